//! The ops of `math`, one row each. All work on scalars, and element by element on vectors and tensors.

use super::{fold, names};
use crate::dialects::arith::{FASTMATH, infer_bool};
use crate::ir::Traits;
use crate::ir::def::TypeRule::{BoolLike, FloatLike, IntLike, SameAsOperand};

const ELEMENTWISE_PURE: Traits = Traits::PURE.and(Traits::ELEMENTWISE);

const UNARY: &str = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";

crate::dialect_ops! {
    dialect "math" = 4;

    /// The absolute value: clears the sign bit.
    AbsF "absf" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::absf),
    }
    /// Arc cosine.
    Acos "acos" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Inverse hyperbolic cosine.
    Acosh "acosh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Arc sine.
    Asin "asin" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Inverse hyperbolic sine.
    Asinh "asinh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Arc tangent.
    Atan "atan" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Inverse hyperbolic tangent.
    Atanh "atanh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Cube root.
    Cbrt "cbrt" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Rounds toward positive infinity.
    Ceil "ceil" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::ceil),
    }
    /// Cosine.
    Cos "cos" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Hyperbolic cosine.
    Cosh "cosh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Error function.
    Erf "erf" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Complementary error function.
    Erfc "erfc" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// e to the power of the operand.
    Exp "exp" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// 2 to the power of the operand.
    Exp2 "exp2" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// `exp(x) - 1`, exact near 0.
    ExpM1 "expm1" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Rounds toward negative infinity.
    Floor "floor" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::floor),
    }
    /// Natural logarithm.
    Log "log" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Base-10 logarithm.
    Log10 "log10" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// `log(1 + x)`, exact near 0.
    Log1p "log1p" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Base-2 logarithm.
    Log2 "log2" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Rounds to nearest, ties away from zero.
    Round "round" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::round),
    }
    /// Rounds to nearest, ties to even.
    RoundEven "roundeven" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::roundeven),
    }
    /// One over the square root.
    Rsqrt "rsqrt" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Sine.
    Sin "sin" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Hyperbolic sine.
    Sinh "sinh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Square root.
    Sqrt "sqrt" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::sqrt),
    }
    /// Tangent.
    Tan "tan" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Hyperbolic tangent.
    Tanh "tanh" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
    }
    /// Rounds toward zero.
    Trunc "trunc" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: UNARY,
        fold: Some(fold::trunc),
    }
    /// Arc tangent of `lhs / rhs`, by the signs of both.
    Atan2 "atan2" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    }
    /// The magnitude of `lhs` with the sign of `rhs`.
    CopySign "copysign" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    }
    /// `lhs` to the power of `rhs`.
    PowF "powf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    }
    /// `base` to an integer power.
    FPowI "fpowi" (lhs: FloatLike, rhs: IntLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
    }
    /// An integer to an integer power, wrapping.
    IPowI "ipowi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: "$lhs `,` $rhs attr-dict `:` type($result)",
    }
    /// `a * b + c`, rounded once.
    Fma "fma" (a: FloatLike, b: SameAsOperand(0), c: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    }
    /// `value` held between `min` and `max`.
    ClampF "clampf" (value: FloatLike, min: SameAsOperand(0), max: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    }
    /// Sine and cosine of one angle.
    SinCos "sincos" (operand: FloatLike) -> (sin: SameAsOperand(0), cos: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($sin)",
        result_name: Some(names::sin_cos),
    }
    /// Whether a float is neither infinite nor a NaN.
    IsFinite "isfinite" (operand: FloatLike) -> (result: BoolLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        infer: Some(infer_bool),
    }
    /// Whether a float is infinite.
    IsInf "isinf" (operand: FloatLike) -> (result: BoolLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        infer: Some(infer_bool),
    }
    /// Whether a float is a NaN.
    IsNaN "isnan" (operand: FloatLike) -> (result: BoolLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        infer: Some(infer_bool),
    }
    /// Whether a float is normal: not zero, subnormal, infinite or a NaN.
    IsNormal "isnormal" (operand: FloatLike) -> (result: BoolLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
        infer: Some(infer_bool),
    }
    /// The absolute value; the least integer stays itself.
    AbsI "absi" (operand: IntLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: "$operand attr-dict `:` type($result)",
        fold: Some(fold::absi),
    }
    /// Leading zeros; the width for 0.
    CtLz "ctlz" (operand: IntLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: "$operand attr-dict `:` type($result)",
        fold: Some(fold::ctlz),
    }
    /// Trailing zeros; the width for 0.
    CtTz "cttz" (operand: IntLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: "$operand attr-dict `:` type($result)",
        fold: Some(fold::cttz),
    }
    /// Ones.
    CtPop "ctpop" (operand: IntLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: "$operand attr-dict `:` type($result)",
        fold: Some(fold::ctpop),
    }
}
