//! `iree-stream-encode-host-tensors`: ops on tensors become ops on bytes.
//!
//! A tensor lies dense in row-major order, a boolean in a byte. From here on no op of the host program knows a
//! shape, but for imports and exports.

use super::build::{self, tensor_bytes};
use crate::dialects::stream;
use crate::ir::{AttrData, Builder, Ir, Op, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-encode-host-tensors",
    summary: "lower tensor ops of the host program to byte ranges",
    anchor: Anchor::Module,
    run: |cx, module| {
        let mut result = Ok(());
        for op in cx.ir.walk(module, WalkOrder::Pre) {
            if cx.ir.is_live(op) {
                result = encode(cx, op).and(result);
            }
        }
        result
    },
};

fn encode(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    match ir.kind(op) {
        stream::TensorSizeOf::KIND => size_of(ir, op),
        stream::TensorEmpty::KIND => empty(ir, op),
        stream::TensorConstant::KIND => return constant(cx, op),
        stream::TensorSplat::KIND => splat(ir, op),
        // Nothing writes a value; where something will write in place, a copy is made then.
        stream::TensorClone::KIND => {
            let source = ir.operand(op, 0);
            ir.replace_op(op, &[source]);
        }
        stream::TensorSlice::KIND => return slice(cx, op),
        stream::TensorFill::KIND => return fill(cx, op),
        stream::TensorUpdate::KIND => return update(cx, op),
        stream::TensorLoad::KIND => load(ir, op),
        stream::TensorStore::KIND => store(ir, op),
        _ => {}
    }
    Ok(())
}

fn encoding(ir: &Ir, op: Op, name: &str) -> Option<Type> {
    ir.attr(op, name).and_then(|a| ir.type_value(a))
}

/// Builds `kind` in place of `op`, with the operands and the attributes of where it runs.
fn replace(ir: &mut Ir, op: Op, kind: crate::ir::OpKind, groups: &[&[Value]]) {
    let ty = ir.value_type(ir.result(op, 0));
    let affinity = ir.attr(op, "affinity");
    let mut b = Builder::before(ir, op);
    let mut new = b.op(kind).groups(groups).results([ty]);
    if let Some(affinity) = affinity {
        new = new.attr("affinity", affinity);
    }
    let new = new.value();
    ir.replace_op(op, &[new]);
}

fn size_of(ir: &mut Ir, op: Op) {
    let Some(bytes) = encoding(ir, op, "encoding").and_then(|ty| tensor_bytes(ir, ty)) else {
        return;
    };
    let size = build::index(&mut Builder::before(ir, op), bytes);
    ir.replace_op(op, &[size]);
}

fn empty(ir: &mut Ir, op: Op) {
    let size = stream::TensorEmpty(op).result_size(ir);
    replace(ir, op, stream::AsyncAlloca::KIND, &[&[size]]);
}

/// A constant of one value is a fill, if the device can fill with a pattern of that width.
fn constant(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let (Some(value), Some(ty)) = (ir.attr(op, "value"), encoding(ir, op, "result_encoding"))
    else {
        return Ok(());
    };
    let Some(bytes) = tensor_bytes(ir, ty) else {
        return Err(cx.error_on(op, "has a size that is not known"));
    };
    let affinity = ir.attr(op, "affinity");
    let result = ir.value_type(ir.result(op, 0));
    let pattern = splat_pattern(ir, value);
    let mut b = Builder::before(ir, op);
    let size = build::index(&mut b, bytes);
    let (kind, groups) = match pattern {
        Some((bits, width)) => {
            let ty = b.ir.int_type(width);
            let attr = b.ir.int_attr(bits.into(), ty);
            let pattern = build::constant(&mut b, attr);
            (stream::AsyncSplat::KIND, vec![pattern, size])
        }
        None => (stream::AsyncConstant::KIND, vec![size]),
    };
    let mut new = b.op(kind).operands(groups).results([result]);
    if pattern.is_none() {
        new = new.attr("value", value);
    }
    if let Some(affinity) = affinity {
        new = new.attr("affinity", affinity);
    }
    let new = new.value();
    ir.replace_op(op, &[new]);
    Ok(())
}

