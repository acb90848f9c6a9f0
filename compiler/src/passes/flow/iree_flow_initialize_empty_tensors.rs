//! `iree-flow-initialize-empty-tensors`: a tensor of the host without defined elements becomes
//! `flow.tensor.empty`. Those inside device code are only shapes, and stay.

use crate::dialects::{flow, tensor};
use crate::ir::{Builder, Ir, Op, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-flow-initialize-empty-tensors",
    summary: "turn tensor.empty of the host into flow.tensor.empty",
    anchor: Anchor::Named("util.func"),
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for op in ir.walk_kind(function, tensor::Empty::KIND) {
        if !is_device_code(ir, op) {
            let extents: Vec<Value> = ir.operand_vec(op);
            let ty = ir.value_type(ir.result(op, 0));
            let empty = Builder::before(ir, op)
                .op(flow::TensorEmpty::KIND)
                .operands(extents)
                .results([ty])
                .value();
            ir.replace_op(op, &[empty]);
        }
    }
    Ok(())
}

fn is_device_code(ir: &Ir, op: Op) -> bool {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .any(|o| flow::DispatchWorkgroups::of(ir, o).is_some())
}
