//! The forms of the [simple instructions](super::simple) for the in-place loop: read operands, apply, write the result.
//!
//! Inlined, each instruction is one run of machine code. With the feature `compact` each form is one function that
//! calls another through a pointer: an instruction then costs a few bytes of flash, and some cycles more. This file
//! must not know an instruction.

use super::access;
use super::frame::{Abc, Code, Frame, Values};
use super::machine::Host;
use super::simple::{self, Imm16, Imm32, Imm64, Zero};
use super::status::Fault;

/// What an operand can be read as.
pub(super) trait Source {
    /// Whether it takes a register pair.
    const WIDE: bool;
    fn read(values: Values, r: usize) -> Self;
}

/// What a result can be.
pub(super) trait Target {
    fn write(self, values: Values, r: usize);
}

impl Source for u32 {
    const WIDE: bool = false;
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        values.get32(r)
    }
}

impl Source for u64 {
    const WIDE: bool = true;
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        values.get64(r)
    }
}

impl Source for f32 {
    const WIDE: bool = false;
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        Self::from_bits(values.get32(r))
    }
}

impl Source for f64 {
    const WIDE: bool = true;
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        Self::from_bits(values.get64(r))
    }
}

impl Target for bool {
    #[inline(always)]
    fn write(self, values: Values, r: usize) {
        values.set32(r, u32::from(self));
    }
}

impl Target for u32 {
    #[inline(always)]
    fn write(self, values: Values, r: usize) {
        values.set32(r, self);
    }
}

impl Target for u64 {
    #[inline(always)]
    fn write(self, values: Values, r: usize) {
        values.set64(r, self);
    }
}

impl Target for f32 {
    #[inline(always)]
    fn write(self, values: Values, r: usize) {
        values.set32(r, self.to_bits());
    }
}

impl Target for f64 {
    #[inline(always)]
    fn write(self, values: Values, r: usize) {
        values.set64(r, self.to_bits());
    }
}

/// Whether a function that applies another to operands is called, and not inlined: with pairs that is shorter.
const fn is_called<A: Source, B: Source>() -> bool {
    cfg!(feature = "compact") && (A::WIDE || B::WIDE)
}

#[inline(always)]
fn apply1<A: Source, R: Target>(values: Values, to: usize, a: usize, f: fn(A) -> R) {
    if is_called::<A, A>() {
        apply1_called(values, to, a, f);
    } else {
        f(A::read(values, a)).write(values, to);
    }
}

#[inline(never)]
fn apply1_called<A: Source, R: Target>(values: Values, to: usize, a: usize, f: fn(A) -> R) {
    f(A::read(values, a)).write(values, to);
}

#[inline(always)]
fn apply2<A: Source, B: Source, R: Target>(
    values: Values,
    (to, a, b): (usize, usize, usize),
    f: fn(A, B) -> R,
) {
    if is_called::<A, B>() {
        apply2_called(values, to, a, b, f);
    } else {
        f(A::read(values, a), B::read(values, b)).write(values, to);
    }
}

#[inline(never)]
fn apply2_called<A: Source, B: Source, R: Target>(
    values: Values,
    to: usize,
    a: usize,
    b: usize,
    f: fn(A, B) -> R,
) {
    f(A::read(values, a), B::read(values, b)).write(values, to);
}

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn try_apply2<A: Source, B: Source, R: Target>(
    values: Values,
    to: usize,
    a: usize,
    b: usize,
    f: fn(A, B) -> Result<R, Fault>,
) -> Result<(), Fault> {
    f(A::read(values, a), B::read(values, b))?.write(values, to);
    Ok(())
}

#[inline(always)]
fn holds2<A: Source, B: Source>(values: Values, a: usize, b: usize, f: fn(A, B) -> bool) -> bool {
    if is_called::<A, B>() {
        holds2_called(values, a, b, f)
    } else {
        f(A::read(values, a), B::read(values, b))
    }
}

#[inline(never)]
fn holds2_called<A: Source, B: Source>(
    values: Values,
    a: usize,
    b: usize,
    f: fn(A, B) -> bool,
) -> bool {
    f(A::read(values, a), B::read(values, b))
}

impl Frame {
    /// Register `a` becomes a function of `b`.
    #[inline(always)]
    pub(super) fn unary<A: Source, R: Target>(self, x: Abc, f: fn(A) -> R) {
        apply1(self.values(), x.a, x.b, f);
    }
}

/// Where an immediate lies in an instruction.
pub(super) trait Place {
    /// Takes the immediate, sign-extended.
    fn take(x: Abc, code: &mut Code) -> u64;
}

impl Place for Zero {
    #[inline(always)]
    fn take(_x: Abc, _code: &mut Code) -> u64 {
        0
    }
}

impl Place for Imm16 {
    #[inline(always)]
    fn take(x: Abc, _code: &mut Code) -> u64 {
        i64::from(x.imm16()) as u64
    }
}

impl Place for Imm32 {
    #[inline(always)]
    fn take(_x: Abc, code: &mut Code) -> u64 {
        i64::from(code.fetch() as i32) as u64
    }
}

