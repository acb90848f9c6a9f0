//! The code of one function: blocks in layout order, their terminators, and the moves of their edges.

use halcyon_runtime_core::isa::{
    self, CallValue, EncodeError, EncodedFunction, FunctionEncoder, Label, RefUse, Val,
};
use rustc_hash::FxHashMap;

use super::condition::Condition;
use super::liveness::Liveness;
use super::moves::{self, Move};
use super::plan::{Bank, Form, Plan, bank, constant_bits, narrow_access, only_fails};
use super::registers::allocate;
use super::select::{self, Context, Instructions};
use super::symbols::Symbols;
use crate::dialects::vm::calls::{self, SINGLE, segment_sizes};
use crate::dialects::vm::structural::signature;
use crate::dialects::vm::{consts, control, debug, lists};
use crate::ir::{Block, Ir, Loc, Op, Type, Value};
use crate::syntax::type_text;

/// Why a function has no code.
pub(super) enum Fault {
    /// An op has no instruction.
    Op(Op, String),
    /// The encoder refused.
    Encode(EncodeError),
}

/// Emits the body of a function.
pub(super) fn emit(
    ir: &Ir,
    function: Op,
    symbols: &mut Symbols<'_>,
    instructions: &Instructions,
) -> Result<EncodedFunction, Fault> {
    let body = ir.region(function, 0);
    let plan = Plan::new(ir, body);
    let liveness = Liveness::new(ir, &plan);
    let registers = allocate(ir, &plan, &liveness);
    let mut counts = (0, 0);
    for &arg in plan
        .blocks
        .first()
        .map_or(&[][..], |&entry| ir.block_args(entry))
    {
        match bank(ir, arg) {
            Bank::One => counts.0 += 1,
            Bank::Two => counts.0 += 2,
            Bank::Ref => counts.1 += 1,
        }
    }
    let mut code = FunctionEncoder::new(counts.0, counts.1);
    let labels = plan.blocks.iter().map(|&b| (b, code.label())).collect();
    let mut emitter = Emitter {
        cx: Context {
            ir,
            registers: &registers,
            liveness: &liveness,
        },
        plan: &plan,
        symbols,
        instructions,
        code,
        labels,
        later: Vec::new(),
        loc: Loc::UNKNOWN,
    };
    for (i, &block) in plan.blocks.iter().enumerate() {
        emitter.block(block, plan.blocks.get(i + 1).copied())?;
    }
    emitter.emit_later();
    emitter.code.finish().map_err(Fault::Encode)
}

/// The moves of an edge, then its target: code that stands after all blocks, since it is rarely reached.
struct Later {
    label: Label,
    moves: Vec<Move>,
    target: Label,
}

struct Emitter<'a, 'm> {
    cx: Context<'a>,
    plan: &'a Plan,
    symbols: &'a mut Symbols<'m>,
    instructions: &'a Instructions,
    code: FunctionEncoder,
    labels: FxHashMap<Block, Label>,
    later: Vec<Later>,
    loc: Loc,
}

/// An edge out of a block.
struct Edge {
    block: Block,
    label: Label,
    /// What moves, all at once; a value that is in place already is among them.
    transfers: Vec<Move>,
    /// The moves in order, one by one.
    moves: Vec<Move>,
}

/// A conditional branch on its way to code.
struct Fork {
    condition: Condition,
    /// Whether to take the branch.
    test: Test,
    taken: Edge,
    other: Edge,
    way: Way,
}

/// Where the moves of the edge that is taken are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// There are none.
    Straight,
    /// Before the branch.
    MovesFirst,
    /// In a place of their own, behind all blocks.
    MovesAside,
}

impl Emitter<'_, '_> {
    fn val(&self, value: Value) -> Val {
        self.cx.registers.val(value)
    }

    fn block(&mut self, block: Block, next: Option<Block>) -> Result<(), Fault> {
        let label = self.labels[&block];
        self.code.bind(label);
        self.ops(block, next)
    }

