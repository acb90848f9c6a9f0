//! What ops of the async phase say of the resources that they touch.

use crate::dialects::assembly::sized_types;
use crate::dialects::stream::{
    self, AsyncAlloca, AsyncClone, AsyncCopy, AsyncDispatch, AsyncFill, AsyncSlice, AsyncSplat,
    AsyncStore, AsyncTransfer, AsyncUpdate, Lifetime,
};
use crate::dialects::util;
use crate::ir::{Ir, Op, Value, symbols};

/// Whether a value is a resource.
pub(super) fn is_resource(ir: &Ir, value: Value) -> bool {
    stream::resource_lifetime(ir, ir.value_type(value)).is_some()
}

/// The lifetime of a resource.
pub(super) fn lifetime(ir: &Ir, value: Value) -> Lifetime {
    stream::resource_lifetime(ir, ir.value_type(value)).unwrap_or(Lifetime::Unknown)
}

/// Whether a device does `op` in the order of its data, with no effect but its results.
pub(super) fn is_streamable(ir: &Ir, op: Op) -> bool {
    matches!(
        ir.kind(op),
        AsyncAlloca::KIND
            | AsyncSplat::KIND
            | AsyncClone::KIND
            | AsyncSlice::KIND
            | AsyncFill::KIND
            | AsyncUpdate::KIND
            | AsyncCopy::KIND
            | AsyncTransfer::KIND
            | AsyncDispatch::KIND
    )
}

/// The positions of the operands that results are written into: (result, operand).
pub(super) fn tied_pairs(ir: &Ir, op: Op) -> Vec<(usize, usize)> {
    match ir.kind(op) {
        AsyncFill::KIND | AsyncUpdate::KIND | AsyncCopy::KIND | AsyncStore::KIND => vec![(0, 0)],
        AsyncDispatch::KIND => {
            let first = ir.operand_range(op, 1).start;
            let tied = sized_types::tied_operands(ir, op);
            tied.iter()
                .enumerate()
                .filter_map(|(i, &t)| Some((i, first + usize::try_from(t).ok()?)))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The resource operands of a streamable op or host load, each with its size: (position, size).
pub(super) fn operand_sizes(ir: &Ir, op: Op) -> Vec<(usize, Value)> {
    match ir.kind(op) {
        AsyncClone::KIND | AsyncSlice::KIND | AsyncTransfer::KIND | AsyncFill::KIND => {
            vec![(0, ir.operand(op, 1))]
        }
        AsyncUpdate::KIND | AsyncCopy::KIND => {
            vec![(0, ir.operand(op, 1)), (4, ir.operand(op, 5))]
        }
        AsyncDispatch::KIND => {
            let sizes = AsyncDispatch(op).resource_operand_sizes(ir);
            ir.operand_range(op, 1)
                .filter(|&at| is_resource(ir, ir.operand(op, at)))
                .zip(sizes)
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The size of each result of a streamable op.
pub(super) fn result_sizes(ir: &Ir, op: Op) -> Vec<Value> {
    match ir.kind(op) {
        AsyncAlloca::KIND => vec![AsyncAlloca(op).storage_size(ir)],
        AsyncSplat::KIND => vec![AsyncSplat(op).result_size(ir)],
        AsyncClone::KIND => vec![AsyncClone(op).result_size(ir)],
        AsyncSlice::KIND => vec![AsyncSlice(op).result_size(ir)],
        AsyncTransfer::KIND => vec![AsyncTransfer(op).result_size(ir)],
        AsyncFill::KIND | AsyncUpdate::KIND | AsyncCopy::KIND => vec![ir.operand(op, 1)],
        AsyncDispatch::KIND => AsyncDispatch(op).result_sizes(ir),
        _ => Vec::new(),
    }
}

/// The size of a resource, from the op that makes it or from one that uses it.
///
/// Sizes are constants of the host program, so that the value found can be rebuilt where it is needed.
pub(super) fn known_size(ir: &Ir, resource: Value) -> Option<i64> {
    let made = ir.defining_op(resource).and_then(|op| {
        let at = ir.results(op).position(|r| r == resource)?;
        let size = match ir.kind(op) {
            stream::TensorImport::KIND => Some(stream::TensorImport(op).result_size(ir)),
            stream::AsyncConstant::KIND => Some(stream::AsyncConstant(op).result_size(ir)),
            stream::TimepointAwait::KIND => stream::TimepointAwait(op)
                .resource_operand_sizes(ir)
                .get(at)
                .copied(),
            _ => result_sizes(ir, op).get(at).copied(),
        };
        ir.constant_int(size?)
    });
    made.or_else(|| used_size(ir, resource))
        .or_else(|| global_size(ir, ir.defining_op(resource)?))
}

/// The size of what the global of a load holds, by any access that states it: its initializer does.
fn global_size(ir: &Ir, load: Op) -> Option<i64> {
    util::GlobalLoad::of(ir, load)?;
    let global = ir.attr(load, "global")?;
    let table = symbols::nearest_table(ir, load)?;
    let is_load = |v: Value| {
        ir.defining_op(v)
            .is_some_and(|op| util::GlobalLoad::of(ir, op).is_some())
    };
    symbols::references(ir, table)
        .into_iter()
        .filter(|(_, reference)| *reference == global)
        .find_map(|(op, _)| match ir.kind(op) {
            util::GlobalLoad::KIND => used_size(ir, ir.result(op, 0)),
            util::GlobalStore::KIND => {
                let value = ir.operand(op, 0);
                // The load of another global may lead back here.
                match is_load(value) {
                    true => used_size(ir, value),
                    false => known_size(ir, value),
                }
            }
            _ => None,
        })
}

fn used_size(ir: &Ir, resource: Value) -> Option<i64> {
    ir.uses(resource).find_map(|u| {
        let size = match ir.kind(u.op) {
            stream::TensorExport::KIND => Some(stream::TensorExport(u.op).source_size(ir)),
            _ => operand_sizes(ir, u.op)
                .into_iter()
                .find(|(at, _)| *at == u.operand)
                .map(|(_, size)| size),
        };
        ir.constant_int(size?)
    })
}

#[cfg(test)]
mod tests {
    use super::super::build;
    use super::*;
    use crate::ir::{Builder, Loc};

    #[test]
    fn a_block_argument_has_the_size_that_its_uses_state() {
        let mut ir = Ir::new(crate::dialects::registry());
        let ty = stream::resource_type(&mut ir, stream::Lifetime::Transient);
        let (_, block) = ir.new_region_with_block(&[ty], Loc::UNKNOWN);
        let argument = ir.block_arg(block, 0);
        let mut b = Builder::at_end(&mut ir, block, Loc::UNKNOWN);
        let size = build::index(&mut b, 12);
        b.op(stream::AsyncClone::KIND)
            .operands([argument, size, size])
            .results([ty])
            .build();
        assert_eq!(known_size(&ir, argument), Some(12));
    }
}
