//! `iree-global-opt-remove-zero-extent-tensors`: a computed tensor without elements is an empty tensor, and
//! needs no code.

use crate::dialects::linalg::maps;
use crate::dialects::{arith, tensor};
use crate::ir::{Builder, Ir, Op, Type, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-global-opt-remove-zero-extent-tensors",
    summary: "replace computed tensors without elements by tensor.empty",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for op in ir.walk(function, WalkOrder::Pre) {
        if !computes(ir, op) {
            continue;
        }
        for result in ir.results(op) {
            let ty = ir.value_type(result);
            if has_no_elements(ir, ty) && ir.has_uses(result) {
                let empty = Builder::before(ir, op)
                    .op(tensor::Empty::KIND)
                    .results([ty])
                    .value();
                ir.replace_all_uses(result, empty);
            }
        }
    }
    Ok(())
}

fn computes(ir: &Ir, op: Op) -> bool {
    let of_tensor = ir.op_name(op).starts_with("tensor.") && tensor::Empty::of(ir, op).is_none();
    of_tensor || maps::is_structured(ir, op) || arith::Constant::of(ir, op).is_some()
}

fn has_no_elements(ir: &Ir, ty: Type) -> bool {
    ir.is_ranked_tensor(ty) && ir.element_count(ty) == Some(0)
}