    /// The code of a block, which may stand in several places: a value has the same register in all.
    fn ops(&mut self, block: Block, next: Option<Block>) -> Result<(), Fault> {
        let terminator = self.cx.ir.terminator(block);
        let fork = self.fork(terminator, next);
        let counter = fork.as_ref().and_then(|fork| self.counter(block, fork));
        for op in self.cx.ir.block_ops(block) {
            let counts = counter.is_some_and(|(add, _)| add == op);
            if self.plan.is_skipped(op) || counts {
                continue;
            }
            self.locate(op);
            if op != terminator {
                self.op(op)?;
            }
        }
        match fork {
            Some(mut fork) => {
                if let Some((_, test)) = counter {
                    fork.test = test;
                }
                self.branch(fork, next);
                Ok(())
            }
            None => self.terminator(terminator, next),
        }
    }

    /// Says where the instructions that follow come from.
    fn locate(&mut self, op: Op) {
        let loc = self.cx.ir.op_loc(op);
        if loc == self.loc {
            return;
        }
        self.loc = loc;
        if let Some((file, line, column)) = self.cx.ir.file_position(loc) {
            let id = self.symbols.builder.location(file, line, column);
            self.code.location(id);
        }
    }

    fn no_instruction(&self, op: Op) -> Fault {
        Fault::Op(op, "has no instruction".into())
    }

    // --- ops ------------------------------------------------------------------------------------------------------

    fn op(&mut self, op: Op) -> Result<(), Fault> {
        let ir = self.cx.ir;
        if let Some(bits) = constant_bits(ir, op) {
            let result = ir.result(op, 0);
            let float = ir.float_kind(ir.value_type(result)).is_some();
            let to = self.val(result);
            match bank(ir, result) {
                Bank::Two => moves::constant64(&mut self.code, to, bits, float),
                _ => moves::constant32(&mut self.code, to, bits, float),
            }
            return Ok(());
        }
        match (ir.kind(op), self.plan.form(op)) {
            (_, Some(Form::AddImmediate(value, n))) => {
                let result = ir.result(op, 0);
                let wide = bank(ir, result) == Bank::Two;
                let instruction = if wide {
                    isa::Op::AddImmI64
                } else {
                    isa::Op::AddImmI32
                };
                let (to, from) = (self.val(result), self.val(value));
                self.code
                    .emit(instruction, &[to.into(), from.into(), n.into()]);
                Ok(())
            }
            (_, Some(Form::Ternary(instruction, [a, b, c]))) => {
                let to = self.val(ir.result(op, 0));
                let (a, b, c) = (self.val(a), self.val(b), self.val(c));
                self.code.ternary(instruction, to, a, b, c);
                Ok(())
            }
            (kind, Some(Form::NarrowIndex(index))) => {
                let mut operands = ir.operand_vec(op);
                operands[1] = index;
                match narrow_access(kind) {
                    Some(instruction) => self.plain(op, instruction, &operands),
                    None => Err(self.no_instruction(op)),
                }
            }
            (consts::DiscardRefs::KIND, _) => {
                let refs: Vec<_> = ir
                    .operands(op)
                    .map(|v| self.cx.registers.reference(v))
                    .collect();
                self.code.discard(&refs);
                Ok(())
            }
            (calls::Call::KIND | calls::CallVariadic::KIND, _) => self.call(op),
            (debug::Trace::KIND, _) => self.trace(op, isa::Op::Trace, "event_name"),
            (debug::Print::KIND, _) => self.trace(op, isa::Op::Print, "message"),
            (lists::SwitchRef::KIND, _) => self.switch_ref(op),
            (
                lists::SwitchI32::KIND
                | lists::SwitchI64::KIND
                | lists::SwitchF32::KIND
                | lists::SwitchF64::KIND,
                _,
            ) => self.switch(op),
            _ => {
                let Some(instruction) = self.instructions.of(ir, op) else {
                    return Err(self.no_instruction(op));
                };
                self.plain(op, instruction, &ir.operand_vec(op))
            }
        }
    }

    fn plain(&mut self, op: Op, instruction: isa::Op, operands: &[Value]) -> Result<(), Fault> {
        if select::emit(
            &mut self.code,
            &self.cx,
            self.symbols,
            op,
            instruction,
            operands,
        ) {
            Ok(())
        } else {
            Err(self.no_instruction(op))
        }
    }

    /// Operands as a list that takes refs at their last use.
    fn passed(&self, op: Op, values: &[Value]) -> Vec<CallValue> {
        values
            .iter()
            .map(|&v| match bank(self.cx.ir, v) {
                Bank::One => CallValue::One(self.val(v)),
                Bank::Two => CallValue::Two(self.val(v)),
                Bank::Ref => CallValue::Ref(self.ref_use(op, v)),
            })
            .collect()
    }

