//! Cloning ops and regions, with a map from old values and blocks to new ones.

use rustc_hash::FxHashMap;

use super::{Block, Ir, Op, Region, Value};

/// What stands for what in a clone. A value or block that is not mapped stands for itself.
#[derive(Default)]
pub struct Mapping {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes `new` stand for `old`.
    pub fn map(&mut self, old: Value, new: Value) {
        self.values.insert(old, new);
    }

    /// Makes each of `new` stand for the one of `old` at its position.
    pub fn map_all(
        &mut self,
        old: impl IntoIterator<Item = Value>,
        new: impl IntoIterator<Item = Value>,
    ) {
        self.values.extend(old.into_iter().zip(new));
    }

    /// Makes `new` stand for block `old`.
    pub fn map_block(&mut self, old: Block, new: Block) {
        self.blocks.insert(old, new);
    }

    /// What stands for `old`.
    pub fn value(&self, old: Value) -> Value {
        self.values.get(&old).copied().unwrap_or(old)
    }

    /// What stands for block `old`.
    pub fn block(&self, old: Block) -> Block {
        self.blocks.get(&old).copied().unwrap_or(old)
    }
}

impl Ir {
    /// Clones `op` and everything inside it, detached. The clone's results join the mapping.
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let operands: Vec<Value> = self.operands(op).map(|v| mapping.value(v)).collect();
        let types: Vec<_> = self.results(op).map(|v| self.value_type(v)).collect();
        let successors: Vec<Block> = self.successors(op).map(|b| mapping.block(b)).collect();
        let regions: Vec<Region> = (0..self.region_count(op))
            .map(|_| self.new_region())
            .collect();
        let (kind, loc, props, attrs) = (
            self.kind(op),
            self.op_loc(op),
            self.props(op),
            self.attrs(op),
        );
        let clone = self.create_op(
            kind,
            loc,
            &operands,
            &types,
            props,
            attrs,
            &successors,
            &regions,
        );
        mapping.map_all(self.results(op), self.results(clone));
        for (i, region) in regions.into_iter().enumerate() {
            self.clone_blocks(self.region(op, i), region, None, mapping);
        }
        clone
    }

    /// Clones the blocks of `from` into `to`, before `before` or at the end.
    pub fn clone_blocks(
        &mut self,
        from: Region,
        to: Region,
        before: Option<Block>,
        mapping: &mut Mapping,
    ) {
        let blocks: Vec<Block> = self.region_blocks(from).collect();
        for &block in &blocks {
            let clone = self.new_block();
            self.attach_block(clone, to, before);
            mapping.map_block(block, clone);
            for i in 0..self.block_args(block).len() {
                let old = self.block_arg(block, i);
                let new =
                    self.add_block_arg(clone, self.value_type(old), self.block_arg_loc(block, i));
                mapping.map(old, new);
            }
        }
        // An op may use a value that a later block defines; such operands are mapped afterwards.
        let mut clones = Vec::new();
        for block in blocks {
            for op in self.block_ops(block).collect::<Vec<_>>() {
                let clone = self.clone_op(op, mapping);
                self.append(mapping.block(block), clone);
                clones.push(clone);
            }
        }
        for clone in clones {
            for i in 0..self.operand_count(clone) {
                let old = self.operand(clone, i);
                let new = mapping.value(old);
                if new != old {
                    self.set_operand(clone, i, new);
                }
            }
        }
    }
}