/// The bits of the one element of a splat, and their width: 8, 16 or 32.
fn splat_pattern(ir: &Ir, value: crate::ir::Attr) -> Option<(u32, u32)> {
    let AttrData::Dense {
        data, splat: true, ..
    } = *ir.attr_data(value)
    else {
        return None;
    };
    let bytes = ir.blob_bytes(data);
    let mut wide = [0; 4];
    match bytes.len() {
        1 | 2 | 4 => {
            wide[..bytes.len()].copy_from_slice(bytes);
            Some((
                u32::from_le_bytes(wide),
                u32::try_from(8 * bytes.len()).ok()?,
            ))
        }
        8 if bytes[..4] == bytes[4..] => {
            wide.copy_from_slice(&bytes[..4]);
            Some((u32::from_le_bytes(wide), 32))
        }
        _ => None,
    }
}

fn splat(ir: &mut Ir, op: Op) {
    let (value, size) = (
        stream::TensorSplat(op).value(ir),
        stream::TensorSplat(op).result_size(ir),
    );
    let pattern = build::pattern_of(&mut Builder::before(ir, op), value);
    replace(
        ir,
        op,
        stream::AsyncSplat::KIND,
        &[&[], &[pattern], &[size]],
    );
}

/// The byte offset of an element: row-major.
fn element_offset(b: &mut Builder<'_>, ty: Type, indices: &[Value]) -> Value {
    let shape = b.ir.shape(ty).unwrap_or_default().to_vec();
    let width =
        b.ir.element_byte_width(b.ir.element_type(ty))
            .and_then(|n| i64::try_from(n).ok())
            .unwrap_or(1);
    let mut offset = build::index(b, 0);
    for (&index, &extent) in indices.iter().zip(&shape) {
        let scaled = build::scale(b, offset, extent);
        offset = build::add(b, scaled, index);
    }
    build::scale(b, offset, width)
}

/// The bytes of a part, if it lies in one piece: all dimensions inside the first that is longer than 1 are
/// whole.
fn contiguous_bytes(ir: &Ir, whole: Type, part: &[i64]) -> Option<i64> {
    let shape = ir.shape(whole)?;
    let first = part.iter().position(|&d| d != 1).unwrap_or(part.len());
    let inner_whole = shape.iter().zip(part).skip(first + 1).all(|(a, b)| a == b);
    let width = i64::try_from(ir.element_byte_width(ir.element_type(whole))?).ok()?;
    let bytes = part.iter().try_fold(width, |n, &d| n.checked_mul(d))?;
    (inner_whole || bytes == 0).then_some(bytes)
}

fn constant_lengths(ir: &Ir, lengths: &[Value]) -> Option<Vec<i64>> {
    lengths.iter().map(|&v| ir.constant_int(v)).collect()
}

const IN_PIECES: &str =
    "takes a part of a tensor that does not lie in one piece, which needs a dispatch";

fn slice(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let slice = stream::TensorSlice(op);
    let lengths = constant_lengths(ir, &slice.lengths(ir));
    let whole = encoding(ir, op, "source_encoding");
    let bytes = whole
        .zip(lengths)
        .and_then(|(ty, n)| contiguous_bytes(ir, ty, &n));
    let (Some(whole), Some(bytes)) = (whole, bytes) else {
        return Err(cx.error_on(op, IN_PIECES));
    };
    let (source, source_size) = (slice.source(ir), slice.source_size(ir));
    let (starts, size) = (slice.start_indices(ir), slice.result_size(ir));
    let mut b = Builder::before(ir, op);
    let start = element_offset(&mut b, whole, &starts);
    let length = build::index(&mut b, bytes);
    let end = build::add(&mut b, start, length);
    replace(
        ir,
        op,
        stream::AsyncSlice::KIND,
        &[&[source, source_size, start, end, size]],
    );
    Ok(())
}

