//! Simplification of control flow that holds for the branches of every dialect.

use crate::ir::{Ir, Op};

/// A block whose only predecessor goes nowhere else becomes part of that predecessor, which `op` ends: a branch that
/// passes all of its operands on.
pub fn merge_into_only_predecessor(ir: &mut Ir, op: Op) -> bool {
    let (Some(target), Some(block)) = (ir.successors(op).next(), ir.parent_block(op)) else {
        return false;
    };
    if target == block || ir.is_entry_block(target) || ir.predecessors(target).take(2).count() != 1
    {
        return false;
    }
    for (i, value) in ir.operand_vec(op).into_iter().enumerate() {
        let arg = ir.block_arg(target, i);
        ir.replace_all_uses(arg, value);
    }
    ir.erase(op);
    ir.move_ops(target, block);
    ir.erase_block(target);
    true
}
