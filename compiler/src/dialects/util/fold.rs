//! Simplifications of `util` ops.

use super::{
    BufferAlloc, BufferConstant, BufferCopy, BufferFill, BufferLoad, BufferSize, BufferSlice,
    BufferStore, BufferSubspan, serialized, storage_size,
};
use crate::dialects::arith;
use crate::ir::def::Fold;
use crate::ir::{Builder, Ir, Op, OpSpec, Type, Value};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

/// The results have the types of the operands.
pub(super) fn operand_types(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    Some(spec.operands.iter().map(|&v| ir.value_type(v)).collect())
}

/// A cast to the same type.
pub(super) fn cast(ir: &mut Ir, op: Op) -> Fold {
    let operand = ir.operand(op, 0);
    match ir.value_type(operand) == ir.value_type(ir.result(op, 0)) {
        true => Fold::Value(operand),
        false => Fold::No,
    }
}

/// Constants, and an alignment of one.
pub(super) fn align(ir: &mut Ir, op: Op) -> Fold {
    let (value, alignment) = (ir.operand(op, 0), ir.operand(op, 1));
    let Some(step) = ir.constant_int(alignment).filter(|&n| n > 0) else {
        return Fold::No;
    };
    if step == 1 {
        return Fold::Value(value);
    }
    let Some(aligned) = ir
        .constant_int(value)
        .and_then(|n| n.checked_add(step - 1))
        .map(|n| n / step * step)
    else {
        return Fold::No;
    };
    let ty = ir.value_type(value);
    Fold::Constant(ir.int_attr(aligned.into(), ty))
}

/// The size of a scalar or of a statically shaped type.
pub(super) fn size_of(ir: &mut Ir, op: Op) -> Fold {
    let size = ir
        .attr(op, "sizedType")
        .and_then(|a| ir.type_value(a))
        .filter(|&ty| !ir.is_index(ty))
        .and_then(|ty| storage_size(ir, ty))
        .and_then(|n| i64::try_from(n).ok());
    match size {
        Some(size) => Fold::Constant(ir.index_attr(size)),
        None => Fold::No,
    }
}

/// The size that the op which makes the buffer states.
pub(super) fn buffer_size(ir: &mut Ir, op: Op) -> Fold {
    let Some(source) = ir.defining_op(BufferSize(op).operand(ir)) else {
        return Fold::No;
    };
    if let Some(source) = BufferSubspan::of(ir, source) {
        return Fold::Value(source.result_size(ir));
    }
    if let Some(source) = BufferSlice::of(ir, source) {
        return Fold::Value(source.result_size(ir));
    }
    if let Some(source) = BufferAlloc::of(ir, source) {
        return Fold::Value(source.storage_size(ir));
    }
    if BufferConstant::of(ir, source).is_some()
        && let Some(bytes) = ir.attr(source, "value").and_then(|v| serialized(ir, v))
        && let Ok(size) = i64::try_from(bytes.len())
    {
        return Fold::Constant(ir.index_attr(size));
    }
    Fold::No
}

/// The whole of a buffer.
pub(super) fn buffer_subspan(ir: &mut Ir, op: Op) -> Fold {
    let span = BufferSubspan(op);
    let whole = ir.constant_int(span.source_offset(ir)) == Some(0)
        && same_number(ir, span.source_size(ir), span.result_size(ir));
    match whole {
        true => Fold::Value(span.source(ir)),
        false => Fold::No,
    }
}

fn same_number(ir: &Ir, a: Value, b: Value) -> bool {
    a == b
        || ir
            .constant_int(a)
            .is_some_and(|n| ir.constant_int(b) == Some(n))
}

/// `subspan(subspan(b, i), j)` is `subspan(b, i + j)`.
pub(super) fn merge_subspans(ir: &mut Ir, op: Op) -> bool {
    let Some(outer) = outer_span(ir, BufferSubspan(op).source(ir)) else {
        return false;
    };
    let offset = sum(
        ir,
        op,
        outer.source_offset(ir),
        BufferSubspan(op).source_offset(ir),
    );
    let (source, size) = (outer.source(ir), outer.source_size(ir));
    ir.set_operand(op, 0, source);
    ir.set_operand(op, 1, size);
    ir.set_operand(op, 2, offset);
    true
}

fn outer_span(ir: &Ir, buffer: Value) -> Option<BufferSubspan> {
    ir.defining_op(buffer)
        .and_then(|op| BufferSubspan::of(ir, op))
}

/// `a + b` before `op`; one of them if the other is zero.
fn sum(ir: &mut Ir, op: Op, a: Value, b: Value) -> Value {
    if ir.constant_int(a) == Some(0) {
        return b;
    }
    if ir.constant_int(b) == Some(0) {
        return a;
    }
    Builder::before(ir, op)
        .op(arith::AddI::KIND)
        .operands([a, b])
        .value()
}

/// A load, store, fill or copy of a subspan works on the buffer around it.
pub(super) fn look_through_subspans(ir: &mut Ir, op: Op) -> bool {
    // Positions of (buffer, size, offset) among the operands.
    let accesses: &[usize] = match ir.kind(op) {
        BufferLoad::KIND => &[0],
        BufferStore::KIND | BufferFill::KIND => &[1],
        BufferCopy::KIND => &[0, 3],
        _ => &[],
    };
    let mut changed = false;
    for &at in accesses {
        if let Some(outer) = outer_span(ir, ir.operand(op, at)) {
            let inner = ir.operand(op, at + 2);
            let offset = sum(ir, op, outer.source_offset(ir), inner);
            let (source, size) = (outer.source(ir), outer.source_size(ir));
            ir.set_operand(op, at, source);
            ir.set_operand(op, at + 1, size);
            ir.set_operand(op, at + 2, offset);
            changed = true;
        }
    }
    changed
}

/// Reads ` value` with its attributes before it; the result has the type of the value.
pub(super) fn parse_unfoldable(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.attr_dict(spec)?;
    let offset = p.offset();
    let value = p.attr()?;
    let Some(ty) = super::initial_value_type(p.ir, value) else {
        return p.error_at(offset, "expected a constant with a type");
    };
    spec.set_attr(p.ir, "value", value);
    spec.results.push(ty);
    Ok(())
}

/// Prints what [`parse_unfoldable`] reads.
pub(super) fn print_unfoldable(p: &mut OpPrinter<'_>, op: Op) {
    p.attr_dict(op, &["value"]);
    p.text(" ");
    if let Some(value) = p.ir.attr(op, "value") {
        p.attr(value);
    }
}
