//! The names that results of `arith` ops ask for when printed: `%c4_i32`, `%cst`, `%true`, `%sum`.

use crate::ir::{AttrData, Ir, Op, TypeData};

pub(super) fn constant(ir: &Ir, op: Op, _: usize) -> Option<String> {
    Some(match ir.attr_data(ir.attr(op, "value")?) {
        AttrData::Integer { value, ty } => match ir.type_data(*ty) {
            TypeData::Integer { width: 1, .. } => if *value == 0 { "false" } else { "true" }.into(),
            TypeData::Integer { width, .. } => format!("c{value}_i{width}"),
            _ => format!("c{value}"),
        },
        _ => "cst".into(),
    })
}

pub(super) fn sum_overflow(_: &Ir, _: Op, i: usize) -> Option<String> {
    ["sum", "overflow"].get(i).map(ToString::to_string)
}

pub(super) fn low_high(_: &Ir, _: Op, i: usize) -> Option<String> {
    ["low", "high"].get(i).map(ToString::to_string)
}