    fn ref_use(&self, op: Op, value: Value) -> RefUse {
        let register = self.cx.registers.reference(value);
        if self.cx.takes(op, value) {
            register.take()
        } else {
            register.keep()
        }
    }

    fn call(&mut self, op: Op) -> Result<(), Fault> {
        let results: Vec<Value> = self.cx.ir.results(op).collect();
        self.call_into(op, &results)
    }

    fn call_into(&mut self, op: Op, results: &[Value]) -> Result<(), Fault> {
        let ir = self.cx.ir;
        let args = self.passed(op, &ir.operand_vec(op));
        let results: Vec<CallValue> = results
            .iter()
            .map(|&v| match bank(ir, v) {
                Bank::One => CallValue::One(self.val(v)),
                Bank::Two => CallValue::Two(self.val(v)),
                Bank::Ref => CallValue::Ref(self.cx.registers.reference(v).keep()),
            })
            .collect();
        if let Some(function) = self.symbols.callee(ir, op) {
            self.code.call(function.ordinal(), &args, &results);
        } else if let Some(import) = self.symbols.import(ir, op, "callee") {
            let spans: Vec<u16> = segment_sizes(ir, op)
                .into_iter()
                .filter(|&n| n != SINGLE)
                .map(|n| u16::try_from(n).unwrap_or(u16::MAX))
                .collect();
            self.code.call_import(import, &args, &spans, &results);
        } else {
            let text = ir
                .attr(op, "callee")
                .map(|a| crate::syntax::attr_text(ir, a));
            let text = text.unwrap_or_default();
            return Err(Fault::Op(
                op,
                format!("calls `{text}`, which the module does not define"),
            ));
        }
        Ok(())
    }

    fn trace(&mut self, op: Op, instruction: isa::Op, key: &str) -> Result<(), Fault> {
        let text = self.cx.ir.string_attr_of(op, key).unwrap_or_default();
        let message = self.symbols.builder.message(text);
        let values = self.passed(op, &self.cx.ir.operand_vec(op));
        self.code.trace(instruction, message, &values);
        Ok(())
    }

    fn switch(&mut self, op: Op) -> Result<(), Fault> {
        let Some(instruction) = self.instructions.of(self.cx.ir, op) else {
            return Err(self.no_instruction(op));
        };
        let to = self.val(self.cx.ir.result(op, 0));
        let operands: Vec<Val> = self.cx.ir.operands(op).map(|v| self.val(v)).collect();
        self.code
            .switch(instruction, to, operands[0], operands[1], &operands[2..]);
        Ok(())
    }

    fn switch_ref(&mut self, op: Op) -> Result<(), Fault> {
        let ir = self.cx.ir;
        let result = ir.result(op, 0);
        let ty = self.symbols.type_code(ir, Some(ir.value_type(result)));
        let operands = ir.operand_vec(op);
        let refs: Vec<RefUse> = operands[1..].iter().map(|&v| self.ref_use(op, v)).collect();
        let (to, index) = (self.cx.registers.reference(result), self.val(operands[0]));
        self.code.switch_ref(to, index, refs[0], ty, &refs[1..]);
        Ok(())
    }

    fn message(&mut self, op: Op) -> Option<u16> {
        let text = self.cx.ir.string_attr_of(op, "message")?;
        (!text.is_empty()).then(|| self.symbols.builder.message(text))
    }

    // --- branches -------------------------------------------------------------------------------------------------

    /// A condition on registers.
    fn located(&self, condition: Condition) -> Test {
        match condition {
            Condition::Test(value, wanted) => Test::Register(self.val(value), wanted),
            Condition::Compare(op, a, b) => {
                Test::Compare(op, self.val(a), self.val(b), self.width(a))
            }
        }
    }

    fn width(&self, value: Value) -> u16 {
        if bank(self.cx.ir, value) == Bank::Two {
            2
        } else {
            1
        }
    }

    fn branch_if(&mut self, test: Test, target: Label) {
        match test {
            Test::Register(value, true) => self.code.br_nz(value, target),
            Test::Register(value, false) => self.code.br_z(value, target),
            Test::Compare(op, a, b, _) => self.code.br_cmp(op, a, b, target),
        }
    }

