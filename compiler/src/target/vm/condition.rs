//! How branches decide: comparisons and bit tests that a branch makes itself. It knows no register.

use halcyon_runtime_core::isa;

use super::plan::constant;
use crate::dialects::vm::arith;
use crate::dialects::vm::compare as cmp;
use crate::ir::{Ir, Op, Value};

/// How a branch decides.
#[derive(Clone, Copy, Debug)]
pub(super) enum Condition {
    /// A register is not zero (`true`), or is zero.
    Test(Value, bool),
    /// A compare-and-branch instruction.
    Compare(isa::Op, Value, Value),
}

impl Condition {
    /// The condition that holds exactly when this one does not.
    pub(super) fn inverted(self) -> Self {
        match self {
            Self::Test(value, wanted) => Self::Test(value, !wanted),
            // Every integer compare-and-branch has an inverse in the table.
            Self::Compare(op, a, b) => Self::Compare(op.inverted().unwrap_or(op), a, b),
        }
    }

    /// The registers that it reads.
    pub(super) fn operands(self) -> Vec<Value> {
        match self {
            Self::Test(value, _) => vec![value],
            Self::Compare(_, a, b) => vec![a, b],
        }
    }
}

/// Whether a value is 0 or 1.
pub(super) fn is_boolean(ir: &Ir, value: Value) -> bool {
    ir.defining_op(value)
        .is_some_and(|op| ir.op_name(op).starts_with("vm.cmp."))
}

/// The compare-and-branch for an integer comparison.
pub(super) fn compare_and_branch(ir: &Ir, op: Op) -> Option<Condition> {
    use Order::{Equal, GreaterOrEqual, Less, NotEqual};
    let (order, swapped, wide, signed) = match ir.kind(op) {
        cmp::CmpEqI32::KIND => (Equal, false, false, true),
        cmp::CmpNeI32::KIND => (NotEqual, false, false, true),
        cmp::CmpLtI32S::KIND => (Less, false, false, true),
        cmp::CmpLtI32U::KIND => (Less, false, false, false),
        cmp::CmpGtI32S::KIND => (Less, true, false, true),
        cmp::CmpGtI32U::KIND => (Less, true, false, false),
        cmp::CmpLteI32S::KIND => (GreaterOrEqual, true, false, true),
        cmp::CmpLteI32U::KIND => (GreaterOrEqual, true, false, false),
        cmp::CmpGteI32S::KIND => (GreaterOrEqual, false, false, true),
        cmp::CmpGteI32U::KIND => (GreaterOrEqual, false, false, false),
        cmp::CmpEqI64::KIND => (Equal, false, true, true),
        cmp::CmpNeI64::KIND => (NotEqual, false, true, true),
        cmp::CmpLtI64S::KIND => (Less, false, true, true),
        cmp::CmpLtI64U::KIND => (Less, false, true, false),
        cmp::CmpGtI64S::KIND => (Less, true, true, true),
        cmp::CmpGtI64U::KIND => (Less, true, true, false),
        cmp::CmpLteI64S::KIND => (GreaterOrEqual, true, true, true),
        cmp::CmpLteI64U::KIND => (GreaterOrEqual, true, true, false),
        cmp::CmpGteI64S::KIND => (GreaterOrEqual, false, true, true),
        cmp::CmpGteI64U::KIND => (GreaterOrEqual, false, true, false),
        _ => return None,
    };
    let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
    let instruction = match (order, wide, signed) {
        (Equal, false, _) => isa::Op::BrEqI32,
        (Equal, true, _) => isa::Op::BrEqI64,
        (NotEqual, false, _) => isa::Op::BrNeI32,
        (NotEqual, true, _) => isa::Op::BrNeI64,
        (Less, false, true) => isa::Op::BrLtI32S,
        (Less, false, false) => isa::Op::BrLtI32U,
        (Less, true, true) => isa::Op::BrLtI64S,
        (Less, true, false) => isa::Op::BrLtI64U,
        (GreaterOrEqual, false, true) => isa::Op::BrGteI32S,
        (GreaterOrEqual, false, false) => isa::Op::BrGteI32U,
        (GreaterOrEqual, true, true) => isa::Op::BrGteI64S,
        (GreaterOrEqual, true, false) => isa::Op::BrGteI64U,
    };
    let (a, b) = if swapped { (b, a) } else { (a, b) };
    Some(Condition::Compare(instruction, a, b))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Equal,
    NotEqual,
    Less,
    GreaterOrEqual,
}

/// The value that a comparison tells from zero, and whether it holds for another than zero. Such a register is itself
/// a condition.
pub(super) fn against_zero(ir: &Ir, op: Op) -> Option<(Value, bool)> {
    let kind = ir.kind(op);
    let (equal, different) = (cmp::CmpEqI32::KIND, cmp::CmpNeI32::KIND);
    (kind == equal || kind == different)
        .then(|| beside_zero(ir, op))
        .flatten()
        .map(|value| (value, kind == different))
}

/// The operand of a comparison beside a zero.
fn beside_zero(ir: &Ir, op: Op) -> Option<Value> {
    let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
    let is_zero = |v: Value| constant(ir, v) == Some(0);
    match (is_zero(a), is_zero(b)) {
        (_, true) => Some(a),
        (true, false) => Some(b),
        (false, false) => None,
    }
}

/// The mask that a comparison of pairs tells from zero, if the mask keeps only bits of the lower register and has no
/// other use in its block; and whether it holds for another than zero.
pub(super) fn mask_against_zero(ir: &Ir, op: Op) -> Option<(Op, bool)> {
    let kind = ir.kind(op);
    let (equal, different) = (cmp::CmpEqI64::KIND, cmp::CmpNeI64::KIND);
    if kind != equal && kind != different {
        return None;
    }
    let masked = beside_zero(ir, op)?;
    let mask = ir.defining_op(masked)?;
    let low = |v: Value| constant(ir, v).is_some_and(|n| u32::try_from(n).is_ok());
    (ir.kind(mask) == arith::AndI64::KIND
        && ir.has_one_use(masked)
        && ir.parent_block(mask) == ir.parent_block(op)
        && ir.operands(mask).any(low))
    .then_some((mask, kind == different))
}

/// The branch that a bitwise and of two registers decides. Of a pair it reads the lower register.
pub(super) fn any_bit(ir: &Ir, and: Op, wanted: bool) -> Condition {
    let instruction = if wanted {
        isa::Op::BrAndNzI32
    } else {
        isa::Op::BrAndZI32
    };
    Condition::Compare(instruction, ir.operand(and, 0), ir.operand(and, 1))
}
