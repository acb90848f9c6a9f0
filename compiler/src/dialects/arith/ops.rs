//! The ops of `arith`, one row each. Semantics are MLIR's; where MLIR leaves a case undefined, DESIGN section 7
//! says what happens.

use super::{fold, names, parse, verify};
use crate::ir::Traits;
use crate::ir::def::TypeRule::{Any, BoolLike, FloatLike, IntLike, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule};

const ELEMENTWISE_PURE: Traits = Traits::PURE.and(Traits::ELEMENTWISE);

const OVERFLOW: AttrRow = AttrRow::defaulted(
    "overflowFlags",
    AttrRule::Ext("arith.overflow"),
    "#arith.overflow<none>",
);
pub(crate) const FASTMATH: AttrRow = AttrRow::defaulted(
    "fastmath",
    AttrRule::Ext("arith.fastmath"),
    "#arith.fastmath<none>",
);
const EXACT: AttrRow = AttrRow::optional("isExact", AttrRule::Unit);
const NON_NEGATIVE: AttrRow = AttrRow::optional("nonNeg", AttrRule::Unit);
const ROUNDING: AttrRow = AttrRow::optional("roundingmode", AttrRule::IntEnum(32, ROUNDING_MODES));

/// Rounding modes of `truncf`, by MLIR's numbers.
pub const ROUNDING_MODES: &[(&str, i64)] = &[
    ("to_nearest_even", 0),
    ("downward", 1),
    ("upward", 2),
    ("toward_zero", 3),
    ("to_nearest_away", 4),
];

/// Predicates of `cmpi`, by MLIR's numbers.
pub const INT_PREDICATES: &[(&str, i64)] = &[
    ("eq", 0),
    ("ne", 1),
    ("slt", 2),
    ("sle", 3),
    ("sgt", 4),
    ("sge", 5),
    ("ult", 6),
    ("ule", 7),
    ("ugt", 8),
    ("uge", 9),
];

/// Predicates of `cmpf`, by MLIR's numbers.
pub const FLOAT_PREDICATES: &[(&str, i64)] = &[
    ("false", 0),
    ("oeq", 1),
    ("ogt", 2),
    ("oge", 3),
    ("olt", 4),
    ("ole", 5),
    ("one", 6),
    ("ord", 7),
    ("ueq", 8),
    ("ugt", 9),
    ("uge", 10),
    ("ult", 11),
    ("ule", 12),
    ("une", 13),
    ("uno", 14),
    ("true", 15),
];

const BINARY: &str = "$lhs `,` $rhs attr-dict `:` type($result)";
const OVERFLOW_BINARY: &str =
    "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
const EXACT_BINARY: &str = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
const FAST_BINARY: &str = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
const CAST: &str = "$input attr-dict `:` type($input) `to` type($out)";
const FAST_CAST: &str =
    "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)";
const NON_NEGATIVE_CAST: &str =
    "$input (`nneg` $nonNeg^)? attr-dict `:` type($input) `to` type($out)";
const OVERFLOW_CAST: &str =
    "$input (`overflow` `` $overflowFlags^)? attr-dict `:` type($input) `to` type($out)";
const ROUNDING_CAST: &str = "$input ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)";

