//! The VM and nothing else: what a flash measurement runs. It prints nothing and imports nothing.

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::vm::{Storage, Value};

use crate::load;

/// Loads a module, makes a context, and calls the export `f`, an `i32` to an `i32`, as an application would: the
/// number that it gives, or `None` after any error.
#[must_use]
pub fn call(module: &'static [u8], memory: Storage<'static>, argument: i32) -> Option<i32> {
    let module = Module::new_checked(module).ok()?;
    let mut context = load::context(module, memory, &[]).ok()?;
    context.init().ok()?;
    let function = context.function("f").ok()?;
    let mut results = [Value::I32(0)];
    context
        .invoke(&function, &[Value::I32(argument)], &mut results)
        .ok()?;
    match results {
        [Value::I32(result)] => Some(result),
        _ => None,
    }
}
