//! Disassembly: code to text with the mnemonics and operand style of `iree-dump-module`.
//!
//! Registers are physical: `%i2` a value register, `%i2:3` a pair, `%r1` a ref, `%R1` a ref that is moved out. Blocks
//! are numbered in code order and start at branch targets and after branches. Forms that only this instruction set
//! has (fused compare and branch, `.x` indexed access, moves) print under their own mnemonics.

use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::decode::{Arg, DecodeError, Inst, decode};
use super::op::{Op, Operand};
use super::types::TypeCode;

/// Names for the ordinals in code; what is unknown prints as a number.
pub trait Names {
    /// Name of a function of the module.
    fn function(&self, _ordinal: u32) -> Option<&str> {
        None
    }
    /// Full name of an import.
    fn import(&self, _ordinal: u32) -> Option<&str> {
        None
    }
    /// Length in bytes of a rodata segment.
    fn rodata_length(&self, _ordinal: u32) -> Option<u32> {
        None
    }
    /// Text of a message.
    fn message(&self, _number: u32) -> Option<&str> {
        None
    }
    /// Name of a type of the module's own table.
    fn custom_type(&self, _index: u32) -> Option<&str> {
        None
    }
    /// The source location that begins at word `pc` of the code: its index in the module's table, and how it reads.
    fn location(&self, _pc: u32) -> Option<(u32, &str)> {
        None
    }
}

/// No names at all.
impl Names for () {}

/// Writes a function body, one instruction a line, with `^bbN:` lines.
///
/// # Errors
/// `fmt::Error` of the sink. A word that does not decode ends the text with a comment that says so.
pub fn disassemble(code: &[u32], names: &dyn Names, out: &mut dyn Write) -> fmt::Result {
    let (leaders, error) = leaders(code);
    let mut pc = 0;
    while let Ok(inst) = decode(code, pc) {
        if let Ok(block) = leaders.binary_search(&pc) {
            writeln!(out, "^bb{block}:")?;
        }
        location(names, pc, out)?;
        out.write_str("  ")?;
        Line {
            inst: &inst,
            names,
            leaders: &leaders,
        }
        .write(out)?;
        out.write_char('\n')?;
        pc = inst.end();
        if pc as usize >= code.len() {
            return location(names, pc, out);
        }
    }
    match error {
        Some(error) => writeln!(out, "  // {error}"),
        None => Ok(()),
    }
}

fn location(names: &dyn Names, pc: u32, out: &mut dyn Write) -> fmt::Result {
    match names.location(pc) {
        Some((index, text)) => writeln!(out, "  .loc[{index}]  // {text}"),
        None => Ok(()),
    }
}

/// Writes `@name`, in quotes if it is no plain word.
///
/// # Errors
/// `fmt::Error` of the sink.
pub fn write_symbol(name: &str, out: &mut dyn Write) -> fmt::Result {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$' | '-');
    if !name.is_empty() && name.chars().all(plain) {
        write!(out, "@{name}")
    } else {
        write!(out, "@{name:?}")
    }
}

/// Sorted block starts, and what stopped the walk early.
fn leaders(code: &[u32]) -> (Vec<u32>, Option<DecodeError>) {
    let mut starts = Vec::from([0]);
    let mut pc = 0;
    let error = loop {
        if pc as usize >= code.len() {
            break None;
        }
        let inst = match decode(code, pc) {
            Ok(inst) => inst,
            Err(error) => break Some(error),
        };
        let targets = inst
            .operands()
            .filter(|a| a.kind.is_branch())
            .filter_map(|a| inst.target(a.value));
        let before = starts.len();
        starts.extend(targets);
        if (starts.len() > before || inst.op.is_terminator()) && (inst.end() as usize) < code.len()
        {
            starts.push(inst.end());
        }
        pc = inst.end();
    };
    starts.sort_unstable();
    starts.dedup();
    (starts, error)
}

struct Line<'a> {
    inst: &'a Inst<'a>,
    names: &'a dyn Names,
    leaders: &'a [u32],
}

