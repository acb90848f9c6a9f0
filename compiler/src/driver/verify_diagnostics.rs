//! `--verify-diagnostics`: comments such as `// expected-error @+1 {{text}}` say which diagnostics a file gives.

use crate::diagnostic::{Diagnostic, Position, Severity};

/// A diagnostic that a comment asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expectation {
    severity: Option<Severity>,
    /// The line it must be on; `None` for any.
    line: Option<u32>,
    text: String,
    /// The line of the comment.
    at: u32,
}

/// The expectations of a chunk whose first line is line `first_line` of its file.
pub(super) fn expectations(chunk: &str, first_line: u32) -> Vec<Expectation> {
    let mut found = Vec::new();
    for (number, line) in (first_line..).zip(chunk.lines()) {
        let mut rest = line;
        while let Some(start) = rest.find("expected-") {
            rest = &rest[start + "expected-".len()..];
            if let Some(expectation) = expectation(rest, number) {
                found.push(expectation);
            }
        }
    }
    found
}

/// Reads `error @+1 {{text}}`.
fn expectation(text: &str, line: u32) -> Option<Expectation> {
    let word_end = text.find(|c: char| !c.is_ascii_alphabetic())?;
    // Notes are compared as text only: ours and MLIR's differ in number.
    let severity = match &text[..word_end] {
        "error" => Some(Severity::Error),
        "warning" => Some(Severity::Warning),
        "remark" => Some(Severity::Remark),
        "note" => None,
        _ => return None,
    };
    let open = text.find("{{")?;
    let close = text[open..].find("}}")? + open;
    let place = text[word_end..open].trim().trim_start_matches("-re").trim();
    let line = match place.strip_prefix('@') {
        None => Some(line),
        Some("unknown") => None,
        Some("above") => Some(line.saturating_sub(1)),
        Some("below") => Some(line + 1),
        Some(offset) => Some(line.saturating_add_signed(offset.parse().ok()?)),
    };
    Some(Expectation {
        severity,
        line,
        text: text[open + 2..close].to_owned(),
        at: line.unwrap_or(0),
    })
}

/// What does not match: expectations that nothing met, and diagnostics that nothing expected.
pub(super) fn check(
    file: &str,
    expected: &[Expectation],
    diagnostics: &[Diagnostic],
) -> Vec<Diagnostic> {
    let mut given: Vec<(Option<Severity>, Option<u32>, &str)> = Vec::new();
    for d in diagnostics {
        given.push((
            Some(d.severity),
            d.position.as_ref().map(|p| p.line),
            &d.message,
        ));
        for (text, position) in &d.notes {
            given.push((None, position.as_ref().map(|p| p.line), text));
        }
    }
    let mut met = vec![false; given.len()];
    let mut complaints = Vec::new();
    for e in expected {
        let found = given
            .iter()
            .enumerate()
            .position(|(i, (severity, line, text))| {
                !met[i]
                    && *severity == e.severity
                    && (e.line.is_none() || *line == e.line)
                    && text.contains(&e.text)
            });
        match found {
            Some(i) => met[i] = true,
            None => complaints.push(complaint(
                file,
                e.at,
                format!("expected \"{}\" was not produced", e.text),
            )),
        }
    }
    for ((severity, line, text), met) in given.iter().zip(met) {
        if !met && severity.is_some() {
            complaints.push(complaint(
                file,
                line.unwrap_or(0),
                format!("unexpected: {text}"),
            ));
        }
    }
    complaints
}

fn complaint(file: &str, line: u32, message: String) -> Diagnostic {
    let position = Position {
        file: file.to_owned(),
        line,
        column: 1,
        length: 1,
    };
    Diagnostic::error_at(position, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_relative_to_the_comment() {
        let source = "// expected-error @+1 {{bad}}\nx\ny // expected-warning {{odd}}\n// expected-error@-2 {{z}}\n";
        let found = expectations(source, 11);
        let lines: Vec<_> = found
            .iter()
            .map(|e| (e.severity, e.line, e.text.as_str()))
            .collect();
        assert_eq!(
            lines,
            [
                (Some(Severity::Error), Some(12), "bad"),
                (Some(Severity::Warning), Some(13), "odd"),
                (Some(Severity::Error), Some(12), "z")
            ]
        );
    }

    #[test]
    fn missing_and_unexpected_diagnostics_are_reported() {
        let expected = expectations("// expected-error @+1 {{bad thing}}\n", 1);
        let at = |line, text: &str| {
            Diagnostic::error_at(
                Position {
                    file: "f".into(),
                    line,
                    column: 1,
                    length: 1,
                },
                text,
            )
        };
        assert!(check("f", &expected, &[at(2, "a bad thing happened")]).is_empty());
        assert_eq!(
            check("f", &expected, &[at(3, "a bad thing happened")]).len(),
            2
        );
        assert_eq!(check("f", &[], &[at(3, "x")]).len(), 1);
    }
}
