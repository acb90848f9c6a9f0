//! Calls: frames, argument and result lists, native functions, and unwinding.
//!
//! A frame is [`HEADER`] words, then the value registers, then the ref registers. The header holds the word offset of
//! the call's second word, the base of the caller's frame, and the caller's ordinal with two flags. Lists name
//! registers; a pair is listed as two.

use super::frame::{Abc, Code, Frame, Stack};
use super::machine::{Host, Machine, UNBOUND};
use super::native::Native;
use super::object::ObjectRef;
use super::run::{HEADER, HOST, Position};
use super::status::{Fault, FaultInfo, Status, Text};
use crate::format::FUNCTION_WORDS;

const STACK_OVERFLOW: Fault = Fault::new(&FaultInfo {
    status: Status::ResourceExhausted,
    text: "stack is too small for the call",
});
const BAD_CALL: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: "invalid call",
});
const UNBOUND_IMPORT: Fault = Fault::new(&FaultInfo {
    status: Status::NotFound,
    text: "optional import is not bound",
});

/// The caller's ordinal is in the low half of header word 2; these flags say how its call is encoded.
const WIDE_LISTS: u32 = 1 << 16;
const PREFIXED: u32 = 1 << 17;

/// The register lists of a call or a return, read from the code.
#[derive(Clone, Copy)]
pub(super) struct Lists {
    /// First word of the lists.
    code: Code,
    wide: bool,
    arg_vals: usize,
    arg_refs: usize,
    result_vals: usize,
    result_refs: usize,
    spans: usize,
    callee: usize,
}

impl Lists {
    /// The lists of a call whose second word is next.
    #[inline(always)]
    pub(super) fn of_call(mut code: Code, x: Abc, wide: bool) -> Self {
        let second = code.fetch();
        Self {
            code,
            wide,
            arg_vals: x.a,
            arg_refs: x.b,
            result_vals: x.c,
            result_refs: (second >> 16 & 0xFF) as usize,
            spans: (second >> 24) as usize,
            callee: (second & 0xFFFF) as usize,
        }
    }

    /// The lists of a return whose first list word is next.
    #[inline(always)]
    pub(super) fn of_return(code: Code, x: Abc, wide: bool) -> Self {
        Self {
            code,
            wide,
            arg_vals: x.a,
            arg_refs: x.b,
            result_vals: 0,
            result_refs: 0,
            spans: 0,
            callee: 0,
        }
    }

    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    fn entry(&self, i: usize) -> usize {
        if self.wide {
            self.code.half(i)
        } else {
            self.code.byte(i)
        }
    }

    /// A ref entry: the register, and whether it is moved.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    fn ref_entry(&self, i: usize) -> (usize, bool) {
        let entry = self.entry(i);
        let bit = if self.wide { 0x8000 } else { 0x80 };
        (entry & (bit - 1), entry & bit != 0)
    }

    /// Words of a call after its first.
    #[inline(always)]
    pub(super) fn words(&self) -> usize {
        let entries =
            self.arg_vals + self.arg_refs + self.result_vals + self.result_refs + self.spans;
        1 + entries.div_ceil(if self.wide { 2 } else { 4 })
    }
}

