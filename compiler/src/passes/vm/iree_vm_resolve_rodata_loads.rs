//! `iree-vm-resolve-rodata-loads`: a global that always holds one read-only segment gives way to the segment.

use rustc_hash::FxHashMap;

use crate::dialects::vm::consts::ConstRefRodata;
use crate::dialects::vm::globals::{GlobalLoadRef, GlobalRef, GlobalStoreRef};
use crate::dialects::vm::structural::Initializer;
use crate::ir::symbols::{is_public, references, symbol_name};
use crate::ir::{Attr, Builder, Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-resolve-rodata-loads",
    summary: "replace loads of globals that hold a segment by the segment",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut users: FxHashMap<Attr, Vec<Op>> = FxHashMap::default();
    for (op, reference) in references(ir, module) {
        users.entry(reference).or_default().push(op);
    }
    for global in ir.body_ops(module) {
        if ir.kind(global) != GlobalRef::KIND || is_public(ir, global) {
            continue;
        }
        let Some(name) = symbol_name(ir, global).map(str::to_owned) else {
            continue;
        };
        let symbol = ir.symbol_attr(&name);
        let users = users.get(&symbol).cloned().unwrap_or_default();
        if let Some(rodata) = stored_once(ir, &users) {
            resolve(ir, &users, rodata);
            ir.erase(global);
        }
    }
    Ok(())
}

/// The segment that the only store, in the entry block of an initializer, puts into a global that is otherwise
/// loaded.
fn stored_once(ir: &Ir, users: &[Op]) -> Option<Attr> {
    let (stores, others): (Vec<Op>, Vec<Op>) = users
        .iter()
        .partition(|&&op| ir.kind(op) == GlobalStoreRef::KIND);
    let &[store] = &stores[..] else { return None };
    let only_loads = others.iter().all(|&op| ir.kind(op) == GlobalLoadRef::KIND);
    let block = ir.parent_block(store)?;
    let in_initializer =
        ir.kind(ir.parent_op(store)?) == Initializer::KIND && ir.is_entry_block(block);
    let value = ir.defining_op(ir.operand(store, 0))?;
    (only_loads && in_initializer && ir.kind(value) == ConstRefRodata::KIND)
        .then(|| ir.attr(value, "rodata"))
        .flatten()
}

fn resolve(ir: &mut Ir, users: &[Op], rodata: Attr) {
    for &op in users {
        if ir.kind(op) == GlobalLoadRef::KIND {
            let ty = ir.value_type(ir.result(op, 0));
            let value = Builder::before(ir, op)
                .op(ConstRefRodata::KIND)
                .attr("rodata", rodata)
                .results([ty])
                .value();
            ir.replace_op(op, &[value]);
        } else {
            ir.erase(op);
        }
    }
}
