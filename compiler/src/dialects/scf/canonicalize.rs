//! Rewrites that simplify structured control flow.

use super::Yield;
use crate::ir::{Block, Ir, Op, Value};

/// Moves the ops of `block` but its terminator before `anchor`, and returns what the terminator handed on.
fn inline_before(ir: &mut Ir, block: Block, anchor: Op) -> Vec<Value> {
    let terminator = ir.terminator(block);
    let values = ir.operand_vec(terminator);
    ir.erase(terminator);
    for op in ir.block_ops(block).collect::<Vec<_>>() {
        ir.move_before(op, anchor);
    }
    values
}

/// A loop that runs never is its initial values; one that runs once is its body.
pub(super) fn for_of_known_trip_count(ir: &mut Ir, op: Op) -> bool {
    let bound = |i: usize| ir.constant_int(ir.operand(op, i));
    let (Some(lower), Some(upper), Some(step)) = (bound(0), bound(1), bound(2)) else {
        return false;
    };
    if step <= 0 || ir.has_attr(op, "unsignedCmp") {
        return false;
    }
    let inits: Vec<Value> = ir.operands(op).skip(3).collect();
    if lower >= upper {
        ir.replace_op(op, &inits);
        return true;
    }
    if lower.checked_add(step).is_some_and(|next| next < upper) {
        return false;
    }
    let block = ir.body_block(op);
    let starts: Vec<Value> = std::iter::once(ir.operand(op, 0)).chain(inits).collect();
    for (i, start) in starts.into_iter().enumerate() {
        let arg = ir.block_arg(block, i);
        ir.replace_all_uses(arg, start);
    }
    let values = inline_before(ir, block, op);
    ir.replace_op(op, &values);
    true
}

/// An `if` of a constant is the region that runs.
pub(super) fn if_of_constant(ir: &mut Ir, op: Op) -> bool {
    let Some(condition) = ir.constant_int(ir.operand(op, 0)) else {
        return false;
    };
    let region = ir.region(op, usize::from(condition == 0));
    let values = match ir.first_block(region) {
        Some(block) => inline_before(ir, block, op),
        None => Vec::new(),
    };
    ir.replace_op(op, &values);
    true
}

/// An `if` whose regions do nothing is what they yield, if nothing.
pub(super) fn drop_empty_if(ir: &mut Ir, op: Op) -> bool {
    let empty = |ir: &Ir, i: usize| match ir.first_block(ir.region(op, i)) {
        Some(block) => ir
            .first_op(block)
            .is_some_and(|first| Yield::of(ir, first).is_some()),
        None => true,
    };
    if ir.result_count(op) > 0 || !empty(ir, 0) || !empty(ir, 1) {
        return false;
    }
    ir.erase(op);
    true
}
