//! Page 1 instructions: what is not hot. Each returns how many extension words it has.

use super::bind::Binding;
use super::frame::{Abc, Frame};
use super::machine::Host;
use super::numeric::{self, float32, float64};
use super::object::{ObjectRef, Objects, RefType};
use super::status::{Fault, FaultInfo, Message, Status};
#[cfg(feature = "trace")]
use super::trace;
use super::{list, math};
use crate::isa::{Operand, TypeCode, code};

const BAD_CODE: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("invalid instruction"),
});
const NOT_BUILT_IN: Fault = Fault::new(&FaultInfo {
    status: Status::Unimplemented,
    text: Message::new("instruction is not built into this runtime"),
});
const OUT_OF_BOUNDS: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("access outside the buffer"),
});
const BAD_GLOBAL: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("global offset is out of range"),
});
const F64: bool = cfg!(feature = "f64");
const I64: bool = cfg!(feature = "int64");
const MATH: bool = cfg!(feature = "math");
const EXTENDED: bool = cfg!(feature = "extended");

/// The extension words of an instruction, as halves.
#[derive(Clone, Copy)]
struct Halves<'m>(&'m [u32]);

impl Halves<'_> {
    #[inline(never)]
    fn at(self, n: usize) -> usize {
        (self.0.get(n / 2).copied().unwrap_or(0) >> (16 * (n % 2)) & 0xFFFF) as usize
    }

    fn type_at(self, n: usize) -> TypeCode {
        TypeCode(self.at(n) as u16)
    }
}

/// The size or offset in the register pair that half `n` names.
#[inline(never)]
fn half(frame: Frame, h: Halves<'_>, n: usize) -> Result<usize, Fault> {
    size(frame.get64(h.at(n)))
}

/// A size or offset operand: negative or beyond the address space is out of range.
fn size(value: u64) -> Result<usize, Fault> {
    usize::try_from(value as i64).map_err(|_| OUT_OF_BOUNDS)
}

/// Runs the instruction whose number is in `x.a` and whose first operands are in `x.b` and `x.c`.
#[inline(never)]
pub(super) fn run(
    host: &mut Host<'_, '_>,
    frame: Frame,
    words: &[u32],
    x: Abc,
) -> Result<usize, Fault> {
    let number = 0x100 | (x.a & 0xFF) as u32;
    let h = Halves(words);
    let instance = host.instance;
    let ty = |n| RefType {
        code: h.type_at(n),
        instance,
    };
    let objects = &mut *host.objects;
    match number {
        0x100..=0x10B if EXTENDED => global(host, frame, h, x, number),
        0x110..=0x13F if EXTENDED || MATH => {
            let b = if is_binary(number) {
                frame.f32(h.at(0))
            } else {
                0.0
            };
            frame.set_f32(
                x.b,
                math::f32_function(number, frame.f32(x.c), b).ok_or(NOT_BUILT_IN)?,
            );
            Ok(usize::from(is_binary(number)))
        }
        0x140..=0x16F if F64 && (EXTENDED || MATH) => {
            let b = if is_binary(number) {
                frame.f64(h.at(0))
            } else {
                0.0
            };
            frame.set_f64(
                x.b,
                math::f64_function(number, frame.f64(x.c), b).ok_or(NOT_BUILT_IN)?,
            );
            Ok(usize::from(is_binary(number)))
        }
        0x170..=0x177 if EXTENDED => {
            cast(frame, x, number)?;
            Ok(0)
        }
        0x180..=0x18A => buffer(objects, frame, h, x, number),
        0x190..=0x19E if cfg!(feature = "collections") => {
            lists(objects, frame, h, x, number, instance)
        }
        _ if !EXTENDED => Err(NOT_BUILT_IN),
        code::SwitchI32 | code::SwitchF32 => {
            let (chosen, words) = choose(frame, h, x, 1);
            frame.set32(x.b, frame.get32(chosen));
            Ok(words)
        }
        code::SwitchI64 | code::SwitchF64 => {
            let (chosen, words) = choose(frame, h, x, 1);
            frame.set64(x.b, frame.get64(chosen));
            Ok(words)
        }
        code::SwitchRef => {
            let (chosen, words) = choose(frame, h, x, 2);
            let ty = ty(1);
            let value = frame.take_half(objects, chosen);
            // A moved operand that is not selected is released.
            let count = h.at(2);
            for n in (0..count).map(|i| h.at(3 + i)).chain([h.at(0)]) {
                if n & 0x8000 != 0 {
                    frame.put(objects, n & 0x7FFF, ObjectRef::NULL);
                }
            }
            put_checked(objects, frame, x.b, value, ty)?;
            Ok(words)
        }
        code::CastAnyRef => {
            let value = frame.take_field(objects, x.c);
            put_checked(objects, frame, x.b, value, ty(0))?;
            Ok(1)
        }
        code::ImportResolved => {
            let bound = host
                .state
                .imports()
                .get(h.at(0))
                .is_some_and(|b| *b != Binding::UNBOUND);
            frame.set32(x.b, u32::from(bound));
            Ok(1)
        }
        code::Trace | code::Print => {
            #[cfg(feature = "trace")]
            trace_point(host, frame, words, number, x);
            let objects = &mut *host.objects;
            let count = h.at(0);
            for n in (0..count).map(|i| h.at(1 + i)) {
                if n & 0xC000 == 0xC000 {
                    frame.put(objects, n & 0x3FFF, ObjectRef::NULL);
                }
            }
            Ok((count + 1).div_ceil(2))
        }
        code::Break | code::CondBreak => {
            #[cfg(feature = "trace")]
            stop_point(host, frame, words, number, x);
            Ok(0)
        }
        _ => Err(BAD_CODE),
    }
}

