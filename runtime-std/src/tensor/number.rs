//! The text of one element: numbers to bytes and back.
//!
//! Integers are decimal or hexadecimal and wrap within their width (`i8=255` is -1). What prints is
//! decided in the runtime core, so that firmware and desktop agree. It knows nothing of shapes,
//! separators or positions.

use halcyon_runtime_core::text;
use half::{bf16, f16};
use thiserror::Error;

use super::element_type::{ElementType, Kind};

/// Why a token is not a value of an element type.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NumberError {
    /// Not a number of this kind at all.
    #[error("expected {expected}, found `{token}`")]
    Malformed {
        /// What the element type takes, with its article.
        expected: &'static str,
        /// The source text.
        token: String,
    },
    /// An integer that no reading of the width holds.
    #[error("expected a value between {min} and {max} for `{element_type}`, found `{token}`")]
    OutOfRange {
        /// The element type.
        element_type: &'static str,
        /// The smallest value accepted.
        min: i128,
        /// The largest value accepted.
        max: i128,
        /// The source text.
        token: String,
    },
}

/// Parses `token` as one element and writes its little-endian bytes to `into`.
pub(super) fn parse_element(
    element_type: ElementType,
    token: &str,
    into: &mut [u8],
) -> Result<(), NumberError> {
    match element_type {
        ElementType::F64 => into.copy_from_slice(&parse_float(token)?.to_le_bytes()),
        ElementType::F32 => into.copy_from_slice(&parse_f32(token)?.to_le_bytes()),
        ElementType::F16 => {
            into.copy_from_slice(&f16::from_f64(parse_float(token)?).to_le_bytes());
        }
        ElementType::Bf16 => {
            into.copy_from_slice(&bf16::from_f64(parse_float(token)?).to_le_bytes());
        }
        ElementType::I1 => into.copy_from_slice(&[parse_bool_byte(token)?]),
        _ => {
            let width = into.len();
            let value = parse_integer(token, width * 8, element_type.name())?;
            into.copy_from_slice(&value.to_le_bytes()[..width]);
        }
    }
    Ok(())
}

/// Parses an integer of `bits` bits. Both the signed and the unsigned reading are accepted; the result
/// is the bit pattern, zero-extended when positive and sign-extended when negative.
pub(crate) fn parse_integer(
    token: &str,
    bits: usize,
    element_type: &'static str,
) -> Result<i128, NumberError> {
    let malformed = || NumberError::Malformed {
        expected: "an integer",
        token: token.to_string(),
    };
    let (negative, magnitude) = match token.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, token.strip_prefix('+').unwrap_or(token)),
    };
    let (digits, radix) = match magnitude
        .strip_prefix("0x")
        .or_else(|| magnitude.strip_prefix("0X"))
    {
        Some(hex) => (hex, 16),
        None => (magnitude, 10),
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(malformed());
    }
    let (min, max) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
    // Only digits are left, so the one way to fail is a value wider than 128 bits.
    u128::from_str_radix(digits, radix)
        .ok()
        .and_then(|value| i128::try_from(value).ok())
        .map(|value| if negative { -value } else { value })
        .filter(|value| (min..=max).contains(value))
        .ok_or_else(|| NumberError::OutOfRange {
            element_type,
            min,
            max,
            token: token.to_string(),
        })
}

/// Parses a float: decimal, hexadecimal integer, `inf`, `nan`, each with an optional sign. Values beyond
/// the range are infinite, as in C.
pub(crate) fn parse_float(token: &str) -> Result<f64, NumberError> {
    if let Some(value) = parse_hex_integer(token) {
        return Ok(value);
    }
    let value: f64 = token.parse().map_err(|_| not_a_float(token))?;
    Ok(with_sign_of_nan(token, value))
}

/// Parses a float at its own width: going through 64 bits could differ in the last bit.
pub(crate) fn parse_f32(token: &str) -> Result<f32, NumberError> {
    if let Some(value) = parse_hex_integer(token) {
        return Ok(value as f32);
    }
    let value: f32 = token.parse().map_err(|_| not_a_float(token))?;
    Ok(with_sign_of_nan(token, f64::from(value)) as f32)
}

/// Rust's parser leaves open which sign a parsed NaN has; the text decides here.
fn with_sign_of_nan(token: &str, value: f64) -> f64 {
    match (value.is_nan(), token.starts_with('-')) {
        (false, _) => value,
        (true, false) => f64::NAN.copysign(1.0),
        (true, true) => f64::NAN.copysign(-1.0),
    }
}

fn not_a_float(token: &str) -> NumberError {
    NumberError::Malformed {
        expected: "a number",
        token: token.to_string(),
    }
}

/// `0x10` is 16 in a float tensor too. At most 13 digits, so that the value is exact.
fn parse_hex_integer(token: &str) -> Option<f64> {
    let (sign, rest) = match token.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, token.strip_prefix('+').unwrap_or(token)),
    };
    let digits = rest
        .strip_prefix("0x")
        .or_else(|| rest.strip_prefix("0X"))?;
    if digits.is_empty() || digits.len() > 13 || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let value = u64::from_str_radix(digits, 16).ok()?;
    Some(sign * value as f64)
}

