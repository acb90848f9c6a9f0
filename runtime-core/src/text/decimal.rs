//! Writes integers in decimal. It must not know element types.

use core::fmt;

/// The most decimal digits that a `u64` has.
const MAX_DIGITS: usize = 20;

/// Writes `value` in decimal.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_u64(out: &mut dyn fmt::Write, value: u64) -> fmt::Result {
    let mut digits = [0u8; MAX_DIGITS];
    let mut count = 0;
    let mut rest = value;
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
        count += 1;
        if rest == 0 {
            break;
        }
    }
    digits
        .iter()
        .skip(MAX_DIGITS - count)
        .try_for_each(|&digit| out.write_char(char::from(digit)))
}

/// Writes `value` in decimal, with a leading `-` if it is negative.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_i64(out: &mut dyn fmt::Write, value: i64) -> fmt::Result {
    if value < 0 {
        out.write_char('-')?;
    }
    write_u64(out, value.unsigned_abs())
}

/// Writes bytes that are ASCII by construction.
pub(super) fn write_ascii(out: &mut dyn fmt::Write, bytes: &[u8]) -> fmt::Result {
    bytes
        .iter()
        .try_for_each(|&byte| out.write_char(char::from(byte)))
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{write_i64, write_u64};
    use std::string::String;

    #[test]
    fn the_extremes_are_written_in_full() {
        let mut text = String::new();
        write_u64(&mut text, u64::MAX).unwrap();
        text.push(' ');
        write_i64(&mut text, i64::MIN).unwrap();
        text.push(' ');
        write_i64(&mut text, 0).unwrap();
        assert_eq!(text, "18446744073709551615 -9223372036854775808 0");
    }
}
