//! Turns an input as `halcyon-run` takes it into the form that firmware takes: the same shape and element
//! type, with the values as little-endian bytes in hexadecimal, so that an image needs no reader of decimal
//! floats. `boards/common/src/args.rs` documents the form. This file must not know boards.

use anyhow::{Context as _, Result, bail};
use std::fmt::Write as _;
use std::fs;

/// Encodes one `--input` value.
pub(crate) fn encode(input: &str) -> Result<String> {
    let input = input.trim();
    let encoded = if let Some(scalar) = scalar(input) {
        Ok(scalar)
    } else {
        tensor(input)
    };
    encoded.with_context(|| format!("cannot pass the input `{input}` to firmware"))
}

/// A bare number: the bits of both float widths, and if it is an integer those of that too.
fn scalar(text: &str) -> Option<String> {
    let starts_as_number = text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
    let single = text.parse::<f32>().ok()?;
    let double = text.parse::<f64>().ok()?;
    // The standard library reads `inf` and `nan` too, which are numbers, unlike an element type.
    if !starts_as_number && single.is_finite() {
        return None;
    }
    let mut encoded = format!("%{:08x}{:016x}", single.to_bits(), double.to_bits());
    if let Ok(integer) = text.parse::<i64>() {
        write!(encoded, "{integer:016x}").ok()?;
    }
    Some(encoded)
}

fn tensor(text: &str) -> Result<String> {
    let (declared, values) = match text.split_once('=') {
        Some((declared, values)) => (declared.trim(), Some(values.trim())),
        None => (text, None),
    };
    let element = declared.rsplit('x').next().unwrap_or(declared);
    let element = Element::parse(element)?;
    let mut encoded = declared.to_owned();
    let Some(values) = values.filter(|values| !values.is_empty()) else {
        return Ok(encoded);
    };
    encoded.push_str("=#");
    if let Some(path) = values.strip_prefix('@') {
        for byte in fs::read(path).with_context(|| format!("cannot read `{path}`"))? {
            write!(encoded, "{byte:02x}")?;
        }
        return Ok(encoded);
    }
    let separator = |c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']');
    for value in values.split(separator).filter(|value| !value.is_empty()) {
        for byte in element.bytes(value)? {
            write!(encoded, "{byte:02x}")?;
        }
    }
    Ok(encoded)
}

/// An element type that values can be given for.
enum Element {
    /// Hexadecimal bytes, as booleans are written.
    Boolean,
    /// An integer of this many bytes, of any signedness.
    Integer(usize),
    F32,
    F64,
}

impl Element {
    fn parse(name: &str) -> Result<Self> {
        Ok(match name {
            "i1" => Self::Boolean,
            "i8" | "si8" | "ui8" => Self::Integer(1),
            "i16" | "si16" | "ui16" => Self::Integer(2),
            "i32" | "si32" | "ui32" => Self::Integer(4),
            "i64" | "si64" | "ui64" => Self::Integer(8),
            "f32" => Self::F32,
            "f64" => Self::F64,
            _ => bail!("unknown element type `{name}`"),
        })
    }

    fn bytes(&self, value: &str) -> Result<Vec<u8>> {
        let malformed = || format!("malformed value `{value}`");
        Ok(match self {
            Self::Boolean => vec![u8::from_str_radix(value, 16).with_context(malformed)?],
            Self::Integer(size) => {
                let integer = integer(value).with_context(malformed)?;
                let fits = |bits: u32| integer >= -(1 << (bits - 1)) && integer < 1 << bits;
                if !fits(u32::try_from(size * 8)?) {
                    bail!("value `{value}` does not fit {} bits", size * 8);
                }
                integer.to_le_bytes()[..*size].to_vec()
            }
            Self::F32 => value
                .parse::<f32>()
                .with_context(malformed)?
                .to_le_bytes()
                .to_vec(),
            Self::F64 => value
                .parse::<f64>()
                .with_context(malformed)?
                .to_le_bytes()
                .to_vec(),
        })
    }
}

fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let hex = digits
        .strip_prefix("0x")
        .or_else(|| digits.strip_prefix("0X"));
    let magnitude = match hex {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<u64>().ok()?,
    };
    let magnitude = i128::from(magnitude);
    Some(if negative { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn tensors_become_little_endian_bytes() {
        assert_eq!(
            encode("4xf32=1 2 3 4").unwrap(),
            "4xf32=#0000803f000000400000404000008040"
        );
        assert_eq!(
            encode("2x2xi16=[1 -1][0x7f 256]").unwrap(),
            "2x2xi16=#0100ffff7f000001"
        );
        assert_eq!(encode("f64=-1.5").unwrap(), "f64=#000000000000f8bf");
        assert_eq!(encode("2xui8=255,0").unwrap(), "2xui8=#ff00");
        assert_eq!(encode("3xi1=01").unwrap(), "3xi1=#01");
        assert_eq!(encode("4xf32").unwrap(), "4xf32");
        assert_eq!(encode("0xf32=").unwrap(), "0xf32");
        assert_eq!(
            encode("i64=-9223372036854775808").unwrap(),
            "i64=#0000000000000080"
        );
    }

    #[test]
    fn bare_numbers_keep_both_widths() {
        assert_eq!(
            encode("-7").unwrap(),
            "%c0e00000c01c000000000000fffffffffffffff9"
        );
        assert_eq!(encode("1.5").unwrap(), "%3fc000003ff8000000000000");
        assert_eq!(encode("inf").unwrap(), "%7f8000007ff0000000000000");
    }

    #[test]
    fn malformed_inputs_are_named() {
        for (input, part) in [
            ("4xq32=1", "`q32`"),
            ("2xi8=300 1", "`300`"),
            ("2xf32=one", "`one`"),
            ("2xi8=@/no/such/file", "`/no/such/file`"),
        ] {
            let error = format!("{:#}", encode(input).unwrap_err());
            assert!(error.contains(part), "{error}");
            assert!(error.contains(input), "{error}");
        }
    }
}
