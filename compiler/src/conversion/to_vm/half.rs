//! 16-bit floats in integer registers: widening to `f32` and rounding back, as VM ops.

use super::{Lowering, Scalar};
use crate::dialects::vm::{arith, compare, convert, float};
use crate::ir::{FloatKind, Value};

/// `f32` of the 16-bit float in a register. Exact.
pub(in crate::conversion) fn widen(cx: &mut Lowering<'_>, value: Value, kind: FloatKind) -> Value {
    if kind == FloatKind::BF16 {
        let amount = cx.i32(16);
        let bits = cx.op(arith::ShlI32::KIND, [value, amount]);
        return cx.op(convert::BitcastI32F32::KIND, [bits]);
    }
    // Exponent and mantissa move to their place in f32; scaling by 2^112 then corrects the bias, and is exact for
    // subnormals too. Infinity and NaN get the largest exponent.
    let (thirteen, sixteen) = (cx.i32(13), cx.i32(16));
    let low = cx.i32(0x7FFF);
    let magnitude = cx.op(arith::AndI32::KIND, [value, low]);
    let placed = cx.op(arith::ShlI32::KIND, [magnitude, thirteen]);
    let scaled = cx.op(convert::BitcastI32F32::KIND, [placed]);
    let bias = cx.float(Scalar::F32, f64::from(2f32.powi(112)));
    let scaled = cx.op(float::MulF32::KIND, [scaled, bias]);
    let finite = cx.op(convert::BitcastF32I32::KIND, [scaled]);
    let infinite_exponent = cx.i32(0x7F80_0000);
    let special = cx.op(arith::OrI32::KIND, [placed, infinite_exponent]);
    let largest = cx.i32(0x7C00);
    let is_finite = cx.op(compare::CmpLtI32S::KIND, [magnitude, largest]);
    let bits = cx.op(convert::SelectI32::KIND, [is_finite, finite, special]);
    let sign_mask = cx.i32(0x8000);
    let sign = cx.op(arith::AndI32::KIND, [value, sign_mask]);
    let sign = cx.op(arith::ShlI32::KIND, [sign, sixteen]);
    let bits = cx.op(arith::OrI32::KIND, [bits, sign]);
    cx.op(convert::BitcastI32F32::KIND, [bits])
}

/// The 16-bit float nearest to an `f32`, ties to even; subnormals are kept.
pub(in crate::conversion) fn narrow(cx: &mut Lowering<'_>, value: Value, kind: FloatKind) -> Value {
    let bits = cx.op(convert::BitcastF32I32::KIND, [value]);
    let is_nan = cx.op(compare::CmpNanF32::KIND, [value]);
    let (one, sixteen) = (cx.i32(1), cx.i32(16));
    if kind == FloatKind::BF16 {
        let odd = cx.op(arith::ShrI32U::KIND, [bits, sixteen]);
        let odd = cx.op(arith::AndI32::KIND, [odd, one]);
        let below_half = cx.i32(0x7FFF);
        let rounded = cx.op(arith::AddI32::KIND, [bits, below_half]);
        let rounded = cx.op(arith::AddI32::KIND, [rounded, odd]);
        let rounded = cx.op(arith::ShrI32U::KIND, [rounded, sixteen]);
        let quiet = cx.i32(0x7FC0);
        return cx.op(convert::SelectI32::KIND, [is_nan, quiet, rounded]);
    }
    let low = cx.i32(0x7FFF_FFFF);
    let magnitude = cx.op(arith::AndI32::KIND, [bits, low]);
    // Normal results: round at bit 13, then take the difference of the biases off the exponent.
    let thirteen = cx.i32(13);
    let odd = cx.op(arith::ShrI32U::KIND, [magnitude, thirteen]);
    let odd = cx.op(arith::AndI32::KIND, [odd, one]);
    let adjust = cx.i32(i64::from(0x0FFFu32) - (112 << 23));
    let normal = cx.op(arith::AddI32::KIND, [magnitude, adjust]);
    let normal = cx.op(arith::AddI32::KIND, [normal, odd]);
    let normal = cx.op(arith::ShrI32U::KIND, [normal, thirteen]);
    // Subnormal results: adding 0.5 lets the f32 adder round at 2^-24, and the sum's mantissa is the result.
    let half = cx.float(Scalar::F32, 0.5);
    let half_bits = cx.i32(0x3F00_0000);
    let small = cx.op(convert::BitcastI32F32::KIND, [magnitude]);
    let small = cx.op(float::AddF32::KIND, [small, half]);
    let small = cx.op(convert::BitcastF32I32::KIND, [small]);
    let small = cx.op(arith::SubI32::KIND, [small, half_bits]);
    let smallest_normal = cx.i32(113 << 23);
    let is_small = cx.op(compare::CmpLtI32S::KIND, [magnitude, smallest_normal]);
    let finite = cx.op(convert::SelectI32::KIND, [is_small, small, normal]);
    // What rounds beyond 65504 is infinite.
    let overflow = cx.i32((143 << 23) - (1 << 12));
    let fits = cx.op(compare::CmpLtI32S::KIND, [magnitude, overflow]);
    let infinity = cx.i32(0x7C00);
    let rounded = cx.op(convert::SelectI32::KIND, [fits, finite, infinity]);
    let quiet = cx.i32(0x7E00);
    let rounded = cx.op(convert::SelectI32::KIND, [is_nan, quiet, rounded]);
    let sign = cx.op(arith::ShrI32U::KIND, [bits, sixteen]);
    let sign_mask = cx.i32(0x8000);
    let sign = cx.op(arith::AndI32::KIND, [sign, sign_mask]);
    cx.op(arith::OrI32::KIND, [rounded, sign])
}

/// An `f32` near an `f64`, rounded so that a second rounding to 16 bits is right: inexact values get an odd mantissa.
pub(in crate::conversion) fn round_to_odd(cx: &mut Lowering<'_>, value: Value) -> Value {
    let near = cx.op(convert::TruncF64F32::KIND, [value]);
    let back = cx.op(convert::ExtF32F64::KIND, [near]);
    let [back_size, value_size] = [back, value].map(|v| cx.op(float::AbsF64::KIND, [v]));
    let too_large = cx.op(compare::CmpLtF64O::KIND, [value_size, back_size]);
    let too_small = cx.op(compare::CmpLtF64O::KIND, [back_size, value_size]);
    let bits = cx.op(convert::BitcastF32I32::KIND, [near]);
    let toward_zero = cx.op(arith::SubI32::KIND, [bits, too_large]);
    let inexact = cx.op(arith::OrI32::KIND, [too_large, too_small]);
    let odd = cx.op(arith::OrI32::KIND, [toward_zero, inexact]);
    cx.op(convert::BitcastI32F32::KIND, [odd])
}
