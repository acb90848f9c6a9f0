//! The transcendental functions of f32, computed in f64 and rounded once.
//!
//! Short series in plain f64 operations, in a fixed order and none of them fused, so that every target computes the
//! same bits. Each is within 2^-40 of the true value, so that the rounding to f32 is the only error worth the name.

use core::f64::consts::{FRAC_1_SQRT_2, FRAC_PI_2, FRAC_PI_4, LN_2, LOG2_E, LOG10_E, PI};

/// 1 / k! from k = 1 on: the Taylor series of exp(r) - 1 over r, which reaches 2^-49 for |r| <= ln 2 / 2.
const RECIPROCAL_FACTORIALS: [f64; 12] = {
    let mut table = [1.0; 12];
    let mut k = 1;
    while k < table.len() {
        table[k] = table[k - 1] / (k + 1) as f64;
        k += 1;
    }
    table
};

/// 1 / (2 k + 1): the series of atanh(s) / s and, with alternating signs, of atan(s) / s, in s * s.
const RECIPROCALS_OF_ODDS: [f64; 18] = {
    let mut table = [1.0; 18];
    let mut k = 0;
    while k < table.len() {
        table[k] = 1.0 / (2 * k + 1) as f64;
        k += 1;
    }
    table
};

fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, c| sum * x + c)
}

/// The nearest whole number, of numbers far below 2^51: there is no room for a fraction beside the constant.
fn nearest(x: f64) -> f64 {
    const FULL: f64 = 6_755_399_441_055_744.0;
    (x + FULL) - FULL
}

/// 2 to the power n, for |n| < 1000.
fn power_of_two(n: i32) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

/// Whole multiples of ln 2 in x, and the rest. Beyond 200 an f32 has overflowed, whatever the result.
fn reduce(x: f64) -> (i32, f64) {
    let x = x.clamp(-200.0, 200.0);
    let n = nearest(x * LOG2_E);
    (n as i32, x - n * LN_2)
}

/// `exp(r) - 1` for |r| <= ln 2 / 2.
fn expm1_reduced(r: f64) -> f64 {
    r * polynomial(&RECIPROCAL_FACTORIALS, r)
}

fn wide_exp(x: f64) -> f64 {
    let (n, r) = reduce(x);
    power_of_two(n) * (1.0 + expm1_reduced(r))
}

fn wide_expm1(x: f64) -> f64 {
    let (n, r) = reduce(x);
    let scale = power_of_two(n);
    scale * expm1_reduced(r) + (scale - 1.0)
}

/// e to the power x.
pub(super) fn exp(x: f32) -> f32 {
    wide_exp(x.into()) as f32
}

/// 2 to the power x.
pub(super) fn exp2(x: f32) -> f32 {
    let x = f64::from(x).clamp(-200.0, 200.0);
    let n = nearest(x);
    (power_of_two(n as i32) * (1.0 + expm1_reduced((x - n) * LN_2))) as f32
}

/// e to the power x, less one.
pub(super) fn expm1(x: f32) -> f32 {
    // The sum would lose the sign of -0.
    if x == 0.0 {
        return x;
    }
    wide_expm1(x.into()) as f32
}

/// Hyperbolic tangent.
pub(super) fn tanh(x: f32) -> f32 {
    let e = wide_expm1(2.0 * f64::from(x.abs()));
    libm::copysignf((e / (e + 2.0)) as f32, x)
}

/// `log(1 + f)` for small f: 2 atanh(f / (2 + f)).
fn log1p_reduced(f: f64) -> f64 {
    let s = f / (2.0 + f);
    2.0 * s * polynomial(&RECIPROCALS_OF_ODDS[..10], s * s)
}

/// The natural logarithm of a positive normal number.
fn wide_log(x: f64) -> f64 {
    // The exponent that leaves a mantissa between the square roots of 1/2 and of 2.
    let steps = x.to_bits().wrapping_sub(FRAC_1_SQRT_2.to_bits()) as i64;
    let exponent = steps >> 52;
    let mantissa = f64::from_bits(x.to_bits().wrapping_sub((exponent as u64) << 52));
    f64::from(exponent as i32) * LN_2 + log1p_reduced(mantissa - 1.0)
}

