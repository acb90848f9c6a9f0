//! `loop-reduce`: what a counted loop computes from its counter by additions and multiplications, it carries from
//! one iteration to the next instead, and adds to (strength reduction).
//!
//! If every such value can be carried, and one of them grows by one an iteration, that one counts the loop and the
//! counter goes. Works on loops that count in 32 bits within known bounds, which `arith-int-range-narrowing` makes.
//! Offsets of buffer accesses are first rewritten as an element index times the size of an element, since the VM
//! counts elements.

use rustc_hash::{FxHashMap, FxHashSet};

use super::ranges::Ranges;
use crate::dialects::{arith, scf, util};
use crate::ir::{Block, Builder, Ir, Op, OpKind, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};
use crate::rewrite::erase_if_dead;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "loop-reduce",
    summary: "carry what loops compute from their counters",
    anchor: Anchor::Module,
    run: |cx, root| {
        scale_offsets(cx.ir, root);
        // Inner loops first: where a value that they carry starts, the loop around may carry in turn.
        for op in cx.ir.walk(root, WalkOrder::Post) {
            if cx.ir.kind(op) == scf::For::KIND {
                reduce(cx.ir, op);
            }
        }
        Ok(())
    },
};

// --- offsets --------------------------------------------------------------------------------------------------------

/// Which operand of a buffer access is its byte offset, and how many bytes it reads or writes.
fn access(ir: &Ir, op: Op) -> Option<(usize, i64)> {
    let offset = match ir.kind(op) {
        util::BufferLoad::KIND => 2,
        util::BufferStore::KIND => 3,
        _ => return None,
    };
    let size = ir.constant_int(ir.operand(op, offset + 1))?;
    (size > 1).then_some((offset, size))
}

/// Rewrites offsets that were widened from a 32-bit multiple of the size as an element index times the size.
fn scale_offsets(ir: &mut Ir, root: Op) {
    let mut ranges = Ranges::default();
    let mut quotients = FxHashMap::default();
    // Erased only in the end: both maps are by value, and a new value may take the number of an erased one.
    let mut replaced = Vec::new();
    for op in ir.walk(root, WalkOrder::Pre) {
        let Some((at, size)) = access(ir, op) else {
            continue;
        };
        let Some(cast) = ir
            .defining_op(ir.operand(op, at))
            .filter(|&d| ir.kind(d) == arith::IndexCastUI::KIND)
        else {
            continue;
        };
        let bytes = ir.operand(cast, 0);
        // Bounds say that no step wraps, so that the quotient can be taken of each.
        if ir.int_width(ir.value_type(bytes)) != Some(32) || ranges.of(ir, bytes).is_none() {
            continue;
        }
        let Some(element) = quotient(ir, bytes, size, &mut quotients) else {
            continue;
        };
        let width = ir.operand(op, at + 1);
        let index = ir.index_type();
        let mut b = Builder::before(ir, op);
        let element = b
            .op(arith::IndexCastUI::KIND)
            .operands([element])
            .results([index])
            .value();
        let bytes = b.op(arith::MulI::KIND).operands([element, width]).value();
        ir.set_operand(op, at, bytes);
        replaced.push(cast);
    }
    for op in replaced {
        if ir.is_live(op) {
            erase_if_dead(ir, op);
        }
    }
}

/// `value / size` where the way that `value` is computed shows that nothing remains. It stands after `value`, so that
/// all users of `value` can share it.
fn quotient(
    ir: &mut Ir,
    value: Value,
    size: i64,
    quotients: &mut FxHashMap<(Value, i64), Option<Value>>,
) -> Option<Value> {
    if let Some(&known) = quotients.get(&(value, size)) {
        return known;
    }
    let found = find_quotient(ir, value, size, quotients);
    quotients.insert((value, size), found);
    found
}

