//! What the ops of a function become: which are fused into others, and which registers each reads.
//!
//! Decided once, before liveness, so that liveness, allocation and selection agree. It knows no register.

use halcyon_runtime_core::isa;
use rustc_hash::{FxHashMap, FxHashSet};

use super::condition::{self, Condition};
use super::pairs;
use crate::dialects::vm::buffers::access as elements;
use crate::dialects::vm::compare as cmp;
pub(super) use crate::dialects::vm::consts::constant_bits;
use crate::dialects::vm::consts::constant_int;
use crate::dialects::vm::{arith, calls, control, convert, debug, is_ref_type};
use crate::ir::{Block, Ir, Op, OpKind, Region, Value};
use crate::rewrite::is_pure;

/// What an op becomes beside its plain instruction.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    /// Addition of a small immediate to an operand.
    AddImmediate(Value, i32),
    /// A buffer access whose index is this 32-bit value.
    NarrowIndex(Value),
    /// Two ops in one instruction of three operands.
    Ternary(isa::Op, [Value; 3]),
}

/// A value that an edge moves into a block argument.
#[derive(Clone, Copy, Debug)]
pub(super) struct EdgeMove {
    /// What is moved.
    pub(super) from: Value,
    /// The argument.
    pub(super) to: Value,
}

/// The decisions for one function.
pub(super) struct Plan {
    /// Blocks in the order in which their code is laid out.
    pub(super) blocks: Vec<Block>,
    places: FxHashMap<Block, usize>,
    forms: FxHashMap<Op, Form>,
    conditions: FxHashMap<Op, Condition>,
    skipped: FxHashSet<Op>,
    /// How many loops each place of the layout is in.
    depths: Vec<u32>,
    /// Constants that lie in the register of another, or in the lower one of its pair.
    shared: FxHashMap<Value, Value>,
}

/// How many ops of a loop are repeated to save a branch.
const MOST_REPEATED: usize = 2;

impl Plan {
    /// Decides for the body of a function.
    pub(super) fn new(ir: &Ir, body: Region) -> Self {
        let blocks = layout(ir, body);
        let mut plan = Self {
            places: blocks.iter().copied().zip(0..).collect(),
            depths: depths(ir, &blocks),
            blocks,
            forms: FxHashMap::default(),
            conditions: FxHashMap::default(),
            skipped: FxHashSet::default(),
            shared: FxHashMap::default(),
        };
        for &block in &plan.blocks.clone() {
            for op in ir.block_ops(block) {
                plan.decide(ir, op);
            }
        }
        plan.skip_unread(ir);
        plan.share_constants(ir);
        plan
    }

    /// The place of a block in the layout.
    pub(super) fn place(&self, block: Block) -> usize {
        self.places.get(&block).copied().unwrap_or(usize::MAX)
    }

    /// How many loops a block is in.
    pub(super) fn depth(&self, block: Block) -> u32 {
        self.depths.get(self.place(block)).copied().unwrap_or(0)
    }

    /// The form of an op, if it is not plain.
    pub(super) fn form(&self, op: Op) -> Option<Form> {
        self.forms.get(&op).copied()
    }

    /// How a conditional op decides.
    pub(super) fn condition(&self, op: Op) -> Option<Condition> {
        self.conditions.get(&op).copied()
    }

    /// Whether an op emits nothing, since others do its work.
    pub(super) fn is_skipped(&self, op: Op) -> bool {
        self.skipped.contains(&op)
    }

    /// Whether a block does so little before it decides that it can be repeated where it is jumped to: nothing, or
    /// in a loop an op or two.
    pub(super) fn is_worth_repeating(&self, ir: &Ir, block: Block) -> bool {
        let terminator = ir.terminator(block);
        let most = if self.depth(block) > 0 {
            MOST_REPEATED
        } else {
            0
        };
        let mut ops = ir
            .block_ops(block)
            .filter(|&op| op != terminator && !self.is_skipped(op));
        ir.kind(terminator) == control::CondBr::KIND
            && ops.by_ref().take(most).all(|op| is_pure(ir, op))
            && ops.next().is_none()
    }

