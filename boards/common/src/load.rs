//! Makes a context in given memory, with or without checking the code again. It must not know what runs.

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::vm::{Context, Error, NativeModule, Storage};

/// The module with its memory, its code verified again.
#[cfg(feature = "verify")]
pub(crate) fn context<'a>(
    module: Module<'a>,
    memory: Storage<'a>,
    natives: &'a [&'a dyn NativeModule],
) -> Result<Context<'a>, Error<'a>> {
    Context::new(module, memory, natives)
}

/// The module with its memory. Its code was verified when the image was built.
#[cfg(not(feature = "verify"))]
#[expect(
    unsafe_code,
    reason = "the image build takes over what the verifier promises"
)]
pub(crate) fn context<'a>(
    module: Module<'a>,
    memory: Storage<'a>,
    natives: &'a [&'a dyn NativeModule],
) -> Result<Context<'a>, Error<'a>> {
    // SAFETY: the build script of the image runs the verifier over the same bytes.
    unsafe { Context::new_unverified(module, memory, natives) }
}
