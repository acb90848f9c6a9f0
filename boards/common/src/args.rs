//! The command line of an image: `[FUNCTION [INPUT]...]`, where an input is a number or a tensor in
//! hexadecimal.
//!
//! | input | example | meaning |
//! |---|---|---|
//! | tensor | `2x2xf32=#0000803f...` | the little-endian bytes of every element |
//! | tensor of one value | `4xf32=#0000803f` | the bytes of one element, for all |
//! | zeros | `4xf32` | no bytes |
//! | float | `%` and 24 digits | the bits of a number as an `f32`, then as an `f64` |
//! | integer | `%` and 40 digits | the same, then the number as an `i64` |
//!
//! `cargo xtask run` writes this form from what a person types: reading decimal floats exactly would
//! double the size of an image. This file must not know buffers or the VM.

use halcyon_runtime_core::text::{rsplit_once, split_once};

/// One parsed input. Bytes are still in hexadecimal, so that they need no memory here.
#[derive(Debug, PartialEq)]
pub enum Input<'a> {
    /// A bare number, in every width.
    Number(Number),
    /// A tensor.
    Tensor(TensorInput<'a>),
}

/// A bare number. The kind of the function's parameter says which form counts.
#[derive(Debug, PartialEq)]
pub struct Number {
    /// The number rounded to an `f32`.
    pub single: f32,
    /// The number rounded to an `f64`.
    pub double: f64,
    /// The number, if it was written as an integer.
    pub integer: Option<i64>,
}

/// A tensor input.
#[derive(Debug, PartialEq)]
pub struct TensorInput<'a> {
    /// The dimensions.
    pub shape: &'a [u64],
    /// Element type code, as `hal.element_type` numbers it.
    pub element_type: u32,
    /// Pairs of hexadecimal digits: the bytes of every element, of one, or none.
    hex: &'a [u8],
}

/// The names of element types and their codes.
const ELEMENT_TYPES: &[(&str, u32)] = &[
    ("i1", 0x1300_0008),
    ("i8", 0x1000_0008),
    ("si8", 0x1100_0008),
    ("ui8", 0x1200_0008),
    ("i16", 0x1000_0010),
    ("si16", 0x1100_0010),
    ("ui16", 0x1200_0010),
    ("i32", 0x1000_0020),
    ("si32", 0x1100_0020),
    ("ui32", 0x1200_0020),
    ("i64", 0x1000_0040),
    ("si64", 0x1100_0040),
    ("ui64", 0x1200_0040),
    ("f16", 0x2100_0010),
    ("f32", 0x2100_0020),
    ("f64", 0x2100_0040),
    ("bf16", 0x2200_0010),
];

impl<'a> Input<'a> {
    /// Parses one word of the command line, with space for dimensions from `dims`, which shrinks by what is
    /// used; `None` if the word is not an input or has more dimensions.
    #[must_use]
    pub fn parse(word: &'a str, dims: &mut &'a mut [u64]) -> Option<Self> {
        match word.strip_prefix("%") {
            Some(digits) => Number::parse(digits).map(Self::Number),
            None => TensorInput::parse(word, dims).map(Self::Tensor),
        }
    }
}

impl Number {
    fn parse(digits: &str) -> Option<Self> {
        let (single, rest) = digits.split_at_checked(8)?;
        let (double, integer) = rest.split_at_checked(16)?;
        let integer = match integer.len() {
            0 => None,
            16 => Some(parse_hex(integer)?.cast_signed()),
            _ => return None,
        };
        Some(Self {
            single: f32::from_bits(parse_hex(single)? as u32),
            double: f64::from_bits(parse_hex(double)?),
            integer,
        })
    }
}

/// At most 16 hexadecimal digits.
fn parse_hex(digits: &str) -> Option<u64> {
    digits.bytes().try_fold(0, |value, digit| {
        digit
            .is_ascii_hexdigit()
            .then(|| value << 4 | u64::from(nibble(digit)))
    })
}

fn parse_dim(digits: &str) -> Option<u64> {
    let in_u32 = digits.bytes().try_fold(0u32, |value, digit| {
        let digit = digit.is_ascii_digit().then(|| digit - b'0')?;
        value.checked_mul(10)?.checked_add(digit.into())
    });
    in_u32.filter(|_| !digits.is_empty()).map(u64::from)
}

