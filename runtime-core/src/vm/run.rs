//! The dispatch loop: page 0 instructions, executed in place from the module's code.
//!
//! One word is fetched, its opcode and three operand bytes are split, and a `match` does the work. The wide prefix only
//! widens the operands of the next word and dispatches again, so that short instructions pay nothing for it. Calls
//! leave the inner loop to take the registers of another frame. What is not hot is in other files of this folder.

use super::call;
use super::extended;
use super::frame::{Abc, Code};
use super::machine::{Machine, Position};
use super::object::ObjectRef;
use super::shape;
use super::simple;
use super::status::{Fault, FaultInfo, Message, Status};
use super::suspend::{Suspension, YIELD};
use crate::isa::{PAGE_PREFIX, TypeCode, WIDE_PREFIX, code};

pub(super) const BAD_CODE: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("invalid instruction"),
});
/// The opcode of page 1 as the loop sees it.
const PAGE: u32 = PAGE_PREFIX as u32;
/// The wide prefix as the loop sees it.
const WIDE: u32 = WIDE_PREFIX as u32;

/// The `match` of the loop: the arms given, and for each row one like
/// `code::AddI32 => shape::binary::<simple::AddI32>(host, frame, x, &mut code)`, which may halt.
macro_rules! dispatch {
    (
        [$word:ident, $host:ident, $frame:ident, $x:ident, $code:ident, $position:ident, $words:ident]
        { $($arm:tt)* }
        $($name:ident $(| $more:ident)* $(if $guard:ident)?:
            $form:ident($($operand:ty),*) -> $result:ty = $what:expr;)*
    ) => {
        match u32::from($word as u8) {
            $($arm)*
            $(code::$name $(| code::$more)* $(if simple::$guard)? => {
                if let Err(fault) =
                    shape::$form::<simple::$name>($host, $frame, $x, &mut $code)
                {
                    return halt($position, $code, $words, fault);
                }
            })*
            // Never in verified code. That 0 has an arm lets the compiler see that every byte has one.
            0 => return halt($position, $code, $words, BAD_CODE),
            _ => return halt($position, $code, $words, BAD_CODE),
        }
    };
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// One instruction was run; the run goes on at the position.
    On,
    /// The entry frame has returned.
    Returned,
}

/// Runs from `position`, which is in the running instance, until the entry frame returns. On a fault `position` is that
/// of the instruction, or where to go on if the fault is a [suspension](Suspension::of).
pub(super) fn run(machine: &mut Machine<'_, '_>, position: &mut Position) -> Result<(), Fault> {
    execute::<false>(machine, position).map(|_| ())
}

/// Runs the instruction at `position`, which then is that of the next one; on a fault as [`run`].
#[cfg(feature = "threaded")]
pub(super) fn step(
    machine: &mut Machine<'_, '_>,
    position: &mut Position,
) -> Result<Progress, Fault> {
    execute::<true>(machine, position)
}

