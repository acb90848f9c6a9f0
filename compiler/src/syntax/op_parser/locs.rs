//! Locations in text.

use super::super::ParseResult;
use super::super::lexer::TokenKind;
use super::{Delimiter, OpParser};
use crate::ir::{AttrData, Loc, LocData};

impl OpParser<'_> {
    /// Reads `loc(...)` if it comes next.
    pub fn optional_loc(&mut self) -> ParseResult<Option<Loc>> {
        if self.at_keyword("loc") {
            return self.location().map(Some);
        }
        Ok(None)
    }

    /// Reads `loc(...)`.
    pub(super) fn location(&mut self) -> ParseResult<Loc> {
        self.expect_keyword("loc")?;
        self.expect("(")?;
        let loc = self.location_body()?;
        self.expect(")")?;
        Ok(loc)
    }

    /// What stands inside `loc(...)`.
    fn location_body(&mut self) -> ParseResult<Loc> {
        self.nested(|p| match p.token.kind {
            TokenKind::String => p.named_location(),
            TokenKind::Hash => {
                let start = p.offset();
                let attr = p.attr()?;
                match p.ir.attr_data(attr) {
                    AttrData::Loc(loc) => Ok(*loc),
                    _ => p.error_at(start, "expected a location, this attribute is none"),
                }
            }
            TokenKind::Word => match p.token_text() {
                "unknown" => {
                    p.advance();
                    Ok(Loc::UNKNOWN)
                }
                "callsite" => p.call_site(),
                "fused" => p.fused_location(),
                // A location inside a location may be spelled in full, too.
                "loc" => p.location(),
                _ => p.error_expected("a location"),
            },
            _ => p.error_expected("a location"),
        })
    }

    /// `"file":1:2`, `"file":1:2 to 3:4`, `"file":1:2 to :4`, `"name"`, `"name"(child)`.
    fn named_location(&mut self) -> ParseResult<Loc> {
        let name = self.string()?;
        if self.eat("(") {
            let child = self.location_body()?;
            self.expect(")")?;
            return Ok(self.ir.loc(LocData::Name { name, child }));
        }
        if !self.eat(":") {
            let child = Loc::UNKNOWN;
            return Ok(self.ir.loc(LocData::Name { name, child }));
        }
        let line = self.line_or_column()?;
        self.expect(":")?;
        let column = self.line_or_column()?;
        if !self.eat_keyword("to") {
            return Ok(self.ir.file_loc(name, line, column));
        }
        let end_line = if self.at(":") {
            line
        } else {
            self.line_or_column()?
        };
        self.expect(":")?;
        let end_column = self.line_or_column()?;
        Ok(self.ir.loc(LocData::Range {
            file: name,
            start: (line, column),
            end: (end_line, end_column),
        }))
    }

    fn line_or_column(&mut self) -> ParseResult<u32> {
        let start = self.offset();
        match u32::try_from(self.integer()?) {
            Ok(value) => Ok(value),
            Err(_) => self.error_at(start, "expected a line or column, which fits 32 bits"),
        }
    }

    fn call_site(&mut self) -> ParseResult<Loc> {
        self.advance();
        self.expect("(")?;
        let callee = self.location_body()?;
        self.expect_keyword("at")?;
        let caller = self.location_body()?;
        self.expect(")")?;
        Ok(self.ir.loc(LocData::CallSite { callee, caller }))
    }

    fn fused_location(&mut self) -> ParseResult<Loc> {
        self.advance();
        let metadata = if self.eat("<") {
            let attr = self.attr()?;
            self.expect(">")?;
            Some(attr)
        } else {
            None
        };
        let mut locs = Vec::new();
        self.list(Delimiter::Square, |p| {
            locs.push(p.location_body()?);
            Ok(())
        })?;
        Ok(self.ir.fused_loc_with(&locs, metadata))
    }
}