/// Where a call is, for the return.
pub(super) struct Site {
    /// Word offset of the call's second word.
    pub(super) pc: usize,
    pub(super) base: usize,
    pub(super) function: u16,
    /// Whether the call has a wide prefix.
    pub(super) prefixed: bool,
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

/// The registers of a function's frame.
#[inline(always)]
pub(super) fn frame(
    stack: &mut Stack<'_>,
    functions: &[u32],
    base: usize,
    function: u16,
) -> Option<Frame> {
    let (_, vals, refs) = function_at(functions, function.into())?;
    stack.frame(base, vals, refs)
}

/// Makes the frame of a callee above the caller's, and says where it starts.
#[inline(always)]
pub(super) fn enter(
    machine: &mut Machine<'_, '_>,
    lists: &Lists,
    site: &Site,
    caller: Frame,
) -> Result<Position, Fault> {
    let (entry, vals, refs) = function_at(machine.host.functions, lists.callee).ok_or(BAD_CALL)?;
    let base = site.base + caller.words();
    let words = HEADER + vals + refs;
    let area = machine.stack.words(base, words).ok_or(STACK_OVERFLOW)?;
    let Some(([pc, caller_base, function], registers)) = area.split_first_chunk_mut::<HEADER>()
    else {
        return Err(BAD_CALL);
    };
    *pc = site.pc as u32;
    *caller_base = site.base as u32;
    *function = u32::from(site.function)
        | if lists.wide { WIDE_LISTS } else { 0 }
        | if site.prefixed { PREFIXED } else { 0 };
    let (vals, refs) = registers.split_at_mut_checked(vals).ok_or(BAD_CALL)?;
    for (i, slot) in vals.iter_mut().take(lists.arg_vals).enumerate() {
        *slot = caller.get32(lists.entry(i));
    }
    for (i, slot) in refs.iter_mut().enumerate() {
        *slot = if i < lists.arg_refs {
            let (register, moved) = lists.ref_entry(lists.arg_vals + i);
            caller.take(machine.host.objects, register, moved).0
        } else {
            0
        };
    }
    *machine.stack_peak = (*machine.stack_peak).max(base + words);
    Ok(Position {
        pc: entry,
        base,
        function: lists.callee as u16,
    })
}

/// Copies the results to the caller, releases the frame's refs, and says where the caller goes on; `None` for the
/// entry frame, whose results go to the bottom of the stack.
#[inline(always)]
pub(super) fn leave(
    machine: &mut Machine<'_, '_>,
    returned: &Lists,
    callee: Frame,
    base: usize,
) -> Option<Position> {
    let objects = &mut *machine.host.objects;
    let [pc, caller_base, packed] = *machine.stack.words(base, HEADER)?.first_chunk::<HEADER>()?;
    let next = if caller_base == HOST {
        let results = machine.stack.words(0, base)?;
        let (vals, refs) = results.split_at_mut_checked(returned.arg_vals)?;
        for (i, slot) in vals.iter_mut().enumerate() {
            *slot = callee.get32(returned.entry(i));
        }
        for (i, slot) in refs.iter_mut().take(returned.arg_refs).enumerate() {
            let (register, moved) = returned.ref_entry(returned.arg_vals + i);
            *slot = callee.take(objects, register, moved).0;
        }
        None
    } else {
        let (pc, caller_base, function) = (pc as usize, caller_base as usize, packed as u16);
        let caller = frame(
            &mut machine.stack,
            machine.host.functions,
            caller_base,
            function,
        )?;
        let call = saved_call(machine.host.module.code(), pc, packed)?;
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
            pc: pc + call.words(),
            base: caller_base,
            function,
        })
    };
    callee.release_all(objects);
    next
}

/// The lists of a call from what its frame header saved: the offset of its second word, and the flags.
#[inline(always)]
fn saved_call(code: &[u32], pc: usize, packed: u32) -> Option<Lists> {
    let first = *code.get(pc.wrapping_sub(1))?;
    let prefix = if packed & PREFIXED != 0 {
        *code.get(pc.wrapping_sub(2))?
    } else {
        0
    };
    let field = |n: u32| (first >> n & 0xFF | (prefix >> n & 0xFF) << 8) as usize;
    let x = Abc {
        a: field(8),
        b: field(16),
        c: field(24),
    };
    Some(Lists::of_call(
        Code::new(code, pc)?,
        x,
        packed & WIDE_LISTS != 0,
    ))
}

/// Calls a native function.
#[inline(never)]
pub(super) fn import(
    machine: &mut Machine<'_, '_>,
    lists: &Lists,
    caller: Frame,
    base: usize,
) -> Result<(), Fault> {
    let host = &mut machine.host;
    let binding = host.imports.get(lists.callee).copied().ok_or(BAD_CALL)?;
    if binding == UNBOUND {
        return Err(UNBOUND_IMPORT);
    }
    let native = *host.natives.get((binding >> 16) as usize).ok_or(BAD_CALL)?;
    let words =
        lists.arg_vals + lists.arg_refs + lists.result_vals + lists.result_refs + lists.spans;
    let above = base + caller.words();
    let area = machine.stack.words(above, words).ok_or(STACK_OVERFLOW)?;
    *machine.stack_peak = (*machine.stack_peak).max(above + words);
    // Within `area`, in this order; the sum above makes every split succeed.
    let mut rest = area;
    let mut part = |count| rest.split_off_mut(..count).ok_or(BAD_CALL);
    let vals = part(lists.arg_vals)?;
    let refs = part(lists.arg_refs)?;
    let result_vals = part(lists.result_vals)?;
    let result_refs = part(lists.result_refs)?;
    let spans = rest;
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
    Ok(())
}

/// The fault of `vm.fail`.
#[inline(never)]
pub(super) fn fail(host: &mut Host<'_, '_>, code: u32, message: u16) -> Fault {
    host.objects.text = Text::new();
    host.objects
        .text
        .push_str(host.module.message(message).unwrap_or("failed"));
    Fault::with_text(Status::from_code(code))
}

/// Releases the refs of every frame after a fault.
pub(super) fn unwind(machine: &mut Machine<'_, '_>, mut here: Position) {
    loop {
        let header = machine
            .stack
            .words(here.base, HEADER)
            .and_then(|words| words.first_chunk::<HEADER>().copied());
        let Some([_, base, packed]) = header else {
            return;
        };
        if let Some(frame) = frame(
            &mut machine.stack,
            machine.host.functions,
            here.base,
            here.function,
        ) {
            frame.release_all(machine.host.objects);
        }
        // Bases descend, which also ends the walk.
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
