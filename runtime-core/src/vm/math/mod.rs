//! The page 1 float instructions. Transcendental functions come with the feature `math`, f64 with `f64`.
//!
//! Every target computes the same bits: plain operations of f32 and f64 in a fixed order, never the mathematics of the
//! machine or of its C library. What the `libm` crate does well is its; what it does not is in [`single`] and [`double`].
//!
//! Largest errors found, in units in the last place (0.5 is correct rounding), of 0.4 to 1.6 million arguments a function
//! against 80-bit and 90-bit references; `reference.txt` keeps the worst of them, among others, with their true values.
//!
//! | function | f32 | f64 | | function | f32 | f64 |
//! |---|---|---|---|---|---|---|
//! | `atan` | 0.5000 | 0.64 | | `log` | 0.5000 | 0.53 |
//! | `atan2` | 0.5000 | 0.62 | | `log10` | 0.5000 | 0.53 |
//! | `cos` | 0.5009 | 0.77 | | `log1p` | 0.5000 | 0.53 |
//! | `sin` | 0.5009 | 0.79 | | `log2` | 0.5000 | 0.53 |
//! | `exp` | 0.5000 | 0.51 (subnormal 0.75) | | `pow` | 0.5000 | 0.85 |
//! | `exp2` | 0.5000 | 0.51 (subnormal 0.75) | | `tanh` | 0.5000 | 0.57 |
//! | `expm1` | 0.5000 | 0.60 | | `erf` | 0.5000 | 0.81 (subnormal 1.00) |
//!
//! A NaN that such a function gives is always the same one: those of different machines differ in their sign.

mod double;
mod single;

use super::numeric::{float32, float64};
use crate::isa::code;

/// An instruction on f32; `b` is read only by those that have a second operand. `None`: not built in.
#[inline(never)]
pub(super) fn f32_function(number: u32, a: f32, b: f32) -> Option<f32> {
    Some(match number {
        code::CeilF32 => libm::ceilf(a),
        code::FloorF32 => libm::floorf(a),
        code::RoundF32 => libm::roundf(a),
        code::RoundEvenF32 => libm::rintf(a),
        code::TruncF32 => libm::truncf(a),
        code::MinimumF32 => float32::minimum(a, b),
        code::MaximumF32 => float32::maximum(a, b),
        code::MinNumF32 => float32::minnum(a, b),
        code::MaxNumF32 => float32::maxnum(a, b),
        code::CopySignF32 => libm::copysignf(a, b),
        code::RsqrtF32 => float32::rsqrt(a),
        _ if !cfg!(feature = "math") => return None,
        _ => canonical_f32(transcendental_f32(number, a, b)?),
    })
}

fn transcendental_f32(number: u32, a: f32, b: f32) -> Option<f32> {
    Some(match number {
        code::RemF32 => libm::remainderf(a, b),
        code::FmodF32 => libm::fmodf(a, b),
        code::AtanF32 => single::atan(a),
        code::Atan2F32 => single::atan2(a, b),
        code::CosF32 => libm::cosf(a),
        code::SinF32 => libm::sinf(a),
        code::ExpF32 => single::exp(a),
        code::Exp2F32 => single::exp2(a),
        code::Expm1F32 => single::expm1(a),
        code::LogF32 => single::log(a),
        code::Log10F32 => single::log10(a),
        code::Log1pF32 => single::log1p(a),
        code::Log2F32 => single::log2(a),
        code::PowF32 => single::pow(a, b),
        code::TanhF32 => single::tanh(a),
        code::ErfF32 => single::erf(a),
        _ => return None,
    })
}

/// An instruction on f64, as [`f32_function`].
#[inline(never)]
pub(super) fn f64_function(number: u32, a: f64, b: f64) -> Option<f64> {
    Some(match number {
        _ if !cfg!(feature = "f64") => return None,
        code::CeilF64 => libm::ceil(a),
        code::FloorF64 => libm::floor(a),
        code::RoundF64 => libm::round(a),
        code::RoundEvenF64 => libm::rint(a),
        code::TruncF64 => libm::trunc(a),
        code::MinimumF64 => float64::minimum(a, b),
        code::MaximumF64 => float64::maximum(a, b),
        code::MinNumF64 => float64::minnum(a, b),
        code::MaxNumF64 => float64::maxnum(a, b),
        code::CopySignF64 => libm::copysign(a, b),
        code::RsqrtF64 => float64::rsqrt(a),
        _ if !cfg!(feature = "math") => return None,
        _ => canonical_f64(transcendental_f64(number, a, b)?),
    })
}

