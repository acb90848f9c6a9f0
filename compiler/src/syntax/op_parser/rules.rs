//! Inherent attributes as custom forms spell them, by the rule of their row.

use super::super::ParseResult;
use super::super::lexer::TokenKind;
use super::{Delimiter, OpParser};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Attr, AttrData};

impl OpParser<'_> {
    /// Reads an inherent attribute as its row spells it in a custom form. `sym_name` reads `@name`, and is a
    /// string.
    pub fn attr_by_row(&mut self, row: &AttrRow) -> ParseResult<Attr> {
        if matches!(row.rule, AttrRule::SymbolName) && row.name == "sym_name" {
            let value = self.symbol_name()?;
            return Ok(self.ir.attr_of(AttrData::String { value, ty: None }));
        }
        self.attr_by_rule(row.rule)
    }

    /// Reads an inherent attribute as the row's rule spells it in a custom form.
    pub fn attr_by_rule(&mut self, rule: AttrRule) -> ParseResult<Attr> {
        let start = self.offset();
        match rule {
            AttrRule::Any => self.attr(),
            AttrRule::Typed => {
                let attr = self.attr()?;
                if self.ir.attr_type(attr).is_none() && self.ir.ext_attr_parts(attr).is_none() {
                    return self.error_at(start, "expected an attribute with a type");
                }
                Ok(attr)
            }
            AttrRule::String => {
                let value = self.string()?;
                Ok(self.ir.attr_of(AttrData::String { value, ty: None }))
            }
            AttrRule::Unit => {
                self.eat_keyword("unit");
                Ok(self.ir.unit_attr())
            }
            AttrRule::Bool => {
                let value = self.at_keyword("true");
                if !value && !self.at_keyword("false") {
                    return self.error_expected("`true` or `false`");
                }
                self.advance();
                Ok(self.ir.bool_attr(value))
            }
            AttrRule::Int(width) => {
                let ty = self.ir.int_type(width);
                self.expect_number("an integer")?;
                self.attr_of_type(ty)
            }
            AttrRule::Index => {
                let ty = self.ir.index_type();
                self.expect_number("an integer")?;
                self.attr_of_type(ty)
            }
            AttrRule::SymbolName => {
                let root = self.symbol_name()?;
                let nested = Box::new([]);
                Ok(self.ir.attr_of(AttrData::Symbol { root, nested }))
            }
            AttrRule::SymbolRef => self.symbol_ref(),
            AttrRule::Type => {
                let ty = self.ty()?;
                Ok(self.ir.type_attr(ty))
            }
            AttrRule::Array => {
                self.attr_that(start, "an array", |data| matches!(data, AttrData::Array(_)))
            }
            AttrRule::Dict => self.attr_that(start, "a dictionary", |data| {
                matches!(data, AttrData::Dict(_))
            }),
            AttrRule::AffineMap => self.attr_that(start, "an affine map", |data| {
                matches!(data, AttrData::AffineMap(_))
            }),
            AttrRule::I64Array | AttrRule::I32Array => self.int_array(rule),
            AttrRule::IntEnum(width, cases) => {
                let word = self.token_text();
                let case = cases
                    .iter()
                    .find(|(name, _)| self.at_kind(TokenKind::Word) && *name == word);
                let Some((_, value)) = case else {
                    let names: Vec<_> = cases.iter().map(|(n, _)| format!("`{n}`")).collect();
                    return self.error_expected(&format!("one of {}", names.join(", ")));
                };
                self.advance();
                let ty = self.ir.int_type(width);
                Ok(self.ir.int_attr((*value).into(), ty))
            }
            AttrRule::Ext(name) => {
                if self.at_kind(TokenKind::Hash) {
                    return self.attr();
                }
                let Some(row) = self.ir.registry().find_attr(name) else {
                    return self.error(format!("no dialect declares attribute `#{name}`"));
                };
                let params = match row.parse {
                    Some(parse) => parse(self)?,
                    None => Vec::new(),
                };
                Ok(self.ir.ext_attr(name, &params))
            }
        }
    }

    fn expect_number(&mut self, expected: &str) -> ParseResult<()> {
        let comes = self.at_kind(TokenKind::Integer)
            || self.at("-")
            || self.at_keyword("true")
            || self.at_keyword("false");
        if comes {
            return Ok(());
        }
        self.error_expected(expected)
    }

    fn attr_that(
        &mut self,
        start: u32,
        expected: &str,
        accepts: fn(&AttrData) -> bool,
    ) -> ParseResult<Attr> {
        let attr = self.attr()?;
        if accepts(self.ir.attr_data(attr)) {
            return Ok(attr);
        }
        let text = super::super::attr_text(self.ir, attr);
        self.error_at(start, format!("expected {expected}, found `{text}`"))
    }

    /// `[1, 2]`, or the full `array<i64: 1, 2>`.
    fn int_array(&mut self, rule: AttrRule) -> ParseResult<Attr> {
        if self.at_keyword("array") {
            return self.attr();
        }
        let mut values = Vec::new();
        self.list(Delimiter::Square, |p| {
            values.push(p.integer()?);
            Ok(())
        })?;
        if matches!(rule, AttrRule::I64Array) {
            return Ok(self.ir.i64_array_attr(&values));
        }
        let start = self.offset();
        let narrow: Result<Vec<i32>, _> = values.iter().map(|&v| i32::try_from(v)).collect();
        match narrow {
            Ok(values) => Ok(self.ir.i32_array_attr(&values)),
            Err(_) => self.error_at(start, "integer does not fit 32 bits"),
        }
    }
}
