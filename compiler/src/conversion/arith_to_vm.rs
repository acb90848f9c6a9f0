//! `arith` to `vm`.
//!
//! What MLIR leaves undefined has one meaning here (DESIGN section 7): a shift by the width or more gives 0, or the
//! sign; conversion of a float to an integer truncates, saturates, and gives 0 for NaN; division by zero fails.

use super::to_vm::{Converted, Lowering, Scalar, Sign, half};
use crate::dialects::arith as from;
use crate::dialects::vm::{arith, compare, convert, float};
use crate::ir::{AttrData, FloatKind, Op, OpKind, Value};

use Sign::{Signed, Unsigned};

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let kind = cx.ir.kind(op);
    match kind {
        from::Constant::KIND => constant(cx, op),
        from::AddI::KIND => wrapping(cx, op, arith::AddI32::KIND, arith::AddI64::KIND),
        from::SubI::KIND => wrapping(cx, op, arith::SubI32::KIND, arith::SubI64::KIND),
        from::MulI::KIND => wrapping(cx, op, arith::MulI32::KIND, arith::MulI64::KIND),
        from::AndI::KIND => wrapping(cx, op, arith::AndI32::KIND, arith::AndI64::KIND),
        from::OrI::KIND => wrapping(cx, op, arith::OrI32::KIND, arith::OrI64::KIND),
        from::XOrI::KIND => wrapping(cx, op, arith::XorI32::KIND, arith::XorI64::KIND),
        from::DivSI::KIND => extending(cx, op, Signed, arith::DivI32S::KIND, arith::DivI64S::KIND),
        from::DivUI::KIND => {
            extending(cx, op, Unsigned, arith::DivI32U::KIND, arith::DivI64U::KIND)
        }
        from::RemSI::KIND => extending(cx, op, Signed, arith::RemI32S::KIND, arith::RemI64S::KIND),
        from::RemUI::KIND => {
            extending(cx, op, Unsigned, arith::RemI32U::KIND, arith::RemI64U::KIND)
        }
        from::MinSI::KIND => extending(cx, op, Signed, arith::MinI32S::KIND, arith::MinI64S::KIND),
        from::MinUI::KIND => {
            extending(cx, op, Unsigned, arith::MinI32U::KIND, arith::MinI64U::KIND)
        }
        from::MaxSI::KIND => extending(cx, op, Signed, arith::MaxI32S::KIND, arith::MaxI64S::KIND),
        from::MaxUI::KIND => {
            extending(cx, op, Unsigned, arith::MaxI32U::KIND, arith::MaxI64U::KIND)
        }
        from::FloorDivSI::KIND => floor_or_ceil_div(cx, op, Rounding::Down),
        from::CeilDivSI::KIND => floor_or_ceil_div(cx, op, Rounding::Up),
        from::CeilDivUI::KIND => ceil_div_unsigned(cx, op),
        from::ShLI::KIND | from::ShRUI::KIND | from::ShRSI::KIND => shift(cx, op),
        from::AddUIExtended::KIND => add_extended(cx, op),
        from::MulSIExtended::KIND => mul_extended(cx, op, Signed),
        from::MulUIExtended::KIND => mul_extended(cx, op, Unsigned),
        from::AddF::KIND => float_op(cx, op, float::AddF32::KIND, float::AddF64::KIND),
        from::SubF::KIND => float_op(cx, op, float::SubF32::KIND, float::SubF64::KIND),
        from::MulF::KIND => float_op(cx, op, float::MulF32::KIND, float::MulF64::KIND),
        from::DivF::KIND => float_op(cx, op, float::DivF32::KIND, float::DivF64::KIND),
        from::RemF::KIND => float_op(cx, op, float::FmodF32::KIND, float::FmodF64::KIND),
        from::NegF::KIND => float_op(cx, op, float::NegF32::KIND, float::NegF64::KIND),
        from::MaximumF::KIND => float_op(cx, op, float::MaximumF32::KIND, float::MaximumF64::KIND),
        from::MinimumF::KIND => float_op(cx, op, float::MinimumF32::KIND, float::MinimumF64::KIND),
        from::MaxNumF::KIND => float_op(cx, op, float::MaxNumF32::KIND, float::MaxNumF64::KIND),
        from::MinNumF::KIND => float_op(cx, op, float::MinNumF32::KIND, float::MinNumF64::KIND),
        from::ExtF::KIND | from::TruncF::KIND => resize_float(cx, op),
        from::ExtSI::KIND => resize_int(cx, op, Signed),
        from::ExtUI::KIND => resize_int(cx, op, Unsigned),
        from::TruncI::KIND | from::IndexCast::KIND => resize_int(cx, op, Signed),
        from::IndexCastUI::KIND => resize_int(cx, op, Unsigned),
        from::SIToFP::KIND => int_to_float(cx, op, Signed),
        from::UIToFP::KIND => int_to_float(cx, op, Unsigned),
        from::FPToSI::KIND => float_to_int(cx, op, Signed),
        from::FPToUI::KIND => float_to_int(cx, op, Unsigned),
        from::Bitcast::KIND => bitcast(cx, op),
        from::CmpI::KIND => compare_ints(cx, op),
        from::CmpF::KIND => compare_floats(cx, op),
        from::Select::KIND => select(cx, op),
        _ => cx.unsupported(op),
    }
}

