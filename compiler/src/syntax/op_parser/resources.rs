//! The `{-# dialect_resources: {...} #-}` trailer of a file.

use super::super::ParseResult;
use super::super::lexer::{self, TokenKind};
use super::{Delimiter, OpParser};
use crate::ir::Blob;

impl OpParser<'_> {
    /// Reads the trailer. Entries of `external_resources` concern the tool that wrote them, and are skipped.
    pub(in crate::syntax) fn resource_trailer(&mut self) -> ParseResult<()> {
        self.advance();
        loop {
            if self.at_kind(TokenKind::MetadataEnd) {
                self.advance();
                return Ok(());
            }
            let start = self.offset();
            let section = self.keyword()?;
            let entry: fn(&mut Self) -> ParseResult<()> = match self.ir.str(section) {
                "dialect_resources" => Self::resource_entry,
                "external_resources" => Self::skip_entry,
                other => {
                    let message = format!("unknown section `{other}` in the file's metadata");
                    return self.error_at(start, message);
                }
            };
            self.expect(":")?;
            self.list(Delimiter::Brace, |p| {
                p.keyword_or_string()?;
                p.expect(":")?;
                p.list(Delimiter::Brace, entry)
            })?;
            if !self.eat(",") && !self.at_kind(TokenKind::MetadataEnd) {
                return self.error_expected("`,` or `#-}`");
            }
        }
    }

    /// `key: "0x..."`.
    fn resource_entry(&mut self) -> ParseResult<()> {
        let key = self.keyword_or_string()?;
        self.expect(":")?;
        let blob = self.hex_string()?;
        self.ir.set_resource(key, blob);
        Ok(())
    }

    /// `key: value` with a string, a number or a truth value.
    fn skip_entry(&mut self) -> ParseResult<()> {
        self.keyword_or_string()?;
        self.expect(":")?;
        if self.at_end() {
            return self.error_expected("a value");
        }
        self.advance();
        Ok(())
    }

    /// Takes a string literal that spells bytes: `"0x0102"`.
    pub(super) fn hex_string(&mut self) -> ParseResult<Blob> {
        if !self.at_kind(TokenKind::String) {
            return self.error_expected("a string of hexadecimal digits");
        }
        let text = self.token_text();
        let digits = text
            .get(1..text.len() - 1)
            .and_then(|t| t.strip_prefix("0x"));
        let Some(bytes) = digits.and_then(lexer::hex_bytes) else {
            return self
                .error("expected `0x` and an even number of hexadecimal digits in the string");
        };
        let blob = self.ir.blob(&bytes);
        self.advance();
        Ok(blob)
    }
}
