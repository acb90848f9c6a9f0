//! Types in text.

use super::super::ParseResult;
use super::OpParser;
use crate::ir::Type;

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpParser<'_> {
    /// Reads a type.
    pub fn ty(&mut self) -> ParseResult<Type> {
        todo!()
    }

    /// Reads a type if one comes next.
    pub fn optional_type(&mut self) -> ParseResult<Option<Type>> {
        todo!()
    }

    /// Reads `: type`.
    pub fn colon_type(&mut self) -> ParseResult<Type> {
        todo!()
    }

    /// Reads types with commas between them, at least one.
    pub fn type_list(&mut self) -> ParseResult<Vec<Type>> {
        todo!()
    }

    /// Reads `: type, type`.
    pub fn colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        todo!()
    }

    /// Reads `-> type` or `-> (types)`.
    pub fn arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        todo!()
    }

    /// Reads `-> type` or `-> (types)`, or nothing.
    pub fn optional_arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        todo!()
    }

    /// Reads `(types) -> type` or `(types) -> (types)`.
    pub fn function_type(&mut self) -> ParseResult<(Vec<Type>, Vec<Type>)> {
        todo!()
    }
}