impl Line<'_> {
    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let op = self.inst.op;
        let args: Vec<Arg> = self.inst.operands().collect();
        match op {
            Op::Call | Op::CallWide | Op::CallImport | Op::CallImportWide => {
                return self.call(&args, out);
            }
            Op::Br | Op::BrNz | Op::BrZ | Op::BrTable | Op::Yield => {
                return self.branch(&args, out);
            }
            _ if op.is_conditional_branch() => return self.branch(&args, out),
            Op::Fail => {
                write!(out, "vm.fail ")?;
                self.arg(&args[0], out)?;
                write!(out, ", ")?;
                return self.arg(&args[1], out);
            }
            Op::Trace | Op::Print => {
                write!(out, "{} ", op.mnemonic())?;
                self.arg(&args[0], out)?;
                write!(out, "(")?;
                self.list(&args[1..], out)?;
                return write!(out, ")");
            }
            Op::DiscardRefs => {
                write!(out, "vm.discard.refs ")?;
                let mut seen: Vec<i64> = Vec::new();
                for arg in &args {
                    if !seen.contains(&arg.value) {
                        seen.push(arg.value);
                    }
                }
                for (i, r) in seen.iter().enumerate() {
                    write!(out, "{}%r{r}", if i == 0 { "" } else { ", " })?;
                }
                return Ok(());
            }
            _ => {}
        }
        let defs = args.iter().take_while(|a| is_def(a.kind)).count();
        match &args[..defs] {
            [taken] if op.is_taking() => write!(out, "%R{}", taken.value)?,
            results => self.list(results, out)?,
        }
        if defs > 0 {
            write!(out, " = ")?;
        }
        let rest = &args[defs..];
        match op {
            Op::ConstI32Small | Op::ConstI32 | Op::ConstI64Small | Op::ConstI64 => {
                let value = rest[0].value;
                write!(out, "{}", op.mnemonic())?;
                match (value, matches!(op, Op::ConstI32Small | Op::ConstI32)) {
                    (0, _) => write!(out, ".zero"),
                    (_, true) => write!(out, " {value}  // {:#010x}", value as i32),
                    (_, false) => write!(out, " {value}  // {value:#018x}"),
                }
            }
            // A NaN is its bits: its name would not say which.
            Op::ConstF32 => match f32::from_bits(rest[0].value as u32) {
                nan if nan.is_nan() => write!(out, "{} {:#010x}", op.mnemonic(), nan.to_bits()),
                value => write!(out, "{} {value}", op.mnemonic()),
            },
            Op::ConstF64 => match f64::from_bits(rest[0].value as u64) {
                nan if nan.is_nan() => write!(out, "{} {:#018x}", op.mnemonic(), nan.to_bits()),
                value => write!(out, "{} {value}", op.mnemonic()),
            },
            Op::ConstRefRodata => {
                write!(out, "{} {}", op.mnemonic(), rest[0].value)?;
                match self.names.rodata_length(rest[0].value as u32) {
                    Some(n) => write!(out, "  // {n}b"),
                    None => Ok(()),
                }
            }
            Op::SelectI32 | Op::SelectI64 | Op::SelectF32 | Op::SelectF64 | Op::SelectRef => {
                write!(out, "{} ", op.mnemonic())?;
                self.arg(&rest[0], out)?;
                write!(out, " ? ")?;
                self.arg(&rest[1], out)?;
                write!(out, " : ")?;
                self.typed_list(&rest[2..], out)
            }
            Op::SwitchI32 | Op::SwitchI64 | Op::SwitchF32 | Op::SwitchF64 | Op::SwitchRef => {
                let head = if op == Op::SwitchRef { 3 } else { 2 };
                write!(out, "{} ", op.mnemonic())?;
                self.arg(&rest[0], out)?;
                write!(out, "[")?;
                self.list(&rest[head..], out)?;
                write!(out, "] else ")?;
                self.typed_list(&rest[1..head], out)
            }
            _ => {
                write!(out, "{}", op.mnemonic())?;
                if !rest.is_empty() {
                    write!(out, " ")?;
                }
                self.typed_list(rest, out)
            }
        }
    }

    fn call(&self, args: &[Arg], out: &mut dyn Write) -> fmt::Result {
        let (callee, lists) = args.split_at(1);
        let results: Vec<Arg> = lists.iter().filter(|a| is_def(a.kind)).copied().collect();
        let operands: Vec<Arg> = lists
            .iter()
            .filter(|a| matches!(a.kind, Operand::Use32 | Operand::MoveRef))
            .copied()
            .collect();
        let spans: Vec<i64> = lists
            .iter()
            .filter(|a| a.kind == Operand::Span)
            .map(|a| a.value)
            .collect();
        self.list(&results, out)?;
        if !results.is_empty() {
            write!(out, " = ")?;
        }
        write!(
            out,
            "vm.call{} ",
            if spans.is_empty() { "" } else { ".variadic" }
        )?;
        self.arg(&callee[0], out)?;
        if !spans.is_empty() {
            write!(out, " spans[")?;
            for (i, n) in spans.iter().enumerate() {
                write!(out, "{}{n}", if i == 0 { "" } else { ", " })?;
            }
            write!(out, "]")?;
        }
        write!(out, "(")?;
        self.list(&operands, out)?;
        write!(out, ")")
    }

    fn branch(&self, args: &[Arg], out: &mut dyn Write) -> fmt::Result {
        let op = self.inst.op;
        write!(out, "{} ", op.mnemonic())?;
        let uses = args.iter().take_while(|a| !a.kind.is_branch()).count();
        self.list(&args[..uses], out)?;
        let (next, target) = (
            self.block(Some(self.inst.end())),
            self.block(self.inst.target(args[uses].value)),
        );
        match op {
            Op::BrTable => {
                write!(out, " {{ default: {target}()")?;
                for (i, arg) in args[uses + 1..].iter().enumerate() {
                    write!(out, ", {i}: {}()", self.block(self.inst.target(arg.value)))?;
                }
                write!(out, " }}")
            }
            Op::Br | Op::Yield => write!(out, "{target}()"),
            Op::BrZ => write!(out, ", {next}(), {target}()"),
            _ => write!(out, ", {target}(), {next}()"),
        }
    }

    fn block(&self, pc: Option<u32>) -> BlockName {
        BlockName(pc.and_then(|pc| self.leaders.binary_search(&pc).ok()))
    }

    fn list(&self, args: &[Arg], out: &mut dyn Write) -> fmt::Result {
        for (i, arg) in args.iter().enumerate() {
            if i > 0 {
                write!(out, ", ")?;
            }
            self.arg(arg, out)?;
        }
        Ok(())
    }

    /// A list whose type comes last, after a colon.
    fn typed_list(&self, args: &[Arg], out: &mut dyn Write) -> fmt::Result {
        match args.split_last() {
            Some((ty, rest)) if ty.kind == Operand::Type => {
                self.list(rest, out)?;
                write!(out, "{}: ", if rest.is_empty() { "" } else { " " })?;
                self.arg(ty, out)
            }
            _ => self.list(args, out),
        }
    }

    fn arg(&self, arg: &Arg, out: &mut dyn Write) -> fmt::Result {
        let v = arg.value;
        let named = |out: &mut dyn Write, name: Option<&str>| match name {
            Some(name) => write_symbol(name, out),
            None => write!(out, "@{v}"),
        };
        match arg.kind {
            Operand::Def32 | Operand::Use32 => write!(out, "%i{v}"),
            Operand::Def64 | Operand::Use64 => write!(out, "%i{v}:{}", v + 1),
            Operand::MoveRef if arg.moved => write!(out, "%R{v}"),
            Operand::DefRef | Operand::UseRef | Operand::MoveRef | Operand::DropRef => {
                write!(out, "%r{v}")
            }
            Operand::Global32 | Operand::Global64 => write!(out, ".rwdata[{}]", 4 * v),
            Operand::GlobalRef => write!(out, ".refs[{v}]"),
            Operand::Function => named(out, self.names.function(v as u32)),
            Operand::Import => named(out, self.names.import(v as u32)),
            Operand::Message => match self.names.message(v as u32) {
                Some(text) => write!(out, "{text:?}"),
                None if v == 0xFFFF => write!(out, "\"\""),
                None => write!(out, "message {v}"),
            },
            Operand::Type => {
                let code = TypeCode(v as u16);
                match code.name().or_else(|| {
                    self.names
                        .custom_type(u32::from(code.0.checked_sub(TypeCode::FIRST_CUSTOM)?))
                }) {
                    Some(name) => out.write_str(name),
                    None => write!(out, "type {v}"),
                }
            }
            _ => write!(out, "{v}"),
        }
    }
}

fn is_def(kind: Operand) -> bool {
    matches!(kind, Operand::Def32 | Operand::Def64 | Operand::DefRef)
}

struct BlockName(Option<usize>);

impl fmt::Display for BlockName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(n) => write!(f, "^bb{n}"),
            None => f.write_str("^out"),
        }
    }
}
