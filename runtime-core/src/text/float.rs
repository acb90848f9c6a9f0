//! Writes floats as C's `printf("%G")` does: six significant digits, exactly rounded.
//!
//! The exact decimal expansion of the value is computed with integers only, in limbs of four decimal
//! digits, so that no core needs a float unit, 64-bit division or a table. A float `m * 2^e` with `e < 0`
//! equals `m * 5^-e / 10^-e`, so one big integer and a decimal exponent cover both signs of `e`.

use super::decimal::{write_ascii, write_u64};
use core::fmt;

/// Significant digits printed, as the default precision of `%G`.
const PRECISION: usize = 6;
/// Value of a limb: four decimal digits fit a `u16`, and a limb times 8192 fits a `u32`.
const LIMB: u32 = 10_000;
/// Digits in a limb.
const LIMB_DIGITS: i32 = 4;
/// Limbs for any `f32`: the longest expansion, of a subnormal near 2^-126, has 112 digits.
const F32_LIMBS: usize = 29;
/// Limbs for any `f64`: the longest expansion, of a subnormal near 2^-1022, has 767 digits.
const F64_LIMBS: usize = 193;

/// Writes `value` as `%G` does; a NaN of either sign is `NAN`, because the sign that arithmetic gives a
/// NaN differs between processors.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_f32(out: &mut dyn fmt::Write, value: f32) -> fmt::Result {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 23) - 1);
    let exponent = (bits >> 23) & 0xff;
    let parts = Parts {
        negative: bits >> 31 != 0,
        special: exponent == 0xff,
        mantissa: u64::from(if exponent == 0 {
            fraction
        } else {
            fraction | 1 << 23
        }),
        exponent: exponent.max(1).cast_signed() - 127 - 23,
    };
    // NaN and infinity share the exponent; only infinity has a fraction of zero.
    let special_is_nan = fraction != 0;
    write_parts(out, &parts, special_is_nan, &mut [0; F32_LIMBS])
}

/// Writes `value` as `%G` does; see [`write_f32`].
///
/// # Errors
/// Passes on the error of `out`.
#[inline(never)] // Its scratch would otherwise widen the frame of a caller that prints no `f64`.
pub fn write_f64(out: &mut dyn fmt::Write, value: f64) -> fmt::Result {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52) as u32 & 0x7ff;
    let parts = Parts {
        negative: bits >> 63 != 0,
        special: exponent == 0x7ff,
        mantissa: if exponent == 0 {
            fraction
        } else {
            fraction | 1 << 52
        },
        exponent: exponent.max(1).cast_signed() - 1023 - 52,
    };
    write_parts(out, &parts, fraction != 0, &mut [0; F64_LIMBS])
}

/// A float taken apart: `mantissa * 2^exponent`, or an infinity or NaN if `special`.
struct Parts {
    negative: bool,
    special: bool,
    mantissa: u64,
    exponent: i32,
}

fn write_parts(
    out: &mut dyn fmt::Write,
    parts: &Parts,
    special_is_nan: bool,
    limbs: &mut [u16],
) -> fmt::Result {
    if parts.special && special_is_nan {
        return out.write_str("NAN");
    }
    if parts.negative {
        out.write_char('-')?;
    }
    if parts.special {
        return out.write_str("INF");
    }
    if parts.mantissa == 0 {
        return out.write_char('0');
    }
    let (digits, exponent) = expand(parts.mantissa, parts.exponent, limbs).round();
    write_general(out, &digits, exponent)
}

/// A positive integer in base [`LIMB`], least limb first, times a power of ten.
struct Decimal<'a> {
    limbs: &'a mut [u16],
    len: usize,
    exponent: i32,
}

