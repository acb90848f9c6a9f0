//! Dominance between blocks of a region, by the algorithm of Cooper, Harvey and Kennedy.

use rustc_hash::FxHashMap;

use super::{Block, Ir, Op, Region, Traits, Value, ValueDef};

/// Dominator trees, one a region, computed when first asked for. Stale after any change of control flow.
#[derive(Default)]
pub struct Dominance {
    regions: FxHashMap<Region, Tree>,
}

struct Tree {
    /// Reverse postorder number of each block that the entry reaches.
    number: FxHashMap<Block, usize>,
    /// Immediate dominator by number; the entry's is itself.
    idom: Vec<usize>,
}

impl Dominance {
    /// No tree yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether every path from the entry to `b` goes through `a`. Blocks that the entry does not reach are
    /// dominated by every block.
    pub fn block_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = ir.block_region(a) else {
            return false;
        };
        if ir.block_region(b) != Some(region) {
            return false;
        }
        let tree = self
            .regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region));
        let Some(&target) = tree.number.get(&b) else {
            return true;
        };
        let Some(&above) = tree.number.get(&a) else {
            return false;
        };
        let mut at = target;
        while at > above {
            at = tree.idom[at];
        }
        at == above
    }

    /// Whether the entry reaches `block`.
    pub fn is_reachable(&mut self, ir: &Ir, block: Block) -> bool {
        let Some(region) = ir.block_region(block) else {
            return false;
        };
        self.regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region))
            .number
            .contains_key(&block)
    }

    /// The immediate dominator of `block`.
    pub fn immediate_dominator(&mut self, ir: &Ir, block: Block) -> Option<Block> {
        let region = ir.block_region(block)?;
        let tree = self
            .regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region));
        let number = *tree.number.get(&block)?;
        let idom = tree.idom[number];
        (idom != number)
            .then(|| {
                tree.number
                    .iter()
                    .find(|&(_, &n)| n == idom)
                    .map(|(&b, _)| b)
            })
            .flatten()
    }

    /// The last block that every path from the entry to `a` or to `b` goes through; `None` if the entry does not
    /// reach both, or they stand in different regions.
    pub fn common_dominator(&mut self, ir: &Ir, a: Block, b: Block) -> Option<Block> {
        let region = ir.block_region(a)?;
        let tree = self
            .regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region));
        let common = intersect(&tree.idom, *tree.number.get(&a)?, *tree.number.get(&b)?);
        tree.number
            .iter()
            .find(|&(_, &n)| n == common)
            .map(|(&block, _)| block)
    }

    /// Whether `value` is defined wherever `user` runs.
    pub fn value_dominates(&mut self, ir: &mut Ir, value: Value, user: Op) -> bool {
        match ir.value_def(value) {
            ValueDef::Placeholder => false,
            ValueDef::Arg(block, _) => {
                let user_block = std::iter::successors(Some(user), |&o| ir.parent_op(o))
                    .filter_map(|o| ir.parent_block(o))
                    .find(|&b| ir.block_region(b) == ir.block_region(block));
                user_block.is_some_and(|b| self.block_dominates(ir, block, b))
            }
            ValueDef::Result(op, _) => {
                let Some(block) = ir.parent_block(op) else {
                    return false;
                };
                let region = ir.block_region(block);
                let ancestor = std::iter::successors(Some(user), |&o| ir.parent_op(o))
                    .find(|&o| ir.parent_block(o).and_then(|b| ir.block_region(b)) == region);
                let Some(ancestor) = ancestor else {
                    return false;
                };
                if ancestor == op {
                    // An op inside the defining op's own region may not use its results, nor may the op itself.
                    return false;
                }
                let Some(ancestor_block) = ir.parent_block(ancestor) else {
                    return false;
                };
                if ancestor_block == block {
                    return ir.is_before(op, ancestor) || is_graph_region(ir, block);
                }
                self.block_dominates(ir, block, ancestor_block)
            }
        }
    }
}

/// Whether the order of ops in `block` carries no meaning, as in a module's body.
fn is_graph_region(ir: &Ir, block: Block) -> bool {
    match ir.block_parent_op(block) {
        Some(parent) => match ir.def(parent) {
            Some(def) => def.traits.contains(Traits::GRAPH_REGION),
            // Nothing is known of an unregistered op's regions; MLIR lets their order be free then.
            None => true,
        },
        None => false,
    }
}

impl Tree {
    fn new(ir: &Ir, region: Region) -> Self {
        let order = postorder(ir, region);
        let count = order.len();
        let number: FxHashMap<Block, usize> = order.iter().rev().copied().zip(0..).collect();
        let mut idom = vec![usize::MAX; count];
        if count == 0 {
            return Self { number, idom };
        }
        idom[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for (n, &block) in order.iter().rev().enumerate().skip(1) {
                let mut new = usize::MAX;
                for (terminator, _) in ir.predecessors(block) {
                    let Some(p) = ir
                        .parent_block(terminator)
                        .and_then(|b| number.get(&b))
                        .copied()
                    else {
                        continue;
                    };
                    if idom[p] != usize::MAX {
                        new = if new == usize::MAX {
                            p
                        } else {
                            intersect(&idom, p, new)
                        };
                    }
                }
                if idom[n] != new {
                    idom[n] = new;
                    changed = true;
                }
            }
        }
        Self { number, idom }
    }
}

fn intersect(idom: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while a > b {
            a = idom[a];
        }
        while b > a {
            b = idom[b];
        }
    }
    a
}

/// The blocks that the entry reaches, each after its successors. Iterative, so that deep graphs are safe.
fn postorder(ir: &Ir, region: Region) -> Vec<Block> {
    let mut order = Vec::new();
    let Some(entry) = ir.first_block(region) else {
        return order;
    };
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(entry);
    let successors = |block: Block| {
        ir.last_op(block)
            .map(|t| ir.successors(t).collect::<Vec<_>>())
            .unwrap_or_default()
    };
    let mut stack = vec![(entry, successors(entry))];
    while let Some((block, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(next) if seen.insert(next) => stack.push((next, successors(next))),
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}