/// Runs one instruction, or until the entry frame returns.
#[expect(
    clippy::too_many_lines,
    reason = "one arm an instruction, and no logic beside it"
)]
#[inline(always)]
fn execute<const ONE: bool>(
    machine: &mut Machine<'_, '_>,
    position: &mut Position,
) -> Result<Progress, Fault> {
    'frame: loop {
        let Position {
            pc, base, function, ..
        } = *position;
        let words = machine.host.code;
        let functions = machine.host.functions;
        let Some(frame) = call::frame(&mut machine.stack, functions, base, function) else {
            return Err(BAD_CODE);
        };
        let Some(mut code) = Code::new(words, pc) else {
            return Err(BAD_CODE);
        };
        let mut word = code.fetch();
        let mut x = Abc::of(word);
        loop {
            let host = &mut machine.host;
            // The arms below, and one a row of the simple instructions.
            simple::for_each_simple!(dispatch [word, host, frame, x, code, position, words] {
                code::ConstRefZero => {
                    frame.put(host.objects, x.a, ObjectRef::NULL);
                }
                code::ConstRefRodata => {
                    let buffer = ObjectRef::rodata(host.instance, x.index16() as u16);
                    frame.put(host.objects, x.a, buffer);
                }
                code::AssignRef => {
                    let value = frame.take_field(host.objects, x.b);
                    frame.put(host.objects, x.a, value);
                }
                code::DiscardRefs => {
                    frame.put(host.objects, x.a, ObjectRef::NULL);
                    frame.put(host.objects, x.b, ObjectRef::NULL);
                    frame.put(host.objects, x.c, ObjectRef::NULL);
                }

                code::GlobalLoadRef => {
                    let ty = host.ty(TypeCode(code.word(0) as u16));
                    let global = host.state.global_refs().get(x.index16());
                    let value = ObjectRef(global.copied().unwrap_or(0));
                    match host.objects.check_type(value, ty) {
                        Ok(()) => {
                            host.objects.retain(value);
                            frame.put(host.objects, x.a, value);
                            code.skip(1);
                        }
                        Err(fault) => return halt(position, code, words, fault),
                    }
                }
                code::GlobalStoreRef => {
                    let ty = host.ty(TypeCode(code.word(0) as u16));
                    let value = frame.take_field(host.objects, x.a);
                    if let Err(fault) = host.objects.check_type(value, ty) {
                        host.objects.release(value);
                        return halt(position, code, words, fault);
                    }
                    if let Some(slot) = host.state.global_refs_mut().get_mut(x.index16()) {
                        let old = core::mem::replace(slot, value.0);
                        host.objects.release(ObjectRef(old));
                    }
                    code.skip(1);
                }

                code::CmpEqRef => {
                    let equal = frame.peek(x.b) == frame.peek(x.c);
                    frame.set32(x.a, u32::from(equal));
                }
                code::CmpNeRef => {
                    let equal = frame.peek(x.b) == frame.peek(x.c);
                    frame.set32(x.a, u32::from(!equal));
                }
                code::CmpNzRef => {
                    let null = frame.peek(x.b).is_null();
                    frame.set32(x.a, u32::from(!null));
                }
                code::SelectRef => {
                    let ty = host.ty(TypeCode(code.half(1) as u16));
                    let first = frame.take_field(host.objects, x.c);
                    let second = frame.take_half(host.objects, code.half(0));
                    let (chosen, other) = if frame.get32(x.b) != 0 {
                        (first, second)
                    } else {
                        (second, first)
                    };
                    host.objects.release(other);
                    match host.objects.check_type(chosen, ty) {
                        Ok(()) => {
                            frame.put(host.objects, x.a, chosen);
                            code.skip(1);
                        }
                        Err(fault) => {
                            host.objects.release(chosen);
                            return halt(position, code, words, fault);
                        }
                    }
                }

                code::BufferLength => match host.objects.span(frame.peek(x.b)) {
                    Ok(span) => {
                        frame.set64(x.a, span.len() as u64);
                    }
                    Err(fault) => return halt(position, code, words, fault),
                },
                code::Br => {
                    let distance = (word as i32 >> 8) as isize;
                    if let Err(fault) = shape::branch(host, &mut code, true, distance) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrTable => {
                    let (index, count) = (frame.get32(x.a) as usize, x.index16());
                    let entry = if index < count { index + 1 } else { 0 };
                    let distance = code.word(entry) as i32 as isize;
                    if let Err(fault) = shape::branch(host, &mut code, true, distance) {
                        return halt(position, code, words, fault);
                    }
                }
                code::Call | code::CallWide => {
                    let lists =
                        call::Lists::of_call(code, x, u32::from(word as u8) == code::CallWide);
                    let site = call::Site {
                        pc: code.pc(words),
                        base,
                        function,
                        prefixed: x.a | x.b | x.c > 0xFF,
                    };
                    match call::enter(machine, &lists, &site, frame) {
                        Ok(callee) => {
                            *position = callee;
                            machine.host.pay()?;
                            if ONE {
                                return Ok(Progress::On);
                            }
                            continue 'frame;
                        }
                        Err(fault) => return halt(position, code, words, fault),
                    }
                }
                code::CallImport | code::CallImportWide => {
                    let lists = call::Lists::of_call(
                        code,
                        x,
                        u32::from(word as u8) == code::CallImportWide,
                    );
                    let site = call::Site {
                        pc: code.pc(words),
                        base,
                        function,
                        prefixed: x.a | x.b | x.c > 0xFF,
                    };
                    match call::import(machine, &lists, &site, frame) {
                        Ok(None) => {
                            code.skip(lists.words());
                        }
                        // A function of another instance.
                        Ok(Some(callee)) => {
                            *position = callee;
                            machine.host.pay()?;
                            if ONE {
                                return Ok(Progress::On);
                            }
                            continue 'frame;
                        }
                        Err(fault) => return halt(position, code, words, fault),
                    }
                }
                code::Return | code::ReturnWide => {
                    let lists =
                        call::Lists::of_return(code, x, u32::from(word as u8) == code::ReturnWide);
                    match call::leave(machine, &lists, frame, base) {
                        Some(caller) => {
                            *position = caller;
                            if ONE {
                                return Ok(Progress::On);
                            }
                            continue 'frame;
                        }
                        None => return Ok(Progress::Returned),
                    }
                }
                code::Fail => {
                    position.pc = code.pc(words) - 1;
                    return Err(call::fail(host, frame.get32(x.a), x.index16() as u16));
                }
                code::Yield if YIELD => {
                    code.jump((word as i32 >> 8) as isize);
                    return halt(position, code, words, Suspension::Yield.fault());
                }
                PAGE => {
                    // A copy of the operands: were they passed themselves, which is by reference, every instruction
                    // would have to keep them in memory.
                    let operands = Abc {
                        a: x.a,
                        b: x.b,
                        c: x.c,
                    };
                    let rest = words.get(code.pc(words)..).unwrap_or(&[]);
                    match extended::run(host, frame, rest, operands) {
                        Ok(words) => {
                            code.skip(words);
                        }
                        Err(fault) => return halt(position, code, words, fault),
                    }
                }
                WIDE => {
                    let high = x;
                    word = code.fetch();
                    let low = Abc::of(word);
                    x = Abc {
                        a: high.a << 8 | low.a,
                        b: high.b << 8 | low.b,
                        c: high.c << 8 | low.c,
                    };
                    continue;
                }
            });
            if ONE {
                position.pc = code.pc(words);
                return Ok(Progress::On);
            }
            word = code.fetch();
            x = Abc::of(word);
        }
    }
}

/// Notes where the instruction before `code` is, or for a suspension where `code` is. Out of line, so that the ways to
/// fail do not meet in the loop.
#[cold]
#[inline(never)]
fn halt(
    position: &mut Position,
    code: Code,
    words: &[u32],
    fault: Fault,
) -> Result<Progress, Fault> {
    position.pc = code.pc(words) - usize::from(Suspension::of(fault).is_none());
    Err(fault)
}