impl Place for Imm64 {
    #[inline(always)]
    fn take(_x: Abc, code: &mut Code) -> u64 {
        u64::from(code.fetch()) | u64::from(code.fetch()) << 32
    }
}

/// What a global can hold. Verified offsets are inside the globals.
pub(super) trait Global {
    fn load(globals: &[u32], at: usize) -> Self;
    fn store(self, globals: &mut [u32], at: usize);
}

impl Global for u32 {
    #[inline(always)]
    fn load(globals: &[u32], at: usize) -> Self {
        globals.get(at).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn store(self, globals: &mut [u32], at: usize) {
        if let Some(slot) = globals.get_mut(at) {
            *slot = self;
        }
    }
}

impl Global for u64 {
    #[inline(always)]
    fn load(globals: &[u32], at: usize) -> Self {
        Self::from(u32::load(globals, at)) | Self::from(u32::load(globals, at + 1)) << 32
    }

    #[inline(always)]
    fn store(self, globals: &mut [u32], at: usize) {
        if let Some([low, high]) = globals.get_mut(at..at + 2) {
            (*low, *high) = (self as u32, (self >> 32) as u32);
        }
    }
}

// One function a form. All take the same, so that one macro derives the dispatch; what a form does not need, inlining
// drops.

#[inline(always)]
pub(super) fn constant<I: simple::Constant<Place: Place, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    I::value(I::Place::take(x, code)).write(frame.values(), x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn copy<I: simple::Copying<Value: Source + Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    let values = frame.values();
    I::Value::read(values, x.b).write(values, x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn unary<I: simple::Unary<A: Source, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    frame.unary(x, I::apply);
    Ok(())
}

#[inline(always)]
pub(super) fn binary<I: simple::Binary<A: Source, B: Source, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    apply2(frame.values(), (x.a, x.b, x.c), I::apply);
    Ok(())
}

#[inline(always)]
pub(super) fn checked<I: simple::Checked<A: Source, B: Source, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    try_apply2(frame.values(), x.a, x.b, x.c, I::apply)
}

#[inline(always)]
pub(super) fn immediate<I: simple::Immediate<A: Source, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    let values = frame.values();
    I::apply(I::A::read(values, x.b), x.imm8()).write(values, x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn ternary<I: simple::Ternary<A: Source, B: Source, C: Source, Result: Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    let (values, d) = (frame.values(), code.half(0));
    code.skip(1);
    I::apply(
        I::A::read(values, x.b),
        I::B::read(values, x.c),
        I::C::read(values, d),
    )
    .write(values, x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn select<I: simple::Select<Result: Source + Target>>(
    _host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    let (values, other) = (frame.values(), code.half(0));
    code.skip(1);
    let chosen = if values.get32(x.b) != 0 { x.c } else { other };
    I::Result::read(values, chosen).write(values, x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn global_load<I: simple::GlobalLoad<Result: Global + Target>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    I::Result::load(host.state.globals(), x.index16()).write(frame.values(), x.a);
    Ok(())
}

#[inline(always)]
pub(super) fn global_store<I: simple::GlobalStore<Value: Global + Source>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    I::Value::read(frame.values(), x.a).store(host.state.globals_mut(), x.index16());
    Ok(())
}

#[inline(always)]
pub(super) fn load<I: simple::Load<Index: Source + Into<u64>>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    let values = frame.values();
    let index = I::Index::read(values, x.c).into();
    access::load(
        host.objects,
        values,
        x.a,
        frame.peek(x.b),
        index,
        I::ELEMENT,
    )
}

#[inline(always)]
pub(super) fn store<I: simple::Store<Index: Source + Into<u64>>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    _code: &mut Code,
) -> Result<(), Fault> {
    let values = frame.values();
    let index = I::Index::read(values, x.c).into();
    access::store(
        host.objects,
        values,
        x.a,
        frame.peek(x.b),
        index,
        I::ELEMENT,
    )
}

#[inline(always)]
pub(super) fn test<I: simple::Test<A: Source>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    let taken = I::holds(I::A::read(frame.values(), x.a));
    branch(host, code, taken, x.imm16() as isize)
}

#[inline(always)]
pub(super) fn relation<I: simple::Relation<A: Source, B: Source>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    let taken = holds2(frame.values(), x.a, x.b, I::holds);
    branch(host, code, taken, x.imm8() as isize)
}

#[inline(always)]
pub(super) fn count<I: simple::Count<A: Source + Target + Copy>>(
    host: &mut Host<'_, '_>,
    frame: Frame,
    x: Abc,
    code: &mut Code,
) -> Result<(), Fault> {
    let values = frame.values();
    let next = I::next(I::A::read(values, x.a));
    let taken = I::holds(next, I::A::read(values, x.b));
    next.write(values, x.a);
    branch(host, code, taken, x.imm8() as isize)
}

/// Branches if `taken`; `distance` counts from the next word.
#[inline(always)]
pub(super) fn branch(
    host: &mut Host<'_, '_>,
    code: &mut Code,
    taken: bool,
    distance: isize,
) -> Result<(), Fault> {
    if taken {
        code.jump(distance);
        // Every loop has a backward branch.
        if distance < 0 {
            host.pay()?;
        }
    }
    Ok(())
}
