//! Two ops in one instruction: an op, and the one that makes an operand of it for it alone. It knows no register.

use halcyon_runtime_core::isa;

use super::plan::constant;
use crate::dialects::vm::{arith, float};
use crate::ir::{Ir, Op, OpKind, Value};

/// An op and another that become one instruction.
pub(super) struct Pair {
    /// The op whose result nothing else reads; it emits nothing.
    pub(super) inner: Op,
    /// The instruction that stands for both.
    pub(super) instruction: isa::Op,
    /// What it reads.
    pub(super) operands: [Value; 3],
}

/// Where the operand that the inner op does not make comes.
#[derive(Clone, Copy)]
enum Other {
    First,
    Last,
}

/// The outer op, the inner one, and the instruction for both. Floats are rounded twice, as by two ops.
const ROWS: &[(OpKind, OpKind, isa::Op, Other)] = &[
    (
        arith::AddI32::KIND,
        arith::MulI32::KIND,
        isa::Op::FmaI32,
        Other::Last,
    ),
    (
        arith::AddI64::KIND,
        arith::MulI64::KIND,
        isa::Op::FmaI64,
        Other::Last,
    ),
    (
        float::AddF32::KIND,
        float::MulF32::KIND,
        isa::Op::MulAddF32,
        Other::Last,
    ),
    (
        arith::XorI32::KIND,
        arith::ShlI32::KIND,
        isa::Op::XorShlI32,
        Other::First,
    ),
    (
        arith::XorI32::KIND,
        arith::ShrI32U::KIND,
        isa::Op::XorShrI32U,
        Other::First,
    ),
    // Where no bit is set in both, as in a rotation.
    (
        arith::OrI32::KIND,
        arith::ShlI32::KIND,
        isa::Op::XorShlI32,
        Other::First,
    ),
    (
        arith::OrI32::KIND,
        arith::ShrI32U::KIND,
        isa::Op::XorShrI32U,
        Other::First,
    ),
];

/// What `op`, of two operands, becomes together with the op that makes one of them.
pub(super) fn find(ir: &Ir, op: Op) -> Option<Pair> {
    let kind = ir.kind(op);
    if !ROWS.iter().any(|&(outer, ..)| outer == kind) {
        return None;
    }
    let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
    [(a, b), (b, a)].into_iter().find_map(|(made, other)| {
        let inner = ir.defining_op(made)?;
        let &(.., instruction, place) = ROWS
            .iter()
            .find(|&&(outer, with, ..)| outer == kind && with == ir.kind(inner))?;
        let alone = ir.has_one_use(made) && ir.parent_block(inner) == ir.parent_block(op);
        if !alone || (kind == arith::OrI32::KIND && !are_disjoint_shifts(ir, inner, other)) {
            return None;
        }
        let (x, y) = (ir.operand(inner, 0), ir.operand(inner, 1));
        let operands = match place {
            Other::First => [other, x, y],
            Other::Last => [x, y, other],
        };
        Some(Pair {
            inner,
            instruction,
            operands,
        })
    })
}

/// Whether one of two shifts keeps just the bits that the other makes room for.
fn are_disjoint_shifts(ir: &Ir, shift: Op, other: Value) -> bool {
    let Some(other) = ir.defining_op(other) else {
        return false;
    };
    let (left, right) = (arith::ShlI32::KIND, arith::ShrI32U::KIND);
    let kinds = [ir.kind(shift), ir.kind(other)];
    if kinds != [left, right] && kinds != [right, left] {
        return false;
    }
    let amount = |op: Op| constant(ir, ir.operand(op, 1)).filter(|n| (1..32).contains(n));
    match (amount(shift), amount(other)) {
        (Some(a), Some(b)) => a + b == 32,
        _ => false,
    }
}
