//! Attributes in text.

use super::super::ParseResult;
use super::OpParser;
use crate::ir::def::AttrRule;
use crate::ir::{Attr, Ident, Loc, OpSpec, Type};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpParser<'_> {
    /// Reads an attribute.
    pub fn attr(&mut self) -> ParseResult<Attr> {
        todo!()
    }

    /// Reads an attribute whose type the context gives (`3` for `i32`), so that none is written.
    pub fn attr_of_type(&mut self, ty: Type) -> ParseResult<Attr> {
        todo!()
    }

    /// Reads an attribute if one comes next.
    pub fn optional_attr(&mut self) -> ParseResult<Option<Attr>> {
        todo!()
    }

    /// Reads an inherent attribute as the row's rule spells it in a custom form.
    pub fn attr_by_rule(&mut self, rule: AttrRule) -> ParseResult<Attr> {
        todo!()
    }

    /// Reads `{...}` if it comes next, and sorts the entries into inherent and discardable ones. Reads
    /// `<{...}>` before it, too.
    pub fn attr_dict(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        todo!()
    }

    /// Reads `attributes {...}` if it comes next.
    pub fn attr_dict_with_keyword(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        todo!()
    }

    /// Reads a `{...}` dictionary if it comes next; the empty dictionary otherwise.
    pub fn optional_dict(&mut self) -> ParseResult<Attr> {
        todo!()
    }

    /// Reads `@name`.
    pub fn symbol_name(&mut self) -> ParseResult<Ident> {
        todo!()
    }

    /// Reads `@name` if it comes next.
    pub fn optional_symbol_name(&mut self) -> ParseResult<Option<Ident>> {
        todo!()
    }

    /// Reads `@a` or `@a::@b` as a symbol reference.
    pub fn symbol_ref(&mut self) -> ParseResult<Attr> {
        todo!()
    }

    /// Reads `public`, `private` or `nested` if it comes next.
    pub fn optional_visibility(&mut self) -> Option<Ident> {
        todo!()
    }

    /// Reads `loc(...)` if it comes next.
    pub fn optional_loc(&mut self) -> ParseResult<Option<Loc>> {
        todo!()
    }
}
