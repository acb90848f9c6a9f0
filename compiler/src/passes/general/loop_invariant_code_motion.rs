//! `loop-invariant-code-motion`: moves ops without side effects out of loops that do not change their operands.

use crate::ir::{Ir, Op, Traits, Value, WalkOrder};
use crate::pass::{Anchor, Pass};
use crate::rewrite::is_speculatable;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "loop-invariant-code-motion",
    summary: "move ops out of loops that do not change their operands",
    anchor: Anchor::Module,
    run: |cx, root| {
        // Inner loops first, so that an op may leave several.
        for op in cx.ir.walk(root, WalkOrder::Post) {
            if cx.ir.has_trait(op, Traits::LOOP) {
                hoist(cx.ir, op);
            }
        }
        Ok(())
    },
};

fn hoist(ir: &mut Ir, looped: Op) {
    for region in ir.regions(looped).to_vec() {
        let ops: Vec<Op> = ir
            .region_blocks(region)
            .flat_map(|b| ir.block_ops(b))
            .collect();
        for op in ops {
            let invariant =
                is_speculatable(ir, op) && ir.operands(op).all(|v| is_outside(ir, v, looped));
            if invariant {
                ir.move_before(op, looped);
            }
        }
    }
}

fn is_outside(ir: &Ir, value: Value, looped: Op) -> bool {
    ir.value_block(value)
        .and_then(|b| ir.block_parent_op(b))
        .is_some_and(|parent| !ir.is_inside(parent, looped))
}
