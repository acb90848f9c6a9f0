//! What an op does to the world beyond its results, read off the traits of its row.

use crate::ir::{Ir, Op, Traits, TypeData};

/// Whether `op` and everything inside it have no side effect.
pub fn is_pure(ir: &Ir, op: Op) -> bool {
    holds(ir, op, Traits::PURE)
}

/// Whether `op` and everything inside it at most read memory.
pub fn only_reads(ir: &Ir, op: Op) -> bool {
    holds(ir, op, Traits::PURE.and(Traits::READ_ONLY))
}

/// Whether `op` may run where it did not run before: it has no side effect and always ends.
pub fn is_speculatable(ir: &Ir, op: Op) -> bool {
    ir.has_trait(op, Traits::PURE)
        && !ir.has_trait(op, Traits::STAYS)
        && ir.region_count(op) == 0
        && !ir.has_trait(op, Traits::TERMINATOR)
}

/// Whether each op has one of `enough`, or passes the question on to the ops inside it.
fn holds(ir: &Ir, op: Op, enough: Traits) -> bool {
    let Some(def) = ir.def(op) else { return false };
    if def.traits.intersects(enough) {
        return true;
    }
    // What an op does to memory that it is given, its region does not show: `linalg.generic` on memrefs writes.
    let is_memory = |v| matches!(ir.type_data(ir.value_type(v)), TypeData::MemRef { .. });
    def.traits.contains(Traits::RECURSIVE_EFFECTS)
        && !ir.operands(op).any(is_memory)
        && ir.regions(op).iter().all(|&region| {
            ir.region_blocks(region)
                .all(|block| ir.block_ops(block).all(|inner| holds(ir, inner, enough)))
        })
}
