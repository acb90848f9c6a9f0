//! Integer division in device code never fails: by zero it gives all ones, and the remainder is the dividend.
//!
//! Host code keeps the bare division, which stops the program with a status.

use crate::dialects::arith;
use crate::ir::{Builder, Ir, Op, OpKind, Type, Value, WalkOrder};

/// Ops whose quotient by zero is all ones.
const QUOTIENTS: &[OpKind] = &[
    arith::DivSI::KIND,
    arith::DivUI::KIND,
    arith::FloorDivSI::KIND,
    arith::CeilDivSI::KIND,
    arith::CeilDivUI::KIND,
];

/// Ops whose remainder by zero is the dividend.
const REMAINDERS: &[OpKind] = &[arith::RemSI::KIND, arith::RemUI::KIND];

/// Divides by one where the divisor is zero, and replaces what comes out.
pub(super) fn define_by_zero(ir: &mut Ir, function: Op) {
    for op in ir.walk(function, WalkOrder::Pre) {
        let quotient = QUOTIENTS.contains(&ir.kind(op));
        if !quotient && !REMAINDERS.contains(&ir.kind(op)) {
            continue;
        }
        let (dividend, divisor) = (ir.operand(op, 0), ir.operand(op, 1));
        let never_zero = ir.constant_int(divisor).is_some_and(|n| n != 0);
        let ty = ir.value_type(divisor);
        if never_zero || ir.is_tensor(ty) {
            continue;
        }
        let mut b = Builder::before(ir, op);
        let (zero, one) = (constant(&mut b, 0, ty), constant(&mut b, 1, ty));
        let by_zero = b.ir.i64_attr(EQUAL);
        let by_zero = b
            .op(arith::CmpI::KIND)
            .operands([divisor, zero])
            .attr("predicate", by_zero)
            .value();
        let defined = select(&mut b, by_zero, one, divisor);
        ir.set_operand(op, 1, defined);
        let result = ir.result(op, 0);
        let users = ir.use_vec(result);
        let mut b = Builder::after(ir, op);
        let otherwise = match quotient {
            true => constant(&mut b, -1, ty),
            false => dividend,
        };
        let chosen = select(&mut b, by_zero, otherwise, result);
        for u in users {
            ir.set_operand(u.op, u.operand, chosen);
        }
    }
}

/// `eq` of [`arith::INT_PREDICATES`].
const EQUAL: i64 = 0;

fn constant(b: &mut Builder<'_>, n: i128, ty: Type) -> Value {
    let value = b.ir.int_attr(n, ty);
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

fn select(b: &mut Builder<'_>, condition: Value, yes: Value, no: Value) -> Value {
    b.op(arith::Select::KIND)
        .operands([condition, yes, no])
        .value()
}
