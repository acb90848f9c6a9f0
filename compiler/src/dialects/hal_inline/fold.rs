//! Simplifications of `hal_inline` ops.

use super::{
    BufferAllocate, BufferAllocateInitialized, BufferLength, BufferStorage, BufferSubspan,
    BufferViewBuffer, BufferViewCreate, BufferWrap,
};
use crate::ir::def::Fold;
use crate::ir::{Builder, Ir, Op};

/// The storage that the allocation of a buffer gave with it.
pub(super) fn storage(ir: &mut Ir, op: Op) -> Fold {
    let Some(source) = ir.defining_op(BufferStorage(op).buffer(ir)) else {
        return Fold::No;
    };
    if let Some(source) = BufferAllocate::of(ir, source) {
        return Fold::Value(source.storage(ir));
    }
    if let Some(source) = BufferAllocateInitialized::of(ir, source) {
        return Fold::Value(source.storage(ir));
    }
    Fold::No
}

/// The length that the op which makes a buffer states.
pub(super) fn length(ir: &mut Ir, op: Op) -> Fold {
    let Some(source) = ir.defining_op(BufferLength(op).buffer(ir)) else {
        return Fold::No;
    };
    if let Some(source) = BufferAllocate::of(ir, source) {
        return Fold::Value(source.allocation_size(ir));
    }
    if let Some(source) = BufferAllocateInitialized::of(ir, source) {
        return Fold::Value(source.length(ir));
    }
    if let Some(source) = BufferWrap::of(ir, source) {
        return Fold::Value(source.length(ir));
    }
    if let Some(source) = BufferSubspan::of(ir, source) {
        return Fold::Value(source.length(ir));
    }
    Fold::No
}

/// The buffer of a view that is made here: the source, or the part of it that the view shows.
pub(super) fn buffer_of_created_view(ir: &mut Ir, op: Op) -> bool {
    let view = BufferViewBuffer(op).buffer_view(ir);
    let Some(create) = ir
        .defining_op(view)
        .and_then(|c| BufferViewCreate::of(ir, c))
    else {
        return false;
    };
    let source = create.source_buffer(ir);
    let (offset, length) = (create.source_offset(ir), create.source_length(ir));
    let whole = ir.constant_int(offset) == Some(0)
        && ir
            .defining_op(source)
            .and_then(|a| BufferAllocate::of(ir, a))
            .is_some_and(|a| a.allocation_size(ir) == length);
    let ty = ir.value_type(source);
    let buffer = if whole {
        source
    } else {
        Builder::before(ir, op)
            .op(BufferSubspan::KIND)
            .operands([source, offset, length])
            .results([ty])
            .value()
    };
    ir.replace_op(op, &[buffer]);
    true
}
