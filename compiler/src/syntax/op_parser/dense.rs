//! Dense, sparse and resource constants in text.
//!
//! The type of a constant stands behind its elements, so the elements are skipped first and read when the type
//! is known.

use super::super::lexer::{self, TokenKind};
use super::super::{ParseResult, type_text};
use super::{Delimiter, OpParser};
use crate::ir::{Attr, AttrData, Ident, Ir, Type, TypeData};

/// Elements as read so far.
enum Elements {
    /// Little-endian numbers.
    Bytes(Vec<u8>),
    /// Strings.
    Strings(Vec<Ident>),
}

impl OpParser<'_> {
    /// `<elements> : type` behind `dense`.
    pub(super) fn dense_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let (start, end, ty) = self.skipped_elements(ty)?;
        let (token, last_end) = (self.token, self.last_end);
        self.jump(start);
        let attr = self.elements(ty, end)?;
        self.token = token;
        self.last_end = last_end;
        Ok(attr)
    }

    /// Skips `<...>` and reads `: type`. Gives where the text between the brackets starts and ends, and the type.
    fn skipped_elements(&mut self, ty: Option<Type>) -> ParseResult<(u32, u32, Type)> {
        if !self.at("<") {
            return self.error_expected("`<`");
        }
        let start = self.token.end;
        let end = match lexer::balanced_end(self.source.as_bytes(), self.token.start) {
            Ok(end) => end,
            Err(at) => {
                return self.error_at(at, "unbalanced brackets in the elements of a constant");
            }
        };
        self.last_end = end;
        self.jump(end);
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(":")?;
                let at = self.offset();
                let ty = self.ty()?;
                let shaped = matches!(
                    self.ir.type_data(ty),
                    TypeData::Tensor { .. } | TypeData::Vector { .. }
                );
                if !shaped {
                    return self.error_at(
                        at,
                        "a constant with elements has a ranked tensor or vector type",
                    );
                }
                ty
            }
        };
        Ok((start, end - 1, ty))
    }

    /// The elements of a constant of type `ty`, which end at byte `end`.
    fn elements(&mut self, ty: Type, end: u32) -> ParseResult<Attr> {
        let start = self.offset();
        let element = self.ir.element_type(ty);
        let Some(count) = self.ir.element_count(ty) else {
            return self.error_at(start, "a constant with elements has a type of static shape");
        };
        let numeric = is_numeric(self.ir, element);
        if self.token.start >= end {
            if count != 0 {
                let ty = type_text(self.ir, ty);
                return self.error_at(
                    end,
                    format!("a constant of type `{ty}` has elements, found none"),
                );
            }
            return Ok(if numeric {
                self.ir.dense_attr(ty, &[])
            } else {
                self.dense_strings(ty, Vec::new())
            });
        }
        if numeric && self.at_kind(TokenKind::String) {
            return self.raw_elements(ty, count);
        }
        let mut elements = if numeric {
            Elements::Bytes(Vec::new())
        } else {
            Elements::Strings(Vec::new())
        };
        if self.at("[") {
            let shape: Vec<i64> = self.ir.shape(ty).unwrap_or_default().to_vec();
            self.element_list(&shape, element, &mut elements)?;
        } else {
            self.element(element, &mut elements)?;
        }
        if self.token.start < end {
            return self.error_expected("`>`");
        }
        Ok(match elements {
            Elements::Bytes(bytes) => self.ir.dense_attr(ty, &bytes),
            Elements::Strings(strings) => self.dense_strings(ty, strings),
        })
    }

    fn dense_strings(&mut self, ty: Type, mut values: Vec<Ident>) -> Attr {
        let splat = values
            .split_first()
            .is_some_and(|(first, rest)| rest.iter().all(|v| v == first));
        if splat {
            values.truncate(1);
        }
        self.ir.attr_of(AttrData::DenseStrings {
            ty,
            values: values.into(),
            splat,
        })
    }

    /// `[...]` for the dimensions `shape`.
    fn element_list(
        &mut self,
        shape: &[i64],
        element: Type,
        out: &mut Elements,
    ) -> ParseResult<()> {
        let start = self.offset();
        let Some((&extent, inner)) = shape.split_first() else {
            return self.error("the elements are nested deeper than the type has dimensions");
        };
        let mut found = 0i64;
        self.nested(|p| {
            p.list(Delimiter::Square, |p| {
                found += 1;
                if inner.is_empty() {
                    return p.element(element, out);
                }
                if !p.at("[") {
                    return p.error_expected("`[`, the type has one more dimension");
                }
                p.element_list(inner, element, out)
            })
        })?;
        if found != extent {
            return self.error_at(
                start,
                format!("the type has {extent} elements in this dimension, the list has {found}"),
            );
        }
        Ok(())
    }

    fn element(&mut self, ty: Type, out: &mut Elements) -> ParseResult<()> {
        match out {
            Elements::Strings(strings) => {
                if !self.at_kind(TokenKind::String) {
                    let ty = type_text(self.ir, ty);
                    return self
                        .error_expected(&format!("a string, elements of type `{ty}` are strings"));
                }
                strings.push(self.string()?);
                Ok(())
            }
            Elements::Bytes(bytes) => self.number_element(ty, bytes),
        }
    }

    fn number_element(&mut self, ty: Type, out: &mut Vec<u8>) -> ParseResult<()> {
        if let TypeData::Complex(part) = *self.ir.type_data(ty) {
            self.expect("(")?;
            self.number_element(part, out)?;
            self.expect(",")?;
            self.number_element(part, out)?;
            return self.expect(")");
        }
        let width = self.ir.element_byte_width(ty).unwrap_or(1);
        let width = usize::try_from(width).unwrap_or(1);
        if self.at_keyword("true") || self.at_keyword("false") {
            let value = self.at_keyword("true");
            if self.ir.int_width(ty) != Some(1) {
                let ty = type_text(self.ir, ty);
                return self.error(format!(
                    "expected an element of type `{ty}`, found `{value}`"
                ));
            }
            self.advance();
            out.push(u8::from(value));
            return Ok(());
        }
        if !matches!(self.token.kind, TokenKind::Integer | TokenKind::Float) && !self.at("-") {
            let ty = type_text(self.ir, ty);
            return self.error_expected(&format!("an element of type `{ty}`"));
        }
        let number = self.number()?;
        if self.ir.float_kind(ty).is_some() {
            let bits = self.float_bits(number, ty)?;
            out.extend_from_slice(&bits.to_le_bytes()[..width]);
        } else {
            let value = self.int_value(number, ty)?;
            let value = self.ir.wrap_int(value, ty);
            out.extend_from_slice(&value.to_le_bytes()[..width]);
        }
        Ok(())
    }

    /// `"0x..."`: all elements, or one that stands for all.
    fn raw_elements(&mut self, ty: Type, count: u64) -> ParseResult<Attr> {
        let start = self.offset();
        let blob = self.hex_string()?;
        let raw = self.ir.blob_bytes(blob).to_vec();
        let element = self.ir.element_type(ty);
        let stored = storage_width(self.ir, element).unwrap_or(1);
        let size = u64::try_from(raw.len()).unwrap_or(u64::MAX);
        let all = count.checked_mul(stored);
        if size != stored && Some(size) != all {
            let all = all.map_or_else(|| "too many".into(), |n| n.to_string());
            return self.error_at(
                start,
                format!("expected {all} bytes for all elements or {stored} for one, found {size}"),
            );
        }
        let bytes = widen(self.ir, element, &raw);
        Ok(self.ir.dense_attr(ty, &bytes))
    }

    /// `<indices, values> : type` behind `sparse`.
    pub(super) fn sparse_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let (start, end, ty) = self.skipped_elements(ty)?;
        let (token, last_end) = (self.token, self.last_end);
        let rank = self.ir.shape(ty).map_or(0, <[i64]>::len);
        let rank = i64::try_from(rank).unwrap_or(i64::MAX);
        let i64_type = self.ir.int_type(64);
        let element = self.ir.element_type(ty);
        self.jump(start);
        let (indices, values) = if self.token.start >= end {
            let index_type = self.ir.tensor_type(&[0, rank], i64_type);
            let value_type = self.ir.tensor_type(&[0], element);
            (
                self.ir.dense_attr(index_type, &[]),
                self.ir.dense_attr(value_type, &[]),
            )
        } else {
            let (mut shape, indices_end) = self.literal_shape(start);
            if shape.is_empty() {
                shape = vec![1, rank];
            }
            let index_type = self.ir.tensor_type(&shape, i64_type);
            let indices = self.elements(index_type, indices_end)?;
            self.expect(",")?;
            let (mut values_shape, values_end) = self.literal_shape(self.offset());
            if values_shape.is_empty() {
                values_shape = vec![shape[0]];
            }
            let value_type = self.ir.tensor_type(&values_shape, element);
            let values = self.elements(value_type, values_end)?;
            if self.token.start < end {
                return self.error_expected("`>`");
            }
            (indices, values)
        };
        self.token = token;
        self.last_end = last_end;
        Ok(self.ir.attr_of(AttrData::Sparse {
            ty,
            indices,
            values,
        }))
    }

    /// How many elements each nesting level of the list at `start` has, judged by the first list of each level,
    /// and where the literal ends. A literal that is no list has no levels.
    fn literal_shape(&self, start: u32) -> (Vec<i64>, u32) {
        let bytes = self.source.as_bytes();
        let first = lexer::next_token(bytes, start);
        match lexer::slice(self.source, first) {
            "[" => {}
            "(" => {
                return (
                    Vec::new(),
                    lexer::balanced_end(bytes, first.start).unwrap_or(first.end),
                );
            }
            "-" => return (Vec::new(), lexer::next_token(bytes, first.end).end),
            _ => return (Vec::new(), first.end),
        }
        let end = lexer::balanced_end(bytes, first.start).unwrap_or(first.end);
        // Per level: elements counted, and whether its first list has ended.
        let mut levels: Vec<(i64, bool)> = Vec::new();
        let mut depth = 0usize;
        let mut parentheses = 0u32;
        let mut at = first.start;
        while at < end {
            let token = lexer::next_token(bytes, at);
            at = token.end.max(at + 1);
            let text = lexer::slice(self.source, token);
            match text {
                "(" => parentheses += 1,
                ")" => parentheses = parentheses.saturating_sub(1),
                "]" => {
                    depth = depth.saturating_sub(1);
                    if let Some(level) = levels.get_mut(depth) {
                        level.1 = true;
                    }
                    continue;
                }
                _ => {}
            }
            // An element begins where a list has just opened, or behind a comma.
            let open = depth.checked_sub(1).and_then(|d| levels.get_mut(d));
            if let Some((count, ended)) = open
                && !*ended
                && parentheses == 0
                && (*count == 0 || text == ",")
            {
                *count += 1;
            }
            if text == "[" {
                depth += 1;
                if levels.len() < depth {
                    levels.push((0, false));
                }
            }
        }
        (levels.into_iter().map(|(count, _)| count).collect(), end)
    }

    /// `<key> : type` behind `dense_resource`.
    pub(super) fn resource_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        self.expect("<")?;
        let key = self.keyword_or_string()?;
        self.expect(">")?;
        let ty = match ty {
            Some(ty) => ty,
            None => self.colon_type()?,
        };
        Ok(self.ir.attr_of(AttrData::Resource { ty, key }))
    }

    /// `<i64: 1, 2>` behind `array`.
    pub(super) fn dense_array_attr(&mut self) -> ParseResult<Attr> {
        self.expect("<")?;
        let start = self.offset();
        let element = self.ty()?;
        let fits = match self.ir.type_data(element) {
            TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
            TypeData::Float(kind) => matches!(kind.width(), 8 | 16 | 32 | 64),
            _ => false,
        };
        if !fits {
            return self.error_at(
                start,
                "the elements of an array are integers or floats of 1, 8, 16, 32 or 64 bits",
            );
        }
        let mut bytes = Vec::new();
        if self.eat(":") {
            self.list(Delimiter::None, |p| p.number_element(element, &mut bytes))?;
        }
        self.expect(">")?;
        let data = self.ir.blob(&bytes);
        Ok(self.ir.attr_of(AttrData::DenseArray { element, data }))
    }
}

