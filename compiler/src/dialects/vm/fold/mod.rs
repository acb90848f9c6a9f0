//! Folds of `vm` ops: what is true of every operand, then the instruction itself on constants.
//!
//! A fold gives what execution gives. So nothing here computes: an op on constants runs in the VM, and what the VM
//! reports as an error (division by zero) stays in the program. Identities hold for every operand, NaN and -0
//! included.

mod execute;
mod identities;

use super::consts::constant_bits;
use super::instruction::instruction;
use super::{consts, convert, float};
use crate::ir::def::Fold;
use crate::ir::{Attr, AttrData, FloatKind, Ir, Op, Type, Value};
use execute::Number;

/// Folds an op that computes one value from values.
pub(super) fn value(ir: &mut Ir, op: Op) -> Fold {
    match identities::of(ir, op) {
        Fold::No => on_constants(ir, op),
        fold => fold,
    }
}

/// The value at a constant index, or the one value that all indices give.
pub(super) fn switch(ir: &mut Ir, op: Op) -> Fold {
    let (default, cases) = (ir.operand(op, 1), ir.operand_group(op, 2));
    if let Some(index) = constant(ir, ir.operand(op, 0)) {
        let case = usize::try_from(index).ok().and_then(|i| cases.get(i));
        return Fold::Value(*case.unwrap_or(&default));
    }
    match cases.iter().all(|&case| case == default) {
        true => Fold::Value(default),
        false => Fold::No,
    }
}

/// Another name of a ref of the same type is that ref.
pub(super) fn assign_ref(ir: &mut Ir, op: Op) -> Fold {
    let source = ir.operand(op, 0);
    match ir.value_type(source) == ir.value_type(ir.result(op, 0)) {
        true => Fold::Value(source),
        false => Fold::No,
    }
}

/// The length of a buffer that was made with a known one.
pub(super) fn buffer_length(ir: &mut Ir, op: Op) -> Fold {
    use super::buffers::{BufferAlloc, BufferClone};
    let Some(source) = ir.defining_op(ir.operand(op, 0)) else {
        return Fold::No;
    };
    match ir.kind(source) {
        BufferAlloc::KIND => Fold::Value(ir.operand(source, 0)),
        BufferClone::KIND => Fold::Value(ir.operand(source, 2)),
        _ => Fold::No,
    }
}

/// The bits of a value that a constant op makes, sign-extended.
pub(super) fn constant(ir: &Ir, value: Value) -> Option<i64> {
    constant_bits(ir, ir.defining_op(value)?)
}

/// Whether a value is the null ref.
pub(super) fn is_null(ir: &Ir, value: Value) -> bool {
    ir.defining_op(value)
        .is_some_and(|op| ir.kind(op) == consts::ConstRefZero::KIND)
}

/// The result of an op whose operands are all constants.
fn on_constants(ir: &mut Ir, op: Op) -> Fold {
    let numbers: Option<Vec<Number>> = ir
        .operands(op)
        .map(|v| number(ir, ir.value_type(v), constant(ir, v)?))
        .collect();
    let (Some(numbers), Some(instruction)) = (numbers, instruction(ir, op)) else {
        return Fold::No;
    };
    let ty = ir.value_type(ir.result(op, 0));
    let Some(result) = number(ir, ty, 0).and_then(|zero| execute::run(instruction, &numbers, zero))
    else {
        return Fold::No;
    };
    // Which NaN an operation makes is up to the machine that runs it.
    if result.is_nan() && !moves_bits(ir, op) {
        return Fold::No;
    }
    Fold::Constant(attribute(ir, result, ty))
}

/// Whether an op only moves bits, so that even a NaN comes out the same everywhere.
fn moves_bits(ir: &Ir, op: Op) -> bool {
    matches!(
        ir.kind(op),
        convert::BitcastI32F32::KIND
            | convert::BitcastI64F64::KIND
            | float::AbsF32::KIND
            | float::AbsF64::KIND
            | float::NegF32::KIND
            | float::NegF64::KIND
            | float::CopySignF32::KIND
            | float::CopySignF64::KIND
    )
}

/// Bits as a number of a register type.
fn number(ir: &Ir, ty: Type, bits: i64) -> Option<Number> {
    // The bits of a narrow type are the low half.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "bits, not a quantity"
    )]
    match (ir.int_width(ty), ir.float_kind(ty)) {
        (Some(32), _) => Some(Number::I32(bits as i32)),
        (Some(64), _) => Some(Number::I64(bits)),
        (_, Some(FloatKind::F32)) => Some(Number::F32(f32::from_bits(bits as u32))),
        (_, Some(FloatKind::F64)) => Some(Number::F64(f64::from_bits(bits as u64))),
        _ => None,
    }
}

fn attribute(ir: &mut Ir, number: Number, ty: Type) -> Attr {
    let bits = match number {
        Number::I32(value) => return ir.int_attr(value.into(), ty),
        Number::I64(value) => return ir.int_attr(value.into(), ty),
        Number::F32(value) => u128::from(value.to_bits()),
        Number::F64(value) => u128::from(value.to_bits()),
    };
    ir.attr_of(AttrData::Float { bits, ty })
}
