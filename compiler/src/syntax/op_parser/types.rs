//! Types in text.

use smallvec::SmallVec;

use super::super::ParseResult;
use super::super::lexer::TokenKind;
use super::{Delimiter, OpParser};
use crate::ir::{AttrData, DYNAMIC, FloatKind, Registry, Signedness, Type, TypeData};

/// The widest integer type: as in LLVM.
const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// Which extents a dimension list may hold besides numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extents {
    /// `?`.
    Dynamic,
    /// `[8]`.
    Scalable,
}

/// Extents, and for each whether it stands in brackets.
type Dims = (SmallVec<[i64; 6]>, SmallVec<[bool; 6]>);

impl OpParser<'_> {
    /// Reads a type.
    pub fn ty(&mut self) -> ParseResult<Type> {
        match self.token.kind {
            TokenKind::Word => {
                if let Some(ty) = self.simple_type() {
                    self.advance();
                    return Ok(ty);
                }
                self.nested(Self::compound_type)
            }
            TokenKind::Exclamation => self.nested(Self::extended_type),
            TokenKind::Punctuation if self.at("(") => {
                let (inputs, results) = self.function_type()?;
                Ok(self.ir.function_type(&inputs, &results))
            }
            _ => self.error_expected("a type"),
        }
    }

    /// Whether the next token can only begin a type.
    pub(in crate::syntax) fn at_type(&self) -> bool {
        match self.token.kind {
            TokenKind::Exclamation => true,
            TokenKind::Punctuation => self.at("("),
            TokenKind::Word => {
                let text = self.token_text();
                matches!(
                    text,
                    "index" | "none" | "tensor" | "vector" | "memref" | "complex" | "tuple"
                ) || int_type(text).is_some()
                    || float_kind(text).is_some()
            }
            _ => false,
        }
    }

    /// Reads a type if one comes next.
    pub fn optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.at_type() {
            return self.ty().map(Some);
        }
        Ok(None)
    }

    /// Reads `: type`.
    pub fn colon_type(&mut self) -> ParseResult<Type> {
        self.expect(":")?;
        self.ty()
    }

    /// Reads types with commas between them, at least one.
    pub fn type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.types_in(Delimiter::None)
    }

    fn types_in(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Type>> {
        let mut types = Vec::new();
        self.list(delimiter, |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Reads `: type, type`.
    pub fn colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.expect(":")?;
        self.type_list()
    }

    /// Reads `-> type` or `-> (types)`.
    pub fn arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        self.expect("->")?;
        self.type_or_types()
    }

    /// Reads `-> type` or `-> (types)`, or nothing.
    pub fn optional_arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        if self.at("->") {
            return self.arrow_types();
        }
        Ok(Vec::new())
    }

    /// Reads `(types) -> type` or `(types) -> (types)`.
    pub fn function_type(&mut self) -> ParseResult<(Vec<Type>, Vec<Type>)> {
        self.nested(|p| {
            let inputs = p.types_in(Delimiter::Paren)?;
            let results = p.arrow_types()?;
            Ok((inputs, results))
        })
    }

    /// `type` or `(types)`; a function type as the only result stands in parentheses.
    fn type_or_types(&mut self) -> ParseResult<Vec<Type>> {
        if self.at("(") {
            return self.types_in(Delimiter::Paren);
        }
        Ok(vec![self.ty()?])
    }

    /// The type that a single word names; the word stays.
    fn simple_type(&mut self) -> Option<Type> {
        let text = self.token_text();
        if let Some((width, signedness)) = int_type(text) {
            return Some(self.ir.ty(TypeData::Integer { width, signedness }));
        }
        match text {
            "index" => Some(self.ir.index_type()),
            "none" => Some(self.ir.ty(TypeData::None)),
            _ => float_kind(text).map(|kind| self.ir.float_type(kind)),
        }
    }

    fn compound_type(&mut self) -> ParseResult<Type> {
        let text = self.token_text();
        let read = match text {
            "tensor" => Self::tensor_type,
            "vector" => Self::vector_type,
            "memref" => Self::memref_type,
            "complex" => Self::complex_type,
            "tuple" => Self::tuple_type,
            _ => {
                let digits = text.trim_start_matches(['s', 'u']).strip_prefix('i');
                if digits.is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit())) {
                    return self.error(format!(
                        "the width of `{text}` is not between 1 and {MAX_INT_WIDTH} bits"
                    ));
                }
                return self.error_expected("a type");
            }
        };
        self.advance();
        self.expect("<")?;
        let ty = read(self)?;
        self.expect(">")?;
        Ok(ty)
    }

    fn complex_type(&mut self) -> ParseResult<Type> {
        let start = self.offset();
        let part = self.ty()?;
        match self.ir.type_data(part) {
            TypeData::Integer { .. } | TypeData::Float(_) => {
                Ok(self.ir.ty(TypeData::Complex(part)))
            }
            _ => self.error_at(start, "a complex number is made of integers or floats"),
        }
    }

    fn tuple_type(&mut self) -> ParseResult<Type> {
        let types = if self.at(">") {
            Vec::new()
        } else {
            self.type_list()?
        };
        Ok(self.ir.ty(TypeData::Tuple(types.into())))
    }

    fn vector_type(&mut self) -> ParseResult<Type> {
        let start = self.offset();
        let (shape, scalable) = self.dims(Extents::Scalable)?;
        if self.at("?") {
            return self.error("the dimensions of a vector are static");
        }
        if shape.contains(&0) {
            return self.error_at(start, "every dimension of a vector is at least 1");
        }
        let element_start = self.offset();
        let element = self.ty()?;
        match self.ir.type_data(element) {
            TypeData::Integer { .. }
            | TypeData::Float(_)
            | TypeData::Index
            | TypeData::Ext { .. }
            | TypeData::Opaque { .. } => {}
            _ => {
                return self.error_at(
                    element_start,
                    "the elements of a vector are integers, indices or floats",
                );
            }
        }
        let scalable: Box<[bool]> = if scalable.contains(&true) {
            scalable.as_slice().into()
        } else {
            Box::new([])
        };
        Ok(self.ir.ty(TypeData::Vector {
            shape: shape.as_slice().into(),
            scalable,
            element,
        }))
    }

    fn tensor_type(&mut self) -> ParseResult<Type> {
        if self.unranked() {
            let element = self.element_type()?;
            return Ok(self.ir.ty(TypeData::UnrankedTensor(element)));
        }
        let (shape, _) = self.dims(Extents::Dynamic)?;
        let element = self.element_type()?;
        let encoding = if self.eat(",") {
            Some(self.attr()?)
        } else {
            None
        };
        Ok(self.ir.ty(TypeData::Tensor {
            shape: shape.as_slice().into(),
            element,
            encoding,
        }))
    }

    fn memref_type(&mut self) -> ParseResult<Type> {
        if self.unranked() {
            let element = self.element_type()?;
            let space = if self.eat(",") {
                let space = self.attr()?;
                (!self.is_default_space(space)).then_some(space)
            } else {
                None
            };
            return Ok(self.ir.ty(TypeData::UnrankedMemRef { element, space }));
        }
        let (shape, _) = self.dims(Extents::Dynamic)?;
        let element = self.element_type()?;
        let (mut layout, mut space) = (None, None);
        while self.eat(",") {
            let start = self.offset();
            let attr = self.attr()?;
            match self.ir.attr_data(attr) {
                AttrData::AffineMap(map) => {
                    if layout.is_some() || space.is_some() {
                        return self.error_at(
                            start,
                            "the layout of a memref stands once, before the memory space",
                        );
                    }
                    if map.dims as usize != shape.len() {
                        return self.error_at(
                            start,
                            format!(
                                "the layout maps {} dimensions, the memref has {}",
                                map.dims,
                                shape.len()
                            ),
                        );
                    }
                    layout = (!map.is_identity()).then_some(attr);
                }
                AttrData::Strided { strides, .. } => {
                    if layout.is_some() || space.is_some() {
                        return self.error_at(
                            start,
                            "the layout of a memref stands once, before the memory space",
                        );
                    }
                    if strides.len() != shape.len() {
                        return self.error_at(
                            start,
                            format!(
                                "the layout has {} strides, the memref {} dimensions",
                                strides.len(),
                                shape.len()
                            ),
                        );
                    }
                    layout = Some(attr);
                }
                _ if space.is_some() => {
                    return self.error_at(start, "a memref has one memory space");
                }
                _ => space = Some(attr),
            }
        }
        let space = space.filter(|&space| !self.is_default_space(space));
        Ok(self.ir.ty(TypeData::MemRef {
            shape: shape.as_slice().into(),
            element,
            layout,
            space,
        }))
    }

    /// Memory space 0 is the one meant when none is written.
    fn is_default_space(&self, space: crate::ir::Attr) -> bool {
        matches!(self.ir.attr_data(space), AttrData::Integer { value: 0, .. })
    }

    /// The element type of a tensor or memref.
    fn element_type(&mut self) -> ParseResult<Type> {
        let start = self.offset();
        let element = self.ty()?;
        match self.ir.type_data(element) {
            TypeData::Function { .. } | TypeData::Tuple(_) | TypeData::None => {
                self.error_at(start, "functions, tuples and `none` are no element types")
            }
            _ => Ok(element),
        }
    }

    /// Takes `*x`.
    fn unranked(&mut self) -> bool {
        if !self.at("*") || !self.source[self.token.end as usize..].starts_with('x') {
            return false;
        }
        self.jump(self.token.end + 1);
        true
    }

    /// Reads `4x?x` up to the element type. It works on bytes, because tokens do not end where extents do
    /// (`0xf32` is a hexadecimal number to the lexer).
    fn dims(&mut self, extents: Extents) -> ParseResult<Dims> {
        let bytes = self.source.as_bytes();
        let byte = |at: u32| bytes.get(at as usize).copied().unwrap_or(0);
        let mut dims = Dims::default();
        let mut at = self.token.start;
        loop {
            while byte(at).is_ascii_whitespace() {
                at += 1;
            }
            let start = at;
            let scalable = extents == Extents::Scalable && byte(at) == b'[';
            at += u32::from(scalable);
            let extent = match byte(at) {
                b'?' if extents == Extents::Dynamic => {
                    at += 1;
                    DYNAMIC
                }
                b'0'..=b'9' => {
                    let mut value = Some(0i64);
                    while byte(at).is_ascii_digit() {
                        let digit = i64::from(byte(at) - b'0');
                        value = value.and_then(|v| v.checked_mul(10)?.checked_add(digit));
                        at += 1;
                    }
                    match value {
                        Some(value) => value,
                        None => return self.error_at(start, "dimension does not fit 64 bits"),
                    }
                }
                _ => {
                    self.jump(start);
                    return Ok(dims);
                }
            };
            if scalable {
                if byte(at) != b']' {
                    self.jump(at);
                    return self.error_expected("`]`");
                }
                at += 1;
            }
            while byte(at).is_ascii_whitespace() {
                at += 1;
            }
            if byte(at) != b'x' {
                self.jump(at);
                return self.error_expected("`x` after a dimension");
            }
            at += 1;
            dims.0.push(extent);
            dims.1.push(scalable);
        }
    }

    /// Reads `4x?x8`: a dimension list on its own, without an element type after it.
    pub fn dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        let bytes = self.source.as_bytes();
        let byte = |at: u32| bytes.get(at as usize).copied().unwrap_or(0);
        let mut dims = Vec::new();
        let mut at = self.token.start;
        loop {
            let start = at;
            if byte(at) == b'?' {
                at += 1;
                dims.push(DYNAMIC);
            } else {
                while byte(at).is_ascii_digit() {
                    at += 1;
                }
                match self.source[start as usize..at as usize].parse() {
                    Ok(extent) => dims.push(extent),
                    Err(_) => {
                        self.jump(start);
                        return self.error_expected("a dimension");
                    }
                }
            }
            if byte(at) != b'x' || !(byte(at + 1).is_ascii_digit() || byte(at + 1) == b'?') {
                break;
            }
            at += 1;
        }
        self.jump(at);
        Ok(dims)
    }

    /// `!alias`, or a type of a dialect.
    fn extended_type(&mut self) -> ParseResult<Type> {
        let text = self.token_text();
        let name = &text[1..];
        if !name.contains('.') && !self.body_follows() {
            let Some(ty) = self.type_alias(name) else {
                return self.error(format!("undefined type alias `{text}`"));
            };
            self.advance();
            return Ok(ty);
        }
        let start = self.offset();
        if let Some((row, nested)) = self.dialect_row(name, Registry::find_type) {
            let params = self.ext_params(row, nested)?;
            return Ok(self.ir.ext_type(row.name, &params));
        }
        let text = self.opaque_text()?;
        if self.unregistered == super::Unregistered::Refuse {
            let shown = self.ir.str(text).to_owned();
            let dialect = shown.split(['.', '<']).next().unwrap_or_default();
            let message = if self.ir.registry().has_dialect(dialect) {
                format!("unknown type `!{shown}` of dialect `{dialect}`")
            } else {
                format!("type `!{shown}` is of dialect `{dialect}`, which is not registered")
            };
            return self.error_at(start, message);
        }
        Ok(self.ir.ty(TypeData::Opaque { text }))
    }
}

/// Width and signedness of `i32`, `si8`, `ui16`.
fn int_type(text: &str) -> Option<(u32, Signedness)> {
    let (signedness, digits) = match text.as_bytes() {
        [b'i', b'1'..=b'9', ..] => (Signedness::Signless, &text[1..]),
        [b's', b'i', b'1'..=b'9', ..] => (Signedness::Signed, &text[2..]),
        [b'u', b'i', b'1'..=b'9', ..] => (Signedness::Unsigned, &text[2..]),
        _ => return None,
    };
    let width = digits.parse().ok().filter(|&w| w <= MAX_INT_WIDTH)?;
    Some((width, signedness))
}

fn float_kind(text: &str) -> Option<FloatKind> {
    match text.as_bytes().first() {
        Some(b'f' | b'b' | b't') => FloatKind::ALL.iter().copied().find(|k| k.keyword() == text),
        _ => None,
    }
}
