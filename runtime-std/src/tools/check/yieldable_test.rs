//! The native module `yieldable_test`: functions that are not ready as often as they are told.
//!
//! Tests of suspension import it, those of the peers' under the same name.

use halcyon_runtime_core::vm::{Fault, Native, NativeFunction, NativeTable};

/// The module.
pub(super) const YIELDABLE_TEST: NativeTable = NativeTable {
    name: "yieldable_test",
    version: 0,
    functions: &[
        NativeFunction {
            name: "yield_n",
            cconv: "0ii_i",
            run: yield_n,
        },
        NativeFunction {
            name: "yield_variadic_sum",
            cconv: "0CiDi_i",
            run: yield_variadic_sum,
        },
    ],
};

/// `(value, count)`: the value and one for each of `count` suspensions.
fn yield_n(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let value = call.i32()?;
    suspend_and_return(call, value)
}

/// `(values..., count)`: the sum of the values and one for each of `count` suspensions.
fn yield_variadic_sum(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let mut sum = 0i32;
    for _ in 0..call.span()? {
        sum = sum.wrapping_add(call.i32()?);
    }
    suspend_and_return(call, sum)
}

/// Suspends as often as the next argument says, counting in the state that a call keeps.
fn suspend_and_return(call: &mut Native<'_, '_>, value: i32) -> Result<(), Fault> {
    let count = call.i32()?;
    if let Some(done) = call.state().first_mut()
        && (*done as i32) < count
    {
        *done += 1;
        return Err(call.not_yet());
    }
    call.return_i32(value.wrapping_add(count.max(0)))
}
