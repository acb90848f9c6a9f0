//! Attributes in text: everything but dense constants, affine maps and locations, which have files of their own.

use super::super::ParseResult;
use super::super::lexer::{self, TokenKind};
use super::{Delimiter, OpParser};
use crate::ir::float;
use crate::ir::{Attr, AttrData, DYNAMIC, Ident, Ir, OpSpec, Registry, Signedness, Type, TypeData};

impl<'p> OpParser<'p> {
    /// Reads an attribute.
    pub fn attr(&mut self) -> ParseResult<Attr> {
        self.nested(|p| p.any_attr(None))
    }

    /// Reads an attribute whose type the context gives (`3` for `i32`), so that none is written.
    pub fn attr_of_type(&mut self, ty: Type) -> ParseResult<Attr> {
        self.nested(|p| p.any_attr(Some(ty)))
    }

    /// Reads an attribute if one comes next.
    pub fn optional_attr(&mut self) -> ParseResult<Option<Attr>> {
        let comes = match self.token.kind {
            TokenKind::Hash
            | TokenKind::At
            | TokenKind::String
            | TokenKind::Integer
            | TokenKind::Float
            | TokenKind::Exclamation => true,
            TokenKind::Punctuation => self.at("[") || self.at("{") || self.at("-") || self.at("("),
            TokenKind::Word => is_attr_word(self.token_text()) || self.at_type(),
            _ => false,
        };
        if comes {
            self.attr().map(Some)
        } else {
            Ok(None)
        }
    }

