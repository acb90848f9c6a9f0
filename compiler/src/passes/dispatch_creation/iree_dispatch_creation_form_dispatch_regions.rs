//! `iree-dispatch-creation-form-dispatch-regions`: each `linalg` computation on tensors that fusion left gets a
//! dispatch region of its own.
//!
//! A `linalg.fill` alone is no dispatch: it is a splat, or the start of a reduction that takes it inside.

use crate::dialects::flow;
use crate::dialects::linalg::{Fill, maps};
use crate::ir::{Builder, Ir, Op, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-form-dispatch-regions",
    summary: "put each computation into a flow.dispatch.region",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for op in cx.ir.walk(function, WalkOrder::Pre) {
        if is_root(cx.ir, op) {
            form(cx.ir, op);
        }
    }
    Ok(())
}

fn is_root(ir: &Ir, op: Op) -> bool {
    maps::is_structured(ir, op)
        && Fill::of(ir, op).is_none()
        && ir.result_count(op) > 0
        && !in_dispatch(ir, op)
}

/// Whether `op` stands inside device code already.
fn in_dispatch(ir: &Ir, op: Op) -> bool {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o)).any(|o| {
        [flow::DispatchRegion::KIND, flow::DispatchWorkgroups::KIND].contains(&ir.kind(o))
            || flow::Executable::of(ir, o).is_some()
    })
}

fn form(ir: &mut Ir, root: Op) {
    let loc = ir.op_loc(root);
    let types: Vec<Type> = ir.results(root).map(|v| ir.value_type(v)).collect();
    let (body, block) = ir.new_region_with_block(&[], loc);
    let count = ir.new_region();
    let region = Builder::before(ir, root)
        .op(flow::DispatchRegion::KIND)
        .groups(&[&[], &[]])
        .results(types)
        .region(body)
        .region(count)
        .build();
    for (old, new) in ir.results(root).zip(ir.results(region)) {
        ir.replace_all_uses(old, new);
    }
    ir.move_to_end(root, block);
    let results: Vec<Value> = ir.results(root).collect();
    Builder::at_end(ir, block, loc)
        .op(flow::Return::KIND)
        .operands(results)
        .build();
}
