//! Calls: frames, argument and result lists, native functions, and unwinding.
//!
//! A frame is [`HEADER`] words, then the value registers, then the ref registers. The header holds the word offset of
//! the call's second word, the base of the caller's frame, and the caller's ordinal with two flags. Lists name
//! registers; a pair is listed as two.

use super::frame::{Abc, Frame};
use super::machine::{Host, Machine, UNBOUND};
use super::native::Native;
use super::object::{ObjectRef, Objects};
use super::run::{HEADER, HOST, Position};
use super::status::{Fault, Status, Text};
use crate::format::FUNCTION_WORDS;

const STACK_OVERFLOW: Fault =
    Fault::new(Status::ResourceExhausted, "stack is too small for the call");
const BAD_CALL: Fault = Fault::new(Status::Internal, "invalid call");
const UNBOUND_IMPORT: Fault = Fault::new(Status::NotFound, "optional import is not bound");

/// The caller's ordinal is in the low half of header word 2; these flags say how its call is encoded.
const WIDE_LISTS: u32 = 1 << 16;
const PREFIXED: u32 = 1 << 17;

/// The register lists of a call or a return, read from the code.
#[derive(Clone, Copy)]
pub(super) struct Lists<'m> {
    code: &'m [u32],
    /// First word of the lists.
    at: usize,
    wide: bool,
    arg_vals: usize,
    arg_refs: usize,
    result_vals: usize,
    result_refs: usize,
    spans: usize,
    callee: usize,
}

impl<'m> Lists<'m> {
    /// The lists of a call whose second word is at `pc`.
    #[inline(always)]
    pub(super) fn of_call(code: &'m [u32], pc: usize, x: Abc, wide: bool) -> Self {
        let second = code.get(pc).copied().unwrap_or(0);
        Self {
            code,
            at: pc + 1,
            wide,
            arg_vals: x.a,
            arg_refs: x.b,
            result_vals: x.c,
            result_refs: (second >> 16 & 0xFF) as usize,
            spans: (second >> 24) as usize,
            callee: (second & 0xFFFF) as usize,
        }
    }

    /// The lists of a return whose first list word is at `pc`.
    #[inline(always)]
    pub(super) fn of_return(code: &'m [u32], pc: usize, x: Abc, wide: bool) -> Self {
        Self {
            code,
            at: pc,
            wide,
            arg_vals: x.a,
            arg_refs: x.b,
            result_vals: 0,
            result_refs: 0,
            spans: 0,
            callee: 0,
        }
    }

    #[inline(always)]
    fn entry(&self, i: usize) -> usize {
        let (word, shift, mask) = if self.wide {
            (i / 2, 16 * (i % 2), 0xFFFF)
        } else {
            (i / 4, 8 * (i % 4), 0xFF)
        };
        (self.code.get(self.at + word).copied().unwrap_or(0) >> shift & mask) as usize
    }

    /// A ref entry: the register, and whether it is moved.
    #[inline(always)]
    fn ref_entry(&self, i: usize) -> (usize, bool) {
        let entry = self.entry(i);
        let bit = if self.wide { 0x8000 } else { 0x80 };
        (entry & (bit - 1), entry & bit != 0)
    }

    /// Word offset after the lists.
    #[inline(always)]
    pub(super) fn end(&self) -> usize {
        let entries =
            self.arg_vals + self.arg_refs + self.result_vals + self.result_refs + self.spans;
        self.at + entries.div_ceil(if self.wide { 2 } else { 4 })
    }
}

/// Where a call is, for the return.
pub(super) struct Site {
    /// Word offset of the call's second word.
    pub(super) pc: usize,
    pub(super) base: usize,
    pub(super) function: u16,
    pub(super) prefixed: bool,
    pub(super) wide: bool,
}

/// A function that has been entered.
pub(super) struct Callee {
    pub(super) entry: usize,
    pub(super) ordinal: u16,
    /// Words of its frame.
    pub(super) words: usize,
}

/// Entry and register counts of a function.
#[inline(always)]
fn function_at(functions: &[u32], ordinal: usize) -> Option<(usize, usize, usize)> {
    match functions.get(ordinal * FUNCTION_WORDS..ordinal * FUNCTION_WORDS + 2) {
        Some(&[entry, registers]) => Some((
            entry as usize,
            (registers & 0xFFFF) as usize,
            (registers >> 16) as usize,
        )),
        _ => None,
    }
}

