//! Checks that the rows of `arith` cannot say.

use crate::ir::{AttrData, Ir, Op, Type, TypeData};
use crate::syntax::type_text;

/// The value's type is the result's, and it is a value that a constant can hold.
pub(super) fn constant(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some(value) = ir.attr(op, "value") else {
        return;
    };
    let result = ir.value_type(ir.result(op, 0));
    match ir.attr_type(value) {
        Some(ty) if ty != result => faults.push(format!(
            "value of type `{}` does not fit the result type `{}`",
            type_text(ir, ty),
            type_text(ir, result)
        )),
        Some(_) => {}
        None => faults.push("value must be an integer, a float or a dense constant".into()),
    }
    if let AttrData::Integer { ty, .. } = ir.attr_data(value)
        && matches!(ir.type_data(*ty), TypeData::Integer { signedness, .. } if *signedness != crate::ir::Signedness::Signless)
    {
        faults.push("integer return type must be signless".into());
    }
}

fn sides(ir: &Ir, op: Op) -> (Type, Type) {
    (
        ir.value_type(ir.operand(op, 0)),
        ir.value_type(ir.result(op, 0)),
    )
}

fn width(ir: &Ir, ty: Type) -> Option<u32> {
    let element = ir.element_type(ty);
    ir.int_width(element)
        .or_else(|| ir.float_kind(element).map(crate::ir::FloatKind::width))
}

/// Operand and result have the same shape.
pub(super) fn same_shape(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let (from, to) = sides(ir, op);
    if ir.shape(from) != ir.shape(to) || ir.is_tensor(from) != ir.is_tensor(to) {
        faults.push(format!(
            "operand type `{}` and result type `{}` are cast incompatible",
            type_text(ir, from),
            type_text(ir, to)
        ));
    }
}

/// The result is wider than the operand.
pub(super) fn widens(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    same_shape(ir, op, faults);
    let (from, to) = sides(ir, op);
    if width(ir, from)
        .zip(width(ir, to))
        .is_none_or(|(a, b)| a >= b)
    {
        faults.push(format!(
            "result type `{}` must be wider than operand type `{}`",
            type_text(ir, to),
            type_text(ir, from)
        ));
    }
}

/// The result is narrower than the operand.
pub(super) fn narrows(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    same_shape(ir, op, faults);
    let (from, to) = sides(ir, op);
    if width(ir, from)
        .zip(width(ir, to))
        .is_none_or(|(a, b)| a <= b)
    {
        faults.push(format!(
            "result type `{}` must be narrower than operand type `{}`",
            type_text(ir, to),
            type_text(ir, from)
        ));
    }
}

/// Operand and result have the same shape and width.
pub(super) fn same_width(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    same_shape(ir, op, faults);
    let (from, to) = sides(ir, op);
    if width(ir, from) != width(ir, to) {
        faults.push(format!(
            "operand type `{}` and result type `{}` must have the same width",
            type_text(ir, from),
            type_text(ir, to)
        ));
    }
}
