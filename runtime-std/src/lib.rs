//! Halcyon on a desktop: run modules, hand them tensors, read what they return.
//!
//! ```no_run
//! use halcyon_runtime_std::{Session, Value};
//!
//! let mut session = Session::load("simple_mul.hal")?;
//! let a = Value::tensor(&[4], &[1.0f32, 2.0, 3.0, 4.0])?;
//! let b = Value::tensor(&[4], &[10.0f32, 20.0, 30.0, 40.0])?;
//! let results = session.call("simple_mul", &[a, b])?;
//! assert_eq!(results[0].to_vec::<f32>()?, [10.0, 40.0, 90.0, 160.0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | job | depends on |
//! |---|---|---|
//! | [`tensor`] | dense host tensors, their text, numpy files, comparison | nothing here |
//! | [`arguments`], [`results`] | what `--input=`, `--output=` and `--expected_output=` mean | `tensor` |
//! | [`Program`] | module files that were read and checked | `vmasm` |
//! | [`Session`] | programs that run, with their state | `Program`, `tensor` |
//! | [`vmasm`] | the assembler of VM text (feature `vmasm`) | nothing here |
//! | [`tools`] | the command-line tools (feature `tools`) | all of the above |
//!
//! There is no global state: a session owns what it uses, and goes away with it. Nothing that a user can
//! type, and no module file, makes this crate panic.

pub mod arguments;
mod exchange;
mod program;
pub mod results;
mod session;
pub mod tensor;
mod text;
#[cfg(feature = "tools")]
pub mod tools;
mod trace;
mod value;
#[cfg(feature = "vmasm")]
pub mod vmasm;

pub use program::{FunctionInfo, Program, ProgramError};
pub use session::{
    DEFAULT_RESUME_LIMIT, Declaration, Failure, PreparedCall, Session, SessionBuilder,
    SessionError, SessionStatistics,
};
pub use tensor::{ElementType, Tensor};
pub use value::{Value, ValueType};
