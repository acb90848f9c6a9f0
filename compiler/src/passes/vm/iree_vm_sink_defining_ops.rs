//! `iree-vm-sink-defining-ops`: pure ops of the entry block move as far towards the uses of their result as one copy
//! can, so that the result takes a register only there. For targets where stack is scarcer than time.

use crate::ir::{Block, Dominance, Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};
use crate::rewrite::is_pure;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-sink-defining-ops",
    summary: "move pure ops of the entry block to their uses",
    anchor: Anchor::Named("vm.func"),
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let Some(entry) = ir.first_block(ir.region(function, 0)) else {
        return Ok(());
    };
    let mut dominance = Dominance::new();
    // Backwards, so that an op follows the ops that it feeds.
    for op in ir.block_ops(entry).collect::<Vec<_>>().into_iter().rev() {
        sink(ir, &mut dominance, entry, op);
    }
    Ok(())
}

fn sink(ir: &mut Ir, dominance: &mut Dominance, entry: Block, op: Op) {
    if ir.result_count(op) != 1 || ir.operand_count(op) > 0 || !is_pure(ir, op) {
        return;
    }
    let users = ir.users(ir.result(op, 0));
    let blocks = users.iter().filter_map(|&user| ir.parent_block(user));
    let Some(block) = blocks
        .map(Some)
        .reduce(|a, b| dominance.common_dominator(ir, a?, b?))
        .flatten()
    else {
        return;
    };
    if block == entry {
        return;
    }
    let here: Vec<Op> = users
        .into_iter()
        .filter(|&user| ir.parent_block(user) == Some(block))
        .collect();
    let first = here
        .into_iter()
        .reduce(|a, b| if ir.is_before(a, b) { a } else { b });
    let place = first.unwrap_or_else(|| ir.terminator(block));
    ir.move_before(op, place);
}
