//! Operations: what they hold, and the edits that keep use lists and order right.

use super::store::{NIL, NestedData, OpData, SuccessorSlot, UseSlot, ValueData, ValueTag};
use super::{Attr, Block, Ir, Loc, Op, OpDef, OpKind, Region, Traits, Type, Value};

impl Ir {
    /// Makes a detached op. `regions` must be detached; the op owns them from here on.
    #[expect(
        clippy::too_many_arguments,
        reason = "the one constructor; callers use `Builder` or `OpSpec`"
    )]
    pub(crate) fn create_op(
        &mut self,
        kind: OpKind,
        loc: Loc,
        operands: &[Value],
        result_types: &[Type],
        props: Attr,
        attrs: Attr,
        successors: &[Block],
        regions: &[Region],
    ) -> Op {
        let fresh = Op(pool_position(self.ops.len()));
        let op = self.free_ops.pop().unwrap_or(fresh);
        let data = OpData {
            kind,
            loc,
            block: Block::NONE,
            prev: Op::NONE,
            next: Op::NONE,
            order: 0,
            operands: self.allocate_uses(op, operands),
            results: self.allocate_results(op, result_types),
            props,
            attrs,
            nested: self.allocate_nested(op, successors, regions),
            operand_count: count16(operands.len()),
            result_count: count16(result_types.len()),
        };
        if op == fresh {
            self.ops.push(data);
        } else {
            self.ops[op.index()] = data;
        }
        op
    }

    fn allocate_nested(&mut self, op: Op, successors: &[Block], regions: &[Region]) -> u32 {
        if successors.is_empty() && regions.is_empty() {
            return NIL;
        }
        let nested = NestedData {
            regions: pool_position(self.region_lists.len()),
            successors: pool_position(self.successors.len()),
            region_count: count16(regions.len()),
            successor_count: count16(successors.len()),
        };
        self.region_lists.extend_from_slice(regions);
        for &region in regions {
            let parent = &mut self.regions[region.index()].parent;
            debug_assert_eq!(*parent, Op::NONE, "a region has one owner");
            *parent = op;
        }
        for &block in successors {
            let slot = pool_position(self.successors.len());
            self.successors.push(SuccessorSlot {
                block,
                owner: op,
                next: NIL,
                prev: NIL,
            });
            self.link_successor(slot);
        }
        self.nested.push(nested);
        pool_position(self.nested.len() - 1)
    }

    /// The regions and successors of `op`; empty ranges if it has none.
    fn nested(&self, op: Op) -> NestedData {
        self.nested
            .get(self.ops[op.index()].nested as usize)
            .copied()
            .unwrap_or_default()
    }

    fn allocate_uses(&mut self, op: Op, operands: &[Value]) -> u32 {
        if operands.is_empty() {
            return 0;
        }
        let reused = self
            .free_uses
            .get_mut(operands.len() - 1)
            .and_then(Vec::pop);
        let start = reused.unwrap_or(pool_position(self.uses.len()));
        for (slot, &value) in (start..).zip(operands) {
            let first_use = &mut self.values[value.index()].first_use;
            let next = std::mem::replace(first_use, slot);
            if next != NIL {
                self.uses[next as usize].prev = slot;
            }
            let record = UseSlot {
                value,
                owner: op,
                next,
                prev: NIL,
            };
            if reused.is_some() {
                self.uses[slot as usize] = record;
            } else {
                self.uses.push(record);
            }
        }
        start
    }

    fn free_use_range(&mut self, start: u32, count: usize) {
        for slot in start..start + pool_position(count) {
            self.unlink_use(slot);
        }
        if let Some(list) = count.checked_sub(1).and_then(|i| self.free_uses.get_mut(i)) {
            list.push(start);
        }
    }

    fn allocate_results(&mut self, op: Op, types: &[Type]) -> u32 {
        let record = |ty, index| ValueData {
            ty,
            owner: op.0,
            first_use: NIL,
            index,
            tag: ValueTag::Result,
        };
        if let [ty] = types
            && let Some(value) = self.free_values.pop()
        {
            self.values[value.index()] = record(*ty, 0);
            return value.0;
        }
        let start = pool_position(self.values.len());
        self.values
            .extend(types.iter().zip(0..).map(|(&ty, i)| record(ty, i)));
        start
    }

    fn link_use(&mut self, slot: u32) {
        let value = self.uses[slot as usize].value;
        let head = std::mem::replace(&mut self.values[value.index()].first_use, slot);
        self.uses[slot as usize].next = head;
        self.uses[slot as usize].prev = NIL;
        if head != NIL {
            self.uses[head as usize].prev = slot;
        }
    }

    fn unlink_use(&mut self, slot: u32) {
        let UseSlot {
            value, next, prev, ..
        } = self.uses[slot as usize];
        if value == Value::NONE {
            return;
        }
        match prev {
            NIL => self.values[value.index()].first_use = next,
            _ => self.uses[prev as usize].next = next,
        }
        if next != NIL {
            self.uses[next as usize].prev = prev;
        }
        self.uses[slot as usize].value = Value::NONE;
    }

    fn link_successor(&mut self, slot: u32) {
        let block = self.successors[slot as usize].block;
        let head = std::mem::replace(&mut self.blocks[block.index()].first_pred, slot);
        self.successors[slot as usize].next = head;
        self.successors[slot as usize].prev = NIL;
        if head != NIL {
            self.successors[head as usize].prev = slot;
        }
    }

    fn unlink_successor(&mut self, slot: u32) {
        let SuccessorSlot {
            block, next, prev, ..
        } = self.successors[slot as usize];
        if block == Block::NONE {
            return;
        }
        match prev {
            NIL => self.blocks[block.index()].first_pred = next,
            _ => self.successors[prev as usize].next = next,
        }
        if next != NIL {
            self.successors[next as usize].prev = prev;
        }
        self.successors[slot as usize].block = Block::NONE;
    }

    /// Whether `op` has not been erased.
    pub fn is_live(&self, op: Op) -> bool {
        self.ops[op.index()].kind != OpData::ERASED
    }

    /// What `op` is.
    pub fn kind(&self, op: Op) -> OpKind {
        self.ops[op.index()].kind
    }

    /// The row that declares `op`, if a dialect does.
    pub fn def(&self, op: Op) -> Option<&'static OpDef> {
        self.registry.def(self.kind(op))
    }

    /// The full name of `op`: `arith.addi`.
    pub fn op_name(&self, op: Op) -> &str {
        self.kind_name(self.kind(op))
    }

    /// Whether the op's row states every trait of `traits`; false for an unregistered op.
    pub fn has_trait(&self, op: Op, traits: Traits) -> bool {
        self.def(op).is_some_and(|def| def.traits.contains(traits))
    }

    /// Where `op` came from.
    pub fn op_loc(&self, op: Op) -> Loc {
        self.ops[op.index()].loc
    }

    /// Replaces the location of `op`.
    pub fn set_op_loc(&mut self, op: Op, loc: Loc) {
        self.ops[op.index()].loc = loc;
    }

    // --- operands -------------------------------------------------------------------------------------------

    fn use_slots(&self, op: Op) -> &[UseSlot] {
        let data = &self.ops[op.index()];
        &self.uses[data.operands as usize..][..data.operand_count as usize]
    }

    /// How many operands `op` has.
    pub fn operand_count(&self, op: Op) -> usize {
        self.ops[op.index()].operand_count as usize
    }

    /// The operands of `op` in order.
    pub fn operands(
        &self,
        op: Op,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        self.use_slots(op).iter().map(|slot| slot.value)
    }

    /// The operands of `op`, copied, for callers that go on to mutate.
    pub fn operand_vec(&self, op: Op) -> Vec<Value> {
        self.operands(op).collect()
    }

    /// Operand `i` of `op`.
    pub fn operand(&self, op: Op, i: usize) -> Value {
        self.use_slots(op)[i].value
    }

    /// Replaces operand `i`.
    pub fn set_operand(&mut self, op: Op, i: usize, value: Value) {
        debug_assert!(i < self.operand_count(op));
        let slot = self.ops[op.index()].operands + pool_position(i);
        self.unlink_use(slot);
        self.uses[slot as usize].value = value;
        self.link_use(slot);
    }

    /// Replaces all operands. Segment-size attributes are the caller's to keep in step.
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        let OpData {
            operands: start,
            operand_count,
            ..
        } = self.ops[op.index()];
        self.free_use_range(start, operand_count as usize);
        let start = self.allocate_uses(op, operands);
        self.ops[op.index()].operands = start;
        self.ops[op.index()].operand_count = count16(operands.len());
    }

    // --- results --------------------------------------------------------------------------------------------

    /// How many results `op` has.
    pub fn result_count(&self, op: Op) -> usize {
        self.ops[op.index()].result_count as usize
    }

    /// The results of `op` in order.
    pub fn results(
        &self,
        op: Op,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<> {
        let data = &self.ops[op.index()];
        (data.results..data.results + u32::from(data.result_count)).map(Value)
    }

    /// Result `i` of `op`.
    pub fn result(&self, op: Op, i: usize) -> Value {
        let data = &self.ops[op.index()];
        assert!(
            i < data.result_count as usize,
            "`{}` has no result {i}",
            self.op_name(op)
        );
        Value(data.results + pool_position(i))
    }

    // --- attributes -----------------------------------------------------------------------------------------

    /// The dictionary of inherent attributes.
    pub fn props(&self, op: Op) -> Attr {
        self.ops[op.index()].props
    }

    /// The dictionary of discardable attributes.
    pub fn attrs(&self, op: Op) -> Attr {
        self.ops[op.index()].attrs
    }

    /// Replaces the dictionary of inherent attributes.
    pub fn set_props(&mut self, op: Op, dict: Attr) {
        self.ops[op.index()].props = dict;
    }

    /// Replaces the dictionary of discardable attributes.
    pub fn set_attrs(&mut self, op: Op, dict: Attr) {
        self.ops[op.index()].attrs = dict;
    }

    /// The attribute `name` of `op`, inherent or discardable.
    pub fn attr(&self, op: Op, name: &str) -> Option<Attr> {
        let data = &self.ops[op.index()];
        self.dict_entry(data.props, name)
            .or_else(|| self.dict_entry(data.attrs, name))
    }

    /// Whether `op` has the attribute `name`.
    pub fn has_attr(&self, op: Op, name: &str) -> bool {
        self.attr(op, name).is_some()
    }

    /// The text of string attribute `name`.
    pub fn string_attr_of(&self, op: Op, name: &str) -> Option<&str> {
        self.attr(op, name).and_then(|a| self.string_value(a))
    }

    /// Sets an attribute: an inherent one if the op's row lists the name, otherwise a discardable one.
    pub fn set_attr(&mut self, op: Op, name: &str, attr: Attr) {
        if self.is_inherent(op, name) {
            let dict = self.dict_with(self.props(op), name, Some(attr));
            self.set_props(op, dict);
        } else {
            let dict = self.dict_with(self.attrs(op), name, Some(attr));
            self.set_attrs(op, dict);
        }
    }

    /// Removes an attribute, wherever it stands.
    pub fn remove_attr(&mut self, op: Op, name: &str) {
        if self.dict_entry(self.props(op), name).is_some() {
            let dict = self.dict_with(self.props(op), name, None);
            self.set_props(op, dict);
        }
        if self.dict_entry(self.attrs(op), name).is_some() {
            let dict = self.dict_with(self.attrs(op), name, None);
            self.set_attrs(op, dict);
        }
    }

    fn is_inherent(&self, op: Op, name: &str) -> bool {
        match self.def(op) {
            Some(def) => def.is_inherent(name),
            None => self.dict_entry(self.props(op), name).is_some(),
        }
    }

    // --- regions and successors -----------------------------------------------------------------------------

    /// How many regions `op` has.
    pub fn region_count(&self, op: Op) -> usize {
        self.nested(op).region_count as usize
    }

    /// The regions of `op`.
    pub fn regions(&self, op: Op) -> &[Region] {
        let data = self.nested(op);
        &self.region_lists[data.regions as usize..][..data.region_count as usize]
    }

    /// Region `i` of `op`.
    pub fn region(&self, op: Op, i: usize) -> Region {
        self.regions(op)[i]
    }

    /// How many successors `op` has.
    pub fn successor_count(&self, op: Op) -> usize {
        self.nested(op).successor_count as usize
    }

    /// The successors of `op`.
    pub fn successors(
        &self,
        op: Op,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        let data = self.nested(op);
        self.successors[data.successors as usize..][..data.successor_count as usize]
            .iter()
            .map(|s| s.block)
    }

    /// Replaces successor `i`.
    pub fn set_successor(&mut self, op: Op, i: usize, block: Block) {
        debug_assert!(i < self.successor_count(op));
        let slot = self.nested(op).successors + pool_position(i);
        self.unlink_successor(slot);
        self.successors[slot as usize].block = block;
        self.link_successor(slot);
    }

    // --- place ----------------------------------------------------------------------------------------------

    /// The block that holds `op`.
    pub fn parent_block(&self, op: Op) -> Option<Block> {
        self.ops[op.index()].block.some()
    }

    /// The op whose region holds `op`.
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.block_parent_op(self.parent_block(op)?)
    }

    /// The op after `op` in its block.
    pub fn next_op(&self, op: Op) -> Option<Op> {
        self.ops[op.index()].next.some()
    }

    /// The op before `op` in its block.
    pub fn prev_op(&self, op: Op) -> Option<Op> {
        self.ops[op.index()].prev.some()
    }

    /// Whether `op` is `ancestor` or stands inside it.
    pub fn is_inside(&self, op: Op, ancestor: Op) -> bool {
        std::iter::successors(Some(op), |&o| self.parent_op(o)).any(|o| o == ancestor)
    }

    /// The ancestor of `op` (or `op` itself) that stands directly in `block`.
    pub fn ancestor_in_block(&self, op: Op, block: Block) -> Option<Op> {
        std::iter::successors(Some(op), |&o| self.parent_op(o))
            .find(|&o| self.parent_block(o) == Some(block))
    }

    /// Puts a detached op at the end of `block`.
    pub fn append(&mut self, block: Block, op: Op) {
        let last = self.blocks[block.index()].last_op;
        self.link_op(block, op, last, Op::NONE);
    }

    /// Puts a detached op at the start of `block`.
    pub fn prepend(&mut self, block: Block, op: Op) {
        let first = self.blocks[block.index()].first_op;
        self.link_op(block, op, Op::NONE, first);
    }

    /// Puts a detached op before `anchor`.
    pub fn insert_before(&mut self, op: Op, anchor: Op) {
        let OpData { block, prev, .. } = self.ops[anchor.index()];
        self.link_op(block, op, prev, anchor);
    }

    /// Puts a detached op after `anchor`.
    pub fn insert_after(&mut self, op: Op, anchor: Op) {
        let OpData { block, next, .. } = self.ops[anchor.index()];
        self.link_op(block, op, anchor, next);
    }

    fn link_op(&mut self, block: Block, op: Op, prev: Op, next: Op) {
        debug_assert_eq!(
            self.ops[op.index()].block,
            Block::NONE,
            "an op stands in one block"
        );
        let appended_order = match prev.some() {
            Some(p) if next == Op::NONE => self.ops[p.index()].order.checked_add(1),
            None if next == Op::NONE => Some(0),
            _ => None,
        };
        let data = &mut self.ops[op.index()];
        (data.block, data.prev, data.next) = (block, prev, next);
        data.order = appended_order.unwrap_or(0);
        let block = &mut self.blocks[block.index()];
        block.ordered &= appended_order.is_some();
        match prev.some() {
            Some(p) => self.ops[p.index()].next = op,
            None => block.first_op = op,
        }
        match next.some() {
            Some(n) => self.ops[n.index()].prev = op,
            None => block.last_op = op,
        }
    }

    /// Takes `op` out of its block; it stays alive.
    pub fn detach(&mut self, op: Op) {
        let OpData {
            block, prev, next, ..
        } = self.ops[op.index()];
        if block == Block::NONE {
            return;
        }
        match prev.some() {
            Some(p) => self.ops[p.index()].next = next,
            None => self.blocks[block.index()].first_op = next,
        }
        match next.some() {
            Some(n) => self.ops[n.index()].prev = prev,
            None => self.blocks[block.index()].last_op = prev,
        }
        let data = &mut self.ops[op.index()];
        (data.block, data.prev, data.next) = (Block::NONE, Op::NONE, Op::NONE);
    }

    /// Moves `op` before `anchor`.
    pub fn move_before(&mut self, op: Op, anchor: Op) {
        self.detach(op);
        self.insert_before(op, anchor);
    }

    /// Moves `op` after `anchor`.
    pub fn move_after(&mut self, op: Op, anchor: Op) {
        self.detach(op);
        self.insert_after(op, anchor);
    }

    /// Moves `op` to the end of `block`.
    pub fn move_to_end(&mut self, op: Op, block: Block) {
        self.detach(op);
        self.append(block, op);
    }

    /// Whether `a` stands before `b` in the same block.
    pub fn is_before(&mut self, a: Op, b: Op) -> bool {
        let block = self.ops[a.index()].block;
        debug_assert_eq!(block, self.ops[b.index()].block);
        if !self.blocks[block.index()].ordered {
            let mut next = self.blocks[block.index()].first_op;
            let mut order = 0;
            while let Some(op) = next.some() {
                self.ops[op.index()].order = order;
                order += 1;
                next = self.ops[op.index()].next;
            }
            self.blocks[block.index()].ordered = true;
        }
        self.ops[a.index()].order < self.ops[b.index()].order
    }

    /// Erases `op` and everything inside it. Its results must have no uses.
    pub fn erase(&mut self, op: Op) {
        self.drop_references(op);
        self.free_tree(op);
    }

    /// Drops the operand and successor uses of `op` and of everything inside it, so that ops inside that use
    /// each other can be freed in any order.
    fn drop_references(&mut self, op: Op) {
        let OpData {
            operands,
            operand_count,
            ..
        } = self.ops[op.index()];
        self.free_use_range(operands, operand_count as usize);
        self.ops[op.index()].operand_count = 0;
        let NestedData {
            successors,
            successor_count,
            ..
        } = self.nested(op);
        for slot in successors..successors + u32::from(successor_count) {
            self.unlink_successor(slot);
        }
        for region in self.regions(op).to_vec() {
            for block in self.region_blocks(region).collect::<Vec<_>>() {
                for inner in self.block_ops(block).collect::<Vec<_>>() {
                    self.drop_references(inner);
                }
            }
        }
    }

    fn free_tree(&mut self, op: Op) {
        for region in self.regions(op).to_vec() {
            for block in self.region_blocks(region).collect::<Vec<_>>() {
                for inner in self.block_ops(block).collect::<Vec<_>>() {
                    self.free_tree(inner);
                }
            }
        }
        for value in self.results(op) {
            assert!(
                !self.has_uses(value),
                "erased `{}` while a result of it is used",
                self.op_name(op)
            );
        }
        self.detach(op);
        let data = &mut self.ops[op.index()];
        let results = data.results;
        let single = data.result_count == 1;
        (data.kind, data.nested, data.result_count) = (OpData::ERASED, NIL, 0);
        if single {
            self.free_values.push(Value(results));
        }
        self.free_ops.push(op);
    }

    /// Replaces every use of the results of `op` by `values`, then erases `op`.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        assert_eq!(
            self.result_count(op),
            values.len(),
            "one value a result of `{}`",
            self.op_name(op)
        );
        for (old, &new) in self.results(op).zip(values) {
            self.replace_all_uses(old, new);
        }
        self.erase(op);
    }

    pub(super) fn use_slot_raw(&self, slot: u32) -> (UseSlot, usize) {
        let record = self.uses[slot as usize];
        (
            record,
            (slot - self.ops[record.owner.index()].operands) as usize,
        )
    }

    pub(super) fn successor_slot_raw(&self, slot: u32) -> (SuccessorSlot, usize) {
        let record = self.successors[slot as usize];
        (
            record,
            (slot - self.nested(record.owner).successors) as usize,
        )
    }

    pub(super) fn move_use(&mut self, slot: u32, value: Value) {
        self.unlink_use(slot);
        self.uses[slot as usize].value = value;
        self.link_use(slot);
    }
}

fn count16(n: usize) -> u16 {
    u16::try_from(n).expect("the parser and builders keep lists under 2^16 entries")
}

pub(super) fn pool_position(n: usize) -> u32 {
    u32::try_from(n).expect("fewer than 2^32 pool entries")
}
