//! Integer arithmetic: two's complement wrapping on `i32` and `i64`, bit operations and shifts.
//!
//! Division and remainder by zero fail, so those ops are not pure; a shift amount is masked to the width.

use super::rows::{I32, I64, shaped};
use crate::ir::Traits;
use crate::ir::def::TypeRule;

const PURE: Traits = Traits::PURE;
const COMMUTES: Traits = Traits::PURE.and(Traits::COMMUTATIVE);
/// May be dropped when unused, but not moved: it fails for a zero divisor.
const DIVIDES: Traits = Traits::NONE;

shaped! { from super::lists::access::END;
    /// Wrapping addition.
    AddI32 "add.i32" binary(I32) COMMUTES;
    /// Wrapping addition.
    AddI64 "add.i64" binary(I64) COMMUTES;
    /// Wrapping subtraction.
    SubI32 "sub.i32" binary(I32) PURE;
    /// Wrapping subtraction.
    SubI64 "sub.i64" binary(I64) PURE;
    /// Wrapping multiplication.
    MulI32 "mul.i32" binary(I32) COMMUTES;
    /// Wrapping multiplication.
    MulI64 "mul.i64" binary(I64) COMMUTES;
    /// Signed division toward zero; by zero fails, the minimum by -1 wraps.
    DivI32S "div.i32.s" binary(I32) DIVIDES;
    /// Signed division toward zero; by zero fails, the minimum by -1 wraps.
    DivI64S "div.i64.s" binary(I64) DIVIDES;
    /// Unsigned division; by zero fails.
    DivI32U "div.i32.u" binary(I32) DIVIDES;
    /// Unsigned division; by zero fails.
    DivI64U "div.i64.u" binary(I64) DIVIDES;
    /// Signed remainder with the sign of the dividend; by zero fails.
    RemI32S "rem.i32.s" binary(I32) DIVIDES;
    /// Signed remainder with the sign of the dividend; by zero fails.
    RemI64S "rem.i64.s" binary(I64) DIVIDES;
    /// Unsigned remainder; by zero fails.
    RemI32U "rem.i32.u" binary(I32) DIVIDES;
    /// Unsigned remainder; by zero fails.
    RemI64U "rem.i64.u" binary(I64) DIVIDES;
    /// `a * b + c`, wrapping.
    FmaI32 "fma.i32" ternary(I32) PURE;
    /// `a * b + c`, wrapping.
    FmaI64 "fma.i64" ternary(I64) PURE;
    /// Absolute value; of the minimum it is the minimum.
    AbsI32 "abs.i32" unary(I32) PURE;
    /// Absolute value; of the minimum it is the minimum.
    AbsI64 "abs.i64" unary(I64) PURE;
    /// Signed minimum.
    MinI32S "min.i32.s" binary(I32) COMMUTES;
    /// Signed minimum.
    MinI64S "min.i64.s" binary(I64) COMMUTES;
    /// Unsigned minimum.
    MinI32U "min.i32.u" binary(I32) COMMUTES;
    /// Unsigned minimum.
    MinI64U "min.i64.u" binary(I64) COMMUTES;
    /// Signed maximum.
    MaxI32S "max.i32.s" binary(I32) COMMUTES;
    /// Signed maximum.
    MaxI64S "max.i64.s" binary(I64) COMMUTES;
    /// Unsigned maximum.
    MaxI32U "max.i32.u" binary(I32) COMMUTES;
    /// Unsigned maximum.
    MaxI64U "max.i64.u" binary(I64) COMMUTES;
    /// Bitwise complement.
    NotI32 "not.i32" unary(I32) PURE;
    /// Bitwise complement.
    NotI64 "not.i64" unary(I64) PURE;
    /// Bitwise and.
    AndI32 "and.i32" binary(I32) COMMUTES;
    /// Bitwise and.
    AndI64 "and.i64" binary(I64) COMMUTES;
    /// Bitwise or.
    OrI32 "or.i32" binary(I32) COMMUTES;
    /// Bitwise or.
    OrI64 "or.i64" binary(I64) COMMUTES;
    /// Bitwise exclusive or.
    XorI32 "xor.i32" binary(I32) COMMUTES;
    /// Bitwise exclusive or.
    XorI64 "xor.i64" binary(I64) COMMUTES;
    /// Count of leading zeros; of zero it is 32.
    CtlzI32 "ctlz.i32" unary(I32) PURE;
    /// Count of leading zeros; of zero it is 64.
    CtlzI64 "ctlz.i64" unary(I64) PURE;
    /// Shift left.
    ShlI32 "shl.i32" shift(I32) PURE;
    /// Shift left.
    ShlI64 "shl.i64" shift(I64) PURE;
    /// Arithmetic shift right.
    ShrI32S "shr.i32.s" shift(I32) PURE;
    /// Arithmetic shift right.
    ShrI64S "shr.i64.s" shift(I64) PURE;
    /// Logical shift right.
    ShrI32U "shr.i32.u" shift(I32) PURE;
    /// Logical shift right.
    ShrI64U "shr.i64.u" shift(I64) PURE;
}