/// A logarithm of x in a unit.
fn scaled_log(x: f64, unit: f64) -> f32 {
    if x > 0.0 && x < f64::INFINITY {
        (wide_log(x) * unit) as f32
    } else if x == 0.0 {
        f32::NEG_INFINITY
    } else if x > 0.0 {
        f32::INFINITY
    } else {
        f32::NAN
    }
}

/// Natural logarithm.
pub(super) fn log(x: f32) -> f32 {
    scaled_log(x.into(), 1.0)
}

/// Logarithm to base 2.
pub(super) fn log2(x: f32) -> f32 {
    scaled_log(x.into(), LOG2_E)
}

/// Logarithm to base 10.
pub(super) fn log10(x: f32) -> f32 {
    scaled_log(x.into(), LOG10_E)
}

/// Natural logarithm of 1 + x.
pub(super) fn log1p(x: f32) -> f32 {
    let f = f64::from(x);
    // Small numbers lose digits when 1 is added. A -0 stays one.
    if f == 0.0 {
        x
    } else if f.abs() < 0.25 {
        log1p_reduced(f) as f32
    } else {
        scaled_log(1.0 + f, 1.0)
    }
}

/// x to the power y; the limits are those of IEEE 754.
pub(super) fn pow(x: f32, y: f32) -> f32 {
    /// From here on an f32 is a whole and even number.
    const ALWAYS_EVEN: f64 = 16_777_216.0;
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f32::NAN;
    }
    let (x, y) = (f64::from(x), f64::from(y));
    let base = x.abs();
    let even = y.abs() >= ALWAYS_EVEN;
    let whole = even || f64::from(y as i32) == y;
    let odd = whole && !even && y as i32 & 1 != 0;
    let limit = |grows: bool| if grows { f32::INFINITY } else { 0.0 };
    let size = if base == 0.0 || base == f64::INFINITY {
        limit((base == 0.0) == (y < 0.0))
    } else if y.is_infinite() && base == 1.0 {
        1.0
    } else if y.is_infinite() {
        limit((base > 1.0) == (y > 0.0))
    } else if x < 0.0 && !whole {
        f32::NAN
    } else {
        wide_exp(y * wide_log(base)) as f32
    };
    if odd && x.is_sign_negative() {
        -size
    } else {
        size
    }
}

/// `atan(s)` for 0 <= s <= 1.
fn atan_of_fraction(s: f64) -> f64 {
    const TAN_PI_8: f64 = 0.414_213_562_373_095_05;
    let (s, base) = if s > TAN_PI_8 {
        ((s - 1.0) / (s + 1.0), FRAC_PI_4)
    } else {
        (s, 0.0)
    };
    base + s * polynomial(&RECIPROCALS_OF_ODDS, -s * s)
}

/// Arc tangent.
pub(super) fn atan(x: f32) -> f32 {
    atan2(x, 1.0)
}

/// The arc tangent of y / x in the quadrant of (x, y).
pub(super) fn atan2(y: f32, x: f32) -> f32 {
    if x.is_nan() || y.is_nan() {
        return f32::NAN;
    }
    let (b, a) = (f64::from(y.abs()), f64::from(x.abs()));
    let (low, high) = if b > a { (a, b) } else { (b, a) };
    // Of two zeros, or two infinities, there is no quotient.
    let fraction = if high == 0.0 {
        0.0
    } else if low == high {
        1.0
    } else {
        low / high
    };
    let mut angle = atan_of_fraction(fraction);
    if b > a {
        angle = FRAC_PI_2 - angle;
    }
    if x.is_sign_negative() {
        angle = PI - angle;
    }
    libm::copysignf(angle as f32, y)
}

/// The error function.
pub(super) fn erf(x: f32) -> f32 {
    libm::erf(x.into()) as f32
}
