//! `util` to `vm`.
//!
//! Byte offsets of element accesses become element indices. A subspan has no object at run time: it is its base and
//! a byte offset, which is added where the subspan is accessed.

use super::to_vm::{Converted, Lowering, Scalar, Sign};
use crate::dialects::util as from;
use crate::dialects::vm::buffers::{self, access as elements};
use crate::dialects::vm::globals::{self, indirect};
use crate::dialects::vm::lists::{self, access as list_access};
use crate::dialects::vm::{arith, calls, compare, consts, control, convert, debug, is_ref_type};
use crate::dialects::{arith as arith_ops, vm};
use crate::ir::{FloatKind, Op, OpKind, Type, Value};

/// The status of an `util.unreachable` that was reached.
const INTERNAL: i64 = 13;

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::Call::KIND => call(cx, op),
        from::Return::KIND => {
            cx.return_values(op, control::Return::KIND);
            Ok(())
        }
        from::Unreachable::KIND => unreachable(cx, op),
        from::GlobalAddress::KIND => global_address(cx, op),
        from::GlobalLoad::KIND => global_load(cx, op),
        from::GlobalStore::KIND => global_store(cx, op),
        from::GlobalLoadIndirect::KIND => global_load_indirect(cx, op),
        from::GlobalStoreIndirect::KIND => global_store_indirect(cx, op),
        from::Null::KIND => null(cx, op),
        from::Cast::KIND => cast(cx, op),
        from::CmpEq::KIND => compare_refs(cx, op, compare::CmpEqRef::KIND),
        from::CmpNe::KIND => compare_refs(cx, op, compare::CmpNeRef::KIND),
        from::NumericOptionalNarrow::KIND => {
            let value = cx.operand(op, 0);
            cx.replace(op, value)
        }
        from::RangeMin::KIND => range(cx, op, arith::MinI32U::KIND, arith::MinI64U::KIND),
        from::RangeMax::KIND => range(cx, op, arith::MaxI32U::KIND, arith::MaxI64U::KIND),
        from::Align::KIND => align(cx, op),
        from::SizeOf::KIND => size_of(cx, op),
        from::Switch::KIND => switch(cx, op),
        from::AssumeInt::KIND => {
            let values = cx.values(cx.ir.operand_vec(op));
            cx.replace_all(op, &values)
        }
        from::OptimizationBarrier::KIND => {
            let values: Vec<Value> = cx.values(cx.ir.operand_vec(op));
            let values: Vec<Value> = values.into_iter().map(|v| barrier(cx, v)).collect();
            cx.replace_all(op, &values)
        }
        from::UnfoldableConstant::KIND => unfoldable_constant(cx, op),
        from::StatusCheckOk::KIND => status_check_ok(cx, op),
        from::ListCreate::KIND => list_create(cx, op),
        from::ListSize::KIND => list_size(cx, op),
        from::ListResize::KIND => {
            let size = cx.as_i32(cx.ir.operand(op, 1));
            let list = cx.operand(op, 0);
            cx.effect(lists::ListResize::KIND, [list, size]);
            Ok(())
        }
        from::ListGet::KIND => list_get(cx, op),
        from::ListSet::KIND => list_set(cx, op),
        from::BufferConstant::KIND => buffer_constant(cx, op),
        from::BufferAlloc::KIND => buffer_alloc(cx, op),
        from::BufferDealloc::KIND => Ok(()),
        from::BufferSlice::KIND => buffer_slice(cx, op),
        from::BufferSubspan::KIND => buffer_subspan(cx, op),
        from::BufferSize::KIND => buffer_size(cx, op),
        from::BufferCopy::KIND => buffer_copy(cx, op),
        from::BufferCompare::KIND => buffer_compare(cx, op),
        from::BufferFill::KIND => buffer_fill(cx, op),
        from::BufferLoad::KIND => buffer_load(cx, op),
        from::BufferStore::KIND => buffer_store(cx, op),
        from::BufferHash::KIND => buffer_hash(cx, op),
        _ => cx.unsupported(op),
    }
}

