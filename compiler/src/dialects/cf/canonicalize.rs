//! Rewrites that simplify branches.

use super::Branch;
use crate::ir::{Builder, Ir, Op, Value};

/// An assertion of `true` does nothing.
pub(super) fn drop_true_assert(ir: &mut Ir, op: Op) -> bool {
    if ir.constant_int(ir.operand(op, 0)) != Some(1) {
        return false;
    }
    ir.erase(op);
    true
}

fn replace_by_branch(ir: &mut Ir, op: Op, i: usize) {
    let Some(target) = ir.successors(op).nth(i) else {
        return;
    };
    let operands: Vec<Value> = ir
        .successor_operands(op, i)
        .map(|k| ir.operand(op, k))
        .collect();
    Builder::before(ir, op)
        .op(Branch::KIND)
        .operands(operands)
        .successors([target])
        .build();
    ir.erase(op);
}

/// A conditional branch on a constant is a branch.
pub(super) fn constant_condition(ir: &mut Ir, op: Op) -> bool {
    let Some(condition) = ir.constant_int(ir.operand(op, 0)) else {
        return false;
    };
    replace_by_branch(ir, op, usize::from(condition == 0));
    true
}

/// A conditional branch to one block with the same operands either way is a branch.
pub(super) fn same_target(ir: &mut Ir, op: Op) -> bool {
    let mut targets = ir.successors(op);
    if targets.next() != targets.next() || ir.operand_group(op, 1) != ir.operand_group(op, 2) {
        return false;
    }
    drop(targets);
    replace_by_branch(ir, op, 0);
    true
}
