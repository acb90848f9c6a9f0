//! The VM and nothing else: what a flash measurement runs. It prints nothing and imports nothing.

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::vm::{Context, Function, Storage, Value};

/// Loads a module, makes a context, and calls the export `f`, an `i32` to an `i32`, as an application would: the
/// number that it gives, or `None` after any error.
#[must_use]
pub fn call(module: &'static [u8], memory: Storage<'static>, argument: i32) -> Option<i32> {
    let module = Module::new_checked(module).ok()?;
    let mut context = context(module, memory)?;
    context.init().ok()?;
    let function: Function<'_> = context.function("f").ok()?;
    let mut results = [Value::I32(0)];
    context
        .invoke(&function, &[Value::I32(argument)], &mut results)
        .ok()?;
    match results {
        [Value::I32(result)] => Some(result),
        _ => None,
    }
}

#[cfg(feature = "verify")]
fn context(module: Module<'static>, memory: Storage<'static>) -> Option<Context<'static>> {
    Context::new(module, memory, &[]).ok()
}

#[cfg(not(feature = "verify"))]
#[expect(
    unsafe_code,
    reason = "the image build takes over what the verifier promises"
)]
fn context(module: Module<'static>, memory: Storage<'static>) -> Option<Context<'static>> {
    // SAFETY: the build script of the image runs the verifier over the same bytes.
    unsafe { Context::new_unverified(module, memory, &[]) }.ok()
}