    fn any_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        match self.token.kind {
            TokenKind::Integer | TokenKind::Float => self.number_attr(ty),
            TokenKind::Hash => self.extended_attr(ty),
            TokenKind::At => self.symbol_ref(),
            TokenKind::String => {
                let value = self.string()?;
                let ty = match ty {
                    None if self.eat(":") => Some(self.ty()?),
                    ty => ty,
                };
                Ok(self.ir.attr_of(AttrData::String { value, ty }))
            }
            TokenKind::Punctuation if self.at("[") => {
                let mut items = Vec::new();
                self.list(Delimiter::Square, |p| {
                    items.push(p.attr()?);
                    Ok(())
                })?;
                Ok(self.ir.array_attr(&items))
            }
            TokenKind::Punctuation if self.at("{") => self.optional_dict(),
            TokenKind::Punctuation if self.at("-") => self.number_attr(ty),
            TokenKind::Word if is_attr_word(self.token_text()) => self.word_attr(ty),
            _ if self.at_type() => {
                let ty = self.ty()?;
                Ok(self.ir.type_attr(ty))
            }
            _ => self.error_expected("an attribute"),
        }
    }

    fn word_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let start = self.offset();
        let word = self.token_text();
        if word == "loc" {
            let loc = self.location()?;
            return Ok(self.ir.attr_of(AttrData::Loc(loc)));
        }
        self.advance();
        match word {
            "true" | "false" => {
                let value = word == "true";
                match ty {
                    Some(ty) if self.ir.int_width(ty) != Some(1) => {
                        self.error_at(start, format!("`{word}` is of type `i1`"))
                    }
                    _ => Ok(self.ir.bool_attr(value)),
                }
            }
            "unit" => Ok(self.ir.unit_attr()),
            "dense" => self.dense_attr(ty),
            "sparse" => self.sparse_attr(ty),
            "dense_resource" => self.resource_attr(ty),
            "array" => self.dense_array_attr(),
            "affine_map" => {
                self.expect("<")?;
                let map = self.affine_map()?;
                self.expect(">")?;
                Ok(self.ir.affine_map_attr(map))
            }
            "affine_set" => {
                self.expect("<")?;
                let set = self.integer_set()?;
                self.expect(">")?;
                Ok(self.ir.attr_of(AttrData::IntegerSet(set)))
            }
            "strided" => self.strided_attr(),
            _ => self.distinct_attr(),
        }
    }

    /// `[1, ?], offset: ?>` behind `strided<`.
    fn strided_attr(&mut self) -> ParseResult<Attr> {
        self.expect("<")?;
        let mut strides = Vec::new();
        let stride = |p: &mut Self| {
            if p.eat("?") {
                return Ok(DYNAMIC);
            }
            match p.optional_integer()? {
                Some(value) => Ok(value),
                None => p.error_expected("an integer or `?`"),
            }
        };
        self.list(Delimiter::Square, |p| {
            strides.push(stride(p)?);
            Ok(())
        })?;
        let offset = if self.eat(",") {
            self.expect_keyword("offset")?;
            self.expect(":")?;
            stride(self)?
        } else {
            0
        };
        self.expect(">")?;
        Ok(self.ir.attr_of(AttrData::Strided {
            strides: strides.into(),
            offset,
        }))
    }

    /// `[3]<attr>` behind `distinct`.
    fn distinct_attr(&mut self) -> ParseResult<Attr> {
        self.expect("[")?;
        let start = self.offset();
        let Ok(id) = u64::try_from(self.integer()?) else {
            return self.error_at(start, "the number of a distinct attribute is not negative");
        };
        self.expect("]")?;
        self.expect("<")?;
        let attr = if self.at(">") {
            self.ir.unit_attr()
        } else {
            self.attr()?
        };
        self.expect(">")?;
        Ok(self.ir.attr_of(AttrData::Distinct { id, attr }))
    }

    // --- numbers ---

    fn number_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let number = self.number()?;
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(":") => self.ty()?,
            None if number.is_float => self.ir.float_type(crate::ir::FloatKind::F64),
            None => self.ir.int_type(64),
        };
        if self.ir.float_kind(ty).is_some() {
            let bits = self.float_bits(number, ty)?;
            return Ok(self.ir.attr_of(AttrData::Float { bits, ty }));
        }
        let value = self.int_value(number, ty)?;
        Ok(self.ir.int_attr(value, ty))
    }

    /// Takes a number with an optional sign.
    pub(super) fn number(&mut self) -> ParseResult<Number<'p>> {
        let start = self.offset();
        let negative = self.eat("-");
        let is_float = match self.token.kind {
            TokenKind::Integer => false,
            TokenKind::Float => true,
            _ => return self.error_expected("a number"),
        };
        let text = self.token_text();
        self.advance();
        Ok(Number {
            text,
            negative,
            is_float,
            start,
            end: self.last_end,
        })
    }

    fn error_number<T>(
        &mut self,
        number: Number<'_>,
        message: impl Into<String>,
    ) -> ParseResult<T> {
        self.error_between(number.start, number.end, message)
    }

    /// The bits of a number as an element of float type `ty`.
    pub(super) fn float_bits(&mut self, number: Number<'_>, ty: Type) -> ParseResult<u128> {
        let Some(kind) = self.ir.float_kind(ty) else {
            return self.error_number(number, "a float needs a float type");
        };
        if let Some(digits) = number.text.strip_prefix("0x") {
            if number.negative {
                return self
                    .error_number(number, "the bits of a float in hexadecimal have no sign");
            }
            let bits = u128::from_str_radix(digits, 16)
                .ok()
                .filter(|bits| bits.checked_shr(kind.width()).unwrap_or(0) == 0);
            return match bits {
                Some(bits) => Ok(bits),
                None => self.error_number(
                    number,
                    format!("`{}` has more bits than `{}`", number.text, kind.keyword()),
                ),
            };
        }
        if !number.is_float {
            return self.error_number(
                number,
                format!(
                    "`{0}` is an integer, a value of type `{1}` is written `{0}.0`",
                    number.text,
                    kind.keyword()
                ),
            );
        }
        let signed;
        let text = if number.negative {
            signed = format!("-{}", number.text);
            &signed
        } else {
            number.text
        };
        match float::from_decimal(kind, text) {
            Some(bits) => Ok(bits),
            None => self.error_number(number, format!("`{text}` is no number")),
        }
    }

    /// The value of a number as an element of integer type `ty`.
    pub(super) fn int_value(&mut self, number: Number<'_>, ty: Type) -> ParseResult<i128> {
        let (width, signedness) = match self.ir.type_data(ty) {
            TypeData::Integer { width, signedness } => (*width, *signedness),
            TypeData::Index => (64, Signedness::Signless),
            _ => {
                let text = super::super::type_text(self.ir, ty);
                return self.error_number(number, format!("a number cannot be of type `{text}`"));
            }
        };
        let text = number.text;
        if number.is_float {
            let ty = super::super::type_text(self.ir, ty);
            return self.error_number(
                number,
                format!("`{text}` is a float, expected a value of type `{ty}`"),
            );
        }
        if width > 128 {
            return self.error_number(number, "integers wider than 128 bits are not supported");
        }
        let parsed = match text.strip_prefix("0x") {
            Some(digits) => u128::from_str_radix(digits, 16),
            None => text.parse(),
        };
        // The largest magnitude with a minus sign, and without one.
        let (below, above) = match signedness {
            Signedness::Signless => (1u128 << (width - 1), u128::MAX >> (128 - width)),
            Signedness::Signed => (1 << (width - 1), (1 << (width - 1)) - 1),
            Signedness::Unsigned => (0, u128::MAX >> (128 - width)),
        };
        let limit = if number.negative { below } else { above };
        match parsed {
            Ok(magnitude) if magnitude <= limit => {
                let value = magnitude.cast_signed();
                Ok(if number.negative {
                    value.wrapping_neg()
                } else {
                    value
                })
            }
            _ => {
                let sign = if number.negative { "-" } else { "" };
                let ty = super::super::type_text(self.ir, ty);
                self.error_number(number, format!("`{sign}{text}` does not fit type `{ty}`"))
            }
        }
    }

    // --- dialects' attributes ---

    fn extended_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let text = self.token_text();
        let name = &text[1..];
        if !name.contains('.') && !self.body_follows() {
            let Some(attr) = self.attr_alias(name)? else {
                return self.error(format!("undefined attribute alias `{text}`"));
            };
            self.advance();
            return Ok(attr);
        }
        if let Some((row, nested)) = self.dialect_row(name, Registry::find_attr) {
            let params = self.ext_params(row, nested)?;
            return Ok(self.ir.ext_attr(row.name, &params));
        }
        // Dialects are known in part, and what is not known of their attributes is carried along.
        let text = self.opaque_text()?;
        let ty = match ty {
            None if self.eat(":") => Some(self.ty()?),
            ty => ty,
        };
        Ok(self.ir.attr_of(AttrData::Opaque { text, ty }))
    }

    // --- dictionaries ---

    /// Reads the entries of `{name = attr, name}`, which comes next; no name twice.
    pub(in crate::syntax) fn dict_list(&mut self) -> ParseResult<Vec<(Ident, Attr)>> {
        let mut entries: Vec<(Ident, Attr)> = Vec::new();
        self.list(Delimiter::Brace, |p| {
            let start = p.offset();
            let name = match p.optional_keyword() {
                Some(word) => word,
                None => match p.optional_string()? {
                    Some(text) => text,
                    None => return p.error_expected("the name of an attribute"),
                },
            };
            if entries.iter().any(|(n, _)| *n == name) {
                let text = p.ir.str(name).to_owned();
                return p.error_at(start, format!("attribute `{text}` occurs twice"));
            }
            let attr = if p.eat("=") {
                p.attr()?
            } else {
                p.ir.unit_attr()
            };
            entries.push((name, attr));
            Ok(())
        })?;
        Ok(entries)
    }

    /// Reads `{...}` if it comes next, and sorts the entries into inherent and discardable ones. Reads
    /// `<{...}>` before it, too.
    pub fn attr_dict(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        self.optional_property_dict(spec)?;
        if self.at("{") {
            self.attr_entries(spec)?;
        }
        Ok(())
    }

    fn attr_entries(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        let start = self.offset();
        for (name, attr) in self.dict_list()? {
            let text = self.ir.str(name).to_owned();
            if spec.attr(self.ir, &text).is_some() {
                return self.error_at(start, format!("attribute `{text}` occurs twice"));
            }
            spec.set_attr(self.ir, &text, attr);
        }
        Ok(())
    }

    /// Reads `attributes {...}` if it comes next.
    pub fn attr_dict_with_keyword(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        if !self.eat_keyword("attributes") {
            return Ok(());
        }
        if !self.at("{") {
            return self.error_expected("`{` after `attributes`");
        }
        self.attr_entries(spec)
    }

    /// Reads a `{...}` dictionary if it comes next; the empty dictionary otherwise.
    pub fn optional_dict(&mut self) -> ParseResult<Attr> {
        if !self.at("{") {
            return Ok(Ir::EMPTY_DICT);
        }
        let entries = self.dict_list()?;
        Ok(self.ir.dict_attr(&entries))
    }

    // --- symbols ---

    /// Reads `@name`.
    pub fn symbol_name(&mut self) -> ParseResult<Ident> {
        match self.optional_symbol_name()? {
            Some(name) => Ok(name),
            None => self.error_expected("a symbol name (`@name`)"),
        }
    }

    /// Reads `@name` if it comes next.
    pub fn optional_symbol_name(&mut self) -> ParseResult<Option<Ident>> {
        if !self.at_kind(TokenKind::At) {
            return Ok(None);
        }
        let name = &self.token_text()[1..];
        let name = match name.strip_prefix('"') {
            Some(body) => {
                let body = body.strip_suffix('"').unwrap_or(body);
                self.ir.ident(&lexer::unescape(body))
            }
            None => self.ir.ident(name),
        };
        self.advance();
        Ok(Some(name))
    }

    /// Reads `@a` or `@a::@b` as a symbol reference.
    pub fn symbol_ref(&mut self) -> ParseResult<Attr> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.at("::") {
            self.advance();
            nested.push(self.symbol_name()?);
        }
        Ok(self.ir.attr_of(AttrData::Symbol {
            root,
            nested: nested.into(),
        }))
    }

    /// Reads `public`, `private` or `nested` if it comes next.
    pub fn optional_visibility(&mut self) -> Option<Ident> {
        let comes = matches!(self.token_text(), "public" | "private" | "nested");
        if comes { self.optional_keyword() } else { None }
    }
}

/// A number as it is written.
#[derive(Clone, Copy)]
pub(super) struct Number<'p> {
    /// The digits, without the sign.
    pub(super) text: &'p str,
    /// Whether a minus sign stands before them.
    pub(super) negative: bool,
    /// Whether it has a decimal point.
    pub(super) is_float: bool,
    /// Where it stands, sign included.
    start: u32,
    end: u32,
}

/// Whether an attribute that is no type begins with this word.
fn is_attr_word(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "unit"
            | "dense"
            | "sparse"
            | "dense_resource"
            | "array"
            | "affine_map"
            | "affine_set"
            | "strided"
            | "distinct"
            | "loc"
    )
}