crate::dialect_ops! {
    dialect "arith" = 1;

    /// A constant: an integer, a float, or a dense tensor or vector of them.
    Constant "constant" () -> (result: Any) {
        attrs: &[AttrRow::required("value", AttrRule::Typed)],
        traits: Traits::PURE.and(Traits::CONSTANT_LIKE),
        format: "attr-dict $value",
        infer: Some(parse::infer_constant),
        verify: Some(verify::constant),
        result_name: Some(names::constant),
    }
    /// Integer addition that wraps.
    AddI "addi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[OVERFLOW],
        format: OVERFLOW_BINARY,
        fold: Some(fold::addi),
    }
    /// Integer subtraction that wraps.
    SubI "subi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[OVERFLOW],
        format: OVERFLOW_BINARY,
        fold: Some(fold::subi),
    }
    /// Integer multiplication that wraps.
    MulI "muli" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[OVERFLOW],
        format: OVERFLOW_BINARY,
        fold: Some(fold::muli),
    }
    /// Signed division, rounding toward zero.
    DivSI "divsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::divsi),
    }
    /// Unsigned division.
    DivUI "divui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::divui),
    }
    /// Signed remainder, with the sign of the dividend.
    RemSI "remsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: BINARY,
        fold: Some(fold::remsi),
    }
    /// Unsigned remainder.
    RemUI "remui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        format: BINARY,
        fold: Some(fold::remui),
    }
    /// Signed division, rounding toward positive infinity.
    CeilDivSI "ceildivsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::ceildivsi),
    }
    /// Unsigned division, rounding up.
    CeilDivUI "ceildivui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::ceildivui),
    }
    /// Signed division, rounding toward negative infinity.
    FloorDivSI "floordivsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::floordivsi),
    }
    /// Bitwise and.
    AndI "andi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::andi),
    }
    /// Bitwise or.
    OrI "ori" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::ori),
    }
    /// Bitwise exclusive or.
    XOrI "xori" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::xori),
    }
    /// Shift left.
    ShLI "shli" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[OVERFLOW],
        format: OVERFLOW_BINARY,
        fold: Some(fold::shli),
    }
    /// Shift right that keeps the sign.
    ShRSI "shrsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::shrsi),
    }
    /// Shift right that fills with zeros.
    ShRUI "shrui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[EXACT],
        format: EXACT_BINARY,
        fold: Some(fold::shrui),
    }
    /// The greater of two signed integers.
    MaxSI "maxsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::maxsi),
    }
    /// The greater of two unsigned integers.
    MaxUI "maxui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::maxui),
    }
    /// The lesser of two signed integers.
    MinSI "minsi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::minsi),
    }
    /// The lesser of two unsigned integers.
    MinUI "minui" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: BINARY,
        fold: Some(fold::minui),
    }
    /// Unsigned addition with the carry as a second result.
    AddUIExtended "addui_extended" (lhs: IntLike, rhs: SameAsOperand(0)) -> (sum: SameAsOperand(0), overflow: BoolLike) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
        result_name: Some(names::sum_overflow),
    }
    /// Signed multiplication with the high half as a second result.
    MulSIExtended "mulsi_extended" (lhs: IntLike, rhs: SameAsOperand(0)) -> (low: SameAsOperand(0), high: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: "$lhs `,` $rhs attr-dict `:` type($lhs)",
        result_name: Some(names::low_high),
    }
    /// Unsigned multiplication with the high half as a second result.
    MulUIExtended "mului_extended" (lhs: IntLike, rhs: SameAsOperand(0)) -> (low: SameAsOperand(0), high: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        format: "$lhs `,` $rhs attr-dict `:` type($lhs)",
        result_name: Some(names::low_high),
    }
    /// Float addition.
    AddF "addf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::addf),
    }
    /// Float subtraction.
    SubF "subf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::subf),
    }
    /// Float multiplication.
    MulF "mulf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::mulf),
    }
    /// Float division.
    DivF "divf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::divf),
    }
    /// Float remainder with the sign of the dividend (`fmod`).
    RemF "remf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::remf),
    }
    /// The greater of two floats; a NaN propagates, and -0 is less than +0.
    MaximumF "maximumf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::maximumf),
    }
    /// The lesser of two floats; a NaN propagates, and -0 is less than +0.
    MinimumF "minimumf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::minimumf),
    }
    /// The greater of two floats; a NaN is ignored.
    MaxNumF "maxnumf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::maxnumf),
    }
    /// The lesser of two floats; a NaN is ignored.
    MinNumF "minnumf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE.and(Traits::COMMUTATIVE),
        attrs: &[FASTMATH],
        format: FAST_BINARY,
        fold: Some(fold::minnumf),
    }
    /// Float negation: flips the sign bit.
    NegF "negf" (operand: FloatLike) -> (result: SameAsOperand(0)) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
        fold: Some(fold::negf),
    }
    /// Widens a float.
    ExtF "extf" (input: FloatLike) -> (out: FloatLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[FASTMATH],
        format: FAST_CAST,
        fold: Some(fold::extf),
        verify: Some(verify::widens),
    }
    /// Widens an integer by its sign.
    ExtSI "extsi" (input: IntLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::extsi),
        verify: Some(verify::widens),
    }
    /// Widens an integer with zeros.
    ExtUI "extui" (input: IntLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[NON_NEGATIVE],
        format: NON_NEGATIVE_CAST,
        fold: Some(fold::extui),
        verify: Some(verify::widens),
    }
    /// Narrows a float, to nearest even unless a mode says otherwise.
    TruncF "truncf" (input: FloatLike) -> (out: FloatLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[ROUNDING, FASTMATH],
        format: ROUNDING_CAST,
        fold: Some(fold::truncf),
        verify: Some(verify::narrows),
    }
    /// Drops the high bits of an integer.
    TruncI "trunci" (input: IntLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[OVERFLOW],
        format: OVERFLOW_CAST,
        fold: Some(fold::trunci),
        verify: Some(verify::narrows),
    }
    /// A signed integer as a float, to nearest even.
    SIToFP "sitofp" (input: IntLike) -> (out: FloatLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::sitofp),
        verify: Some(verify::same_shape),
    }
    /// An unsigned integer as a float, to nearest even.
    UIToFP "uitofp" (input: IntLike) -> (out: FloatLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[NON_NEGATIVE],
        format: NON_NEGATIVE_CAST,
        fold: Some(fold::uitofp),
        verify: Some(verify::same_shape),
    }
    /// A float as a signed integer: toward zero, saturating, 0 for a NaN.
    FPToSI "fptosi" (input: FloatLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::fptosi),
        verify: Some(verify::same_shape),
    }
    /// A float as an unsigned integer: toward zero, saturating, 0 for a NaN.
    FPToUI "fptoui" (input: FloatLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::fptoui),
        verify: Some(verify::same_shape),
    }
    /// The same bits as another type of equal width.
    Bitcast "bitcast" (input: Any) -> (out: Any) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::bitcast),
        verify: Some(verify::same_width),
    }
    /// Between an integer and an index, by the sign.
    IndexCast "index_cast" (input: IntLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[],
        format: CAST,
        fold: Some(fold::index_cast),
        verify: Some(verify::same_shape),
    }
    /// Between an integer and an index, with zeros.
    IndexCastUI "index_castui" (input: IntLike) -> (out: IntLike) {
        traits: ELEMENTWISE_PURE,
        attrs: &[NON_NEGATIVE],
        format: NON_NEGATIVE_CAST,
        fold: Some(fold::index_castui),
        verify: Some(verify::same_shape),
    }
    /// Compares integers; the result is `i1`, or its tensor.
    CmpI "cmpi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: BoolLike) {
        attrs: &[AttrRow::required("predicate", AttrRule::IntEnum(64, INT_PREDICATES))],
        traits: ELEMENTWISE_PURE,
        format: "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
        infer: Some(parse::infer_bool),
        fold: Some(fold::cmpi),
    }
    /// Compares floats: `o` predicates are false and `u` predicates true if an operand is a NaN.
    CmpF "cmpf" (lhs: FloatLike, rhs: SameAsOperand(0)) -> (result: BoolLike) {
        attrs: &[AttrRow::required("predicate", AttrRule::IntEnum(64, FLOAT_PREDICATES)), FASTMATH],
        traits: ELEMENTWISE_PURE,
        format: "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
        infer: Some(parse::infer_bool),
        fold: Some(fold::cmpf),
    }
    /// One of two values, by a condition; a condition of tensor type picks element by element.
    Select "select" (condition: BoolLike, true_value: Any, false_value: SameAsOperand(1)) -> (result: SameAsOperand(1)) {
        traits: ELEMENTWISE_PURE,
        parse: Some(parse::select),
        print: Some(parse::print_select),
        fold: Some(fold::select),
    }
}
