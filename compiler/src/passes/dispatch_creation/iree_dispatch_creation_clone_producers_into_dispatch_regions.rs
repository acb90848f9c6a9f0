//! `iree-dispatch-creation-clone-producers-into-dispatch-regions`: what is cheaper to make again than to pass to
//! a dispatch moves inside: scalar constants, splat and small tensor constants, empty tensors, fills.

use crate::dialects::linalg::Fill;
use crate::dialects::{arith, flow, tensor};
use crate::ir::{AttrData, Ir, Mapping, Op, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-clone-producers-into-dispatch-regions",
    summary: "clone cheap producers into dispatch regions",
    anchor: Anchor::Function,
    run,
};

/// The largest constant that every dispatch carries a copy of, in bytes (IREE's
/// `--iree-flow-inline-constants-max-byte-length`).
const INLINE_CONSTANT_BYTES: u64 = 256;

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for region in cx.ir.walk_kind(function, flow::DispatchRegion::KIND) {
        // A clone may itself use something that is cheap.
        while clone_one(cx.ir, region) {}
    }
    Ok(())
}

fn clone_one(ir: &mut Ir, region: Op) -> bool {
    let outside = |ir: &Ir, value: Value| {
        ir.defining_op(value)
            .filter(|&op| !ir.is_inside(op, region) && is_cheap(ir, op))
    };
    let found = ir
        .walk(region, WalkOrder::Pre)
        .into_iter()
        .filter(|&op| op != region)
        .flat_map(|op| ir.operand_vec(op))
        .find_map(|value| outside(ir, value).map(|op| (value, op)));
    let Some((value, producer)) = found else {
        return false;
    };
    let clone = ir.clone_op(producer, &mut Mapping::new());
    let entry = ir.body_block(region);
    ir.prepend(entry, clone);
    let clone = ir.result(clone, 0);
    ir.replace_uses_if(value, clone, |ir, u| {
        u.op != region && ir.is_inside(u.op, region)
    });
    true
}

fn is_cheap(ir: &Ir, op: Op) -> bool {
    if ir.result_count(op) != 1 {
        return false;
    }
    if let Some(constant) = arith::Constant::of(ir, op) {
        return ir
            .attr(constant.0, "value")
            .is_some_and(|value| is_small(ir, value));
    }
    tensor::Empty::of(ir, op).is_some() || Fill::of(ir, op).is_some()
}

fn is_small(ir: &Ir, value: crate::ir::Attr) -> bool {
    match ir.attr_data(value) {
        AttrData::Dense { splat: true, .. } => true,
        AttrData::Dense { data, .. } => ir.blob_bytes(*data).len() as u64 <= INLINE_CONSTANT_BYTES,
        AttrData::Integer { .. } | AttrData::Float { .. } => true,
        _ => false,
    }
}
