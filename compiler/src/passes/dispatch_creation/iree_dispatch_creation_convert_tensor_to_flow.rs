//! `iree-dispatch-creation-convert-tensor-to-flow`: what the host does with tensors, outside any dispatch, in
//! terms of `flow.tensor` ops.

use crate::dialects::assembly::index_list;
use crate::dialects::linalg::Fill;
use crate::dialects::{arith, flow, tensor};
use crate::ir::{Builder, DYNAMIC, Ir, Op, OpKind, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-convert-tensor-to-flow",
    summary: "turn tensor ops of the host into flow.tensor ops",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    if cx.ir.op_name(function) == "func.func"
        && cx
            .ir
            .parent_op(function)
            .is_some_and(|m| cx.ir.parent_op(m).is_some())
    {
        return Ok(());
    }
    let ir = &mut *cx.ir;
    for op in ir.walk(function, WalkOrder::Pre) {
        if !is_device_code(ir, op)
            && let Some(value) = convert(ir, op)
        {
            ir.replace_op(op, &[value]);
        }
    }
    Ok(())
}

fn is_device_code(ir: &Ir, op: Op) -> bool {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .any(|o| flow::DispatchWorkgroups::of(ir, o).is_some())
}

/// The value that stands for the result of `op`, for those that have a `flow` form.
fn convert(ir: &mut Ir, op: Op) -> Option<Value> {
    let result = ir.results(op).next()?;
    let ty = ir.value_type(result);
    if ir.is_ranked_tensor(ty) && ir.shape(ty)?.contains(&DYNAMIC) {
        return None;
    }
    match ir.kind(op) {
        tensor::Splat::KIND => splat(ir, op, ty),
        Fill::KIND => splat(ir, op, ty),
        tensor::FromElements::KIND => from_elements(ir, op, ty),
        tensor::Extract::KIND => load(ir, op, ty),
        tensor::Insert::KIND => store(ir, op, ty),
        tensor::CollapseShape::KIND | tensor::ExpandShape::KIND | tensor::Reshape::KIND => {
            cast(ir, op, ty, flow::TensorReshape::KIND)
        }
        tensor::Bitcast::KIND => cast(ir, op, ty, flow::TensorBitcast::KIND),
        tensor::ExtractSlice::KIND => slice(ir, op, ty),
        tensor::InsertSlice::KIND => update(ir, op, ty),
        _ => None,
    }
}

fn is_static(ir: &Ir, value: Value) -> bool {
    ir.shape(ir.value_type(value))
        .is_some_and(|s| !s.contains(&DYNAMIC))
}

fn splat(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let scalar = ir.operand(op, 0);
    (ir.value_type(scalar) == ir.element_type(ty)).then(|| {
        Builder::before(ir, op)
            .op(flow::TensorSplat::KIND)
            .operands([scalar])
            .results([ty])
            .value()
    })
}

/// All elements are the first one, then the others are stored over it.
fn from_elements(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let elements = ir.operand_vec(op);
    let shape = ir.shape(ty)?.to_vec();
    let (&first, others) = elements.split_first()?;
    let mut b = Builder::before(ir, op);
    let mut whole = b
        .op(flow::TensorSplat::KIND)
        .operands([first])
        .results([ty])
        .value();
    for (i, &element) in (1..).zip(others) {
        let indices: Vec<Value> = position(i, &shape)
            .into_iter()
            .map(|at| index(&mut b, at))
            .collect();
        whole = b
            .op(flow::TensorStore::KIND)
            .groups(&[&[element], &[whole], &[], &indices])
            .results([ty])
            .value();
    }
    Some(whole)
}

/// The position of element `linear` of a row-major tensor.
fn position(mut linear: i64, shape: &[i64]) -> Vec<i64> {
    let mut at: Vec<i64> = shape
        .iter()
        .rev()
        .map(|&extent| {
            let here = linear % extent;
            linear /= extent;
            here
        })
        .collect();
    at.reverse();
    at
}

fn index(b: &mut Builder<'_>, value: i64) -> Value {
    let attr = b.ir.index_attr(value);
    let ty = b.ir.index_type();
    b.op(arith::Constant::KIND)
        .results([ty])
        .attr("value", attr)
        .value()
}

fn load(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let extract = tensor::Extract(op);
    let (source, indices) = (extract.tensor(ir), extract.indices(ir));
    is_static(ir, source).then(|| {
        Builder::before(ir, op)
            .op(flow::TensorLoad::KIND)
            .groups(&[&[source], &[], &indices])
            .results([ty])
            .value()
    })
}

fn store(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let insert = tensor::Insert(op);
    let (scalar, dest, indices) = (insert.scalar(ir), insert.dest(ir), insert.indices(ir));
    Some(
        Builder::before(ir, op)
            .op(flow::TensorStore::KIND)
            .groups(&[&[scalar], &[dest], &[], &indices])
            .results([ty])
            .value(),
    )
}

fn cast(ir: &mut Ir, op: Op, ty: Type, kind: OpKind) -> Option<Value> {
    let source = ir.operand(op, 0);
    is_static(ir, source).then(|| {
        Builder::before(ir, op)
            .op(kind)
            .groups(&[&[source], &[], &[]])
            .results([ty])
            .value()
    })
}

/// Offsets and sizes of a contiguous slice, as values; its offsets are operand group `first_group`.
fn contiguous(ir: &mut Ir, op: Op, first_group: usize) -> Option<[Vec<Value>; 2]> {
    let sizes = tensor::contiguous_extents(ir, op)?;
    let offsets = index_list::fixed_of(ir, op, "static_offsets");
    let mut dynamic = ir.operand_group(op, first_group).into_iter();
    let mut b = Builder::before(ir, op);
    let mut starts = Vec::with_capacity(offsets.len());
    for offset in offsets {
        starts.push(match offset {
            DYNAMIC => dynamic.next()?,
            fixed => index(&mut b, fixed),
        });
    }
    let lengths = sizes.iter().map(|&s| index(&mut b, s)).collect();
    Some([starts, lengths])
}

fn slice(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let source = tensor::ExtractSlice(op).source(ir);
    let [starts, lengths] = contiguous(ir, op, 1)?;
    Some(
        Builder::before(ir, op)
            .op(flow::TensorSlice::KIND)
            .groups(&[&[source], &[], &starts, &lengths, &[]])
            .results([ty])
            .value(),
    )
}

fn update(ir: &mut Ir, op: Op, ty: Type) -> Option<Value> {
    let insert = tensor::InsertSlice(op);
    let (source, dest) = (insert.source(ir), insert.dest(ir));
    let [starts, _] = contiguous(ir, op, 2)?;
    Some(
        Builder::before(ir, op)
            .op(flow::TensorUpdate::KIND)
            .groups(&[&[dest], &[], &starts, &[source], &[]])
            .results([ty])
            .value(),
    )
}
