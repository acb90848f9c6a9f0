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
        let last;
        (rest, last) = divide_by_ten(rest);
        *digit = b'0' + last;
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

/// The quotient and the remainder of a division by ten, in divisions of 32 bits: a routine for 64 bits would cost a
/// small image half a kilobyte.
fn divide_by_ten(value: u64) -> (u64, u8) {
    let (high, low) = ((value >> 32) as u32, value as u32);
    let middle = (high % 10) << 16 | low >> 16;
    let last = (middle % 10) << 16 | low & 0xFFFF;
    let quotient = u64::from(high / 10) << 32 | u64::from(((middle / 10) << 16) | (last / 10));
    (quotient, (last % 10) as u8)
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
    use super::{divide_by_ten, write_i64, write_u64};
    use std::string::String;

    #[test]
    fn a_division_by_ten_is_exact() {
        let mut value = 1u64;
        for i in 0..4096u64 {
            for value in [
                value,
                value.wrapping_neg(),
                i,
                i << 16,
                i << 32,
                i << 48,
                u64::MAX - i,
            ] {
                assert_eq!(
                    divide_by_ten(value),
                    (value / 10, (value % 10) as u8),
                    "{value}"
                );
            }
            value = value.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(i);
        }
    }

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
