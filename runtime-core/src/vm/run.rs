//! The dispatch loop: page 0 instructions, executed in place from the module's code.
//!
//! One word is fetched, its opcode and three operand bytes are split, and a `match` does the work. The wide prefix only
//! widens the operands of the next word and dispatches again, so that short instructions pay nothing for it. Calls
//! leave the inner loop to take the registers of another frame. What is not hot is in other files of this folder.

use super::access::{self, Element, narrow, wide};
use super::call;
use super::extended;
use super::frame::{Abc, Code};
use super::machine::{Host, Machine};
use super::numeric::{self, float32, float64, relation};
use super::object::ObjectRef;
use super::status::{Fault, FaultInfo, Status};
use crate::isa::{PAGE_PREFIX, TypeCode, WIDE_PREFIX, code};

/// Words of a frame before its registers: the call's word offset, the caller's base, and the caller's ordinal.
pub(super) const HEADER: usize = crate::format::FRAME_WORDS as usize;

/// The base of the caller of an entry frame.
pub(super) const HOST: u32 = u32::MAX;

/// Where a run stands: what an error reports, and what unwinding starts from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// Word offset of the next word in the code.
    pub(super) pc: usize,
    /// Base of the frame in the stack.
    pub(super) base: usize,
    /// Ordinal of the running function.
    pub(super) function: u16,
}

const NO_SUSPENSION: Fault = Fault::new(&FaultInfo {
    status: Status::Unimplemented,
    text: "suspension is not supported",
});
const BAD_CODE: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: "invalid instruction",
});
#[cfg(feature = "fuel")]
pub(super) const NO_FUEL: Fault = Fault::new(&FaultInfo {
    status: Status::DeadlineExceeded,
    text: "fuel is used up",
});

/// The opcode of page 1 as the loop sees it.
const PAGE: u32 = PAGE_PREFIX as u32;
/// The wide prefix as the loop sees it.
const WIDE: u32 = WIDE_PREFIX as u32;
/// Whether f64 arithmetic is built in.
const F64: bool = cfg!(feature = "f64");
/// Whether all of i64 arithmetic is built in.
const I64: bool = cfg!(feature = "int64");
/// Whether fused multiply-add of floats is built in.
const MATH: bool = cfg!(feature = "math");