fn transcendental_f64(number: u32, a: f64, b: f64) -> Option<f64> {
    Some(match number {
        code::RemF64 => libm::remainder(a, b),
        code::FmodF64 => libm::fmod(a, b),
        code::AtanF64 => double::atan(a),
        code::Atan2F64 => double::atan2(a, b),
        code::CosF64 => libm::cos(a),
        code::SinF64 => libm::sin(a),
        code::ExpF64 => double::exp(a),
        code::Exp2F64 => double::exp2(a),
        code::Expm1F64 => double::expm1(a),
        code::LogF64 => double::log(a),
        code::Log10F64 => double::log10(a),
        code::Log1pF64 => double::log1p(a),
        code::Log2F64 => double::log2(a),
        code::PowF64 => libm::pow(a, b),
        code::TanhF64 => double::tanh(a),
        code::ErfF64 => libm::erf(a),
        _ => return None,
    })
}

fn canonical_f32(value: f32) -> f32 {
    if value.is_nan() { f32::NAN } else { value }
}

fn canonical_f64(value: f64) -> f64 {
    if value.is_nan() { f64::NAN } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::Op;
    use std::string::String;
    use std::vec::Vec;

    /// How many floats lie between two of one sign and width.
    fn steps(a: u64, b: u64, width: u32) -> f64 {
        let ordinal = |bits: u64| {
            let sign = 1u64 << (width - 1);
            let size = (bits & (sign - 1)) as i64;
            if bits & sign == 0 { size } else { -size }
        };
        (ordinal(a) - ordinal(b)) as f64
    }

    /// The largest error of a function that the table in the module's head states, and a bit.
    fn bound(function: &str, width: u32, result: f64) -> f64 {
        match (function, width) {
            ("cos" | "sin", 32) => 0.501,
            (_, 32) => 0.500_1,
            ("exp" | "exp2", _) if result.abs() < f64::MIN_POSITIVE => 0.76,
            ("exp" | "exp2", _) => 0.52,
            ("log" | "log1p" | "log2" | "log10", _) => 0.54,
            ("tanh" | "atan" | "atan2" | "expm1", _) => 0.65,
            ("erf", _) => 1.01,
            _ => 0.86,
        }
    }

    /// Each line: function, width, the bits of its arguments, those of the nearest result, and how far the true value is
    /// from it in units in the last place.
    #[test]
    fn errors_are_below_the_stated_bounds() {
        let (mut cases, mut failures) = (0, Vec::new());
        for line in include_str!("reference.txt").lines() {
            if line.starts_with('#') {
                continue;
            }
            let words: Vec<&str> = line.split(' ').collect();
            let [function, width, a, b, expected, rest] = words[..] else {
                panic!("{line}");
            };
            let width: u32 = width.parse().unwrap();
            let bits = |text: &str| u64::from_str_radix(text, 16).unwrap();
            let mnemonic = std::format!("vm.{function}.f{width}");
            let op = Op::ALL.iter().find(|op| op.mnemonic() == mnemonic).unwrap();
            let number = u32::from(op.number());
            let (found, value) = if width == 32 {
                let argument = |text| f32::from_bits(bits(text) as u32);
                let found = f32_function(number, argument(a), argument(b)).unwrap();
                (u64::from(found.to_bits()), f64::from(found))
            } else {
                let argument = |text| f64::from_bits(bits(text));
                let found = f64_function(number, argument(a), argument(b)).unwrap();
                (found.to_bits(), found)
            };
            let error = steps(found, bits(expected), width) - rest.parse::<f64>().unwrap();
            let same = found == bits(expected);
            let exact = rest == "0";
            if if exact {
                !same
            } else {
                error.abs() > bound(function, width, value)
            } {
                failures.push(std::format!("{line}: found {found:x}, {error} ulp"));
            }
            cases += 1;
        }
        assert!(cases > 1500, "{cases}");
        assert!(
            failures.is_empty(),
            "{} of {cases}:\n{}",
            failures.len(),
            failures.join("\n")
        );
    }

    #[test]
    fn functions_are_odd_where_they_should_be() {
        for op in [
            Op::AtanF32,
            Op::TanhF32,
            Op::ErfF32,
            Op::SinF32,
            Op::Expm1F32,
            Op::Log1pF32,
        ] {
            let number = u32::from(op.number());
            let at = |x: f32| f32_function(number, x, 0.0).unwrap().to_bits();
            assert_eq!(
                (at(0.0), at(-0.0)),
                (0, 0x8000_0000),
                "{}",
                String::from(op.mnemonic())
            );
            if !matches!(op, Op::Expm1F32 | Op::Log1pF32) {
                assert_eq!(at(0.3) | 0x8000_0000, at(-0.3), "{op:?}");
            }
        }
    }
}
