//! The virtual machine: verifies, binds and runs modules in place, without a heap.
//!
//! | file | job |
//! |---|---|
//! | `context` | a module bound to its imports, with its state; calls from outside |
//! | `simple` | what the simple instructions do, for both engines |
//! | `run`, `frame`, `shape`, `access`, `call` | the dispatch loop, registers, frames |
//! | `extended`, `math`, `numeric`, `list` | instructions that are not hot, and arithmetic |
//! | `object`, `memory` | what refs name, and the bytes behind them |
//! | `native`, `bind` | functions of the embedder |
//! | `verify` | what the loop may rely on |
//! | `status`, `value` | errors, arguments, results |
//!
//! Knows the HAL only as far as buffers and buffer views are objects; it must not know a device or an executable.
#![expect(
    clippy::result_large_err,
    reason = "without a heap there is no box for an error's text"
)]

mod access;
mod bind;
mod call;
mod context;
mod extended;
mod frame;
mod list;
mod machine;
mod math;
mod memory;
mod native;
mod numeric;
mod object;
mod run;
mod shape;
mod simple;
mod sqrt;
mod status;
#[cfg(test)]
mod tests;
mod value;
#[cfg(feature = "verify")]
mod verify;

pub use context::{Context, Function, Storage};
pub use native::{Native, NativeFunction, NativeModule, NativeTable};
pub use object::{BufferView, Foreign, HalBuffer, ObjectRef, Objects, Slot};
pub use status::{Error, Fault, FaultInfo, Site, Status, Text};
pub use value::{Arg, MAX_CALL_VALUES, ResultView, Results, Tensor, Value};
#[cfg(feature = "verify")]
pub use verify::{Rule, VerifyError, scratch_words, verify, verify_in};
