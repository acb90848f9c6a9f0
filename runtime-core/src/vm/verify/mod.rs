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
    FRAME_WORDS, FunctionInfo, IMPORT_STATE_WORDS, Import, Module, UNBOUNDED, needs,
};
use crate::isa::{self, Arg, DecodeError, Inst, Op, Operand, TypeCode};
use crate::signature::Counts;

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
        let (mut pc, mut last) = (0, (0, None));
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
                last = (pc, Some(inst.op));
                pc = inst.end();
            }
            self.targets(from, to, starts)?;
            from = to;
        }
        if last.1.is_some_and(Op::is_terminator) {
            Ok(())
        } else {
            Err((last.0, Rule::End))
        }
    }

    fn decode(&self, pc: u32) -> Result<Inst<'a>, Broken> {
        isa::decode(self.code, pc).map_err(|e| {
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
                for arg in inst.operands().filter(|arg| arg.kind.is_branch()) {
                    let bit = match inst.target(arg.value) {
                        Some(target) if (from..to).contains(&target) => target - from,
                        _ => continue,
                    };
                    let word = starts.get(bit as usize / 32).copied().unwrap_or(0);
                    if word >> (bit % 32) & 1 == 0 {
                        return Err((pc, Rule::TargetStart));
                    }
                }
            }
            pc = inst.end();
        }
        Ok(())
    }

    /// Checks one instruction but for where its branches land.
    fn instruction(&self, inst: &Inst<'_>) -> Result<(), Rule> {
        if needs(inst.op) & !self.module.features() != 0 {
            return Err(Rule::Feature);
        }
        // What is passed and returned, in slots, and what the callee wants. The lists of a return count as passed.
        let (mut passed, mut returned) = (Sizes::default(), Sizes::default());
        let mut callee = Callee::default();
        let mut spans = None;
        let mut words = 0;
        for arg in inst.operands() {
            self.operand(inst, arg)?;
            words += 1;
            match arg.kind {
                Operand::Use32 => passed.vals += 1,
                Operand::MoveRef => passed.refs += 1,
                Operand::Def32 => returned.vals += 1,
                Operand::DefRef => returned.refs += 1,
                Operand::Function => {
                    let info = self.module.function(arg.value as u16).unwrap_or_default();
                    callee = Callee {
                        args: info.args.into(),
                        results: info.results.into(),
                        stack_words: info.stack_words,
                    };
                }
                Operand::Import => {
                    let import = self.import(arg.value as usize).ok_or(Rule::Import)?;
                    let signature = import.signature;
                    callee.args = signature.arg_counts().into();
                    callee.results = signature.result_counts().into();
                    if import.yields {
                        callee.stack_words = IMPORT_STATE_WORDS;
                    }
                    spans = Some(signature.spans());
                }
                Operand::Span => {
                    let element = spans.as_mut().and_then(Iterator::next);
                    let element = element.ok_or(Rule::Spans)?;
                    callee.args.add(arg.value as u32, element);
                }
                _ => {}
            }
        }
        match inst.op {
            Op::Call | Op::CallWide => {}
            Op::CallImport | Op::CallImportWide => {
                if spans.is_some_and(|mut spans| spans.next().is_some()) {
                    return Err(Rule::Spans);
                }
                // An import gets its arguments, results and span counts in one area; the import number is not in it.
                callee.stack_words += words - 1;
            }
            Op::Return | Op::ReturnWide => {
                return if passed == self.info.results.into() {
                    Ok(())
                } else {
                    Err(Rule::Return)
                };
            }
            _ => return Ok(()),
        }
        if passed != callee.args {
            Err(Rule::Arguments)
        } else if returned != callee.results {
            Err(Rule::Results)
        } else {
            self.covers(callee.stack_words)
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
        match self.imports.get(ordinal) {
            Some(offset) => self.module.import_at(*offset),
            None => self.module.imports().nth(ordinal),
        }
    }

    fn operand(&self, inst: &Inst<'_>, arg: Arg) -> Result<(), Rule> {
        let module = self.module;
        // An operand has a limit that it must stay below, and a rule that says so.
        let (limit, rule) = match arg.kind {
            Operand::Def32 | Operand::Use32 => (self.info.vals.into(), Rule::Value),
            Operand::Def64 | Operand::Use64 => {
                (u32::from(self.info.vals).saturating_sub(1), Rule::Pair)
            }
            Operand::DefRef | Operand::UseRef | Operand::MoveRef | Operand::DropRef => {
                (self.info.refs.into(), Rule::Ref)
            }
            Operand::Global32 => (module.global_words(), Rule::Global),
            Operand::Global64 => (module.global_words().saturating_sub(1), Rule::Global),
            Operand::GlobalRef => (module.global_refs().into(), Rule::GlobalRef),
            Operand::Rodata => (module.rodata_count().into(), Rule::Rodata),
            Operand::Function => (module.function_count().into(), Rule::Function),
            Operand::Import => (module.import_count().into(), Rule::Import),
            Operand::Message => match module.message_count() {
                0 => return Ok(()),
                _ if arg.value == NO_MESSAGE => return Ok(()),
                count => (count.into(), Rule::Message),
            },
            Operand::Type => return self.type_code(inst.op, TypeCode(arg.value as u16)),
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
        if u32::try_from(arg.value).is_ok_and(|value| value < limit) {
            Ok(())
        } else {
            Err(rule)
        }
    }

    fn type_code(&self, op: Op, code: TypeCode) -> Result<(), Rule> {
        let known = match code.0.checked_sub(TypeCode::FIRST_CUSTOM) {
            Some(index) => index < self.module.type_count(),
            None => code.is_known(),
        };
        if !known {
            Err(Rule::Type)
        } else if code.is_scalar() && op != Op::ListAlloc {
            Err(Rule::TypeClass)
        } else {
            Ok(())
        }
    }
}

/// The number of no message.
const NO_MESSAGE: i64 = 0xFFFF;

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

/// What a call's callee takes and gives.
#[derive(Default)]
struct Callee {
    args: Sizes,
    results: Sizes,
    stack_words: u32,
}
