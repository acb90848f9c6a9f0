//! `iree-vm-resolve-rodata-loads`: a global that always holds one read-only segment, or null, gives way to that.

use rustc_hash::FxHashMap;

use crate::dialects::vm::consts::{ConstRefRodata, ConstRefZero};
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
        if ir.kind(global) != GlobalRef::KIND
            || is_public(ir, global)
            || ir.has_attr(global, "is_mutable")
        {
            continue;
        }
        let Some(name) = symbol_name(ir, global).map(str::to_owned) else {
            continue;
        };
        let symbol = ir.symbol_attr(&name);
        let users = users.get(&symbol).cloned().unwrap_or_default();
        if let Some(held) = always_held(ir, &users) {
            resolve(ir, &users, held);
            ir.erase(global);
        }
    }
    Ok(())
}

/// What a global holds whenever it is loaded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Null,
    Segment(Attr),
}

/// What a global that is only loaded and stored always holds: what every store puts there, in the entry block of an
/// initializer, or null if nothing stores.
fn always_held(ir: &Ir, users: &[Op]) -> Option<Held> {
    let (stores, others): (Vec<Op>, Vec<Op>) = users
        .iter()
        .partition(|&&op| ir.kind(op) == GlobalStoreRef::KIND);
    if others.iter().any(|&op| ir.kind(op) != GlobalLoadRef::KIND) {
        return None;
    }
    let Some((&first, rest)) = stores.split_first() else {
        return Some(Held::Null);
    };
    let held = stored(ir, first)?;
    rest.iter()
        .all(|&store| stored(ir, store) == Some(held))
        .then_some(held)
}

fn stored(ir: &Ir, store: Op) -> Option<Held> {
    let block = ir.parent_block(store)?;
    let in_initializer =
        ir.kind(ir.parent_op(store)?) == Initializer::KIND && ir.is_entry_block(block);
    let value = ir.defining_op(ir.operand(store, 0))?;
    match ir.kind(value) {
        _ if !in_initializer => None,
        ConstRefRodata::KIND => ir.attr(value, "rodata").map(Held::Segment),
        ConstRefZero::KIND => Some(Held::Null),
        _ => None,
    }
}

fn resolve(ir: &mut Ir, users: &[Op], held: Held) {
    for &op in users {
        if ir.kind(op) != GlobalLoadRef::KIND {
            ir.erase(op);
            continue;
        }
        let ty = ir.value_type(ir.result(op, 0));
        let mut b = Builder::before(ir, op);
        let value = match held {
            Held::Null => b.op(ConstRefZero::KIND),
            Held::Segment(rodata) => b.op(ConstRefRodata::KIND).attr("rodata", rodata),
        };
        let value = value.results([ty]).value();
        ir.replace_op(op, &[value]);
    }
}
