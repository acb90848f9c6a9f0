//! Ops as printed: results, the custom form of a row or the generic form, the location after it.

use super::super::names::push_number;
use super::super::{Form, Locations};
use super::{OpPrinter, RegionStyle, Show};
use crate::ir::{Ir, Loc, Op, Type};

impl OpPrinter<'_> {
    /// Prints an op: `%0 = name ... loc(...)`.
    pub(in crate::syntax) fn op(&mut self, op: Op) {
        let ir = self.ir;
        if ir.result_count(op) > 0 {
            for (i, (first, size)) in self.names.groups(ir, op).enumerate().collect::<Vec<_>>() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.out.push('%');
                self.name(ir.result(op, first));
                if size > 1 {
                    self.out.push(':');
                    push_number(&mut self.out, u32::try_from(size).unwrap_or(u32::MAX));
                }
            }
            self.out.push_str(" = ");
        }
        match ir.def(op) {
            Some(def) if self.options.form == Form::Custom && def.has_custom_form() => {
                self.op_name(def.name);
                match def.print {
                    Some(print) => print(self, op),
                    None => {
                        if let Ok(format) = ir.registry().format(ir.kind(op)) {
                            format.print(self, op, def);
                        }
                    }
                }
            }
            _ => self.generic(op),
        }
        if self.options.locations == Locations::Print {
            self.trailing_loc(ir.op_loc(op));
        }
    }

    /// Prints the name of an op, without its dialect's prefix where that goes without saying.
    fn op_name(&mut self, name: &str) {
        let short = name
            .split_once('.')
            .filter(|&(dialect, rest)| dialect == self.default_dialect && !rest.contains('.'))
            .map_or(name, |(_, rest)| rest);
        self.out.push_str(short);
    }

    /// Prints ` loc(...)`.
    pub(super) fn trailing_loc(&mut self, loc: Loc) {
        self.out.push(' ');
        self.loc(loc);
    }

    /// Prints `"name"(operands) [successors] <{properties}> (regions) {attributes} : type`.
    fn generic(&mut self, op: Op) {
        let ir = self.ir;
        self.quoted(ir.op_name(op));
        self.out.push('(');
        self.operands(ir.operands(op));
        self.out.push(')');
        if ir.successor_count(op) > 0 {
            self.out.push('[');
            self.separated(ir.successors(op), Self::block_name);
            self.out.push(']');
        }
        if ir.props(op) != Ir::EMPTY_DICT {
            self.out.push_str(" <");
            self.attr(ir.props(op));
            self.out.push('>');
        }
        if ir.region_count(op) > 0 {
            self.out.push_str(" (");
            self.separated(ir.regions(op).iter().copied(), |p, region| {
                p.region_with(region, RegionStyle::FULL, Show::Yes);
            });
            self.out.push(')');
        }
        self.dict(ir.attrs(op));
        self.out.push_str(" : ");
        let inputs: smallvec::SmallVec<[Type; 4]> =
            ir.operands(op).map(|v| ir.value_type(v)).collect();
        let results: smallvec::SmallVec<[Type; 2]> =
            ir.results(op).map(|v| ir.value_type(v)).collect();
        self.function_type(&inputs, &results);
    }
}