/// Tells of a trace or print point.
#[cfg(feature = "trace")]
fn trace_point(host: &Host<'_, '_>, frame: Frame, words: &[u32], number: u32, x: Abc) {
    let kind = if number == code::Print {
        trace::PointKind::Print
    } else {
        trace::PointKind::Trace
    };
    trace::reach(host, frame, kind, words, Some(x.b | x.c << 8));
}

/// Tells of a debugger stop, unless it has a condition that does not hold.
#[cfg(feature = "trace")]
fn stop_point(host: &Host<'_, '_>, frame: Frame, words: &[u32], number: u32, x: Abc) {
    if number == code::Break || frame.get32(x.b) != 0 {
        trace::reach(host, frame, trace::PointKind::Break, words, None);
    }
}

/// Whether a page 1 float function has a second operand.
fn is_binary(number: u32) -> bool {
    matches!(
        crate::isa::operands_of(number as u16),
        Some([_, _, Operand::Use32 | Operand::Use64])
    )
}

/// Puts a ref whose count is the caller's, or releases it when its type is wrong.
fn put_checked(
    objects: &mut Objects<'_>,
    frame: Frame,
    register: usize,
    value: ObjectRef,
    ty: RefType,
) -> Result<(), Fault> {
    match objects.check_type(value, ty) {
        Ok(()) => {
            frame.put(objects, register, value);
            Ok(())
        }
        Err(fault) => {
            objects.release(value);
            Err(fault)
        }
    }
}

/// The half that a switch selects, and the instruction's extension words. The default is half 0, the count half
/// `head`, and the values follow.
fn choose(frame: Frame, h: Halves<'_>, x: Abc, head: usize) -> (usize, usize) {
    let (index, count) = (frame.get32(x.c) as i32, h.at(head));
    let chosen = match usize::try_from(index) {
        Ok(i) if i < count => h.at(head + 1 + i),
        _ => h.at(0),
    };
    (chosen, (head + 1 + count).div_ceil(2))
}

