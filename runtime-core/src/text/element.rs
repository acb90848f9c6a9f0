//! Names, sizes and text of single elements by their element type code.
//!
//! A code is `numerical kind << 24 | bits`, as `hal.element_type` defines it. This file must not know
//! shapes.

use super::decimal::{write_ascii, write_i64, write_u64};
use super::float::{write_f32, write_f64};
use core::fmt;

/// Numerical kinds of an element type code (bits 24 to 31).
mod kind {
    pub(super) const INTEGER: u32 = 0x10;
    pub(super) const SIGNED: u32 = 0x11;
    pub(super) const UNSIGNED: u32 = 0x12;
    pub(super) const BOOLEAN: u32 = 0x13;
    pub(super) const IEEE: u32 = 0x21;
    pub(super) const BRAIN: u32 = 0x22;
}

fn kind_of(element_type: u32) -> u32 {
    element_type >> 24
}

fn bits_of(element_type: u32) -> u32 {
    element_type & 0xff
}

/// Bytes that one element takes in a dense buffer; a type of less than a byte takes one.
#[must_use]
pub fn element_byte_count(element_type: u32) -> usize {
    bits_of(element_type).div_ceil(8) as usize
}

/// Writes the name of an element type, as `f32`; a code without a name is written as `*` and its number.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_element_type(out: &mut dyn fmt::Write, element_type: u32) -> fmt::Result {
    let prefix = match kind_of(element_type) {
        kind::BOOLEAN => return out.write_str("i1"),
        kind::INTEGER => "i",
        kind::SIGNED => "si",
        kind::UNSIGNED => "ui",
        kind::IEEE => "f",
        kind::BRAIN => "bf",
        _ => {
            out.write_char('*')?;
            return write_u64(out, u64::from(element_type));
        }
    };
    out.write_str(prefix)?;
    write_u64(out, u64::from(bits_of(element_type)))
}

/// Writes one element from its little-endian bytes. Signless integers print as signed; booleans, and types
/// without a text of their own, print as hexadecimal bytes.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_element(out: &mut dyn fmt::Write, element_type: u32, bytes: &[u8]) -> fmt::Result {
    match (kind_of(element_type), bytes) {
        (kind::INTEGER | kind::SIGNED, &[a]) => write_i64(out, i64::from(a.cast_signed())),
        (kind::INTEGER | kind::SIGNED, &[a, b]) => {
            write_i64(out, i64::from(i16::from_le_bytes([a, b])))
        }
        (kind::INTEGER | kind::SIGNED, &[a, b, c, d]) => {
            write_i64(out, i64::from(i32::from_le_bytes([a, b, c, d])))
        }
        (kind::INTEGER | kind::SIGNED, &[a, b, c, d, e, f, g, h]) => {
            write_i64(out, i64::from_le_bytes([a, b, c, d, e, f, g, h]))
        }
        (kind::UNSIGNED, bytes) if bytes.len() <= 8 => {
            let value = bytes
                .iter()
                .rev()
                .fold(0u64, |value, &byte| value << 8 | u64::from(byte));
            write_u64(out, value)
        }
        (kind::IEEE, &[a, b]) => write_f32(out, f32_from_f16(u16::from_le_bytes([a, b]))),
        (kind::IEEE, &[a, b, c, d]) => write_f32(out, f32::from_le_bytes([a, b, c, d])),
        (kind::IEEE, &[a, b, c, d, e, f, g, h]) => {
            write_f64(out, f64::from_le_bytes([a, b, c, d, e, f, g, h]))
        }
        (kind::BRAIN, &[a, b]) => write_f32(out, f32::from_le_bytes([0, 0, a, b])),
        (_, bytes) => {
            for &byte in bytes {
                let digit = |nibble: u8| b"0123456789ABCDEF"[usize::from(nibble & 0xf)];
                write_ascii(out, &[digit(byte >> 4), digit(byte)])?;
            }
            Ok(())
        }
    }
}

/// Widens an IEEE half to a single; exact.
fn f32_from_f16(half: u16) -> f32 {
    let sign = u32::from(half >> 15) << 31;
    let exponent = u32::from(half >> 10) & 0x1f;
    let fraction = u32::from(half) & 0x3ff;
    let magnitude = match (exponent, fraction) {
        (0x1f, _) => 0xff << 23 | fraction << 13,
        (0, 0) => 0,
        (0, _) => {
            // A subnormal: move its leading one to the place of the implicit bit.
            let shift = fraction.leading_zeros() - 21;
            (113 - shift) << 23 | (fraction << shift & 0x3ff) << 13
        }
        _ => (exponent + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{element_byte_count, write_element, write_element_type};
    use std::string::String;

    fn text(element_type: u32, bytes: &[u8]) -> String {
        let mut text = String::new();
        write_element_type(&mut text, element_type).unwrap();
        text.push('=');
        write_element(&mut text, element_type, bytes).unwrap();
        text
    }

    #[test]
    fn every_kind_has_its_text() {
        assert_eq!(text(0x1000_0008, &[0xff]), "i8=-1");
        assert_eq!(text(0x1200_0008, &[0xff]), "ui8=255");
        assert_eq!(text(0x1000_0010, &[0, 0x80]), "i16=-32768");
        assert_eq!(text(0x1100_0020, &[7, 0, 0, 0]), "si32=7");
        assert_eq!(text(0x1000_0040, &(-5i64).to_le_bytes()), "i64=-5");
        assert_eq!(text(0x1300_0008, &[1]), "i1=01");
        assert_eq!(text(0x2100_0020, &1.5f32.to_le_bytes()), "f32=1.5");
        assert_eq!(text(0x2100_0040, &1e10f64.to_le_bytes()), "f64=1E+10");
        assert_eq!(text(0x2200_0010, &0x3fc0u16.to_le_bytes()), "bf16=1.5");
        assert_eq!(element_byte_count(0x2100_0010), 2);
    }

    #[test]
    fn halves_widen_exactly() {
        // Values of IEEE 754 binary16: 0.1 rounded, the largest, the smallest subnormal and normal.
        assert_eq!(text(0x2100_0010, &0x2e66u16.to_le_bytes()), "f16=0.0999756");
        assert_eq!(text(0x2100_0010, &0x7bffu16.to_le_bytes()), "f16=65504");
        assert_eq!(
            text(0x2100_0010, &0x0001u16.to_le_bytes()),
            "f16=5.96046E-08"
        );
        assert_eq!(
            text(0x2100_0010, &0x03ffu16.to_le_bytes()),
            "f16=6.09756E-05"
        );
        assert_eq!(
            text(0x2100_0010, &0x0400u16.to_le_bytes()),
            "f16=6.10352E-05"
        );
        assert_eq!(text(0x2100_0010, &0xfc00u16.to_le_bytes()), "f16=-INF");
    }
}
