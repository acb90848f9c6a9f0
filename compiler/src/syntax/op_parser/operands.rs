//! Uses of SSA values in text.

use super::super::{ParseResult, Unresolved};
use super::{Delimiter, OpParser};
use crate::ir::{OpSpec, Type, Value};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpParser<'_> {
    /// Reads `%name` or `%name#1`.
    pub fn operand(&mut self) -> ParseResult<Unresolved> {
        todo!()
    }

    /// Reads an operand if one comes next.
    pub fn optional_operand(&mut self) -> ParseResult<Option<Unresolved>> {
        todo!()
    }

    /// Reads operands with commas between them, inside the delimiter.
    pub fn operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Unresolved>> {
        todo!()
    }

    /// Finds the value that a name stands for, or makes a stand-in for one that comes later.
    pub fn resolve(&mut self, operand: Unresolved, ty: Type) -> ParseResult<Value> {
        todo!()
    }

    /// Resolves each operand with its type, and adds the values to the op. The counts must agree.
    pub fn resolve_into(
        &mut self,
        operands: &[Unresolved],
        types: &[Type],
        spec: &mut OpSpec,
    ) -> ParseResult<()> {
        todo!()
    }

    /// Sets the operand group sizes of an op that keeps them.
    pub fn set_operand_segments(&mut self, spec: &mut OpSpec, sizes: &[usize]) {
        todo!()
    }

    /// Sets the result group sizes of an op that keeps them.
    pub fn set_result_segments(&mut self, spec: &mut OpSpec, sizes: &[usize]) {
        todo!()
    }
}