impl<'a> TensorInput<'a> {
    fn parse(word: &'a str, dims: &mut &'a mut [u64]) -> Option<Self> {
        let (declared, hex) = match split_once(word, b'=') {
            Some((declared, value)) => (declared, value.strip_prefix("#")?.as_bytes()),
            None => (word, &[][..]),
        };
        let (mut dimensions, element) = rsplit_once(declared, b'x').unwrap_or(("", declared));
        let rank = declared.bytes().filter(|&byte| byte == b'x').count();
        let (_, element_type) = ELEMENT_TYPES.iter().find(|(name, _)| *name == element)?;
        let (shape, rest) = core::mem::take(dims).split_at_mut_checked(rank)?;
        *dims = rest;
        for dim in shape.iter_mut() {
            let (digits, rest) = split_once(dimensions, b'x').unwrap_or((dimensions, ""));
            *dim = parse_dim(digits)?;
            dimensions = rest;
        }
        let whole = hex.len().is_multiple_of(2) && hex.iter().all(u8::is_ascii_hexdigit);
        whole.then_some(Self {
            shape,
            element_type: *element_type,
            hex,
        })
    }

    /// Writes the elements over `bytes`, the whole of the tensor's buffer; `false` if the input gives
    /// neither all bytes, nor those of one element of `element_bytes`, nor none.
    #[must_use]
    pub fn fill(&self, bytes: &mut [u8], element_bytes: usize) -> bool {
        let given = self.hex.len() / 2;
        if given == 0 {
            bytes.fill(0);
            return true;
        }
        if given != bytes.len() && given != element_bytes {
            return false;
        }
        for (byte, digits) in bytes.iter_mut().zip(self.hex.chunks_exact(2).cycle()) {
            *byte = digits
                .iter()
                .fold(0, |byte, &digit| byte << 4 | nibble(digit));
        }
        true
    }
}

/// The value of a hexadecimal digit, which the parser has checked.
fn nibble(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        _ => (digit | 0x20).wrapping_sub(b'a') + 10,
    }
}

#[cfg(test)]
mod tests {
    use super::{Input, TensorInput};

    /// Parses `word` with room for eight dimensions, and hands it on.
    fn parsed<R>(word: &str, check: impl FnOnce(Option<Input<'_>>) -> R) -> R {
        check(Input::parse(word, &mut &mut [0; 8][..]))
    }

    fn with_tensor<R>(word: &str, check: impl FnOnce(TensorInput<'_>) -> R) -> R {
        parsed(word, |input| match input {
            Some(Input::Tensor(tensor)) => check(tensor),
            other => panic!("`{word}` gave {other:?}"),
        })
    }

    #[test]
    fn a_tensor_carries_the_bytes_of_every_element() {
        with_tensor("2x1xi16=#0100fFFf", |input| {
            assert_eq!(input.shape, [2, 1]);
            assert_eq!(input.element_type, 0x1000_0010);
            let mut bytes = [9; 4];
            assert!(input.fill(&mut bytes, 2));
            assert_eq!(bytes, [1, 0, 0xff, 0xff]);
        });
        with_tensor("f32=#0000803f", |input| assert!(input.shape.is_empty()));
    }

    #[test]
    fn one_element_fills_all_and_none_is_zero() {
        let fill = |word: &str| {
            let mut bytes = [9; 6];
            with_tensor(word, |input| input.fill(&mut bytes, 2)).then_some(bytes)
        };
        assert_eq!(fill("3xi16=#0102"), Some([1, 2, 1, 2, 1, 2]));
        assert_eq!(fill("3xi16"), Some([0; 6]));
        assert_eq!(fill("3xi16=#01020304"), None);
    }

    #[test]
    fn bare_numbers_carry_every_width() {
        let number = |word: &str| {
            parsed(word, |input| match input {
                Some(Input::Number(number)) => Some((number.single, number.double, number.integer)),
                _ => None,
            })
        };
        assert_eq!(number("%3fc000003ff8000000000000"), Some((1.5, 1.5, None)));
        assert_eq!(
            number("%c0e00000c01c000000000000fffffffffffffff9"),
            Some((-7.0, -7.0, Some(-7)))
        );
    }

    #[test]
    fn malformed_inputs_are_refused() {
        for word in [
            "",
            "f",
            "4x",
            "4xf32=1",
            "4xf32=#0",
            "4xf32=#0g",
            "f32x4",
            "xf32",
            "%123",
            "4xq8",
            "7",
            "1x1x1x1x1x1x1x1x1xf32",
            "4294967296xf32",
            "%é3fc000003ff800000000000",
            "-1xf32",
        ] {
            parsed(word, |input| assert_eq!(input, None, "{word}"));
        }
    }

    #[test]
    fn dimensions_come_out_of_one_space() {
        let mut space = [0; 3];
        let mut dims = &mut space[..];
        let first = Input::parse("2x3xi8", &mut dims);
        let second = Input::parse("4xi8", &mut dims);
        assert_eq!(Input::parse("5xi8", &mut dims), None);
        match (first, second) {
            (Some(Input::Tensor(first)), Some(Input::Tensor(second))) => {
                assert_eq!((first.shape, second.shape), (&[2, 3][..], &[4][..]));
            }
            other => panic!("{other:?}"),
        }
    }
}
