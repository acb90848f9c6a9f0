//! Integer arithmetic: two's complement wrapping on `i32` and `i64`, bit operations and shifts.
//!
//! Division and remainder by zero fail, so those ops are not pure; a shift amount is masked to the width.

use super::rows::{I32, I64, shaped};
use crate::ir::Traits;
use crate::ir::def::TypeRule;

const PURE: Traits = Traits::PURE;
/// As in the anchor, a loop keeps its integer arithmetic, which costs less than a register held through the loop.
/// Bitwise ops may leave it.
const STAYS: Traits = Traits::PURE.and(Traits::STAYS);
const COMMUTES: Traits = STAYS.and(Traits::COMMUTATIVE);
const BITWISE: Traits = Traits::PURE.and(Traits::COMMUTATIVE);
/// May be dropped when unused, but not moved: it fails for a zero divisor.
const DIVIDES: Traits = Traits::NONE;

shaped! { from super::lists::access::END;
    /// Wrapping addition.
    AddI32 "add.i32" binary(I32) COMMUTES;
    /// Wrapping addition.
    AddI64 "add.i64" binary(I64) COMMUTES;
    /// Wrapping subtraction.
    SubI32 "sub.i32" binary(I32) STAYS;
    /// Wrapping subtraction.
    SubI64 "sub.i64" binary(I64) STAYS;
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
    FmaI32 "fma.i32" ternary(I32) STAYS;
    /// `a * b + c`, wrapping.
    FmaI64 "fma.i64" ternary(I64) STAYS;
    /// Absolute value; of the minimum it is the minimum.
    AbsI32 "abs.i32" unary(I32) STAYS;
    /// Absolute value; of the minimum it is the minimum.
    AbsI64 "abs.i64" unary(I64) STAYS;
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
    AndI32 "and.i32" binary(I32) BITWISE;
    /// Bitwise and.
    AndI64 "and.i64" binary(I64) BITWISE;
    /// Bitwise or.
    OrI32 "or.i32" binary(I32) BITWISE;
    /// Bitwise or.
    OrI64 "or.i64" binary(I64) BITWISE;
    /// Bitwise exclusive or.
    XorI32 "xor.i32" binary(I32) BITWISE;
    /// Bitwise exclusive or.
    XorI64 "xor.i64" binary(I64) BITWISE;
    /// Count of leading zeros; of zero it is 32.
    CtlzI32 "ctlz.i32" unary(I32) PURE;
    /// Count of leading zeros; of zero it is 64.
    CtlzI64 "ctlz.i64" unary(I64) PURE;
    /// Shift left.
    ShlI32 "shl.i32" shift(I32) STAYS;
    /// Shift left.
    ShlI64 "shl.i64" shift(I64) STAYS;
    /// Arithmetic shift right.
    ShrI32S "shr.i32.s" shift(I32) STAYS;
    /// Arithmetic shift right.
    ShrI64S "shr.i64.s" shift(I64) STAYS;
    /// Logical shift right.
    ShrI32U "shr.i32.u" shift(I32) STAYS;
    /// Logical shift right.
    ShrI64U "shr.i64.u" shift(I64) STAYS;
}