    /// What the edge to successor `i` moves, and where it goes.
    fn edge(&self, op: Op, i: usize) -> Edge {
        let ir = self.cx.ir;
        let block = ir
            .successors(op)
            .nth(i)
            .expect("the caller counts successors");
        let mut moves = Vec::new();
        for m in self.plan.edge_moves(ir, op, i) {
            let (to, from) = (
                self.cx.registers.number(m.to),
                self.cx.registers.number(m.from),
            );
            let constant = ir.defining_op(m.from).and_then(|d| constant_bits(ir, d));
            let float = ir.float_kind(ir.value_type(m.from)).is_some();
            let immediate = constant.filter(|_| self.plan.is_immediate(ir, m.from));
            moves.push(match (bank(ir, m.to), immediate) {
                (Bank::One, Some(value)) => Move::Const32 { to, value, float },
                (Bank::Two, Some(value)) => Move::Const64 { to, value, float },
                (Bank::One, None) => Move::One { to, from },
                (Bank::Two, None) => Move::Two { to, from },
                (Bank::Ref, _) => Move::Ref {
                    to,
                    from,
                    last: !self.cx.liveness.is_live_into(m.from, block),
                },
            });
        }
        let scratch = (self.cx.registers.vals, self.cx.registers.refs);
        Edge {
            block,
            label: self.labels[&block],
            moves: moves::ordered(&moves, scratch),
            transfers: moves,
        }
    }

    fn terminator(&mut self, op: Op, next: Option<Block>) -> Result<(), Fault> {
        let ir = self.cx.ir;
        match ir.kind(op) {
            control::Br::KIND => {
                let edge = self.edge(op, 0);
                moves::emit(&mut self.code, &edge.moves);
                // A jump to a block that does little but decide becomes that block: a loop then takes one branch a
                // turn.
                if Some(edge.block) != next && self.plan.is_worth_repeating(ir, edge.block) {
                    self.ops(edge.block, next)?;
                } else {
                    self.go_to(&edge, next);
                }
            }
            control::BrTable::KIND => self.br_table(op),
            control::Return::KIND => {
                self.check_returned(op)?;
                let values = self.passed(op, &ir.operand_vec(op));
                self.code.ret(&values);
            }
            control::Fail::KIND => {
                let message = self.message(op);
                let status = self.val(ir.operand(op, 0));
                self.code.fail(status, message);
            }
            control::Yield::KIND => {
                let edge = self.edge(op, 0);
                moves::emit(&mut self.code, &edge.moves);
                self.code.emit(isa::Op::Yield, &[edge.label.into()]);
            }
            debug::Break::KIND => {
                self.code.emit(isa::Op::Break, &[]);
                let edge = self.edge(op, 0);
                moves::emit(&mut self.code, &edge.moves);
                self.go_to(&edge, next);
            }
            debug::CondBreak::KIND => {
                let condition = self.val(ir.operand(op, 0));
                self.code.emit(isa::Op::CondBreak, &[condition.into()]);
                let edge = self.edge(op, 0);
                moves::emit(&mut self.code, &edge.moves);
                self.go_to(&edge, next);
            }
            calls::CallYieldable::KIND | calls::CallVariadicYieldable::KIND => {
                let edge = self.edge(op, 0);
                let results: Vec<Value> = ir.block_args(edge.block).to_vec();
                self.call_into(op, &results)?;
                self.go_to(&edge, next);
            }
            _ => return Err(self.no_instruction(op)),
        }
        Ok(())
    }

    /// Whether a return has the results of the function. The dialect lets it differ, for IR that is no program.
    fn check_returned(&self, op: Op) -> Result<(), Fault> {
        let ir = self.cx.ir;
        let Some(function) = ir.parent_op(op) else {
            return Ok(());
        };
        let (_, wanted) = signature(ir, function);
        let returned: Vec<_> = ir.operands(op).map(|v| ir.value_type(v)).collect();
        if wanted == returned {
            return Ok(());
        }
        let texts = |types: &[Type]| {
            let texts: Vec<String> = types.iter().map(|&ty| type_text(ir, ty)).collect();
            texts.join(", ")
        };
        let message = format!(
            "expected ({}) as the function returns, found ({})",
            texts(&wanted),
            texts(&returned)
        );
        Err(Fault::Op(op, message))
    }

