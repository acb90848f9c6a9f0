//! Arithmetic: constants brought together, products fused with sums, inverted comparisons inverted.
//!
//! Integers wrap, so that sums and products may be regrouped. Floats round, so that they may not: `a * b + c` with
//! two roundings stays that.

use super::compare;
use crate::dialects::vm::arith::{AddI32, AddI64, FmaI32, FmaI64, MulI32, MulI64, XorI32};
use crate::dialects::vm::float::{AddF32, AddF64, FmaF32, FmaF64, MulF32, MulF64};
use crate::dialects::vm::fold::constant;
use crate::ir::{Builder, FloatKind, Ir, Op, OpKind, Value};

/// Rewrites of ops of two operands.
pub(in crate::dialects::vm) fn binary(ir: &mut Ir, op: Op) -> bool {
    match ir.kind(op) {
        AddI32::KIND => regroup(ir, op) || fuse(ir, op, MulI32::KIND, FmaI32::KIND),
        AddI64::KIND => regroup(ir, op) || fuse(ir, op, MulI64::KIND, FmaI64::KIND),
        MulI32::KIND | MulI64::KIND => regroup(ir, op),
        XorI32::KIND if constant(ir, ir.operand(op, 1)) == Some(1) => compare::inverse(ir, op),
        _ => false,
    }
}

/// `(x + c) + d` is `x + (c + d)`, and the same for products.
fn regroup(ir: &mut Ir, op: Op) -> bool {
    let (inner, outer) = (ir.operand(op, 0), ir.operand(op, 1));
    let Some(inner) = ir.defining_op(inner).filter(|&i| ir.kind(i) == ir.kind(op)) else {
        return false;
    };
    let (x, c) = (ir.operand(inner, 0), ir.operand(inner, 1));
    if constant(ir, outer).is_none() || constant(ir, c).is_none() || constant(ir, x).is_some() {
        return false;
    }
    let kind = ir.kind(op);
    // Of constants: it folds.
    let both = Builder::before(ir, op)
        .op(kind)
        .operands([c, outer])
        .value();
    ir.set_operand(op, 0, x);
    ir.set_operand(op, 1, both);
    true
}

/// `a * b + c` is one op if nothing else needs the product, and it stands in the same block: a product is not moved
/// into a loop.
fn fuse(ir: &mut Ir, op: Op, multiply: OpKind, fused: OpKind) -> bool {
    for (product, other) in [(0, 1), (1, 0)] {
        let product = ir.operand(op, product);
        let Some(factors) = ir.defining_op(product).filter(|&p| ir.kind(p) == multiply) else {
            continue;
        };
        if ir.has_one_use(product) && ir.parent_block(factors) == ir.parent_block(op) {
            let operands = [
                ir.operand(factors, 0),
                ir.operand(factors, 1),
                ir.operand(op, other),
            ];
            replace(ir, op, fused, operands);
            return true;
        }
    }
    false
}

/// Rewrites of `a * b + c`.
pub(in crate::dialects::vm) fn ternary(ir: &mut Ir, op: Op) -> bool {
    let (add, multiply) = match ir.kind(op) {
        FmaI32::KIND => (AddI32::KIND, MulI32::KIND),
        FmaI64::KIND => (AddI64::KIND, MulI64::KIND),
        FmaF32::KIND => (AddF32::KIND, MulF32::KIND),
        FmaF64::KIND => (AddF64::KIND, MulF64::KIND),
        _ => return false,
    };
    let [a, b, c] = [0, 1, 2].map(|i| ir.operand(op, i));
    // A product by one is exact, and so is the sum with what is neutral to addition: one rounding is left.
    if is_one(ir, a) {
        replace(ir, op, add, [b, c]);
    } else if is_one(ir, b) {
        replace(ir, op, add, [a, c]);
    } else if is_neutral(ir, c) {
        replace(ir, op, multiply, [a, b]);
    } else {
        return false;
    }
    true
}

fn replace<const N: usize>(ir: &mut Ir, op: Op, kind: OpKind, operands: [Value; N]) {
    let value = Builder::before(ir, op).op(kind).operands(operands).value();
    ir.replace_op(op, &[value]);
}

fn is_one(ir: &Ir, value: Value) -> bool {
    constant(ir, value) == Some(bits_of(ir, value, 1, 1.0))
}

/// Whether adding the value changes nothing. For floats that is -0 alone.
fn is_neutral(ir: &Ir, value: Value) -> bool {
    constant(ir, value) == Some(bits_of(ir, value, 0, -0.0))
}

/// The bits of a number in the type of a value.
fn bits_of(ir: &Ir, value: Value, int: i64, float: f32) -> i64 {
    match ir.float_kind(ir.value_type(value)) {
        Some(FloatKind::F32) => float.to_bits().into(),
        Some(_) => f64::from(float).to_bits().cast_signed(),
        None => int,
    }
}
