//! Pseudo ops become ops that have instructions, before anything is decided about code.

use crate::dialects::vm::compare as cmp;
use crate::dialects::vm::{arith, consts, control, convert, debug, globals, is_ref_type};
use crate::ir::{Builder, FloatKind, Ir, Op, OpKind, Value, WalkOrder};

/// The status of a failed check.
const FAILED_PRECONDITION: i32 = 9;
/// Units in the last place within which floats are nearly equal.
const NEAR_F32: i64 = 100;
const NEAR_F64: i64 = 50_000_000_000;

/// Expands the pseudo ops inside `function`. `address` gives the address of the global that an op names.
pub(super) fn expand(ir: &mut Ir, function: Op, address: &dyn Fn(&Ir, Op) -> Option<i64>) {
    for op in ir.walk(function, WalkOrder::Pre) {
        expand_op(ir, op, address);
    }
}

fn expand_op(ir: &mut Ir, op: Op, address: &dyn Fn(&Ir, Op) -> Option<i64>) {
    let value = match ir.kind(op) {
        convert::TruncI16I8::KIND => chain(ir, op, &[convert::TruncI32I8::KIND]),
        convert::TruncI64I8::KIND => chain(
            ir,
            op,
            &[convert::TruncI64I32::KIND, convert::TruncI32I8::KIND],
        ),
        convert::TruncI64I16::KIND => chain(
            ir,
            op,
            &[convert::TruncI64I32::KIND, convert::TruncI32I16::KIND],
        ),
        convert::ExtI8I64S::KIND => chain(
            ir,
            op,
            &[convert::ExtI8I32S::KIND, convert::ExtI32I64S::KIND],
        ),
        convert::ExtI8I64U::KIND => chain(
            ir,
            op,
            &[convert::ExtI8I32U::KIND, convert::ExtI32I64U::KIND],
        ),
        convert::ExtI16I64S::KIND => chain(
            ir,
            op,
            &[convert::ExtI16I32S::KIND, convert::ExtI32I64S::KIND],
        ),
        convert::ExtI16I64U::KIND => chain(
            ir,
            op,
            &[convert::ExtI16I32U::KIND, convert::ExtI32I64U::KIND],
        ),
        cmp::CmpNzF32O::KIND => against_zero(ir, op, cmp::CmpNeF32O::KIND),
        cmp::CmpNzF32U::KIND => against_zero(ir, op, cmp::CmpNeF32U::KIND),
        cmp::CmpNzF64O::KIND => against_zero(ir, op, cmp::CmpNeF64O::KIND),
        cmp::CmpNzF64U::KIND => against_zero(ir, op, cmp::CmpNeF64U::KIND),
        cmp::CmpEqF32Near::KIND | cmp::CmpEqF64Near::KIND => {
            let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
            near(&mut Builder::before(ir, op), a, b)
        }
        debug::OptimizationBarrier::KIND => ir.operand(op, 0),
        globals::GlobalAddress::KIND => {
            let Some(address) = address(ir, op) else {
                return;
            };
            int(&mut Builder::before(ir, op), 32, address)
        }
        control::CheckEq::KIND
        | control::CheckNe::KIND
        | control::CheckNz::KIND
        | control::CheckNearlyEq::KIND => {
            check(ir, op);
            return;
        }
        _ => return,
    };
    ir.replace_op(op, &[value]);
}

/// The ops of `kinds` one after the other on the operand of `op`.
fn chain(ir: &mut Ir, op: Op, kinds: &[OpKind]) -> Value {
    let operand = ir.operand(op, 0);
    let mut b = Builder::before(ir, op);
    kinds
        .iter()
        .fold(operand, |value, &kind| b.op(kind).operands([value]).value())
}

fn int(b: &mut Builder<'_>, bits: u32, value: i64) -> Value {
    let ty = b.ir.int_type(bits);
    let attr = b.ir.int_attr(value.into(), ty);
    let kind = if bits == 64 {
        consts::ConstI64::KIND
    } else {
        consts::ConstI32::KIND
    };
    b.op(kind).attr("value", attr).value()
}

fn zero(b: &mut Builder<'_>, like: Value) -> Value {
    let ty = b.ir.value_type(like);
    match (b.ir.int_width(ty), b.ir.float_kind(ty)) {
        (Some(64), _) => b.op(consts::ConstI64Zero::KIND).value(),
        (Some(_), _) => b.op(consts::ConstI32Zero::KIND).value(),
        (_, Some(FloatKind::F64)) => b.op(consts::ConstF64Zero::KIND).value(),
        _ => b.op(consts::ConstF32Zero::KIND).value(),
    }
}

