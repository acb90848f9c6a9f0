//! Regions, blocks and their arguments in text.

use super::super::{Argument, ParseResult, Unresolved};
use super::{Delimiter, OpParser};
use crate::ir::{Block, OpSpec, Region, Type, Value};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpParser<'_> {
    /// Reads `%name: type {attrs} loc(...)`; attributes and location may be missing.
    pub fn argument(&mut self) -> ParseResult<Argument> {
        todo!()
    }

    /// Reads arguments inside the delimiter.
    pub fn argument_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Argument>> {
        todo!()
    }

    /// An argument of a name that was read without a type.
    pub fn argument_of(&mut self, name: Unresolved, ty: Type) -> Argument {
        todo!()
    }

    /// Reads `{ ... }`; the entry block takes `arguments` (the text may not name its own then). Names are in
    /// a new scope unless the op is isolated, in which case outer names are hidden.
    pub fn region(&mut self, spec: &OpSpec, arguments: &[Argument]) -> ParseResult<Region> {
        todo!()
    }

    /// Reads a region if `{` comes next.
    pub fn optional_region(
        &mut self,
        spec: &OpSpec,
        arguments: &[Argument],
    ) -> ParseResult<Option<Region>> {
        todo!()
    }

    /// Adds the op `name` without operands at the end of every block of `region` that lacks a terminator, and
    /// gives an empty region a block.
    pub fn ensure_terminator(&mut self, region: Region, name: &str) {
        todo!()
    }

    /// Reads `^name`.
    pub fn successor(&mut self) -> ParseResult<Block> {
        todo!()
    }

    /// Reads `^name` or `^name(%a, %b : i32, f32)`; the operands are resolved.
    pub fn successor_with_operands(&mut self) -> ParseResult<(Block, Vec<Value>)> {
        todo!()
    }
}
