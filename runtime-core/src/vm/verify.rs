//! The verifier: what the interpreter may rely on, checked once at load, without a heap.
//!
//! For each function, in one walk over its code:
//! * every word belongs to an instruction of the table, and the last one does not fall through;
//! * every register operand is below the function's register count (a pair with both halves);
//! * every global, rodata, type, import and function number exists;
//! * every branch leads to the start of an instruction of the same function;
//! * every call passes what its callee takes and expects what it returns, spans included; every return gives what the
//!   function declares.
//!
//! Ref types are checked when an instruction runs, because any ref register can hold any type. Instruction starts are
//! kept in a bitmap of fixed size; code longer than that is walked once more for each further window.

use core::fmt;

use crate::format::{FunctionInfo, Module};
use crate::isa::{self, Arg, DecodeError, Inst, Op, Operand, TypeCode};
use crate::signature::{Counts, Signature};

/// A rule that an instruction breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// Ordinal of the function.
    pub function: u16,
    /// Word offset of the instruction in the function.
    pub pc: u32,
    /// The rule.
    pub rule: &'static str,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("function ")?;
        crate::text::write_u64(f, u64::from(self.function))?;
        f.write_str(" word ")?;
        crate::text::write_u64(f, u64::from(self.pc))?;
        f.write_str(": ")?;
        f.write_str(self.rule)
    }
}

impl core::error::Error for VerifyError {}

/// Checks the code of a module.
///
/// # Errors
/// The first rule that is broken, and where.
pub fn verify(module: &Module<'_>) -> Result<(), VerifyError> {
    for function in 0..module.function_count() {
        let (Some(info), Some(code)) = (module.function(function), module.function_code(function))
        else {
            return Err(VerifyError {
                function,
                pc: 0,
                rule: "function has no code",
            });
        };
        verify_function(module, &info, code).map_err(|(pc, rule)| VerifyError {
            function,
            pc,
            rule,
        })?;
    }
    Ok(())
}

type Broken = (u32, &'static str);

fn verify_function(module: &Module<'_>, info: &FunctionInfo, code: &[u32]) -> Result<(), Broken> {
    let mut pc = 0;
    let mut last = None;
    while (pc as usize) < code.len() {
        let inst = decode(code, pc)?;
        verify_instruction(module, info, &inst).map_err(|rule| (pc, rule))?;
        last = Some(inst.op);
        pc = inst.end();
    }
    if !last.is_some_and(Op::is_terminator) {
        return Err((pc, "control can run past the end of the function"));
    }
    verify_targets(code)
}

fn decode(code: &[u32], pc: u32) -> Result<Inst<'_>, Broken> {
    isa::decode(code, pc).map_err(|e| {
        (
            pc,
            match e {
                DecodeError::UnknownOpcode { .. } => "unknown opcode",
                DecodeError::Truncated { .. } => "instruction runs past the end of the function",
                DecodeError::StrayPrefix { .. } => "wide prefix with nothing to extend",
            },
        )
    })
}

/// Words of the bitmap of instruction starts.
const WINDOW: usize = 64;

/// Checks that each branch leads to an instruction start.
fn verify_targets(code: &[u32]) -> Result<(), Broken> {
    let end = code.len() as u32;
    let mut from = 0;
    while from < end {
        let to = end.min(from + WINDOW as u32 * 32);
        let mut starts = [0u32; WINDOW];
        let mut pc = 0;
        while pc < to {
            if pc >= from
                && let Some(word) = starts.get_mut((pc - from) as usize / 32)
            {
                *word |= 1 << ((pc - from) % 32);
            }
            pc = decode(code, pc)?.end();
        }
        let mut pc = 0;
        while pc < end {
            let inst = decode(code, pc)?;
            if inst
                .op
                .shape()
                .operands()
                .iter()
                .any(|k| k.is_branch() || *k == Operand::TableTail)
            {
                for arg in inst.operands().filter(|a| a.kind.is_branch()) {
                    let target = inst.target(arg.value).filter(|t| *t < end);
                    let target = target.ok_or((pc, "branch target is outside the function"))?;
                    let start = |at: u32| {
                        starts
                            .get(at as usize / 32)
                            .is_some_and(|word| word >> (at % 32) & 1 != 0)
                    };
                    if (from..to).contains(&target) && !start(target - from) {
                        return Err((pc, "branch target is inside an instruction"));
                    }
                }
            }
            pc = inst.end();
        }
        from = to;
    }
    Ok(())
}

