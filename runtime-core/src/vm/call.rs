//! Calls: frames, argument and result lists, native functions, and unwinding.
//!
//! A frame is [`HEADER`] words, then the value registers, then the ref registers. The header holds the word offset of
//! the call's second word, the base of the caller's frame, and the caller's ordinal with two flags and the number of its
//! instance. Lists name registers; a pair is listed as two.
//!
//! A native function has no frame but an area above its caller's: value arguments, ref arguments, value results, ref
//! results, span counts and, when its import may suspend, [`STATE_WORDS`](super::native::STATE_WORDS) of its own. While
//! it is not ready the area stays, and the call is answered again later.

use super::bind::{Binding, NativeBinding};
use super::context::LINKING;
use super::frame::{Abc, Code, Frame, Stack};
use super::machine::{HEADER, HOST, Host, Machine, Position};
use super::native::{Native, STATE_WORDS};
use super::object::{ObjectRef, Objects};
use super::status::{Fault, FaultInfo, Message, Status, Text};
use super::suspend::{Suspension, YIELD};
use crate::format::FUNCTION_WORDS;

pub(super) const STACK_OVERFLOW: Fault = Fault::new(&FaultInfo {
    status: Status::ResourceExhausted,
    text: Message::new("stack is too small for the call"),
});
const BAD_CALL: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("invalid call"),
});
const UNBOUND_IMPORT: Fault = Fault::new(&FaultInfo {
    status: Status::NotFound,
    text: Message::new("optional import is not bound"),
});
const UNDECLARED_WAIT: Fault = Fault::new(&FaultInfo {
    status: Status::FailedPrecondition,
    text: Message::new("native function is not ready, but its import is not declared to yield"),
});

/// The caller's ordinal is in the low half of header word 2; these flags say how its call is encoded.
const WIDE_LISTS: u32 = 1 << 16;
const PREFIXED: u32 = 1 << 17;
/// The caller's instance starts at this bit.
const INSTANCE_SHIFT: u32 = 24;

