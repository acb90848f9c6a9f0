//! `iree-vm-drop-optimization-barriers`: values no longer hide from folds, since none come.

use crate::dialects::vm::debug::OptimizationBarrier;
use crate::ir::Op;
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-drop-optimization-barriers",
    summary: "replace optimization barriers by their operands",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, root: Op) -> PassResult {
    for op in cx.ir.walk_kind(root, OptimizationBarrier::KIND) {
        let operand = cx.ir.operand(op, 0);
        cx.ir.replace_op(op, &[operand]);
    }
    Ok(())
}
