//! Comparisons: pseudo relations by those that have instructions, inversions, and tests against zero and null.
//!
//! Inverting exchanges ordered and unordered: what is not less, or unordered, is greater or equal.

use super::int32;
use crate::dialects::vm::arith::{AbsI32, AbsI64, SubI32, SubI64, XorI32};
use crate::dialects::vm::compare as cmp;
use crate::dialects::vm::control::{Br, CondBr};
use crate::dialects::vm::convert::{BitcastF32I32, BitcastF64I64};
use crate::dialects::vm::fold::{constant, is_null};
use crate::ir::{Builder, FloatKind, Ir, Op, OpKind, Traits, Value};

/// Comparisons that are another one with its operands exchanged, which keeps the meaning for NaN.
const EXCHANGED: &[(OpKind, OpKind)] = &[
    (cmp::CmpGtI32S::KIND, cmp::CmpLtI32S::KIND),
    (cmp::CmpGtI32U::KIND, cmp::CmpLtI32U::KIND),
    (cmp::CmpGtI64S::KIND, cmp::CmpLtI64S::KIND),
    (cmp::CmpGtI64U::KIND, cmp::CmpLtI64U::KIND),
    (cmp::CmpGtF32O::KIND, cmp::CmpLtF32O::KIND),
    (cmp::CmpGtF32U::KIND, cmp::CmpLtF32U::KIND),
    (cmp::CmpGtF64O::KIND, cmp::CmpLtF64O::KIND),
    (cmp::CmpGtF64U::KIND, cmp::CmpLtF64U::KIND),
    (cmp::CmpGteI32S::KIND, cmp::CmpLteI32S::KIND),
    (cmp::CmpGteI32U::KIND, cmp::CmpLteI32U::KIND),
    (cmp::CmpGteI64S::KIND, cmp::CmpLteI64S::KIND),
    (cmp::CmpGteI64U::KIND, cmp::CmpLteI64U::KIND),
    (cmp::CmpGteF32O::KIND, cmp::CmpLteF32O::KIND),
    (cmp::CmpGteF32U::KIND, cmp::CmpLteF32U::KIND),
    (cmp::CmpGteF64O::KIND, cmp::CmpLteF64O::KIND),
    (cmp::CmpGteF64U::KIND, cmp::CmpLteF64U::KIND),
];

/// Comparisons and what holds exactly when they do not: on the same operands, or on exchanged ones.
const INVERSE: &[(OpKind, OpKind, Operands)] = &[
    (cmp::CmpEqI32::KIND, cmp::CmpNeI32::KIND, Same),
    (cmp::CmpNeI32::KIND, cmp::CmpEqI32::KIND, Same),
    (cmp::CmpEqI64::KIND, cmp::CmpNeI64::KIND, Same),
    (cmp::CmpNeI64::KIND, cmp::CmpEqI64::KIND, Same),
    (cmp::CmpLtI32S::KIND, cmp::CmpLteI32S::KIND, Exchanged),
    (cmp::CmpLtI32U::KIND, cmp::CmpLteI32U::KIND, Exchanged),
    (cmp::CmpLtI64S::KIND, cmp::CmpLteI64S::KIND, Exchanged),
    (cmp::CmpLtI64U::KIND, cmp::CmpLteI64U::KIND, Exchanged),
    (cmp::CmpLteI32S::KIND, cmp::CmpLtI32S::KIND, Exchanged),
    (cmp::CmpLteI32U::KIND, cmp::CmpLtI32U::KIND, Exchanged),
    (cmp::CmpLteI64S::KIND, cmp::CmpLtI64S::KIND, Exchanged),
    (cmp::CmpLteI64U::KIND, cmp::CmpLtI64U::KIND, Exchanged),
    (cmp::CmpEqF32O::KIND, cmp::CmpNeF32U::KIND, Same),
    (cmp::CmpEqF32U::KIND, cmp::CmpNeF32O::KIND, Same),
    (cmp::CmpNeF32O::KIND, cmp::CmpEqF32U::KIND, Same),
    (cmp::CmpNeF32U::KIND, cmp::CmpEqF32O::KIND, Same),
    (cmp::CmpEqF64O::KIND, cmp::CmpNeF64U::KIND, Same),
    (cmp::CmpEqF64U::KIND, cmp::CmpNeF64O::KIND, Same),
    (cmp::CmpNeF64O::KIND, cmp::CmpEqF64U::KIND, Same),
    (cmp::CmpNeF64U::KIND, cmp::CmpEqF64O::KIND, Same),
    (cmp::CmpLteF32O::KIND, cmp::CmpLtF32U::KIND, Exchanged),
    (cmp::CmpLteF32U::KIND, cmp::CmpLtF32O::KIND, Exchanged),
    (cmp::CmpLteF64O::KIND, cmp::CmpLtF64U::KIND, Exchanged),
    (cmp::CmpLteF64U::KIND, cmp::CmpLtF64O::KIND, Exchanged),
    (cmp::CmpEqRef::KIND, cmp::CmpNeRef::KIND, Same),
    (cmp::CmpNeRef::KIND, cmp::CmpEqRef::KIND, Same),
];

