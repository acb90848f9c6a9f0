//! Diagnostics as a person reads them: message, place, the line with a caret, notes. It knows no IR.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::diagnostic::{Diagnostic, Position, Severity};

/// Whether the text carries terminal colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colors {
    /// It does not.
    #[default]
    Off,
    /// It does.
    On,
}

/// A diagnostic as several lines of text, without a line break at the end. `source` gives the text of a file by
/// its name; what it does not know is named without a quotation.
pub fn render<'s>(
    diagnostic: &'s Diagnostic,
    source: impl Fn(&str) -> Option<&'s str>,
    colors: Colors,
) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Remark => Level::INFO.with_name("remark"),
    };
    let title = level.primary_title(diagnostic.message.as_str());
    let mut first = place(
        Group::with_title(title),
        diagnostic.position.as_ref(),
        &source,
    );
    let mut rest = Vec::new();
    for (text, position) in &diagnostic.notes {
        if position.is_none() && rest.is_empty() {
            first = first.element(Level::NOTE.message(text.as_str()));
        } else {
            let title = Level::NOTE.secondary_title(text.as_str());
            rest.push(place(Group::with_title(title), position.as_ref(), &source));
        }
    }
    let groups: Vec<Group<'_>> = std::iter::once(first).chain(rest).collect();
    let renderer = match colors {
        Colors::Off => Renderer::plain(),
        Colors::On => Renderer::styled(),
    };
    renderer.render(&groups)
}

/// Adds the place to a group, with its line if the source is at hand.
fn place<'a>(
    group: Group<'a>,
    position: Option<&'a Position>,
    source: &impl Fn(&str) -> Option<&'a str>,
) -> Group<'a> {
    let Some(position) = position else {
        return group;
    };
    let line = source(&position.file).and_then(|text| line_of(text, position.line));
    let Some(line) = line else {
        let origin = Origin::path(position.file.as_str())
            .line(position.line as usize)
            .char_column(position.column as usize);
        return group.element(origin);
    };
    // A position may lie past the end of what the line is now, or of the line itself (a string left open).
    let boundary = |mut at: usize| {
        at = at.min(line.len());
        while !line.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = boundary((position.column as usize).saturating_sub(1));
    let end = boundary(start.saturating_add(position.length as usize)).max(start);
    let snippet = Snippet::source(line)
        .line_start(position.line as usize)
        .path(position.file.as_str())
        .annotation(AnnotationKind::Primary.span(start..end));
    group.element(snippet)
}

/// A line of a text by number, from 1.
fn line_of(text: &str, number: u32) -> Option<&str> {
    text.lines().nth((number as usize).checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "func.func @f() {\n  %0 = arith.addi %x, %y : i32\n}\n";

    fn position(line: u32, column: u32, length: u32) -> Position {
        Position {
            file: "a.mlir".into(),
            line,
            column,
            length,
        }
    }

    fn plain(diagnostic: &Diagnostic) -> String {
        let source = |file: &str| (file == "a.mlir").then_some(SOURCE);
        render(diagnostic, source, Colors::Off)
    }

    #[test]
    fn shows_the_line_with_a_caret() {
        let error = Diagnostic::error_at(position(2, 19, 2), "use of undeclared value `%x`");
        assert_eq!(
            plain(&error),
            "\
error: use of undeclared value `%x`
 --> a.mlir:2:19
  |
2 |   %0 = arith.addi %x, %y : i32
  |                   ^^"
        );
    }

    #[test]
    fn notes_follow_with_their_own_places() {
        let error = Diagnostic::error_at(position(2, 3, 2), "redefinition of `%0`")
            .note("names are unique in a region")
            .note_at(Some(position(1, 11, 2)), "first defined here");
        assert_eq!(
            plain(&error),
            "\
error: redefinition of `%0`
 --> a.mlir:2:3
  |
2 |   %0 = arith.addi %x, %y : i32
  |   ^^
  |
  = note: names are unique in a region
note: first defined here
 --> a.mlir:1:11
  |
1 | func.func @f() {
  |           ^^"
        );
    }

    #[test]
    fn a_place_without_its_source_is_named() {
        let mut elsewhere = position(7, 3, 1);
        elsewhere.file = "b.mlir".into();
        let error = Diagnostic::error_at(elsewhere, "broken");
        assert_eq!(plain(&error), "error: broken\n--> b.mlir:7:3");
    }

    #[test]
    fn a_fault_of_no_place_is_one_line() {
        assert_eq!(
            plain(&Diagnostic::error("cannot read `x`")),
            "error: cannot read `x`"
        );
    }

    #[test]
    fn places_outside_the_text_do_not_panic() {
        for (line, column, length) in [(1, 90, 1), (9, 1, 1), (3, 2, 500), (1, 0, 0), (0, 1, 1)] {
            plain(&Diagnostic::error_at(position(line, column, length), "odd"));
        }
    }
}