fn against_zero(ir: &mut Ir, op: Op, kind: OpKind) -> Value {
    let operand = ir.operand(op, 0);
    let mut b = Builder::before(ir, op);
    let zero = zero(&mut b, operand);
    b.op(kind).operands([operand, zero]).value()
}

/// Equal, or of one sign and closer than a number of representable values.
fn near(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    let double = b.ir.float_kind(b.ir.value_type(x)) == Some(FloatKind::F64);
    let bits = if double { 64 } else { 32 };
    let pick = |narrow: OpKind, wide: OpKind| if double { wide } else { narrow };
    let cast = pick(convert::BitcastF32I32::KIND, convert::BitcastF64I64::KIND);
    let (i, j) = (
        b.op(cast).operands([x]).value(),
        b.op(cast).operands([y]).value(),
    );
    let signs = b
        .op(pick(arith::XorI32::KIND, arith::XorI64::KIND))
        .operands([i, j])
        .value();
    let none = int(b, bits, 0);
    let differ = b
        .op(pick(cmp::CmpLtI32S::KIND, cmp::CmpLtI64S::KIND))
        .operands([signs, none])
        .value();
    let exact = b
        .op(pick(cmp::CmpEqF32O::KIND, cmp::CmpEqF64O::KIND))
        .operands([x, y])
        .value();
    let distance = b
        .op(pick(arith::SubI32::KIND, arith::SubI64::KIND))
        .operands([i, j])
        .value();
    let distance = b
        .op(pick(arith::AbsI32::KIND, arith::AbsI64::KIND))
        .operands([distance])
        .value();
    let limit = int(b, bits, if double { NEAR_F64 } else { NEAR_F32 });
    let close = b
        .op(pick(cmp::CmpLtI32U::KIND, cmp::CmpLtI64U::KIND))
        .operands([distance, limit])
        .value();
    b.op(convert::SelectI32::KIND)
        .operands([differ, exact, close])
        .value()
}

/// A check is a comparison and a conditional failure.
fn check(ir: &mut Ir, op: Op) {
    let kind = ir.kind(op);
    let operands = ir.operand_vec(op);
    let message = ir.attr(op, "message");
    let mut b = Builder::before(ir, op);
    let fails_if = match kind {
        control::CheckEq::KIND => compare(&mut b, &operands, Wanted::Different),
        control::CheckNe::KIND => compare(&mut b, &operands, Wanted::Equal),
        control::CheckNearlyEq::KIND => {
            let close = near(&mut b, operands[0], operands[1]);
            not(&mut b, close)
        }
        _ if is_ref_type(b.ir, b.ir.value_type(operands[0])) => {
            let some = b.op(cmp::CmpNzRef::KIND).operands([operands[0]]).value();
            not(&mut b, some)
        }
        _ => {
            let zero = zero(&mut b, operands[0]);
            compare(&mut b, &[operands[0], zero], Wanted::Equal)
        }
    };
    let status = int(&mut b, 32, FAILED_PRECONDITION.into());
    let mut fail = b.op(control::CondFail::KIND).operands([fails_if, status]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    ir.erase(op);
}

fn not(b: &mut Builder<'_>, value: Value) -> Value {
    let one = int(b, 32, 1);
    b.op(arith::XorI32::KIND).operands([value, one]).value()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Equal,
    Different,
}

/// Whether two values are equal or differ; a NaN differs from everything.
fn compare(b: &mut Builder<'_>, operands: &[Value], wanted: Wanted) -> Value {
    let ty = b.ir.value_type(operands[0]);
    let [equal, different] = match (b.ir.int_width(ty), b.ir.float_kind(ty)) {
        (Some(64), _) => [cmp::CmpEqI64::KIND, cmp::CmpNeI64::KIND],
        (Some(_), _) => [cmp::CmpEqI32::KIND, cmp::CmpNeI32::KIND],
        (_, Some(FloatKind::F64)) => [cmp::CmpEqF64O::KIND, cmp::CmpNeF64U::KIND],
        (_, Some(_)) => [cmp::CmpEqF32O::KIND, cmp::CmpNeF32U::KIND],
        _ => [cmp::CmpEqRef::KIND, cmp::CmpNeRef::KIND],
    };
    let kind = if wanted == Wanted::Equal {
        equal
    } else {
        different
    };
    b.op(kind).operands(operands.iter().copied()).value()
}
