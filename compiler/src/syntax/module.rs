//! Whole files: text to a top-level module, and an op to text.

use super::aliases::{Aliases, Form, Locations, Place};
use super::lexer::TokenKind;
use super::names::{Names, Naming};
use super::op_parser::{OpParser, Unregistered};
use super::op_printer::{OpPrinter, Show};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpSpec, Traits};

/// The op around a file that does not write it.
const TOP_LEVEL: &str = "builtin.module";

/// How text is read.
#[derive(Clone, Debug)]
pub struct ParseOptions {
    /// What to do about ops and types that no dialect declares.
    pub unregistered: Unregistered,
    /// The number of the first line, for a piece of a file.
    pub first_line: u32,
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self {
            unregistered: Unregistered::Refuse,
            first_line: 1,
        }
    }
}

/// How IR is printed. Without more said: custom forms, no locations, and every attribute and type in full.
#[derive(Clone, Copy, Debug)]
pub struct PrintOptions {
    /// How ops are spelled.
    pub form: Form,
    /// Whether locations are printed.
    pub locations: Locations,
    /// Where custom forms show inherent attributes.
    pub inherent: Inherent,
    /// Whether long attributes, types and locations get names of their own (`#map`), as in a file. They are only
    /// defined where a whole module is printed.
    pub aliases: Show,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            form: Form::Custom,
            locations: Locations::Omit,
            inherent: Inherent::Brackets,
            aliases: Show::No,
        }
    }
}

/// Where a custom form shows the inherent attributes that it has no place of their own for. Both are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inherent {
    /// In `<...>` in front of the attribute dictionary, as MLIR does now.
    Brackets,
    /// In the attribute dictionary, as MLIR did until 2026; tools of that time read nothing else.
    AttrDict,
}

/// Reads a file into a module. A file that is anything else than one `builtin.module` is wrapped in one. There
/// is no module if there is an error; the errors come with their places, in the order of the text.
///
/// The IR is not verified.
pub fn parse_module(
    ir: &mut Ir,
    file: &str,
    source: &str,
    options: &ParseOptions,
) -> (Option<Op>, Vec<Diagnostic>) {
    let padded;
    let text = if options.first_line > 1 {
        // Line breaks in front put the piece on its lines of the file.
        padded = "\n".repeat(options.first_line as usize - 1) + source;
        &padded
    } else {
        source
    };
    let mut parser = OpParser::new(ir, file, text, options.unregistered);
    let module = parser.top_level(TOP_LEVEL);
    let failed = parser.has_errors();
    let diagnostics = parser.into_diagnostics();
    (module.filter(|_| !failed), diagnostics)
}

impl OpParser<'_> {
    /// Reads everything, and gives the one op at the top if it is called `wrapper`, or a new such op around
    /// all.
    fn top_level(&mut self, wrapper: &str) -> Option<Op> {
        if self.has_errors() {
            return None;
        }
        let start = self.loc_at(0);
        self.scopes.enter(super::scope::Isolation::Isolated);
        let region = self.ir.new_region();
        let block = self.ir.append_block(region);
        while !self.at_end() && !self.gave_up() {
            let offset = self.offset();
            let read = match self.token.kind {
                TokenKind::Hash | TokenKind::Exclamation => self.alias_definition(),
                TokenKind::MetadataBegin => self.resource_trailer(),
                _ => self.op_in(block).map(|_| ()),
            };
            if read.is_err() {
                // A brace at the top belongs to no region.
                if self.offset() == offset || self.at("}") {
                    self.advance();
                }
                self.recover(offset);
            }
        }
        let (undefined, _) = self.scopes.leave();
        self.report_undefined(&undefined);
        if self.has_errors() {
            return None;
        }
        let kind = self.ir.kind_of(wrapper);
        if let (Some(first), Some(last)) = (self.ir.first_op(block), self.ir.last_op(block))
            && first == last
            && self.ir.kind(first) == kind
        {
            self.ir.detach(first);
            return Some(first);
        }
        let mut spec = OpSpec::new(kind, start);
        spec.regions.push(region);
        Some(self.ir.create(spec))
    }
}

/// An op as text, with everything in it. Names are those that it has in the isolated op around it.
pub fn print_op(ir: &Ir, op: Op, options: &PrintOptions) -> String {
    let mut printer = printer_for(ir, op, options);
    printer.op(op);
    printer.finish()
}

/// A module as the text of a file: aliases, the op, the resources that it refers to.
pub fn print_module(ir: &Ir, module: Op, options: &PrintOptions) -> String {
    let mut printer = printer_for(ir, module, options);
    if options.aliases == Show::Yes {
        printer.aliases = Aliases::of_op(ir, module, options.form, options.locations);
    }
    printer.alias_definitions(Place::BeforeOps);
    printer.op(module);
    printer.text("\n");
    printer.alias_definitions(Place::AfterOps);
    printer.resource_trailer();
    printer.finish()
}

fn printer_for<'i>(ir: &'i Ir, op: Op, options: &PrintOptions) -> OpPrinter<'i> {
    let ancestors = || std::iter::successors(Some(op), |&o| ir.parent_op(o));
    let isolated = ancestors()
        .find(|&o| ir.has_trait(o, Traits::ISOLATED))
        .or_else(|| ancestors().last())
        .unwrap_or(op);
    let naming = match options.form {
        Form::Custom => Naming::Custom,
        Form::Generic => Naming::Generic,
    };
    let mut printer = OpPrinter::new(ir);
    printer.options = *options;
    printer.names = Names::of(ir, isolated, naming);
    printer
}

/// A piece of a file between `// -----` lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'s> {
    /// Its text.
    pub text: &'s str,
    /// The number of its first line in the file.
    pub first_line: u32,
}

/// The pieces of a file that `// -----` lines separate.
pub fn split_input(source: &str) -> Vec<Piece<'_>> {
    const MARK: &str = "// -----";
    let mut pieces = Vec::new();
    let (mut start, mut first_line) = (0, 1);
    let mut offset = 0;
    for (number, line) in (1..).zip(source.split_inclusive('\n')) {
        if line.starts_with(MARK) {
            pieces.push(Piece {
                text: &source[start..offset],
                first_line,
            });
            start = offset + line.len();
            first_line = number + 1;
        }
        offset += line.len();
    }
    pieces.push(Piece {
        text: &source[start..],
        first_line,
    });
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_know_their_lines() {
        let pieces = split_input("a\n// -----\nb\nc\n// -----\n");
        let found: Vec<_> = pieces.iter().map(|p| (p.text, p.first_line)).collect();
        assert_eq!(found, [("a\n", 1), ("b\nc\n", 3), ("", 6)]);
    }

    #[test]
    fn a_file_without_marks_is_one_piece() {
        let pieces = split_input("a // -----\n");
        assert_eq!(
            pieces,
            [Piece {
                text: "a // -----\n",
                first_line: 1
            }]
        );
    }
}