/// Runs from `position` until the entry frame returns; on a fault `position` is that of the instruction.
#[expect(
    clippy::too_many_lines,
    reason = "one arm an instruction, and no logic beside it"
)]
pub(super) fn run(machine: &mut Machine<'_, '_>, position: &mut Position) -> Result<(), Fault> {
    let words = machine.host.module.code();
    let functions = machine.host.functions;
    'frame: loop {
        let Position { pc, base, function } = *position;
        let Some(frame) = call::frame(&mut machine.stack, functions, base, function) else {
            return Err(BAD_CODE);
        };
        let Some(mut code) = Code::new(words, pc) else {
            return Err(BAD_CODE);
        };
        let mut word = code.fetch();
        let mut x = split(word);
        loop {
            let host = &mut machine.host;
            match u32::from(word as u8) {
                code::ConstI32Small => {
                    frame.set32(x.a, imm16(x) as u32);
                }
                code::ConstI32 | code::ConstF32 => {
                    frame.set32(x.a, code.word(0));
                    code.skip(1);
                }
                code::ConstI64Small => {
                    frame.set64(x.a, i64::from(imm16(x)) as u64);
                }
                code::ConstI64 | code::ConstF64 => {
                    let value = u64::from(code.word(0)) | u64::from(code.word(1)) << 32;
                    frame.set64(x.a, value);
                    code.skip(2);
                }
                code::ConstF32Zero => {
                    frame.set32(x.a, 0);
                }
                code::ConstF64Zero => {
                    frame.set64(x.a, 0);
                }
                code::ConstRefZero => {
                    frame.put(host.objects, x.a, ObjectRef::NULL);
                }
                code::ConstRefRodata => {
                    frame.put(host.objects, x.a, ObjectRef::rodata(index16(x) as u16));
                }
                code::MovI32 | code::BitcastI32F32 | code::BitcastF32I32 => frame.unary32(x, |v| v),
                code::MovI64 | code::BitcastI64F64 | code::BitcastF64I64 => frame.unary64(x, |v| v),
                code::AssignRef => {
                    let value = frame.take_field(host.objects, x.b);
                    frame.put(host.objects, x.a, value);
                }
                code::DiscardRefs => {
                    frame.put(host.objects, x.a, ObjectRef::NULL);
                    frame.put(host.objects, x.b, ObjectRef::NULL);
                    frame.put(host.objects, x.c, ObjectRef::NULL);
                }

                code::GlobalLoadI32 | code::GlobalLoadF32 => {
                    frame.set32(x.a, host.globals.get(index16(x)).copied().unwrap_or(0));
                }
                code::GlobalLoadI64 | code::GlobalLoadF64 => {
                    let at = index16(x);
                    let word = |i: usize| u64::from(host.globals.get(i).copied().unwrap_or(0));
                    frame.set64(x.a, word(at) | word(at + 1) << 32);
                }
                code::GlobalStoreI32 | code::GlobalStoreF32 => {
                    if let Some(slot) = host.globals.get_mut(index16(x)) {
                        *slot = frame.get32(x.a);
                    }
                }
                code::GlobalStoreI64 | code::GlobalStoreF64 => {
                    let (at, value) = (index16(x), frame.get64(x.a));
                    if let Some([low, high]) = host.globals.get_mut(at..at + 2) {
                        (*low, *high) = (value as u32, (value >> 32) as u32);
                    }
                }
                code::GlobalLoadRef => {
                    let ty = TypeCode(code.word(0) as u16);
                    let value = ObjectRef(host.global_refs.get(index16(x)).copied().unwrap_or(0));
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
                    let ty = TypeCode(code.word(0) as u16);
                    let value = frame.take_field(host.objects, x.a);
                    if let Err(fault) = host.objects.check_type(value, ty) {
                        host.objects.release(value);
                        return halt(position, code, words, fault);
                    }
                    if let Some(slot) = host.global_refs.get_mut(index16(x)) {
                        let old = core::mem::replace(slot, value.0);
                        host.objects.release(ObjectRef(old));
                    }
                    code.skip(1);
                }

                code::AddI32 => frame.binary32(x, u32::wrapping_add),
                code::SubI32 => frame.binary32(x, u32::wrapping_sub),
                code::MulI32 => frame.binary32(x, u32::wrapping_mul),
                code::DivI32S => {
                    if let Err(fault) = frame.checked32(x, numeric::div_s32) {
                        return halt(position, code, words, fault);
                    }
                }
                code::DivI32U => {
                    if let Err(fault) = frame.checked32(x, numeric::div_u32) {
                        return halt(position, code, words, fault);
                    }
                }
                code::RemI32S => {
                    if let Err(fault) = frame.checked32(x, numeric::rem_s32) {
                        return halt(position, code, words, fault);
                    }
                }
                code::RemI32U => {
                    if let Err(fault) = frame.checked32(x, numeric::rem_u32) {
                        return halt(position, code, words, fault);
                    }
                }
                code::FmaI32 => {
                    let d = code.half(0);
                    code.skip(1);
                    let sum = frame
                        .get32(x.b)
                        .wrapping_mul(frame.get32(x.c))
                        .wrapping_add(frame.get32(d));
                    frame.set32(x.a, sum);
                }
                code::AbsI32 => frame.unary32(x, |v| (v as i32).wrapping_abs() as u32),
                code::MinI32S => frame.binary32(x, |a, b| (a as i32).min(b as i32) as u32),
                code::MinI32U => frame.binary32(x, u32::min),
                code::MaxI32S => frame.binary32(x, |a, b| (a as i32).max(b as i32) as u32),
                code::MaxI32U => frame.binary32(x, u32::max),
                code::NotI32 => frame.unary32(x, |v| !v),
                code::AndI32 => frame.binary32(x, |a, b| a & b),
                code::OrI32 => frame.binary32(x, |a, b| a | b),
                code::XorI32 => frame.binary32(x, |a, b| a ^ b),
                code::CtlzI32 => frame.unary32(x, u32::leading_zeros),
                code::ShlI32 => frame.binary32(x, u32::wrapping_shl),
                code::ShrI32S => frame.binary32(x, |a, b| (a as i32).wrapping_shr(b) as u32),
                code::ShrI32U => frame.binary32(x, u32::wrapping_shr),
                code::AddImmI32 => {
                    frame.set32(x.a, frame.get32(x.b).wrapping_add(imm8(x) as u32));
                }

                code::AddI64 => frame.binary64(x, u64::wrapping_add),
                code::SubI64 => frame.binary64(x, u64::wrapping_sub),
                code::MulI64 => frame.binary64(x, u64::wrapping_mul),
                code::DivI64S if I64 => {
                    if let Err(fault) = frame.checked64(x, numeric::div_s64) {
                        return halt(position, code, words, fault);
                    }
                }
                code::DivI64U if I64 => {
                    if let Err(fault) = frame.checked64(x, numeric::div_u64) {
                        return halt(position, code, words, fault);
                    }
                }
                code::RemI64S if I64 => {
                    if let Err(fault) = frame.checked64(x, numeric::rem_s64) {
                        return halt(position, code, words, fault);
                    }
                }
                code::RemI64U if I64 => {
                    if let Err(fault) = frame.checked64(x, numeric::rem_u64) {
                        return halt(position, code, words, fault);
                    }
                }
                code::FmaI64 if I64 => {
                    let d = code.half(0);
                    code.skip(1);
                    let sum = frame
                        .get64(x.b)
                        .wrapping_mul(frame.get64(x.c))
                        .wrapping_add(frame.get64(d));
                    frame.set64(x.a, sum);
                }
                code::AbsI64 if I64 => frame.unary64(x, |v| (v as i64).wrapping_abs() as u64),
                code::MinI64S if I64 => frame.binary64(x, |a, b| (a as i64).min(b as i64) as u64),
                code::MinI64U if I64 => frame.binary64(x, u64::min),
                code::MaxI64S if I64 => frame.binary64(x, |a, b| (a as i64).max(b as i64) as u64),
                code::MaxI64U if I64 => frame.binary64(x, u64::max),
                code::NotI64 if I64 => frame.unary64(x, |v| !v),
                code::AndI64 if I64 => frame.binary64(x, |a, b| a & b),
                code::OrI64 if I64 => frame.binary64(x, |a, b| a | b),
                code::XorI64 if I64 => frame.binary64(x, |a, b| a ^ b),
                code::CtlzI64 if I64 => frame.unary64(x, |v| u64::from(v.leading_zeros())),
                code::ShlI64 if I64 => frame.shift64(x, u64::wrapping_shl),
                code::ShrI64S if I64 => frame.shift64(x, |a, b| (a as i64).wrapping_shr(b) as u64),
                code::ShrI64U if I64 => frame.shift64(x, u64::wrapping_shr),
                code::AddImmI64 => {
                    let sum = frame.get64(x.b).wrapping_add(imm8(x) as i64 as u64);
                    frame.set64(x.a, sum);
                }

                code::AddF32 => frame.float2(x, |a, b| a + b),
                code::SubF32 => frame.float2(x, |a, b| a - b),
                code::MulF32 => frame.float2(x, |a, b| a * b),
                code::DivF32 => frame.float2(x, |a, b| a / b),
                code::FmaF32 if MATH => {
                    let d = code.half(0);
                    code.skip(1);
                    let sum = libm::fmaf(frame.f32(x.b), frame.f32(x.c), frame.f32(d));
                    frame.set_f32(x.a, sum);
                }
                code::AbsF32 => frame.unary32(x, |v| v & !(1 << 31)),
                code::NegF32 => frame.unary32(x, |v| v ^ 1 << 31),
                code::MinF32 => frame.float2(x, float32::min),
                code::MaxF32 => frame.float2(x, float32::max),
                code::SqrtF32 => frame.float1(x, super::sqrt::sqrt),
                code::AddF64 if F64 => frame.double2(x, |a, b| a + b),
                code::SubF64 if F64 => frame.double2(x, |a, b| a - b),
                code::MulF64 if F64 => frame.double2(x, |a, b| a * b),
                code::DivF64 if F64 => frame.double2(x, |a, b| a / b),
                code::FmaF64 if F64 && MATH => {
                    let d = code.half(0);
                    code.skip(1);
                    let sum = libm::fma(frame.f64(x.b), frame.f64(x.c), frame.f64(d));
                    frame.set_f64(x.a, sum);
                }
                code::AbsF64 if F64 => frame.unary64(x, |v| v & !(1 << 63)),
                code::NegF64 if F64 => frame.unary64(x, |v| v ^ 1 << 63),
                code::MinF64 if F64 => frame.double2(x, float64::min),
                code::MaxF64 if F64 => frame.double2(x, float64::max),
                code::SqrtF64 if F64 => frame.double1(x, libm::sqrt),

                code::TruncI32I8 | code::ExtI8I32U => frame.unary32(x, |v| v & 0xFF),
                code::TruncI32I16 | code::ExtI16I32U => frame.unary32(x, |v| v & 0xFFFF),
                code::TruncI64I32 => frame.narrow(x, |v| v as u32),
                code::ExtI8I32S => frame.unary32(x, |v| i32::from(v as i8) as u32),
                code::ExtI16I32S => frame.unary32(x, |v| i32::from(v as i16) as u32),
                code::ExtI32I64S => frame.widen(x, |v| i64::from(v as i32) as u64),
                code::ExtI32I64U => frame.widen(x, u64::from),
                code::CastSI32F32 => frame.unary32(x, |v| (v as i32 as f32).to_bits()),
                code::CastUI32F32 => frame.unary32(x, |v| (v as f32).to_bits()),
                code::CastSI64F32 if I64 => frame.narrow(x, |v| (v as i64 as f32).to_bits()),
                code::CastUI64F32 if I64 => frame.narrow(x, |v| (v as f32).to_bits()),
                code::CastSI32F64 if F64 => frame.widen(x, |v| f64::from(v as i32).to_bits()),
                code::CastUI32F64 if F64 => frame.widen(x, |v| f64::from(v).to_bits()),
                code::CastSI64F64 if F64 && I64 => {
                    frame.unary64(x, |v| (v as i64 as f64).to_bits());
                }
                code::CastUI64F64 if F64 && I64 => frame.unary64(x, |v| (v as f64).to_bits()),
                // `as` truncates toward zero, saturates, and gives 0 for NaN: the numeric policy.
                code::TruncF32SI32 => frame.unary32(x, |v| f32::from_bits(v) as i32 as u32),
                code::TruncF32UI32 => frame.unary32(x, |v| f32::from_bits(v) as u32),
                code::TruncF32SI64 if I64 => frame.widen(x, |v| f32::from_bits(v) as i64 as u64),
                code::TruncF32UI64 if I64 => frame.widen(x, |v| f32::from_bits(v) as u64),
                code::TruncF64SI32 if F64 => frame.narrow(x, |v| f64::from_bits(v) as i32 as u32),
                code::TruncF64UI32 if F64 => frame.narrow(x, |v| f64::from_bits(v) as u32),
                code::TruncF64SI64 if F64 && I64 => {
                    frame.unary64(x, |v| f64::from_bits(v) as i64 as u64);
                }
                code::TruncF64UI64 if F64 && I64 => frame.unary64(x, |v| f64::from_bits(v) as u64),
                code::TruncF64F32 if F64 => {
                    frame.narrow(x, |v| (f64::from_bits(v) as f32).to_bits());
                }
                code::ExtF32F64 if F64 => {
                    frame.widen(x, |v| f64::from(f32::from_bits(v)).to_bits());
                }

                code::CmpEqI32 => frame.compare32(x, |a, b| a == b),
                code::CmpNeI32 => frame.compare32(x, |a, b| a != b),
                code::CmpLtI32S => frame.compare32(x, |a, b| (a as i32) < b as i32),
                code::CmpLtI32U => frame.compare32(x, |a, b| a < b),
                code::CmpLteI32S => frame.compare32(x, |a, b| a as i32 <= b as i32),
                code::CmpLteI32U => frame.compare32(x, |a, b| a <= b),
                code::CmpNzI32 => frame.unary32(x, |v| u32::from(v != 0)),
                code::CmpEqI64 => frame.compare64(x, |a, b| a == b),
                code::CmpNeI64 => frame.compare64(x, |a, b| a != b),
                code::CmpLtI64S => frame.compare64(x, |a, b| (a as i64) < b as i64),
                code::CmpLtI64U => frame.compare64(x, |a, b| a < b),
                code::CmpLteI64S => frame.compare64(x, |a, b| a as i64 <= b as i64),
                code::CmpLteI64U => frame.compare64(x, |a, b| a <= b),
                code::CmpNzI64 => frame.narrow(x, |v| u32::from(v != 0)),
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
                code::CmpEqF32O => frame.compare_f32(x, relation::eq_o),
                code::CmpEqF32U => frame.compare_f32(x, relation::eq_u),
                code::CmpNeF32O => frame.compare_f32(x, relation::ne_o),
                code::CmpNeF32U => frame.compare_f32(x, relation::ne_u),
                code::CmpLtF32O => frame.compare_f32(x, relation::lt_o),
                code::CmpLtF32U => frame.compare_f32(x, relation::lt_u),
                code::CmpLteF32O => frame.compare_f32(x, relation::lte_o),
                code::CmpLteF32U => frame.compare_f32(x, relation::lte_u),
                code::CmpNanF32 => frame.unary32(x, |v| u32::from(f32::from_bits(v).is_nan())),
                code::CmpEqF64O if F64 => frame.compare_f64(x, relation::eq_o),
                code::CmpEqF64U if F64 => frame.compare_f64(x, relation::eq_u),
                code::CmpNeF64O if F64 => frame.compare_f64(x, relation::ne_o),
                code::CmpNeF64U if F64 => frame.compare_f64(x, relation::ne_u),
                code::CmpLtF64O if F64 => frame.compare_f64(x, relation::lt_o),
                code::CmpLtF64U if F64 => frame.compare_f64(x, relation::lt_u),
                code::CmpLteF64O if F64 => frame.compare_f64(x, relation::lte_o),
                code::CmpLteF64U if F64 => frame.compare_f64(x, relation::lte_u),
                code::CmpNanF64 if F64 => {
                    frame.narrow(x, |v| u32::from(f64::from_bits(v).is_nan()));
                }

                code::SelectI32 | code::SelectF32 => {
                    let other = code.half(0);
                    code.skip(1);
                    let chosen = if frame.get32(x.b) != 0 { x.c } else { other };
                    frame.set32(x.a, frame.get32(chosen));
                }
                code::SelectI64 | code::SelectF64 => {
                    let other = code.half(0);
                    code.skip(1);
                    let chosen = if frame.get32(x.b) != 0 { x.c } else { other };
                    frame.set64(x.a, frame.get64(chosen));
                }
                code::SelectRef => {
                    let ty = TypeCode(code.half(1) as u16);
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

                code::BufferLoadI8U => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::U8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI8S => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::S8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI16U => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::U16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI16S => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::S16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI32 | code::BufferLoadF32 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::Word) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI64 | code::BufferLoadF64 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::Pair) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI8 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::U8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI16 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::U16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI32 | code::BufferStoreF32 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::Word)
                    {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI64 | code::BufferStoreF64 => {
                    let index = wide(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::Pair)
                    {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLength => match host.objects.span(frame.peek(x.b)) {
                    Ok(span) => {
                        frame.set64(x.a, span.len() as u64);
                    }
                    Err(fault) => return halt(position, code, words, fault),
                },
                code::BufferLoadI8UX => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::U8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI8SX => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::S8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI16UX => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::U16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI16SX => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::S16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI32X | code::BufferLoadF32X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::Word) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferLoadI64X | code::BufferLoadF64X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::load(host.objects, frame, x, index, Element::Pair) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI8X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::U8) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI16X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::U16) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI32X | code::BufferStoreF32X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::Word)
                    {
                        return halt(position, code, words, fault);
                    }
                }
                code::BufferStoreI64X | code::BufferStoreF64X => {
                    let index = narrow(frame, x);
                    if let Err(fault) = access::store(host.objects, frame, x, index, Element::Pair)
                    {
                        return halt(position, code, words, fault);
                    }
                }

                code::Br => {
                    if let Err(fault) = jump(host, &mut code, (word as i32 >> 8) as isize) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrNz => {
                    if let Err(fault) =
                        branch(host, &mut code, frame.get32(x.a) != 0, imm16(x) as isize)
                    {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrZ => {
                    if let Err(fault) =
                        branch(host, &mut code, frame.get32(x.a) == 0, imm16(x) as isize)
                    {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrTable => {
                    let (index, count) = (frame.get32(x.a) as usize, index16(x));
                    let entry = if index < count { index + 1 } else { 0 };
                    let distance = code.word(entry) as i32 as isize;
                    if let Err(fault) = jump(host, &mut code, distance) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrEqI32 => {
                    let taken = frame.relates32(x, |a, b| a == b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrNeI32 => {
                    let taken = frame.relates32(x, |a, b| a != b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrLtI32S => {
                    let taken = frame.relates32(x, |a, b| (a as i32) < b as i32);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrGteI32S => {
                    let taken = frame.relates32(x, |a, b| a as i32 >= b as i32);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrLtI32U => {
                    let taken = frame.relates32(x, |a, b| a < b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrGteI32U => {
                    let taken = frame.relates32(x, |a, b| a >= b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrEqI64 => {
                    let taken = frame.relates64(x, |a, b| a == b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrNeI64 => {
                    let taken = frame.relates64(x, |a, b| a != b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrLtI64S => {
                    let taken = frame.relates64(x, |a, b| (a as i64) < b as i64);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrGteI64S => {
                    let taken = frame.relates64(x, |a, b| a as i64 >= b as i64);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrLtI64U => {
                    let taken = frame.relates64(x, |a, b| a < b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
                        return halt(position, code, words, fault);
                    }
                }
                code::BrGteI64U => {
                    let taken = frame.relates64(x, |a, b| a >= b);
                    if let Err(fault) = branch(host, &mut code, taken, imm8(x)) {
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
                    match call::import(machine, &lists, frame, base) {
                        Ok(()) => {
                            code.skip(lists.words());
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
                            continue 'frame;
                        }
                        None => return Ok(()),
                    }
                }
                code::Fail => {
                    position.pc = code.pc(words) - 1;
                    return Err(call::fail(host, frame.get32(x.a), index16(x) as u16));
                }
                code::Yield => return halt(position, code, words, NO_SUSPENSION),
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
                    let low = split(word);
                    x = Abc {
                        a: high.a << 8 | low.a,
                        b: high.b << 8 | low.b,
                        c: high.c << 8 | low.c,
                    };
                    continue;
                }
                // Never in verified code. That 0 has an arm lets the compiler see that every byte has one.
                0 => return halt(position, code, words, BAD_CODE),
                _ => return halt(position, code, words, BAD_CODE),
            }
            word = code.fetch();
            x = split(word);
        }
    }
}

/// Notes where the instruction before `code` is. Out of line, so that the ways to fail do not meet in the loop.
#[cold]
#[inline(never)]
fn halt(position: &mut Position, code: Code, words: &[u32], fault: Fault) -> Result<(), Fault> {
    position.pc = code.pc(words) - 1;
    Err(fault)
}

/// The signed byte `c`.
#[inline(always)]
fn imm8(x: Abc) -> isize {
    x.c as u8 as i8 as isize
}

/// The signed half `b`, `c`.
#[inline(always)]
fn imm16(x: Abc) -> i32 {
    i32::from(index16(x) as u16 as i16)
}

/// The half `b`, `c`. A wide prefix does not extend it.
#[inline(always)]
fn index16(x: Abc) -> usize {
    x.b & 0xFF | (x.c & 0xFF) << 8
}

/// The operand bytes of a word.
#[inline(always)]
fn split(word: u32) -> Abc {
    Abc {
        a: (word >> 8 & 0xFF) as usize,
        b: (word >> 16 & 0xFF) as usize,
        c: (word >> 24) as usize,
    }
}

#[inline(always)]
fn jump(host: &mut Host<'_, '_>, code: &mut Code, distance: isize) -> Result<(), Fault> {
    branch(host, code, true, distance)
}

#[inline(always)]
fn branch(
    host: &mut Host<'_, '_>,
    code: &mut Code,
    taken: bool,
    distance: isize,
) -> Result<(), Fault> {
    if taken {
        host.burn(distance)?;
        code.jump(distance);
    }
    Ok(())
}
