//! Blocks and regions: their lists, arguments and predecessors.

use super::op::pool_position;
use super::store::{BlockData, NIL, RegionData, ValueData, ValueTag};
use super::{Block, Ir, Loc, Op, Region, Type, Value};

impl Ir {
    /// Makes a region that no op owns yet.
    pub fn new_region(&mut self) -> Region {
        let region = Region(pool_position(self.regions.len()));
        self.regions.push(RegionData {
            parent: Op::NONE,
            first_block: Block::NONE,
            last_block: Block::NONE,
        });
        region
    }

    /// Makes a region with one empty block that takes arguments of the given types.
    pub fn new_region_with_block(&mut self, arg_types: &[Type], loc: Loc) -> (Region, Block) {
        let region = self.new_region();
        let block = self.append_block(region);
        for &ty in arg_types {
            self.add_block_arg(block, ty, loc);
        }
        (region, block)
    }

    /// The op that owns a region.
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        self.regions[region.index()].parent.some()
    }

    /// The blocks of a region in order.
    pub fn region_blocks(&self, region: Region) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.first_block(region), |&b| self.next_block(b))
    }

    /// The entry block.
    pub fn first_block(&self, region: Region) -> Option<Block> {
        self.regions[region.index()].first_block.some()
    }

    /// The last block.
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.regions[region.index()].last_block.some()
    }

    /// Whether a region has exactly one block.
    pub fn has_one_block(&self, region: Region) -> bool {
        let data = &self.regions[region.index()];
        data.first_block != Block::NONE && data.first_block == data.last_block
    }

    /// The block after `block` in its region.
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].next.some()
    }

    /// The block before `block` in its region.
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].prev.some()
    }

    /// The region that holds `block`.
    pub fn block_region(&self, block: Block) -> Option<Region> {
        self.blocks[block.index()].region.some()
    }

    /// The op whose region holds `block`.
    pub fn block_parent_op(&self, block: Block) -> Option<Op> {
        self.region_parent(self.block_region(block)?)
    }

    /// Whether `block` is the entry of its region.
    pub fn is_entry_block(&self, block: Block) -> bool {
        self.block_region(block)
            .is_some_and(|r| self.first_block(r) == Some(block))
    }

    /// Makes a detached block.
    pub fn new_block(&mut self) -> Block {
        let block = Block(pool_position(self.blocks.len()));
        self.blocks.push(BlockData {
            region: Region::NONE,
            prev: Block::NONE,
            next: Block::NONE,
            first_op: Op::NONE,
            last_op: Op::NONE,
            args: Vec::new(),
            arg_locs: Vec::new(),
            first_pred: NIL,
            ordered: true,
        });
        block
    }

    /// Adds a new block at the end of `region`.
    pub fn append_block(&mut self, region: Region) -> Block {
        let block = self.new_block();
        self.attach_block(block, region, None);
        block
    }

    /// Adds a new block after `anchor`.
    pub fn insert_block_after(&mut self, anchor: Block) -> Block {
        let block = self.new_block();
        let region = self.blocks[anchor.index()].region;
        let next = self.next_block(anchor);
        self.attach_block(block, region, next);
        block
    }

    /// Adds a new block before `anchor`.
    pub fn insert_block_before(&mut self, anchor: Block) -> Block {
        let block = self.new_block();
        let region = self.blocks[anchor.index()].region;
        self.attach_block(block, region, Some(anchor));
        block
    }

    /// Puts a detached block into `region`, before `before` or at the end.
    pub fn attach_block(&mut self, block: Block, region: Region, before: Option<Block>) {
        debug_assert_eq!(
            self.blocks[block.index()].region,
            Region::NONE,
            "a block stands in one region"
        );
        let next = Block::pack(before);
        let prev = match before {
            Some(b) => self.blocks[b.index()].prev,
            None => self.regions[region.index()].last_block,
        };
        let data = &mut self.blocks[block.index()];
        (data.region, data.prev, data.next) = (region, prev, next);
        match prev.some() {
            Some(p) => self.blocks[p.index()].next = block,
            None => self.regions[region.index()].first_block = block,
        }
        match next.some() {
            Some(n) => self.blocks[n.index()].prev = block,
            None => self.regions[region.index()].last_block = block,
        }
    }

    /// Takes a block out of its region; it stays alive.
    pub fn detach_block(&mut self, block: Block) {
        let BlockData {
            region, prev, next, ..
        } = self.blocks[block.index()];
        if region == Region::NONE {
            return;
        }
        match prev.some() {
            Some(p) => self.blocks[p.index()].next = next,
            None => self.regions[region.index()].first_block = next,
        }
        match next.some() {
            Some(n) => self.blocks[n.index()].prev = prev,
            None => self.regions[region.index()].last_block = prev,
        }
        let data = &mut self.blocks[block.index()];
        (data.region, data.prev, data.next) = (Region::NONE, Block::NONE, Block::NONE);
    }

    /// Moves every block of `from` into `to`, before `before` or at the end.
    pub fn move_blocks(&mut self, from: Region, to: Region, before: Option<Block>) {
        for block in self.region_blocks(from).collect::<Vec<_>>() {
            self.detach_block(block);
            self.attach_block(block, to, before);
        }
    }

    /// Moves every op of `from` to the end of `to`, and leaves `from` empty.
    pub fn move_ops(&mut self, from: Block, to: Block) {
        for op in self.block_ops(from).collect::<Vec<_>>() {
            self.move_to_end(op, to);
        }
    }

    /// Erases a block, its ops and its arguments. Nothing outside may use them or branch to it.
    pub fn erase_block(&mut self, block: Block) {
        for op in self.block_ops(block).collect::<Vec<_>>().into_iter().rev() {
            self.erase(op);
        }
        assert!(
            self.predecessors(block).next().is_none(),
            "erased a block that has predecessors"
        );
        self.detach_block(block);
        self.blocks[block.index()].args.clear();
        self.blocks[block.index()].arg_locs.clear();
    }

    /// Moves `first` and every op after it into a new block after its own, which has no terminator then.
    pub fn split_block(&mut self, first: Op) -> Block {
        let block = self.ops[first.index()].block;
        let rest = self.insert_block_after(block);
        let tail: Vec<Op> = std::iter::successors(Some(first), |&o| self.next_op(o)).collect();
        for op in tail {
            self.move_to_end(op, rest);
        }
        rest
    }

    // --- ops ------------------------------------------------------------------------------------------------

    /// The ops of a block in order.
    pub fn block_ops(&self, block: Block) -> impl Iterator<Item = Op> + '_ {
        std::iter::successors(self.first_op(block), |&o| self.next_op(o))
    }

    /// The first op of a block.
    pub fn first_op(&self, block: Block) -> Option<Op> {
        self.blocks[block.index()].first_op.some()
    }

    /// The last op of a block: its terminator, if the block is complete.
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.blocks[block.index()].last_op.some()
    }

    /// The last op of a block, which verified IR has.
    pub fn terminator(&self, block: Block) -> Op {
        self.last_op(block)
            .expect("verified: a block ends in a terminator")
    }

    // --- arguments ------------------------------------------------------------------------------------------

    /// The arguments of a block.
    pub fn block_args(&self, block: Block) -> &[Value] {
        &self.blocks[block.index()].args
    }

    /// Argument `i` of a block.
    pub fn block_arg(&self, block: Block, i: usize) -> Value {
        self.blocks[block.index()].args[i]
    }

    /// Where argument `i` of a block came from.
    pub fn block_arg_loc(&self, block: Block, i: usize) -> Loc {
        self.blocks[block.index()].arg_locs[i]
    }

    /// Replaces the location of argument `i`.
    pub fn set_block_arg_loc(&mut self, block: Block, i: usize, loc: Loc) {
        self.blocks[block.index()].arg_locs[i] = loc;
    }

    /// Adds an argument at the end.
    pub fn add_block_arg(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        let at = self.block_args(block).len();
        self.insert_block_arg(block, at, ty, loc)
    }

    /// Adds an argument at position `at`.
    pub fn insert_block_arg(&mut self, block: Block, at: usize, ty: Type, loc: Loc) -> Value {
        let value = Value(pool_position(self.values.len()));
        self.values.push(ValueData {
            ty,
            owner: block.0,
            first_use: NIL,
            index: 0,
            tag: ValueTag::Arg,
        });
        self.blocks[block.index()].args.insert(at, value);
        self.blocks[block.index()].arg_locs.insert(at, loc);
        self.renumber_args(block);
        value
    }

    /// Removes argument `i`, which nothing uses. Branches to the block are the caller's to keep in step.
    pub fn erase_block_arg(&mut self, block: Block, i: usize) {
        let value = self.block_arg(block, i);
        assert!(
            !self.has_uses(value),
            "erased a block argument that is used"
        );
        self.blocks[block.index()].args.remove(i);
        self.blocks[block.index()].arg_locs.remove(i);
        self.renumber_args(block);
    }

    fn renumber_args(&mut self, block: Block) {
        for (i, &arg) in (0..).zip(&self.blocks[block.index()].args) {
            self.values[arg.index()].index = i;
        }
    }

    // --- control flow ---------------------------------------------------------------------------------------

    /// The uses of a block as a successor: the terminator and the position among its successors.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = (Op, usize)> + '_ {
        let mut slot = self.blocks[block.index()].first_pred;
        std::iter::from_fn(move || {
            (slot != NIL).then(|| {
                let (record, position) = self.successor_slot_raw(slot);
                slot = record.next;
                (record.owner, position)
            })
        })
    }

    /// Makes every branch to `old` a branch to `new`.
    pub fn replace_block_uses(&mut self, old: Block, new: Block) {
        for (op, i) in self.predecessors(old).collect::<Vec<_>>() {
            self.set_successor(op, i, new);
        }
    }
}
