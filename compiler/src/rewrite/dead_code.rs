//! Removal of what nothing uses and nothing reaches.

use crate::ir::{Dominance, Ir, Op, Region, Traits};

use super::effects::only_reads;

/// Whether `op` can go because nothing uses its results and it changes nothing.
pub fn is_trivially_dead(ir: &Ir, op: Op) -> bool {
    if ir.has_trait(op, Traits::TERMINATOR) || ir.has_trait(op, Traits::SYMBOL) {
        return false;
    }
    ir.results(op).all(|v| !ir.has_uses(v))
        && (ir.has_trait(op, Traits::ALLOCATES) || only_reads(ir, op))
}

/// Erases `op` if it is dead, then the ops that only it used.
pub fn erase_if_dead(ir: &mut Ir, op: Op) -> bool {
    if !is_trivially_dead(ir, op) {
        return false;
    }
    let operands = ir.operand_vec(op);
    ir.erase(op);
    for value in operands {
        if let Some(def) = ir.defining_op(value)
            && ir.is_live(def)
            && ir.parent_block(def).is_some()
        {
            erase_if_dead(ir, def);
        }
    }
    true
}

/// Erases the blocks of `region` that its entry does not reach.
pub fn erase_unreachable_blocks(ir: &mut Ir, region: Region) -> bool {
    if ir.first_block(region).is_none() || ir.has_one_block(region) {
        return false;
    }
    let mut dominance = Dominance::new();
    let dead: Vec<_> = ir
        .region_blocks(region)
        .filter(|&b| !dominance.is_reachable(ir, b))
        .collect();
    // Dead blocks may use each other's values and branch to each other: first empty them all.
    let ops: Vec<Op> = dead
        .iter()
        .flat_map(|&b| ir.block_ops(b).collect::<Vec<_>>())
        .collect();
    for &op in &ops {
        ir.set_operands(op, &[]);
    }
    for &op in ops.iter().rev() {
        ir.erase(op);
    }
    for &block in &dead {
        ir.erase_block(block);
    }
    !dead.is_empty()
}
