//! Control flow: branches that are decided, and failures as blocks of their own.

use super::int32;
use crate::dialects::vm::arith::XorI32;
use crate::dialects::vm::compare as cmp;
use crate::dialects::vm::control::{Br, CheckEq, CheckNe, CheckNearlyEq, CondBr, CondFail, Fail};
use crate::dialects::vm::debug::Break;
use crate::dialects::vm::fold::constant;
use crate::dialects::vm::is_ref_type;
use crate::ir::{Builder, FloatKind, Ir, Op, OpKind, Traits, Value};

/// The status of a failed check.
const FAILED_PRECONDITION: i32 = 9;

/// Replaces a terminator by `kind`, which goes where successor `i` goes.
fn go_to(ir: &mut Ir, op: Op, kind: OpKind, i: usize) -> bool {
    let Some(target) = ir.successors(op).nth(i) else {
        return false;
    };
    let operands = passed(ir, op, i);
    Builder::before(ir, op)
        .op(kind)
        .operands(operands)
        .successors([target])
        .build();
    ir.erase(op);
    true
}

/// What a terminator passes to successor `i`.
fn passed(ir: &Ir, op: Op, i: usize) -> Vec<Value> {
    ir.successor_operands(op, i)
        .map(|n| ir.operand(op, n))
        .collect()
}

/// A conditional branch on a constant.
pub(in crate::dialects::vm) fn constant_condition(ir: &mut Ir, op: Op) -> bool {
    match constant(ir, ir.operand(op, 0)) {
        Some(condition) => go_to(ir, op, Br::KIND, usize::from(condition == 0)),
        None => false,
    }
}

/// A conditional branch to one block, or a table of one block, with the same operands each way.
pub(in crate::dialects::vm) fn same_target(ir: &mut Ir, op: Op) -> bool {
    let targets: Vec<_> = ir.successors(op).collect();
    let operands = passed(ir, op, 0);
    let all_same =
        (1..targets.len()).all(|i| targets[i] == targets[0] && passed(ir, op, i) == operands);
    all_same && go_to(ir, op, Br::KIND, 0)
}

/// A branch table with a constant index.
pub(in crate::dialects::vm) fn constant_index(ir: &mut Ir, op: Op) -> bool {
    let Some(index) = constant(ir, ir.operand(op, 0)) else {
        return false;
    };
    // The default comes first; an index that is negative or too large goes there.
    let case = usize::try_from(index)
        .ok()
        .and_then(|i| i.checked_add(1))
        .filter(|&i| i < ir.successor_count(op));
    go_to(ir, op, Br::KIND, case.unwrap_or(0))
}

/// A breakpoint on a constant condition is one, or is none.
pub(in crate::dialects::vm) fn constant_break(ir: &mut Ir, op: Op) -> bool {
    match constant(ir, ir.operand(op, 0)) {
        Some(0) => go_to(ir, op, Br::KIND, 0),
        Some(_) => go_to(ir, op, Break::KIND, 0),
        None => false,
    }
}

/// A conditional failure is a branch to a block that fails. The block stands after the others, for it is rarely
/// reached.
pub(in crate::dialects::vm) fn cond_fail_to_branch(ir: &mut Ir, op: Op) -> bool {
    let (condition, status) = (ir.operand(op, 0), ir.operand(op, 1));
    let (Some(block), Some(next)) = (ir.parent_block(op), ir.next_op(op)) else {
        return false;
    };
    // Only a function body takes more blocks.
    if !ir
        .parent_op(op)
        .is_some_and(|p| ir.has_trait(p, Traits::FUNCTION))
    {
        return false;
    }
    let (loc, ty) = (ir.op_loc(op), ir.value_type(status));
    let message = ir.attr(op, "message");
    let rest = ir.split_block(next);
    let fails = ir.insert_block_after(rest);
    let code = ir.add_block_arg(fails, ty, loc);
    let mut at = Builder::at_end(ir, fails, loc);
    let mut fail = at.op(Fail::KIND).operands([code]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    ir.erase(op);
    Builder::at_end(ir, block, loc)
        .op(CondBr::KIND)
        .groups(&[&[condition], &[status], &[]])
        .successors([fails, rest])
        .build();
    true
}

/// A check is a comparison and a conditional failure.
pub(in crate::dialects::vm) fn check_to_cond_fail(ir: &mut Ir, op: Op) -> bool {
    let operands = ir.operand_vec(op);
    let Some(kind) = holds(ir, op) else {
        return false;
    };
    let message = ir.attr(op, "message");
    let (Some(one), Some(status)) = (int32(ir, op, 1), int32(ir, op, FAILED_PRECONDITION)) else {
        return false;
    };
    let mut b = Builder::before(ir, op);
    let held = b.op(kind).operands(operands).value();
    let failed = b.op(XorI32::KIND).operands([held, one]).value();
    let mut fail = b.op(CondFail::KIND).operands([failed, status]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    ir.erase(op);
    true
}

/// The comparison that is to hold. A NaN differs from everything, zero included.
fn holds(ir: &Ir, op: Op) -> Option<OpKind> {
    let ty = ir.value_type(ir.operand(op, 0));
    let [i32, i64, f32, f64, reference] = match ir.kind(op) {
        CheckEq::KIND => [
            cmp::CmpEqI32::KIND,
            cmp::CmpEqI64::KIND,
            cmp::CmpEqF32O::KIND,
            cmp::CmpEqF64O::KIND,
            cmp::CmpEqRef::KIND,
        ],
        CheckNe::KIND => [
            cmp::CmpNeI32::KIND,
            cmp::CmpNeI64::KIND,
            cmp::CmpNeF32U::KIND,
            cmp::CmpNeF64U::KIND,
            cmp::CmpNeRef::KIND,
        ],
        CheckNearlyEq::KIND => [
            cmp::CmpEqI32::KIND,
            cmp::CmpEqI64::KIND,
            cmp::CmpEqF32Near::KIND,
            cmp::CmpEqF64Near::KIND,
            cmp::CmpEqRef::KIND,
        ],
        _ => [
            cmp::CmpNzI32::KIND,
            cmp::CmpNzI64::KIND,
            cmp::CmpNzF32U::KIND,
            cmp::CmpNzF64U::KIND,
            cmp::CmpNzRef::KIND,
        ],
    };
    match (ir.int_width(ty), ir.float_kind(ty)) {
        (Some(32), _) => Some(i32),
        (Some(64), _) => Some(i64),
        (_, Some(FloatKind::F32)) => Some(f32),
        (_, Some(FloatKind::F64)) => Some(f64),
        _ => is_ref_type(ir, ty).then_some(reference),
    }
}