fn fill(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let fill = stream::TensorFill(op);
    let whole = encoding(ir, op, "target_encoding");
    let lengths = fill.lengths(ir);
    let bytes = match lengths.is_empty() {
        true => whole.and_then(|ty| tensor_bytes(ir, ty)),
        false => whole
            .zip(constant_lengths(ir, &lengths))
            .and_then(|(ty, n)| contiguous_bytes(ir, ty, &n)),
    };
    let (Some(whole), Some(bytes)) = (whole, bytes) else {
        return Err(cx.error_on(op, IN_PIECES));
    };
    let (target, size) = (fill.target(ir), fill.target_size(ir));
    let (starts, value) = (fill.start_indices(ir), fill.value(ir));
    let mut b = Builder::before(ir, op);
    let pattern = build::pattern_of(&mut b, value);
    let start = element_offset(&mut b, whole, &starts);
    let length = build::index(&mut b, bytes);
    let end = build::add(&mut b, start, length);
    replace(
        ir,
        op,
        stream::AsyncFill::KIND,
        &[&[target, size, start, end, length, pattern]],
    );
    Ok(())
}

fn update(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let update = stream::TensorUpdate(op);
    let whole = encoding(ir, op, "target_encoding");
    let part = encoding(ir, op, "update_encoding")
        .and_then(|ty| ir.shape(ty))
        .map(<[i64]>::to_vec);
    let bytes = whole
        .zip(part)
        .and_then(|(ty, n)| contiguous_bytes(ir, ty, &n));
    let (Some(whole), Some(bytes)) = (whole, bytes) else {
        return Err(cx.error_on(op, IN_PIECES));
    };
    let (target, size) = (update.target(ir), update.target_size(ir));
    let (source, source_size) = (update.update(ir), update.update_size(ir));
    let starts = update.start_indices(ir);
    let mut b = Builder::before(ir, op);
    let start = element_offset(&mut b, whole, &starts);
    let length = build::index(&mut b, bytes);
    let end = build::add(&mut b, start, length);
    replace(
        ir,
        op,
        stream::AsyncUpdate::KIND,
        &[&[target, size, start, end, source, source_size]],
    );
    Ok(())
}

fn load(ir: &mut Ir, op: Op) {
    let load = stream::TensorLoad(op);
    let Some(whole) = encoding(ir, op, "source_encoding") else {
        return;
    };
    let (source, size, indices) = (load.source(ir), load.source_size(ir), load.indices(ir));
    let result = ir.value_type(ir.result(op, 0));
    let boolean = ir.int_width(result) == Some(1);
    let mut b = Builder::before(ir, op);
    let offset = element_offset(&mut b, whole, &indices);
    // A boolean lies in a byte.
    let stored = if boolean { b.ir.int_type(8) } else { result };
    let mut new = b
        .op(stream::AsyncLoad::KIND)
        .operands([source, size, offset])
        .results([stored])
        .value();
    if boolean {
        new = b
            .op(crate::dialects::arith::TruncI::KIND)
            .operands([new])
            .results([result])
            .value();
    }
    ir.replace_op(op, &[new]);
}

fn store(ir: &mut Ir, op: Op) {
    let store = stream::TensorStore(op);
    let Some(whole) = encoding(ir, op, "target_encoding") else {
        return;
    };
    let (target, size) = (store.target(ir), store.target_size(ir));
    let (indices, value) = (store.indices(ir), store.value(ir));
    let mut b = Builder::before(ir, op);
    let offset = element_offset(&mut b, whole, &indices);
    replace(
        ir,
        op,
        stream::AsyncStore::KIND,
        &[&[target, size, offset, value]],
    );
}
