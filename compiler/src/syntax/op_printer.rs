//! The printer as custom forms and dialect types and attributes see it.

use crate::ir::def::AttrRule;
use crate::ir::{Attr, Block, Ir, Op, Region, Type, Value};

/// How much of a region is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionStyle {
    /// Whether the arguments of the entry block are.
    pub entry_arguments: Show,
    /// Whether terminators without operands are.
    pub terminator: Show,
}

/// Whether a part is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// It is.
    Yes,
    /// It is not.
    No,
}

impl RegionStyle {
    /// Everything.
    pub const FULL: Self = Self {
        entry_arguments: Show::Yes,
        terminator: Show::Yes,
    };
    /// Entry arguments stand elsewhere in the op.
    pub const NO_ARGUMENTS: Self = Self {
        entry_arguments: Show::No,
        terminator: Show::Yes,
    };
    /// An implied terminator is left out.
    pub const NO_TERMINATOR: Self = Self {
        entry_arguments: Show::Yes,
        terminator: Show::No,
    };
    /// Both.
    pub const BODY_ONLY: Self = Self {
        entry_arguments: Show::No,
        terminator: Show::No,
    };
}

/// The printer as custom forms see it.
pub struct OpPrinter<'p> {
    /// The IR that is printed.
    pub ir: &'p Ir,
}

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpPrinter<'_> {
    // --- text ---

    /// Prints text as it is.
    pub fn text(&mut self, text: &str) {
        todo!()
    }

    /// Prints a quoted string, escaped.
    pub fn quoted(&mut self, text: &str) {
        todo!()
    }

    /// Starts a new line at the current depth.
    pub fn newline(&mut self) {
        todo!()
    }

    /// Makes the following lines deeper by one step.
    pub fn indent(&mut self) {
        todo!()
    }

    /// Ends a depth that `indent` began.
    pub fn dedent(&mut self) {
        todo!()
    }

    /// Prints items with `, ` between them.
    pub fn separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        item: impl FnMut(&mut Self, T),
    ) {
        todo!()
    }

    // --- values ---

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

    // --- types and attributes ---

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

    /// Prints an attribute.
    pub fn attr(&mut self, attr: Attr) {
        todo!()
    }

    /// Prints an attribute without its trailing type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        todo!()
    }

    /// Prints an inherent attribute as the row's rule spells it in a custom form.
    pub fn attr_by_rule(&mut self, rule: AttrRule, attr: Attr) {
        todo!()
    }

    /// Prints ` {...}` with the op's attributes, those named in `elided`, segment sizes and defaults left
    /// out; inherent ones go first into `<...>`-less form as MLIR prints them in custom forms. Nothing if
    /// none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[&str]) {
        todo!()
    }

    /// Prints ` attributes {...}` likewise.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[&str]) {
        todo!()
    }

    /// Prints the entries of a dictionary as ` {...}`; nothing for an empty one.
    pub fn dict(&mut self, dict: Attr) {
        todo!()
    }

    /// Prints `@name`, quoted if it must be.
    pub fn symbol_name(&mut self, name: &str) {
        todo!()
    }

    // --- regions ---

    /// Prints `{ ... }`.
    pub fn region(&mut self, region: Region, style: RegionStyle) {
        todo!()
    }
}