fn verify_instruction(
    module: &Module<'_>,
    info: &FunctionInfo,
    inst: &Inst<'_>,
) -> Result<(), &'static str> {
    for arg in inst.operands() {
        verify_operand(module, info, arg)?;
    }
    match inst.op {
        Op::Call | Op::CallWide => {
            let callee = inst
                .operands()
                .next()
                .and_then(|a| module.function(a.value as u16));
            let callee = callee.ok_or("function number is out of range")?;
            verify_lists(inst, callee.args, callee.results, 0)
        }
        Op::CallImport | Op::CallImportWide => {
            let import = inst
                .operands()
                .next()
                .and_then(|a| module.imports().nth(a.value as usize));
            verify_import(
                inst,
                &import.ok_or("import number is out of range")?.signature,
            )
        }
        Op::Return | Op::ReturnWide => {
            let lists = Lists::of(inst);
            if lists.args == info.results {
                Ok(())
            } else {
                Err("return differs from the function's results")
            }
        }
        Op::Yield => Err("suspension is not supported"),
        _ => Ok(()),
    }
}

fn verify_operand(module: &Module<'_>, info: &FunctionInfo, arg: Arg) -> Result<(), &'static str> {
    let below = |limit: u32| u32::try_from(arg.value).is_ok_and(|v| v < limit);
    let (ok, rule) = match arg.kind {
        Operand::Def32 | Operand::Use32 => {
            (below(info.vals.into()), "value register is out of range")
        }
        Operand::Def64 | Operand::Use64 => (
            below(u32::from(info.vals).saturating_sub(1)),
            "register pair is out of range",
        ),
        Operand::DefRef | Operand::UseRef | Operand::MoveRef | Operand::DropRef => {
            (below(info.refs.into()), "ref register is out of range")
        }
        Operand::Global32 => (below(module.global_words()), "global is out of range"),
        Operand::Global64 => (
            below(module.global_words().saturating_sub(1)),
            "global is out of range",
        ),
        Operand::GlobalRef => (
            below(module.global_refs().into()),
            "ref global is out of range",
        ),
        Operand::Rodata => (
            below(module.rodata_count().into()),
            "rodata segment is out of range",
        ),
        Operand::Import => (
            below(module.import_count().into()),
            "import number is out of range",
        ),
        Operand::Function => (
            below(module.function_count().into()),
            "function number is out of range",
        ),
        Operand::Type => {
            let code = TypeCode(arg.value as u16);
            let known = match code.0.checked_sub(TypeCode::FIRST_CUSTOM) {
                Some(index) => index < module.type_count(),
                None => code.is_known(),
            };
            (known, "type is out of range")
        }
        _ => (true, ""),
    };
    if ok { Ok(()) } else { Err(rule) }
}

/// The sizes of a call's or return's lists.
struct Lists {
    args: Counts,
    results: Counts,
    spans: u32,
}

impl Lists {
    fn of(inst: &Inst<'_>) -> Self {
        let count = |kind: Operand| inst.operands().filter(|a| a.kind == kind).count();
        // The counts are 16-bit fields, so they fit.
        Self {
            args: Counts {
                vals: count(Operand::Use32) as u16,
                refs: count(Operand::MoveRef) as u16,
            },
            results: Counts {
                vals: count(Operand::Def32) as u16,
                refs: count(Operand::DefRef) as u16,
            },
            spans: count(Operand::Span) as u32,
        }
    }
}

fn verify_lists(
    inst: &Inst<'_>,
    args: Counts,
    results: Counts,
    spans: u32,
) -> Result<(), &'static str> {
    let lists = Lists::of(inst);
    if lists.args != args {
        return Err("call passes other arguments than its callee takes");
    }
    if lists.results != results {
        return Err("call expects other results than its callee returns");
    }
    if lists.spans != spans {
        Err("call has another number of spans than its callee")
    } else {
        Ok(())
    }
}

fn verify_import(inst: &Inst<'_>, signature: &Signature<'_>) -> Result<(), &'static str> {
    const TOO_MANY: &str = "spans have too many elements";
    let fixed = signature.arg_counts();
    let (mut vals, mut refs) = (u32::from(fixed.vals), u32::from(fixed.refs));
    let mut counts = inst
        .operands()
        .filter(|a| a.kind == Operand::Span)
        .map(|a| a.value as u32);
    let mut spans = 0;
    for element in signature.spans() {
        let n = counts
            .next()
            .ok_or("call has another number of spans than its callee")?;
        // A count is 16 bits and an element at most 2^16 slots, so the products fit; the sums may not.
        vals = vals
            .checked_add(n * u32::from(element.vals))
            .ok_or(TOO_MANY)?;
        refs = refs
            .checked_add(n * u32::from(element.refs))
            .ok_or(TOO_MANY)?;
        spans += 1;
    }
    let args = Counts {
        vals: u16::try_from(vals).map_err(|_| TOO_MANY)?,
        refs: u16::try_from(refs).map_err(|_| TOO_MANY)?,
    };
    verify_lists(inst, args, signature.result_counts(), spans)
}
