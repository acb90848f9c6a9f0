//! Elements of dense constants as printed.

use std::fmt::Write as _;

use super::super::op_parser::storage_width;
use super::OpPrinter;
use crate::ir::{Attr, AttrData, Ident, Signedness, Type, TypeData};

/// Constants of more elements than this print as hexadecimal bytes.
const MOST_LISTED: u64 = 100;

impl OpPrinter<'_> {
    /// What stands between `dense<` and `>`.
    pub(super) fn dense_elements(&mut self, ty: Type, data: &[u8], splat: bool) {
        let ir = self.ir;
        let element = ir.element_type(ty);
        let width = usize::try_from(ir.element_byte_width(element).unwrap_or(1)).unwrap_or(1);
        if splat {
            return self.element(element, data);
        }
        let count = ir.element_count(ty).unwrap_or(0);
        if count == 0 {
            return;
        }
        if count > MOST_LISTED {
            return self.raw_elements(element, data);
        }
        let shape = ir.shape(ty).unwrap_or_default();
        let mut elements = data.chunks(width.max(1));
        self.nested_list(shape, &mut |p| {
            if let Some(bytes) = elements.next() {
                p.element(element, bytes);
            }
        });
    }

    /// Strings between `dense<` and `>`.
    pub(super) fn dense_strings(&mut self, ty: Type, values: &[Ident], splat: bool) {
        let ir = self.ir;
        if let ([value], true) = (values, splat) {
            return self.quoted(ir.str(*value));
        }
        if values.is_empty() {
            return;
        }
        let shape = ir.shape(ty).unwrap_or_default();
        let mut values = values.iter();
        self.nested_list(shape, &mut |p| {
            if let Some(&value) = values.next() {
                p.quoted(p.ir.str(value));
            }
        });
    }

    /// Prints `[[...], [...]]` for the shape, each element by `element`.
    fn nested_list(&mut self, shape: &[i64], element: &mut dyn FnMut(&mut Self)) {
        let Some((&extent, inner)) = shape.split_first() else {
            return element(self);
        };
        self.text("[");
        for i in 0..extent {
            if i > 0 {
                self.text(", ");
            }
            self.nested_list(inner, element);
        }
        self.text("]");
    }

    fn element(&mut self, ty: Type, bytes: &[u8]) {
        let ir = self.ir;
        match ir.type_data(ty) {
            TypeData::Complex(part) => {
                let (real, imaginary) = bytes.split_at(bytes.len() / 2);
                self.text("(");
                self.element(*part, real);
                self.text(",");
                self.element(*part, imaginary);
                self.text(")");
            }
            TypeData::Float(_) => self.float(little_endian(bytes), ty),
            TypeData::Integer {
                width: 1,
                signedness: Signedness::Signless,
            } => self.text(if little_endian(bytes) & 1 == 0 {
                "false"
            } else {
                "true"
            }),
            _ => {
                let value = ir.wrap_int(little_endian(bytes).cast_signed(), ty);
                self.integer(value, ty);
            }
        }
    }

    /// `"0x..."`, each element in as many bytes as its bits need.
    fn raw_elements(&mut self, element: Type, data: &[u8]) {
        let ir = self.ir;
        let part = match ir.type_data(element) {
            TypeData::Complex(part) => *part,
            _ => element,
        };
        let width = |n: Option<u64>| usize::try_from(n.unwrap_or(1)).unwrap_or(1).max(1);
        let kept = width(ir.element_byte_width(part));
        let stored = width(storage_width(ir, part)).min(kept);
        let bits = ir
            .int_width(part)
            .or(ir.float_kind(part).map(crate::ir::FloatKind::width));
        // Bits above the element's own are zero in this form.
        let spare = bits.map_or(0, |bits| bits % 8);
        self.out.reserve(data.len() * 2 + 4);
        self.text("\"0x");
        for chunk in data.chunks(kept) {
            for (i, &byte) in chunk.iter().take(stored).enumerate() {
                let last = i + 1 == stored;
                let byte = if last && spare > 0 {
                    byte & ((1 << spare) - 1)
                } else {
                    byte
                };
                self.hex_byte(byte);
            }
        }
        self.text("\"");
    }

    /// Prints a blob as `"0x..."`.
    pub(super) fn hex_string(&mut self, bytes: &[u8]) {
        self.out.reserve(bytes.len() * 2 + 4);
        self.text("\"0x");
        for &byte in bytes {
            self.hex_byte(byte);
        }
        self.text("\"");
    }

    /// What stands between `array<i64` and `>`.
    pub(super) fn array_elements(&mut self, element: Type, data: &[u8]) {
        if data.is_empty() {
            return;
        }
        let width = usize::try_from(self.ir.element_byte_width(element).unwrap_or(1)).unwrap_or(1);
        self.text(": ");
        self.separated(data.chunks(width.max(1)), |p, bytes| {
            p.element(element, bytes);
        });
    }

    /// What stands between `sparse<` and `>`.
    pub(super) fn sparse_elements(&mut self, indices: Attr, values: Attr) {
        let ir = self.ir;
        let AttrData::Dense { ty, data, splat } = ir.attr_data(indices) else {
            return;
        };
        if ir.shape(*ty).is_some_and(|shape| shape.first() == Some(&0)) {
            return;
        }
        self.dense_elements(*ty, ir.blob_bytes(*data), *splat);
        self.text(", ");
        match ir.attr_data(values) {
            AttrData::Dense { ty, data, splat } => {
                self.dense_elements(*ty, ir.blob_bytes(*data), *splat);
            }
            AttrData::DenseStrings { ty, values, splat } => self.dense_strings(*ty, values, *splat),
            _ => {}
        }
    }
}

fn little_endian(bytes: &[u8]) -> u128 {
    let mut wide = [0u8; 16];
    let kept = bytes.len().min(16);
    wide[..kept].copy_from_slice(&bytes[..kept]);
    u128::from_le_bytes(wide)
}

impl OpPrinter<'_> {
    /// Two hexadecimal digits, as MLIR prints them: in capitals.
    pub(super) fn hex_byte(&mut self, byte: u8) {
        let _ = write!(self.out, "{byte:02X}");
    }
}
