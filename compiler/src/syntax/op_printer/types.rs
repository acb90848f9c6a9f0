//! Types as printed.

use super::OpPrinter;
use crate::ir::{Type, Value};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpPrinter<'_> {
    /// Prints a type.
    pub fn ty(&mut self, ty: Type) {
        todo!()
    }

    /// Prints types with `, ` between them.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        todo!()
    }

    /// Prints the types of values with `, ` between them.
    pub fn types_of(&mut self, values: impl IntoIterator<Item = Value>) {
        todo!()
    }

    /// Prints ` -> type` or ` -> (types)`, or nothing for no type.
    pub fn optional_arrow_types(&mut self, types: &[Type]) {
        todo!()
    }

    /// Prints `(types) -> type` or `(types) -> (types)`.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) {
        todo!()
    }
}