    fn go_to(&mut self, edge: &Edge, next: Option<Block>) {
        if Some(edge.block) != next {
            self.code.br(edge.label);
        }
    }

    /// How the two edges of a conditional branch are laid out; `None` if `op` is another terminator.
    fn fork(&self, op: Op, next: Option<Block>) -> Option<Fork> {
        if self.cx.ir.kind(op) != control::CondBr::KIND {
            return None;
        }
        let condition = self.plan.condition(op)?;
        let mut test = self.located(condition);
        let (mut taken, mut other) = (self.edge(op, 0), self.edge(op, 1));
        // The edge back to a loop is the one that is taken; otherwise the one that does not fall through.
        let backward = |e: &Edge, this: &Self| this.is_placed(e.block, next);
        // What fails is off the way of what does not: the branch to it is not taken, and its moves stand elsewhere.
        let rare = [taken.block, other.block].map(|b| only_fails(self.cx.ir, b));
        let swap = match (backward(&taken, self), backward(&other, self)) {
            _ if rare[0] != rare[1] => rare[1],
            (false, true) => true,
            (true, false) => false,
            _ => Some(taken.block) == next && Some(other.block) != next,
        };
        if swap {
            std::mem::swap(&mut taken, &mut other);
            test = test.inverted();
        }
        let rare = only_fails(self.cx.ir, taken.block);
        let mut way = Way::Straight;
        if !taken.moves.is_empty() {
            if !rare && let Some((moved, moves)) = self.hoisted(test, &taken, &other) {
                test = moved;
                other.moves = moves;
                way = Way::MovesFirst;
            } else if !rare && other.moves.is_empty() && !backward(&taken, self) {
                std::mem::swap(&mut taken, &mut other);
                test = test.inverted();
            } else {
                way = Way::MovesAside;
            }
        }
        Some(Fork {
            condition,
            test,
            taken,
            other,
            way,
        })
    }

    fn branch(&mut self, fork: Fork, next: Option<Block>) {
        let Fork {
            test, taken, other, ..
        } = fork;
        match fork.way {
            Way::Straight => self.branch_if(test, taken.label),
            Way::MovesFirst => {
                moves::emit(&mut self.code, &taken.moves);
                self.branch_if(test, taken.label);
            }
            Way::MovesAside => {
                let label = self.code.label();
                self.branch_if(test, label);
                self.later.push(Later {
                    label,
                    moves: taken.moves,
                    target: taken.label,
                });
            }
        }
        moves::emit(&mut self.code, &other.moves);
        self.go_to(&other, next);
    }

    /// The addition of one that the branch at the end of its block does itself, and the branch.
    fn counter(&self, block: Block, fork: &Fork) -> Option<(Op, Test)> {
        let ir = self.cx.ir;
        let (Condition::Compare(_, value, _), Test::Compare(op, a, b, width)) =
            (fork.condition, fork.test)
        else {
            return None;
        };
        let instruction = match op {
            isa::Op::BrLtI32S => isa::Op::BrNextLtI32S,
            isa::Op::BrLtI64S => isa::Op::BrNextLtI64S,
            _ => return None,
        };
        let add = ir.defining_op(value)?;
        let Some(Form::AddImmediate(before, 1)) = self.plan.form(add) else {
            return None;
        };
        let apart = |from: u16, n: u16| from + n <= a.0 || a.0 + width <= from;
        let in_place = self.val(value) == a && self.val(before) == a && apart(b.0, width);
        // Nothing may need the sum before the branch makes it.
        let mut later = ir.block_ops(block).skip_while(|&op| op != add).skip(1);
        let unread = ir.parent_block(add) == Some(block)
            && later.all(|op| {
                ir.successor_count(op) > 0
                    || self.plan.is_skipped(op)
                    || !self.plan.own_reads(ir, op).contains(&value)
            });
        let kept = match fork.way {
            Way::Straight | Way::MovesAside => true,
            Way::MovesFirst => fork.taken.moves.iter().all(|m| {
                let (to, n) = m.writes();
                apart(to, n) && m.reads().is_none_or(|(from, n)| apart(from, n))
            }),
        };
        (in_place && unread && kept).then_some((add, Test::Compare(instruction, a, b, width)))
    }

