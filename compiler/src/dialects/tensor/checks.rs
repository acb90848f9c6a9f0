//! Checks of `tensor` ops whose types must agree in shape.

use super::ops::{CollapseShape, ExtractSlice};
use crate::dialects::assembly::index_list;
use crate::ir::{DYNAMIC, Ir, Op, Type};
use crate::syntax::type_text;

/// A cast changes what is known of the shape, and contradicts nothing.
pub(super) fn verify_cast(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let (from, to) = border_types(ir, op);
    let agree = match (ir.shape(from), ir.shape(to)) {
        (Some(a), Some(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|(&a, &b)| a == b || a == DYNAMIC || b == DYNAMIC)
        }
        _ => true,
    };
    if !agree || ir.element_type(from) != ir.element_type(to) {
        faults.push(format!(
            "operand type `{}` and result type `{}` are cast incompatible",
            type_text(ir, from),
            type_text(ir, to)
        ));
    }
}

/// Each group of the longer shape has as many elements as its dimension of the shorter one.
pub(super) fn verify_reshape(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let (from, to) = border_types(ir, op);
    let (whole, split) = match CollapseShape::of(ir, op) {
        Some(_) => (to, from),
        None => (from, to),
    };
    if ir.element_type(from) != ir.element_type(to) {
        faults.push(format!(
            "operand type `{}` and result type `{}` have other elements",
            type_text(ir, from),
            type_text(ir, to)
        ));
        return;
    }
    let (Some(whole), Some(split)) = (ir.shape(whole), ir.shape(split)) else {
        return;
    };
    if whole.is_empty() {
        if split.iter().any(|&e| e != 1 && e != DYNAMIC) {
            faults.push("expected one element in a shape that goes to or from rank 0".into());
        }
        return;
    }
    let groups: Option<Vec<Vec<i64>>> = ir
        .attr(op, "reassociation")
        .and_then(|a| ir.array_items(a))
        .and_then(|groups| groups.iter().map(|&group| ir.int_array(group)).collect());
    let Some(groups) = groups.filter(|g| g.len() == whole.len()) else {
        faults.push(format!(
            "expected a group of dimensions for each of the {} of the shorter shape",
            whole.len()
        ));
        return;
    };
    let in_order = groups.iter().flatten().copied().eq(0..split.len() as i64);
    if !in_order {
        faults.push(format!(
            "expected groups that name each of {} dimensions once, in order",
            split.len()
        ));
        return;
    }
    let mut rest = split;
    for (d, group) in groups.iter().enumerate() {
        let (extents, behind) = rest.split_at(group.len());
        rest = behind;
        if whole[d] == DYNAMIC || extents.contains(&DYNAMIC) {
            continue;
        }
        let count = extents.iter().try_fold(1i64, |n, &e| n.checked_mul(e));
        if count != Some(whole[d]) {
            faults.push(format!(
                "expected dimension {d} of the shorter shape to have the elements of its group {extents:?}, found {}",
                whole[d]
            ));
        }
    }
}

fn border_types(ir: &Ir, op: Op) -> (Type, Type) {
    (
        ir.value_type(ir.operand(op, 0)),
        ir.value_type(ir.result(op, 0)),
    )
}

/// A slice lies inside the tensor as far as its numbers are known, and the part has the shape of the slice, of which
/// dimensions of one element may be left out.
pub(super) fn verify_part(ir: &Ir, op: Op, whole: Type, faults: &mut Vec<String>) {
    let part = match ExtractSlice::of(ir, op) {
        Some(_) => ir.value_type(ir.result(op, 0)),
        None => ir.value_type(ir.operand(op, 0)),
    };
    let offsets = index_list::fixed_of(ir, op, "static_offsets");
    let sizes = index_list::fixed_of(ir, op, "static_sizes");
    let strides = index_list::fixed_of(ir, op, "static_strides");
    let (Some(shape), Some(part_shape)) = (ir.shape(whole), ir.shape(part)) else {
        return;
    };
    for (d, &extent) in shape.iter().enumerate() {
        let (offset, size, stride) = (offsets[d], sizes[d], strides[d]);
        if [extent, offset, size, stride].contains(&DYNAMIC) || size <= 0 {
            continue;
        }
        let last = (size - 1)
            .checked_mul(stride)
            .and_then(|n| n.checked_add(offset));
        if offset < 0 || last.is_none_or(|last| !(0..extent).contains(&last)) {
            faults.push(format!(
                "takes {size} elements from {offset} in steps of {stride} along dimension {d}, which has {extent}"
            ));
            return;
        }
    }
    if ir.element_type(part) != ir.element_type(whole) || !is_reduced(&sizes, part_shape) {
        let sizes: Vec<String> = sizes
            .iter()
            .map(|&s| match s {
                DYNAMIC => "?x".to_owned(),
                s => format!("{s}x"),
            })
            .collect();
        faults.push(format!(
            "expected the part to be of type `tensor<{}{}>`, or of that less dimensions of one element, found `{}`",
            sizes.concat(),
            type_text(ir, ir.element_type(whole)),
            type_text(ir, part)
        ));
    }
}

/// Whether `shape` is `sizes` without some dimensions of one element.
fn is_reduced(sizes: &[i64], shape: &[i64]) -> bool {
    let mut left = shape.iter().peekable();
    for &size in sizes {
        if left.peek() == Some(&&size) {
            left.next();
        } else if size != 1 {
            return false;
        }
    }
    left.next().is_none()
}
