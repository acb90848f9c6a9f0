//! Custom forms and type inference that the rows of `arith` cannot say.

use crate::ir::{Ir, Op, OpSpec, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

/// `arith.constant`: the type of the value.
pub(super) fn infer_constant(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let value = spec.attr(ir, "value")?;
    Some(vec![ir.attr_type(value)?])
}

/// Comparisons: `i1` in the shape of the first operand.
pub(crate) fn infer_bool(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let ty = ir.value_type(*spec.operands.first()?);
    let i1 = ir.int_type(1);
    Some(vec![ir.with_element_type(ty, i1)])
}

/// `%c, %a, %b : type`, or `%c, %a, %b : condition-type, type`.
pub(super) fn select(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let condition = p.operand()?;
    p.expect(",")?;
    let on_true = p.operand()?;
    p.expect(",")?;
    let on_false = p.operand()?;
    p.attr_dict(spec)?;
    let first = p.colon_type()?;
    let (condition_type, ty) = if p.eat(",") {
        (first, p.ty()?)
    } else {
        (p.ir.int_type(1), first)
    };
    p.resolve_into(
        &[condition, on_true, on_false],
        &[condition_type, ty, ty],
        spec,
    )?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_select(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    p.operands(p.ir.operands(op));
    p.attr_dict(op, &[]);
    p.text(" : ");
    let condition_type = p.ir.value_type(p.ir.operand(op, 0));
    if p.ir.int_width(condition_type).is_none() {
        p.ty(condition_type);
        p.text(", ");
    }
    p.ty(p.ir.value_type(p.ir.operand(op, 1)));
}
