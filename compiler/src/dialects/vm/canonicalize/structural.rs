//! Initializers: constants become initial values, and what then is empty goes.

use crate::dialects::vm::consts::constant_bits;
use crate::dialects::vm::control::Return;
use crate::dialects::vm::globals::{
    GlobalStoreF32, GlobalStoreF64, GlobalStoreI32, GlobalStoreI64,
};
use crate::dialects::vm::structural::Initializer;
use crate::ir::{Attr, Ir, Op, Traits, WalkOrder, symbols};

/// An initializer that only returns does nothing.
pub(in crate::dialects::vm) fn drop_empty_initializer(ir: &mut Ir, op: Op) -> bool {
    let body = ir.region(op, 0);
    let empty = ir.has_one_block(body)
        && ir
            .first_block(body)
            .and_then(|block| ir.first_op(block))
            .is_none_or(|first| ir.kind(first) == Return::KIND);
    if empty {
        ir.erase(op);
    }
    empty
}

/// A constant that an initializer stores before anything can see the global is its initial value.
pub(in crate::dialects::vm) fn constant_stores(ir: &mut Ir, op: Op) -> bool {
    let body = ir.region(op, 0);
    let (true, Some(block)) = (ir.has_one_block(body), ir.first_block(body)) else {
        return false;
    };
    let earlier: Vec<Op> = std::iter::successors(ir.prev_op(op), |&o| ir.prev_op(o))
        .filter(|&o| ir.kind(o) == Initializer::KIND)
        .flat_map(|initializer| ir.walk(initializer, WalkOrder::Pre))
        .filter(|&o| ir.kind(o) != Initializer::KIND)
        .collect();
    let ops: Vec<Op> = ir.block_ops(block).collect();
    let mut changed = false;
    let mut before: Vec<Op> = Vec::new();
    for store in ops {
        match stored_constant(ir, store) {
            Some((name, constant)) if unseen(ir, name, earlier.iter().chain(&before)) => {
                let Some(global) = symbols::resolve(ir, store, name) else {
                    break;
                };
                match (constant_bits(ir, constant), ir.attr(constant, "value")) {
                    (Some(0), None) | (_, None) => ir.remove_attr(global, "initial_value"),
                    (_, Some(value)) => ir.set_attr(global, "initial_value", value),
                }
                ir.erase(store);
                changed = true;
            }
            _ => before.push(store),
        }
    }
    changed
}

/// The global that a store of a constant names, and the constant.
fn stored_constant(ir: &Ir, store: Op) -> Option<(Attr, Op)> {
    let stores = [
        GlobalStoreI32::KIND,
        GlobalStoreI64::KIND,
        GlobalStoreF32::KIND,
        GlobalStoreF64::KIND,
    ];
    if !stores.contains(&ir.kind(store)) {
        return None;
    }
    let constant = ir.defining_op(ir.operand(store, 0))?;
    constant_bits(ir, constant)?;
    Some((ir.attr(store, "global")?, constant))
}

/// Whether none of the ops can read or write the global: each is pure, or accesses another one by name.
fn unseen<'a>(ir: &Ir, name: Attr, mut ops: impl Iterator<Item = &'a Op>) -> bool {
    ops.all(|&op| {
        ir.has_trait(op, Traits::PURE)
            || ir.has_trait(op, Traits::TERMINATOR) && ir.operand_count(op) == 0
            || ir.attr(op, "global").is_some_and(|other| other != name)
    })
}