/// The order of the operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operands {
    Same,
    Exchanged,
}
use Operands::{Exchanged, Same};

/// Tests against zero that are a comparison with zero.
const AGAINST_ZERO: &[(OpKind, OpKind)] = &[
    (cmp::CmpNzF32O::KIND, cmp::CmpNeF32O::KIND),
    (cmp::CmpNzF32U::KIND, cmp::CmpNeF32U::KIND),
    (cmp::CmpNzF64O::KIND, cmp::CmpNeF64O::KIND),
    (cmp::CmpNzF64U::KIND, cmp::CmpNeF64U::KIND),
];

/// Units in the last place within which floats are nearly equal.
const NEAR_F32: i64 = 100;
const NEAR_F64: i64 = 50_000_000_000;

/// Rewrites of comparisons and tests.
pub(in crate::dialects::vm) fn comparison(ir: &mut Ir, op: Op) -> bool {
    match ir.kind(op) {
        cmp::CmpNeI32::KIND if constant(ir, ir.operand(op, 1)) == Some(0) => {
            let operand = ir.operand(op, 0);
            replace(ir, op, cmp::CmpNzI32::KIND, &[operand]);
            true
        }
        cmp::CmpNeRef::KIND if is_null(ir, ir.operand(op, 1)) => {
            let operand = ir.operand(op, 0);
            replace(ir, op, cmp::CmpNzRef::KIND, &[operand]);
            true
        }
        cmp::CmpEqRef::KIND if is_null(ir, ir.operand(op, 1)) => {
            let operand = ir.operand(op, 0);
            let Some(one) = int32(ir, op, 1) else {
                return false;
            };
            let some = Builder::before(ir, op)
                .op(cmp::CmpNzRef::KIND)
                .operands([operand])
                .value();
            replace(ir, op, XorI32::KIND, &[some, one]);
            true
        }
        cmp::CmpEqF32Near::KIND | cmp::CmpEqF64Near::KIND => near(ir, op),
        _ => pseudo(ir, op),
    }
}

/// Rewrites a comparison that has no instruction by one that has.
pub(super) fn pseudo(ir: &mut Ir, op: Op) -> bool {
    let kind = ir.kind(op);
    if let Some(&(_, less)) = EXCHANGED.iter().find(|(k, _)| *k == kind) {
        let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
        replace(ir, op, less, &[b, a]);
        return true;
    }
    if let Some(&(_, different)) = AGAINST_ZERO.iter().find(|(k, _)| *k == kind) {
        let operand = ir.operand(op, 0);
        let ty = ir.value_type(operand);
        let attr = ir.attr_of(crate::ir::AttrData::Float { bits: 0, ty });
        let Some(zero) = crate::rewrite::constant(ir, op, attr, ty) else {
            return false;
        };
        replace(ir, op, different, &[operand, zero]);
        return true;
    }
    false
}

