//! Folds and canonicalization patterns of `flow` ops.

use super::TensorReshape;
use crate::ir::def::Fold;
use crate::ir::{Ir, Op};

/// A cast to the type that the operand has, with the same extents, is the operand.
pub(super) fn fold_same_type(ir: &mut Ir, op: Op) -> Fold {
    let source = ir.operand(op, 0);
    let same = ir.value_type(source) == ir.value_type(ir.result(op, 0))
        && ir.operand_group(op, 1) == ir.operand_group(op, 2);
    match same {
        true => Fold::Value(source),
        false => Fold::No,
    }
}

/// A reshape of a reshape is one reshape.
pub(super) fn merge_reshapes(ir: &mut Ir, op: Op) -> bool {
    let inner = ir
        .defining_op(ir.operand(op, 0))
        .and_then(|o| TensorReshape::of(ir, o));
    let Some(inner) = inner else { return false };
    let (source, dims) = (inner.source(ir), inner.source_dims(ir));
    ir.set_operand_group(op, 0, &[source]);
    ir.set_operand_group(op, 1, &dims);
    true
}
