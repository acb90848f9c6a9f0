//! `hal_inline` to `vm`: each op is a call of the import of its name.

use super::to_vm::{Arg, Converted, Lowering, Scalar, Sign};
use crate::dialects::hal_inline as from;
use crate::dialects::vm::consts;
use crate::ir::{Op, Value};

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let args = match cx.ir.kind(op) {
        from::BufferAllocate::KIND => {
            let view = from::BufferAllocate(op);
            let (alignment, size) = (view.minimum_alignment(cx.ir), view.allocation_size(cx.ir));
            vec![Arg::One(cx.as_i32(alignment)), Arg::One(cx.as_i64(size))]
        }
        from::BufferAllocateInitialized::KIND => {
            let view = from::BufferAllocateInitialized(op);
            let alignment = view.minimum_alignment(cx.ir);
            let alignment = cx.as_i32(alignment);
            let mut args = vec![Arg::One(alignment)];
            args.extend(range(
                cx,
                view.source(cx.ir),
                view.offset(cx.ir),
                view.length(cx.ir),
            ));
            args
        }
        from::BufferWrap::KIND => {
            let view = from::BufferWrap(op);
            range(
                cx,
                view.source(cx.ir),
                view.offset(cx.ir),
                view.length(cx.ir),
            )
        }
        from::BufferSubspan::KIND => {
            let view = from::BufferSubspan(op);
            range(
                cx,
                view.source_buffer(cx.ir),
                view.source_offset(cx.ir),
                view.length(cx.ir),
            )
        }
        from::BufferViewCreate::KIND => {
            let view = from::BufferViewCreate(op);
            let mut args = range(
                cx,
                view.source_buffer(cx.ir),
                view.source_offset(cx.ir),
                view.source_length(cx.ir),
            );
            args.push(Arg::One(cx.value(view.element_type(cx.ir))));
            args.push(Arg::One(cx.value(view.encoding_type(cx.ir))));
            args.push(shape(cx, view.shape(cx.ir)));
            args
        }
        from::BufferViewAssert::KIND => {
            let view = from::BufferViewAssert(op);
            let message = text(cx, op, "message")?;
            vec![
                Arg::One(cx.value(view.buffer_view(cx.ir))),
                Arg::One(message),
                Arg::One(cx.value(view.element_type(cx.ir))),
                Arg::One(cx.value(view.encoding_type(cx.ir))),
                shape(cx, view.shape(cx.ir)),
            ]
        }
        from::BufferViewDim::KIND => {
            let index = cx
                .ir
                .attr(op, "index")
                .and_then(|a| cx.ir.int_value(a))
                .unwrap_or(0);
            vec![Arg::One(cx.operand(op, 0)), Arg::One(cx.i32(index))]
        }
        from::BufferViewTrace::KIND => {
            let key = text(cx, op, "key")?;
            vec![Arg::One(key), Arg::Span(cx.values(cx.ir.operand_vec(op)))]
        }
        from::DeviceQuery::KIND => return device_query(cx, op),
        from::BufferLength::KIND
        | from::BufferStorage::KIND
        | from::BufferViewBuffer::KIND
        | from::BufferViewElementType::KIND
        | from::BufferViewEncodingType::KIND
        | from::BufferViewRank::KIND => vec![Arg::One(cx.operand(op, 0))],
        _ => return cx.unsupported(op),
    };
    let name = cx.ir.op_name(op).to_owned();
    let results = cx.call_import(op, &name, &args)?;
    let old: Vec<Value> = cx.ir.results(op).collect();
    for (old, new) in old.into_iter().zip(results) {
        let new = fit(cx, old, new);
        cx.map(old, new);
    }
    Ok(())
}

/// A buffer, a byte offset and a length.
fn range(cx: &mut Lowering<'_>, buffer: Value, offset: Value, length: Value) -> Vec<Arg> {
    vec![
        Arg::One(cx.value(buffer)),
        Arg::One(cx.as_i64(offset)),
        Arg::One(cx.as_i64(length)),
    ]
}

fn shape(cx: &mut Lowering<'_>, dims: Vec<Value>) -> Arg {
    Arg::Span(dims.into_iter().map(|dim| cx.as_i64(dim)).collect())
}

/// A string attribute as a read-only buffer.
fn text(cx: &mut Lowering<'_>, op: Op, name: &str) -> Converted<Value> {
    let Some(attr) = cx.ir.attr(op, name) else {
        return cx.unsupported(op);
    };
    let alignment = cx.ir.i64_attr(1);
    Ok(cx
        .builder()
        .op(consts::RodataInline::KIND)
        .attr("value", attr)
        .attr("alignment", alignment)
        .value())
}

/// An integer that an import returned, in the register that an old value wants.
fn fit(cx: &mut Lowering<'_>, old: Value, new: Value) -> Value {
    let wanted = match cx.scalar(cx.ir.value_type(old)) {
        Some(Scalar::Int(bits)) => bits,
        _ => return new,
    };
    let found = cx.ir.int_width(cx.ir.value_type(new)).unwrap_or(wanted);
    cx.resize_register(new, found, wanted, Sign::Unsigned)
}

/// The value of a key, or the default when the device does not know the key; without a default that is an error.
fn device_query(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (category, key) = (text(cx, op, "category")?, text(cx, op, "key")?);
    let results = cx.call_import(
        op,
        "hal_inline.device.query.i64",
        &[Arg::One(category), Arg::One(key)],
    )?;
    let old: Vec<Value> = cx.ir.results(op).collect();
    let [ok, value] = old[..] else {
        return cx.unsupported(op);
    };
    let Some(Scalar::Int(bits)) = cx.scalar(cx.ir.value_type(value)) else {
        return cx.unsupported(op);
    };
    let found = cx.resize_register(results[1], 64, bits, Sign::Unsigned);
    let default = cx
        .ir
        .attr(op, "default_value")
        .and_then(|a| cx.ir.int_value(a));
    let found = match default {
        Some(default) => {
            use crate::dialects::vm::convert;
            let default = cx.int(bits, default);
            let kind = if bits > 32 {
                convert::SelectI64::KIND
            } else {
                convert::SelectI32::KIND
            };
            cx.op(kind, [results[0], found, default])
        }
        None => found,
    };
    cx.map(ok, results[0]);
    cx.map(value, found);
    Ok(())
}
