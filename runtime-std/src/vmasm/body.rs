//! Function bodies: lines of text to encoded instructions.
//!
//! Most instructions are read by their row in the instruction table alone: results and operands in the
//! order of their shape. Only those with lists or targets have code here.

use std::collections::HashMap;

use halcyon_runtime_core::format::ModuleBuilder;
use halcyon_runtime_core::isa::{
    CallValue, EncodeArg, EncodedFunction, FunctionEncoder, Label, Op, Operand, Ref, TypeCode, Val,
};
use halcyon_runtime_core::signature::Kind;

use super::AssembleError;
use super::cursor::{Cursor, Register};
use super::declarations::{Declarations, Function, flattened};

/// Globals that bodies name: they are declared by being used.
#[derive(Debug, Default)]
pub(super) struct State {
    words: u32,
    refs: u16,
}

impl State {
    /// Makes room for every global that was named.
    pub(super) fn reserve(&self, module: &mut ModuleBuilder) {
        module.global(self.words);
        for _ in 0..self.refs {
            module.global_ref();
        }
    }
}

/// Names that differ from the instruction table's.
const ALIASES: &[(&str, &str)] = &[
    ("vm.round.f32.even", "vm.round.even.f32"),
    ("vm.round.f64.even", "vm.round.even.f64"),
];

pub(super) fn assemble(
    function: &Function<'_>,
    declarations: &Declarations<'_>,
    state: &mut State,
    module: &mut ModuleBuilder,
) -> Result<EncodedFunction, AssembleError> {
    let (mut values, mut refs) = (0, 0);
    for kind in &function.arguments {
        values += kind.slots();
        refs += u16::from(*kind == Kind::Ref);
    }
    let mut encoder = FunctionEncoder::new(values, refs);
    let blocks = function
        .body
        .iter()
        .filter(|line| line.rest().starts_with('^'))
        .map(|line| Ok(({ *line }.block()?, encoder.label())))
        .collect::<Result<HashMap<_, _>, AssembleError>>()?;
    let mut body = Body {
        function,
        declarations,
        state,
        module,
        encoder,
        blocks,
        next: None,
    };
    for (index, line) in function.body.iter().enumerate() {
        body.next = function.body.get(index + 1).and_then(|line| {
            let name = { *line }.block().ok()?;
            body.blocks.get(name).copied()
        });
        body.line(*line)?;
    }
    body.encoder.finish().map_err(|error| {
        let at = function.body.first().map_or(1, Cursor::line);
        AssembleError {
            line: at,
            column: 1,
            message: format!("in `@{}`: {error}", function.name),
        }
    })
}

struct Body<'b, 't> {
    function: &'b Function<'t>,
    declarations: &'b Declarations<'t>,
    state: &'b mut State,
    module: &'b mut ModuleBuilder,
    encoder: FunctionEncoder,
    blocks: HashMap<&'t str, Label>,
    /// The block that starts on the next line, if one does.
    next: Option<Label>,
}

/// A branch target and the moves on the way to it.
struct Edge<'t> {
    target: Label,
    moves: Cursor<'t>,
    has_moves: bool,
}

