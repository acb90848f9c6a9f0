//! The parser as custom forms and dialect types and attributes see it.

use super::{Argument, ParseResult, Unresolved};
use crate::ir::def::AttrRule;
use crate::ir::{Attr, Block, Ident, Ir, Loc, OpSpec, Region, Type, Value};

/// What stands around a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    /// Nothing; the list has at least one item.
    None,
    /// `(...)`.
    Paren,
    /// `[...]`.
    Square,
    /// `<...>`.
    Angle,
    /// `{...}`.
    Brace,
    /// `(...)`, or nothing at all, which is an empty list.
    OptionalParen,
    /// `[...]`, or nothing at all, which is an empty list.
    OptionalSquare,
    /// `<...>`, or nothing at all, which is an empty list.
    OptionalAngle,
}

/// The parser as custom forms see it.
pub struct OpParser<'p> {
    /// The arena that the parser fills.
    pub ir: &'p mut Ir,
}

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpParser<'_> {
    // --- errors and position ---

    /// The location of the next token.
    pub fn loc(&mut self) -> Loc {
        todo!()
    }

    /// Byte offset of the next token in the source.
    pub fn offset(&self) -> u32 {
        todo!()
    }

    /// Records an error at the next token.
    pub fn error<T>(&mut self, message: impl Into<String>) -> ParseResult<T> {
        todo!()
    }

    /// Records an error at a byte offset.
    pub fn error_at<T>(&mut self, offset: u32, message: impl Into<String>) -> ParseResult<T> {
        todo!()
    }

    // --- tokens ---

    /// Whether the next token is this punctuation: one of `( ) [ ] { } < > , : = -> :: ? * + - / | ...`.
    pub fn at(&self, punctuation: &str) -> bool {
        todo!()
    }

    /// Takes the next token if it is this punctuation.
    pub fn eat(&mut self, punctuation: &str) -> bool {
        todo!()
    }

    /// Takes this punctuation or fails.
    pub fn expect(&mut self, punctuation: &str) -> ParseResult<()> {
        todo!()
    }

    /// Whether the next token is this bare word.
    pub fn at_keyword(&self, keyword: &str) -> bool {
        todo!()
    }

    /// Takes the next token if it is this bare word.
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        todo!()
    }

    /// Takes this bare word or fails.
    pub fn expect_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        todo!()
    }

    /// Takes any bare word (dots allowed).
    pub fn keyword(&mut self) -> ParseResult<Ident> {
        todo!()
    }

    /// Takes a bare word if one comes next.
    pub fn optional_keyword(&mut self) -> Option<Ident> {
        todo!()
    }

    /// Takes a string literal, unescaped.
    pub fn string(&mut self) -> ParseResult<Ident> {
        todo!()
    }

    /// Takes a string literal if one comes next.
    pub fn optional_string(&mut self) -> ParseResult<Option<Ident>> {
        todo!()
    }

    /// Takes an integer literal with an optional sign.
    pub fn integer(&mut self) -> ParseResult<i64> {
        todo!()
    }

    /// Takes an integer literal if one comes next.
    pub fn optional_integer(&mut self) -> ParseResult<Option<i64>> {
        todo!()
    }

    /// Reads items with commas between them, inside the delimiter.
    pub fn list(
        &mut self,
        delimiter: Delimiter,
        item: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        todo!()
    }

    // --- types ---

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

    // --- attributes ---

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

    // --- operands ---

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

    // --- regions and blocks ---

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
