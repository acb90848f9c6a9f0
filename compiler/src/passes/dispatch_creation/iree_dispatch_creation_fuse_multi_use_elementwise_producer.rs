//! `iree-dispatch-creation-fuse-multi-use-elementwise-producer`: an elementwise op with several readers joins
//! the first that runs over the same elements; the joined op gives the results of both.

use super::fusion::{Candidate, generics, sink_other_users};
use super::iree_dispatch_creation_elementwise_op_fusion::MAX_OPERANDS;
use crate::ir::{Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-fuse-multi-use-elementwise-producer",
    summary: "fuse elementwise producers with several readers into the first of them",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
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
    for input in 0..ir.operand_range(consumer, 0).len() {
        let Some(candidate) = Candidate::of(ir, consumer, input) else {
            continue;
        };
        if candidate.can_keep_results(ir)
            && candidate.operand_count() <= MAX_OPERANDS
            && sink_other_users(ir, candidate.producer, consumer)
        {
            return Some(candidate.fuse(ir));
        }
    }
    None
}
