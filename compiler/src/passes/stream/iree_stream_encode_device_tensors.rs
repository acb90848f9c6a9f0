//! `iree-stream-encode-device-tensors`: what device code reads and writes gets the element types that memory
//! holds.
//!
//! A boolean lies in a byte, so a dispatch tensor of `i1` becomes one of `i8`, with a conversion behind every load
//! and before every store.

use crate::dialects::{arith, iree_tensor_ext, stream};
use crate::ir::{Builder, Ir, Op, OpKind, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-encode-device-tensors",
    summary: "store booleans of device code as bytes",
    anchor: Anchor::Named("stream.executable"),
    run: |cx, executable| {
        for view in cx.ir.walk_kind(executable, stream::BindingSubspan::KIND) {
            encode_view(cx.ir, view);
        }
        for op in cx.ir.walk(executable, WalkOrder::Pre) {
            match cx.ir.kind(op) {
                iree_tensor_ext::DispatchTensorLoad::KIND => encode_load(cx.ir, op),
                iree_tensor_ext::DispatchTensorStore::KIND => encode_store(cx.ir, op),
                _ => {}
            }
        }
        Ok(())
    },
};

fn is_boolean(ir: &Ir, ty: Type) -> bool {
    ir.int_width(ir.element_type(ty)) == Some(1)
}

fn bytes_of(ir: &mut Ir, ty: Type) -> Type {
    let byte = ir.int_type(8);
    ir.with_element_type(ty, byte)
}

fn encode_view(ir: &mut Ir, view: Op) {
    let result = ir.result(view, 0);
    let Some(parts) = iree_tensor_ext::DispatchTensor::of(ir, ir.value_type(result)) else {
        return;
    };
    if is_boolean(ir, parts.tensor) {
        let tensor = bytes_of(ir, parts.tensor);
        let ty = iree_tensor_ext::DispatchTensor { tensor, ..parts }.ty(ir);
        ir.set_value_type(result, ty);
    }
}

fn convert(b: &mut Builder<'_>, kind: OpKind, value: Value, ty: Type) -> Value {
    b.op(kind).operands([value]).results([ty]).value()
}

fn encode_load(ir: &mut Ir, load: Op) {
    let result = ir.result(load, 0);
    let ty = ir.value_type(result);
    if !is_boolean(ir, ty) {
        return;
    }
    let stored = bytes_of(ir, ty);
    ir.set_value_type(result, stored);
    let boolean = convert(
        &mut Builder::after(ir, load),
        arith::TruncI::KIND,
        result,
        ty,
    );
    let conversion = ir.defining_op(boolean);
    ir.replace_uses_if(result, boolean, |_, u| Some(u.op) != conversion);
}

fn encode_store(ir: &mut Ir, store: Op) {
    let value = ir.operand(store, 0);
    let ty = ir.value_type(value);
    if !is_boolean(ir, ty) {
        return;
    }
    let stored = bytes_of(ir, ty);
    let bytes = convert(
        &mut Builder::before(ir, store),
        arith::ExtUI::KIND,
        value,
        stored,
    );
    ir.set_operand(store, 0, bytes);
}
