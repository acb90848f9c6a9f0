//! Globals: initial values that say nothing, and access through the address of a known global.

use crate::dialects::vm::globals::{self, indirect};
use crate::ir::{AttrData, Builder, Ir, Op, OpKind};

/// Accesses through an address, and the direct ones.
const LOADS: &[(OpKind, OpKind)] = &[
    (
        indirect::GlobalLoadIndirectI32::KIND,
        globals::GlobalLoadI32::KIND,
    ),
    (
        indirect::GlobalLoadIndirectI64::KIND,
        globals::GlobalLoadI64::KIND,
    ),
    (
        indirect::GlobalLoadIndirectF32::KIND,
        globals::GlobalLoadF32::KIND,
    ),
    (
        indirect::GlobalLoadIndirectF64::KIND,
        globals::GlobalLoadF64::KIND,
    ),
    (
        indirect::GlobalLoadIndirectRef::KIND,
        globals::GlobalLoadRef::KIND,
    ),
];
const STORES: &[(OpKind, OpKind)] = &[
    (
        indirect::GlobalStoreIndirectI32::KIND,
        globals::GlobalStoreI32::KIND,
    ),
    (
        indirect::GlobalStoreIndirectI64::KIND,
        globals::GlobalStoreI64::KIND,
    ),
    (
        indirect::GlobalStoreIndirectF32::KIND,
        globals::GlobalStoreF32::KIND,
    ),
    (
        indirect::GlobalStoreIndirectF64::KIND,
        globals::GlobalStoreF64::KIND,
    ),
    (
        indirect::GlobalStoreIndirectRef::KIND,
        globals::GlobalStoreRef::KIND,
    ),
];

/// The op that gives the address used at operand `i`, and the direct access that `op` then is.
fn direct(ir: &Ir, op: Op, i: usize, pairs: &[(OpKind, OpKind)]) -> Option<(Op, OpKind)> {
    let address = ir.defining_op(ir.operand(op, i))?;
    let (_, direct) = pairs.iter().find(|(k, _)| *k == ir.kind(op))?;
    (ir.kind(address) == globals::GlobalAddress::KIND).then_some((address, *direct))
}

/// A load from the address of a global loads the global.
pub(in crate::dialects::vm) fn direct_load(ir: &mut Ir, op: Op) -> bool {
    let Some((address, kind)) = direct(ir, op, 0, LOADS) else {
        return false;
    };
    let Some(global) = ir.attr(address, "global") else {
        return false;
    };
    let immutable = ir.attr(address, "is_immutable");
    let ty = ir.value_type(ir.result(op, 0));
    let mut b = Builder::before(ir, op);
    let mut load = b.op(kind).attr("global", global).results([ty]);
    if let Some(immutable) = immutable {
        load = load.attr("is_immutable", immutable);
    }
    let value = load.value();
    ir.replace_op(op, &[value]);
    true
}

/// A store to the address of a global stores the global.
pub(in crate::dialects::vm) fn direct_store(ir: &mut Ir, op: Op) -> bool {
    let Some((address, kind)) = direct(ir, op, 1, STORES) else {
        return false;
    };
    let Some(global) = ir.attr(address, "global") else {
        return false;
    };
    let value = ir.operand(op, 0);
    Builder::before(ir, op)
        .op(kind)
        .operands([value])
        .attr("global", global)
        .build();
    ir.erase(op);
    true
}

/// A global without an initial value is zero, so that zero needs none. -0 does.
pub(in crate::dialects::vm) fn drop_zero_initial_value(ir: &mut Ir, op: Op) -> bool {
    let zero = ir
        .attr(op, "initial_value")
        .is_some_and(|value| match ir.attr_data(value) {
            AttrData::Integer { value, .. } => *value == 0,
            AttrData::Float { bits, .. } => *bits == 0,
            _ => false,
        });
    if zero {
        ir.remove_attr(op, "initial_value");
    }
    zero
}
