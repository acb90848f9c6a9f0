//! The parser as custom forms and dialect types and attributes see it: the state, errors, and positions.
//!
//! One struct reads everything; its methods stand in files by what they read. It knows no dialect: what a type,
//! an attribute or an op of a dialect looks like comes from the registry of the arena.

mod affine;
mod attrs;
mod dense;
mod extended;
mod locs;
mod operands;
mod ops;
mod regions;
mod resources;
mod rules;
mod tokens;
mod types;

pub(in crate::syntax) use dense::storage_width;

use rustc_hash::FxHashMap;

use super::lexer::{self, Token, TokenKind};
use super::scope::Scopes;
use super::{ParseError, ParseResult};
use crate::diagnostic::{Diagnostic, Position};
use crate::ir::{Attr, Ident, Ir, Loc, Type};

/// What stands around a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    /// Nothing; the list has at least one item.
    None,
    /// `(...)`.
    Paren,
    /// `[...]`.
    Square,
    /// `<...>`.
    Angle,
    /// `{...}`.
    Brace,
    /// `(...)`, or nothing at all, which is an empty list.
    OptionalParen,
    /// `[...]`, or nothing at all, which is an empty list.
    OptionalSquare,
    /// `<...>`, or nothing at all, which is an empty list.
    OptionalAngle,
}

/// What the parser does about ops and types that no dialect of the registry declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unregistered {
    /// They are errors.
    #[default]
    Refuse,
    /// They are kept as they are.
    Allow,
}

/// How deep regions, types, attributes and affine expressions may nest in one another, all together.
pub(crate) const NESTING_LIMIT: u32 = 256;

/// After this many errors the parser stops reporting: what follows is noise.
const ERROR_LIMIT: usize = 100;

/// The parser as custom forms see it.
pub struct OpParser<'p> {
    /// The arena that the parser fills.
    pub ir: &'p mut Ir,
    /// The text.
    pub(super) source: &'p str,
    /// The file's name, for locations.
    file: Ident,
    /// Where each line of the text starts.
    lines: Vec<u32>,
    /// The line (from 0) of the last position that was asked for; positions mostly grow.
    line_hint: usize,
    /// The next token.
    pub(super) token: Token,
    /// The end of the token taken last.
    pub(super) last_end: u32,
    /// What has been found wrong.
    diagnostics: Vec<Diagnostic>,
    /// What to do about names that no dialect declares.
    pub(super) unregistered: Unregistered,
    /// How deep the parser is.
    depth: u32,
    /// `#name = ...` by name.
    attr_aliases: FxHashMap<&'p str, Attr>,
    /// `!name = ...` by name.
    type_aliases: FxHashMap<&'p str, Type>,
    /// Offsets of the `#name = ...` lines of the text, made when an alias is used before its definition (as
    /// MLIR prints locations).
    later_aliases: Option<FxHashMap<&'p str, u32>>,
    /// Names of values and blocks.
    pub(super) scopes: Scopes,
}

impl<'p> OpParser<'p> {
    /// A parser at the start of `source`, which `file` names in locations and errors.
    pub fn new(ir: &'p mut Ir, file: &str, source: &'p str, unregistered: Unregistered) -> Self {
        let file = ir.ident(file);
        let mut parser = Self {
            ir,
            source,
            file,
            lines: line_starts(source),
            line_hint: 0,
            token: Token {
                kind: TokenKind::Eof,
                start: 0,
                end: 0,
            },
            last_end: 0,
            diagnostics: Vec::new(),
            unregistered,
            depth: 0,
            attr_aliases: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            later_aliases: None,
            scopes: Scopes::default(),
        };
        if u32::try_from(source.len()).is_err() {
            let error = Diagnostic::error("a source of 4 GiB or more cannot be read");
            parser.diagnostics.push(error);
        } else {
            parser.jump(0);
        }
        parser
    }

    /// Ends the parse and gives what was found wrong.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }

    /// Whether an error has been recorded.
    pub(super) fn has_errors(&self) -> bool {
        !self.diagnostics.is_empty()
    }

    /// Whether so many errors have been recorded that going on makes no sense.
    pub(super) fn gave_up(&self) -> bool {
        self.diagnostics.len() >= ERROR_LIMIT
    }