fn global(
    host: &mut Host<'_, '_>,
    frame: Frame,
    h: Halves<'_>,
    x: Abc,
    number: u32,
) -> Result<usize, Fault> {
    let ty = host.ty(h.type_at(0));
    let objects = &mut *host.objects;
    // Value globals are named by byte offset, in the last operand.
    let word = |frame: Frame| {
        let offset = frame.get32(x.c);
        if offset.is_multiple_of(4) {
            Ok(offset as usize / 4)
        } else {
            Err(BAD_GLOBAL)
        }
    };
    match number {
        code::GlobalLoadIndirectI32 | code::GlobalLoadIndirectF32 => {
            let value = *host.state.globals().get(word(frame)?).ok_or(BAD_GLOBAL)?;
            frame.set32(x.b, value);
            Ok(0)
        }
        code::GlobalLoadIndirectI64 | code::GlobalLoadIndirectF64 => {
            let at = word(frame)?;
            let Some(&[low, high]) = host.state.globals().get(at..at + 2) else {
                return Err(BAD_GLOBAL);
            };
            frame.set64(x.b, u64::from(low) | u64::from(high) << 32);
            Ok(0)
        }
        code::GlobalStoreIndirectI32 | code::GlobalStoreIndirectF32 => {
            *host
                .state
                .globals_mut()
                .get_mut(word(frame)?)
                .ok_or(BAD_GLOBAL)? = frame.get32(x.b);
            Ok(0)
        }
        code::GlobalStoreIndirectI64 | code::GlobalStoreIndirectF64 => {
            let (at, value) = (word(frame)?, frame.get64(x.b));
            let Some([low, high]) = host.state.globals_mut().get_mut(at..at + 2) else {
                return Err(BAD_GLOBAL);
            };
            (*low, *high) = (value as u32, (value >> 32) as u32);
            Ok(0)
        }
        code::GlobalLoadIndirectRef => {
            let value = ObjectRef(
                *host
                    .state
                    .global_refs()
                    .get(frame.get32(x.c) as usize)
                    .ok_or(BAD_GLOBAL)?,
            );
            objects.retain(value);
            put_checked(objects, frame, x.b, value, ty)?;
            Ok(1)
        }
        code::GlobalTakeRef | code::GlobalTakeIndirectRef => {
            let direct = number == code::GlobalTakeRef;
            // The type is behind the ordinal of a direct one.
            let ty = if direct { host.ty(h.type_at(1)) } else { ty };
            let ordinal = if direct {
                h.at(0)
            } else {
                frame.get32(x.c) as usize
            };
            let objects = &*host.objects;
            let slot = host
                .state
                .global_refs_mut()
                .get_mut(ordinal)
                .ok_or(BAD_GLOBAL)?;
            objects.check_type(ObjectRef(*slot), ty)?;
            let value = ObjectRef(core::mem::take(slot));
            frame.put(host.objects, x.b, value);
            Ok(1)
        }
        code::GlobalStoreIndirectRef => {
            let slot = host
                .state
                .global_refs_mut()
                .get_mut(frame.get32(x.c) as usize)
                .ok_or(BAD_GLOBAL)?;
            let value = frame.take_field(objects, x.b);
            if let Err(fault) = objects.check_type(value, ty) {
                objects.release(value);
                return Err(fault);
            }
            let old = core::mem::replace(slot, value.0);
            objects.release(ObjectRef(old));
            Ok(1)
        }
        _ => Err(BAD_CODE),
    }
}

/// The rounding float to integer casts. Out of range saturates and NaN gives 0, where the dialect leaves it open.
fn cast(frame: Frame, x: Abc, number: u32) -> Result<(), Fault> {
    let x = Abc {
        a: x.b,
        b: x.c,
        c: 0,
    };
    fn f(bits: u32) -> f32 {
        float32::nearest(f32::from_bits(bits))
    }
    fn d(bits: u64) -> f64 {
        float64::nearest(f64::from_bits(bits))
    }
    match number {
        code::CastF32SI32 => frame.unary(x, |v: u32| f(v) as i32 as u32),
        code::CastF32UI32 => frame.unary(x, |v: u32| f(v) as u32),
        code::CastF32SI64 if I64 => frame.unary(x, |v: u32| f(v) as i64 as u64),
        code::CastF32UI64 if I64 => frame.unary(x, |v: u32| f(v) as u64),
        _ if !F64 => return Err(NOT_BUILT_IN),
        code::CastF64SI32 => frame.unary(x, |v: u64| d(v) as i32 as u32),
        code::CastF64UI32 => frame.unary(x, |v: u64| d(v) as u32),
        code::CastF64SI64 if I64 => frame.unary(x, |v: u64| d(v) as i64 as u64),
        code::CastF64UI64 if I64 => frame.unary(x, |v: u64| d(v) as u64),
        _ => return Err(BAD_CODE),
    }
    Ok(())
}