/// The exact decimal expansion of `mantissa * 2^exponent`.
fn expand(mantissa: u64, exponent: i32, limbs: &mut [u16]) -> Decimal<'_> {
    let mut decimal = Decimal {
        limbs,
        len: 0,
        exponent: exponent.min(0),
    };
    // Feed the mantissa 13 bits at a time, so that the carry stays below `LIMB * 8192`.
    for shift in [52u32, 39, 26, 13, 0] {
        decimal.multiply_add(1 << 13, (mantissa >> shift) as u32 & 0x1fff);
    }
    let (base, per_step, mut left) = if exponent < 0 {
        (5u32, 5u32, exponent.unsigned_abs())
    } else {
        (2u32, 13u32, exponent.unsigned_abs())
    };
    while left > 0 {
        let step = left.min(per_step);
        decimal.multiply_add(base.pow(step), 0);
        left -= step;
    }
    decimal
}

impl Decimal<'_> {
    /// `self = self * factor + addend`, both at most 8192. The limbs suffice by the choice of their count.
    fn multiply_add(&mut self, factor: u32, addend: u32) {
        let mut carry = addend;
        for limb in self.limbs.iter_mut().take(self.len) {
            let value = u32::from(*limb) * factor + carry;
            *limb = (value % LIMB) as u16;
            carry = value / LIMB;
        }
        while carry > 0 {
            if let Some(limb) = self.limbs.get_mut(self.len) {
                *limb = (carry % LIMB) as u16;
            }
            self.len += 1;
            carry /= LIMB;
        }
    }

    /// The first [`PRECISION`] digits, rounded half to even on the exact value, and the power of ten of
    /// the first of them.
    fn round(&self) -> ([u8; PRECISION], i32) {
        let mut digits = [0u8; PRECISION];
        let mut taken = 0usize;
        let mut leading_zeros = 0;
        let mut next = None;
        let mut rest_is_zero = true;
        for &limb in self.limbs.iter().take(self.len).rev() {
            let mut rest = u32::from(limb);
            for _ in 0..LIMB_DIGITS {
                let digit = (rest / 1000) as u8;
                rest = rest % 1000 * 10;
                if taken == 0 && digit == 0 {
                    leading_zeros += 1;
                } else if let Some(slot) = digits.get_mut(taken) {
                    *slot = digit;
                    taken += 1;
                } else if next.is_none() {
                    next = Some(digit);
                } else {
                    rest_is_zero &= digit == 0;
                }
            }
        }
        let count = i32::try_from(self.len).unwrap_or(i32::MAX) * LIMB_DIGITS - leading_zeros;
        let mut exponent = self.exponent + count - 1;
        let odd = digits[PRECISION - 1] % 2 == 1;
        let up = match next {
            Some(5) => odd || !rest_is_zero,
            Some(digit) => digit > 5,
            None => false,
        };
        if up && !increment(&mut digits) {
            // All nines: the digits are now zeros, and the value is the next power of ten.
            digits[0] = 1;
            exponent += 1;
        }
        (digits, exponent)
    }
}

/// Adds one in the last place; `false` if that carries out of the first digit.
fn increment(digits: &mut [u8; PRECISION]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit < 9 {
            *digit += 1;
            return true;
        }
        *digit = 0;
    }
    false
}

/// Lays digits out by the rule of `%G`: fixed for exponents from -4 up to the precision, else scientific;
/// trailing zeros of the fraction are dropped.
fn write_general(out: &mut dyn fmt::Write, digits: &[u8; PRECISION], exponent: i32) -> fmt::Result {
    let significant = digits
        .iter()
        .rposition(|&digit| digit != 0)
        .map_or(1, |last| last + 1);
    let ascii = digits.map(|digit| b'0' + digit);
    if let Ok(whole) = usize::try_from(exponent)
        && whole < PRECISION
    {
        write_ascii(out, ascii.get(..=whole).unwrap_or(&ascii))?;
        return write_fraction(out, ascii.get(whole + 1..significant).unwrap_or(&[]));
    }
    if (-4..0).contains(&exponent) {
        out.write_str("0.")?;
        for _ in exponent..-1 {
            out.write_char('0')?;
        }
        return write_ascii(out, ascii.get(..significant).unwrap_or(&ascii));
    }
    write_ascii(out, &ascii[..1])?;
    write_fraction(out, ascii.get(1..significant).unwrap_or(&[]))?;
    out.write_str(if exponent < 0 { "E-" } else { "E+" })?;
    if exponent.unsigned_abs() < 10 {
        out.write_char('0')?;
    }
    write_u64(out, u64::from(exponent.unsigned_abs()))
}

