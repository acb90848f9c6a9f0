//! Constants: zero has a form of its own.

use crate::dialects::vm;
use crate::ir::{Builder, Ir, Op};

/// The zero form of a constant that is zero; -0 is not.
pub(in crate::dialects::vm) fn zero_form(ir: &mut Ir, op: Op) -> bool {
    if vm::consts::constant_bits(ir, op) != Some(0) {
        return false;
    }
    let (Some(value), ty) = (ir.attr(op, "value"), ir.value_type(ir.result(op, 0))) else {
        return false;
    };
    let Some(zero) = vm::constant(&mut Builder::before(ir, op), value, ty) else {
        return false;
    };
    let zero = ir.result(zero, 0);
    ir.replace_op(op, &[zero]);
    true
}