    fn decide(&mut self, ir: &Ir, op: Op) {
        let kind = ir.kind(op);
        if kind == control::CondBr::KIND {
            let condition = self.condition_of(ir, op, ir.operand(op, 0));
            self.conditions.insert(op, condition);
        } else if let Some(pair) = pairs::find(ir, op) {
            self.skipped.insert(pair.inner);
            self.forms
                .insert(op, Form::Ternary(pair.instruction, pair.operands));
        } else if kind == arith::AddI32::KIND || kind == arith::AddI64::KIND {
            let (a, b) = (ir.operand(op, 0), ir.operand(op, 1));
            let form = small_constant(ir, b, 1)
                .map(|n| (a, n))
                .or_else(|| small_constant(ir, a, 1).map(|n| (b, n)));
            if let Some((other, n)) = form {
                self.forms.insert(op, Form::AddImmediate(other, n));
            }
        } else if kind == arith::SubI32::KIND || kind == arith::SubI64::KIND {
            if let Some(n) = small_constant(ir, ir.operand(op, 1), -1) {
                self.forms
                    .insert(op, Form::AddImmediate(ir.operand(op, 0), n));
            }
        } else if narrow_access(kind).is_some()
            && let Some(index) = widened_index(ir, ir.operand(op, 1))
        {
            self.forms.insert(op, Form::NarrowIndex(index));
        }
    }

    /// Looks through the ops that compute a condition and have no other use.
    fn condition_of(&mut self, ir: &Ir, user: Op, condition: Value) -> Condition {
        let mut value = condition;
        let mut wanted = true;
        while let Some(op) = ir.defining_op(value) {
            // A compare elsewhere would need its operands to live until here.
            if !ir.has_one_use(value) || ir.parent_block(op) != ir.parent_block(user) {
                break;
            }
            let kind = ir.kind(op);
            if kind == arith::XorI32::KIND
                && constant(ir, ir.operand(op, 1)) == Some(1)
                && condition::is_boolean(ir, ir.operand(op, 0))
            {
                self.skipped.insert(op);
                wanted = !wanted;
                value = ir.operand(op, 0);
                continue;
            }
            if kind == cmp::CmpNzI32::KIND {
                self.skipped.insert(op);
                value = ir.operand(op, 0);
                continue;
            }
            if kind == arith::AndI32::KIND {
                self.skipped.insert(op);
                return condition::any_bit(ir, op, wanted);
            }
            if let Some((tested, not_zero)) = condition::against_zero(ir, op) {
                wanted = wanted == not_zero;
                self.skipped.insert(op);
                value = tested;
                continue;
            }
            if let Some((masked, not_zero)) = condition::mask_against_zero(ir, op) {
                self.skipped.extend([op, masked]);
                return condition::any_bit(ir, masked, wanted == not_zero);
            }
            let Some(found) = condition::compare_and_branch(ir, op) else {
                break;
            };
            self.skipped.insert(op);
            return if wanted { found } else { found.inverted() };
        }
        Condition::Test(value, wanted)
    }

    /// A constant, or a widened index, whose readers all took it in another form is not made.
    fn skip_unread(&mut self, ir: &Ir) {
        let mut read: FxHashSet<Value> = FxHashSet::default();
        let widens = |op: Op| {
            ir.kind(op) == convert::ExtI32I64S::KIND || ir.kind(op) == convert::ExtI32I64U::KIND
        };
        for &block in &self.blocks {
            for op in ir.block_ops(block) {
                if !widens(op) {
                    read.extend(self.reads(ir, op));
                }
            }
        }
        // A widening that is made reads what it widens; none widens another, whose result is wide.
        for &block in &self.blocks {
            for op in ir.block_ops(block) {
                if widens(op) && ir.results(op).any(|v| read.contains(&v)) {
                    read.extend(self.reads(ir, op));
                }
            }
        }
        for &block in &self.blocks {
            for op in ir.block_ops(block) {
                let droppable = constant_bits(ir, op).is_some() || widens(op);
                if droppable && !ir.results(op).any(|v| read.contains(&v)) {
                    self.skipped.insert(op);
                }
            }
        }
    }

