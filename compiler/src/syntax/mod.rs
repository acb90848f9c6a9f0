//! MLIR text: lexer, recovering parser, printer, and the interpreter of custom assembly formats.
//!
//! This module knows the grammar and the rows of [`crate::ir::def`]; it knows no dialect.

mod aliases;
pub(crate) mod format;
mod lexer;
mod module;
mod names;
mod op_parser;
mod op_printer;
mod scope;
mod suggest;

pub use aliases::{Form, Locations};
pub use module::{
    Inherent, ParseOptions, Piece, PrintOptions, parse_module, print_module, print_op, split_input,
};
pub use op_parser::{Delimiter, OpParser, Unregistered};
pub use op_printer::{OpPrinter, RegionStyle, Show};

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::ir::def::OpDef;
use crate::ir::{Attr, Block, Ident, Ir, Loc, Op, Region, Type, Value, WalkOrder};

/// A parse step that failed; the diagnostic has been recorded in the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

/// The result of a parse step.
pub type ParseResult<T> = Result<T, ParseError>;

/// A use of a name (`%x#1`) whose type is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct Unresolved {
    /// The name without `%`.
    pub name: Ident,
    /// The number after `#`, or 0.
    pub index: u32,
    /// Byte offset of the use in the source.
    pub offset: u32,
}

/// A block or region argument as text gives it: `%x: i32 {attrs} loc(...)`.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// Its name.
    pub name: Unresolved,
    /// Its type.
    pub ty: Type,
    /// Its attribute dictionary.
    pub attrs: Attr,
    /// Its location.
    pub loc: Loc,
}

/// An argument of a `custom<...>(...)` directive, or what an element of a format speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatArg {
    /// Operand group.
    Operand(usize),
    /// Result group.
    Result(usize),
    /// `type($operand)`.
    OperandType(usize),
    /// `type($result)`.
    ResultType(usize),
    /// Inherent attribute, by position in the row.
    Attr(usize),
    /// Region.
    Region(usize),
    /// Successor.
    Successor(usize),
}

/// What a format has read of an op so far, by group.
#[derive(Default)]
pub struct FormatState {
    /// Operands by group.
    pub operands: Vec<Option<Vec<Unresolved>>>,
    /// Operand types by group.
    pub operand_types: Vec<Option<Vec<Type>>>,
    /// Result types by group.
    pub result_types: Vec<Option<Vec<Type>>>,
    /// Attributes read, by name.
    pub attrs: Vec<(Ident, Attr)>,
    /// Regions by position.
    pub regions: Vec<Option<Region>>,
    /// Successors in order.
    pub successors: Vec<Block>,
    /// The row of the op.
    def: Option<&'static OpDef>,
}

impl FormatState {
    /// The state of an op of which nothing has been read.
    fn of(def: &'static OpDef) -> Self {
        Self {
            operands: vec![None; def.operands.len()],
            operand_types: vec![None; def.operands.len()],
            result_types: vec![None; def.results.len()],
            regions: vec![None; def.regions.len()],
            def: Some(def),
            ..Self::default()
        }
    }

    /// The row of the op that is being read.
    pub fn def(&self) -> Option<&'static OpDef> {
        self.def
    }

    /// Sets the inherent attribute at position `i` of the row ([`FormatArg::Attr`]).
    pub fn set_attr(&mut self, ir: &mut Ir, i: usize, attr: Attr) {
        if let Some(row) = self.def.and_then(|def| def.attrs.get(i)) {
            let name = ir.ident(row.name);
            self.attrs.push((name, attr));
        }
    }
}

/// Reads a type from text that holds nothing else.
///
/// # Errors
/// If the text is no type, or goes on behind it.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the path of the method would fix the parser's lifetime"
)]
pub fn parse_type(
    ir: &mut Ir,
    text: &str,
    unregistered: Unregistered,
) -> Result<Type, Vec<Diagnostic>> {
    parse_alone(ir, text, unregistered, |p| p.ty())
}

/// Reads an attribute from text that holds nothing else.
///
/// # Errors
/// If the text is no attribute, or goes on behind it.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the path of the method would fix the parser's lifetime"
)]
pub fn parse_attr(
    ir: &mut Ir,
    text: &str,
    unregistered: Unregistered,
) -> Result<Attr, Vec<Diagnostic>> {
    parse_alone(ir, text, unregistered, |p| p.attr())
}

fn parse_alone<T>(
    ir: &mut Ir,
    text: &str,
    unregistered: Unregistered,
    read: fn(&mut OpParser<'_>) -> ParseResult<T>,
) -> Result<T, Vec<Diagnostic>> {
    let mut parser = OpParser::new(ir, "<text>", text, unregistered);
    let value = read(&mut parser).and_then(|value| {
        if parser.at_end() {
            return Ok(value);
        }
        parser.error_expected("the end of the text")
    });
    value.map_err(|ParseError| parser.into_diagnostics())
}

/// The names that the results and arguments inside `root` print with when `root` is printed alone.
pub fn value_names(ir: &Ir, root: Op) -> FxHashMap<Value, String> {
    let names = names::Names::of(ir, root, names::Naming::Custom);
    let inside = ir.walk(root, WalkOrder::Pre);
    let results = inside.iter().flat_map(|&op| ir.results(op));
    let blocks = inside
        .iter()
        .flat_map(|&op| ir.regions(op))
        .flat_map(|&region| ir.region_blocks(region));
    let arguments = blocks.flat_map(|block| ir.block_args(block).iter().copied());
    results
        .chain(arguments)
        .filter_map(|value| {
            let mut name = String::from("%");
            names.write_name(value, &mut name).then_some((value, name))
        })
        .collect()
}

/// A type as text.
pub fn type_text(ir: &Ir, ty: Type) -> String {
    let mut printer = OpPrinter::new(ir);
    printer.ty(ty);
    printer.finish()
}

/// An attribute as text.
pub fn attr_text(ir: &Ir, attr: Attr) -> String {
    let mut printer = OpPrinter::new(ir);
    printer.attr(attr);
    printer.finish()
}
