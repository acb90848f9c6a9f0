//! Locations as printed.

use std::fmt::Write as _;

use super::OpPrinter;
use crate::ir::{Loc, LocData};

impl OpPrinter<'_> {
    /// Prints `loc(...)`.
    pub fn loc(&mut self, loc: Loc) {
        self.text("loc(");
        self.location(loc);
        self.text(")");
    }

    /// Prints ` loc(...)` behind an argument: as MLIR does, without an alias for the location itself.
    pub(super) fn argument_loc(&mut self, loc: Loc) {
        self.text(" loc(");
        self.location_in_full(loc);
        self.text(")");
    }

    /// What stands inside `loc(...)`.
    pub(super) fn location(&mut self, loc: Loc) {
        if !self.alias_of_loc(loc) {
            self.location_in_full(loc);
        }
    }

    /// Prints a location without an alias for the location itself.
    pub(super) fn location_in_full(&mut self, loc: Loc) {
        let ir = self.ir;
        match ir.loc_data(loc) {
            LocData::Unknown => self.text("unknown"),
            LocData::File { file, line, column } => {
                self.quoted(ir.str(*file));
                let _ = write!(self.out, ":{line}:{column}");
            }
            LocData::Range { file, start, end } => {
                self.quoted(ir.str(*file));
                let _ = write!(self.out, ":{}:{} to ", start.0, start.1);
                if start.0 != end.0 {
                    let _ = write!(self.out, "{}", end.0);
                }
                let _ = write!(self.out, ":{}", end.1);
            }
            LocData::Name { name, child } => {
                self.quoted(ir.str(*name));
                if *child != Loc::UNKNOWN {
                    self.text("(");
                    self.location(*child);
                    self.text(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                self.text("callsite(");
                self.location(*callee);
                self.text(" at ");
                self.location(*caller);
                self.text(")");
            }
            LocData::Fused { locs, metadata } => {
                self.text("fused");
                if let Some(metadata) = metadata {
                    self.text("<");
                    self.attr(*metadata);
                    self.text(">");
                }
                self.text("[");
                self.separated(locs.iter().copied(), Self::location);
                self.text("]");
            }
        }
    }
}