fn parse_bool_byte(token: &str) -> Result<u8, NumberError> {
    if (1..=2).contains(&token.len())
        && token.chars().all(|c| c.is_ascii_hexdigit())
        && let Ok(byte) = u8::from_str_radix(token, 16)
    {
        return Ok(byte);
    }
    Err(NumberError::Malformed {
        expected: "a boolean of one or two hex digits (`0`, `1`, `01`)",
        token: token.to_string(),
    })
}

/// The text of one element, from its little-endian bytes.
pub(super) fn print_element(element_type: ElementType, bytes: &[u8]) -> String {
    let mut printed = String::new();
    // Writing to a string cannot fail.
    let _ = text::write_element(&mut printed, element_type.code(), bytes);
    printed
}

/// The text of one element with every digit that tells it from its neighbours.
pub(super) fn print_element_exactly(element_type: ElementType, bytes: &[u8]) -> String {
    match element_type.kind() {
        Kind::Float if element_type == ElementType::F32 => {
            format!("{:?}", float_value(element_type, bytes) as f32)
        }
        Kind::Float => format!("{:?}", float_value(element_type, bytes)),
        _ => print_element(element_type, bytes),
    }
}

/// The value of a float element. Exact for every float element type.
pub(super) fn float_value(element_type: ElementType, bytes: &[u8]) -> f64 {
    let raw = unsigned_value(bytes);
    match element_type {
        ElementType::F16 => f16::from_bits(raw as u16).to_f64(),
        ElementType::Bf16 => bf16::from_bits(raw as u16).to_f64(),
        ElementType::F32 => f64::from(f32::from_bits(raw as u32)),
        _ => f64::from_bits(raw),
    }
}

fn unsigned_value(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |value, &byte| value << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(element_type: ElementType, token: &str) -> String {
        let mut bytes = vec![0; element_type.byte_size()];
        match parse_element(element_type, token, &mut bytes) {
            Ok(()) => print_element(element_type, &bytes),
            Err(error) => error.to_string(),
        }
    }

    /// Observed from `iree-run-module` 3.13 with a function that returns its argument.
    #[test]
    fn numbers_print_as_the_peer_prints_them() {
        use ElementType::*;
        for (element_type, token, text) in [
            (F32, "0.1", "0.1"),
            (F32, "1e10", "1E+10"),
            (F32, "nan", "NAN"),
            // The peer prints the sign, which differs between processors.
            (F32, "-nan", "NAN"),
            (F32, "-inf", "-INF"),
            (F32, "infinity", "INF"),
            (F32, "16777217", "1.67772E+07"),
            (F32, "123456789", "1.23457E+08"),
            (F32, "0.3333333333", "0.333333"),
            (F32, "1e-10", "1E-10"),
            (F32, "-0", "-0"),
            (F32, "1e38", "1E+38"),
            (F32, ".5", "0.5"),
            (F32, "5.", "5"),
            (F32, "1e400", "INF"),
            (F32, "0x10", "16"),
            (F32, "010", "10"),
            (F16, "65504", "65504"),
            (F16, "1e-8", "0"),
            (F16, "1e10", "INF"),
            (Bf16, "3.14", "3.14062"),
            (Bf16, "1e-8", "1.00117E-08"),
            (F64, "0.1234567890123456", "0.123457"),
            (F64, "1e300", "1E+300"),
            (I8, "-1", "-1"),
            (I8, "128", "-128"),
            (I8, "255", "-1"),
            (I8, "0xFF", "-1"),
            (Ui8, "255", "255"),
            (I16, "65535", "-1"),
            (I32, "4294967295", "-1"),
            (I32, "2147483648", "-2147483648"),
            (I32, "0xFFFFFFFF", "-1"),
            (I32, "-0x10", "-16"),
            (Ui32, "-1", "4294967295"),
            (Ui64, "-1", "18446744073709551615"),
            (I1, "01", "01"),
            (I1, "FF", "FF"),
        ] {
            assert_eq!(round_trip(element_type, token), text, "{token}");
        }
    }

    #[test]
    fn what_is_no_number_is_an_error() {
        use ElementType::*;
        for (element_type, token, error) in [
            (I32, "a", "expected an integer, found `a`"),
            (I32, "1.5", "expected an integer, found `1.5`"),
            (I32, "-", "expected an integer, found `-`"),
            (I32, "--1", "expected an integer, found `--1`"),
            (I32, "0x", "expected an integer, found `0x`"),
            (F32, "1.5f", "expected a number, found `1.5f`"),
            (F32, "(1", "expected a number, found `(1`"),
            (
                I8,
                "256",
                "expected a value between -128 and 255 for `i8`, found `256`",
            ),
            (
                I8,
                "-129",
                "expected a value between -128 and 255 for `i8`, found `-129`",
            ),
            (
                I64,
                "99999999999999999999999999999999999999999999",
                "expected a value between -9223372036854775808 and 18446744073709551615 for `i64`, \
                 found `99999999999999999999999999999999999999999999`",
            ),
            (
                I1,
                "001",
                "expected a boolean of one or two hex digits (`0`, `1`, `01`), found `001`",
            ),
        ] {
            assert_eq!(round_trip(element_type, token), error);
        }
    }
}
