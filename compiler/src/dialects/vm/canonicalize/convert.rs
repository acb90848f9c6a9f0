//! Conversions: pseudo ones by two that have instructions, and casts of null.

use crate::dialects::vm::consts::ConstRefZero;
use crate::dialects::vm::convert::{CastAnyRef, CastRefAny, chain};
use crate::dialects::vm::fold::is_null;
use crate::ir::{Builder, Ir, Op};

/// Rewrites of conversions.
pub(in crate::dialects::vm) fn conversion(ir: &mut Ir, op: Op) -> bool {
    let operand = ir.operand(op, 0);
    let kind = ir.kind(op);
    let value = if let Some(kinds) = chain(kind) {
        let mut b = Builder::before(ir, op);
        kinds
            .iter()
            .fold(operand, |value, &kind| b.op(kind).operands([value]).value())
    } else if (kind == CastAnyRef::KIND || kind == CastRefAny::KIND) && is_null(ir, operand) {
        let ty = ir.value_type(ir.result(op, 0));
        Builder::before(ir, op)
            .op(ConstRefZero::KIND)
            .results([ty])
            .value()
    } else {
        return false;
    };
    ir.replace_op(op, &[value]);
    true
}
