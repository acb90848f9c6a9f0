//! Floating-point arithmetic on `f32` and `f64`.
//!
//! The rows under "beyond the anchor" are this compiler's own: they say what `arith` and `math` mean exactly where
//! the older ops do not (minima with NaN, `fmod`, rounding toward zero).

use super::rows::{F32, F64, shaped};
use crate::ir::Traits;

const PURE: Traits = Traits::PURE;
const COMMUTES: Traits = Traits::PURE.and(Traits::COMMUTATIVE);

shaped! { from super::arith::END;
    /// Addition.
    AddF32 "add.f32" binary(F32) COMMUTES;
    /// Addition.
    AddF64 "add.f64" binary(F64) COMMUTES;
    /// Subtraction.
    SubF32 "sub.f32" binary(F32) PURE;
    /// Subtraction.
    SubF64 "sub.f64" binary(F64) PURE;
    /// Multiplication.
    MulF32 "mul.f32" binary(F32) COMMUTES;
    /// Multiplication.
    MulF64 "mul.f64" binary(F64) COMMUTES;
    /// Division; by zero gives infinity or NaN.
    DivF32 "div.f32" binary(F32) PURE;
    /// Division; by zero gives infinity or NaN.
    DivF64 "div.f64" binary(F64) PURE;
    /// IEEE remainder: the quotient is rounded to nearest.
    RemF32 "rem.f32" binary(F32) PURE;
    /// IEEE remainder: the quotient is rounded to nearest.
    RemF64 "rem.f64" binary(F64) PURE;
    /// `a * b + c` with one rounding.
    FmaF32 "fma.f32" ternary(F32) PURE;
    /// `a * b + c` with one rounding.
    FmaF64 "fma.f64" ternary(F64) PURE;
    /// Clears the sign bit.
    AbsF32 "abs.f32" unary(F32) PURE;
    /// Clears the sign bit.
    AbsF64 "abs.f64" unary(F64) PURE;
    /// Flips the sign bit.
    NegF32 "neg.f32" unary(F32) PURE;
    /// Flips the sign bit.
    NegF64 "neg.f64" unary(F64) PURE;
    /// Rounds up.
    CeilF32 "ceil.f32" unary(F32) PURE;
    /// Rounds up.
    CeilF64 "ceil.f64" unary(F64) PURE;
    /// Rounds down.
    FloorF32 "floor.f32" unary(F32) PURE;
    /// Rounds down.
    FloorF64 "floor.f64" unary(F64) PURE;
    /// Rounds half away from zero.
    RoundF32 "round.f32" unary(F32) PURE;
    /// Rounds half away from zero.
    RoundF64 "round.f64" unary(F64) PURE;
    /// Rounds half to even.
    RoundF32Even "round.f32.even" unary(F32) PURE;
    /// Rounds half to even.
    RoundF64Even "round.f64.even" unary(F64) PURE;
    /// The second operand if it is less, otherwise the first.
    MinF32 "min.f32" binary(F32) PURE;
    /// The second operand if it is less, otherwise the first.
    MinF64 "min.f64" binary(F64) PURE;
    /// The second operand if it is greater, otherwise the first.
    MaxF32 "max.f32" binary(F32) PURE;
    /// The second operand if it is greater, otherwise the first.
    MaxF64 "max.f64" binary(F64) PURE;
    /// `atan`.
    AtanF32 "atan.f32" unary(F32) PURE;
    /// `atan`.
    AtanF64 "atan.f64" unary(F64) PURE;
    /// `cos`.
    CosF32 "cos.f32" unary(F32) PURE;
    /// `cos`.
    CosF64 "cos.f64" unary(F64) PURE;
    /// `sin`.
    SinF32 "sin.f32" unary(F32) PURE;
    /// `sin`.
    SinF64 "sin.f64" unary(F64) PURE;
    /// `exp`.
    ExpF32 "exp.f32" unary(F32) PURE;
    /// `exp`.
    ExpF64 "exp.f64" unary(F64) PURE;
    /// `exp2`.
    Exp2F32 "exp2.f32" unary(F32) PURE;
    /// `exp2`.
    Exp2F64 "exp2.f64" unary(F64) PURE;
    /// `expm1`.
    Expm1F32 "expm1.f32" unary(F32) PURE;
    /// `expm1`.
    Expm1F64 "expm1.f64" unary(F64) PURE;
    /// `log`.
    LogF32 "log.f32" unary(F32) PURE;
    /// `log`.
    LogF64 "log.f64" unary(F64) PURE;
    /// `log10`.
    Log10F32 "log10.f32" unary(F32) PURE;
    /// `log10`.
    Log10F64 "log10.f64" unary(F64) PURE;
    /// `log1p`.
    Log1pF32 "log1p.f32" unary(F32) PURE;
    /// `log1p`.
    Log1pF64 "log1p.f64" unary(F64) PURE;
    /// `log2`.
    Log2F32 "log2.f32" unary(F32) PURE;
    /// `log2`.
    Log2F64 "log2.f64" unary(F64) PURE;
    /// `rsqrt`.
    RsqrtF32 "rsqrt.f32" unary(F32) PURE;
    /// `rsqrt`.
    RsqrtF64 "rsqrt.f64" unary(F64) PURE;
    /// `sqrt`.
    SqrtF32 "sqrt.f32" unary(F32) PURE;
    /// `sqrt`.
    SqrtF64 "sqrt.f64" unary(F64) PURE;
    /// `tanh`.
    TanhF32 "tanh.f32" unary(F32) PURE;
    /// `tanh`.
    TanhF64 "tanh.f64" unary(F64) PURE;
    /// `erf`.
    ErfF32 "erf.f32" unary(F32) PURE;
    /// `erf`.
    ErfF64 "erf.f64" unary(F64) PURE;
    /// `atan2`.
    Atan2F32 "atan2.f32" binary(F32) PURE;
    /// `atan2`.
    Atan2F64 "atan2.f64" binary(F64) PURE;
    /// `pow`.
    PowF32 "pow.f32" binary(F32) PURE;
    /// `pow`.
    PowF64 "pow.f64" binary(F64) PURE;
    // beyond the anchor
    /// Rounds toward zero.
    TruncateF32 "truncate.f32" unary(F32) PURE;
    /// Rounds toward zero.
    TruncateF64 "truncate.f64" unary(F64) PURE;
    /// Minimum; NaN propagates, -0 is less than +0.
    MinimumF32 "minimum.f32" binary(F32) COMMUTES;
    /// Minimum; NaN propagates, -0 is less than +0.
    MinimumF64 "minimum.f64" binary(F64) COMMUTES;
    /// Maximum; NaN propagates, -0 is less than +0.
    MaximumF32 "maximum.f32" binary(F32) COMMUTES;
    /// Maximum; NaN propagates, -0 is less than +0.
    MaximumF64 "maximum.f64" binary(F64) COMMUTES;
    /// Minimum; NaN is ignored, -0 is less than +0.
    MinNumF32 "minnum.f32" binary(F32) COMMUTES;
    /// Minimum; NaN is ignored, -0 is less than +0.
    MinNumF64 "minnum.f64" binary(F64) COMMUTES;
    /// Maximum; NaN is ignored, -0 is less than +0.
    MaxNumF32 "maxnum.f32" binary(F32) COMMUTES;
    /// Maximum; NaN is ignored, -0 is less than +0.
    MaxNumF64 "maxnum.f64" binary(F64) COMMUTES;
    /// Remainder with the sign of the dividend.
    FmodF32 "fmod.f32" binary(F32) PURE;
    /// Remainder with the sign of the dividend.
    FmodF64 "fmod.f64" binary(F64) PURE;
    /// Magnitude of the first operand, sign of the second.
    CopySignF32 "copysign.f32" binary(F32) PURE;
    /// Magnitude of the first operand, sign of the second.
    CopySignF64 "copysign.f64" binary(F64) PURE;
}
