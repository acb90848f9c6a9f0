//! Halcyon on a desktop: tensors and their text, sessions over loaded modules, and the tools.

pub mod arguments;
mod program;
pub mod results;
pub mod tensor;
#[cfg(feature = "tools")]
pub mod tools;
mod value;
#[cfg(feature = "vmasm")]
pub mod vmasm;

pub use program::{Program, ProgramError};
pub use tensor::{ElementType, Tensor};
pub use value::{Value, ValueType};
