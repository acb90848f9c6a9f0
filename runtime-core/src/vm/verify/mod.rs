//! The verifier: what the interpreter may rely on, checked once at load, without a heap.
//!
//! The reader of the format has checked before that function entries start at 0 and ascend, so that functions have
//! code and do not overlap; that arguments fit the registers; that rodata segments lie in the module; that records of
//! imports and exports are well formed, with known flag bits only; and that an export's calling convention is that of
//! its function. Then each instruction of each function keeps these rules, whose numbers [`Rule`] has:
//!
//! 1. Its number is in the instruction table.
//! 2. All its words lie in the function.
//! 3. Its wide prefix, if any, has something to extend.
//! 4. The features that it needs are named in the module's header, and so built in.
//! 5. It is not the last of its function, unless control never falls through it.
//! 6. A branch leads into its own function,
//! 7. and there to the start of an instruction.
//! 8. A value register is below the function's count of them.
//! 9. So are both halves of a pair; the low one may have any number.
//! 10. A ref register is below the function's count of them, used, moved or written.
//! 11. A value global lies in the globals with all its words.
//! 12. A ref global exists.
//! 13. A rodata segment exists.
//! 14. A called function exists.
//! 15. A called or queried import exists.
//! 16. A message exists, unless messages were stripped or the number is that of none.
//! 17. A type is a fixed one, or one of the module's own.
//! 18. A type is that of a ref, unless it is that of a new list's elements.
//! 19. A call passes the value slots and the refs that its callee takes, span elements included.
//! 20. It has as many spans as its callee.
//! 21. It expects the results that its callee returns.
//! 22. A return gives what its function declares.
//! 23. The function's stack bound, if it has one, covers its frame and on top of it what each call needs: the callee's
//!     own bound, or the area of an import's arguments. Bounds that do so cover whole chains of calls, and cannot exist
//!     where calls form a cycle, so that nothing beyond this instruction has to be looked at.
//!
//! Ref types are checked when an instruction runs, because any ref register can hold any type.
//!
//! # Memory and time
//!
//! Rule 7 wants to know where instructions start: a bit for each word of a function, in memory that the caller lends.
//! Where it holds a bit for each word of the longest function, and an entry for each import, the time is linear in the
//! code. With less, rule 7 takes another walk over a function for each further part of it that fits.

mod rules;

use core::fmt;

use crate::format::{
    FRAME_WORDS, FunctionInfo, IMPORT_STATE_WORDS, Import, Module, UNBOUNDED, needs_of,
};
use crate::isa::{self, Arg, DecodeError, Encoded, Operand, TypeCode, code};
use crate::signature::{Counts, Spans};

pub use rules::Rule;

/// A rule that an instruction breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// Ordinal of the function.
    pub function: u16,
    /// Word offset of the instruction in the function.
    pub pc: u32,
    /// The rule.
    pub rule: Rule,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("function ")?;
        crate::text::write_u64(f, u64::from(self.function))?;
        f.write_str(" word ")?;
        crate::text::write_u64(f, u64::from(self.pc))?;
        f.write_str(": rule ")?;
        crate::text::write_u64(f, u64::from(self.rule.number()))?;
        f.write_str(": ")?;
        f.write_str(self.rule.text())
    }
}

impl core::error::Error for VerifyError {}

/// Checks the code of a module, in linear time with the feature `alloc` while memory lasts.
///
/// # Errors
/// The first rule that is broken, and where.
pub fn verify(module: &Module<'_>) -> Result<(), VerifyError> {
    #[cfg(feature = "alloc")]
    {
        let words = scratch_words(module);
        let mut scratch = alloc::vec::Vec::new();
        if scratch.try_reserve_exact(words).is_ok() {
            scratch.resize(words, 0);
        }
        verify_in(module, &mut scratch)
    }
    #[cfg(not(feature = "alloc"))]
    verify_in(module, &mut [])
}

/// Words of scratch memory with which [`verify_in`] is fastest.
#[must_use]
pub fn scratch_words(module: &Module<'_>) -> usize {
    let longest = (0..module.function_count())
        .filter_map(|function| module.function_code(function))
        .map(<[u32]>::len)
        .max();
    usize::from(module.import_count()) + longest.unwrap_or(0).div_ceil(32).max(FEWEST)
}

/// The least words of instruction starts that are worth having.
const FEWEST: usize = 8;

/// Checks the code of a module with scratch memory of any length, whose contents it overwrites.
///
/// # Errors
/// As [`verify`].
pub fn verify_in(module: &Module<'_>, scratch: &mut [u32]) -> Result<(), VerifyError> {
    let mut own = [0; FEWEST];
    let imports = usize::from(module.import_count());
    let (offsets, starts) = match scratch.split_at_mut_checked(imports) {
        Some((offsets, starts)) if starts.len() >= FEWEST => (offsets, starts),
        _ => (&mut [][..], &mut own[..]),
    };
    for (slot, offset) in offsets.iter_mut().zip(module.import_offsets()) {
        *slot = offset;
    }
    for function in 0..module.function_count() {
        let info = module.function(function).unwrap_or_default();
        let code = module.function_code(function).unwrap_or_default();
        let checker = Checker {
            module,
            imports: offsets,
            info,
            code,
        };
        checker
            .function(starts)
            .map_err(|(pc, rule)| VerifyError { function, pc, rule })?;
    }
    Ok(())
}

