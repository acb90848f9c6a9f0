//! Putting bodies of functions one behind the other.

use crate::ir::{Block, Builder, Ir, Op, OpKind, Region};

/// How bodies of a dialect end and go on.
pub(super) struct Ends {
    /// Returns from a body.
    pub(super) returns: OpKind,
    /// Branches to a block.
    pub(super) branch: OpKind,
}

/// Moves the body of `op`, which takes and returns nothing, behind `block` in `region`; returns the block in which
/// what comes after it continues. `op` is left without a body.
pub(super) fn append_body(ir: &mut Ir, region: Region, block: Block, op: Op, ends: &Ends) -> Block {
    let body = ir.region(op, 0);
    let Some(entry) = ir.first_block(body) else {
        return block;
    };
    let loc = ir.op_loc(op);
    let end = ir.terminator(entry);
    if ir.has_one_block(body) && ir.kind(end) == ends.returns {
        ir.erase(end);
        ir.move_ops(entry, block);
        return block;
    }
    let blocks: Vec<Block> = ir.region_blocks(body).collect();
    ir.move_blocks(body, region, None);
    Builder::at_end(ir, block, loc)
        .op(ends.branch)
        .successors([entry])
        .build();
    continue_from(ir, region, &blocks, ends)
}

/// A new block at the end of `region` that every return in `blocks` goes on to.
pub(super) fn continue_from(ir: &mut Ir, region: Region, blocks: &[Block], ends: &Ends) -> Block {
    let after = ir.append_block(region);
    for &block in blocks {
        let end = ir.terminator(block);
        if ir.kind(end) == ends.returns {
            Builder::before(ir, end)
                .op(ends.branch)
                .successors([after])
                .build();
            ir.erase(end);
        }
    }
    after
}
