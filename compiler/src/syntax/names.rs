//! Names of SSA values and blocks while IR is printed, given by MLIR's rules so that texts of both tools compare.
//!
//! A region's blocks and ops are named before the regions inside it. A value takes the name that its op's row
//! asks for (made unique by `_0`, `_1`, ...), or the next number; arguments of entry blocks are `%arg0`, ....
//! Each nested region starts with the counters of the region around it, so that siblings repeat names.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Block, Ir, Op, Region, Value};

/// Whether rows are asked for names, and counters run on from region to region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// As custom forms are printed: names by row, counters by region.
    Custom,
    /// As generic forms are printed: numbers alone, none twice.
    Generic,
}

/// The names given.
#[derive(Default)]
pub(super) struct Names {
    /// By value: 0 for none, `2 * n + 1` for number `n`, `2 * i + 2` for entry `i` of `texts`.
    values: Vec<u32>,
    texts: Vec<Box<str>>,
    /// The number of each block in its region.
    blocks: FxHashMap<Block, u32>,
    /// The first results of the groups of ops whose results have several names.
    groups: FxHashMap<Op, Vec<usize>>,
    used: FxHashSet<Box<str>>,
    next: Counters,
}

/// The next free numbers.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// A region to name: with the counters at its parent, and how many names were in use there.
struct Pending {
    region: Region,
    counters: Counters,
    texts: usize,
}

impl Names {
    /// Names for everything in `root` and for its results.
    pub(super) fn of(ir: &Ir, root: Op, naming: Naming) -> Self {
        let mut names = Self {
            values: vec![0; ir.value_slots()],
            ..Self::default()
        };
        // Names that are in use where a region stands: those of its ancestors. `scope` lists them in order.
        let mut scope: Vec<Box<str>> = Vec::new();
        let mut pending: Vec<Pending> = ir
            .regions(root)
            .iter()
            .map(|&region| Pending {
                region,
                counters: names.next,
                texts: 0,
            })
            .collect();
        names.name_results(ir, root, naming, &mut scope);
        while let Some(Pending {
            region,
            counters,
            texts,
        }) = pending.pop()
        {
            if naming == Naming::Custom {
                names.next = counters;
            }
            for text in scope.drain(texts.min(scope.len())..) {
                names.used.remove(&text);
            }
            names.name_region(ir, region, naming, &mut scope);
            for block in ir.region_blocks(region) {
                for op in ir.block_ops(block) {
                    pending.extend(ir.regions(op).iter().map(|&region| Pending {
                        region,
                        counters: names.next,
                        texts: scope.len(),
                    }));
                }
            }
        }
        names
    }

    fn name_region(&mut self, ir: &Ir, region: Region, naming: Naming, scope: &mut Vec<Box<str>>) {
        let owner = ir.region_parent(region);
        let hook = owner
            .filter(|_| naming == Naming::Custom)
            .and_then(|op| Some((op, ir.def(op)?.arg_name?)));
        for (number, block) in (0..).zip(ir.region_blocks(region)) {
            self.blocks.insert(block, number);
            for (i, &arg) in ir.block_args(block).iter().enumerate() {
                let wanted = match hook {
                    Some((op, name)) if number == 0 => {
                        let at = ir.regions(op).iter().position(|&r| r == region);
                        at.and_then(|at| name(ir, op, at, i))
                    }
                    _ => None,
                };
                match wanted {
                    Some(name) => self.set_text(arg, &name, scope),
                    None if number == 0 => {
                        let name = format!("arg{}", self.next.argument);
                        self.next.argument += 1;
                        self.set_text(arg, &name, scope);
                    }
                    None => self.set_number(arg),
                }
            }
            for op in ir.block_ops(block) {
                self.name_results(ir, op, naming, scope);
            }
        }
    }