/// The registers of a frame, and the stack above it.
#[inline(always)]
pub(super) fn window<'s>(
    stack: &'s mut [u32],
    functions: &[u32],
    base: usize,
    function: u16,
) -> Option<(Frame<'s>, &'s mut [u32])> {
    let (_, vals, refs) = function_at(functions, function.into())?;
    let registers = stack.get_mut(base + HEADER..)?;
    let (vals, rest) = registers.split_at_mut_checked(vals)?;
    let (refs, above) = rest.split_at_mut_checked(refs)?;
    Some((Frame { vals, refs }, above))
}

/// Makes the frame of a callee above the caller's.
#[inline]
pub(super) fn enter(
    objects: &mut Objects<'_>,
    functions: &[u32],
    code: &[u32],
    site: &Site,
    x: Abc,
    caller: &mut Frame<'_>,
    above: &mut [u32],
) -> Result<Callee, Fault> {
    let lists = Lists::of_call(code, site.pc, x, site.wide);
    let (entry, vals, refs) = function_at(functions, lists.callee).ok_or(BAD_CALL)?;
    let words = HEADER + vals + refs;
    let frame = above.get_mut(..words).ok_or(STACK_OVERFLOW)?;
    let (header, registers) = frame.split_at_mut(HEADER);
    let (vals, refs) = registers.split_at_mut(vals);
    if lists.arg_vals > vals.len() || lists.arg_refs > refs.len() {
        return Err(BAD_CALL);
    }
    for (i, slot) in vals.iter_mut().take(lists.arg_vals).enumerate() {
        *slot = caller.get32(lists.entry(i));
    }
    let (args, others) = refs.split_at_mut(lists.arg_refs);
    for (i, slot) in args.iter_mut().enumerate() {
        let (register, moved) = lists.ref_entry(lists.arg_vals + i);
        *slot = caller.take(objects, register, moved).0;
    }
    others.fill(0);
    if let [pc, base, function] = header {
        *pc = site.pc as u32;
        *base = site.base as u32;
        *function = u32::from(site.function)
            | if site.wide { WIDE_LISTS } else { 0 }
            | if site.prefixed { PREFIXED } else { 0 };
    }
    Ok(Callee {
        entry,
        ordinal: lists.callee as u16,
        words,
    })
}

/// Copies the results to the caller, releases the frame's refs, and says where the caller goes on; `None` for the
/// entry frame, whose results go to the bottom of the stack.
#[inline]
pub(super) fn leave(
    machine: &mut Machine<'_, '_>,
    returned: Lists<'_>,
    here: Position,
) -> Option<Position> {
    let functions = machine.host.functions;
    let objects = &mut *machine.host.objects;
    let (below, own) = machine.stack.split_at_mut_checked(here.base)?;
    let [pc, base, packed] = *own.first_chunk::<HEADER>()?;
    let (mut callee, _) = window(own, functions, 0, here.function)?;
    let next = if base == HOST {
        let (vals, refs) = below.split_at_mut_checked(returned.arg_vals)?;
        for (i, slot) in vals.iter_mut().enumerate() {
            *slot = callee.get32(returned.entry(i));
        }
        for (i, slot) in refs.iter_mut().take(returned.arg_refs).enumerate() {
            let (register, moved) = returned.ref_entry(returned.arg_vals + i);
            *slot = callee.take(objects, register, moved).0;
        }
        None
    } else {
        let (pc, base, function) = (pc as usize, base as usize, packed as u16);
        let (mut caller, _) = window(below, functions, base, function)?;
        let call = call_lists(returned.code, pc, packed);
        let first = call.arg_vals + call.arg_refs;
        for i in 0..returned.arg_vals {
            caller.set32(call.entry(first + i), callee.get32(returned.entry(i)));
        }
        for i in 0..returned.arg_refs {
            let (register, moved) = returned.ref_entry(returned.arg_vals + i);
            let value = callee.take(objects, register, moved);
            caller.put(objects, call.entry(first + call.result_vals + i), value);
        }
        Some(Position {
            pc: call.end(),
            base,
            function,
        })
    };
    for slot in callee.refs.iter_mut() {
        objects.release(ObjectRef(core::mem::take(slot)));
    }
    next
}

