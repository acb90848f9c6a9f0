//! The `vm` dialect: what a module is just before it becomes bytes.
//!
//! Values are registers: `i32`, `i64`, `f32`, `f64` and refs to objects. Ops that have an instruction carry its
//! mnemonic as their name; pseudo ops are expanded when code is emitted. One file holds one family of ops.

pub mod arith;
pub mod buffers;
pub mod calls;
pub mod canonicalize;
pub mod compare;
pub mod consts;
pub mod control;
pub mod convert;
pub mod debug;
pub mod float;
mod fold;
pub mod globals;
pub mod instruction;
pub mod lists;
mod names;
mod rows;
pub mod structural;
mod types;
mod verify;

pub use types::{COUNT_NAMES, buffer_type, element_of, is_ref_type, list_type, ref_type};

use crate::ir::def::Dialect;
use crate::ir::{Attr, Builder, FloatKind, Op, OpDef, Type};

/// The number of the dialect.
pub const ID: u8 = 16;

/// The families by row number: each starts where the one before it ends.
const FAMILIES: [&[OpDef]; 15] = [
    structural::OPS,
    globals::OPS,
    globals::indirect::OPS,
    consts::OPS,
    buffers::OPS,
    buffers::access::OPS,
    lists::OPS,
    lists::access::OPS,
    arith::OPS,
    float::OPS,
    compare::OPS,
    convert::OPS,
    control::OPS,
    calls::OPS,
    debug::OPS,
];

const COUNT: usize = debug::END as usize;

/// One slice of all rows, since a dialect is one table to the registry.
static OPS: [OpDef; COUNT] = {
    let mut rows = [OpDef::EMPTY; COUNT];
    let (mut family, mut at) = (0, 0);
    while family < FAMILIES.len() {
        let mut i = 0;
        while i < FAMILIES[family].len() {
            rows[at] = FAMILIES[family][i];
            at += 1;
            i += 1;
        }
        family += 1;
    }
    assert!(at == COUNT, "a family starts where the one before it ends");
    rows
};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "vm",
    id: ID,
    ops: &OPS,
    types: types::TYPES,
    attrs: types::ATTRS,
    constant: Some(constant),
    ..Dialect::EMPTY
};

/// Makes the op that holds a constant: the zero form where there is one.
pub fn constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    use crate::ir::AttrData;
    let (zero, kinds) = match (
        b.ir.attr_data(value),
        b.ir.int_width(ty),
        b.ir.float_kind(ty),
    ) {
        (AttrData::Integer { value, .. }, Some(32), _) => (
            *value == 0,
            (consts::ConstI32::KIND, consts::ConstI32Zero::KIND),
        ),
        (AttrData::Integer { value, .. }, Some(64), _) => (
            *value == 0,
            (consts::ConstI64::KIND, consts::ConstI64Zero::KIND),
        ),
        // Negative zero has bits of its own, so it is not the zero form.
        (AttrData::Float { bits, .. }, _, Some(FloatKind::F32)) => (
            *bits == 0,
            (consts::ConstF32::KIND, consts::ConstF32Zero::KIND),
        ),
        (AttrData::Float { bits, .. }, _, Some(FloatKind::F64)) => (
            *bits == 0,
            (consts::ConstF64::KIND, consts::ConstF64Zero::KIND),
        ),
        _ => return None,
    };
    let op = if zero {
        b.op(kinds.1)
    } else {
        b.op(kinds.0).attr("value", value)
    };
    Some(op.results([ty]).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_rows_agree() {
        let registry = crate::dialects::registry();
        for (kind, name) in [
            (structural::Module::KIND, "vm.module"),
            (
                globals::indirect::GlobalStoreIndirectRef::KIND,
                "vm.global.store.indirect.ref",
            ),
            (consts::AssignRef::KIND, "vm.assign.ref"),
            (buffers::access::BufferStoreF64::KIND, "vm.buffer.store.f64"),
            (lists::access::ListSetRef::KIND, "vm.list.set.ref"),
            (arith::ShrI64U::KIND, "vm.shr.i64.u"),
            (float::CopySignF64::KIND, "vm.copysign.f64"),
            (compare::CmpNzRef::KIND, "vm.cmp.nz.ref"),
            (convert::SelectRef::KIND, "vm.select.ref"),
            (control::Yield::KIND, "vm.yield"),
            (calls::ImportResolved::KIND, "vm.import.resolved"),
            (debug::OptimizationBarrier::KIND, "vm.optimization_barrier"),
        ] {
            assert_eq!(registry.find_op(name), Some(kind), "{name}");
        }
    }
}
