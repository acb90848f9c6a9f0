//! Names of values and blocks as printed.

use super::OpPrinter;
use crate::ir::{Block, Value};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpPrinter<'_> {
    /// Prints `%name` of a value.
    pub fn operand(&mut self, value: Value) {
        todo!()
    }

    /// Prints values with `, ` between them.
    pub fn operands(&mut self, values: impl IntoIterator<Item = Value>) {
        todo!()
    }

    /// Prints `%name: type`, with the location when locations are printed.
    pub fn argument(&mut self, value: Value) {
        todo!()
    }

    /// Prints `^name`.
    pub fn block_name(&mut self, block: Block) {
        todo!()
    }

    /// Prints `^name`, and `(%a, %b : i32, f32)` if there are operands.
    pub fn successor(&mut self, block: Block, operands: &[Value]) {
        todo!()
    }
}
