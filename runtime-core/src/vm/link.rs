//! Contexts of several modules: each can import what those before it export.

use super::context::{self, Context, Storage};
use super::modules::{self, MAX_INSTANCES, Modules};
use super::native::NativeModule;
use super::status::{Error, Status};
use crate::format::Module;

impl<'a> Context<'a> {
    /// Words of [`Storage::words`] that are not stack, for a context of several modules.
    #[must_use]
    pub fn linked_state_words(modules: &[Module<'_>]) -> usize {
        modules::state_words(modules)
    }

    /// Verifies modules and binds their imports, all memory being given. The order is that of their registration: the
    /// imports of each are bound to the exports of those before it, or to `natives`.
    ///
    /// # Errors
    /// As [`Context::new`], and when there is no module or there are more than 255.
    #[cfg(feature = "verify")]
    pub fn link(
        modules: &'a [Module<'a>],
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        check_count(modules)?;
        // Nothing is in this memory yet.
        context::check(modules, |m| super::verify_in(m, storage.words))?;
        Self::in_place(Modules::Borrowed(modules), storage, natives)
    }

    /// As [`Context::link`], for modules whose code is not verified here.
    ///
    /// # Errors
    /// As [`Context::link`], but for the rules of code.
    ///
    /// # Safety
    /// As [`Context::new_unverified`], for each of the modules.
    #[expect(
        unsafe_code,
        reason = "the caller takes over what the verifier promises"
    )]
    pub unsafe fn link_unverified(
        modules: &'a [Module<'a>],
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        check_count(modules)?;
        Self::in_place(Modules::Borrowed(modules), storage, natives)
    }

    /// As [`Context::link`], with memory from the global allocator and `stack_words` of stack.
    ///
    /// # Errors
    /// As [`Context::link`].
    #[cfg(all(feature = "alloc", feature = "verify"))]
    pub fn link_on_heap(
        modules: &[Module<'a>],
        stack_words: usize,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        check_count(modules)?;
        context::check(modules, super::verify)?;
        Self::allocated(Modules::Owned(modules.to_vec()), stack_words, natives)
    }
}

fn check_count<'a>(modules: &[Module<'a>]) -> Result<(), Error<'a>> {
    match modules.len() {
        0 => Err(Error::new(Status::InvalidArgument, "no module to link")),
        1..=MAX_INSTANCES => Ok(()),
        _ => Err(Error::new(
            Status::ResourceExhausted,
            "more modules than a context can have",
        )),
    }
}
