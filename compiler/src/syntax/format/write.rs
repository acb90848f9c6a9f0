//! Prints the custom form of an op by its compiled format.

use std::ops::Range;

use super::{Element, Format, Keyword, Kind, Optional, Types};
use crate::ir::def::{Arity, AttrRow, OpDef};
use crate::ir::{Attr, Ir, Op, Value};
use crate::syntax::{FormatArg, OpPrinter, RegionStyle, attr_text};

impl Format {
    /// Prints what follows the op's name.
    pub(crate) fn print(&self, p: &mut OpPrinter<'_>, op: Op, def: &'static OpDef) {
        let printing = Printing {
            format: self,
            op,
            def,
        };
        printing.elements(p, &self.elements);
    }
}

/// One op that is being printed.
struct Printing<'f> {
    format: &'f Format,
    op: Op,
    def: &'static OpDef,
}

impl Printing<'_> {
    fn elements(&self, p: &mut OpPrinter<'_>, list: &[Element]) {
        for element in list {
            self.one(p, element);
        }
    }

    fn one(&self, p: &mut OpPrinter<'_>, element: &Element) {
        let ir = p.ir;
        let op = self.op;
        match &element.kind {
            Kind::Optional(group) => return self.optional(p, group),
            Kind::Whitespace('\n') => return p.newline(),
            Kind::Whitespace(_) => return p.text(" "),
            // Inherent attributes that no element mentions stand in `<...>` before the others, wherever the
            // format does not put them.
            Kind::AttrDict(keyword) => {
                let before = match keyword {
                    Keyword::None => " ",
                    Keyword::Attributes => " attributes ",
                };
                if self.format.has_prop_dict {
                    p.discardable_dict(op, before, &[]);
                } else {
                    p.attr_dict_behind(op, before, &self.format.elided);
                }
                return;
            }
            Kind::PropDict => return p.property_dict(op, &self.format.elided),
            kind if !self.prints(ir, kind) => return,
            _ => {}
        }
        if element.space {
            p.text(" ");
        }
        match &element.kind {
            Kind::Literal(text, _) => p.text(text),
            Kind::Operands(i) => p.operands(values(ir, op, self.operand_range(ir, *i))),
            Kind::AllOperands => p.operands(ir.operands(op)),
            Kind::Types(types) => p.types_of(self.values_of(ir, *types)),
            Kind::FunctionalType(inputs, results) => {
                let types = |whose| -> Vec<_> {
                    self.values_of(ir, whose)
                        .into_iter()
                        .map(|v| ir.value_type(v))
                        .collect()
                };
                p.function_type(&types(*inputs), &types(*results));
            }
            Kind::Attr(i) => {
                let row = &self.def.attrs[*i];
                match (ir.attr(op, row.name), row.default) {
                    (Some(attr), _) => p.attr_by_rule(row.rule, attr),
                    (None, Some(default)) => p.text(bare(default)),
                    (None, None) => {}
                }
            }
            Kind::Region(i) => self.region(p, *i),
            Kind::AllRegions => p.separated(0..ir.region_count(op), |p, i| self.region(p, i)),
            Kind::Successor(i) => {
                let open = self.def.successors[*i].ends_with("...");
                let count = if open { usize::MAX } else { 1 };
                let blocks: Vec<_> = ir.successors(op).skip(*i).take(count).collect();
                p.separated(blocks, OpPrinter::block_name);
            }
            Kind::AllSuccessors => {
                let blocks: Vec<_> = ir.successors(op).collect();
                p.separated(blocks, OpPrinter::block_name);
            }
            Kind::Custom(directive, args) => (directive.print)(p, op, args),
            Kind::Optional(_) | Kind::Whitespace(_) | Kind::AttrDict(_) | Kind::PropDict => {}
        }
    }

    /// Whether the element has anything to print, and so takes its space.
    fn prints(&self, ir: &Ir, kind: &Kind) -> bool {
        match kind {
            Kind::Operands(i) => !self.operand_range(ir, *i).is_empty(),
            Kind::AllOperands => ir.operand_count(self.op) > 0,
            Kind::Types(types) => !self.values_of(ir, *types).is_empty(),
            Kind::Attr(i) => {
                let row = &self.def.attrs[*i];
                row.default.is_some() || ir.has_attr(self.op, row.name)
            }
            Kind::Region(i) => *i < ir.region_count(self.op),
            Kind::AllRegions => ir.region_count(self.op) > 0,
            Kind::Successor(i) => *i < ir.successor_count(self.op),
            Kind::AllSuccessors => ir.successor_count(self.op) > 0,
            _ => true,
        }
    }

    fn region(&self, p: &mut OpPrinter<'_>, i: usize) {
        let style = if self.def.implicit_terminator.is_some() {
            RegionStyle::NO_TERMINATOR
        } else {
            RegionStyle::FULL
        };
        p.region(p.ir.region(self.op, i), style);
    }

    fn optional(&self, p: &mut OpPrinter<'_>, group: &Optional) {
        let anchored = group.anchor.iter().any(|&part| self.is_present(p.ir, part));
        let side = if anchored != group.inverted {
            &group.then
        } else {
            &group.otherwise
        };
        self.elements(p, side);
    }

    fn is_present(&self, ir: &Ir, part: FormatArg) -> bool {
        match part {
            FormatArg::Operand(i) | FormatArg::OperandType(i) => {
                !self.operand_range(ir, i).is_empty()
            }
            FormatArg::Result(i) | FormatArg::ResultType(i) => !self.result_range(ir, i).is_empty(),
            FormatArg::Attr(i) => {
                let row = &self.def.attrs[i];
                ir.attr(self.op, row.name)
                    .is_some_and(|attr| !is_default(ir, row, attr))
            }
            FormatArg::Region(i) => ir
                .regions(self.op)
                .get(i)
                .is_some_and(|&region| ir.first_block(region).is_some()),
            FormatArg::Successor(i) => i < ir.successor_count(self.op),
        }
    }

    fn operand_range(&self, ir: &Ir, i: usize) -> Range<usize> {
        if is_fixed(self.def.operands, i) {
            return i..(i + 1).min(ir.operand_count(self.op));
        }
        ir.operand_range(self.op, i)
    }

    fn result_range(&self, ir: &Ir, i: usize) -> Range<usize> {
        if is_fixed(self.def.results, i) {
            return i..(i + 1).min(ir.result_count(self.op));
        }
        ir.result_range(self.op, i)
    }

    fn values_of(&self, ir: &Ir, types: Types) -> smallvec::SmallVec<[Value; 4]> {
        match types {
            Types::Operand(i) => values(ir, self.op, self.operand_range(ir, i)).collect(),
            Types::Result(i) => self
                .result_range(ir, i)
                .map(|k| ir.result(self.op, k))
                .collect(),
            Types::AllOperands => ir.operands(self.op).collect(),
            Types::AllResults => ir.results(self.op).collect(),
        }
    }
}

/// Whether group `i` and those before it have one value each, so that its place needs no counting.
fn is_fixed(rows: &[crate::ir::def::ValueRow], i: usize) -> bool {
    rows.iter().take(i + 1).all(|r| r.arity == Arity::One)
}

fn values(ir: &Ir, op: Op, range: Range<usize>) -> impl Iterator<Item = Value> + '_ {
    range.map(move |k| ir.operand(op, k))
}

/// The text of a default without its type.
fn bare(default: &str) -> &str {
    default.split(" : ").next().unwrap_or(default)
}

/// Whether an attribute holds what its absence means.
pub(crate) fn is_default(ir: &Ir, row: &AttrRow, attr: Attr) -> bool {
    row.default.is_some_and(|default| {
        let text = attr_text(ir, attr);
        text == default || bare(&text) == bare(default)
    })
}
