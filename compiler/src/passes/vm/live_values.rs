//! Which values a function body needs where, as the IR stands: no op is fused or left out, as code may do later.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Block, Ir, Op, Region, Value};

/// Values needed at the start and at the end of each block.
pub(super) struct LiveValues {
    at_start: FxHashMap<Block, FxHashSet<Value>>,
}

impl LiveValues {
    /// Of the values that count.
    pub(super) fn new(ir: &Ir, body: Region, counts: impl Fn(&Ir, Value) -> bool) -> Self {
        let blocks: Vec<Block> = ir.region_blocks(body).collect();
        let mut this = Self {
            at_start: blocks.iter().map(|&b| (b, FxHashSet::default())).collect(),
        };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in blocks.iter().rev() {
                let mut live = this.at_end(ir, block);
                for op in ir.block_ops(block).collect::<Vec<_>>().into_iter().rev() {
                    for result in ir.results(op) {
                        live.remove(&result);
                    }
                    live.extend(ir.operands(op).filter(|&v| counts(ir, v)));
                }
                for arg in ir.block_args(block) {
                    live.remove(arg);
                }
                if live != this.at_start[&block] {
                    this.at_start.insert(block, live);
                    changed = true;
                }
            }
        }
        this
    }

    /// What a block needs from those before it, its arguments not among it.
    pub(super) fn at_start(&self, block: Block) -> &FxHashSet<Value> {
        &self.at_start[&block]
    }

    /// What the successors of a block need from it.
    pub(super) fn at_end(&self, ir: &Ir, block: Block) -> FxHashSet<Value> {
        ir.successors(ir.terminator(block))
            .flat_map(|s| self.at_start[&s].iter().copied())
            .collect()
    }

    /// The ops of a block in order, each with the values that hold something while it runs: what it reads, what it
    /// makes, and what is needed after it. Arguments, used or not, are made by the first op.
    pub(super) fn during(&self, ir: &Ir, block: Block) -> Vec<(Op, FxHashSet<Value>)> {
        let mut live = self.at_end(ir, block);
        let mut ops: Vec<(Op, FxHashSet<Value>)> = Vec::new();
        for op in ir.block_ops(block).collect::<Vec<_>>().into_iter().rev() {
            live.extend(ir.operands(op).chain(ir.results(op)));
            ops.push((op, live.clone()));
            for result in ir.results(op) {
                live.remove(&result);
            }
        }
        if let Some((_, first)) = ops.last_mut() {
            first.extend(ir.block_args(block));
        }
        ops.reverse();
        ops
    }
}
