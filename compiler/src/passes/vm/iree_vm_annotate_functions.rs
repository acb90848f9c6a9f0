//! `iree-vm-annotate-functions`: functions that may suspend get `vm.yield`, those that may fail while they hold
//! references get `vm.unwind`. Both spread from callees to callers.

use rustc_hash::FxHashSet;

use crate::dialects::vm::buffers::BufferLength;
use crate::dialects::vm::structural::Func;
use crate::dialects::vm::{calls, control, is_ref_type};
use crate::ir::symbols::symbol_name;
use crate::ir::{Ir, Op, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-annotate-functions",
    summary: "mark functions that may suspend, and those that may fail while holding references",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let functions: Vec<Op> = ir
        .body_ops(module)
        .into_iter()
        .filter(|&op| ir.kind(op) == Func::KIND)
        .collect();
    let mut yields = names_of(ir, &ir.body_ops(module), |ir, op| {
        ir.has_attr(op, "vm.yield")
            || ir.kind(op) == Func::KIND && !ir.walk_kind(op, control::Yield::KIND).is_empty()
    });
    let mut unwinds = names_of(ir, &ir.body_ops(module), |ir, op| {
        ir.has_attr(op, "vm.unwind")
            || ir.kind(op) == Func::KIND
                && holds_refs(ir, op)
                && ir
                    .walk(op, WalkOrder::Pre)
                    .into_iter()
                    .any(|inner| may_fail(ir, inner))
    });
    let mut changed = true;
    while changed {
        changed = false;
        for &function in &functions {
            let Some(name) = symbol_name(ir, function).map(str::to_owned) else {
                continue;
            };
            for callee in callees(ir, function) {
                changed |= yields.contains(&callee) && yields.insert(name.clone());
                changed |= unwinds.contains(&callee) && unwinds.insert(name.clone());
            }
        }
    }
    let unit = ir.unit_attr();
    for function in functions {
        let name = symbol_name(ir, function).unwrap_or_default().to_owned();
        if yields.contains(&name) {
            ir.set_attr(function, "vm.yield", unit);
        }
        if unwinds.contains(&name) {
            ir.set_attr(function, "vm.unwind", unit);
        }
    }
    Ok(())
}

fn names_of(ir: &Ir, ops: &[Op], is: impl Fn(&Ir, Op) -> bool) -> FxHashSet<String> {
    ops.iter()
        .filter(|&&op| is(ir, op))
        .filter_map(|&op| symbol_name(ir, op).map(str::to_owned))
        .collect()
}

fn callees(ir: &Ir, function: Op) -> Vec<String> {
    ir.walk(function, WalkOrder::Pre)
        .into_iter()
        .filter_map(|op| ir.attr(op, "callee"))
        .filter_map(|a| ir.symbol_name(a).map(str::to_owned))
        .collect()
}

/// Buffer and list ops, calls, and what fails on purpose.
fn may_fail(ir: &Ir, op: Op) -> bool {
    let name = ir.op_name(op);
    let kind = ir.kind(op);
    name.starts_with("vm.buffer.") && kind != BufferLength::KIND
        || name.starts_with("vm.list.")
        || name.starts_with("vm.check.")
        || [
            control::Fail::KIND,
            control::CondFail::KIND,
            calls::Call::KIND,
            calls::CallVariadic::KIND,
            calls::CallYieldable::KIND,
            calls::CallVariadicYieldable::KIND,
        ]
        .contains(&kind)
}

fn holds_refs(ir: &Ir, function: Op) -> bool {
    let is_ref = |v| is_ref_type(ir, ir.value_type(v));
    ir.region_blocks(ir.region(function, 0)).any(|block| {
        ir.block_args(block).iter().any(|&v| is_ref(v))
            || ir.block_ops(block).any(|op| ir.results(op).any(is_ref))
    })
}