/// `xor(comparison, 1)` is the inverse comparison. Less-than of floats stays as it is, which is how nearly equal
/// tells signs.
pub(super) fn inverse(ir: &mut Ir, op: Op) -> bool {
    let condition = ir.operand(op, 0);
    let Some(comparison) = ir.defining_op(condition) else {
        return false;
    };
    let kind = ir.kind(comparison);
    let Some(&(_, inverse, order)) = INVERSE.iter().find(|(k, ..)| *k == kind) else {
        return false;
    };
    if !ir.has_one_use(condition) {
        return false;
    }
    let mut operands = ir.operand_vec(comparison);
    if order == Exchanged {
        operands.reverse();
    }
    replace(ir, op, inverse, &operands);
    true
}

fn replace(ir: &mut Ir, op: Op, kind: OpKind, operands: &[Value]) {
    let value = Builder::before(ir, op)
        .op(kind)
        .operands(operands.iter().copied())
        .value();
    ir.replace_op(op, &[value]);
}

/// Nearly equal: equal if the signs differ, otherwise closer than a number of representable values.
///
/// ```text
///   signs differ ? -> ^exact, ^distance
/// ^exact:    equal -> ^rest
/// ^distance: |bits - bits| < limit -> ^rest
/// ^rest(result):
/// ```
pub(super) fn near(ir: &mut Ir, op: Op) -> bool {
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
    let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
    let float = ir.value_type(a);
    let wide = ir.float_kind(float) == Some(FloatKind::F64);
    let pick = |narrow: OpKind, double: OpKind| if wide { double } else { narrow };
    let int = ir.int_type(if wide { 64 } else { 32 });
    let zero = ir.attr_of(crate::ir::AttrData::Float { bits: 0, ty: float });
    let limit = ir.int_attr(if wide { NEAR_F64 } else { NEAR_F32 }.into(), int);
    let (Some(zero), Some(one), Some(limit)) = (
        crate::rewrite::constant(ir, op, zero, float),
        int32(ir, op, 1),
        crate::rewrite::constant(ir, op, limit, int),
    ) else {
        return false;
    };
    let loc = ir.op_loc(op);
    let rest = ir.split_block(next);
    let i32 = ir.int_type(32);
    let result = ir.add_block_arg(rest, i32, loc);
    let exact = ir.insert_block_after(block);
    let distance = ir.insert_block_after(exact);
    ir.replace_op(op, &[result]);

    let less = pick(cmp::CmpLtF32O::KIND, cmp::CmpLtF64O::KIND);
    let mut at = Builder::at_end(ir, block, loc);
    let mut positive = |v: Value| {
        let negative = at.op(less).operands([v, zero]).value();
        at.op(XorI32::KIND).operands([negative, one]).value()
    };
    let signs = [positive(a), positive(b)];
    let differ = at.op(cmp::CmpNeI32::KIND).operands(signs).value();
    at.op(CondBr::KIND)
        .groups(&[&[differ], &[], &[]])
        .successors([exact, distance])
        .build();

    let mut at = Builder::at_end(ir, exact, loc);
    let equal = at
        .op(pick(cmp::CmpEqF32O::KIND, cmp::CmpEqF64O::KIND))
        .operands([a, b])
        .value();
    at.op(Br::KIND).operands([equal]).successors([rest]).build();

    let mut at = Builder::at_end(ir, distance, loc);
    let cast = pick(BitcastF32I32::KIND, BitcastF64I64::KIND);
    let bits = [a, b].map(|v| at.op(cast).operands([v]).value());
    let difference = at
        .op(pick(SubI32::KIND, SubI64::KIND))
        .operands(bits)
        .value();
    let difference = at
        .op(pick(AbsI32::KIND, AbsI64::KIND))
        .operands([difference])
        .value();
    let close = at
        .op(pick(cmp::CmpLtI32S::KIND, cmp::CmpLtI64S::KIND))
        .operands([difference, limit])
        .value();
    at.op(Br::KIND).operands([close]).successors([rest]).build();
    true
}
