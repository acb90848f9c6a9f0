//! Halcyon on a desktop: tensors and their text, sessions over loaded modules, and the tools.

pub mod tensor;
