//! `iree-dispatch-creation-insert-tensor-barriers`: marks where tensors enter and leave the part of a function
//! that computes, so that rewrites of shapes stay inside it.

use crate::dialects::iree_tensor_ext::{ComputeBarrierEnd, ComputeBarrierStart};
use crate::dialects::linalg::maps;
use crate::dialects::{arith, tensor};
use crate::ir::{Builder, Ir, Op, OpKind, Use, Value, ValueDef, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-insert-tensor-barriers",
    summary: "mark where tensors enter and leave the computation",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let ops = ir.walk(function, WalkOrder::Pre);
    for value in entering(ir, function, &ops) {
        mark(ir, value, ComputeBarrierStart::KIND, |ir, u| {
            computes(ir, u.op)
        });
    }
    for op in ops {
        if !computes_at_all(ir, op) {
            continue;
        }
        for value in ir.results(op) {
            mark(ir, value, ComputeBarrierEnd::KIND, |ir, u| {
                !computes(ir, u.op)
            });
        }
    }
    Ok(())
}

/// Whether an op is part of the computation on tensors.
fn computes(ir: &Ir, op: Op) -> bool {
    maps::is_structured(ir, op) || ir.op_name(op).starts_with("tensor.")
}

/// A constant or an undefined tensor is no computation whose end is worth a mark.
fn computes_at_all(ir: &Ir, op: Op) -> bool {
    computes(ir, op) && tensor::Empty::of(ir, op).is_none()
}

/// Tensors that come into the computation from outside: arguments of the function, imports, results of calls.
/// Constants, and globals, which passes may still fold into the computation, are left alone.
fn entering(ir: &Ir, function: Op, ops: &[Op]) -> Vec<Value> {
    let arguments = ir
        .regions(function)
        .first()
        .and_then(|&r| ir.first_block(r))
        .map(|entry| ir.block_args(entry).to_vec())
        .unwrap_or_default();
    let outside = |op: Op| {
        !computes(ir, op)
            && arith::Constant::of(ir, op).is_none()
            && !ir.op_name(op).starts_with("util.global.load")
            && ir.region_count(op) == 0
            && op != function
    };
    let results = ops
        .iter()
        .filter(|&&op| outside(op))
        .flat_map(|&op| ir.results(op));
    arguments
        .into_iter()
        .chain(results)
        .filter(|&v| ir.is_ranked_tensor(ir.value_type(v)))
        .collect()
}

/// Puts a mark after `value` for those uses that `pick` names, if there are any.
fn mark(ir: &mut Ir, value: Value, kind: OpKind, pick: impl Fn(&Ir, Use) -> bool) {
    let is_tensor = ir.is_ranked_tensor(ir.value_type(value));
    let barrier = [ComputeBarrierStart::KIND, ComputeBarrierEnd::KIND];
    let wanted = |ir: &Ir, u: Use| !barrier.contains(&ir.kind(u.op)) && pick(ir, u);
    if !is_tensor || !ir.uses(value).any(|u| wanted(ir, u)) {
        return;
    }
    let ty = ir.value_type(value);
    // Barriers of tensors with open extents name these; no program here has any yet.
    if ir
        .shape(ty)
        .is_some_and(|s| s.contains(&crate::ir::DYNAMIC))
    {
        return;
    }
    let mut b = match ir.value_def(value) {
        ValueDef::Result(op, _) => Builder::after(ir, op),
        ValueDef::Arg(block, i) => {
            let loc = ir.block_arg_loc(block, i);
            Builder::new(ir, crate::ir::InsertPoint::Start(block), loc)
        }
        ValueDef::Placeholder => return,
    };
    let marked = b.op(kind).operands([value]).results([ty]).value();
    ir.replace_uses_if(value, marked, wanted);
}