/// Whether elements of this type are numbers rather than strings.
fn is_numeric(ir: &Ir, element: Type) -> bool {
    matches!(
        ir.type_data(element),
        TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index | TypeData::Complex(_)
    )
}

/// Bytes that an element takes in the hexadecimal form: its bits, rounded up to whole bytes.
pub(in crate::syntax) fn storage_width(ir: &Ir, element: Type) -> Option<u64> {
    match ir.type_data(element) {
        TypeData::Integer { width, .. } => Some(u64::from(width.div_ceil(8))),
        TypeData::Float(kind) => Some(u64::from(kind.width().div_ceil(8))),
        TypeData::Index => Some(8),
        TypeData::Complex(part) => storage_width(ir, *part).map(|n| 2 * n),
        _ => None,
    }
}

/// Elements of the hexadecimal form in the widths that the IR keeps.
fn widen(ir: &Ir, element: Type, raw: &[u8]) -> Vec<u8> {
    if let TypeData::Complex(part) = ir.type_data(element) {
        return widen(ir, *part, raw);
    }
    let width = |n: Option<u64>| usize::try_from(n.unwrap_or(1)).unwrap_or(1).max(1);
    let (from, to) = (
        width(storage_width(ir, element)),
        width(ir.element_byte_width(element)),
    );
    let is_bool = ir.int_width(element) == Some(1);
    if is_bool {
        return raw.iter().map(|&b| u8::from(b != 0)).collect();
    }
    if from == to && ir.int_width(element).is_none_or(|w| w % 8 == 0) {
        return raw.to_vec();
    }
    let mut out = Vec::with_capacity(raw.len() / from * to);
    for chunk in raw.chunks_exact(from) {
        let mut wide = [0u8; 16];
        let kept = from.min(16);
        wide[..kept].copy_from_slice(&chunk[..kept]);
        let value = u128::from_le_bytes(wide);
        let value = if ir.int_width(element).is_some() {
            ir.wrap_int(value.cast_signed(), element).cast_unsigned()
        } else {
            value
        };
        out.extend_from_slice(&value.to_le_bytes()[..to.min(16)]);
    }
    out
}
