//! Buffers of `util` to `vm`.
//!
//! Byte offsets of element accesses become element indices. A subspan has no object at run time: it is its base and
//! a byte offset, which is added where the subspan is accessed.

use crate::conversion::to_vm::{Converted, Lowering, Scalar, Sign};
use crate::dialects::util as from;
use crate::dialects::vm::buffers::{self, access as elements};
use crate::dialects::vm::{arith, consts};
use crate::ir::{FloatKind, Op, OpKind, Value};

fn alignment(cx: &Lowering<'_>, op: Op) -> i64 {
    cx.ir
        .attr(op, "alignment")
        .and_then(|a| cx.ir.int_value(a))
        .unwrap_or(0)
}

pub(super) fn buffer_constant(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Some(value) = cx.ir.attr(op, "value") else {
        return cx.unsupported(op);
    };
    let alignment = match alignment(cx, op) {
        0 => None,
        n => Some(cx.ir.i64_attr(n)),
    };
    let (name, mime_type) = (cx.ir.attr(op, "name"), cx.ir.attr(op, "mime_type"));
    let mut b = cx.builder();
    let mut rodata = b.op(consts::RodataInline::KIND).attr("value", value);
    for (key, attr) in [
        ("name", name),
        ("mime_type", mime_type),
        ("alignment", alignment),
    ] {
        if let Some(attr) = attr {
            rodata = rodata.attr(key, attr);
        }
    }
    let value = rodata.value();
    cx.replace(op, value)
}

pub(super) fn buffer_alloc(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let length = cx.as_bytes(cx.ir.operand(op, 0));
    let alignment = cx.i32(alignment(cx, op));
    let value = cx.op(buffers::BufferAlloc::KIND, [length, alignment]);
    cx.replace(op, value)
}

