//! Conversions between register types, and selection.
//!
//! The `cast.f*` ops round to nearest with ties away from zero; the `trunc.f*.*` rows are this compiler's own and
//! truncate and saturate, as `arith.fptosi` and `arith.fptoui` are defined here.

use super::rows::{F32, F64, I32, I64, REF, shaped};
use crate::ir::def::TypeRule;
use crate::ir::{OpKind, Traits};

const PURE: Traits = Traits::PURE;

shaped! { from super::compare::END;
    /// Low 8 bits, zero-extended (pseudo).
    TruncI16I8 "trunc.i16.i8" convert(I32, I32) PURE;
    /// Low 8 bits, zero-extended.
    TruncI32I8 "trunc.i32.i8" convert(I32, I32) PURE;
    /// Low 16 bits, zero-extended.
    TruncI32I16 "trunc.i32.i16" convert(I32, I32) PURE;
    /// Low 8 bits, zero-extended (pseudo).
    TruncI64I8 "trunc.i64.i8" convert(I64, I32) PURE;
    /// Low 16 bits, zero-extended (pseudo).
    TruncI64I16 "trunc.i64.i16" convert(I64, I32) PURE;
    /// Low 32 bits.
    TruncI64I32 "trunc.i64.i32" convert(I64, I32) PURE;
    /// Nearest even.
    TruncF64F32 "trunc.f64.f32" convert(F64, F32) PURE;
    /// Sign-extends the low 8 bits.
    ExtI8I32S "ext.i8.i32.s" convert(I32, I32) PURE;
    /// Zero-extends the low 8 bits.
    ExtI8I32U "ext.i8.i32.u" convert(I32, I32) PURE;
    /// Sign-extends the low 8 bits (pseudo).
    ExtI8I64S "ext.i8.i64.s" convert(I32, I64) PURE;
    /// Zero-extends the low 8 bits (pseudo).
    ExtI8I64U "ext.i8.i64.u" convert(I32, I64) PURE;
    /// Sign-extends the low 16 bits.
    ExtI16I32S "ext.i16.i32.s" convert(I32, I32) PURE;
    /// Zero-extends the low 16 bits.
    ExtI16I32U "ext.i16.i32.u" convert(I32, I32) PURE;
    /// Sign-extends the low 16 bits (pseudo).
    ExtI16I64S "ext.i16.i64.s" convert(I32, I64) PURE;
    /// Zero-extends the low 16 bits (pseudo).
    ExtI16I64U "ext.i16.i64.u" convert(I32, I64) PURE;
    /// Sign-extends.
    ExtI32I64S "ext.i32.i64.s" convert(I32, I64) PURE;
    /// Zero-extends.
    ExtI32I64U "ext.i32.i64.u" convert(I32, I64) PURE;
    /// Exact.
    ExtF32F64 "ext.f32.f64" convert(F32, F64) PURE;
    /// Signed integer to float, nearest even.
    CastSI32F32 "cast.si32.f32" convert(I32, F32) PURE;
    /// Signed integer to float, nearest even.
    CastSI32F64 "cast.si32.f64" convert(I32, F64) PURE;
    /// Signed integer to float, nearest even.
    CastSI64F32 "cast.si64.f32" convert(I64, F32) PURE;
    /// Signed integer to float, nearest even.
    CastSI64F64 "cast.si64.f64" convert(I64, F64) PURE;
    /// Unsigned integer to float, nearest even.
    CastUI32F32 "cast.ui32.f32" convert(I32, F32) PURE;
    /// Unsigned integer to float, nearest even.
    CastUI32F64 "cast.ui32.f64" convert(I32, F64) PURE;
    /// Unsigned integer to float, nearest even.
    CastUI64F32 "cast.ui64.f32" convert(I64, F32) PURE;
    /// Unsigned integer to float, nearest even.
    CastUI64F64 "cast.ui64.f64" convert(I64, F64) PURE;
    /// Float to signed integer, nearest, ties away from zero.
    CastF32SI32 "cast.f32.si32" convert(F32, I32) PURE;
    /// Float to signed integer, nearest, ties away from zero.
    CastF32SI64 "cast.f32.si64" convert(F32, I64) PURE;
    /// Float to unsigned integer, nearest, ties away from zero.
    CastF32UI32 "cast.f32.ui32" convert(F32, I32) PURE;
    /// Float to unsigned integer, nearest, ties away from zero.
    CastF32UI64 "cast.f32.ui64" convert(F32, I64) PURE;
    /// Float to signed integer, nearest, ties away from zero.
    CastF64SI32 "cast.f64.si32" convert(F64, I32) PURE;
    /// Float to signed integer, nearest, ties away from zero.
    CastF64SI64 "cast.f64.si64" convert(F64, I64) PURE;
    /// Float to unsigned integer, nearest, ties away from zero.
    CastF64UI32 "cast.f64.ui32" convert(F64, I32) PURE;
    /// Float to unsigned integer, nearest, ties away from zero.
    CastF64UI64 "cast.f64.ui64" convert(F64, I64) PURE;
    /// Float to signed integer, toward zero, saturating; NaN gives 0.
    TruncF32SI32 "trunc.f32.si32" convert(F32, I32) PURE;
    /// Float to signed integer, toward zero, saturating; NaN gives 0.
    TruncF32SI64 "trunc.f32.si64" convert(F32, I64) PURE;
    /// Float to unsigned integer, toward zero, saturating; NaN gives 0.
    TruncF32UI32 "trunc.f32.ui32" convert(F32, I32) PURE;
    /// Float to unsigned integer, toward zero, saturating; NaN gives 0.
    TruncF32UI64 "trunc.f32.ui64" convert(F32, I64) PURE;
    /// Float to signed integer, toward zero, saturating; NaN gives 0.
    TruncF64SI32 "trunc.f64.si32" convert(F64, I32) PURE;
    /// Float to signed integer, toward zero, saturating; NaN gives 0.
    TruncF64SI64 "trunc.f64.si64" convert(F64, I64) PURE;
    /// Float to unsigned integer, toward zero, saturating; NaN gives 0.
    TruncF64UI32 "trunc.f64.ui32" convert(F64, I32) PURE;
    /// Float to unsigned integer, toward zero, saturating; NaN gives 0.
    TruncF64UI64 "trunc.f64.ui64" convert(F64, I64) PURE;
    /// Same bits.
    BitcastI32F32 "bitcast.i32.f32" convert(I32, F32) PURE;
    /// Same bits.
    BitcastF32I32 "bitcast.f32.i32" convert(F32, I32) PURE;
    /// Same bits.
    BitcastI64F64 "bitcast.i64.f64" convert(I64, F64) PURE;
    /// Same bits.
    BitcastF64I64 "bitcast.f64.i64" convert(F64, I64) PURE;
    /// Checked downcast; null passes.
    CastAnyRef "cast.any.ref" convert(REF, REF) PURE;
    /// Widening, which never fails.
    CastRefAny "cast.ref.any" convert(REF, REF) PURE;
    /// The second operand if the condition is not zero, otherwise the third.
    SelectI32 "select.i32" select(I32) PURE;
    /// The second operand if the condition is not zero, otherwise the third.
    SelectI64 "select.i64" select(I64) PURE;
    /// The second operand if the condition is not zero, otherwise the third.
    SelectF32 "select.f32" select(F32) PURE;
    /// The second operand if the condition is not zero, otherwise the third.
    SelectF64 "select.f64" select(F64) PURE;
    /// The second operand if the condition is not zero, otherwise the third.
    SelectRef "select.ref" select(REF) PURE;
}

/// The conversions that a pseudo conversion is, one after the other; `None` for one that has an instruction.
pub fn chain(kind: OpKind) -> Option<&'static [OpKind]> {
    Some(match kind {
        TruncI16I8::KIND => &[TruncI32I8::KIND],
        TruncI64I8::KIND => &[TruncI64I32::KIND, TruncI32I8::KIND],
        TruncI64I16::KIND => &[TruncI64I32::KIND, TruncI32I16::KIND],
        ExtI8I64S::KIND => &[ExtI8I32S::KIND, ExtI32I64S::KIND],
        ExtI8I64U::KIND => &[ExtI8I32U::KIND, ExtI32I64U::KIND],
        ExtI16I64S::KIND => &[ExtI16I32S::KIND, ExtI32I64S::KIND],
        ExtI16I64U::KIND => &[ExtI16I32U::KIND, ExtI32I64U::KIND],
        _ => return None,
    })
}