    /// Whether a block stands before the code being emitted; `next` is the block that comes after it.
    fn is_placed(&self, block: Block, next: Option<Block>) -> bool {
        next.is_none_or(|next| self.plan.place(block) < self.plan.place(next))
    }

    /// The test and the other edge's moves, to come after the moves of the taken edge: what those overwrite is read
    /// from where they put it. `None` if something that is still needed would be lost.
    fn hoisted(&self, test: Test, taken: &Edge, other: &Edge) -> Option<(Test, Vec<Move>)> {
        if taken
            .moves
            .iter()
            .chain(&other.transfers)
            .any(|m| matches!(m, Move::Ref { .. }))
        {
            return None;
        }
        let lost = |register: u16, width: u16| {
            taken.moves.iter().any(|m| {
                let (to, n) = m.writes();
                to < register + width && register < to + n
            })
        };
        // What the other block needs beside its arguments must stay where it is.
        for value in self.cx.liveness.live_into(other.block) {
            if bank(self.cx.ir, value) != Bank::Ref
                && lost(self.cx.registers.number(value), self.width(value))
            {
                return None;
            }
        }
        let find = |register: u16, width: u16| {
            if !lost(register, width) {
                return Some(register);
            }
            // The last of the moves that copied it, provided that nothing wrote over the copy.
            let copy = taken
                .moves
                .iter()
                .rposition(|m| m.reads() == Some((register, width)))?;
            let (to, n) = taken.moves[copy].writes();
            let kept = taken.moves[copy + 1..].iter().all(|m| {
                let (t, k) = m.writes();
                t + k <= to || to + n <= t
            });
            let untouched = taken.moves[..copy].iter().all(|m| {
                let (t, k) = m.writes();
                t + k <= register || register + width <= t
            });
            (kept && untouched).then_some(to)
        };
        let test = match test {
            Test::Register(Val(r), wanted) => Test::Register(Val(find(r, 1)?), wanted),
            Test::Compare(op, Val(a), Val(b), width) => {
                Test::Compare(op, Val(find(a, width)?), Val(find(b, width)?), width)
            }
        };
        let mut transfers = Vec::with_capacity(other.transfers.len());
        for m in &other.transfers {
            transfers.push(match (*m, m.reads()) {
                (Move::One { to, .. }, Some((from, n))) => Move::One {
                    to,
                    from: find(from, n)?,
                },
                (Move::Two { to, .. }, Some((from, n))) => Move::Two {
                    to,
                    from: find(from, n)?,
                },
                (constant, _) => constant,
            });
        }
        let scratch = (self.cx.registers.vals, self.cx.registers.refs);
        Some((test, moves::ordered(&transfers, scratch)))
    }

    fn br_table(&mut self, op: Op) {
        let ir = self.cx.ir;
        let index = self.val(ir.operand(op, 0));
        let mut labels = Vec::with_capacity(ir.successor_count(op));
        for i in 0..ir.successor_count(op) {
            let edge = self.edge(op, i);
            if edge.moves.is_empty() {
                labels.push(edge.label);
            } else {
                let label = self.code.label();
                self.later.push(Later {
                    label,
                    moves: edge.moves,
                    target: edge.label,
                });
                labels.push(label);
            }
        }
        if let Some((&default, cases)) = labels.split_first() {
            self.code.br_table(index, default, cases);
        }
    }

    fn emit_later(&mut self) {
        for later in std::mem::take(&mut self.later) {
            self.code.bind(later.label);
            moves::emit(&mut self.code, &later.moves);
            self.code.br(later.target);
        }
    }
}

/// A condition on registers.
#[derive(Clone, Copy)]
enum Test {
    /// The register is not zero (`true`), or is zero.
    Register(Val, bool),
    /// A compare-and-branch on two registers, or pairs if the width is 2.
    Compare(isa::Op, Val, Val, u16),
}

impl Test {
    fn inverted(self) -> Self {
        match self {
            Self::Register(value, wanted) => Self::Register(value, !wanted),
            Self::Compare(op, a, b, width) => {
                Self::Compare(op.inverted().unwrap_or(op), a, b, width)
            }
        }
    }
}
