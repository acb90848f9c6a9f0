//! Walks over nested ops. A walk first collects, so that its caller may mutate while going through the list.

use super::{Ir, Op, OpKind};

/// Whether an op comes before or after the ops inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkOrder {
    /// Outer ops first.
    Pre,
    /// Inner ops first.
    Post,
}

impl Ir {
    /// `root` and every op inside it.
    pub fn walk(&self, root: Op, order: WalkOrder) -> Vec<Op> {
        let mut ops = Vec::new();
        self.walk_into(root, order, &mut ops);
        ops
    }

    fn walk_into(&self, op: Op, order: WalkOrder, ops: &mut Vec<Op>) {
        if order == WalkOrder::Pre {
            ops.push(op);
        }
        for &region in self.regions(op) {
            for block in self.region_blocks(region) {
                for inner in self.block_ops(block) {
                    self.walk_into(inner, order, ops);
                }
            }
        }
        if order == WalkOrder::Post {
            ops.push(op);
        }
    }

    /// The ops of one kind inside `root` (and `root` itself), outer first.
    pub fn walk_kind(&self, root: Op, kind: OpKind) -> Vec<Op> {
        let mut ops = self.walk(root, WalkOrder::Pre);
        ops.retain(|&op| self.kind(op) == kind);
        ops
    }

    /// The ops directly inside the only block of region 0: the members of a module.
    pub fn body_ops(&self, op: Op) -> Vec<Op> {
        match self.regions(op).first().and_then(|&r| self.first_block(r)) {
            Some(block) => self.block_ops(block).collect(),
            None => Vec::new(),
        }
    }

    /// The only block of region 0.
    ///
    /// # Panics
    /// If `op` has no region or the region no block; ops with a body have both once verified.
    pub fn body_block(&self, op: Op) -> super::Block {
        self.first_block(self.region(op, 0))
            .expect("verified: an op with a body has a block")
    }
}