    /// Constants at the start of the function whose low 32 bits are the same take one register. Nothing stands
    /// between them that could read one of them too early.
    fn share_constants(&mut self, ir: &Ir) {
        let Some(&entry) = self.blocks.first() else {
            return;
        };
        let mut made: Vec<(Op, Value, u32)> = ir
            .block_ops(entry)
            .map_while(|op| {
                let low = constant_bits(ir, op)? as u32;
                Some((op, ir.result(op, 0), low))
            })
            .filter(|&(op, ..)| !self.is_skipped(op))
            .collect();
        // A pair has the register of a single one, not the other way round.
        made.sort_by_key(|&(_, value, _)| bank(ir, value) != Bank::Two);
        let mut owners: FxHashMap<u32, Value> = FxHashMap::default();
        for (op, value, low) in made {
            let owner = *owners.entry(low).or_insert(value);
            if owner != value && bank(ir, value) == Bank::One {
                self.shared.insert(value, owner);
                self.skipped.insert(op);
            }
        }
    }

    /// The value whose register holds `value`.
    pub(super) fn holder(&self, value: Value) -> Value {
        self.shared.get(&value).copied().unwrap_or(value)
    }

    /// The values that lie in the register of another, and that other.
    pub(super) fn shared(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        self.shared.iter().map(|(&value, &holder)| (value, holder))
    }

    /// The values in registers that an op reads, edges included.
    pub(super) fn reads(&self, ir: &Ir, op: Op) -> Vec<Value> {
        if self.is_skipped(op) {
            return Vec::new();
        }
        let mut reads = self.own_reads(ir, op);
        for i in 0..ir.successor_count(op) {
            let moves = self.edge_moves(ir, op, i);
            reads.extend(
                moves
                    .iter()
                    .map(|m| m.from)
                    .filter(|&v| !self.is_immediate(ir, v)),
            );
        }
        reads.into_iter().map(|v| self.holder(v)).collect()
    }

    /// The registers that an op reads for itself, not for its edges.
    pub(super) fn own_reads(&self, ir: &Ir, op: Op) -> Vec<Value> {
        if let Some(condition) = self.condition(op) {
            return condition.operands();
        }
        match self.form(op) {
            Some(Form::AddImmediate(value, _)) => vec![value],
            Some(Form::Ternary(_, operands)) => operands.to_vec(),
            Some(Form::NarrowIndex(index)) => {
                let mut reads = ir.operand_vec(op);
                reads[1] = index;
                reads
            }
            None => {
                let kind = ir.kind(op);
                let own = match ir.successor_count(op) {
                    0 => ir.operand_count(op),
                    _ if kind == calls::CallYieldable::KIND
                        || kind == calls::CallVariadicYieldable::KIND =>
                    {
                        ir.operand_count(op)
                    }
                    _ if kind == control::BrTable::KIND || kind == debug::CondBreak::KIND => 1,
                    _ => 0,
                };
                ir.operands(op).take(own).collect()
            }
        }
    }

    /// What the edge to successor `i` moves; arguments that nothing reads take nothing.
    pub(super) fn edge_moves(&self, ir: &Ir, op: Op, i: usize) -> Vec<EdgeMove> {
        let Some(block) = ir.successors(op).nth(i) else {
            return Vec::new();
        };
        let args = ir.block_args(block);
        // The results of a call come first, and reach the arguments without a move.
        let operands = ir.successor_operands(op, i);
        let skipped = args.len() - operands.len().min(args.len());
        operands
            .map(|n| ir.operand(op, n))
            .zip(&args[skipped..])
            .filter(|&(_, &to)| ir.has_uses(to))
            .map(|(from, &to)| EdgeMove { from, to })
            .collect()
    }

    /// Whether an edge makes a value in place instead of copying a register.
    pub(super) fn is_immediate(&self, ir: &Ir, value: Value) -> bool {
        let Some(op) = ir.defining_op(value) else {
            return false;
        };
        match constant_bits(ir, op) {
            Some(bits) => {
                i16::try_from(bits).is_ok()
                    || ir.uses(value).all(|u| {
                        ir.successor_count(u.op) > 0 && !self.own_reads(ir, u.op).contains(&value)
                    })
            }
            None => false,
        }
    }
}