fn write_fraction(out: &mut dyn fmt::Write, digits: &[u8]) -> fmt::Result {
    if digits.is_empty() {
        return Ok(());
    }
    out.write_char('.')?;
    write_ascii(out, digits)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{write_f32, write_f64};
    use std::string::String;

    // Expected texts come from C's `printf("%G")`.
    const F32: &[(f32, &str)] = &[
        (0.0, "0"),
        (-0.0, "-0"),
        (0.1, "0.1"),
        (10.0, "10"),
        (160.0, "160"),
        (-2.5, "-2.5"),
        (100_000.0, "100000"),
        (123_456.0, "123456"),
        (999_999.5, "1E+06"),
        (1_000_000.0, "1E+06"),
        (1_234_567.0, "1.23457E+06"),
        (1e10, "1E+10"),
        (0.000_123_4, "0.0001234"),
        (0.000_012_34, "1.234E-05"),
        (0.333_333_34, "0.333333"),
        (1.0 / 1024.0, "0.000976562"),
        (f32::MAX, "3.40282E+38"),
        (f32::MIN_POSITIVE, "1.17549E-38"),
        (1e-45, "1.4013E-45"),
        (1.175_494_2e-38, "1.17549E-38"),
        (f32::INFINITY, "INF"),
        (f32::NEG_INFINITY, "-INF"),
    ];

    const F64: &[(f64, &str)] = &[
        (0.1, "0.1"),
        (core::f64::consts::PI, "3.14159"),
        (0.5, "0.5"),
        // Exact ties go to the even digit.
        (1_000_000.5, "1E+06"),
        (100_000.5, "100000"),
        (100_001.5, "100002"),
        (100_002.5, "100002"),
        (1e300, "1E+300"),
        (f64::MAX, "1.79769E+308"),
        (f64::MIN_POSITIVE, "2.22507E-308"),
        (5e-324, "4.94066E-324"),
        (2.225_073_858_507_201e-308, "2.22507E-308"),
        (-1e100, "-1E+100"),
    ];

    #[test]
    fn f32_texts_match_printf() {
        for &(value, expected) in F32 {
            let mut text = String::new();
            write_f32(&mut text, value).unwrap();
            assert_eq!(text, expected, "{value:e}");
        }
    }

    #[test]
    fn f64_texts_match_printf() {
        for &(value, expected) in F64 {
            let mut text = String::new();
            write_f64(&mut text, value).unwrap();
            assert_eq!(text, expected, "{value:e}");
        }
    }

    #[test]
    fn a_nan_of_either_sign_prints_alike() {
        for value in [f32::NAN, -f32::NAN] {
            let mut text = String::new();
            write_f32(&mut text, value).unwrap();
            assert_eq!(text, "NAN");
        }
    }

    #[test]
    fn six_digits_read_back_within_half_a_unit_of_the_sixth() {
        // Every power of two of an f32, and a neighbour: the text, read by the standard library, is the
        // value rounded to six digits, so the relative error is at most 5e-6.
        for exponent in -149i32..128 {
            let value = 2f64.powi(exponent) as f32;
            for value in [value, f32::from_bits(value.to_bits() + 1)] {
                let mut text = String::new();
                write_f32(&mut text, value).unwrap();
                let read: f64 = text.parse().unwrap();
                let exact = f64::from(value);
                assert!(
                    ((read - exact) / exact).abs() <= 5e-6,
                    "{value:e} gave {text}"
                );
            }
        }
    }
}