fn constant(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let result = cx.ir.result(op, 0);
    let scalar = cx.scalar_of(op, result)?;
    let Some(value) = cx.ir.attr(op, "value") else {
        return cx.unsupported(op);
    };
    let new = match (cx.ir.attr_data(value), scalar) {
        (&AttrData::Integer { value, .. }, Scalar::Int(bits)) => match i64::try_from(value) {
            Ok(value) => cx.int(bits, value),
            // An unsigned 64-bit value keeps its bits.
            #[expect(clippy::cast_possible_truncation, reason = "the low 64 bits are meant")]
            Err(_) => cx.int(bits, value as i64),
        },
        (&AttrData::Float { bits, ty }, Scalar::F32 | Scalar::F64) => {
            cx.float_constant(value, bits, ty)
        }
        (&AttrData::Float { bits, .. }, Scalar::Half(_) | Scalar::Bits(_)) => {
            match i64::try_from(bits) {
                Ok(bits) => cx.i32(bits),
                Err(_) => return cx.unsupported(op),
            }
        }
        _ => return cx.unsupported(op),
    };
    cx.replace(op, new)
}

/// The width of the integers that an op works on.
fn int_bits(cx: &mut Lowering<'_>, op: Op, value: Value) -> Converted<u32> {
    match cx.scalar_of(op, value)? {
        Scalar::Int(bits) => Ok(bits),
        _ => cx.unsupported(op),
    }
}

/// An op whose low bits depend on nothing but the low bits of its operands.
fn wrapping(cx: &mut Lowering<'_>, op: Op, narrow: OpKind, wide: OpKind) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let operands = [cx.operand(op, 0), cx.operand(op, 1)];
    let value = cx.op(if bits > 32 { wide } else { narrow }, operands);
    let bitwise = [arith::AndI32::KIND, arith::OrI32::KIND, arith::XorI32::KIND].contains(&narrow);
    let value = if bitwise {
        value
    } else {
        cx.keep_low_bit(value, bits)
    };
    cx.replace(op, value)
}

