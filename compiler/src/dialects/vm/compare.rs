//! Comparisons; the `i32` result is 0 or 1.
//!
//! `.o` is false and `.u` true when an operand is NaN. The rows marked pseudo have no instruction: the emitter turns
//! them into those that do.

use super::rows::{F32, F64, I32, I64, REF, shaped};
use crate::ir::Traits;
use crate::ir::def::TypeRule;

const PURE: Traits = Traits::PURE;
const COMMUTES: Traits = Traits::PURE.and(Traits::COMMUTATIVE);

shaped! { from super::float::END;
    /// Equal.
    CmpEqI32 "cmp.eq.i32" compare(I32) COMMUTES;
    /// Equal.
    CmpEqI64 "cmp.eq.i64" compare(I64) COMMUTES;
    /// Not equal.
    CmpNeI32 "cmp.ne.i32" compare(I32) COMMUTES;
    /// Not equal.
    CmpNeI64 "cmp.ne.i64" compare(I64) COMMUTES;
    /// Less, signed.
    CmpLtI32S "cmp.lt.i32.s" compare(I32) PURE;
    /// Less, signed.
    CmpLtI64S "cmp.lt.i64.s" compare(I64) PURE;
    /// Less, unsigned.
    CmpLtI32U "cmp.lt.i32.u" compare(I32) PURE;
    /// Less, unsigned.
    CmpLtI64U "cmp.lt.i64.u" compare(I64) PURE;
    /// Less or equal, signed.
    CmpLteI32S "cmp.lte.i32.s" compare(I32) PURE;
    /// Less or equal, signed.
    CmpLteI64S "cmp.lte.i64.s" compare(I64) PURE;
    /// Less or equal, unsigned.
    CmpLteI32U "cmp.lte.i32.u" compare(I32) PURE;
    /// Less or equal, unsigned.
    CmpLteI64U "cmp.lte.i64.u" compare(I64) PURE;
    /// Greater (pseudo), signed.
    CmpGtI32S "cmp.gt.i32.s" compare(I32) PURE;
    /// Greater (pseudo), signed.
    CmpGtI64S "cmp.gt.i64.s" compare(I64) PURE;
    /// Greater (pseudo), unsigned.
    CmpGtI32U "cmp.gt.i32.u" compare(I32) PURE;
    /// Greater (pseudo), unsigned.
    CmpGtI64U "cmp.gt.i64.u" compare(I64) PURE;
    /// Greater or equal (pseudo), signed.
    CmpGteI32S "cmp.gte.i32.s" compare(I32) PURE;
    /// Greater or equal (pseudo), signed.
    CmpGteI64S "cmp.gte.i64.s" compare(I64) PURE;
    /// Greater or equal (pseudo), unsigned.
    CmpGteI32U "cmp.gte.i32.u" compare(I32) PURE;
    /// Greater or equal (pseudo), unsigned.
    CmpGteI64U "cmp.gte.i64.u" compare(I64) PURE;
    /// Not zero.
    CmpNzI32 "cmp.nz.i32" test(I32) PURE;
    /// Not zero.
    CmpNzI64 "cmp.nz.i64" test(I64) PURE;
    /// Equal, false when unordered.
    CmpEqF32O "cmp.eq.f32.o" compare(F32) COMMUTES;
    /// Equal, false when unordered.
    CmpEqF64O "cmp.eq.f64.o" compare(F64) COMMUTES;
    /// Equal, true when unordered.
    CmpEqF32U "cmp.eq.f32.u" compare(F32) COMMUTES;
    /// Equal, true when unordered.
    CmpEqF64U "cmp.eq.f64.u" compare(F64) COMMUTES;
    /// Not equal, false when unordered.
    CmpNeF32O "cmp.ne.f32.o" compare(F32) COMMUTES;
    /// Not equal, false when unordered.
    CmpNeF64O "cmp.ne.f64.o" compare(F64) COMMUTES;
    /// Not equal, true when unordered.
    CmpNeF32U "cmp.ne.f32.u" compare(F32) COMMUTES;
    /// Not equal, true when unordered.
    CmpNeF64U "cmp.ne.f64.u" compare(F64) COMMUTES;
    /// Less, false when unordered.
    CmpLtF32O "cmp.lt.f32.o" compare(F32) PURE;
    /// Less, false when unordered.
    CmpLtF64O "cmp.lt.f64.o" compare(F64) PURE;
    /// Less, true when unordered.
    CmpLtF32U "cmp.lt.f32.u" compare(F32) PURE;
    /// Less, true when unordered.
    CmpLtF64U "cmp.lt.f64.u" compare(F64) PURE;
    /// Less or equal, false when unordered.
    CmpLteF32O "cmp.lte.f32.o" compare(F32) PURE;
    /// Less or equal, false when unordered.
    CmpLteF64O "cmp.lte.f64.o" compare(F64) PURE;
    /// Less or equal, true when unordered.
    CmpLteF32U "cmp.lte.f32.u" compare(F32) PURE;
    /// Less or equal, true when unordered.
    CmpLteF64U "cmp.lte.f64.u" compare(F64) PURE;
    /// Greater (pseudo), false when unordered.
    CmpGtF32O "cmp.gt.f32.o" compare(F32) PURE;
    /// Greater (pseudo), false when unordered.
    CmpGtF64O "cmp.gt.f64.o" compare(F64) PURE;
    /// Greater (pseudo), true when unordered.
    CmpGtF32U "cmp.gt.f32.u" compare(F32) PURE;
    /// Greater (pseudo), true when unordered.
    CmpGtF64U "cmp.gt.f64.u" compare(F64) PURE;
    /// Greater or equal (pseudo), false when unordered.
    CmpGteF32O "cmp.gte.f32.o" compare(F32) PURE;
    /// Greater or equal (pseudo), false when unordered.
    CmpGteF64O "cmp.gte.f64.o" compare(F64) PURE;
    /// Greater or equal (pseudo), true when unordered.
    CmpGteF32U "cmp.gte.f32.u" compare(F32) PURE;
    /// Greater or equal (pseudo), true when unordered.
    CmpGteF64U "cmp.gte.f64.u" compare(F64) PURE;
    /// Equal but for the last places (pseudo).
    CmpEqF32Near "cmp.eq.f32.near" compare(F32) COMMUTES;
    /// Equal but for the last places (pseudo).
    CmpEqF64Near "cmp.eq.f64.near" compare(F64) COMMUTES;
    /// Not zero, false when NaN (pseudo).
    CmpNzF32O "cmp.nz.f32.o" test(F32) PURE;
    /// Not zero, false when NaN (pseudo).
    CmpNzF64O "cmp.nz.f64.o" test(F64) PURE;
    /// Not zero, true when NaN (pseudo).
    CmpNzF32U "cmp.nz.f32.u" test(F32) PURE;
    /// Not zero, true when NaN (pseudo).
    CmpNzF64U "cmp.nz.f64.u" test(F64) PURE;
    /// Is NaN.
    CmpNanF32 "cmp.nan.f32" test(F32) PURE;
    /// Is NaN.
    CmpNanF64 "cmp.nan.f64" test(F64) PURE;
    /// Same object, or both null.
    CmpEqRef "cmp.eq.ref" compare(REF) COMMUTES;
    /// Not the same object.
    CmpNeRef "cmp.ne.ref" compare(REF) COMMUTES;
    /// Not null.
    CmpNzRef "cmp.nz.ref" test(REF) PURE;
}