fn find_quotient(
    ir: &mut Ir,
    value: Value,
    size: i64,
    quotients: &mut FxHashMap<(Value, i64), Option<Value>>,
) -> Option<Value> {
    let op = ir.defining_op(value)?;
    let ty = ir.value_type(value);
    if let Some(n) = ir.constant_int(value) {
        return (n % size == 0).then(|| constant(&mut Builder::after(ir, op), n / size, ty));
    }
    let (a, b) = match ir.kind(op) {
        arith::MulI::KIND | arith::AddI::KIND => (ir.operand(op, 0), ir.operand(op, 1)),
        _ => return None,
    };
    if ir.kind(op) == arith::AddI::KIND {
        let a = quotient(ir, a, size, quotients)?;
        let b = quotient(ir, b, size, quotients)?;
        return Some(sum(&mut Builder::after(ir, op), a, b));
    }
    let (other, known) = match (ir.constant_int(a), ir.constant_int(b)) {
        (_, Some(_)) => (a, b),
        (Some(_), None) => (b, a),
        (None, None) => return None,
    };
    let factor = ir.constant_int(known)?;
    if factor % size != 0 {
        let other = quotient(ir, other, size, quotients)?;
        return Some(product(&mut Builder::after(ir, op), other, known));
    }
    if factor == size {
        return Some(other);
    }
    let made_by = ir.defining_op(known)?;
    let factor = constant(&mut Builder::after(ir, made_by), factor / size, ty);
    Some(product(&mut Builder::after(ir, op), other, factor))
}

// --- arithmetic that folds ------------------------------------------------------------------------------------------

