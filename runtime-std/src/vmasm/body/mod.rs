//! Function bodies: lines of text to encoded instructions.
//!
//! Most instructions are read by their row in the instruction table alone: results and operands in the
//! order of their shape. Only those with lists have code here; targets and calls are in files of their own.

mod calls;
mod control;

use std::collections::HashMap;

use halcyon_runtime_core::format::ModuleBuilder;
use halcyon_runtime_core::isa::{
    CallValue, EncodeArg, EncodedFunction, FunctionEncoder, Label, Op, Operand, Ref, TypeCode, Val,
};
use halcyon_runtime_core::signature::Kind;

use super::AssembleError;
use super::cursor::{Cursor, Register};
use super::declarations::{Declarations, Function};

/// Globals: those that are declared, and those that bodies declare by naming them.
#[derive(Debug)]
pub(super) struct State {
    words: u32,
    refs: u16,
}

impl State {
    pub(super) fn new(declarations: &Declarations<'_>) -> State {
        State {
            words: declarations.global_words,
            refs: declarations.global_refs,
        }
    }

    /// Makes room for every global that was named.
    pub(super) fn reserve(&self, module: &mut ModuleBuilder) {
        module.global(self.words);
        for _ in 0..self.refs {
            module.global_ref();
        }
    }
}

/// The message number that is none.
const NO_MESSAGE: u16 = 0xFFFF;

/// Names that differ from the instruction table's.
const ALIASES: &[(&str, &str)] = &[
    ("vm.round.f32.even", "vm.round.even.f32"),
    ("vm.round.f64.even", "vm.round.even.f64"),
];

/// Assembles one body. `lines_of` is the file whose lines become the source locations.
pub(super) fn assemble(
    function: &Function<'_>,
    declarations: &Declarations<'_>,
    lines_of: Option<&str>,
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
        lines_of,
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
    lines_of: Option<&'b str>,
    state: &'b mut State,
    module: &'b mut ModuleBuilder,
    encoder: FunctionEncoder,
    blocks: HashMap<&'t str, Label>,
    /// The block that starts on the next line, if one does.
    next: Option<Label>,
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
        if line.eat(".loc[") {
            let at = line;
            let index: usize = line.index()?;
            line.expect("]")?;
            line.expect_end()?;
            let Some(&location) = self.declarations.locations.get(index) else {
                return Err(at.error(format!("no location {index} in a `vm.loc`")));
            };
            self.encoder.location(location);
            return Ok(());
        }
        let start = line;
        if let Some(file) = self.lines_of {
            let row = u32::try_from(start.line()).unwrap_or(0);
            let location =
                self.module
                    .location(file, row, u32::try_from(start.column()).unwrap_or(0));
            self.encoder.location(location);
        }
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
            "vm.trace" | "vm.print" => self.trace(line, mnemonic),
            "vm.break" | "vm.cond_break" => self.stop(line, mnemonic),
            "vm.discard.refs" => self.discard(line),
            "vm.list.alloc" => self.list_alloc(start, line, &results),
            "vm.call" | "vm.call.variadic" | "vm.call.yieldable" | "vm.call.variadic.yieldable" => {
                self.call(line, results)
            }
            _ if mnemonic.starts_with("vm.const.") && !mnemonic.ends_with("ref.rodata") => {
                self.constant(start, line, mnemonic, &results)
            }
            _ if find_op(mnemonic).is_some_and(Op::is_conditional_branch) => {
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
        let op = match (results.first(), op.taking()) {
            (Some((_, Register::Ref(result))), Some(taking)) if result.moved => taking,
            _ => op,
        };
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
            Operand::Global32 | Operand::Global64 if line.rest().starts_with('@') => {
                let at = *line;
                let name = line.symbol()?;
                match self.declarations.globals.get(&name) {
                    Some(offset) => Ok((*offset).into()),
                    None => Err(at.error(format!("no global `@{name}`"))),
                }
            }
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
                match self.declarations.imports.get(&name) {
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
        match name {
            "vm.const.i32" => {
                let value = if is_zero { 0 } else { line.integer32()? };
                self.encoder.const_i32(one()?, value);
            }
            "vm.const.i64" => {
                let value = if is_zero { 0 } else { line.integer()? };
                self.encoder.const_i64(pair()?, value);
            }
            "vm.const.f32" => {
                let bits = if is_zero { 0 } else { line.float32()? };
                self.encoder.const_f32(one()?, bits);
            }
            "vm.const.f64" => {
                let bits = if is_zero { 0 } else { line.float64()? };
                self.encoder.const_f64(pair()?, bits);
            }
            "vm.const.ref" => {
                let arg = register_arg(at, Operand::DefRef, register)?;
                self.encoder.emit(Op::ConstRefZero, &[arg]);
            }
            _ => return Err(start.error(format!("unknown instruction `{mnemonic}`"))),
        }
        line.expect_end()
    }

    /// `%i0, "text"`; the text of a stripped module has `message N` in its place.
    fn fail(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let status = value(&mut line)?;
        line.expect(",")?;
        let message = self.message(&mut line)?;
        line.expect_end()?;
        self.encoder.fail(status, message);
        Ok(())
    }

    fn message(&mut self, line: &mut Cursor<'t>) -> Result<Option<u16>, AssembleError> {
        if self.declarations.stripped && line.eat("message") {
            return line.index().map(Some);
        }
        let text = line.string()?;
        Ok((!text.is_empty()).then(|| self.module.message(&text)))
    }

    /// `"text"(%i0, %r1)`
    fn trace(&mut self, mut line: Cursor<'t>, mnemonic: &str) -> Result<(), AssembleError> {
        let Some(op) = find_op(mnemonic) else {
            return Err(line.error(format!("unknown instruction `{mnemonic}`")));
        };
        let message = self.message(&mut line)?;
        line.expect("(")?;
        let values = calls::registers(&mut line)?;
        line.expect(")")?;
        line.expect_end()?;
        let values: Vec<CallValue> = values
            .into_iter()
            .map(|register| match register {
                Register::One(val) => CallValue::One(val),
                Register::Pair(val) => CallValue::Two(val),
                Register::Ref(reference) => CallValue::Ref(reference),
            })
            .collect();
        self.encoder
            .trace(op, message.unwrap_or(NO_MESSAGE), &values);
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
