//! The command line of an image: `[FUNCTION [INPUT]...]`, where an input is a number or a tensor in
//! hexadecimal.
//!
//! | input | example | meaning |
//! |---|---|---|
//! | tensor | `2x2xf32=#0000803f...` | the little-endian bytes of every element |
//! | tensor of one value | `4xf32=#0000803f` | the bytes of one element, for all |
//! | zeros | `4xf32` | no bytes |
//! | integer | `-7` | an integer, narrowed to the parameter's type |
//! | float | `%` and 24 digits | the bits of the number as an `f32`, then as an `f64` |
//!
//! `cargo xtask run` writes this form from what a person types: reading decimal floats exactly would
//! double the size of an image. This file must not know buffers or the VM.

/// The most dimensions that an input has.
pub const MAX_RANK: usize = 8;

/// One parsed input. Bytes are still in hexadecimal, so that nothing needs memory here.
#[derive(Debug, PartialEq)]
pub enum Input<'a> {
    /// A bare integer.
    Integer(i64),
    /// A bare float, rounded to both widths.
    Float(f32, f64),
    /// A tensor.
    Tensor(TensorInput<'a>),
}

/// A tensor input.
#[derive(Debug, PartialEq)]
pub struct TensorInput<'a> {
    dims: [u64; MAX_RANK],
    rank: usize,
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
    /// Parses one word of the command line; `None` if it is not an input.
    #[must_use]
    pub fn parse(word: &'a str) -> Option<Self> {
        if let Some(bits) = word.strip_prefix('%') {
            let (single, double) = bits.split_at_checked(8)?;
            if double.len() != 16 {
                return None;
            }
            let single = u32::from_str_radix(single, 16).ok()?;
            let double = u64::from_str_radix(double, 16).ok()?;
            return Some(Self::Float(f32::from_bits(single), f64::from_bits(double)));
        }
        if let Ok(integer) = word.parse::<i64>() {
            return Some(Self::Integer(integer));
        }
        TensorInput::parse(word).map(Self::Tensor)
    }
}

impl<'a> TensorInput<'a> {
    fn parse(word: &'a str) -> Option<Self> {
        let (declared, hex) = match word.split_once('=') {
            Some((declared, value)) => (declared, value.strip_prefix('#')?),
            None => (word, ""),
        };
        let mut tensor = Self {
            dims: [0; MAX_RANK],
            rank: 0,
            element_type: 0,
            hex: hex.as_bytes(),
        };
        for part in declared.split('x') {
            if tensor.element_type != 0 {
                return None;
            }
            if let Ok(dim) = part.parse::<u64>() {
                *tensor.dims.get_mut(tensor.rank)? = dim;
                tensor.rank += 1;
            } else {
                let (_, code) = ELEMENT_TYPES.iter().find(|(name, _)| *name == part)?;
                tensor.element_type = *code;
            }
        }
        let whole =
            tensor.hex.len().is_multiple_of(2) && tensor.hex.iter().all(u8::is_ascii_hexdigit);
        (whole && tensor.element_type != 0).then_some(tensor)
    }

    /// The dimensions.
    #[must_use]
    pub fn shape(&self) -> &[u64] {
        &self.dims[..self.rank]
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

    fn tensor(word: &str) -> TensorInput<'_> {
        match Input::parse(word) {
            Some(Input::Tensor(tensor)) => tensor,
            other => panic!("`{word}` gave {other:?}"),
        }
    }

    #[test]
    fn a_tensor_carries_the_bytes_of_every_element() {
        let input = tensor("2x1xi16=#0100fFFf");
        assert_eq!(input.shape(), [2, 1]);
        assert_eq!(input.element_type, 0x1000_0010);
        let mut bytes = [9; 4];
        assert!(input.fill(&mut bytes, 2));
        assert_eq!(bytes, [1, 0, 0xff, 0xff]);
    }

    #[test]
    fn one_element_fills_all_and_none_is_zero() {
        let mut bytes = [9; 6];
        assert!(tensor("3xi16=#0102").fill(&mut bytes, 2));
        assert_eq!(bytes, [1, 2, 1, 2, 1, 2]);
        assert!(tensor("3xi16").fill(&mut bytes, 2));
        assert_eq!(bytes, [0; 6]);
        assert!(!tensor("3xi16=#01020304").fill(&mut bytes, 2));
    }

    #[test]
    fn bare_numbers_are_scalars() {
        assert_eq!(Input::parse("-7"), Some(Input::Integer(-7)));
        assert_eq!(
            Input::parse("%3fc000003ff8000000000000"),
            Some(Input::Float(1.5, 1.5))
        );
        assert_eq!(tensor("f32=#0000803f").shape(), []);
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
            "1x1x1x1x1x1x1x1x1xf32",
            "%é3fc000003ff800000000000",
        ] {
            assert_eq!(Input::parse(word), None, "{word}");
        }
    }
}
