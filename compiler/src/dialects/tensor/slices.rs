//! What the slices of `tensor.extract_slice` and `tensor.insert_slice` are, as far as their attributes tell.

use super::{ExtractSlice, InsertSlice};
use crate::dialects::assembly::index_list;
use crate::ir::{DYNAMIC, Ir, Op, Type};

/// Whether `op` takes or replaces a slice.
pub fn is_slice(ir: &Ir, op: Op) -> bool {
    ExtractSlice::of(ir, op).is_some() || InsertSlice::of(ir, op).is_some()
}

/// The extents of the slice of `op`, if they are static, the slice has the rank of the whole tensor, and its
/// elements lie side by side in it.
pub fn contiguous_extents(ir: &Ir, op: Op) -> Option<Vec<i64>> {
    let (whole, part): (Type, Type) = if let Some(extract) = ExtractSlice::of(ir, op) {
        (
            ir.value_type(extract.source(ir)),
            ir.value_type(ir.result(op, 0)),
        )
    } else {
        let insert = InsertSlice::of(ir, op)?;
        (
            ir.value_type(insert.dest(ir)),
            ir.value_type(insert.source(ir)),
        )
    };
    let shape = ir.shape(whole)?;
    let sizes = index_list::fixed_of(ir, op, "static_sizes");
    let strides = index_list::fixed_of(ir, op, "static_strides");
    if strides.iter().any(|&s| s != 1) || ir.shape(part)? != sizes || sizes.contains(&DYNAMIC) {
        return None;
    }
    // One element along every dimension before the first with more; everything along those after it.
    let open = sizes.iter().position(|&s| s != 1).unwrap_or(sizes.len());
    let fills = |(a, b): (&i64, &i64)| a == b;
    sizes
        .iter()
        .zip(shape)
        .skip(open + 1)
        .all(fills)
        .then_some(sizes)
}
