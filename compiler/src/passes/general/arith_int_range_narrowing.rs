//! `arith-int-range-narrowing`: counts loops in 32 bits, and does the arithmetic on their counters in 32 bits, where
//! the bounds show that nothing is lost.
//!
//! A 64-bit addition or comparison is two on a microcontroller, and an index of 64 bits takes two registers.

use super::ranges::{Range, Ranges};
use crate::dialects::{arith, scf};
use crate::ir::{Builder, Ir, Op, OpKind, Value, WalkOrder};
use crate::pass::{Anchor, Pass};
use crate::rewrite::erase_if_dead;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "arith-int-range-narrowing",
    summary: "count in 32 bits where the bounds allow it",
    anchor: Anchor::Module,
    run: |cx, root| {
        let mut ranges = Ranges::default();
        // Erased only in the end: bounds are known by value, and a new value may take the number of an erased one.
        let mut replaced = Vec::new();
        // An op follows the ops that it reads, and a loop the loops around it.
        for op in cx.ir.walk(root, WalkOrder::Pre) {
            if cx.ir.kind(op) == scf::For::KIND {
                narrow_loop(cx.ir, op, &mut ranges);
            } else if let Some(narrow) = narrowed_again(cx.ir, op) {
                let result = cx.ir.result(op, 0);
                cx.ir.replace_all_uses(result, narrow);
                replaced.push(op);
            } else if ARITHMETIC.contains(&cx.ir.kind(op)) && narrow_op(cx.ir, op, &mut ranges) {
                replaced.push(op);
            }
        }
        for op in replaced.into_iter().rev() {
            erase_if_dead(cx.ir, op);
        }
        Ok(())
    },
};

/// Ops whose low 32 bits, or whole result on natural numbers of 32 bits, are those of the 32-bit op.
const ARITHMETIC: &[OpKind] = &[
    arith::AddI::KIND,
    arith::SubI::KIND,
    arith::MulI::KIND,
    arith::DivUI::KIND,
    arith::DivSI::KIND,
    arith::RemUI::KIND,
    arith::RemSI::KIND,
];

/// The bounds of an `index` that is a natural number of 31 bits.
fn natural(ir: &Ir, value: Value, ranges: &mut Ranges) -> Option<Range> {
    ranges
        .of(ir, value)
        .filter(|r| r.is_natural() && ir.is_index(ir.value_type(value)))
}

fn narrow_loop(ir: &mut Ir, op: Op, ranges: &mut Ranges) {
    let counter = ir.block_arg(ir.body_block(op), 0);
    let bounds: Vec<Value> = ir.operands(op).take(3).collect();
    if natural(ir, counter, ranges).is_none()
        || bounds.iter().any(|&v| natural(ir, v, ranges).is_none())
    {
        return;
    }
    for (i, bound) in bounds.into_iter().enumerate() {
        let narrow = narrowed(ir, op, bound);
        ir.set_operand(op, i, narrow);
    }
    let body = ir.body_block(op);
    let first = ir.first_op(body);
    let users = ir.use_vec(counter);
    let i32_type = ir.int_type(32);
    ir.set_value_type(counter, i32_type);
    if let Some(first) = first.filter(|_| !users.is_empty()) {
        let index = ir.index_type();
        let wide = Builder::before(ir, first)
            .op(arith::IndexCastUI::KIND)
            .operands([counter])
            .results([index])
            .value();
        for u in users {
            ir.set_operand(u.op, u.operand, wide);
        }
    }
}

/// Makes the op in 32 bits beside `op`; says whether it could.
fn narrow_op(ir: &mut Ir, op: Op, ranges: &mut Ranges) -> bool {
    let result = ir.result(op, 0);
    let operands = ir.operand_vec(op);
    let follows = operands.iter().any(|&v| widened_from(ir, v).is_some());
    if !follows
        || natural(ir, result, ranges).is_none()
        || operands.iter().any(|&v| natural(ir, v, ranges).is_none())
    {
        return false;
    }
    let kind = ir.kind(op);
    let narrow: Vec<Value> = operands.iter().map(|&v| narrowed(ir, op, v)).collect();
    let mut b = Builder::before(ir, op);
    let value = b.op(kind).operands(narrow).value();
    let index = b.ir.index_type();
    let wide = b
        .op(arith::IndexCastUI::KIND)
        .operands([value])
        .results([index])
        .value();
    ir.replace_all_uses(result, wide);
    true
}

/// What an `index` was widened from, if it was.
fn widened_from(ir: &Ir, value: Value) -> Option<Value> {
    let op = ir.defining_op(value)?;
    (ir.kind(op) == arith::IndexCastUI::KIND
        && ir.int_width(ir.value_type(ir.operand(op, 0))) == Some(32))
    .then(|| ir.operand(op, 0))
}

/// What a cast to `i32` gives back, if its operand was widened from that.
fn narrowed_again(ir: &Ir, op: Op) -> Option<Value> {
    let casts = ir.kind(op) == arith::IndexCast::KIND || ir.kind(op) == arith::IndexCastUI::KIND;
    (casts && ir.int_width(ir.value_type(ir.result(op, 0))) == Some(32))
        .then(|| widened_from(ir, ir.operand(op, 0)))?
}

/// A natural number of 31 bits as `i32`. A constant stands beside the one that it is made from, so that no loop is
/// between it and where it is known; anything else stands before `user`.
fn narrowed(ir: &mut Ir, user: Op, value: Value) -> Value {
    if let Some(narrow) = widened_from(ir, value) {
        return narrow;
    }
    let i32_type = ir.int_type(32);
    if let (Some(n), Some(wide)) = (ir.constant_int(value), ir.defining_op(value)) {
        let attr = ir.int_attr(n.into(), i32_type);
        let beside = ir.next_op(wide).filter(|&next| {
            ir.kind(next) == arith::Constant::KIND
                && ir.attr(next, "value") == Some(attr)
                && ir.value_type(ir.result(next, 0)) == i32_type
        });
        return match beside {
            Some(narrow) => ir.result(narrow, 0),
            None => Builder::after(ir, wide)
                .op(arith::Constant::KIND)
                .attr("value", attr)
                .results([i32_type])
                .value(),
        };
    }
    Builder::before(ir, user)
        .op(arith::IndexCastUI::KIND)
        .operands([value])
        .results([i32_type])
        .value()
}
