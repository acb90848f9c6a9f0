//! Halcyon on a desktop: tensors and their text, sessions over loaded modules, and the tools.

pub mod arguments;
mod exchange;
mod program;
pub mod results;
mod session;
pub mod tensor;
#[cfg(feature = "tools")]
pub mod tools;
mod value;
#[cfg(feature = "vmasm")]
pub mod vmasm;

pub use program::{FunctionInfo, Program, ProgramError};
pub use session::{Declaration, Failure, PreparedCall, Session, SessionError, SessionStatistics};
pub use tensor::{ElementType, Tensor};
pub use value::{Value, ValueType};
