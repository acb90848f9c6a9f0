//! What instructions of one operand shape have in common: they read operands, apply a function, and write the result.
//!
//! Inlined, each instruction is one run of machine code. With the feature `compact` each shape is one function that
//! calls another through a pointer: an instruction then costs a few bytes of flash, and some cycles more. This file
//! must not know an instruction.

use super::frame::{Abc, Frame, Values};
use super::status::Fault;

/// What an operand can be read as.
trait Source {
    fn read(values: Values, r: usize) -> Self;
}

/// What a result can be.
trait Target {
    fn write(self, values: Values, r: usize);
}

impl Source for u32 {
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        values.get32(r)
    }
}

impl Source for u64 {
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        values.get64(r)
    }
}

impl Source for f32 {
    #[inline(always)]
    fn read(values: Values, r: usize) -> Self {
        Self::from_bits(values.get32(r))
    }
}

impl Source for f64 {
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

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn apply1<A: Source, R: Target>(values: Values, to: usize, a: usize, f: fn(A) -> R) {
    f(A::read(values, a)).write(values, to);
}

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn apply2<A: Source, B: Source, R: Target>(
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
fn try_apply2<A: Source, R: Target>(
    values: Values,
    to: usize,
    a: usize,
    b: usize,
    f: fn(A, A) -> Result<R, Fault>,
) -> Result<(), Fault> {
    f(A::read(values, a), A::read(values, b))?.write(values, to);
    Ok(())
}

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn relation<A: Source>(values: Values, a: usize, b: usize, f: fn(A, A) -> bool) -> bool {
    f(A::read(values, a), A::read(values, b))
}

impl Frame {
    #[inline(always)]
    pub(super) fn unary32(self, x: Abc, f: fn(u32) -> u32) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn unary64(self, x: Abc, f: fn(u64) -> u64) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn narrow(self, x: Abc, f: fn(u64) -> u32) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn widen(self, x: Abc, f: fn(u32) -> u64) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn binary32(self, x: Abc, f: fn(u32, u32) -> u32) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn binary64(self, x: Abc, f: fn(u64, u64) -> u64) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn checked32(
        self,
        x: Abc,
        f: fn(u32, u32) -> Result<u32, Fault>,
    ) -> Result<(), Fault> {
        try_apply2(self.values(), x.a, x.b, x.c, f)
    }

    #[inline(always)]
    pub(super) fn checked64(
        self,
        x: Abc,
        f: fn(u64, u64) -> Result<u64, Fault>,
    ) -> Result<(), Fault> {
        try_apply2(self.values(), x.a, x.b, x.c, f)
    }

    #[inline(always)]
    pub(super) fn shift64(self, x: Abc, f: fn(u64, u32) -> u64) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn compare32(self, x: Abc, f: fn(u32, u32) -> bool) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn compare64(self, x: Abc, f: fn(u64, u64) -> bool) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn float1(self, x: Abc, f: fn(f32) -> f32) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn double1(self, x: Abc, f: fn(f64) -> f64) {
        apply1(self.values(), x.a, x.b, f);
    }

    #[inline(always)]
    pub(super) fn float2(self, x: Abc, f: fn(f32, f32) -> f32) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn double2(self, x: Abc, f: fn(f64, f64) -> f64) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn compare_f32(self, x: Abc, f: fn(f32, f32) -> bool) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    #[inline(always)]
    pub(super) fn compare_f64(self, x: Abc, f: fn(f64, f64) -> bool) {
        apply2(self.values(), x.a, x.b, x.c, f);
    }

    /// Whether operands `a` and `b` stand in a relation: what a compare-and-branch asks.
    #[inline(always)]
    pub(super) fn relates32(self, x: Abc, f: fn(u32, u32) -> bool) -> bool {
        relation(self.values(), x.a, x.b, f)
    }

    /// As [`relates32`](Self::relates32), of register pairs.
    #[inline(always)]
    pub(super) fn relates64(self, x: Abc, f: fn(u64, u64) -> bool) -> bool {
        relation(self.values(), x.a, x.b, f)
    }
}
