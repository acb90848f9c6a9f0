//! What a run works on: the stack, and everything else that instructions reach.

use super::frame::Stack;
use super::native::NativeModule;
use super::object::Objects;
use super::status::Fault;
use crate::format::Module;

/// The parts of a context that instructions reach beside the stack.
pub(super) struct Host<'r, 'a> {
    pub(super) module: &'r Module<'a>,
    /// The function table.
    pub(super) functions: &'a [u32],
    pub(super) globals: &'r mut [u32],
    pub(super) global_refs: &'r mut [u32],
    /// For each import the native module (high half) and the function number, or [`UNBOUND`].
    pub(super) imports: &'r [u32],
    pub(super) natives: &'r [&'a dyn NativeModule],
    pub(super) objects: &'r mut Objects<'a>,
    #[cfg(feature = "fuel")]
    pub(super) fuel: &'r mut u64,
}

/// An optional import that nothing provides.
pub(super) const UNBOUND: u32 = u32::MAX;

/// A run in progress.
pub(super) struct Machine<'r, 'a> {
    pub(super) stack: Stack<'r>,
    pub(super) stack_peak: &'r mut usize,
    pub(super) host: Host<'r, 'a>,
}

impl Host<'_, '_> {
    /// Pays for a backward branch; every loop has one.
    #[cfg(feature = "fuel")]
    #[inline(always)]
    pub(super) fn burn(&mut self, distance: isize) -> Result<(), Fault> {
        if distance < 0 {
            *self.fuel = self.fuel.checked_sub(1).ok_or(super::run::NO_FUEL)?;
        }
        Ok(())
    }

    /// Loops are free without the feature `fuel`.
    #[cfg(not(feature = "fuel"))]
    #[inline(always)]
    #[expect(clippy::unused_self, reason = "the twin of the metered form")]
    pub(super) fn burn(&mut self, _distance: isize) -> Result<(), Fault> {
        Ok(())
    }
}
