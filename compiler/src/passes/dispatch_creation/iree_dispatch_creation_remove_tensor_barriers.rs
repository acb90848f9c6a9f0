//! `iree-dispatch-creation-remove-tensor-barriers`: the marks around the computation have done their work.

use crate::dialects::iree_tensor_ext::{ComputeBarrierEnd, ComputeBarrierStart};
use crate::ir::{Op, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-remove-tensor-barriers",
    summary: "remove compute barriers",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for op in cx.ir.walk(function, WalkOrder::Pre) {
        if [ComputeBarrierStart::KIND, ComputeBarrierEnd::KIND].contains(&cx.ir.kind(op)) {
            let source = cx.ir.operand(op, 0);
            cx.ir.replace_op(op, &[source]);
        }
    }
    Ok(())
}
