//! `iree-dispatch-creation-elementwise-op-fusion`: an elementwise op that feeds one other op becomes part of it,
//! so that the tensor between them is never stored.

use super::fusion::{Candidate, drop_unread_outputs, generics, simplify_operands};
use crate::ir::{Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-elementwise-op-fusion",
    summary: "fuse elementwise producers into their only consumer",
    anchor: Anchor::Function,
    run,
};

/// More operands than this make a dispatch slower to call than two smaller ones.
pub(super) const MAX_OPERANDS: usize = 32;

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for op in generics(ir, function) {
        drop_unread_outputs(ir, op);
        simplify_operands(ir, op);
    }
    // Consumers come after their producers, so one walk over the list sees chains whole; a joined op takes its
    // consumer's place and is looked at again.
    for op in generics(ir, function) {
        if ir.is_live(op) {
            let mut consumer = op;
            while let Some(joined) = fuse_one(ir, consumer) {
                consumer = joined;
            }
        }
    }
    Ok(())
}

fn fuse_one(ir: &mut Ir, consumer: Op) -> Option<Op> {
    let candidate = (0..ir.operand_range(consumer, 0).len())
        .filter_map(|input| Candidate::of(ir, consumer, input))
        .find(|c| is_worth_it(ir, c))?;
    Some(candidate.fuse(ir))
}

fn is_worth_it(ir: &Ir, candidate: &Candidate) -> bool {
    candidate.is_only_use(ir)
        && candidate.operand_count() <= MAX_OPERANDS
        && (candidate.computes_once() || candidate.is_cheap(ir))
}
