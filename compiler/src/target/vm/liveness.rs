//! Where each value is live, as ranges of positions in the laid-out code.
//!
//! An op at position `p` (even) reads its registers at `p` and writes at `p + 1`. A block's arguments are written at
//! its start. A value that is read last by an op may so share its register with what the op writes.

use rustc_hash::FxHashMap;

use super::plan::Plan;
use crate::ir::{Block, Ir, Op, Value};

/// A half-open range of positions.
pub(super) type Range = (u32, u32);

/// The live ranges of one function.
pub(super) struct Liveness {
    /// Values in order of definition.
    pub(super) values: Vec<Value>,
    numbers: FxHashMap<Value, usize>,
    ranges: Vec<Vec<Range>>,
    positions: FxHashMap<Op, u32>,
    live_in: FxHashMap<Block, Bits>,
}

impl Liveness {
    /// Computes the ranges.
    pub(super) fn new(ir: &Ir, plan: &Plan) -> Self {
        let mut this = Self {
            values: Vec::new(),
            numbers: FxHashMap::default(),
            ranges: Vec::new(),
            positions: FxHashMap::default(),
            live_in: FxHashMap::default(),
        };
        let mut bounds = Vec::new();
        let mut at = 0;
        for &block in &plan.blocks {
            let start = at;
            for &arg in ir.block_args(block) {
                this.number(arg);
            }
            at += 2;
            for op in ir.block_ops(block) {
                this.positions.insert(op, at);
                at += 2;
                if !plan.is_skipped(op) {
                    for result in ir.results(op) {
                        this.number(result);
                    }
                }
            }
            bounds.push((start, at));
        }
        this.ranges = vec![Vec::new(); this.values.len()];
        this.solve(ir, plan);
        for (&block, &(start, end)) in plan.blocks.iter().zip(&bounds).rev() {
            this.build_ranges(ir, plan, block, start, end);
        }
        for ranges in &mut this.ranges {
            ranges.sort_unstable();
            merge_touching(ranges);
        }
        this
    }

    fn number(&mut self, value: Value) {
        self.numbers.insert(value, self.values.len());
        self.values.push(value);
    }

    /// The live ranges of a value, in order.
    pub(super) fn ranges(&self, value: Value) -> &[Range] {
        self.numbers.get(&value).map_or(&[], |&n| &self.ranges[n])
    }

    /// The position of an op.
    pub(super) fn position(&self, op: Op) -> u32 {
        self.positions.get(&op).copied().unwrap_or(0)
    }

    /// Whether a value is needed after an op of its block.
    pub(super) fn is_live_after(&self, value: Value, op: Op) -> bool {
        let at = self.position(op) + 1;
        self.ranges(value)
            .iter()
            .any(|&(start, end)| start <= at && at < end)
    }

    /// Whether a value is needed at the start of a block where it is no argument.
    pub(super) fn is_live_into(&self, value: Value, block: Block) -> bool {
        match (self.numbers.get(&value), self.live_in.get(&block)) {
            (Some(&n), Some(bits)) => bits.has(n),
            _ => false,
        }
    }

    /// The values that are needed at the start of a block, its arguments not among them.
    pub(super) fn live_into(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        self.live_in
            .get(&block)
            .into_iter()
            .flat_map(Bits::iter)
            .map(|n| self.values[n])
    }

    /// Backward dataflow to a fixed point.
    fn solve(&mut self, ir: &Ir, plan: &Plan) {
        let n = self.values.len();
        let mut read_first = FxHashMap::default();
        let mut written = FxHashMap::default();
        for &block in &plan.blocks {
            let (mut reads, mut writes) = (Bits::new(n), Bits::new(n));
            for &arg in ir.block_args(block) {
                writes.set(self.numbers[&arg]);
            }
            for op in ir.block_ops(block) {
                for value in plan.reads(ir, op) {
                    let v = self.numbers[&value];
                    if !writes.has(v) {
                        reads.set(v);
                    }
                }
                for result in ir.results(op) {
                    if let Some(&v) = self.numbers.get(&result) {
                        writes.set(v);
                    }
                }
            }
            self.live_in.insert(block, reads.clone());
            read_first.insert(block, reads);
            written.insert(block, writes);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in plan.blocks.iter().rev() {
                let mut live = self.live_out(ir, block);
                live.remove(&written[&block]);
                live.add(&read_first[&block]);
                if live != self.live_in[&block] {
                    self.live_in.insert(block, live);
                    changed = true;
                }
            }
        }
    }

    fn live_out(&self, ir: &Ir, block: Block) -> Bits {
        let mut live = Bits::new(self.values.len());
        for successor in ir.successors(ir.terminator(block)) {
            live.add(&self.live_in[&successor]);
        }
        live
    }

    fn build_ranges(&mut self, ir: &Ir, plan: &Plan, block: Block, start: u32, end: u32) {
        // The end of the range that is open for each value that is live at the current point, walking backwards.
        let mut open: FxHashMap<usize, u32> =
            self.live_out(ir, block).iter().map(|n| (n, end)).collect();
        for op in ir.block_ops(block).collect::<Vec<_>>().into_iter().rev() {
            let at = self.position(op);
            for result in ir.results(op) {
                if let Some(&n) = self.numbers.get(&result) {
                    let last = open.remove(&n).unwrap_or(at + 2);
                    self.ranges[n].push((at + 1, last));
                }
            }
            for value in plan.reads(ir, op) {
                open.entry(self.numbers[&value]).or_insert(at + 1);
            }
        }
        for &arg in ir.block_args(block) {
            let n = self.numbers[&arg];
            let last = open.remove(&n).unwrap_or(start + 1);
            self.ranges[n].push((start, last));
        }
        for (n, last) in open {
            self.ranges[n].push((start, last));
        }
    }
}

fn merge_touching(ranges: &mut Vec<Range>) {
    ranges.dedup_by(|next, last| {
        let touches = last.1 >= next.0;
        if touches {
            last.1 = last.1.max(next.1);
        }
        touches
    });
}

/// Whether two ordered lists of ranges share a position.
pub(super) fn overlap(a: &[Range], b: &[Range]) -> bool {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i].1 <= b[j].0 {
            i += 1;
        } else if b[j].1 <= a[i].0 {
            j += 1;
        } else {
            return true;
        }
    }
    false
}

/// Both lists in one, in order.
pub(super) fn union(a: &[Range], b: &[Range]) -> Vec<Range> {
    let mut all = [a, b].concat();
    all.sort_unstable();
    merge_touching(&mut all);
    all
}

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq)]
struct Bits(Vec<u64>);

impl Bits {
    fn new(n: usize) -> Self {
        Self(vec![0; n.div_ceil(64)])
    }

    fn has(&self, n: usize) -> bool {
        self.0[n / 64] >> (n % 64) & 1 != 0
    }

    fn set(&mut self, n: usize) {
        self.0[n / 64] |= 1 << (n % 64);
    }

    fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    fn remove(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 64).filter(|&n| self.has(n))
    }
}
