//! How a dialect declares itself: static rows for its ops, types and attributes.
//!
//! Parser, printer, verifier, builder and documentation are ordinary functions over these rows, one copy for
//! all dialects. A row holds code only where an op's meaning differs from every other's.

use std::ops::Range;

mod attr_rule;
mod groups;
mod registry;
mod table;
mod traits;
mod type_rule;

pub use attr_rule::{AttrRow, AttrRule};
pub use groups::{group_ranges, infer_results};
pub use registry::{AttrAliasFn, ConstantFn, Dialect, Directive, ExtRow, ParseParamsFn, Registry};
pub use traits::Traits;
pub use type_rule::TypeRule;

use super::{Attr, Ir, Op, OpSpec, Type, Value};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

/// The property that holds operand group sizes of an op with [`Traits::ATTR_SIZED_OPERANDS`].
pub const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
/// The property that holds result group sizes of an op with [`Traits::ATTR_SIZED_RESULTS`].
pub const RESULT_SEGMENTS: &str = "resultSegmentSizes";

/// Reads the part of an op after its name, in a form that a format string cannot say.
pub type ParseFn = fn(&mut OpParser<'_>, &mut OpSpec) -> ParseResult<()>;
/// Prints the part of an op after its name.
pub type PrintFn = fn(&mut OpPrinter<'_>, Op);
/// Checks what the row's constraints cannot say; pushes one message a fault.
pub type VerifyFn = fn(&Ir, Op, &mut Vec<String>);
/// Computes the result types of an op from its operands and attributes; `None` if they do not determine them.
pub type InferFn = fn(&mut Ir, &OpSpec) -> Option<Vec<Type>>;
/// Simplifies an op to existing values or constants, without making ops.
pub type FoldFn = fn(&mut Ir, Op) -> Fold;
/// Rewrites an op in place or replaces it; says whether anything changed.
pub type PatternFn = fn(&mut Ir, Op) -> bool;
/// The operands that a terminator passes to successor `i`.
pub type SuccessorOperandsFn = fn(&Ir, Op, usize) -> Range<usize>;
/// The name that result `i` asks for when printed, without the `%`.
pub type ResultNameFn = fn(&Ir, Op, usize) -> Option<String>;
/// The name that argument `.3` of the entry block of region `.2` asks for when printed, without the `%`.
pub type ArgNameFn = fn(&Ir, Op, usize, usize) -> Option<String>;

/// What a fold found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nothing to simplify.
    No,
    /// The op was changed in place (operands swapped, an attribute reduced).
    Changed,
    /// The single result is this constant.
    Constant(Attr),
    /// The single result is this value.
    Value(Value),
    /// Each result is a constant or a value.
    Each(Vec<Folded>),
}

/// What one result folds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// A constant.
    Constant(Attr),
    /// A value.
    Value(Value),
}

/// One op of a dialect. Copyable, so that a dialect can put its table together from families.
#[derive(Clone, Copy)]
pub struct OpDef {
    /// Full name: `arith.addi`.
    pub name: &'static str,
    /// What it does, for the reference page.
    pub doc: &'static str,
    /// Operand groups in order.
    pub operands: &'static [ValueRow],
    /// Result groups in order.
    pub results: &'static [ValueRow],
    /// Inherent attributes.
    pub attrs: &'static [AttrRow],
    /// Regions in order.
    pub regions: &'static [RegionRow],
    /// Names of the successors in order; the last may stand for any number if it ends in `...`.
    pub successors: &'static [&'static str],
    /// Full names of the ops in whose regions this one stands; empty if it stands anywhere. An op that is not
    /// registered may hold any.
    pub parents: &'static [&'static str],
    /// What is known of every such op.
    pub traits: Traits,
    /// The custom assembly format; see [`crate::syntax::format`]. Empty if `parse` and `print` say it, or if
    /// the op has only the generic form.
    pub format: &'static str,
    /// Reads the custom form that no format string can say.
    pub parse: Option<ParseFn>,
    /// Prints it.
    pub print: Option<PrintFn>,
    /// Further checks.
    pub verify: Option<VerifyFn>,
    /// Result types from operands, where constraints do not say.
    pub infer: Option<InferFn>,
    /// Simplification to existing values or constants.
    pub fold: Option<FoldFn>,
    /// Rewrites that bring the op to its canonical form.
    pub canonicalize: &'static [PatternFn],
    /// Which operands go to which successor.
    pub successor_operands: Option<SuccessorOperandsFn>,
    /// Preferred names of results.
    pub result_name: Option<ResultNameFn>,
    /// Preferred names of the arguments of entry blocks.
    pub arg_name: Option<ArgNameFn>,
    /// The dialect whose prefix the names of ops directly inside this one may leave out.
    pub default_dialect: Option<&'static str>,
    /// The op that ends a block of this op's regions when the text leaves it out (`scf.yield`, ...). Full name.
    pub implicit_terminator: Option<&'static str>,
}

impl OpDef {
    /// A row with nothing in it, for `..OpDef::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        doc: "",
        operands: &[],
        results: &[],
        attrs: &[],
        regions: &[],
        successors: &[],
        parents: &[],
        traits: Traits::NONE,
        format: "",
        parse: None,
        print: None,
        verify: None,
        infer: None,
        fold: None,
        canonicalize: &[],
        successor_operands: None,
        result_name: None,
        arg_name: None,
        default_dialect: None,
        implicit_terminator: None,
    };

    /// Whether `name` is an inherent attribute of this op.
    pub fn is_inherent(&self, name: &str) -> bool {
        self.attrs.iter().any(|row| row.name == name)
            || name == OPERAND_SEGMENTS && self.traits.contains(Traits::ATTR_SIZED_OPERANDS)
            || name == RESULT_SEGMENTS && self.traits.contains(Traits::ATTR_SIZED_RESULTS)
    }

    /// The row of the inherent attribute `name`.
    pub fn attr_row(&self, name: &str) -> Option<&'static AttrRow> {
        self.attrs.iter().find(|row| row.name == name)
    }

    /// Whether the op has a custom form.
    pub fn has_custom_form(&self) -> bool {
        !self.format.is_empty() || self.parse.is_some()
    }
}

/// One operand or result group.
#[derive(Clone, Copy)]
pub struct ValueRow {
    /// Its name in the format and in errors.
    pub name: &'static str,
    /// How many values it holds.
    pub arity: Arity,
    /// What type each has.
    pub ty: TypeRule,
}

/// How many values a group holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// One region of an op.
#[derive(Clone, Copy)]
pub struct RegionRow {
    /// Its name in the format and in errors.
    pub name: &'static str,
    /// How many blocks it has.
    pub blocks: RegionShape,
}

/// How many blocks a region has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionShape {
    /// Any number, none included.
    Any,
    /// Exactly one.
    One,
    /// One, or none.
    AtMostOne,
    /// At least one.
    AtLeastOne,
}