fn buffer(
    objects: &mut Objects<'_>,
    frame: Frame,
    h: Halves<'_>,
    x: Abc,
    number: u32,
) -> Result<usize, Fault> {
    match number {
        code::BufferAlloc => {
            let (length, alignment) = (size(frame.get64(x.c))?, frame.get32(h.at(0)) as usize);
            let result = objects.allocate(length, alignment)?;
            frame.put(objects, x.b, result);
            Ok(1)
        }
        code::BufferClone => {
            let (offset, length) = (half(frame, h, 0)?, half(frame, h, 1)?);
            let source = objects
                .span(frame.peek(x.c))?
                .subspan(offset, length)
                .ok_or(OUT_OF_BOUNDS)?;
            let result = objects.allocate(length, frame.get32(h.at(2)) as usize)?;
            objects.span_mut(result)?.copy_from(&source);
            frame.put(objects, x.b, result);
            Ok(2)
        }
        code::BufferCopy => {
            let length = half(frame, h, 2)?;
            let source = objects.span(frame.peek(x.b))?;
            let source = source
                .subspan(size(frame.get64(x.c))?, length)
                .ok_or(OUT_OF_BOUNDS)?;
            let target = objects.span_mut(frame.peek(h.at(0)))?;
            target
                .subspan(half(frame, h, 1)?, length)
                .ok_or(OUT_OF_BOUNDS)?
                .copy_from(&source);
            Ok(2)
        }
        code::BufferCompare => {
            let length = half(frame, h, 3)?;
            let range = |r: ObjectRef, offset: Result<usize, Fault>| {
                let offset = offset?;
                let end = offset.checked_add(length).ok_or(OUT_OF_BOUNDS)?;
                objects.bytes(r)?.get(offset..end).ok_or(OUT_OF_BOUNDS)
            };
            let first = range(frame.peek(x.c), half(frame, h, 0))?;
            let second = range(frame.peek(h.at(1)), half(frame, h, 2))?;
            let equal = first == second;
            frame.set32(x.b, u32::from(equal));
            Ok(2)
        }
        code::BufferFillI8 => fill(objects, frame, h, x, 1),
        code::BufferFillI16 => fill(objects, frame, h, x, 2),
        code::BufferFillI32 | code::BufferFillF32 => fill(objects, frame, h, x, 4),
        code::BufferFillI64 | code::BufferFillF64 => fill(objects, frame, h, x, 8),
        code::BufferHash if cfg!(feature = "collections") => {
            let (offset, length) = (half(frame, h, 0)?, half(frame, h, 1)?);
            let end = offset.checked_add(length).ok_or(OUT_OF_BOUNDS)?;
            let bytes = objects
                .bytes(frame.peek(x.c))?
                .get(offset..end)
                .ok_or(OUT_OF_BOUNDS)?;
            frame.set64(x.b, numeric::siphash(bytes));
            Ok(1)
        }
        _ => Err(BAD_CODE),
    }
}

/// The bytes of as many elements as a register pair says.
#[inline(never)]
fn bytes_of(frame: Frame, pair: usize, element: usize) -> Result<usize, Fault> {
    size(frame.get64(pair))?
        .checked_mul(element)
        .ok_or(OUT_OF_BOUNDS)
}