/// The lists of a call from what its frame header saved.
fn call_lists(code: &[u32], pc: usize, packed: u32) -> Lists<'_> {
    let at = |i: usize| code.get(i).copied().unwrap_or(0);
    let first = at(pc.wrapping_sub(1));
    let prefix = if packed & PREFIXED != 0 {
        at(pc.wrapping_sub(2))
    } else {
        0
    };
    let field = |n: u32| (first >> n & 0xFF | (prefix >> n & 0xFF) << 8) as usize;
    Lists::of_call(
        code,
        pc,
        Abc {
            a: field(8),
            b: field(16),
            c: field(24),
        },
        packed & WIDE_LISTS != 0,
    )
}

/// Calls a native function; returns the stack words that its arguments and results took.
#[inline(never)]
pub(super) fn import(
    host: &mut Host<'_, '_>,
    lists: Lists<'_>,
    caller: &mut Frame<'_>,
    above: &mut [u32],
) -> Result<usize, Fault> {
    let binding = host.imports.get(lists.callee).copied().ok_or(BAD_CALL)?;
    if binding == UNBOUND {
        return Err(UNBOUND_IMPORT);
    }
    let native = *host.natives.get((binding >> 16) as usize).ok_or(BAD_CALL)?;
    let words =
        lists.arg_vals + lists.arg_refs + lists.result_vals + lists.result_refs + lists.spans;
    let area = above.get_mut(..words).ok_or(STACK_OVERFLOW)?;
    // Within `area`, in this order; the sum above makes every split succeed.
    let (vals, rest) = area.split_at_mut(lists.arg_vals);
    let (refs, rest) = rest.split_at_mut(lists.arg_refs);
    let (result_vals, rest) = rest.split_at_mut(lists.result_vals);
    let (result_refs, spans) = rest.split_at_mut(lists.result_refs);
    let objects = &mut *host.objects;
    let mut at = 0;
    for slot in vals.iter_mut() {
        *slot = caller.get32(lists.entry(at));
        at += 1;
    }
    for slot in refs.iter_mut() {
        let (register, moved) = lists.ref_entry(at);
        *slot = caller.take(objects, register, moved).0;
        at += 1;
    }
    result_vals.fill(0);
    result_refs.fill(0);
    for (i, slot) in spans.iter_mut().enumerate() {
        *slot = lists.entry(at + lists.result_vals + lists.result_refs + i) as u32;
    }
    let mut call = Native {
        vals,
        refs,
        spans,
        result_vals: &mut *result_vals,
        result_refs: &mut *result_refs,
        objects: &mut *objects,
    };
    let outcome = native.call(binding as u16, &mut call);
    for slot in refs.iter() {
        objects.release(ObjectRef(*slot));
    }
    if let Err(fault) = outcome {
        for slot in result_refs.iter() {
            objects.release(ObjectRef(*slot));
        }
        return Err(fault);
    }
    for slot in result_vals.iter() {
        caller.set32(lists.entry(at), *slot);
        at += 1;
    }
    for slot in result_refs.iter() {
        caller.put(objects, lists.entry(at), ObjectRef(*slot));
        at += 1;
    }
    Ok(words)
}

/// The fault of `vm.fail`.
#[inline(never)]
pub(super) fn fail(host: &mut Host<'_, '_>, code: u32, message: u16) -> Fault {
    host.objects.text = Text::new();
    host.objects
        .text
        .push_str(host.module.message(message).unwrap_or("failed"));
    Fault::new(Status::from_code(code), "")
}

/// Releases the refs of every frame after a fault.
pub(super) fn unwind(machine: &mut Machine<'_, '_>, mut here: Position) {
    let functions = machine.host.functions;
    loop {
        let Some(header) = machine
            .stack
            .get(here.base..)
            .and_then(|s| s.first_chunk::<HEADER>())
        else {
            return;
        };
        let [_, base, packed] = *header;
        if let Some((frame, _)) = window(machine.stack, functions, here.base, here.function) {
            for slot in frame.refs.iter_mut() {
                machine
                    .host
                    .objects
                    .release(ObjectRef(core::mem::take(slot)));
            }
        }
        // Bases descend, which also ends the walk over a stack that a bad module could not have written.
        if base == HOST || base as usize >= here.base {
            return;
        }
        here = Position {
            pc: 0,
            base: base as usize,
            function: packed as u16,
        };
    }
}