/// Both operands with their upper bits set.
fn extended_operands(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> [Value; 2] {
    [0, 1].map(|i| {
        let old = cx.ir.operand(op, i);
        cx.extended(old, sign)
    })
}

/// An op that reads the upper bits of its operands.
fn extending(cx: &mut Lowering<'_>, op: Op, sign: Sign, narrow: OpKind, wide: OpKind) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let operands = extended_operands(cx, op, sign);
    let value = cx.op(if bits > 32 { wide } else { narrow }, operands);
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

/// The ops of one register width, for expansions.
struct IntOps {
    add: OpKind,
    sub: OpKind,
    mul: OpKind,
    xor: OpKind,
    div_s: OpKind,
    div_u: OpKind,
    nonzero: OpKind,
    less_s: OpKind,
    less_u: OpKind,
    shr_s: OpKind,
    shr_u: OpKind,
    select: OpKind,
    min_u: OpKind,
}

const I32: IntOps = IntOps {
    add: arith::AddI32::KIND,
    sub: arith::SubI32::KIND,
    mul: arith::MulI32::KIND,
    xor: arith::XorI32::KIND,
    div_s: arith::DivI32S::KIND,
    div_u: arith::DivI32U::KIND,
    nonzero: compare::CmpNzI32::KIND,
    less_s: compare::CmpLtI32S::KIND,
    less_u: compare::CmpLtI32U::KIND,
    shr_s: arith::ShrI32S::KIND,
    shr_u: arith::ShrI32U::KIND,
    select: convert::SelectI32::KIND,
    min_u: arith::MinI32U::KIND,
};

const I64: IntOps = IntOps {
    add: arith::AddI64::KIND,
    sub: arith::SubI64::KIND,
    mul: arith::MulI64::KIND,
    xor: arith::XorI64::KIND,
    div_s: arith::DivI64S::KIND,
    div_u: arith::DivI64U::KIND,
    nonzero: compare::CmpNzI64::KIND,
    less_s: compare::CmpLtI64S::KIND,
    less_u: compare::CmpLtI64U::KIND,
    shr_s: arith::ShrI64S::KIND,
    shr_u: arith::ShrI64U::KIND,
    select: convert::SelectI64::KIND,
    min_u: arith::MinI64U::KIND,
};

fn ops_of(bits: u32) -> &'static IntOps {
    if bits > 32 { &I64 } else { &I32 }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounding {
    Down,
    Up,
}

/// Division that truncates, then one step where the remainder says so: down if signs differ, up if they agree.
fn floor_or_ceil_div(cx: &mut Lowering<'_>, op: Op, rounding: Rounding) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let ops = ops_of(bits);
    let [a, b] = extended_operands(cx, op, Signed);
    let quotient = cx.op(ops.div_s, [a, b]);
    let product = cx.op(ops.mul, [quotient, b]);
    let remainder = cx.op(ops.sub, [a, product]);
    let inexact = cx.op(ops.nonzero, [remainder]);
    let signs = cx.op(ops.xor, [a, b]);
    let zero = cx.int(bits, 0);
    let differ = cx.op(ops.less_s, [signs, zero]);
    let value = match rounding {
        Rounding::Down => {
            let step = cx.op(arith::AndI32::KIND, [inexact, differ]);
            let step = widen_bool(cx, step, bits);
            cx.op(ops.sub, [quotient, step])
        }
        Rounding::Up => {
            let one = cx.i32(1);
            let agree = cx.op(arith::XorI32::KIND, [differ, one]);
            let step = cx.op(arith::AndI32::KIND, [inexact, agree]);
            let step = widen_bool(cx, step, bits);
            cx.op(ops.add, [quotient, step])
        }
    };
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

fn ceil_div_unsigned(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let ops = ops_of(bits);
    let [a, b] = extended_operands(cx, op, Unsigned);
    let quotient = cx.op(ops.div_u, [a, b]);
    let product = cx.op(ops.mul, [quotient, b]);
    let remainder = cx.op(ops.sub, [a, product]);
    let inexact = cx.op(ops.nonzero, [remainder]);
    let step = widen_bool(cx, inexact, bits);
    let value = cx.op(ops.add, [quotient, step]);
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

fn widen_bool(cx: &mut Lowering<'_>, value: Value, bits: u32) -> Value {
    if bits > 32 {
        cx.op(convert::ExtI32I64U::KIND, [value])
    } else {
        value
    }
}

/// A shift. The VM masks the amount, so an amount that is not known to be small is guarded.
fn shift(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let ops = ops_of(bits);
    let width: u32 = if bits > 32 { 64 } else { 32 };
    let kind = cx.ir.kind(op);
    let (left, signed) = (kind == from::ShLI::KIND, kind == from::ShRSI::KIND);
    let old = cx.ir.operand(op, 0);
    let operand = match (left, signed) {
        (true, _) => cx.value(old),
        (_, true) => cx.extended(old, Signed),
        _ => cx.extended(old, Unsigned),
    };
    let instruction = match (left, signed) {
        (true, _) if bits > 32 => arith::ShlI64::KIND,
        (true, _) => arith::ShlI32::KIND,
        (_, true) => ops.shr_s,
        _ => ops.shr_u,
    };
    let amount = cx.ir.operand(op, 1);
    let value = match cx.ir.constant_int(amount) {
        Some(n) if (0..i64::from(bits)).contains(&n) => {
            let n = cx.i32(n);
            cx.op(instruction, [operand, n])
        }
        Some(_) if signed => {
            let n = cx.i32(i64::from(bits) - 1);
            cx.op(instruction, [operand, n])
        }
        Some(_) => cx.int(bits, 0),
        None => {
            let amount = cx.extended(amount, Unsigned);
            let limit = cx.int(bits, i64::from(width));
            let last = cx.int(bits, i64::from(width) - 1);
            if signed {
                let amount = cx.op(ops.min_u, [amount, last]);
                let amount = low_word(cx, amount, bits);
                cx.op(instruction, [operand, amount])
            } else {
                let inside = cx.op(ops.less_u, [amount, limit]);
                let amount = low_word(cx, amount, bits);
                let shifted = cx.op(instruction, [operand, amount]);
                let zero = cx.int(bits, 0);
                cx.op(ops.select, [inside, shifted, zero])
            }
        }
    };
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

fn low_word(cx: &mut Lowering<'_>, value: Value, bits: u32) -> Value {
    if bits > 32 {
        cx.op(convert::TruncI64I32::KIND, [value])
    } else {
        value
    }
}

fn add_extended(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let ops = ops_of(bits);
    let [a, b] = extended_operands(cx, op, Unsigned);
    let sum = cx.op(ops.add, [a, b]);
    let overflow = if bits == 32 || bits == 64 {
        cx.op(ops.less_u, [sum, a])
    } else {
        let amount = cx.i32(bits.into());
        let carry = cx.op(ops.shr_u, [sum, amount]);
        low_word(cx, carry, bits)
    };
    let sum = cx.keep_low_bit(sum, bits);
    cx.replace_all(op, &[sum, overflow])
}

fn mul_extended(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let [a, b] = extended_operands(cx, op, sign);
    let signed = sign == Signed;
    let (low, high) = match bits {
        0..=16 => {
            let product = cx.op(arith::MulI32::KIND, [a, b]);
            let amount = cx.i32(bits.into());
            let high = cx.op(arith::ShrI32S::KIND, [product, amount]);
            (product, high)
        }
        17..=32 => {
            let widen = if signed {
                convert::ExtI32I64S::KIND
            } else {
                convert::ExtI32I64U::KIND
            };
            let wide = [a, b].map(|v| cx.op(widen, [v]));
            let product = cx.op(arith::MulI64::KIND, wide);
            let amount = cx.i32(bits.into());
            let high = cx.op(
                if signed {
                    arith::ShrI64S::KIND
                } else {
                    arith::ShrI64U::KIND
                },
                [product, amount],
            );
            (
                cx.op(convert::TruncI64I32::KIND, [product]),
                cx.op(convert::TruncI64I32::KIND, [high]),
            )
        }
        33..=64 => {
            let low = cx.op(arith::MulI64::KIND, [a, b]);
            let mut high = high_product(cx, a, b);
            if signed {
                // Each negative operand stands for 2^64 less than its unsigned reading.
                let amount = cx.i32(63);
                for (x, y) in [(a, b), (b, a)] {
                    let mask = cx.op(arith::ShrI64S::KIND, [x, amount]);
                    let excess = cx.op(arith::AndI64::KIND, [mask, y]);
                    high = cx.op(arith::SubI64::KIND, [high, excess]);
                }
            }
            if bits < 64 {
                // The upper half of a narrower product lies across the two.
                let (down, up) = (cx.i32(bits.into()), cx.i32(i64::from(64 - bits)));
                let below = cx.op(arith::ShrI64U::KIND, [low, down]);
                let above = cx.op(arith::ShlI64::KIND, [high, up]);
                high = cx.op(arith::OrI64::KIND, [below, above]);
            }
            (low, high)
        }
        _ => return cx.unsupported(op),
    };
    let low = cx.keep_low_bit(low, bits);
    let high = cx.keep_low_bit(high, bits);
    cx.replace_all(op, &[low, high])
}

/// The upper 64 bits of an unsigned product, from four products of halves.
fn high_product(cx: &mut Lowering<'_>, a: Value, b: Value) -> Value {
    let (half, mask) = (cx.i32(32), cx.i64(0xFFFF_FFFF));
    let split = |cx: &mut Lowering<'_>, v: Value| {
        (
            cx.op(arith::AndI64::KIND, [v, mask]),
            cx.op(arith::ShrI64U::KIND, [v, half]),
        )
    };
    let ((a_low, a_high), (b_low, b_high)) = (split(cx, a), split(cx, b));
    let low = cx.op(arith::MulI64::KIND, [a_low, b_low]);
    let cross_a = cx.op(arith::MulI64::KIND, [a_high, b_low]);
    let cross_b = cx.op(arith::MulI64::KIND, [a_low, b_high]);
    let high = cx.op(arith::MulI64::KIND, [a_high, b_high]);
    let carry = cx.op(arith::ShrI64U::KIND, [low, half]);
    let (a_part, a_rest) = split(cx, cross_a);
    let (b_part, b_rest) = split(cx, cross_b);
    let mut middle = cx.op(arith::AddI64::KIND, [carry, a_part]);
    middle = cx.op(arith::AddI64::KIND, [middle, b_part]);
    let middle = cx.op(arith::ShrI64U::KIND, [middle, half]);
    [a_rest, b_rest, middle]
        .into_iter()
        .fold(high, |sum, part| cx.op(arith::AddI64::KIND, [sum, part]))
}

// --- floats -----------------------------------------------------------------------------------------------------

/// A float op on any number of operands of one type; 16-bit floats compute in `f32`.
pub(super) fn float_op(cx: &mut Lowering<'_>, op: Op, single: OpKind, double: OpKind) -> Converted {
    let scalar = cx.scalar_of(op, cx.ir.operand(op, 0))?;
    let operands = cx.values(cx.ir.operand_vec(op));
    let value = match scalar {
        Scalar::F32 => cx.op(single, operands),
        Scalar::F64 => cx.op(double, operands),
        Scalar::Half(kind) => {
            let wide: Vec<Value> = operands
                .into_iter()
                .map(|v| half::widen(cx, v, kind))
                .collect();
            let value = cx.op(single, wide);
            half::narrow(cx, value, kind)
        }
        _ => return cx.unsupported(op),
    };
    cx.replace(op, value)
}

/// A float of one type as another.
fn convert_float(cx: &mut Lowering<'_>, value: Value, from: Scalar, to: Scalar) -> Option<Value> {
    Some(match (from, to) {
        _ if from == to => value,
        (Scalar::F32, Scalar::F64) => cx.op(convert::ExtF32F64::KIND, [value]),
        (Scalar::F64, Scalar::F32) => cx.op(convert::TruncF64F32::KIND, [value]),
        (Scalar::Half(kind), _) => {
            let single = half::widen(cx, value, kind);
            convert_float(cx, single, Scalar::F32, to)?
        }
        (Scalar::F32, Scalar::Half(kind)) => half::narrow(cx, value, kind),
        (Scalar::F64, Scalar::Half(kind)) => {
            let single = half::round_to_odd(cx, value);
            half::narrow(cx, single, kind)
        }
        _ => return None,
    })
}

fn resize_float(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let from = cx.scalar_of(op, cx.ir.operand(op, 0))?;
    let to = cx.scalar_of(op, cx.ir.result(op, 0))?;
    let mode = cx
        .ir
        .attr(op, "roundingmode")
        .and_then(|a| cx.ir.int_value(a));
    if mode.is_some_and(|mode| mode != 0) {
        return cx.fail(op, "has a rounding mode other than `to_nearest_even`");
    }
    let value = cx.operand(op, 0);
    match convert_float(cx, value, from, to) {
        Some(value) => cx.replace(op, value),
        None => cx.unsupported(op),
    }
}

fn resize_int(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> Converted {
    let to = int_bits(cx, op, cx.ir.result(op, 0))?;
    int_bits(cx, op, cx.ir.operand(op, 0))?;
    let operand = cx.ir.operand(op, 0);
    let value = cx.resize(operand, to, sign);
    cx.replace(op, value)
}

fn int_to_float(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let to = cx.scalar_of(op, cx.ir.result(op, 0))?;
    let operand = cx.ir.operand(op, 0);
    let value = cx.extended(operand, sign);
    // A 16-bit float is reached through f64, which holds 53 bits, so that only the last step rounds.
    let through = match to {
        Scalar::Half(_) if bits <= 24 => Scalar::F32,
        Scalar::Half(_) if !cx.target.f64_extension => {
            return cx.fail(op, "takes a VM with the f64 extension");
        }
        Scalar::Half(_) => Scalar::F64,
        Scalar::F32 | Scalar::F64 => to,
        _ => return cx.unsupported(op),
    };
    let kind = match (bits > 32, sign, through) {
        (false, Signed, Scalar::F32) => convert::CastSI32F32::KIND,
        (false, Unsigned, Scalar::F32) => convert::CastUI32F32::KIND,
        (true, Signed, Scalar::F32) => convert::CastSI64F32::KIND,
        (true, Unsigned, Scalar::F32) => convert::CastUI64F32::KIND,
        (false, Signed, _) => convert::CastSI32F64::KIND,
        (false, Unsigned, _) => convert::CastUI32F64::KIND,
        (true, Signed, _) => convert::CastSI64F64::KIND,
        (true, Unsigned, _) => convert::CastUI64F64::KIND,
    };
    let value = cx.op(kind, [value]);
    match convert_float(cx, value, through, to) {
        Some(value) => cx.replace(op, value),
        None => cx.unsupported(op),
    }
}

fn float_to_int(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> Converted {
    let from = cx.scalar_of(op, cx.ir.operand(op, 0))?;
    let bits = int_bits(cx, op, cx.ir.result(op, 0))?;
    let mut value = cx.operand(op, 0);
    match from {
        Scalar::F32 | Scalar::F64 => {}
        Scalar::Half(kind) => value = half::widen(cx, value, kind),
        _ => return cx.unsupported(op),
    }
    let kind = match (from == Scalar::F64, sign, bits > 32) {
        (false, Signed, false) => convert::TruncF32SI32::KIND,
        (false, Unsigned, false) => convert::TruncF32UI32::KIND,
        (false, Signed, true) => convert::TruncF32SI64::KIND,
        (false, Unsigned, true) => convert::TruncF32UI64::KIND,
        (true, Signed, false) => convert::TruncF64SI32::KIND,
        (true, Unsigned, false) => convert::TruncF64UI32::KIND,
        (true, Signed, true) => convert::TruncF64SI64::KIND,
        (true, Unsigned, true) => convert::TruncF64UI64::KIND,
    };
    let mut value = cx.op(kind, [value]);
    if bits != 32 && bits != 64 {
        // Narrower types saturate at their own limits.
        let pick = |narrow: OpKind, wide: OpKind| if bits > 32 { wide } else { narrow };
        value = match sign {
            Signed => {
                let limit = 1i64 << (bits - 1);
                let (low, high) = (cx.int(bits, -limit), cx.int(bits, limit - 1));
                let value = cx.op(
                    pick(arith::MaxI32S::KIND, arith::MaxI64S::KIND),
                    [value, low],
                );
                cx.op(
                    pick(arith::MinI32S::KIND, arith::MinI64S::KIND),
                    [value, high],
                )
            }
            Unsigned => {
                let high = cx.int(bits, (1 << bits) - 1);
                cx.op(
                    pick(arith::MinI32U::KIND, arith::MinI64U::KIND),
                    [value, high],
                )
            }
        };
    }
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

fn bitcast(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let from = cx.scalar_of(op, cx.ir.operand(op, 0))?;
    let to = cx.scalar_of(op, cx.ir.result(op, 0))?;
    let value = cx.operand(op, 0);
    let is_double = |v| cx.ir.float_kind(cx.ir.value_type(v)) == Some(FloatKind::F64);
    if from != to
        && !cx.target.f64_extension
        && (is_double(cx.ir.operand(op, 0)) || is_double(cx.ir.result(op, 0)))
    {
        return cx.fail(op, "takes a VM with the f64 extension");
    }
    let value = match (from, to) {
        (Scalar::Int(32), Scalar::F32) => cx.op(convert::BitcastI32F32::KIND, [value]),
        (Scalar::F32, Scalar::Int(32)) => cx.op(convert::BitcastF32I32::KIND, [value]),
        (Scalar::Int(64), Scalar::F64) => cx.op(convert::BitcastI64F64::KIND, [value]),
        (Scalar::F64, Scalar::Int(64)) => cx.op(convert::BitcastF64I64::KIND, [value]),
        (Scalar::Int(16) | Scalar::Half(_), Scalar::Int(16) | Scalar::Half(_)) => value,
        (a, b) if lies_in_bits(a).is_some() && lies_in_bits(a) == lies_in_bits(b) => value,
        _ if from == to => value,
        _ => return cx.unsupported(op),
    };
    cx.replace(op, value)
}

/// The width of a value that lies in the low bits of an integer register whatever it is.
fn lies_in_bits(scalar: Scalar) -> Option<u32> {
    match scalar {
        Scalar::Int(bits @ ..=8) => Some(bits),
        Scalar::Bits(kind) => Some(kind.width()),
        _ => None,
    }
}

// --- comparison and selection --------------------------------------------------------------------------------------

fn compare_ints(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let bits = int_bits(cx, op, cx.ir.operand(op, 0))?;
    let predicate = predicate(cx, op, from::INT_PREDICATES);
    let sign = if predicate.starts_with('s') {
        Signed
    } else {
        Unsigned
    };
    let [a, b] = extended_operands(cx, op, sign);
    let (narrow, wide) = match predicate {
        "eq" => (compare::CmpEqI32::KIND, compare::CmpEqI64::KIND),
        "ne" => (compare::CmpNeI32::KIND, compare::CmpNeI64::KIND),
        "slt" | "sgt" => (compare::CmpLtI32S::KIND, compare::CmpLtI64S::KIND),
        "sle" | "sge" => (compare::CmpLteI32S::KIND, compare::CmpLteI64S::KIND),
        "ult" | "ugt" => (compare::CmpLtI32U::KIND, compare::CmpLtI64U::KIND),
        "ule" | "uge" => (compare::CmpLteI32U::KIND, compare::CmpLteI64U::KIND),
        _ => return cx.unsupported(op),
    };
    let swapped = predicate[1..].starts_with('g');
    let operands = if swapped { [b, a] } else { [a, b] };
    let value = cx.op(if bits > 32 { wide } else { narrow }, operands);
    cx.replace(op, value)
}

fn predicate(cx: &Lowering<'_>, op: Op, names: &'static [(&'static str, i64)]) -> &'static str {
    let number = cx.ir.attr(op, "predicate").and_then(|a| cx.ir.int_value(a));
    names
        .iter()
        .find(|(_, n)| Some(*n) == number)
        .map_or("", |(name, _)| name)
}

fn compare_floats(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let scalar = cx.scalar_of(op, cx.ir.operand(op, 0))?;
    let mut operands = [cx.operand(op, 0), cx.operand(op, 1)];
    match scalar {
        Scalar::F32 | Scalar::F64 => {}
        Scalar::Half(kind) => operands = operands.map(|v| half::widen(cx, v, kind)),
        _ => return cx.unsupported(op),
    }
    let double = scalar == Scalar::F64;
    let pick = |single: OpKind, wide: OpKind| if double { wide } else { single };
    let [a, b] = operands;
    let value = match predicate(cx, op, from::FLOAT_PREDICATES) {
        "false" => cx.i32(0),
        "true" => cx.i32(1),
        "oeq" => cx.op(
            pick(compare::CmpEqF32O::KIND, compare::CmpEqF64O::KIND),
            [a, b],
        ),
        "ueq" => cx.op(
            pick(compare::CmpEqF32U::KIND, compare::CmpEqF64U::KIND),
            [a, b],
        ),
        "one" => cx.op(
            pick(compare::CmpNeF32O::KIND, compare::CmpNeF64O::KIND),
            [a, b],
        ),
        "une" => cx.op(
            pick(compare::CmpNeF32U::KIND, compare::CmpNeF64U::KIND),
            [a, b],
        ),
        "olt" => cx.op(
            pick(compare::CmpLtF32O::KIND, compare::CmpLtF64O::KIND),
            [a, b],
        ),
        "ult" => cx.op(
            pick(compare::CmpLtF32U::KIND, compare::CmpLtF64U::KIND),
            [a, b],
        ),
        "ole" => cx.op(
            pick(compare::CmpLteF32O::KIND, compare::CmpLteF64O::KIND),
            [a, b],
        ),
        "ule" => cx.op(
            pick(compare::CmpLteF32U::KIND, compare::CmpLteF64U::KIND),
            [a, b],
        ),
        "ogt" => cx.op(
            pick(compare::CmpLtF32O::KIND, compare::CmpLtF64O::KIND),
            [b, a],
        ),
        "ugt" => cx.op(
            pick(compare::CmpLtF32U::KIND, compare::CmpLtF64U::KIND),
            [b, a],
        ),
        "oge" => cx.op(
            pick(compare::CmpLteF32O::KIND, compare::CmpLteF64O::KIND),
            [b, a],
        ),
        "uge" => cx.op(
            pick(compare::CmpLteF32U::KIND, compare::CmpLteF64U::KIND),
            [b, a],
        ),
        order @ ("ord" | "uno") => {
            let nan = pick(compare::CmpNanF32::KIND, compare::CmpNanF64::KIND);
            let [a, b] = [a, b].map(|v| cx.op(nan, [v]));
            let unordered = cx.op(arith::OrI32::KIND, [a, b]);
            if order == "uno" {
                unordered
            } else {
                let one = cx.i32(1);
                cx.op(arith::XorI32::KIND, [unordered, one])
            }
        }
        _ => return cx.unsupported(op),
    };
    cx.replace(op, value)
}

fn select(cx: &mut Lowering<'_>, op: Op) -> Converted {
    if !matches!(cx.scalar_of(op, cx.ir.operand(op, 0))?, Scalar::Int(1)) {
        return cx.unsupported(op);
    }
    let operands = cx.values(cx.ir.operand_vec(op));
    let kind = match cx.scalar_of(op, cx.ir.result(op, 0))? {
        Scalar::Int(33..) => convert::SelectI64::KIND,
        Scalar::Int(_) | Scalar::Half(_) | Scalar::Bits(_) => convert::SelectI32::KIND,
        Scalar::F32 => convert::SelectF32::KIND,
        Scalar::F64 => convert::SelectF64::KIND,
        Scalar::Ref => convert::SelectRef::KIND,
    };
    let ty = cx.ir.value_type(operands[1]);
    let value = cx
        .builder()
        .op(kind)
        .operands(operands)
        .results([ty])
        .value();
    cx.replace(op, value)
}
