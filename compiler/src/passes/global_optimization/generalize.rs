//! Named `linalg` ops as `linalg.generic`, for the passes that do so to some or all of them.

use crate::dialects::linalg::build::Structure;
use crate::dialects::linalg::maps;
use crate::ir::{Builder, Ir, Loc, Mapping, Op, Value, WalkOrder};

/// Generalizes every named op inside `root` that `wanted` picks.
pub(super) fn generalize(ir: &mut Ir, root: Op, wanted: impl Fn(&Ir, Op) -> bool) {
    for op in ir.walk(root, WalkOrder::Pre) {
        if maps::is_named(ir, op)
            && wanted(ir, op)
            && let Some(structure) = Structure::of(ir, op)
        {
            generalize_op(ir, op, &structure);
        }
    }
}

fn generalize_op(ir: &mut Ir, op: Op, structure: &Structure) {
    let body = ir.new_region();
    ir.clone_blocks(ir.region(op, 0), body, None, &mut Mapping::new());
    let loc = ir.op_loc(op);
    for block in ir.region_blocks(body).collect::<Vec<_>>() {
        for inner in ir.block_ops(block).collect::<Vec<_>>() {
            if ir.op_loc(inner) == Loc::UNKNOWN {
                ir.set_op_loc(inner, loc);
            }
        }
    }
    let generic = structure.build(&mut Builder::before(ir, op), body);
    let values: Vec<Value> = ir.results(generic).collect();
    ir.replace_op(op, &values);
}
