//! The arena records and the intrusive lists that thread through them.
//!
//! Everything here is private to `ir`; the rest of the compiler goes through the methods of [`Ir`](super::Ir).
//! Order (which op follows which) lives in `prev`/`next` links and a lazily renumbered index, data (operands,
//! results, attributes) in pools, so that moving an op touches four words and no list is ever copied.

use super::{Attr, Block, Loc, Op, OpKind, Region, Type, Value};

/// One operation. Its operands, regions and successors are ranges in the pools of the arena, its results a
/// range of values.
#[derive(Clone)]
pub(crate) struct OpData {
    pub(crate) kind: OpKind,
    pub(crate) loc: Loc,
    /// The block that holds it; `NONE` while it is detached.
    pub(crate) block: Block,
    pub(crate) prev: Op,
    pub(crate) next: Op,
    /// Position among its siblings, valid while the block says so.
    pub(crate) order: u32,
    /// First operand slot.
    pub(crate) operands: u32,
    /// First result.
    pub(crate) results: u32,
    /// Inherent attributes (MLIR's properties), a dictionary.
    pub(crate) props: Attr,
    /// Discardable attributes, a dictionary.
    pub(crate) attrs: Attr,
    /// Regions and successors, which few ops have: a record of their own, or `NIL`.
    pub(crate) nested: u32,
    pub(crate) operand_count: u16,
    pub(crate) result_count: u16,
}

/// The regions and successors of an op that has some.
#[derive(Clone, Copy, Default)]
pub(crate) struct NestedData {
    /// First region in the region pool.
    pub(crate) regions: u32,
    /// First successor slot.
    pub(crate) successors: u32,
    pub(crate) region_count: u16,
    pub(crate) successor_count: u16,
}

impl OpData {
    /// The kind of a record that holds no op.
    pub(crate) const ERASED: OpKind = OpKind(u32::MAX);
}

/// One use of a value: an operand position of an op, linked to the value's other uses.
#[derive(Clone, Copy)]
pub(crate) struct UseSlot {
    pub(crate) value: Value,
    pub(crate) owner: Op,
    pub(crate) next: u32,
    pub(crate) prev: u32,
}

/// One use of a block by a terminator.
#[derive(Clone, Copy)]
pub(crate) struct SuccessorSlot {
    pub(crate) block: Block,
    pub(crate) owner: Op,
    pub(crate) next: u32,
    pub(crate) prev: u32,
}

/// The end of a use list.
pub(crate) const NIL: u32 = u32::MAX;

/// One value.
#[derive(Clone, Copy)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    /// The op or block that defines it, by `tag`.
    pub(crate) owner: u32,
    pub(crate) first_use: u32,
    pub(crate) index: u16,
    pub(crate) tag: ValueTag,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ValueTag {
    Result,
    Arg,
    Placeholder,
}

/// One block.
#[derive(Clone)]
pub(crate) struct BlockData {
    pub(crate) region: Region,
    pub(crate) prev: Block,
    pub(crate) next: Block,
    pub(crate) first_op: Op,
    pub(crate) last_op: Op,
    pub(crate) args: Vec<Value>,
    pub(crate) arg_locs: Vec<Loc>,
    pub(crate) first_pred: u32,
    /// Whether the `order` of the ops in it is current.
    pub(crate) ordered: bool,
}

/// One region.
#[derive(Clone, Copy)]
pub(crate) struct RegionData {
    pub(crate) parent: Op,
    pub(crate) first_block: Block,
    pub(crate) last_block: Block,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The budget of DESIGN section 5: at most 100 bytes for an op with two operands and one result.
    #[test]
    fn a_binary_op_takes_at_most_100_bytes() {
        assert_eq!(size_of::<OpData>(), 48);
        assert_eq!(size_of::<UseSlot>(), 16);
        assert_eq!(size_of::<ValueData>(), 16);
        assert!(size_of::<OpData>() + 2 * size_of::<UseSlot>() + size_of::<ValueData>() <= 100);
    }
}