fn constant(b: &mut Builder<'_>, n: i64, ty: Type) -> Value {
    let value = b.ir.int_attr(n.into(), ty);
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

fn sum(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    match (b.ir.constant_int(x), b.ir.constant_int(y)) {
        (Some(0), _) => y,
        (_, Some(0)) => x,
        _ => b.op(arith::AddI::KIND).operands([x, y]).value(),
    }
}

fn product(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    match (b.ir.constant_int(x), b.ir.constant_int(y)) {
        (Some(0), _) | (_, Some(1)) => x,
        (_, Some(0)) | (Some(1), _) => y,
        _ => b.op(arith::MulI::KIND).operands([x, y]).value(),
    }
}

// --- loops ----------------------------------------------------------------------------------------------------------

/// What a loop computes from its counter: each value is a multiple of the counter plus something that does not change.
struct Chains {
    counter: Value,
    body: Block,
    /// How often each value holds the counter.
    multiples: FxHashMap<Value, i64>,
    /// Those that something else than this arithmetic reads.
    read: Vec<Value>,
}

/// The arithmetic that is followed.
const FOLLOWED: &[OpKind] = &[arith::AddI::KIND, arith::SubI::KIND, arith::MulI::KIND];

impl Chains {
    fn new(ir: &Ir, op: Op) -> Self {
        let body = ir.body_block(op);
        let counter = ir.block_arg(body, 0);
        let mut this = Self {
            counter,
            body,
            multiples: FxHashMap::from_iter([(counter, 1)]),
            read: Vec::new(),
        };
        for inner in ir.block_ops(body) {
            if let Some(multiple) = this.multiple_of(ir, op, inner) {
                this.multiples.insert(ir.result(inner, 0), multiple);
            }
        }
        let values = std::iter::once(counter)
            .chain(ir.block_ops(body).flat_map(|inner| ir.results(inner)))
            .filter(|v| this.multiples.get(v).is_some_and(|&n| n != 0));
        this.read = values
            .filter(|&v| ir.uses(v).any(|u| !this.holds(ir, u.op)))
            .collect();
        this
    }

    /// Whether an op is part of the arithmetic.
    fn holds(&self, ir: &Ir, op: Op) -> bool {
        ir.parent_block(op) == Some(self.body)
            && ir.result_count(op) == 1
            && self.multiples.contains_key(&ir.result(op, 0))
    }

    fn multiple_of(&self, ir: &Ir, looped: Op, op: Op) -> Option<i64> {
        let kind = ir.kind(op);
        if !FOLLOWED.contains(&kind)
            || ir.value_type(ir.result(op, 0)) != ir.value_type(self.counter)
        {
            return None;
        }
        let (x, y) = (ir.operand(op, 0), ir.operand(op, 1));
        let of = |v: Value| match self.multiples.get(&v) {
            Some(&n) => Some(n),
            None => is_outside(ir, v, looped).then_some(0),
        };
        let (a, b) = (of(x)?, of(y)?);
        match kind {
            arith::AddI::KIND => a.checked_add(b),
            arith::SubI::KIND => a.checked_sub(b),
            _ if a == 0 && b == 0 => Some(0),
            _ if b == 0 => a.checked_mul(ir.constant_int(y)?),
            _ if a == 0 => b.checked_mul(ir.constant_int(x)?),
            _ => None,
        }
    }

    /// The ops that lead from the counter, or from another value that is read, to `value`; and whether the counter is
    /// among what they start from.
    fn way_to(&self, ir: &Ir, value: Value, ops: &mut FxHashSet<Op>) -> bool {
        let Some(op) = ir.defining_op(value).filter(|&d| self.holds(ir, d)) else {
            return value == self.counter;
        };
        ops.insert(op);
        let mut from_counter = false;
        for operand in ir.operand_vec(op) {
            if operand == self.counter || !self.read.contains(&operand) {
                from_counter |= self.way_to(ir, operand, ops);
            }
        }
        from_counter
    }

    /// What `value` is when the counter is `start`, made where `b` stands.
    fn at(&self, b: &mut Builder<'_>, value: Value, start: Value) -> Value {
        if value == self.counter {
            return start;
        }
        let Some(op) = b.ir.defining_op(value).filter(|&d| self.holds(b.ir, d)) else {
            return value;
        };
        let kind = b.ir.kind(op);
        let (x, y) = (b.ir.operand(op, 0), b.ir.operand(op, 1));
        let (x, y) = (self.at(b, x, start), self.at(b, y, start));
        match kind {
            arith::AddI::KIND => sum(b, x, y),
            arith::MulI::KIND => product(b, x, y),
            _ => b.op(kind).operands([x, y]).value(),
        }
    }
}

fn is_outside(ir: &Ir, value: Value, looped: Op) -> bool {
    ir.value_block(value)
        .and_then(|b| ir.block_parent_op(b))
        .is_some_and(|parent| !ir.is_inside(parent, looped))
}

/// Iterations from which carrying a value pays for making its first.
const FEW: i64 = 3;

fn reduce(ir: &mut Ir, op: Op) {
    let view = scf::For(op);
    let bounds = [view.lower_bound(ir), view.upper_bound(ir), view.step(ir)];
    let [Some(lower), Some(upper), Some(step)] = bounds.map(|v| ir.constant_int(v)) else {
        return;
    };
    let mut ranges = Ranges::default();
    let body = ir.body_block(op);
    let counter = ir.block_arg(body, 0);
    if ir.int_width(ir.value_type(counter)) != Some(32)
        || ranges.of(ir, counter).is_none()
        || (upper - lower) / step < FEW
    {
        return;
    }
    erase_dead_arithmetic(ir, body);
    let chains = Chains::new(ir, op);
    let mut ops = FxHashSet::default();
    let carried: Vec<Value> = chains
        .read
        .iter()
        .copied()
        .filter(|&v| v != counter && chains.way_to(ir, v, &mut ops))
        .collect();
    if carried.is_empty() {
        return;
    }
    // A value that can take the counter's place: it grows as the counter does, and its end can be told from its start.
    let counts = |ir: &Ir, ranges: &mut Ranges, v: Value| {
        step == 1
            && !ir.has_attr(op, "unsignedCmp")
            && chains.multiples[&v] == 1
            && ranges
                .of(ir, v)
                .is_some_and(|r| r.max < i64::from(i32::MAX))
    };
    let main = if chains.read.contains(&counter) {
        None
    } else {
        carried
            .iter()
            .copied()
            .find(|&v| counts(ir, &mut ranges, v))
    };
    // Each value that is carried takes an addition; the one that counts takes the counter's.
    let additions = carried.len() - usize::from(main.is_some());
    if ops.len() <= additions {
        return;
    }
    carry(ir, op, &chains, &carried, main);
}

/// Drops arithmetic that nothing reads, so that only what is read counts.
fn erase_dead_arithmetic(ir: &mut Ir, body: Block) {
    for op in ir.block_ops(body).collect::<Vec<_>>().into_iter().rev() {
        // What it alone read has gone with an op that was erased before.
        if ir.is_live(op) && FOLLOWED.contains(&ir.kind(op)) {
            erase_if_dead(ir, op);
        }
    }
}

/// Makes the loop anew with `carried` among its values; `main` of them becomes its counter.
fn carry(ir: &mut Ir, op: Op, chains: &Chains, carried: &[Value], main: Option<Value>) {
    let bounds: Vec<Value> = ir.operands(op).take(3).collect();
    let inits: Vec<Value> = ir.operands(op).skip(3).collect();
    let ty = ir.value_type(chains.counter);
    let step = ir.constant_int(bounds[2]).unwrap_or(1);
    let mut b = Builder::before(ir, op);
    let starts: Vec<Value> = carried
        .iter()
        .map(|&v| chains.at(&mut b, v, bounds[0]))
        .collect();
    let growths: Vec<Value> = carried
        .iter()
        .map(|v| constant(&mut b, chains.multiples[v] * step, ty))
        .collect();
    let mut operands = bounds.clone();
    if let Some(i) = carried.iter().position(|&v| Some(v) == main) {
        let count =
            b.ir.constant_int(bounds[1]).unwrap_or(0) - b.ir.constant_int(bounds[0]).unwrap_or(0);
        let count = constant(&mut b, count, ty);
        let no_wrap = arith::no_signed_wrap(b.ir);
        operands[0] = starts[i];
        operands[1] = b
            .op(arith::AddI::KIND)
            .operands([starts[i], count])
            .attr("overflowFlags", no_wrap)
            .value();
    }
    operands.extend(&inits);
    // The values that are carried beside the counter, each with an argument of the body.
    let loc = ir.op_loc(op);
    let terminator = ir.terminator(chains.body);
    let mut yielded = ir.operand_vec(terminator);
    for (i, &value) in carried.iter().enumerate() {
        if Some(value) == main {
            continue;
        }
        operands.push(starts[i]);
        let arg = ir.add_block_arg(chains.body, ty, loc);
        ir.replace_all_uses(value, arg);
        let next = Builder::before(ir, terminator)
            .op(arith::AddI::KIND)
            .operands([arg, growths[i]])
            .value();
        yielded.push(next);
    }
    if let Some(value) = main {
        ir.replace_all_uses(value, chains.counter);
    }
    ir.set_operands(terminator, &yielded);
    let results: Vec<Type> = operands[3..].iter().map(|&v| ir.value_type(v)).collect();
    let region = ir.new_region();
    let old = ir.region(op, 0);
    ir.move_blocks(old, region, None);
    let unsigned = ir.has_attr(op, "unsignedCmp");
    let mut b = Builder::before(ir, op);
    let unit = b.ir.unit_attr();
    let mut new = b
        .op(scf::For::KIND)
        .operands(operands)
        .results(results)
        .region(region);
    if unsigned {
        new = new.attr("unsignedCmp", unit);
    }
    let new = new.build();
    let replaced: Vec<Value> = ir.results(new).take(inits.len()).collect();
    ir.replace_op(op, &replaced);
    // Last, since what the values start from may have had no other user until now.
    erase_dead_arithmetic(ir, chains.body);
}
