//! The printer as custom forms and dialect types and attributes see it.

mod aliases;
mod attrs;
mod dense;
mod locs;
mod ops;
mod regions;
mod text;
mod types;
mod values;

pub(super) use regions::is_implied_terminator;

use super::aliases::Aliases;
use super::module::PrintOptions;
use super::names::Names;
use crate::ir::Ir;

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
    /// The text so far.
    pub(super) out: String,
    /// How many steps deep new lines are.
    pub(super) depth: usize,
    /// Names of attributes, types and locations; empty if all are to print in full.
    pub(super) aliases: Aliases,
    /// Names of values and blocks.
    pub(super) names: Names,
    /// What to print, and how.
    pub(super) options: PrintOptions,
    /// The dialect whose prefix op names leave out here.
    pub(super) default_dialect: &'static str,
}

impl<'p> OpPrinter<'p> {
    /// A printer that has printed nothing yet.
    pub fn new(ir: &'p Ir) -> Self {
        Self {
            ir,
            out: String::new(),
            depth: 0,
            aliases: Aliases::default(),
            names: Names::default(),
            options: PrintOptions::default(),
            default_dialect: "builtin",
        }
    }

    /// Ends printing and gives the text.
    pub fn finish(self) -> String {
        self.out
    }
}
