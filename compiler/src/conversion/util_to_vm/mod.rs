//! `util` to `vm`: globals, values and lists here, buffers in a file of their own.

mod buffers;
mod strings;

use super::to_vm::{Converted, Lowering, Scalar, Sign};
use crate::dialects::util as from;
use crate::dialects::vm;
use crate::dialects::vm::globals::{self, indirect};
use crate::dialects::vm::lists::{self, access as list_access};
use crate::dialects::vm::{arith, compare, control, convert, debug, is_ref_type};
use crate::ir::{FloatKind, Op, OpKind, Type, Value};

/// The status of an `util.unreachable` that was reached.
const INTERNAL: i64 = 13;

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::Call::KIND => cx.call(op),
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
        from::ListConstruct::KIND => list_construct(cx, op),
        from::StringItoa::KIND => {
            let value = cx.ir.operand(op, 0);
            cx.scalar_of(op, value)?;
            let text = cx.decimal(value);
            cx.replace(op, text)
        }
        from::StringFormat::KIND => strings::string_format(cx, op),
        from::BufferConstant::KIND => buffers::buffer_constant(cx, op),
        from::BufferAlloc::KIND => buffers::buffer_alloc(cx, op),
        from::BufferDealloc::KIND => Ok(()),
        from::BufferSlice::KIND => buffers::buffer_slice(cx, op),
        from::BufferSubspan::KIND => buffers::buffer_subspan(cx, op),
        from::BufferSize::KIND => buffers::buffer_size(cx, op),
        from::BufferCopy::KIND => buffers::buffer_copy(cx, op),
        from::BufferCompare::KIND => buffers::buffer_compare(cx, op),
        from::BufferFill::KIND => buffers::buffer_fill(cx, op),
        from::BufferLoad::KIND => buffers::buffer_load(cx, op),
        from::BufferStore::KIND => buffers::buffer_store(cx, op),
        from::BufferHash::KIND => buffers::buffer_hash(cx, op),
        _ => cx.unsupported(op),
    }
}

fn unreachable(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let status = cx.local_i32(INTERNAL);
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

/// `(value + (alignment - 1)) & !(alignment - 1)`, for a power of two.
fn align(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Scalar::Int(bits) = cx.scalar_of(op, cx.ir.result(op, 0))? else {
        return cx.unsupported(op);
    };
    let wide = bits > 32;
    let pick = |narrow: OpKind, long: OpKind| if wide { long } else { narrow };
    let (value, alignment) = (cx.operand(op, 0), cx.operand(op, 1));
    let one = cx.int(bits, 1);
    let last = cx.op(
        pick(arith::SubI32::KIND, arith::SubI64::KIND),
        [alignment, one],
    );
    let sum = cx.op(
        pick(arith::AddI32::KIND, arith::AddI64::KIND),
        [value, last],
    );
    let mask = cx.op(pick(arith::NotI32::KIND, arith::NotI64::KIND), [last]);
    let value = cx.op(pick(arith::AndI32::KIND, arith::AndI64::KIND), [sum, mask]);
    cx.replace(op, value)
}

fn size_of(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = cx
        .ir
        .attr(op, "sizedType")
        .and_then(|a| cx.ir.type_value(a));
    let bytes = match ty {
        Some(ty) if cx.ir.is_index(ty) => Some(i64::from(cx.index_bits() / 8)),
        Some(ty) => cx
            .ir
            .element_byte_width(ty)
            .and_then(|n| i64::try_from(n).ok()),
        None => None,
    };
    match bytes {
        Some(bytes) => {
            let value = cx.int(cx.index_bits(), bytes);
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
        None => list_number(cx, 0),
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
    let size = cx.resize_register(size, 32, cx.index_bits(), Sign::Unsigned);
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
    let index = cx.as_i32(cx.ir.operand(op, 1));
    let list = cx.operand(op, 0);
    set_element(cx, list, index, value);
    Ok(())
}

fn set_element(cx: &mut Lowering<'_>, list: Value, index: Value, value: Value) {
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
    cx.effect(kind, [list, index, value]);
}

fn list_construct(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let ty = result_type(cx, op)?;
    let values = cx.ir.operand_vec(op);
    let size = list_number(cx, values.len());
    let list = cx
        .builder()
        .op(lists::ListAlloc::KIND)
        .operands([size])
        .results([ty])
        .value();
    if !values.is_empty() {
        cx.effect(lists::ListResize::KIND, [list, size]);
    }
    for (i, value) in values.into_iter().enumerate() {
        let index = list_number(cx, i);
        let value = cx.value(value);
        set_element(cx, list, index, value);
    }
    cx.replace(op, list)
}

/// A size or index of a list.
fn list_number(cx: &mut Lowering<'_>, n: usize) -> Value {
    cx.local_i32(i64::try_from(n).unwrap_or(i64::MAX))
}
