//! Tokens: looking at them, taking them, lists of them, and finding the next op after an error.

use super::super::ParseResult;
use super::super::lexer::{self, TokenKind};
use super::{Delimiter, OpParser};
use crate::ir::Ident;

impl<'p> OpParser<'p> {
    /// The text of the next token.
    pub(in crate::syntax) fn token_text(&self) -> &'p str {
        lexer::slice(self.source, self.token)
    }

    /// Takes the next token.
    pub(in crate::syntax) fn advance(&mut self) {
        self.last_end = self.token.end;
        self.token = lexer::next_token(self.source.as_bytes(), self.token.end);
    }

    /// Goes on with the token at or after a byte offset.
    pub(in crate::syntax) fn jump(&mut self, offset: u32) {
        self.token = lexer::next_token(self.source.as_bytes(), offset);
    }

    /// Whether the next token is of this kind.
    pub(in crate::syntax) fn at_kind(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Whether the end of the text has been reached.
    pub(in crate::syntax) fn at_end(&self) -> bool {
        self.at_kind(TokenKind::Eof)
    }

    /// Whether the next token is this punctuation: one of `( ) [ ] { } < > , : = -> :: ? * + - / | ...`; or
    /// whether it is a name that begins with the sigil `%`, `^`, `@`, `#` or `!`.
    pub fn at(&self, punctuation: &str) -> bool {
        match self.token.kind {
            TokenKind::Punctuation => self.token_text() == punctuation,
            TokenKind::Percent => punctuation == "%",
            TokenKind::Caret => punctuation == "^",
            TokenKind::At => punctuation == "@",
            TokenKind::Hash => punctuation == "#",
            TokenKind::Exclamation => punctuation == "!",
            _ => false,
        }
    }

    /// Takes the next token if it is this punctuation.
    pub fn eat(&mut self, punctuation: &str) -> bool {
        let found = self.at(punctuation);
        if found {
            self.advance();
        }
        found
    }

    /// Takes this punctuation or fails.
    pub fn expect(&mut self, punctuation: &str) -> ParseResult<()> {
        if self.eat(punctuation) {
            return Ok(());
        }
        self.error_expected(&format!("`{punctuation}`"))
    }

    /// Whether the next token is this bare word.
    pub fn at_keyword(&self, keyword: &str) -> bool {
        self.at_kind(TokenKind::Word) && self.token_text() == keyword
    }

    /// Takes the next token if it is this bare word.
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.advance();
        }
        found
    }

    /// Takes this bare word or fails.
    pub fn expect_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        if self.eat_keyword(keyword) {
            return Ok(());
        }
        self.error_expected(&format!("`{keyword}`"))
    }

    /// Takes any bare word (dots allowed).
    pub fn keyword(&mut self) -> ParseResult<Ident> {
        match self.optional_keyword() {
            Some(word) => Ok(word),
            None => self.error_expected("a keyword"),
        }
    }

    /// Takes a bare word if one comes next.
    pub fn optional_keyword(&mut self) -> Option<Ident> {
        if !self.at_kind(TokenKind::Word) {
            return None;
        }
        let word = self.ir.ident(self.token_text());
        self.advance();
        Some(word)
    }

    /// Takes a string literal, unescaped.
    pub fn string(&mut self) -> ParseResult<Ident> {
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => self.error_expected("a string"),
        }
    }

    /// Takes a string literal if one comes next.
    pub fn optional_string(&mut self) -> ParseResult<Option<Ident>> {
        if !self.at_kind(TokenKind::String) {
            return Ok(None);
        }
        let text = self.token_text();
        let body = text.get(1..text.len() - 1).unwrap_or_default();
        let value = self.ir.ident(&lexer::unescape(body));
        self.advance();
        Ok(Some(value))
    }

    /// Takes a bare word or a string literal.
    pub fn keyword_or_string(&mut self) -> ParseResult<Ident> {
        match self.optional_keyword() {
            Some(word) => Ok(word),
            None => match self.optional_string()? {
                Some(text) => Ok(text),
                None => self.error_expected("a keyword or a string"),
            },
        }
    }

    /// Takes an integer literal with an optional sign.
    pub fn integer(&mut self) -> ParseResult<i64> {
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => self.error_expected("an integer"),
        }
    }

    /// Takes an integer literal if one comes next.
    pub fn optional_integer(&mut self) -> ParseResult<Option<i64>> {
        let start = self.offset();
        let negative = self.at("-");
        if negative {
            // A sign belongs to the number only if one follows.
            if lexer::next_token(self.source.as_bytes(), self.token.end).kind != TokenKind::Integer
            {
                return Ok(None);
            }
            self.advance();
        }
        if !self.at_kind(TokenKind::Integer) {
            return Ok(None);
        }
        let magnitude = self.magnitude()?;
        let value = if negative {
            0i64.checked_sub_unsigned(magnitude)
        } else {
            // Hexadecimal and large literals name the bits of a 64-bit value.
            Some(magnitude.cast_signed())
        };
        match value {
            Some(value) => Ok(Some(value)),
            None => self.error_at(start, "integer does not fit 64 bits"),
        }
    }

    /// Takes an unsigned integer literal.
    fn magnitude(&mut self) -> ParseResult<u64> {
        let text = self.token_text();
        let parsed = match text.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => text.parse(),
        };
        match parsed {
            Ok(value) => {
                self.advance();
                Ok(value)
            }
            Err(_) => self.error(format!("integer `{text}` does not fit 64 bits")),
        }
    }

    /// Reads items with commas between them, inside the delimiter.
    pub fn list(
        &mut self,
        delimiter: Delimiter,
        mut item: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        let (open, close, optional) = match delimiter {
            Delimiter::None => ("", "", false),
            Delimiter::Paren => ("(", ")", false),
            Delimiter::Square => ("[", "]", false),
            Delimiter::Angle => ("<", ">", false),
            Delimiter::Brace => ("{", "}", false),
            Delimiter::OptionalParen => ("(", ")", true),
            Delimiter::OptionalSquare => ("[", "]", true),
            Delimiter::OptionalAngle => ("<", ">", true),
        };
        if !open.is_empty() {
            if optional && !self.at(open) {
                return Ok(());
            }
            self.expect(open)?;
            if self.eat(close) {
                return Ok(());
            }
        }
        loop {
            item(self)?;
            if !self.eat(",") {
                break;
            }
        }
        if close.is_empty() || self.eat(close) {
            return Ok(());
        }
        self.error_expected(&format!("`,` or `{close}`"))
    }

    /// After an error in what began at byte `start`: skips to the start of the next op of the enclosing block, to
    /// a block label, to the `}` that ends the region, or to the end. Regions and dictionaries of the broken op
    /// are skipped as a whole.
    pub(in crate::syntax) fn recover(&mut self, start: u32) {
        let mut open = self.open_braces(start);
        loop {
            match self.token.kind {
                TokenKind::Eof => return,
                TokenKind::Punctuation if self.at("{") => open += 1,
                TokenKind::Punctuation if self.at("}") => {
                    if open == 0 {
                        return;
                    }
                    open -= 1;
                }
                TokenKind::Word
                | TokenKind::Percent
                | TokenKind::Caret
                | TokenKind::String
                | TokenKind::Hash
                | TokenKind::Exclamation
                | TokenKind::MetadataBegin
                    if open == 0 && self.starts_line() && self.starts_op() =>
                {
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }

    /// How many braces the text from byte `start` up to the next token leaves open.
    fn open_braces(&self, start: u32) -> u32 {
        let mut open = 0u32;
        let mut token = lexer::next_token(self.source.as_bytes(), start);
        while token.start < self.token.start && token.kind != TokenKind::Eof {
            match lexer::slice(self.source, token) {
                "{" => open += 1,
                "}" => open = open.saturating_sub(1),
                _ => {}
            }
            token = lexer::next_token(self.source.as_bytes(), token.end);
        }
        open
    }

    /// Whether only white space stands before the next token on its line.
    fn starts_line(&self) -> bool {
        self.source.as_bytes()[..self.token.start as usize]
            .iter()
            .rev()
            .take_while(|&&b| b != b'\n')
            .all(|b| matches!(b, b' ' | b'\t' | b'\r'))
    }

    /// Whether the next token can start an op, a block or a definition, rather than go on with the line before.
    fn starts_op(&self) -> bool {
        let next = lexer::next_token(self.source.as_bytes(), self.token.end);
        let next_text = lexer::slice(self.source, next);
        match self.token.kind {
            TokenKind::Percent => matches!(next_text, "=" | ":" | ","),
            TokenKind::String => next_text == "(",
            TokenKind::Hash | TokenKind::Exclamation => next_text == "=",
            // Words that go on with an op on a new line; every op name of a dialect has a dot.
            TokenKind::Word => {
                let text = self.token_text();
                text.contains('.') || matches!(text, "module" | "func" | "return")
            }
            _ => true,
        }
    }
}