/// The instance of a caller, from header word 2.
#[inline(always)]
pub(super) fn instance_of(packed: u32) -> u16 {
    if LINKING {
        (packed >> INSTANCE_SHIFT) as u16
    } else {
        0
    }
}

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

    /// Passes values: the registers of `from` that the entries from `at` on name.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    fn pass_vals(&self, at: usize, from: Frame, to: &mut [u32]) {
        for (i, slot) in to.iter_mut().enumerate() {
            *slot = from.get32(self.entry(at + i));
        }
    }

    /// Passes refs: as [`pass_vals`](Self::pass_vals), and what is moved is gone from its register.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    fn pass_refs(&self, at: usize, from: Frame, objects: &mut Objects<'_>, to: &mut [u32]) {
        for (i, slot) in to.iter_mut().enumerate() {
            let (register, moved) = self.ref_entry(at + i);
            *slot = from.take(objects, register, moved).0;
        }
    }

    /// Words that a native function's area takes.
    fn words_of(&self, yields: bool) -> usize {
        let lists =
            self.arg_vals + self.arg_refs + self.result_vals + self.result_refs + self.spans;
        lists + if yields { STATE_WORDS } else { 0 }
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

impl Site {
    /// Header word 2 of what the call enters.
    #[inline(always)]
    pub(super) fn packed(&self, wide: bool, instance: u16) -> u32 {
        u32::from(self.function)
            | if wide { WIDE_LISTS } else { 0 }
            | if self.prefixed { PREFIXED } else { 0 }
            | if LINKING {
                u32::from(instance) << INSTANCE_SHIFT
            } else {
                0
            }
    }
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

/// Makes the frame of a callee of the same instance above the caller's, and says where it starts.
#[inline(always)]
pub(super) fn enter(
    machine: &mut Machine<'_, '_>,
    lists: &Lists,
    site: &Site,
    caller: Frame,
) -> Result<Position, Fault> {
    let packed = site.packed(lists.wide, machine.host.instance);
    enter_function(machine, lists, site, caller, packed, lists.callee)
}

/// Makes the frame of function `ordinal` of the running instance; the call may be one of another.
#[inline(always)]
fn enter_function(
    machine: &mut Machine<'_, '_>,
    lists: &Lists,
    site: &Site,
    caller: Frame,
    packed: u32,
    ordinal: usize,
) -> Result<Position, Fault> {
    let (entry, vals, refs) = function_at(machine.host.functions, ordinal).ok_or(BAD_CALL)?;
    let base = site.base + caller.words();
    let words = HEADER + vals + refs;
    let area = machine.stack.words(base, words).ok_or(STACK_OVERFLOW)?;
    let Some(([pc, caller_base, function], registers)) = area.split_first_chunk_mut::<HEADER>()
    else {
        return Err(BAD_CALL);
    };
    *pc = site.pc as u32;
    *caller_base = site.base as u32;
    *function = packed;
    let (vals, refs) = registers.split_at_mut_checked(vals).ok_or(BAD_CALL)?;
    let vals = vals.get_mut(..lists.arg_vals).ok_or(BAD_CALL)?;
    let (refs, others) = refs.split_at_mut_checked(lists.arg_refs).ok_or(BAD_CALL)?;
    lists.pass_vals(0, caller, vals);
    lists.pass_refs(lists.arg_vals, caller, machine.host.objects, refs);
    others.fill(0);
    *machine.stack_peak = (*machine.stack_peak).max(base + words);
    Ok(Position {
        pc: entry,
        base,
        instance: machine.host.instance,
        function: ordinal as u16,
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
    let [pc, caller_base, packed] = *machine.stack.words(base, HEADER)?.first_chunk::<HEADER>()?;
    let next = if caller_base == HOST {
        let objects = &mut *machine.host.objects;
        let results = machine.stack.words(0, base)?;
        let (vals, refs) = results.split_at_mut_checked(returned.arg_vals)?;
        returned.pass_vals(0, callee, vals);
        let refs = refs.get_mut(..returned.arg_refs)?;
        returned.pass_refs(returned.arg_vals, callee, objects, refs);
        None
    } else {
        let (pc, caller_base, function) = (pc as usize, caller_base as usize, packed as u16);
        let instance = instance_of(packed);
        if LINKING && instance != machine.host.instance {
            machine.host.enter(instance)?;
        }
        let objects = &mut *machine.host.objects;
        let caller = frame(
            &mut machine.stack,
            machine.host.functions,
            caller_base,
            function,
        )?;
        let call = saved_call(machine.host.code, pc, packed)?;
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
            instance,
            function,
        })
    };
    callee.release_all(machine.host.objects);
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

/// Calls what an import is bound to: a native function, whose results are then in the caller's registers, or a function
/// of another instance, which starts at the position returned.
#[inline(never)]
pub(super) fn import(
    machine: &mut Machine<'_, '_>,
    lists: &Lists,
    site: &Site,
    caller: Frame,
) -> Result<Option<Position>, Fault> {
    let binding = machine.host.state.imports().get(lists.callee);
    let binding = binding.copied().map(Binding::from_word).ok_or(BAD_CALL)?;
    match binding {
        Binding::Unbound => Err(UNBOUND_IMPORT),
        Binding::Function { instance, ordinal } if LINKING => {
            let packed = site.packed(lists.wide, machine.host.instance);
            machine.host.enter(instance).ok_or(BAD_CALL)?;
            let ordinal = usize::from(ordinal);
            enter_function(machine, lists, site, caller, packed, ordinal).map(Some)
        }
        Binding::Function { .. } => Err(BAD_CALL),
        Binding::Native(native) => {
            let above = site.base + caller.words();
            let words = lists.words_of(native.yields);
            let area = machine.stack.words(above, words).ok_or(STACK_OVERFLOW)?;
            *machine.stack_peak = (*machine.stack_peak).max(above + words);
            let area = Area::split(area, lists).ok_or(BAD_CALL)?;
            let objects = &mut *machine.host.objects;
            lists.pass_vals(0, caller, area.vals);
            lists.pass_refs(lists.arg_vals, caller, objects, area.refs);
            let spans = lists.arg_vals + lists.arg_refs + lists.result_vals + lists.result_refs;
            for (i, slot) in area.spans.iter_mut().enumerate() {
                *slot = lists.entry(spans + i) as u32;
            }
            area.state.fill(0);
            if YIELD {
                machine.pending = site.packed(lists.wide, machine.host.instance);
            }
            answer(&mut machine.host, lists, caller, area, native).map(|()| None)
        }
    }
}

/// What a native function works on, see the [module](self) documentation.
struct Area<'s> {
    vals: &'s mut [u32],
    refs: &'s mut [u32],
    result_vals: &'s mut [u32],
    result_refs: &'s mut [u32],
    spans: &'s mut [u32],
    state: &'s mut [u32],
}

impl<'s> Area<'s> {
    #[cfg_attr(not(feature = "yield"), inline(always))]
    fn split(words: &'s mut [u32], lists: &Lists) -> Option<Self> {
        let mut rest = words;
        let mut part = |count| rest.split_off_mut(..count);
        Some(Self {
            vals: part(lists.arg_vals)?,
            refs: part(lists.arg_refs)?,
            result_vals: part(lists.result_vals)?,
            result_refs: part(lists.result_refs)?,
            spans: part(lists.spans)?,
            state: rest,
        })
    }

    fn release_args(&self, objects: &mut Objects<'_>) {
        for slot in self.refs.iter() {
            objects.release(ObjectRef(*slot));
        }
    }
}

/// Lets a native function answer the call whose arguments are in the area.
#[cfg_attr(not(feature = "yield"), inline(always))]
fn answer(
    host: &mut Host<'_, '_>,
    lists: &Lists,
    caller: Frame,
    area: Area<'_>,
    native: NativeBinding,
) -> Result<(), Fault> {
    let module = *host.natives.get(native.module).ok_or(BAD_CALL)?;
    let objects = &mut *host.objects;
    area.result_vals.fill(0);
    area.result_refs.fill(0);
    let mut call = Native {
        vals: &*area.vals,
        refs: &*area.refs,
        spans: &*area.spans,
        result_vals: &mut *area.result_vals,
        result_refs: &mut *area.result_refs,
        state: &mut *area.state,
        objects: &mut *objects,
    };
    let mut outcome = module.call(native.function, &mut call);
    if outcome.is_err_and(|fault| Suspension::of(fault).is_some()) {
        if native.yields {
            for slot in area.result_refs.iter() {
                objects.release(ObjectRef(*slot));
            }
            return outcome;
        }
        outcome = Err(UNDECLARED_WAIT);
    }
    area.release_args(objects);
    if let Err(fault) = outcome {
        for slot in area.result_refs.iter() {
            objects.release(ObjectRef(*slot));
        }
        return Err(fault);
    }
    let mut at = lists.arg_vals + lists.arg_refs;
    for slot in area.result_vals.iter() {
        caller.set32(lists.entry(at), *slot);
        at += 1;
    }
    for slot in area.result_refs.iter() {
        caller.put(objects, lists.entry(at), ObjectRef(*slot));
        at += 1;
    }
    Ok(())
}

/// The call that waits at a position for a native function.
#[cfg(feature = "yield")]
struct Waiting {
    lists: Lists,
    caller: Frame,
    above: usize,
    native: NativeBinding,
}

#[cfg(feature = "yield")]
impl Waiting {
    fn at(machine: &mut Machine<'_, '_>, here: &Position) -> Option<Self> {
        let lists = saved_call(machine.host.code, here.pc, machine.pending)?;
        let word = *machine.host.state.imports().get(lists.callee)?;
        let Binding::Native(native) = Binding::from_word(word) else {
            return None;
        };
        let functions = machine.host.functions;
        let caller = frame(&mut machine.stack, functions, here.base, here.function)?;
        Some(Self {
            lists,
            caller,
            above: here.base + caller.words(),
            native,
        })
    }
}

/// Lets the native function that a run waits for answer again. When it has, `here` is after the call.
#[cfg(feature = "yield")]
pub(super) fn answer_again(
    machine: &mut Machine<'_, '_>,
    here: &mut Position,
) -> Result<(), Fault> {
    let call = Waiting::at(machine, here).ok_or(BAD_CALL)?;
    let area = machine
        .stack
        .words(call.above, call.lists.words_of(call.native.yields));
    let area = area
        .and_then(|words| Area::split(words, &call.lists))
        .ok_or(BAD_CALL)?;
    let outcome = answer(
        &mut machine.host,
        &call.lists,
        call.caller,
        area,
        call.native,
    );
    match outcome {
        Ok(()) => here.pc += call.lists.words(),
        Err(fault) if Suspension::of(fault).is_none() => here.pc -= 1,
        Err(_) => {}
    }
    outcome
}

/// Gives up the call of a native function that a run waits for.
#[cfg(feature = "yield")]
pub(super) fn give_up(machine: &mut Machine<'_, '_>, here: &Position) {
    let Some(call) = Waiting::at(machine, here) else {
        return;
    };
    let words = call.lists.words_of(call.native.yields);
    let area = machine.stack.words(call.above, words);
    if let Some(area) = area.and_then(|words| Area::split(words, &call.lists)) {
        area.release_args(machine.host.objects);
    }
}

/// The fault of `vm.fail`.
#[inline(never)]
pub(super) fn fail(host: &mut Host<'_, '_>, code: u32, message: u16) -> Fault {
    if !cfg!(feature = "messages") {
        return Fault::with_text(Status::from_code(code));
    }
    let module = host.modules.get(usize::from(host.instance));
    let text = module.and_then(|m| m.message(message)).unwrap_or("failed");
    host.objects.text = Text::new();
    host.objects.text.push_str(text);
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
        if LINKING
            && machine.host.instance != here.instance
            && machine.host.enter(here.instance).is_none()
        {
            return;
        }
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
            instance: instance_of(packed),
            function: packed as u16,
        };
    }
}