    fn name_results(&mut self, ir: &Ir, op: Op, naming: Naming, scope: &mut Vec<Box<str>>) {
        let count = ir.result_count(op);
        if count == 0 {
            return;
        }
        let mut starts = vec![];
        if naming == Naming::Custom
            && let Some(name) = ir.def(op).and_then(|def| def.result_name)
        {
            for (i, result) in ir.results(op).enumerate() {
                let Some(text) = name(ir, op, i) else {
                    continue;
                };
                self.set_text(result, &text, scope);
                if i > 0 {
                    starts.push(i);
                }
            }
        }
        let first = ir.result(op, 0);
        if self.values[first.index()] == 0 {
            self.set_number(first);
        }
        if !starts.is_empty() {
            starts.insert(0, 0);
            self.groups.insert(op, starts);
        }
    }

    fn set_number(&mut self, value: Value) {
        self.values[value.index()] = 2 * self.next.value + 1;
        self.next.value += 1;
    }

    fn set_text(&mut self, value: Value, wanted: &str, scope: &mut Vec<Box<str>>) {
        if wanted.is_empty() {
            return self.set_number(value);
        }
        let base = sanitize(wanted);
        let mut name = base.clone();
        while self.used.contains(name.as_str()) {
            name = format!("{base}_{}", self.next.conflict);
            self.next.conflict += 1;
        }
        let at = u32::try_from(self.texts.len()).unwrap_or(u32::MAX / 2 - 1);
        self.values[value.index()] = 2 * at + 2;
        self.texts.push(name.as_str().into());
        self.used.insert(name.as_str().into());
        scope.push(name.into());
    }

    /// Writes a value's name without its `%`; false if it has none.
    pub(super) fn write_name(&self, value: Value, out: &mut String) -> bool {
        match self.values.get(value.index()).copied().unwrap_or(0) {
            0 => return false,
            number if number % 2 == 1 => push_number(out, number / 2),
            text => match self.texts.get((text / 2 - 1) as usize) {
                Some(text) => out.push_str(text),
                None => return false,
            },
        }
        true
    }

    /// The number of a block in its region.
    pub(super) fn block(&self, block: Block) -> Option<u32> {
        self.blocks.get(&block).copied()
    }

    /// The result that carries the name of result `i` of `op`, and the number after `#` if its group has
    /// several results.
    pub(super) fn group_of(&self, ir: &Ir, op: Op, i: usize) -> (usize, Option<usize>) {
        let count = ir.result_count(op);
        if count == 1 {
            return (0, None);
        }
        let Some(starts) = self.groups.get(&op) else {
            return (0, Some(i));
        };
        let after = starts.partition_point(|&start| start <= i);
        let start = starts[after - 1];
        let end = starts.get(after).copied().unwrap_or(count);
        (start, (end - start > 1).then_some(i - start))
    }

    /// The groups of an op's results: first result and size.
    pub(super) fn groups(&self, ir: &Ir, op: Op) -> impl Iterator<Item = (usize, usize)> {
        let count = ir.result_count(op);
        let starts = self.groups.get(&op).map_or(&[0][..], Vec::as_slice);
        starts.iter().enumerate().map(move |(k, &start)| {
            let end = starts.get(k + 1).copied().unwrap_or(count);
            (start, end - start)
        })
    }
}

/// Appends a decimal number.
pub(super) fn push_number(out: &mut String, number: u32) {
    let mut digits = [0u8; 10];
    let mut at = digits.len();
    let mut rest = number;
    loop {
        at -= 1;
        digits[at] = b'0' + u8::try_from(rest % 10).unwrap_or(0);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend(digits[at..].iter().map(|&d| char::from(d)));
}

/// A name in which every character may stand in an SSA name: others become their hexadecimal code, a space `_`.
fn sanitize(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        out.push('_');
    }
    for byte in name.bytes() {
        match byte {
            b'$' | b'.' | b'_' | b'-' => out.push(char::from(byte)),
            b if b.is_ascii_alphanumeric() => out.push(char::from(b)),
            b' ' => out.push('_'),
            b => out.push_str(&format!("{b:X}")),
        }
    }
    out
}
