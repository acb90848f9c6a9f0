//! `iree-vm-sink-defining-ops`: pure ops of the entry block move to the one block that uses their result, so that
//! the result takes a register only there. For targets where stack is scarcer than time.

use crate::ir::{Ir, Op};
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
    // Backwards, so that an op follows the ops that it feeds.
    for op in ir.block_ops(entry).collect::<Vec<_>>().into_iter().rev() {
        sink(ir, op);
    }
    Ok(())
}

fn sink(ir: &mut Ir, op: Op) {
    if ir.result_count(op) != 1 || ir.operand_count(op) > 0 || !is_pure(ir, op) {
        return;
    }
    let home = ir.parent_block(op);
    let users = ir.users(ir.result(op, 0));
    let Some(block) = users.first().and_then(|&user| ir.parent_block(user)) else {
        return;
    };
    if Some(block) == home
        || users
            .iter()
            .any(|&user| ir.parent_block(user) != Some(block))
    {
        return;
    }
    let first = users
        .into_iter()
        .reduce(|a, b| if ir.is_before(a, b) { a } else { b });
    if let Some(first) = first {
        ir.move_before(op, first);
    }
}