impl<'t> Body<'_, 't> {
    fn line(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        if line.rest().starts_with('^') {
            let at = line;
            let label = self.blocks.get(line.block()?).copied();
            line.expect(":")?;
            line.expect_end()?;
            return match label {
                Some(label) => {
                    self.encoder.bind(label);
                    Ok(())
                }
                None => Err(at.expected("a block")),
            };
        }
        let start = line;
        let mut results = Vec::new();
        while line.is_register() {
            results.push((line, line.register()?));
            if !line.eat(",") {
                line.expect("=")?;
                break;
            }
        }
        let at = line;
        let mnemonic = line.mnemonic();
        match mnemonic {
            "vm.br" => self.br(line),
            "vm.cond_br" => self.cond_br(line),
            "vm.br_table" => self.br_table(line),
            "vm.yield" => self.yield_to(line),
            "vm.return" => self.ret(line),
            "vm.fail" => self.fail(line),
            "vm.discard.refs" => self.discard(line),
            "vm.list.alloc" => self.list_alloc(start, line, &results),
            "vm.call" | "vm.call.variadic" | "vm.call.yieldable" | "vm.call.variadic.yieldable" => {
                self.call(line, results)
            }
            _ if mnemonic.starts_with("vm.const.") && !mnemonic.ends_with("ref.rodata") => {
                self.constant(start, line, mnemonic, &results)
            }
            _ if find_op(mnemonic).is_some_and(|op| op.inverted().is_some()) => {
                self.compare_and_branch(line, mnemonic)
            }
            _ if mnemonic.starts_with("vm.switch.") => self.switch(line, mnemonic, &results),
            _ => self.by_shape(start, at, line, mnemonic, results),
        }
    }

    /// `%i0 = vm.add.i32 %i1, %i2`: whatever the table says.
    fn by_shape(
        &mut self,
        start: Cursor<'t>,
        at: Cursor<'t>,
        mut line: Cursor<'t>,
        mnemonic: &str,
        results: Vec<(Cursor<'t>, Register)>,
    ) -> Result<(), AssembleError> {
        let Some(op) = find_op(mnemonic) else {
            return Err(at.error(format!("unknown instruction `{mnemonic}`")));
        };
        let op = with_immediate(op, line.rest()).unwrap_or(op);
        let shape = op.shape().operands();
        let is_result =
            |kind: &Operand| matches!(kind, Operand::Def32 | Operand::Def64 | Operand::DefRef);
        let mut results = results.into_iter();
        let mut args = Vec::new();
        let mut found = 0;
        let wanted = shape.iter().filter(|kind| !is_result(kind)).count();
        for kind in shape {
            if is_result(kind) {
                let Some((at, register)) = results.next() else {
                    return Err(start.error(format!("`{mnemonic}` has a result, found none")));
                };
                args.push(register_arg(at, *kind, register)?);
                continue;
            }
            // Commas, and the marks of a select, only part one operand from the next.
            while line.eat(",") || line.eat("?") {}
            let mut ahead = line;
            if ahead.eat(":") && ahead.is_register() {
                line = ahead;
            }
            if line.is_blank() {
                return Err(start.error(format!(
                    "`{mnemonic}` takes {wanted} operands, found {found}"
                )));
            }
            args.push(self.operand(*kind, &mut line)?);
            found += 1;
        }
        if results.next().is_some() {
            return Err(start.error(format!("`{mnemonic}` has fewer results than are named")));
        }
        line.expect_end()?;
        self.encoder.emit(op, &args);
        Ok(())
    }

    fn operand(
        &mut self,
        kind: Operand,
        line: &mut Cursor<'t>,
    ) -> Result<EncodeArg, AssembleError> {
        match kind {
            Operand::Use32
            | Operand::Use64
            | Operand::UseRef
            | Operand::MoveRef
            | Operand::DropRef => {
                let at = *line;
                register_arg(at, kind, line.register()?)
            }
            Operand::Imm8 | Operand::Imm16 | Operand::Imm32 | Operand::Imm64 => {
                Ok(line.integer()?.into())
            }
            Operand::Rodata => Ok(line.index::<u16>()?.into()),
            Operand::Global32 | Operand::Global64 => {
                line.expect(".rwdata[")?;
                let at = *line;
                let offset: u32 = line.index()?;
                line.expect("]")?;
                if !offset.is_multiple_of(4) {
                    return Err(at.error("expected a byte offset that is a multiple of 4"));
                }
                let end = offset / 4 + if kind == Operand::Global64 { 2 } else { 1 };
                self.state.words = self.state.words.max(end);
                Ok((offset / 4).into())
            }
            Operand::GlobalRef => {
                line.expect(".refs[")?;
                let ordinal: u16 = line.index()?;
                line.expect("]")?;
                self.state.refs = self.state.refs.max(ordinal.saturating_add(1));
                Ok(ordinal.into())
            }
            Operand::Type => {
                // `: from -> to` names two types, of which the instruction holds the second.
                if !line.eat(":") && !line.eat("->") {
                    return Err(line.expected("`:` and a type"));
                }
                let mut name = line.type_name();
                if line.eat("->") {
                    name = line.type_name();
                }
                Ok(self.type_code(name).into())
            }
            Operand::Import => {
                let at = *line;
                let name = line.symbol()?;
                match self.declarations.imports.get(name) {
                    Some(import) => Ok(import.ordinal.into()),
                    None => Err(at.error(format!("no import `@{name}`"))),
                }
            }
            _ => Err(line.expected("an operand")),
        }
    }

    fn type_code(&mut self, name: &str) -> TypeCode {
        match name {
            "!vm.opaque" | "?" => TypeCode::ANY,
            _ => self.module.type_code(name),
        }
    }

    /// `%r0 = vm.list.alloc %i0 : !vm.list<i32>`: the instruction holds the type of the elements.
    fn list_alloc(
        &mut self,
        start: Cursor<'t>,
        mut line: Cursor<'t>,
        results: &[(Cursor<'t>, Register)],
    ) -> Result<(), AssembleError> {
        let &[(at, result)] = results else {
            return Err(start.error("`vm.list.alloc` has one result"));
        };
        let result = register_arg(at, Operand::DefRef, result)?;
        let capacity = value(&mut line)?;
        line.expect(":")?;
        let name = line.type_name();
        line.expect_end()?;
        let element = name
            .strip_prefix("!vm.list<")
            .and_then(|element| element.strip_suffix('>'))
            .unwrap_or(name);
        let element = self.type_code(element);
        self.encoder
            .emit(Op::ListAlloc, &[result, capacity.into(), element.into()]);
        Ok(())
    }

    fn constant(
        &mut self,
        start: Cursor<'t>,
        mut line: Cursor<'t>,
        mnemonic: &str,
        results: &[(Cursor<'t>, Register)],
    ) -> Result<(), AssembleError> {
        let (name, is_zero) = match mnemonic.strip_suffix(".zero") {
            Some(name) => (name, true),
            None => (mnemonic, false),
        };
        let &[(at, register)] = results else {
            return Err(start.error(format!("`{mnemonic}` has one result")));
        };
        let one = || match register_arg(at, Operand::Def32, register)? {
            EncodeArg::Val(val) => Ok(val),
            _ => Err(at.expected("a 32-bit register")),
        };
        let pair = || match register_arg(at, Operand::Def64, register)? {
            EncodeArg::Val(val) => Ok(val),
            _ => Err(at.expected("a register pair")),
        };
        let integer = |line: &mut Cursor<'t>| if is_zero { Ok(0) } else { line.integer() };
        let float = |line: &mut Cursor<'t>| if is_zero { Ok(0.0) } else { line.float() };
        match name {
            // Both readings of 32 bits are accepted.
            "vm.const.i32" => {
                let value = integer(&mut line)? as i32;
                self.encoder.const_i32(one()?, value);
            }
            "vm.const.i64" => {
                let value = integer(&mut line)?;
                self.encoder.const_i64(pair()?, value);
            }
            "vm.const.f32" => {
                let value = float(&mut line)? as f32;
                self.encoder.const_f32(one()?, value.to_bits());
            }
            "vm.const.f64" => {
                let value = float(&mut line)?;
                self.encoder.const_f64(pair()?, value.to_bits());
            }
            "vm.const.ref" => {
                let arg = register_arg(at, Operand::DefRef, register)?;
                self.encoder.emit(Op::ConstRefZero, &[arg]);
            }
            _ => return Err(start.error(format!("unknown instruction `{mnemonic}`"))),
        }
        line.expect_end()
    }

    /// `^bb1(%i0->%i1)`
    fn edge(&mut self, line: &mut Cursor<'t>) -> Result<Edge<'t>, AssembleError> {
        let at = *line;
        let name = line.block()?;
        let Some(&target) = self.blocks.get(name) else {
            return Err(at.error(format!("no block `{name}`")));
        };
        line.expect("(")?;
        let moves = *line;
        let has_moves = !line.eat(")");
        if has_moves {
            while !line.eat(")") {
                line.eat(",");
                line.register()?;
                line.expect("->")?;
                line.register()?;
            }
        }
        Ok(Edge {
            target,
            moves,
            has_moves,
        })
    }

    /// The moves of an edge, and the branch.
    fn follow(&mut self, edge: &Edge<'t>) -> Result<(), AssembleError> {
        self.moves(edge)?;
        self.encoder.br(edge.target);
        Ok(())
    }

    /// The moves of an edge, one after the other.
    fn moves(&mut self, edge: &Edge<'t>) -> Result<(), AssembleError> {
        let mut line = edge.moves;
        while !line.eat(")") {
            line.eat(",");
            let at = line;
            let source = line.register()?;
            line.expect("->")?;
            match (source, line.register()?) {
                (Register::One(source), Register::One(target)) => {
                    self.encoder.unary(Op::MovI32, target, source);
                }
                (Register::Pair(source), Register::Pair(target)) => {
                    self.encoder.unary(Op::MovI64, target, source);
                }
                (Register::Ref(source), Register::Ref(target)) => {
                    self.encoder
                        .emit(Op::AssignRef, &[target.reg.into(), source.into()]);
                }
                _ => return Err(at.error("expected two registers of one kind")),
            }
        }
        Ok(())
    }

    /// Where a conditional branch to an edge goes: to its target, or to the moves on the way.
    fn entry(&mut self, edge: &Edge<'t>) -> Label {
        if edge.has_moves {
            self.encoder.label()
        } else {
            edge.target
        }
    }

    fn br(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let edge = self.edge(&mut line)?;
        line.expect_end()?;
        self.follow(&edge)
    }

    fn yield_to(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let edge = self.edge(&mut line)?;
        line.expect_end()?;
        // The moves come first: resumption continues behind them.
        let resume = self.encoder.label();
        self.encoder.emit(Op::Yield, &[resume.into()]);
        self.encoder.bind(resume);
        self.follow(&edge)
    }

    fn cond_br(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let condition = value(&mut line)?;
        self.two_way(line, Op::BrNz, &[condition.into()])
    }

    /// `vm.br.lt.i32.s %i0, %i1, ^bb1(), ^bb2()`
    fn compare_and_branch(
        &mut self,
        mut line: Cursor<'t>,
        mnemonic: &str,
    ) -> Result<(), AssembleError> {
        let Some(op) = find_op(mnemonic) else {
            return Err(line.error(format!("unknown instruction `{mnemonic}`")));
        };
        let kind = op.shape().operands().first().copied();
        let lhs = self.operand(kind.unwrap_or(Operand::Use32), &mut line)?;
        line.expect(",")?;
        let rhs = self.operand(kind.unwrap_or(Operand::Use32), &mut line)?;
        self.two_way(line, op, &[lhs, rhs])
    }

    /// `, ^bb1(), ^bb2()`: where `op` branches, and where it falls through. Whichever block follows is
    /// fallen into.
    fn two_way(
        &mut self,
        mut line: Cursor<'t>,
        op: Op,
        condition: &[EncodeArg],
    ) -> Result<(), AssembleError> {
        line.expect(",")?;
        let taken = self.edge(&mut line)?;
        line.expect(",")?;
        let other = self.edge(&mut line)?;
        line.expect_end()?;
        let is_next = |edge: &Edge<'t>| self.next == Some(edge.target);
        let (op, branch, fall) = match op.inverted() {
            Some(inverted) if is_next(&taken) && !is_next(&other) => (inverted, other, taken),
            _ => (op, taken, other),
        };
        let falls_into_next = self.next == Some(fall.target) && !branch.has_moves;
        let entry = self.entry(&branch);
        let mut args = condition.to_vec();
        args.push(entry.into());
        self.encoder.emit(op, &args);
        self.moves(&fall)?;
        if !falls_into_next {
            self.encoder.br(fall.target);
        }
        if branch.has_moves {
            self.encoder.bind(entry);
            self.follow(&branch)?;
        }
        Ok(())
    }

    /// `%i0 { default: ^bb1(), 0: ^bb2(), ... }`
    fn br_table(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let index = value(&mut line)?;
        line.expect("{")?;
        line.expect("default:")?;
        let mut edges = vec![self.edge(&mut line)?];
        while line.eat(",") {
            let at = line;
            if line.index::<usize>()? != edges.len() - 1 {
                return Err(at.error("expected the cases in order from 0"));
            }
            line.expect(":")?;
            edges.push(self.edge(&mut line)?);
        }
        line.expect("}")?;
        line.expect_end()?;
        let entries: Vec<Label> = edges.iter().map(|edge| self.entry(edge)).collect();
        if let [default, cases @ ..] = entries.as_slice() {
            self.encoder.br_table(index, *default, cases);
        }
        for (edge, entry) in edges.iter().zip(entries) {
            if edge.has_moves {
                self.encoder.bind(entry);
                self.follow(edge)?;
            }
        }
        Ok(())
    }

    fn ret(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let at = line;
        let registers = registers(&mut line)?;
        line.expect_end()?;
        let values = call_values(at, &registers, &self.function.results, "results")?;
        self.encoder.ret(&values);
        Ok(())
    }

    fn fail(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let status = value(&mut line)?;
        line.expect(",")?;
        let text = line.string()?;
        line.expect_end()?;
        let message = (!text.is_empty()).then(|| self.module.message(&text));
        self.encoder.fail(status, message);
        Ok(())
    }

    fn discard(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let mut refs = Vec::new();
        while !line.is_blank() {
            refs.push(reference(&mut line)?);
            if !line.eat(",") {
                line.expect_end()?;
            }
        }
        self.encoder.discard(&refs);
        Ok(())
    }

    /// `@f(args)`, `@m:3(args)`, `@m.f segments[65535, 2](args)`, and behind a yieldable one
    /// `-> ^bb1(results)`.
    fn call(
        &mut self,
        mut line: Cursor<'t>,
        results: Vec<(Cursor<'t>, Register)>,
    ) -> Result<(), AssembleError> {
        let at = line;
        let name = line.symbol()?;
        let mut spans = Vec::new();
        if line.eat("segments[") || line.eat("spans[") {
            while !line.eat("]") {
                line.eat(",");
                spans.push(line.index::<u16>()?);
            }
            // What is no span is written as if it had this many elements.
            spans.retain(|&count| count != u16::MAX);
        }
        line.expect("(")?;
        let by_ordinal = name
            .rsplit_once(':')
            .and_then(|(_, ordinal)| ordinal.parse::<usize>().ok())
            .and_then(|ordinal| self.declarations.functions.get(ordinal));
        let callee =
            by_ordinal.or_else(|| self.declarations.functions.iter().find(|f| f.name == name));
        let import = self.declarations.imports.get(name);
        let (argument_kinds, result_kinds) = match (callee, import) {
            (Some(callee), _) => (callee.arguments.clone(), callee.results.clone()),
            (None, Some(import)) => (
                flattened(&import.signature, &spans),
                import.signature.results().collect(),
            ),
            (None, None) => return Err(at.error(format!("no function or import `@{name}`"))),
        };
        let arguments = registers(&mut line)?;
        let arguments = call_values(at, &arguments, &argument_kinds, "arguments")?;
        line.expect(")")?;
        let mut next = None;
        let mut results: Vec<Register> = results.into_iter().map(|(_, r)| r).collect();
        if line.eat("->") {
            let at = line;
            let block = line.block()?;
            let Some(&target) = self.blocks.get(block) else {
                return Err(at.error(format!("no block `{block}`")));
            };
            next = Some(target);
            line.expect("(")?;
            while !line.eat(")") {
                line.eat(",");
                results.push(line.register()?);
            }
        }
        line.expect_end()?;
        let results = call_values(at, &results, &result_kinds, "results")?;
        match (callee, import) {
            (Some(callee), _) => {
                let ordinal = callee.definition.ordinal();
                self.encoder.call(ordinal, &arguments, &results);
            }
            (None, Some(import)) => {
                self.encoder
                    .call_import(import.ordinal, &arguments, &spans, &results);
            }
            (None, None) => {}
        }
        if let Some(next) = next {
            self.encoder.br(next);
        }
        Ok(())
    }

    /// `%i0 = vm.switch.i32 %i1[%i2, %i3] else %i4`
    fn switch(
        &mut self,
        mut line: Cursor<'t>,
        mnemonic: &str,
        results: &[(Cursor<'t>, Register)],
    ) -> Result<(), AssembleError> {
        let (Some(op), &[(at, result)]) = (find_op(mnemonic), results) else {
            return Err(line.error(format!("unknown switch `{mnemonic}` or not one result")));
        };
        let index = value(&mut line)?;
        line.expect("[")?;
        let mut cases = Vec::new();
        while !line.eat("]") {
            line.eat(",");
            cases.push((line, line.register()?));
        }
        line.expect("else")?;
        let default = (line, line.register()?);
        if op == Op::SwitchRef {
            let EncodeArg::Type(code) = self.operand(Operand::Type, &mut line)? else {
                return Err(line.expected("a type"));
            };
            let as_ref = |(at, register): (Cursor<'t>, Register)| match register {
                Register::Ref(reference) => Ok(reference),
                _ => Err(at.expected("a ref")),
            };
            let values = cases
                .into_iter()
                .map(as_ref)
                .collect::<Result<Vec<_>, _>>()?;
            let result = as_ref((at, result))?.reg;
            self.encoder
                .switch_ref(result, index, as_ref(default)?, code, &values);
        } else {
            let as_val = |(at, register): (Cursor<'t>, Register)| match register {
                Register::One(val) | Register::Pair(val) => Ok(val),
                Register::Ref(_) => Err(at.expected("a value register")),
            };
            let values = cases
                .into_iter()
                .map(as_val)
                .collect::<Result<Vec<_>, _>>()?;
            let (result, default) = (as_val((at, result))?, as_val(default)?);
            self.encoder.switch(op, result, index, default, &values);
        }
        line.expect_end()
    }
}

fn find_op(mnemonic: &str) -> Option<Op> {
    let name = ALIASES
        .iter()
        .find(|(alias, _)| *alias == mnemonic)
        .map_or(mnemonic, |(_, name)| name);
    Op::ALL.iter().copied().find(|op| op.mnemonic() == name)
}

/// The form of an instruction that takes a number last, if `operands` end in one.
fn with_immediate(op: Op, operands: &str) -> Option<Op> {
    let last = operands.rsplit(',').next()?.trim_start();
    match op {
        _ if last.starts_with('%') => None,
        Op::AddI32 => Some(Op::AddImmI32),
        Op::AddI64 => Some(Op::AddImmI64),
        _ => None,
    }
}

fn value(line: &mut Cursor<'_>) -> Result<Val, AssembleError> {
    let at = *line;
    match line.register()? {
        Register::One(val) => Ok(val),
        _ => Err(at.expected("a 32-bit register")),
    }
}

fn reference(line: &mut Cursor<'_>) -> Result<Ref, AssembleError> {
    let at = *line;
    match line.register()? {
        Register::Ref(reference) => Ok(reference.reg),
        _ => Err(at.expected("a ref")),
    }
}

/// A register as an operand of a kind.
fn register_arg(
    at: Cursor<'_>,
    kind: Operand,
    register: Register,
) -> Result<EncodeArg, AssembleError> {
    match (kind, register) {
        (Operand::Def32 | Operand::Use32, Register::One(val))
        | (Operand::Def64 | Operand::Use64, Register::Pair(val)) => Ok(val.into()),
        (Operand::MoveRef, Register::Ref(reference)) => Ok(reference.into()),
        (Operand::DefRef | Operand::UseRef | Operand::DropRef, Register::Ref(reference)) => {
            Ok(reference.reg.into())
        }
        (Operand::Def32 | Operand::Use32, _) => Err(at.expected("a 32-bit register")),
        (Operand::Def64 | Operand::Use64, _) => Err(at.expected("a register pair")),
        _ => Err(at.expected("a ref")),
    }
}

/// `%i0, %r0, ...`, as many as there are.
fn registers(line: &mut Cursor<'_>) -> Result<Vec<Register>, AssembleError> {
    let mut registers = Vec::new();
    while line.is_register() {
        registers.push(line.register()?);
        if !line.eat(",") {
            break;
        }
    }
    Ok(registers)
}

/// Registers as what a call passes. Code keeps the order within each bank only, so that this is all that
/// counts here too. A pair may be written as one, by its first half alone, or as its two halves.
fn call_values(
    at: Cursor<'_>,
    registers: &[Register],
    kinds: &[Kind],
    what: &str,
) -> Result<Vec<CallValue>, AssembleError> {
    let is_pair = |kind: &Kind| kind.slots() == 2;
    let mut refs = registers.iter().filter_map(|register| match register {
        Register::Ref(reference) => Some(*reference),
        _ => None,
    });
    let values: Vec<(Val, bool)> = registers
        .iter()
        .filter_map(|register| match register {
            Register::One(val) => Some((*val, false)),
            Register::Pair(val) => Some((*val, true)),
            Register::Ref(_) => None,
        })
        .collect();
    let value_kinds = kinds.iter().filter(|kind| **kind != Kind::Ref).count();
    let slots: usize = kinds.iter().map(|kind| usize::from(kind.slots())).sum();
    let ref_count = registers.len() - values.len();
    let halves = values.len() == slots && slots != value_kinds;
    if ref_count != kinds.len() - value_kinds || (values.len() != value_kinds && !halves) {
        return Err(at.error(format!(
            "expected {} {what} of {} values and {} refs, found {} and {ref_count}",
            kinds.len(),
            value_kinds,
            kinds.len() - value_kinds,
            values.len()
        )));
    }
    let mut values = values.into_iter();
    let wrong = || {
        at.error(format!(
            "{what} do not have the types that the function declares"
        ))
    };
    kinds
        .iter()
        .map(|kind| {
            if *kind == Kind::Ref {
                return refs.next().map(CallValue::Ref).ok_or_else(wrong);
            }
            let (val, written_as_pair) = values.next().ok_or_else(wrong)?;
            if !is_pair(kind) {
                return if written_as_pair {
                    Err(wrong())
                } else {
                    Ok(CallValue::One(val))
                };
            }
            if halves {
                let high = values.next().map(|(high, _)| high.0);
                if high != val.0.checked_add(1) {
                    return Err(wrong());
                }
            }
            Ok(CallValue::Two(val))
        })
        .collect()
}
