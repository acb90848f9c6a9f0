//! Diagnostics as plain values: what is wrong, where, why, and what to do.
//!
//! Passes and the parser make them; only `render` (and tests, through [`std::fmt::Display`]) turns one into
//! text. They own their strings, so that they outlive the IR and the sources they speak of.

use std::fmt;

use crate::ir::{Ir, Loc, Op};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing.
    Remark,
    /// Probably a mistake.
    Warning,
    /// The input is refused.
    Error,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file as the user named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
    /// How many bytes the marked text has, at least 1.
    pub length: u32,
}

/// Something to tell the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong; lower case, no full stop.
    pub message: String,
    /// Where; `None` for a fault of no place, such as a missing file.
    pub position: Option<Position>,
    /// Further facts, each with a place of its own or without one.
    pub notes: Vec<(String, Option<Position>)>,
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            position: None,
            notes: Vec::new(),
        }
    }

    /// An error at a place.
    pub fn error_at(position: Position, message: impl Into<String>) -> Self {
        Self {
            position: Some(position),
            ..Self::error(message)
        }
    }

    /// An error at the location of an op, worded `'name' op message` as MLIR's tools do.
    pub fn error_on(ir: &Ir, op: Op, message: impl fmt::Display) -> Self {
        let text = format!("'{}' op {message}", ir.op_name(op));
        Self {
            position: Position::of_loc(ir, ir.op_loc(op)),
            ..Self::error(text)
        }
    }

    /// An error at a location.
    pub fn error_loc(ir: &Ir, loc: Loc, message: impl Into<String>) -> Self {
        Self {
            position: Position::of_loc(ir, loc),
            ..Self::error(message)
        }
    }

    /// The same fault as a warning.
    #[must_use]
    pub fn warning(self) -> Self {
        Self {
            severity: Severity::Warning,
            ..self
        }
    }

    /// Adds a fact.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push((text.into(), None));
        self
    }

    /// Adds a fact at a place.
    #[must_use]
    pub fn note_at(mut self, position: Option<Position>, text: impl Into<String>) -> Self {
        self.notes.push((text.into(), position));
        self
    }
}

impl Position {
    /// The first file position that an IR location leads to.
    pub fn of_loc(ir: &Ir, loc: Loc) -> Option<Self> {
        let (file, line, column) = ir.file_position(loc)?;
        Some(Self {
            file: file.to_owned(),
            line,
            column,
            length: 1,
        })
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Remark => "remark",
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// The plain form: `file:line:column: error: message`, then one line a note.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = &self.position {
            write!(f, "{position}: ")?;
        }
        write!(f, "{}: {}", self.severity, self.message)?;
        for (text, position) in &self.notes {
            writeln!(f)?;
            if let Some(position) = position {
                write!(f, "{position}: ")?;
            }
            write!(f, "note: {text}")?;
        }
        Ok(())
    }
}
