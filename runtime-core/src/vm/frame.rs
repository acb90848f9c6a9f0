//! The registers of one frame, and the operand conventions of instructions on them.
//!
//! The verifier has checked that every register operand of a function is below its register counts. Without it
//! (feature `verify` off, or [`Context::new_unverified`](super::Context::new_unverified)) a bad operand reads zero and
//! writes nothing: the window is never left.

use super::object::{ObjectRef, Objects};
use super::status::Fault;

/// The three operand fields of an instruction, wide prefix applied.
#[derive(Clone, Copy)]
pub(super) struct Abc {
    pub(super) a: usize,
    pub(super) b: usize,
    pub(super) c: usize,
}

/// The register windows of the running function.
pub(super) struct Frame<'s> {
    pub(super) vals: &'s mut [u32],
    pub(super) refs: &'s mut [u32],
}

impl Frame<'_> {
    #[inline(always)]
    pub(super) fn get32(&self, r: usize) -> u32 {
        self.vals.get(r).copied().unwrap_or(0)
    }

    #[inline(always)]
    pub(super) fn set32(&mut self, r: usize, value: u32) {
        if let Some(slot) = self.vals.get_mut(r) {
            *slot = value;
        }
    }

    #[inline(always)]
    pub(super) fn get64(&self, r: usize) -> u64 {
        match self.vals.get(r..r + 2) {
            Some(&[low, high]) => u64::from(low) | u64::from(high) << 32,
            _ => 0,
        }
    }

    #[inline(always)]
    pub(super) fn set64(&mut self, r: usize, value: u64) {
        if let Some([low, high]) = self.vals.get_mut(r..r + 2) {
            *low = value as u32;
            *high = (value >> 32) as u32;
        }
    }

    #[inline(always)]
    pub(super) fn f32(&self, r: usize) -> f32 {
        f32::from_bits(self.get32(r))
    }

    #[inline(always)]
    pub(super) fn f64(&self, r: usize) -> f64 {
        f64::from_bits(self.get64(r))
    }

    #[inline(always)]
    pub(super) fn set_f32(&mut self, r: usize, value: f32) {
        self.set32(r, value.to_bits());
    }

    #[inline(always)]
    pub(super) fn set_f64(&mut self, r: usize, value: f64) {
        self.set64(r, value.to_bits());
    }

    // --- refs ---

    #[inline(always)]
    pub(super) fn peek(&self, r: usize) -> ObjectRef {
        ObjectRef(self.refs.get(r).copied().unwrap_or(0))
    }

    /// Writes a ref register; releases what it held. The register takes over the caller's count.
    #[inline(always)]
    pub(super) fn put(&mut self, objects: &mut Objects<'_>, r: usize, value: ObjectRef) {
        match self.refs.get_mut(r) {
            Some(slot) => {
                let old = core::mem::replace(slot, value.0);
                objects.release(ObjectRef(old));
            }
            None => objects.release(value),
        }
    }

    /// Reads a ref operand that may move: a count for the caller, taken from the register or added.
    #[inline(always)]
    pub(super) fn take(
        &mut self,
        objects: &mut Objects<'_>,
        register: usize,
        moved: bool,
    ) -> ObjectRef {
        let Some(slot) = self.refs.get_mut(register) else {
            return ObjectRef::NULL;
        };
        let value = ObjectRef(*slot);
        if moved {
            *slot = 0;
        } else {
            objects.retain(value);
        }
        value
    }

    /// As [`take`](Self::take) for an operand byte: bit 7 says moved, a wide prefix extends above bit 8.
    #[inline(always)]
    pub(super) fn take_field(&mut self, objects: &mut Objects<'_>, field: usize) -> ObjectRef {
        self.take(objects, field & 0x7F | (field >> 8) << 7, field & 0x80 != 0)
    }

    /// As [`take`](Self::take) for a half: bit 15 says moved.
    pub(super) fn take_half(&mut self, objects: &mut Objects<'_>, half: usize) -> ObjectRef {
        self.take(objects, half & 0x7FFF, half & 0x8000 != 0)
    }

    // --- operand shapes ---

    #[inline(always)]
    pub(super) fn unary32(&mut self, x: Abc, f: impl Fn(u32) -> u32) -> Result<(), Fault> {
        self.set32(x.a, f(self.get32(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn unary64(&mut self, x: Abc, f: impl Fn(u64) -> u64) -> Result<(), Fault> {
        self.set64(x.a, f(self.get64(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn narrow(&mut self, x: Abc, f: impl Fn(u64) -> u32) -> Result<(), Fault> {
        self.set32(x.a, f(self.get64(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn widen(&mut self, x: Abc, f: impl Fn(u32) -> u64) -> Result<(), Fault> {
        self.set64(x.a, f(self.get32(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn binary32(&mut self, x: Abc, f: impl Fn(u32, u32) -> u32) -> Result<(), Fault> {
        self.set32(x.a, f(self.get32(x.b), self.get32(x.c)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn binary64(&mut self, x: Abc, f: impl Fn(u64, u64) -> u64) -> Result<(), Fault> {
        self.set64(x.a, f(self.get64(x.b), self.get64(x.c)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn checked32(
        &mut self,
        x: Abc,
        f: impl Fn(u32, u32) -> Result<u32, Fault>,
    ) -> Result<(), Fault> {
        self.set32(x.a, f(self.get32(x.b), self.get32(x.c))?);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn checked64(
        &mut self,
        x: Abc,
        f: impl Fn(u64, u64) -> Result<u64, Fault>,
    ) -> Result<(), Fault> {
        self.set64(x.a, f(self.get64(x.b), self.get64(x.c))?);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn shift64(&mut self, x: Abc, f: impl Fn(u64, u32) -> u64) -> Result<(), Fault> {
        self.set64(x.a, f(self.get64(x.b), self.get32(x.c)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn compare32(&mut self, x: Abc, f: impl Fn(u32, u32) -> bool) -> Result<(), Fault> {
        self.set32(x.a, u32::from(f(self.get32(x.b), self.get32(x.c))));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn compare64(&mut self, x: Abc, f: impl Fn(u64, u64) -> bool) -> Result<(), Fault> {
        self.set32(x.a, u32::from(f(self.get64(x.b), self.get64(x.c))));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn float1(&mut self, x: Abc, f: impl Fn(f32) -> f32) -> Result<(), Fault> {
        self.set_f32(x.a, f(self.f32(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn double1(&mut self, x: Abc, f: impl Fn(f64) -> f64) -> Result<(), Fault> {
        self.set_f64(x.a, f(self.f64(x.b)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn float2(&mut self, x: Abc, f: impl Fn(f32, f32) -> f32) -> Result<(), Fault> {
        self.set_f32(x.a, f(self.f32(x.b), self.f32(x.c)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn double2(&mut self, x: Abc, f: impl Fn(f64, f64) -> f64) -> Result<(), Fault> {
        self.set_f64(x.a, f(self.f64(x.b), self.f64(x.c)));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn compare_f32(
        &mut self,
        x: Abc,
        f: impl Fn(f32, f32) -> bool,
    ) -> Result<(), Fault> {
        self.set32(x.a, u32::from(f(self.f32(x.b), self.f32(x.c))));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn compare_f64(
        &mut self,
        x: Abc,
        f: impl Fn(f64, f64) -> bool,
    ) -> Result<(), Fault> {
        self.set32(x.a, u32::from(f(self.f64(x.b), self.f64(x.c))));
        Ok(())
    }
}
