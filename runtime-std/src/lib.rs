//! Halcyon on a desktop: tensors and their text, sessions over loaded modules, and the tools.

pub mod arguments;
pub mod results;
pub mod tensor;
mod value;

pub use tensor::{ElementType, Tensor};
pub use value::{Value, ValueType};
