//! Simplifications of `stream` ops.

use super::{
    AsyncAlloca, AsyncClone, AsyncConstant, AsyncSplat, AsyncTransfer, ResourceAlloc,
    ResourceAlloca, ResourceSize, ResourceSubview, TensorImport, TimepointAwait,
    TimepointImmediate, TimepointJoin,
};
use crate::ir::def::{Fold, Folded};
use crate::ir::{Ir, Op, OpSpec, Type, Value};

/// The size that the op which makes a resource states.
pub(super) fn resource_size(ir: &mut Ir, op: Op) -> Fold {
    let resource = ResourceSize(op).operand(ir);
    match stated_size(ir, resource) {
        Some(size) => Fold::Value(size),
        None => Fold::No,
    }
}

fn stated_size(ir: &Ir, resource: Value) -> Option<Value> {
    let op = ir.defining_op(resource)?;
    let size = match ir.kind(op) {
        TensorImport::KIND => TensorImport(op).result_size(ir),
        AsyncAlloca::KIND => AsyncAlloca(op).storage_size(ir),
        AsyncConstant::KIND => AsyncConstant(op).result_size(ir),
        AsyncSplat::KIND => AsyncSplat(op).result_size(ir),
        AsyncClone::KIND => AsyncClone(op).result_size(ir),
        AsyncTransfer::KIND => AsyncTransfer(op).result_size(ir),
        ResourceAlloc::KIND => ResourceAlloc(op).storage_size(ir),
        ResourceAlloca::KIND => ResourceAlloca(op).storage_size(ir),
        ResourceSubview::KIND => ResourceSubview(op).result_size(ir),
        _ => return None,
    };
    Some(size)
}

/// A transfer that changes nothing.
pub(super) fn transfer(ir: &mut Ir, op: Op) -> Fold {
    let source = ir.operand(op, 0);
    let same_type = ir.value_type(source) == ir.value_type(ir.result(op, 0));
    let same_place = ir.attr(op, "source_affinity") == ir.attr(op, "target_affinity");
    match same_type
        && same_place
        && super::resource_lifetime(ir, ir.value_type(source)) != Some(super::Lifetime::Unknown)
    {
        true => Fold::Value(source),
        false => Fold::No,
    }
}

/// Waiting for what has been reached from the start.
pub(super) fn await_immediate(ir: &mut Ir, op: Op) -> Fold {
    let wait = TimepointAwait(op);
    let Some(timepoint) = ir.defining_op(wait.await_timepoint(ir)) else {
        return Fold::No;
    };
    if TimepointImmediate::of(ir, timepoint).is_none() {
        return Fold::No;
    }
    let resources = wait.resource_operands(ir);
    Fold::Each(resources.into_iter().map(Folded::Value).collect())
}

/// A join of one timepoint, or of timepoints of which but one is not reached from the start.
pub(super) fn join(ir: &mut Ir, op: Op) -> Fold {
    let mut left: Vec<Value> = Vec::new();
    let all = TimepointJoin(op).await_timepoints(ir);
    for &timepoint in &all {
        let immediate = ir
            .defining_op(timepoint)
            .is_some_and(|d| TimepointImmediate::of(ir, d).is_some());
        if !immediate && !left.contains(&timepoint) {
            left.push(timepoint);
        }
    }
    match left[..] {
        [] => all.first().map_or(Fold::No, |&t| Fold::Value(t)),
        [one] => Fold::Value(one),
        _ if left.len() < all.len() => {
            ir.set_operands(op, &left);
            Fold::Changed
        }
        _ => Fold::No,
    }
}

/// An await passes its resources on.
pub(super) fn awaited_types(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let (_, rest) = spec.operands.split_last()?;
    Some(
        rest[..rest.len() / 2]
            .iter()
            .map(|&v| ir.value_type(v))
            .collect(),
    )
}