/// Reachable blocks in the order of the body, which the conversions keep natural: a loop before what follows it.
/// Blocks that only fail come last, so that nothing jumps over them.
fn layout(ir: &Ir, body: Region) -> Vec<Block> {
    let mut reached: FxHashSet<Block> = FxHashSet::default();
    let mut work: Vec<Block> = ir.first_block(body).into_iter().collect();
    while let Some(block) = work.pop() {
        if reached.insert(block) {
            work.extend(ir.successors(ir.terminator(block)));
        }
    }
    let (rare, mut blocks): (Vec<Block>, Vec<Block>) = ir
        .region_blocks(body)
        .filter(|b| reached.contains(b))
        .partition(|&b| !ir.is_entry_block(b) && only_fails(ir, b));
    blocks.extend(rare);
    blocks
}

/// Whether a block does nothing but fail.
pub(super) fn only_fails(ir: &Ir, block: Block) -> bool {
    ir.first_op(block)
        .is_some_and(|op| ir.kind(op) == control::Fail::KIND)
}

/// How many loops each place of a layout is in.
fn depths(ir: &Ir, blocks: &[Block]) -> Vec<u32> {
    let places: FxHashMap<Block, usize> = blocks.iter().copied().zip(0..).collect();
    let mut depths = vec![0; blocks.len()];
    for (from, &block) in blocks.iter().enumerate() {
        for target in ir.successors(ir.terminator(block)) {
            let to = places.get(&target).copied().unwrap_or(usize::MAX);
            if to <= from {
                depths[to..=from].iter_mut().for_each(|depth| *depth += 1);
            }
        }
    }
    depths
}

/// The value of an integer constant.
pub(super) fn constant(ir: &Ir, value: Value) -> Option<i64> {
    constant_int(ir, ir.defining_op(value)?)
}

/// A constant, times `sign`, that the short form of an addition holds.
fn small_constant(ir: &Ir, value: Value, sign: i64) -> Option<i32> {
    let n = constant(ir, value)?.checked_mul(sign)?;
    i8::try_from(n).ok().map(i32::from)
}

/// The 32-bit value that an `i64` index was widened from.
fn widened_index(ir: &Ir, index: Value) -> Option<Value> {
    let op = ir.defining_op(index)?;
    let kind = ir.kind(op);
    // A negative index is out of range in either reading.
    (kind == convert::ExtI32I64S::KIND || kind == convert::ExtI32I64U::KIND)
        .then(|| ir.operand(op, 0))
}

/// The buffer access that takes a 32-bit index.
pub(super) fn narrow_access(kind: OpKind) -> Option<isa::Op> {
    Some(match kind {
        elements::BufferLoadI8U::KIND => isa::Op::BufferLoadI8UX,
        elements::BufferLoadI8S::KIND => isa::Op::BufferLoadI8SX,
        elements::BufferLoadI16U::KIND => isa::Op::BufferLoadI16UX,
        elements::BufferLoadI16S::KIND => isa::Op::BufferLoadI16SX,
        elements::BufferLoadI32::KIND => isa::Op::BufferLoadI32X,
        elements::BufferLoadI64::KIND => isa::Op::BufferLoadI64X,
        elements::BufferLoadF32::KIND => isa::Op::BufferLoadF32X,
        elements::BufferLoadF64::KIND => isa::Op::BufferLoadF64X,
        elements::BufferStoreI8::KIND => isa::Op::BufferStoreI8X,
        elements::BufferStoreI16::KIND => isa::Op::BufferStoreI16X,
        elements::BufferStoreI32::KIND => isa::Op::BufferStoreI32X,
        elements::BufferStoreI64::KIND => isa::Op::BufferStoreI64X,
        elements::BufferStoreF32::KIND => isa::Op::BufferStoreF32X,
        elements::BufferStoreF64::KIND => isa::Op::BufferStoreF64X,
        _ => return None,
    })
}

/// Which registers hold a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bank {
    /// One value register.
    One,
    /// Two value registers in a row.
    Two,
    /// A ref register.
    Ref,
}

/// Which registers hold a value.
pub(super) fn bank(ir: &Ir, value: Value) -> Bank {
    let ty = ir.value_type(value);
    if is_ref_type(ir, ty) {
        return Bank::Ref;
    }
    let bits = ir
        .int_width(ty)
        .or_else(|| ir.float_kind(ty).map(crate::ir::FloatKind::width));
    if bits == Some(64) {
        Bank::Two
    } else {
        Bank::One
    }
}