fn call(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Some(callee) = cx.ir.attr(op, "callee") else {
        return cx.unsupported(op);
    };
    let types: Vec<Type> = cx.ir.results(op).map(|v| cx.ir.value_type(v)).collect();
    let types = cx.convert_types(op, &types)?;
    let operands = cx.values(cx.ir.operand_vec(op));
    let new = cx
        .builder()
        .op(calls::Call::KIND)
        .attr("callee", callee)
        .operands(operands)
        .results(types)
        .build();
    let results: Vec<Value> = cx.ir.results(new).collect();
    cx.replace_all(op, &results)
}

fn unreachable(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let status = cx.i32(INTERNAL);
    let message = cx.ir.attr(op, "message");
    let mut b = cx.builder();
    let mut fail = b.op(control::Fail::KIND).operands([status]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    Ok(())
}

fn status_check_ok(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let status = cx.operand(op, 0);
    let message = cx.ir.attr(op, "message");
    let mut b = cx.builder();
    let mut fail = b.op(control::CondFail::KIND).operands([status, status]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    Ok(())
}

// --- globals ----------------------------------------------------------------------------------------------------

/// The op for a register type: `[i32, i64, f32, f64, ref]`.
fn by_type(cx: &Lowering<'_>, ty: Type, kinds: [OpKind; 5]) -> OpKind {
    let row = match (cx.ir.int_width(ty), cx.ir.float_kind(ty)) {
        (Some(64), _) => 1,
        (Some(_), _) => 0,
        (_, Some(FloatKind::F64)) => 3,
        (_, Some(_)) => 2,
        _ => 4,
    };
    kinds[row]
}

const GLOBAL_LOADS: [OpKind; 5] = [
    globals::GlobalLoadI32::KIND,
    globals::GlobalLoadI64::KIND,
    globals::GlobalLoadF32::KIND,
    globals::GlobalLoadF64::KIND,
    globals::GlobalLoadRef::KIND,
];
const GLOBAL_STORES: [OpKind; 5] = [
    globals::GlobalStoreI32::KIND,
    globals::GlobalStoreI64::KIND,
    globals::GlobalStoreF32::KIND,
    globals::GlobalStoreF64::KIND,
    globals::GlobalStoreRef::KIND,
];
const INDIRECT_LOADS: [OpKind; 5] = [
    indirect::GlobalLoadIndirectI32::KIND,
    indirect::GlobalLoadIndirectI64::KIND,
    indirect::GlobalLoadIndirectF32::KIND,
    indirect::GlobalLoadIndirectF64::KIND,
    indirect::GlobalLoadIndirectRef::KIND,
];
const INDIRECT_STORES: [OpKind; 5] = [
    indirect::GlobalStoreIndirectI32::KIND,
    indirect::GlobalStoreIndirectI64::KIND,
    indirect::GlobalStoreIndirectF32::KIND,
    indirect::GlobalStoreIndirectF64::KIND,
    indirect::GlobalStoreIndirectRef::KIND,
];

/// The register type of the only result.
fn result_type(cx: &mut Lowering<'_>, op: Op) -> Converted<Type> {
    let ty = cx.ir.value_type(cx.ir.result(op, 0));
    cx.convert_type(op, ty)
}

fn global_address(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = cx.ir.int_type(32);
    let Some(global) = cx.ir.attr(op, "global") else {
        return cx.unsupported(op);
    };
    let value = cx
        .builder()
        .op(globals::GlobalAddress::KIND)
        .attr("global", global)
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn global_load(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let kind = by_type(cx, ty, GLOBAL_LOADS);
    let Some(global) = cx.ir.attr(op, "global") else {
        return cx.unsupported(op);
    };
    let immutable = cx.ir.attr(op, "is_immutable");
    let mut b = cx.builder();
    let mut load = b.op(kind).attr("global", global).results([ty]);
    if let Some(unit) = immutable {
        load = load.attr("is_immutable", unit);
    }
    let value = load.value();
    cx.replace(op, value)
}

fn global_store(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let value = cx.operand(op, 0);
    let kind = by_type(cx, cx.ir.value_type(value), GLOBAL_STORES);
    let Some(global) = cx.ir.attr(op, "global") else {
        return cx.unsupported(op);
    };
    cx.builder()
        .op(kind)
        .operands([value])
        .attr("global", global)
        .build();
    Ok(())
}

fn global_load_indirect(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let kind = by_type(cx, ty, INDIRECT_LOADS);
    let pointer = cx.operand(op, 0);
    let value = cx
        .builder()
        .op(kind)
        .operands([pointer])
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn global_store_indirect(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (value, pointer) = (cx.operand(op, 0), cx.operand(op, 1));
    let kind = by_type(cx, cx.ir.value_type(value), INDIRECT_STORES);
    cx.effect(kind, [value, pointer]);
    Ok(())
}

// --- values -----------------------------------------------------------------------------------------------------

fn null(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    if !is_ref_type(cx.ir, ty) {
        return cx.unsupported(op);
    }
    let value = cx.null(ty);
    cx.replace(op, value)
}

fn cast(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let value = cx.operand(op, 0);
    let from = cx.ir.value_type(value);
    if from == ty {
        return cx.replace(op, value);
    }
    if !is_ref_type(cx.ir, ty) || !is_ref_type(cx.ir, from) {
        return cx.unsupported(op);
    }
    let any = vm::ref_type(cx.ir, None);
    let kind = if ty == any {
        convert::CastRefAny::KIND
    } else {
        convert::CastAnyRef::KIND
    };
    let value = cx
        .builder()
        .op(kind)
        .operands([value])
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn compare_refs(cx: &mut Lowering<'_>, op: Op, kind: OpKind) -> Converted {
    let operands = [cx.operand(op, 0), cx.operand(op, 1)];
    if !is_ref_type(cx.ir, cx.ir.value_type(operands[0])) {
        return cx.unsupported(op);
    }
    let value = cx.op(kind, operands);
    cx.replace(op, value)
}

fn range(cx: &mut Lowering<'_>, op: Op, narrow: OpKind, wide: OpKind) -> Converted {
    let Scalar::Int(bits) = cx.scalar_of(op, cx.ir.result(op, 0))? else {
        return cx.unsupported(op);
    };
    let operands = cx.ir.operand_vec(op);
    let values: Vec<Value> = operands
        .into_iter()
        .map(|v| cx.extended(v, Sign::Unsigned))
        .collect();
    let kind = if bits > 32 { wide } else { narrow };
    match values.into_iter().reduce(|a, b| cx.op(kind, [a, b])) {
        Some(value) => cx.replace(op, value),
        None => cx.unsupported(op),
    }
}

/// `(value + alignment - 1) & -alignment`, for a power of two.
fn align(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Scalar::Int(bits) = cx.scalar_of(op, cx.ir.result(op, 0))? else {
        return cx.unsupported(op);
    };
    let wide = bits > 32;
    let pick = |narrow: OpKind, long: OpKind| if wide { long } else { narrow };
    let (value, alignment) = (cx.operand(op, 0), cx.operand(op, 1));
    let (zero, one) = (cx.int(bits, 0), cx.int(bits, 1));
    let sub = pick(arith::SubI32::KIND, arith::SubI64::KIND);
    let last = cx.op(sub, [alignment, one]);
    let mask = cx.op(sub, [zero, alignment]);
    let sum = cx.op(
        pick(arith::AddI32::KIND, arith::AddI64::KIND),
        [value, last],
    );
    let value = cx.op(pick(arith::AndI32::KIND, arith::AndI64::KIND), [sum, mask]);
    cx.replace(op, value)
}

fn size_of(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let bytes = cx
        .ir
        .attr(op, "sizedType")
        .and_then(|a| cx.ir.type_value(a))
        .and_then(|ty| cx.ir.element_byte_width(ty))
        .and_then(|n| i64::try_from(n).ok());
    match bytes {
        Some(bytes) => {
            let value = cx.int(cx.index_bits, bytes);
            cx.replace(op, value)
        }
        None => cx.unsupported(op),
    }
}

fn switch(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let kind = by_type(
        cx,
        ty,
        [
            lists::SwitchI32::KIND,
            lists::SwitchI64::KIND,
            lists::SwitchF32::KIND,
            lists::SwitchF64::KIND,
            lists::SwitchRef::KIND,
        ],
    );
    let index = cx.ir.operand(op, 0);
    let mut operands = vec![cx.as_i32(index)];
    operands.extend(cx.values(cx.ir.operands(op).skip(1)));
    let value = cx
        .builder()
        .op(kind)
        .operands(operands)
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn barrier(cx: &mut Lowering<'_>, value: Value) -> Value {
    let ty = cx.ir.value_type(value);
    cx.builder()
        .op(debug::OptimizationBarrier::KIND)
        .operands([value])
        .results([ty])
        .value()
}

fn unfoldable_constant(cx: &mut Lowering<'_>, op: Op) -> Converted {
    use crate::ir::AttrData;
    let ty = result_type(cx, op)?;
    let Some(value) = cx.ir.attr(op, "value") else {
        return cx.unsupported(op);
    };
    let constant = match cx.ir.attr_data(value) {
        AttrData::Integer { .. } => {
            let bits = cx.ir.int_width(ty).unwrap_or(32);
            let value = cx.ir.int_value(value).unwrap_or(0);
            cx.int(bits, value)
        }
        AttrData::Float { .. } => cx.constant_attr(value, ty),
        _ => return cx.unsupported(op),
    };
    let value = barrier(cx, constant);
    cx.replace(op, value)
}

// --- lists ------------------------------------------------------------------------------------------------------

fn list_create(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let capacity = cx.ir.operands(op).next();
    let capacity = match capacity {
        Some(capacity) => cx.as_i32(capacity),
        None => cx.i32(0),
    };
    let value = cx
        .builder()
        .op(lists::ListAlloc::KIND)
        .operands([capacity])
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn list_size(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let list = cx.operand(op, 0);
    let size = cx.op(lists::ListSize::KIND, [list]);
    let size = cx.resize_register(size, 32, cx.index_bits, Sign::Unsigned);
    cx.replace(op, size)
}

fn list_get(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let kind = by_type(
        cx,
        ty,
        [
            list_access::ListGetI32::KIND,
            list_access::ListGetI64::KIND,
            list_access::ListGetF32::KIND,
            list_access::ListGetF64::KIND,
            list_access::ListGetRef::KIND,
        ],
    );
    let index = cx.as_i32(cx.ir.operand(op, 1));
    let list = cx.operand(op, 0);
    let value = cx
        .builder()
        .op(kind)
        .operands([list, index])
        .results([ty])
        .value();
    cx.replace(op, value)
}

fn list_set(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let value = cx.operand(op, 2);
    let kind = by_type(
        cx,
        cx.ir.value_type(value),
        [
            list_access::ListSetI32::KIND,
            list_access::ListSetI64::KIND,
            list_access::ListSetF32::KIND,
            list_access::ListSetF64::KIND,
            list_access::ListSetRef::KIND,
        ],
    );
    let index = cx.as_i32(cx.ir.operand(op, 1));
    let list = cx.operand(op, 0);
    cx.effect(kind, [list, index, value]);
    Ok(())
}

// --- buffers ----------------------------------------------------------------------------------------------------

fn alignment(cx: &Lowering<'_>, op: Op) -> i64 {
    cx.ir
        .attr(op, "alignment")
        .and_then(|a| cx.ir.int_value(a))
        .unwrap_or(0)
}

fn buffer_constant(cx: &mut Lowering<'_>, op: Op) -> Converted {
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

fn buffer_alloc(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let length = cx.as_i64(cx.ir.operand(op, 0));
    let alignment = cx.i32(alignment(cx, op));
    let value = cx.op(buffers::BufferAlloc::KIND, [length, alignment]);
    cx.replace(op, value)
}

fn buffer_slice(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferSlice(op);
    let (source, offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    let length = view.result_size(cx.ir);
    let length = cx.as_i64(length);
    let alignment = cx.i32(alignment(cx, op));
    let value = cx.op(
        buffers::BufferClone::KIND,
        [source, offset, length, alignment],
    );
    cx.replace(op, value)
}

/// A subspan is remembered as its base and offset. One that leaves the function's own accesses must start where its
/// base does, for there is no object to stand for it.
fn buffer_subspan(cx: &mut Lowering<'_>, op: Op) -> Converted {
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

fn buffer_size(cx: &mut Lowering<'_>, op: Op) -> Converted {
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
    let size = cx.resize_register(size, 64, cx.index_bits, Sign::Unsigned);
    cx.replace(op, size)
}

/// What a buffer became, and a byte offset into that.
fn byte_offset(cx: &mut Lowering<'_>, buffer: Value, offset: Value) -> (Value, Value) {
    let base = cx.value(buffer);
    let bytes = cx.as_i64(offset);
    let bytes = match cx.span_offset(buffer) {
        Some(start) => cx.op(arith::AddI64::KIND, [start, bytes]),
        None => bytes,
    };
    (base, bytes)
}

/// What a buffer became, and an element index into that, for a byte offset that is a multiple of `size`.
fn element_index(cx: &mut Lowering<'_>, buffer: Value, offset: Value, size: i64) -> (Value, Value) {
    let base = cx.value(buffer);
    let index = match divided(cx, offset, size, 8) {
        Some(index) => index,
        None => {
            let bytes = cx.as_i64(offset);
            shifted_down(cx, bytes, size)
        }
    };
    let index = match cx.span_offset(buffer) {
        Some(start) => {
            let start = shifted_down(cx, start, size);
            cx.op(arith::AddI64::KIND, [start, index])
        }
        None => index,
    };
    (base, index)
}

fn shifted_down(cx: &mut Lowering<'_>, bytes: Value, size: i64) -> Value {
    if size == 1 {
        return bytes;
    }
    let amount = cx.i32(i64::from(size.trailing_zeros()));
    cx.op(arith::ShrI64U::KIND, [bytes, amount])
}

/// `offset / size` without a division, if the way that the offset was computed shows it.
fn divided(cx: &mut Lowering<'_>, offset: Value, size: i64, depth: u32) -> Option<Value> {
    if size == 1 {
        return Some(cx.as_i64(offset));
    }
    if let Some(constant) = cx.ir.constant_int(offset) {
        return (constant % size == 0).then(|| cx.i64(constant / size));
    }
    let op = cx.ir.defining_op(offset)?;
    if depth == 0 {
        return None;
    }
    match cx.ir.kind(op) {
        arith_ops::MulI::KIND => {
            let factor = cx.ir.constant_int(cx.ir.operand(op, 1))?;
            let other = cx.ir.operand(op, 0);
            if factor % size == 0 {
                let other = cx.as_i64(other);
                return Some(scaled(cx, other, factor / size));
            }
            let other = divided(cx, other, size, depth - 1)?;
            Some(scaled(cx, other, factor))
        }
        arith_ops::ShLI::KIND => {
            let amount = u32::try_from(cx.ir.constant_int(cx.ir.operand(op, 1))?).ok()?;
            let factor = 1i64.checked_shl(amount)?;
            let other = cx.ir.operand(op, 0);
            (factor % size == 0).then(|| {
                let other = cx.as_i64(other);
                scaled(cx, other, factor / size)
            })
        }
        arith_ops::AddI::KIND => {
            let (a, b) = (cx.ir.operand(op, 0), cx.ir.operand(op, 1));
            if !is_multiple(cx, a, size, depth - 1) || !is_multiple(cx, b, size, depth - 1) {
                return None;
            }
            let a = divided(cx, a, size, depth - 1)?;
            let b = divided(cx, b, size, depth - 1)?;
            Some(cx.op(arith::AddI64::KIND, [a, b]))
        }
        _ => None,
    }
}

/// Whether [`divided`] will succeed, so that nothing is made in vain.
fn is_multiple(cx: &Lowering<'_>, offset: Value, size: i64, depth: u32) -> bool {
    if let Some(constant) = cx.ir.constant_int(offset) {
        return constant % size == 0;
    }
    let Some(op) = cx.ir.defining_op(offset).filter(|_| depth > 0) else {
        return false;
    };
    let operand = |i: usize| cx.ir.operand(op, i);
    match cx.ir.kind(op) {
        arith_ops::MulI::KIND => cx.ir.constant_int(operand(1)).is_some_and(|factor| {
            factor % size == 0 || is_multiple(cx, operand(0), size, depth - 1)
        }),
        arith_ops::ShLI::KIND => cx
            .ir
            .constant_int(operand(1))
            .and_then(|n| 1i64.checked_shl(u32::try_from(n).ok()?))
            .is_some_and(|factor| factor % size == 0),
        arith_ops::AddI::KIND => (0..2).all(|i| is_multiple(cx, operand(i), size, depth - 1)),
        _ => false,
    }
}

fn scaled(cx: &mut Lowering<'_>, value: Value, factor: i64) -> Value {
    if factor == 1 {
        return value;
    }
    let factor = cx.i64(factor);
    cx.op(arith::MulI64::KIND, [value, factor])
}

fn buffer_copy(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferCopy(op);
    let (source, source_offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    let (target, target_offset) = byte_offset(cx, view.target(cx.ir), view.target_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_i64(length);
    cx.effect(
        buffers::BufferCopy::KIND,
        [source, source_offset, target, target_offset, length],
    );
    Ok(())
}

fn buffer_compare(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferCompare(op);
    let (lhs, lhs_offset) = byte_offset(cx, view.lhs(cx.ir), view.lhs_offset(cx.ir));
    let (rhs, rhs_offset) = byte_offset(cx, view.rhs(cx.ir), view.rhs_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_i64(length);
    let value = cx.op(
        buffers::BufferCompare::KIND,
        [lhs, lhs_offset, rhs, rhs_offset, length],
    );
    cx.replace(op, value)
}

fn buffer_hash(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferHash(op);
    let (source, offset) = byte_offset(cx, view.source(cx.ir), view.source_offset(cx.ir));
    let length = view.length(cx.ir);
    let length = cx.as_i64(length);
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
    // `index` lies in memory as 64 bits whatever its register width.
    let bits = if cx.ir.is_index(ty) { 64 } else { 0 };
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
        Scalar::Half(_) | Scalar::Int(9..=16) => (
            2,
            elements::BufferLoadI16U::KIND,
            elements::BufferStoreI16::KIND,
            elements::BufferFillI16::KIND,
        ),
        Scalar::Int(1..=8) => (
            1,
            elements::BufferLoadI8U::KIND,
            elements::BufferStoreI8::KIND,
            elements::BufferFillI8::KIND,
        ),
        Scalar::Int(17..=32) if bits != 64 => (
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

/// A value as it is stored: `index` as `i64`.
fn stored(cx: &mut Lowering<'_>, old: Value) -> Value {
    if cx.ir.is_index(cx.ir.value_type(old)) {
        cx.as_i64(old)
    } else {
        cx.value(old)
    }
}

fn buffer_fill(cx: &mut Lowering<'_>, op: Op) -> Converted {
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
    let length = match divided(cx, length, element.size, 8) {
        Some(length) => length,
        None => {
            let bytes = cx.as_i64(length);
            shifted_down(cx, bytes, element.size)
        }
    };
    let pattern = stored(cx, pattern);
    cx.effect(element.fill, [target, offset, length, pattern]);
    Ok(())
}

fn buffer_load(cx: &mut Lowering<'_>, op: Op) -> Converted {
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
    let value = if cx.ir.is_index(cx.ir.value_type(result)) {
        cx.resize_register(value, 64, cx.index_bits, Sign::Unsigned)
    } else {
        value
    };
    cx.replace(op, value)
}

fn buffer_store(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let view = from::BufferStore(op);
    let source = view.source(cx.ir);
    let element = element(cx, op, source)?;
    let (target, index) = element_index(
        cx,
        view.target(cx.ir),
        view.target_offset(cx.ir),
        element.size,
    );
    let value = stored(cx, source);
    cx.effect(element.store, [target, index, value]);
    Ok(())
}
