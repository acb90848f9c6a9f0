//! Register allocation: values of one class share a register, classes get the lowest register that is free where they
//! live. There is no spilling, since an instruction can name every register.
//!
//! Classes are made by coalescing: a block argument and what an edge passes to it share a class if they are never
//! live together, edges of inner loops first. Function arguments come in registers from 0 up.

use halcyon_runtime_core::isa::{Ref, Val};
use rustc_hash::FxHashMap;

use super::liveness::{Liveness, Range, overlap, union};
use super::plan::{Bank, Plan, bank};
use crate::ir::{Ir, Value};

/// Where the values of a function live.
pub(super) struct Registers {
    homes: FxHashMap<Value, u16>,
    /// One more than the highest value register.
    pub(super) vals: u16,
    /// One more than the highest ref register.
    pub(super) refs: u16,
}

impl Registers {
    /// The register of a value; for a pair, the lower.
    pub(super) fn number(&self, value: Value) -> u16 {
        self.homes.get(&value).copied().unwrap_or(0)
    }

    /// The value register of a value.
    pub(super) fn val(&self, value: Value) -> Val {
        Val(self.number(value))
    }

    /// The ref register of a value.
    pub(super) fn reference(&self, value: Value) -> Ref {
        Ref(self.number(value))
    }
}

struct Class {
    bank: Bank,
    fixed: Option<u16>,
    ranges: Vec<Range>,
    members: Vec<usize>,
}

/// The passing of one value along one edge.
struct Transfer {
    from: usize,
    to: usize,
    depth: u32,
    edge: usize,
}

/// Assigns registers.
pub(super) fn allocate(ir: &Ir, plan: &Plan, liveness: &Liveness) -> Registers {
    let numbers: FxHashMap<Value, usize> = liveness.values.iter().copied().zip(0..).collect();
    let mut classes: Vec<Class> = liveness
        .values
        .iter()
        .enumerate()
        .map(|(n, &value)| Class {
            bank: bank(ir, value),
            fixed: None,
            ranges: liveness.ranges(value).to_vec(),
            members: vec![n],
        })
        .collect();
    let (mut vals, mut refs) = (0, 0);
    for &arg in plan
        .blocks
        .first()
        .map_or(&[][..], |&entry| ir.block_args(entry))
    {
        let class = &mut classes[numbers[&arg]];
        let (next, width) = match class.bank {
            Bank::One => (&mut vals, 1),
            Bank::Two => (&mut vals, 2),
            Bank::Ref => (&mut refs, 1),
        };
        class.fixed = Some(*next);
        *next += width;
    }
    let transfers = transfers(ir, plan, &numbers);
    let mut class_of: Vec<usize> = (0..classes.len()).collect();
    coalesce(&transfers, &mut classes, &mut class_of);
    let homes = color(&transfers, &classes, &class_of);
    let mut registers = Registers {
        homes: FxHashMap::default(),
        vals,
        refs,
    };
    for (n, &value) in liveness.values.iter().enumerate() {
        let Some(home) = homes[class_of[n]] else {
            continue;
        };
        registers.homes.insert(value, home);
        match classes[class_of[n]].bank {
            Bank::One => registers.vals = registers.vals.max(home + 1),
            Bank::Two => registers.vals = registers.vals.max(home + 2),
            Bank::Ref => registers.refs = registers.refs.max(home + 1),
        }
    }
    for (value, holder) in plan.shared() {
        let home = registers.number(holder);
        registers.homes.insert(value, home);
    }
    registers
}

/// What edges pass, innermost loops first.
fn transfers(ir: &Ir, plan: &Plan, numbers: &FxHashMap<Value, usize>) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    let mut edge = 0;
    for &block in &plan.blocks {
        let terminator = ir.terminator(block);
        for (i, target) in ir.successors(terminator).enumerate() {
            let depth = plan.depth(block).min(plan.depth(target));
            for transfer in plan.edge_moves(ir, terminator, i) {
                if !plan.is_immediate(ir, transfer.from) {
                    transfers.push(Transfer {
                        from: numbers[&plan.holder(transfer.from)],
                        to: numbers[&transfer.to],
                        depth,
                        edge,
                    });
                }
            }
            edge += 1;
        }
    }
    transfers.sort_by_key(|t| std::cmp::Reverse(t.depth));
    transfers
}