/// Fills elements `[offset, offset + length)` of `element` bytes.
fn fill(
    objects: &mut Objects<'_>,
    frame: Frame,
    h: Halves<'_>,
    x: Abc,
    element: usize,
) -> Result<usize, Fault> {
    let offset = bytes_of(frame, x.c, element)?;
    let length = bytes_of(frame, h.at(0), element)?;
    let target = objects.span_mut(frame.peek(x.b))?;
    let mut target = target.subspan(offset, length).ok_or(OUT_OF_BOUNDS)?;
    let pattern = h.at(1);
    // Shorter elements repeat in the eight bytes.
    let word = frame.get32(pattern);
    let low = match element {
        1 => (word & 0xFF) * 0x0101_0101,
        2 => (word & 0xFFFF) * 0x0001_0001,
        _ => word,
    };
    let pattern = if element == 8 {
        frame.get64(pattern)
    } else {
        u64::from(low) | u64::from(low) << 32
    };
    target.fill(pattern.to_le_bytes());
    Ok(1)
}

fn lists(
    objects: &mut Objects<'_>,
    frame: Frame,
    h: Halves<'_>,
    x: Abc,
    number: u32,
    instance: u16,
) -> Result<usize, Fault> {
    let ty = |n| RefType {
        code: h.type_at(n),
        instance,
    };
    match number {
        code::ListAlloc => {
            let result = list::alloc(objects, ty(0), frame.get32(x.c))?;
            frame.put(objects, x.b, result);
            Ok(1)
        }
        code::ListReserve => list::reserve(objects, frame.peek(x.b), frame.get32(x.c)).map(|()| 0),
        code::ListResize => list::resize(objects, frame.peek(x.b), frame.get32(x.c)).map(|()| 0),
        code::ListSize => {
            frame.set32(x.b, list::size(objects, frame.peek(x.c))?);
            Ok(0)
        }
        code::ListGetI32 | code::ListGetF32 => {
            let ty = if number == code::ListGetI32 {
                TypeCode::I32
            } else {
                TypeCode::F32
            };
            frame.set32(
                x.b,
                list::get(objects, frame.peek(x.c), frame.get32(h.at(0)), ty)? as u32,
            );
            Ok(1)
        }
        code::ListGetI64 | code::ListGetF64 => {
            let ty = if number == code::ListGetI64 {
                TypeCode::I64
            } else {
                TypeCode::F64
            };
            frame.set64(
                x.b,
                list::get(objects, frame.peek(x.c), frame.get32(h.at(0)), ty)?,
            );
            Ok(1)
        }
        code::ListSetI32 | code::ListSetF32 => {
            let ty = if number == code::ListSetI32 {
                TypeCode::I32
            } else {
                TypeCode::F32
            };
            list::set(
                objects,
                frame.peek(x.b),
                frame.get32(x.c),
                ty,
                frame.get32(h.at(0)).into(),
            )
            .map(|()| 1)
        }
        code::ListSetI64 | code::ListSetF64 => {
            let ty = if number == code::ListSetI64 {
                TypeCode::I64
            } else {
                TypeCode::F64
            };
            list::set(
                objects,
                frame.peek(x.b),
                frame.get32(x.c),
                ty,
                frame.get64(h.at(0)),
            )
            .map(|()| 1)
        }
        code::ListGetRef => {
            let value = list::get_ref(objects, frame.peek(x.c), frame.get32(h.at(0)), ty(1))?;
            frame.put(objects, x.b, value);
            Ok(1)
        }
        code::ListTakeRef => {
            let (list, index) = (frame.peek(x.c), frame.get32(h.at(0)));
            let value = list::take_ref(objects, list, index, ty(1))?;
            frame.put(objects, x.b, value);
            Ok(1)
        }
        code::ListSetRef => {
            let value = frame.take_half(objects, h.at(0));
            list::set_ref(objects, frame.peek(x.b), frame.get32(x.c), value).map(|()| 1)
        }
        _ => Err(BAD_CODE),
    }
}
