//! The virtual machine: verifies, binds and runs modules in place, without a heap.
//!
//! | file | job |
//! |---|---|
//! | `context` | modules bound to their imports, with their state; calls from outside |
//! | `modules`, `link`, `bind` | the modules of a context, and what their imports are bound to |
//! | `lifecycle` | `__init`, `__notify`, `__deinit` |
//! | `suspend`, `resume` | runs that stop before their end and can go on |
//! | `simple` | what the simple instructions do, for both engines |
//! | `run`, `frame`, `shape`, `access`, `call` | the dispatch loop, registers, frames |
//! | `engine` | which of the two runs a context's calls |
//! | `threaded` | a faster engine for hosts, over translated code |
//! | `extended`, `math`, `numeric`, `list` | instructions that are not hot, and arithmetic |
//! | `object`, `memory` | what refs name, and the bytes behind them |
//! | `native`, `trace` | functions of the embedder, and what it is told |
//! | `verify` | what the loop may rely on |
//! | `status`, `value` | errors, arguments, results |
//!
//! Knows the HAL only as far as buffers and buffer views are objects; it must not know a device or an executable.
#![allow(
    clippy::result_large_err,
    reason = "without a heap there is no box for an error's text, which only the feature `messages` has"
)]

mod access;
mod bind;
mod call;
mod context;
mod engine;
mod extended;
mod frame;
mod lifecycle;
#[cfg(feature = "linking")]
mod link;
mod list;
mod machine;
mod math;
mod memory;
mod modules;
mod native;
mod numeric;
mod object;
#[cfg(feature = "yield")]
mod resume;
mod run;
mod shape;
mod simple;
mod sqrt;
mod status;
mod suspend;
#[cfg(test)]
mod tests;
#[cfg(feature = "threaded")]
mod threaded;
#[cfg(feature = "trace")]
mod trace;
mod value;
#[cfg(feature = "verify")]
mod verify;

pub use context::{Context, Function, Storage};
pub use lifecycle::Signal;
pub use native::{
    DeclaredModule, Native, NativeFn, NativeFunction, NativeModule, NativeTable, STATE_WORDS,
};
pub use object::{BufferView, Foreign, ForeignType, HalBuffer, ObjectRef, Objects, Slot};
pub use status::{Error, Fault, FaultInfo, Message, Site, Status, Text};
pub use suspend::{Outcome, Suspension};
#[cfg(feature = "trace")]
pub use trace::{Point, PointKind, PointValue, Tracer};
pub use value::{Arg, MAX_CALL_VALUES, ResultView, Results, Tensor, Value};
#[cfg(feature = "verify")]
pub use verify::{Rule, VerifyError, scratch_words, verify, verify_in};