    // --- errors and position ---

    /// The location of the next token.
    pub fn loc(&mut self) -> Loc {
        self.loc_at(self.token.start)
    }

    /// The location of a byte offset.
    pub(super) fn loc_at(&mut self, offset: u32) -> Loc {
        let (line, column) = self.line_and_column(offset);
        self.ir.file_loc(self.file, line, column)
    }

    /// Line and column (from 1) of a byte offset.
    fn line_and_column(&mut self, offset: u32) -> (u32, u32) {
        let covers = |line: usize| {
            self.lines[line] <= offset && self.lines.get(line + 1).is_none_or(|&next| offset < next)
        };
        let near = self.line_hint..self.lines.len().min(self.line_hint + 4);
        let line = near
            .into_iter()
            .find(|&line| covers(line))
            .unwrap_or_else(|| self.lines.partition_point(|&start| start <= offset) - 1);
        self.line_hint = line;
        let number = u32::try_from(line + 1).unwrap_or(u32::MAX);
        (number, offset - self.lines[line] + 1)
    }

    /// Byte offset of the next token in the source.
    pub fn offset(&self) -> u32 {
        self.token.start
    }

    /// Records an error at the next token.
    pub fn error<T>(&mut self, message: impl Into<String>) -> ParseResult<T> {
        let message = match self.token.kind {
            TokenKind::Error => lexer::error_text(self.source, self.token),
            _ => message.into(),
        };
        self.report(self.token.start, self.token.end, message);
        Err(ParseError)
    }

    /// Records an error at a byte offset.
    pub fn error_at<T>(&mut self, offset: u32, message: impl Into<String>) -> ParseResult<T> {
        let token = lexer::next_token(self.source.as_bytes(), offset);
        let end = if token.start == offset {
            token.end
        } else {
            offset + 1
        };
        self.report(offset, end, message.into());
        Err(ParseError)
    }

    /// Records an error over a span of bytes.
    pub(super) fn error_between<T>(
        &mut self,
        start: u32,
        end: u32,
        message: impl Into<String>,
    ) -> ParseResult<T> {
        self.report(start, end, message.into());
        Err(ParseError)
    }

    /// Records that `expected` should have come next: ``expected `:`, found `,` ``.
    pub(super) fn error_expected<T>(&mut self, expected: &str) -> ParseResult<T> {
        let message = format!("expected {expected}, found {}", self.found());
        self.error(message)
    }

    /// Records an error over a span of bytes.
    fn report(&mut self, start: u32, end: u32, message: String) {
        if self.gave_up() {
            return;
        }
        let position = self.position(start, end);
        self.diagnostics
            .push(Diagnostic::error_at(position, message));
    }

    /// Records a diagnostic as it is.
    pub(super) fn push_diagnostic(&mut self, diagnostic: Diagnostic) {
        if !self.gave_up() {
            self.diagnostics.push(diagnostic);
        }
    }

    /// A span of bytes as a diagnostic says it.
    pub(super) fn position(&mut self, start: u32, end: u32) -> Position {
        let (line, column) = self.line_and_column(start);
        Position {
            file: self.ir.str(self.file).to_owned(),
            line,
            column,
            length: end.saturating_sub(start).max(1),
        }
    }

    /// The next token as an error names it.
    fn found(&self) -> String {
        const LONGEST: usize = 40;
        match self.token.kind {
            TokenKind::Eof => "the end of the file".into(),
            _ => {
                let text = self.token_text();
                match text.char_indices().nth(LONGEST) {
                    Some((end, _)) => format!("`{}...`", &text[..end]),
                    None => format!("`{text}`"),
                }
            }
        }
    }

    /// Runs `step` one level deeper, or fails at the nesting limit.
    pub(super) fn nested<T>(
        &mut self,
        step: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        if self.depth >= NESTING_LIMIT {
            return self.error(format!("nesting is deeper than {NESTING_LIMIT} levels"));
        }
        self.depth += 1;
        let result = step(self);
        self.depth -= 1;
        result
    }
}

fn line_starts(source: &str) -> Vec<u32> {
    let newlines = source.bytes().zip(1u32..).filter(|&(b, _)| b == b'\n');
    std::iter::once(0)
        .chain(newlines.map(|(_, at)| at))
        .collect()
}
