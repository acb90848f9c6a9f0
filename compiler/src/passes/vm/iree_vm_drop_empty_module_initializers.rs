//! `iree-vm-drop-empty-module-initializers`: `__init` and `__deinit` that do nothing go, with their exports.

use crate::dialects::vm::control::Return;
use crate::dialects::vm::structural::{Export, Func};
use crate::ir::symbols::symbol_name;
use crate::ir::{Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-drop-empty-module-initializers",
    summary: "drop initialization functions that do nothing",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for name in ["__init", "__deinit"] {
        let members = ir.body_ops(module);
        let Some(&function) = members
            .iter()
            .find(|&&op| symbol_name(ir, op) == Some(name))
        else {
            continue;
        };
        if !is_empty(ir, function) {
            continue;
        }
        for op in members {
            let exports = ir.kind(op) == Export::KIND
                && ir.attr(op, "function_ref").and_then(|a| ir.symbol_name(a)) == Some(name);
            if exports {
                ir.erase(op);
            }
        }
        ir.erase(function);
    }
    Ok(())
}

fn is_empty(ir: &Ir, function: Op) -> bool {
    let body = ir.region(function, 0);
    ir.kind(function) == Func::KIND
        && ir.has_one_block(body)
        && ir
            .first_block(body)
            .and_then(|b| ir.first_op(b))
            .is_some_and(|op| ir.kind(op) == Return::KIND)
}
