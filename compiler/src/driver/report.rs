//! Shows diagnostics to a person, with the source lines they speak of.

use std::io::{IsTerminal, Write};

use crate::diagnostic::{Diagnostic, Severity};
use crate::render::{Colors, render};

/// Where diagnostics go, and the sources that they may quote.
pub struct Report {
    sources: Vec<(String, String)>,
    errors: usize,
}

impl Report {
    /// A report that quotes these files (name, text).
    pub fn new(sources: Vec<(String, String)>) -> Self {
        Self { sources, errors: 0 }
    }

    /// Prints diagnostics on standard error.
    pub fn show(&mut self, diagnostics: &[Diagnostic]) {
        let colors = if std::io::stderr().is_terminal() {
            Colors::On
        } else {
            Colors::Off
        };
        for diagnostic in diagnostics {
            self.errors += usize::from(diagnostic.severity == Severity::Error);
            // Nothing is left to do if standard error is closed.
            let text = render(diagnostic, |file| self.source(file), colors);
            let _ = writeln!(std::io::stderr().lock(), "{text}\n");
        }
    }

    /// How many errors were shown.
    pub fn errors(&self) -> usize {
        self.errors
    }

    fn source(&self, file: &str) -> Option<&str> {
        self.sources
            .iter()
            .find(|(name, _)| name == file)
            .map(|(_, text)| text.as_str())
    }
}