pub(super) fn buffer_slice(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferSlice(op);
    let length = view.result_size(cx.ir);
    let length = cx.as_bytes(length);
    let alignment = cx.i32(alignment(cx, op));
    let target = cx.op(buffers::BufferAlloc::KIND, [length, alignment]);
    let start = cx.i64(0);
    let (source, offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    cx.effect(
        buffers::BufferCopy::KIND,
        [source, offset, target, start, length],
    );
    cx.replace(op, target)
}

/// A subspan is remembered as its base and offset. One that leaves the function's own accesses must start where its
/// base does, for there is no object to stand for it.
pub(super) fn buffer_subspan(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferSubspan(op);
    let (source, result) = (view.source(cx.ir), view.result(cx.ir));
    let offset = view.source_offset(cx.ir);
    if cx.ir.constant_int(offset) == Some(0) && cx.span_offset(source).is_none() {
        let base = cx.value(source);
        cx.map(result, base);
        return Ok(());
    }
    let escapes = cx
        .ir
        .users(result)
        .into_iter()
        .any(|user| !reads_spans(cx.ir.kind(user)));
    if escapes {
        return cx.fail(op, "makes a part of a buffer that is passed on; only accesses in the same function can use it");
    }
    let (base, offset) = byte_offset(cx, source, offset);
    cx.map_span(result, base, offset);
    Ok(())
}

/// Whether the conversion of an op adds the offset of a subspan.
fn reads_spans(kind: OpKind) -> bool {
    [
        from::BufferSlice::KIND,
        from::BufferSubspan::KIND,
        from::BufferSize::KIND,
        from::BufferCopy::KIND,
        from::BufferCompare::KIND,
        from::BufferFill::KIND,
        from::BufferLoad::KIND,
        from::BufferStore::KIND,
        from::BufferHash::KIND,
        from::BufferDealloc::KIND,
    ]
    .contains(&kind)
}

pub(super) fn buffer_size(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let operand = cx.ir.operand(op, 0);
    // The size of a subspan is what the subspan says.
    if let Some(span) = cx
        .ir
        .defining_op(operand)
        .and_then(|d| from::BufferSubspan::of(cx.ir, d))
    {
        let size = cx.value(span.result_size(cx.ir));
        return cx.replace(op, size);
    }
    let buffer = cx.value(operand);
    let size = cx.op(buffers::BufferLength::KIND, [buffer]);
    let size = cx.resize_register(size, 64, cx.index_bits(), Sign::Unsigned);
    cx.replace(op, size)
}

/// What a buffer became, and a byte offset into that.
fn byte_offset(cx: &mut Lowering<'_>, buffer: Value, offset: Value) -> (Value, Value) {
    let base = cx.value(buffer);
    let bytes = cx.as_bytes(offset);
    let bytes = match cx.span_offset(buffer) {
        Some(start) => cx.op(arith::AddI64::KIND, [start, bytes]),
        None => bytes,
    };
    (base, bytes)
}

/// What a buffer became, and an element index into that, for a byte offset that is a multiple of `size`.
fn element_index(cx: &mut Lowering<'_>, buffer: Value, offset: Value, size: i64) -> (Value, Value) {
    let base = cx.value(buffer);
    let index = cx.quotient(offset, size);
    let index = match cx.span_offset(buffer) {
        Some(start) => {
            let start = cx.shifted_down(start, size);
            cx.op(arith::AddI64::KIND, [start, index])
        }
        None => index,
    };
    (base, index)
}

pub(super) fn buffer_copy(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferCopy(op);
    let (source, source_offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    let (target, target_offset) = byte_offset(cx, view.target(cx.ir), view.target_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_bytes(length);
    cx.effect(
        buffers::BufferCopy::KIND,
        [source, source_offset, target, target_offset, length],
    );
    Ok(())
}

pub(super) fn buffer_compare(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferCompare(op);
    let (lhs, lhs_offset) = byte_offset(cx, view.lhs(cx.ir), view.lhs_offset(cx.ir));
    let (rhs, rhs_offset) = byte_offset(cx, view.rhs(cx.ir), view.rhs_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_bytes(length);
    let value = cx.op(
        buffers::BufferCompare::KIND,
        [lhs, lhs_offset, rhs, rhs_offset, length],
    );
    cx.replace(op, value)
}

pub(super) fn buffer_hash(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferHash(op);
    let (source, offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_bytes(length);
    let value = cx.op(buffers::BufferHash::KIND, [source, offset, length]);
    cx.replace(op, value)
}

/// How a type lies in a buffer: bytes an element, and the load, store and fill of it.
struct Element {
    size: i64,
    load: OpKind,
    store: OpKind,
    fill: OpKind,
}

fn element(cx: &mut Lowering<'_>, op: Op, value: Value) -> Converted<Element> {
    let ty = cx.ir.value_type(value);
    let scalar = cx.scalar_of(op, value)?;
    if cx.ir.float_kind(ty) == Some(FloatKind::F64) && scalar != Scalar::F64 {
        return cx.fail(
            op,
            "accesses `f64` in memory, which takes a VM with the f64 extension",
        );
    }
    let (size, load, store, fill) = match scalar {
        Scalar::F32 => (
            4,
            elements::BufferLoadF32::KIND,
            elements::BufferStoreF32::KIND,
            elements::BufferFillF32::KIND,
        ),
        Scalar::F64 => (
            8,
            elements::BufferLoadF64::KIND,
            elements::BufferStoreF64::KIND,
            elements::BufferFillF64::KIND,
        ),
        Scalar::Half(_) => (
            2,
            elements::BufferLoadI16U::KIND,
            elements::BufferStoreI16::KIND,
            elements::BufferFillI16::KIND,
        ),
        Scalar::Int(9..=16) => (
            2,
            elements::BufferLoadI16S::KIND,
            elements::BufferStoreI16::KIND,
            elements::BufferFillI16::KIND,
        ),
        Scalar::Bits(_) => (
            1,
            elements::BufferLoadI8U::KIND,
            elements::BufferStoreI8::KIND,
            elements::BufferFillI8::KIND,
        ),
        Scalar::Int(1..=8) => (
            1,
            elements::BufferLoadI8S::KIND,
            elements::BufferStoreI8::KIND,
            elements::BufferFillI8::KIND,
        ),
        Scalar::Int(17..=32) => (
            4,
            elements::BufferLoadI32::KIND,
            elements::BufferStoreI32::KIND,
            elements::BufferFillI32::KIND,
        ),
        Scalar::Int(_) => (
            8,
            elements::BufferLoadI64::KIND,
            elements::BufferStoreI64::KIND,
            elements::BufferFillI64::KIND,
        ),
        Scalar::Ref => return cx.unsupported(op),
    };
    Ok(Element {
        size,
        load,
        store,
        fill,
    })
}

pub(super) fn buffer_fill(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferFill(op);
    let pattern = view.pattern(cx.ir);
    let element = element(cx, op, pattern)?;
    let (target, offset) = element_index(
        cx,
        view.target(cx.ir),
        view.target_offset(cx.ir),
        element.size,
    );
    let length = view.length(cx.ir);
    let length = cx.quotient(length, element.size);
    let pattern = cx.value(pattern);
    cx.effect(element.fill, [target, offset, length, pattern]);
    Ok(())
}

pub(super) fn buffer_load(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferLoad(op);
    let result = view.result(cx.ir);
    let element = element(cx, op, result)?;
    let (source, index) = element_index(
        cx,
        view.source(cx.ir),
        view.source_offset(cx.ir),
        element.size,
    );
    let value = cx.op(element.load, [source, index]);
    cx.replace(op, value)
}

pub(super) fn buffer_store(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferStore(op);
    let source = view.source(cx.ir);
    let element = element(cx, op, source)?;
    let (target, index) = element_index(
        cx,
        view.target(cx.ir),
        view.target_offset(cx.ir),
        element.size,
    );
    let value = cx.value(source);
    cx.effect(element.store, [target, index, value]);
    Ok(())
}