type Broken = (u32, Rule);

/// One function, and what its instructions can name.
struct Checker<'m, 'a> {
    module: &'m Module<'a>,
    /// Where the record of each import is, if there was memory to note it.
    imports: &'m [u32],
    info: FunctionInfo,
    code: &'a [u32],
}

impl<'a> Checker<'_, 'a> {
    /// Checks the function part by part: first the instructions that start in a part, then all branches into it.
    fn function(&self, starts: &mut [u32]) -> Result<(), Broken> {
        let end = self.code.len() as u32;
        // A function that calls nothing needs its frame.
        self.covers(0).map_err(|rule| (0, rule))?;
        let (mut pc, mut last) = (0, (0, 0));
        let mut from = 0;
        while from < end {
            let to = end.min(from.saturating_add(starts.len() as u32 * 32));
            starts.fill(0);
            while pc < to {
                let inst = self.decode(pc)?;
                self.instruction(&inst).map_err(|rule| (pc, rule))?;
                let bit = pc - from;
                if let Some(word) = starts.get_mut(bit as usize / 32) {
                    *word |= 1 << (bit % 32);
                }
                last = (pc, inst.number());
                pc = inst.end();
            }
            self.targets(from, to, starts)?;
            from = to;
        }
        if isa::is_terminator(last.1) {
            Ok(())
        } else {
            Err((last.0, Rule::End))
        }
    }

    fn decode(&self, pc: u32) -> Result<Encoded<'a>, Broken> {
        isa::decode_number(self.code, pc).map_err(|e| {
            let rule = match e {
                DecodeError::UnknownOpcode { .. } => Rule::Opcode,
                DecodeError::Truncated { .. } => Rule::Extent,
                DecodeError::StrayPrefix { .. } => Rule::Prefix,
            };
            (pc, rule)
        })
    }

    /// Checks that each branch into `from..to` leads to one of the instruction starts there.
    fn targets(&self, from: u32, to: u32, starts: &[u32]) -> Result<(), Broken> {
        let mut pc = 0;
        while (pc as usize) < self.code.len() {
            let inst = self.decode(pc)?;
            if inst.branches() {
                let mut found = true;
                inst.visit(&mut |arg| {
                    let target = inst.target(arg.value).filter(|_| arg.kind.is_branch());
                    if let Some(target) = target.filter(|target| (from..to).contains(target)) {
                        let bit = target - from;
                        let word = starts.get(bit as usize / 32).copied().unwrap_or(0);
                        found = word >> (bit % 32) & 1 != 0;
                    }
                    found
                });
                if !found {
                    return Err((pc, Rule::TargetStart));
                }
            }
            pc = inst.end();
        }
        Ok(())
    }

    /// Checks one instruction but for where its branches land.
    fn instruction(&self, inst: &Encoded<'_>) -> Result<(), Rule> {
        if needs_of(inst.number()) & !self.module.features() != 0 {
            return Err(Rule::Feature);
        }
        let mut call = Call::default();
        let mut outcome = Ok(());
        inst.visit(&mut |arg| {
            outcome = self.operand(inst, arg, &mut call);
            outcome.is_ok()
        });
        outcome?;
        match u32::from(inst.number()) {
            code::Call | code::CallWide => {}
            code::CallImport | code::CallImportWide => {
                // An import gets its arguments, results and span counts in one area, behind them what it keeps while
                // it waits.
                call.stack_words += call.entries;
            }
            code::Return | code::ReturnWide => {
                return if call.passed == self.info.results.into() {
                    Ok(())
                } else {
                    Err(Rule::Return)
                };
            }
            _ => return Ok(()),
        }
        if call.spans.next().is_some() {
            Err(Rule::Spans)
        } else if call.passed != call.args {
            Err(Rule::Arguments)
        } else if call.returned != call.results {
            Err(Rule::Results)
        } else {
            self.covers(call.stack_words)
        }
    }

    /// Checks the stack bound against the frame with `words` more above it.
    fn covers(&self, words: u32) -> Result<(), Rule> {
        let FunctionInfo {
            vals,
            refs,
            stack_words,
            ..
        } = self.info;
        let frame = FRAME_WORDS + u32::from(vals) + u32::from(refs);
        // A sum that does not fit, or that has an unbounded part, is UNBOUNDED too.
        if frame.saturating_add(words) <= stack_words
            && (words != UNBOUNDED || stack_words == UNBOUNDED)
        {
            Ok(())
        } else {
            Err(Rule::Stack)
        }
    }

    fn import(&self, ordinal: usize) -> Option<Import<'a>> {
        let offset = match self.imports.get(ordinal) {
            Some(offset) => *offset,
            None => self.module.import_offsets().nth(ordinal)?,
        };
        self.module.import_at(offset)
    }

    /// Checks an operand, and counts it for a call or a return.
    #[inline(never)]
    fn operand(&self, inst: &Encoded<'_>, arg: Arg, call: &mut Call<'a>) -> Result<(), Rule> {
        let module = self.module;
        let number = arg.value as u32;
        call.entries += 1;
        // An operand has a limit that it must stay below, and a rule that says so.
        let (limit, rule) = match arg.kind {
            Operand::Use32 => {
                call.passed.vals += 1;
                (self.info.vals.into(), Rule::Value)
            }
            Operand::Def32 => {
                call.returned.vals += 1;
                (self.info.vals.into(), Rule::Value)
            }
            Operand::Def64 | Operand::Use64 => {
                (u32::from(self.info.vals).saturating_sub(1), Rule::Pair)
            }
            Operand::MoveRef => {
                call.passed.refs += 1;
                (self.info.refs.into(), Rule::Ref)
            }
            Operand::DefRef => {
                call.returned.refs += 1;
                (self.info.refs.into(), Rule::Ref)
            }
            Operand::UseRef | Operand::DropRef => (self.info.refs.into(), Rule::Ref),
            Operand::Global32 => (module.global_words(), Rule::Global),
            Operand::Global64 => (module.global_words().saturating_sub(1), Rule::Global),
            Operand::GlobalRef => (module.global_refs().into(), Rule::GlobalRef),
            Operand::Rodata => (module.rodata_count().into(), Rule::Rodata),
            Operand::Function => {
                let callee = module.function(arg.value as u16).ok_or(Rule::Function)?;
                call.args = callee.args.into();
                call.results = callee.results.into();
                call.stack_words = callee.stack_words;
                call.entries = 0;
                return Ok(());
            }
            Operand::Import => {
                let import = self.import(number as usize).ok_or(Rule::Import)?;
                let signature = import.signature;
                call.args = signature.arg_counts().into();
                call.results = signature.result_counts().into();
                call.spans = signature.spans();
                call.stack_words = if import.yields { IMPORT_STATE_WORDS } else { 0 };
                call.entries = 0;
                return Ok(());
            }
            Operand::Span => {
                let element = call.spans.next().ok_or(Rule::Spans)?;
                call.args.add(number, element);
                return Ok(());
            }
            Operand::Message => match module.message_count() {
                0 => return Ok(()),
                _ if number == NO_MESSAGE => return Ok(()),
                count => (count.into(), Rule::Message),
            },
            Operand::Type => return self.type_code(inst, TypeCode(arg.value as u16)),
            kind if kind.is_branch() => {
                let inside = inst
                    .target(arg.value)
                    .is_some_and(|target| (target as usize) < self.code.len());
                return if inside {
                    Ok(())
                } else {
                    Err(Rule::TargetRange)
                };
            }
            _ => return Ok(()),
        };
        if number < limit { Ok(()) } else { Err(rule) }
    }

    fn type_code(&self, inst: &Encoded<'_>, ty: TypeCode) -> Result<(), Rule> {
        let known = match ty.0.checked_sub(TypeCode::FIRST_CUSTOM) {
            Some(index) => index < self.module.type_count(),
            None => ty.is_known(),
        };
        if !known {
            Err(Rule::Type)
        } else if ty.is_scalar() && u32::from(inst.number()) != code::ListAlloc {
            Err(Rule::TypeClass)
        } else {
            Ok(())
        }
    }
}

/// The number of no message.
const NO_MESSAGE: u32 = 0xFFFF;

/// [`Counts`] that may exceed 16 bits, as spans can make them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sizes {
    vals: u32,
    refs: u32,
}

impl Sizes {
    /// Adds `n` elements of a span. A count has 16 bits, so that the products fit.
    fn add(&mut self, n: u32, element: Counts) {
        self.vals = self.vals.saturating_add(n * u32::from(element.vals));
        self.refs = self.refs.saturating_add(n * u32::from(element.refs));
    }
}

impl From<Counts> for Sizes {
    fn from(counts: Counts) -> Self {
        Self {
            vals: counts.vals.into(),
            refs: counts.refs.into(),
        }
    }
}

/// What a call passes and expects, and what its callee takes and gives. What a return gives counts as passed.
#[derive(Default)]
struct Call<'a> {
    passed: Sizes,
    returned: Sizes,
    args: Sizes,
    results: Sizes,
    /// Spans of the callee whose elements have not been counted.
    spans: Spans<'a>,
    /// The callee's bound.
    stack_words: u32,
    /// Operands after the callee.
    entries: u32,
}