fn coalesce(transfers: &[Transfer], classes: &mut [Class], class_of: &mut [usize]) {
    for transfer in transfers {
        let (a, b) = (class_of[transfer.from], class_of[transfer.to]);
        let (x, y) = (&classes[a], &classes[b]);
        let both_fixed = x.fixed.is_some() && y.fixed.is_some();
        if a == b || x.bank != y.bank || both_fixed || overlap(&x.ranges, &y.ranges) {
            continue;
        }
        let ranges = union(&x.ranges, &y.ranges);
        let fixed = x.fixed.or(y.fixed);
        let members = std::mem::take(&mut classes[b].members);
        for &n in &members {
            class_of[n] = a;
        }
        let class = &mut classes[a];
        (class.ranges, class.fixed) = (ranges, fixed);
        class.members.extend(members);
        classes[b].ranges = Vec::new();
        classes[b].fixed = None;
    }
}

/// The ranges in which each register of a bank is taken.
#[derive(Default)]
struct File(Vec<Vec<Range>>);

impl File {
    fn is_free(&self, register: u16, width: u16, ranges: &[Range]) -> bool {
        (register..register + width).all(|r| {
            self.0
                .get(usize::from(r))
                .is_none_or(|taken| !overlap(taken, ranges))
        })
    }

    fn take(&mut self, register: u16, width: u16, ranges: &[Range]) {
        for r in register..register + width {
            let r = usize::from(r);
            if self.0.len() <= r {
                self.0.resize_with(r + 1, Vec::new);
            }
            self.0[r] = union(&self.0[r], ranges);
        }
    }
}

fn color(transfers: &[Transfer], classes: &[Class], class_of: &[usize]) -> Vec<Option<u16>> {
    let mut homes: Vec<Option<u16>> = vec![None; classes.len()];
    let (mut vals, mut refs) = (File::default(), File::default());
    let width = |class: &Class| if class.bank == Bank::Two { 2 } else { 1 };
    let mut order: Vec<usize> = (0..classes.len())
        .filter(|&c| !classes[c].ranges.is_empty())
        .collect();
    order.sort_by_key(|&c| (classes[c].fixed.is_none(), classes[c].ranges[0]));
    let partners = Partners::new(transfers, class_of, classes.len());
    for c in order {
        let class = &classes[c];
        let file = if class.bank == Bank::Ref {
            &mut refs
        } else {
            &mut vals
        };
        let width = width(class);
        let free = |r: u16| file.is_free(r, width, &class.ranges);
        let home = class.fixed.unwrap_or_else(|| {
            let wanted = partners
                .of(c)
                .find_map(|p| homes[p].filter(|&r| free(r) && classes[p].bank == class.bank));
            // A register that another argument of the same edge is moved to would make the moves wait for each
            // other.
            let avoided: Vec<u16> = partners.beside(c).filter_map(|p| homes[p]).collect();
            let avoids = |r: u16| !avoided.iter().any(|&a| a < r + width && r < a + 2);
            let limit = u16::try_from(file.0.len())
                .unwrap_or(u16::MAX - 2)
                .saturating_add(2);
            wanted
                .or_else(|| (0..limit).find(|&r| free(r) && avoids(r)))
                .or_else(|| (0..u16::MAX - 2).find(|&r| free(r)))
                .unwrap_or(u16::MAX - 2)
        });
        file.take(home, width, &class.ranges);
        homes[c] = Some(home);
    }
    homes
}

/// Which classes pass values to each other, and which are written by the same edges.
struct Partners {
    direct: Vec<Vec<usize>>,
    beside: Vec<Vec<usize>>,
}

impl Partners {
    fn new(transfers: &[Transfer], class_of: &[usize], n: usize) -> Self {
        let (mut direct, mut beside) = (vec![Vec::new(); n], vec![Vec::new(); n]);
        let mut by_edge: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for transfer in transfers {
            by_edge
                .entry(transfer.edge)
                .or_default()
                .push(class_of[transfer.to]);
        }
        for transfer in transfers {
            let (from, to) = (class_of[transfer.from], class_of[transfer.to]);
            if from == to {
                continue;
            }
            direct[from].push(to);
            direct[to].push(from);
            beside[from].extend(
                by_edge[&transfer.edge]
                    .iter()
                    .copied()
                    .filter(|&c| c != to && c != from),
            );
        }
        Self { direct, beside }
    }

    fn of(&self, class: usize) -> impl Iterator<Item = usize> + '_ {
        self.direct[class].iter().copied()
    }

    fn beside(&self, class: usize) -> impl Iterator<Item = usize> + '_ {
        self.beside[class].iter().copied()
    }
}
