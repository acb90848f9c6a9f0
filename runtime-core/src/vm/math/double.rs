//! The f64 functions of which the library's last digits are not good enough, in pairs of f64.
//!
//! A pair is a number and what its rounding lost. Plain operations in a fixed order, none of them fused, so that every
//! target computes the same bits.

use core::f64::consts::LOG2_E;

/// 1 / k! from k = 3 on: the Taylor series of exp behind its square, which reaches 2^-60 for |r| <= ln 2 / 2.
const RECIPROCAL_FACTORIALS: [f64; 12] = {
    let mut table = [1.0 / 6.0; 12];
    let (mut k, mut factorial) = (0, 2.0);
    while k < table.len() {
        factorial *= k as f64 + 3.0;
        table[k] = 1.0 / factorial;
        k += 1;
    }
    table
};

/// 1 / (2 k + 3): the series of atan(s) / s behind its first term, but for signs.
const RECIPROCALS_OF_ODDS: [f64; 22] = {
    let mut table = [1.0; 22];
    let mut k = 0;
    while k < table.len() {
        table[k] = 1.0 / (2 * k + 3) as f64;
        k += 1;
    }
    table
};

/// ln 2; the first part has few enough bits that its multiples by exponents are exact.
const LN_2: Pair = Pair(
    f64::from_bits(0x3FE6_2E42_FEE0_0000),
    f64::from_bits(0x3DEA_39EF_3579_3C76),
);
/// What the nearest f64 leaves of ln 2, and the other units of logarithms.
const NEAR_LN_2: Pair = Pair(
    core::f64::consts::LN_2,
    f64::from_bits(0x3C7A_BC9E_3B39_803F),
);
const LOG2_OF_E: Pair = Pair(LOG2_E, f64::from_bits(0x3C77_77D0_FFDA_0D24));
const LOG10_OF_E: Pair = Pair(
    core::f64::consts::LOG10_E,
    f64::from_bits(0x3C69_5355_BAAA_FAD3),
);
/// Half of pi.
const FRAC_PI_2: Pair = Pair(
    core::f64::consts::FRAC_PI_2,
    f64::from_bits(0x3C91_A626_3314_5C07),
);

/// The sum of two numbers, of which the second is at most about half a last digit of the first.
#[derive(Clone, Copy)]
struct Pair(f64, f64);

impl Pair {
    fn sum(a: f64, b: f64) -> Pair {
        let sum = a + b;
        let second = sum - a;
        Pair(sum, (a - (sum - second)) + (b - second))
    }

    fn product(a: f64, b: f64) -> Pair {
        // Halves of 26 and 27 bits, whose products are exact.
        let head = |x: f64| f64::from_bits(x.to_bits() & !0x7FF_FFFF);
        let (a1, b1) = (head(a), head(b));
        let (a2, b2) = (a - a1, b - b1);
        let product = a * b;
        Pair(product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
    }

    fn plus(self, other: Pair) -> Pair {
        let Pair(sum, error) = Pair::sum(self.0, other.0);
        Pair::sum(sum, error + self.1 + other.1)
    }

    fn minus(self, other: Pair) -> Pair {
        self.plus(Pair(-other.0, -other.1))
    }

    fn times(self, factor: Pair) -> Pair {
        let Pair(product, error) = Pair::product(self.0, factor.0);
        Pair::sum(product, error + (self.0 * factor.1 + self.1 * factor.0))
    }

    fn over(self, divisor: Pair) -> Pair {
        let quotient = self.0 / divisor.0;
        let Pair(product, error) = Pair::product(quotient, divisor.0);
        let rest = (self.0 - product) - error + self.1 - quotient * divisor.1;
        Pair::sum(quotient, rest / divisor.0)
    }

    fn times_power(self, exponent: i32) -> Pair {
        let power = power_of_two(exponent);
        Pair(self.0 * power, self.1 * power)
    }

    fn round(self) -> f64 {
        self.0 + self.1
    }
}

fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, c| sum * x + c)
}

/// A power of two, for exponents of normal numbers.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// n and `exp(r) - 1`, where `x` is `n ln 2 + r` and r is the least.
fn expm1_reduced(x: f64) -> (i32, Pair) {
    let n = libm::rint(x * LOG2_E);
    let r = Pair::sum(x - n * LN_2.0, -n * LN_2.1);
    (n as i32, expm1_of(r))
}

/// `exp(r) - 1` for |r| <= ln 2 / 2.
fn expm1_of(Pair(r, low): Pair) -> Pair {
    let square = Pair::product(r, 0.5 * r);
    let tail = r * r * r * polynomial(&RECIPROCAL_FACTORIALS, r) + low * r;
    Pair(r, low).plus(Pair(square.0, square.1 + tail))
}

/// `2^n (1 + rest)`, for the exponents of all numbers.
fn power(n: i32, rest: Pair) -> f64 {
    let value = Pair(1.0, 0.0).plus(rest).round();
    // In two steps, of which the second alone rounds or overflows.
    value * power_of_two(n - n / 2) * power_of_two(n / 2)
}

/// e to the power x.
pub(super) fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    // Beyond these lie infinity and zero only.
    let (n, rest) = expm1_reduced(x.clamp(-750.0, 720.0));
    power(n, rest)
}

/// 2 to the power x.
pub(super) fn exp2(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let x = x.clamp(-1080.0, 1040.0);
    let n = libm::rint(x);
    power(n as i32, expm1_of(Pair(x - n, 0.0).times(NEAR_LN_2)))
}

/// e to the power x, less one.
pub(super) fn expm1(x: f64) -> f64 {
    if x == 0.0 || x.is_nan() {
        return x;
    }
    if x > 44.0 {
        return exp(x);
    }
    let (n, rest) = expm1_reduced(x.max(-44.0));
    let one_less = Pair::sum(power_of_two(n), -1.0);
    rest.times_power(n).plus(one_less).round()
}

/// The natural logarithm of a positive number.
fn log_of(x: Pair) -> Pair {
    // The exponent that leaves a mantissa between the square roots of 1/2 and of 2; subnormal numbers have been scaled.
    let steps =
        x.0.to_bits()
            .wrapping_sub(core::f64::consts::FRAC_1_SQRT_2.to_bits());
    let exponent = (steps as i64 >> 52) as i32;
    let mantissa = x
        .times_power(-(exponent / 2))
        .times_power(-(exponent - exponent / 2));
    let f = Pair(mantissa.0 - 1.0, 0.0).plus(Pair(mantissa.1, 0.0));
    let s = f.over(Pair(2.0, 0.0).plus(f));
    let z = s.0 * s.0;
    let tail = 2.0 * s.0 * z * polynomial(&RECIPROCALS_OF_ODDS[..11], z);
    let rest = s.times_power(1).plus(Pair(tail, 0.0));
    let exponent = f64::from(exponent);
    Pair::sum(exponent * LN_2.0, exponent * LN_2.1).plus(rest)
}

/// What a logarithm is where it is no finite number.
fn log_at_limits(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x > 0.0 {
        f64::INFINITY
    } else {
        f64::NAN
    }
}

/// A logarithm in a unit.
fn scaled_log(x: f64, unit: Pair) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return log_at_limits(x);
    }
    let log = if x < f64::MIN_POSITIVE {
        log_of(Pair(x * power_of_two(54), 0.0)).minus(Pair(54.0 * LN_2.0, 54.0 * LN_2.1))
    } else {
        log_of(Pair(x, 0.0))
    };
    log.times(unit).round()
}

/// Natural logarithm.
pub(super) fn log(x: f64) -> f64 {
    scaled_log(x, Pair(1.0, 0.0))
}

/// Logarithm to base 2.
pub(super) fn log2(x: f64) -> f64 {
    scaled_log(x, LOG2_OF_E)
}

/// Logarithm to base 10.
pub(super) fn log10(x: f64) -> f64 {
    scaled_log(x, LOG10_OF_E)
}

/// Natural logarithm of 1 + x.
pub(super) fn log1p(x: f64) -> f64 {
    if x == 0.0 {
        return x;
    }
    if !(x > -1.0 && x < f64::INFINITY) {
        return log_at_limits(1.0 + x);
    }
    if x.abs() < 1e-18 {
        return x;
    }
    log_of(Pair::sum(1.0, x)).round()
}

/// Hyperbolic tangent.
pub(super) fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    // From 20 on it is 1 to the last digit.
    let (n, rest) = expm1_reduced(2.0 * x.abs().min(20.0));
    let e = rest.times_power(n).plus(Pair(power_of_two(n) - 1.0, 0.0));
    libm::copysign(e.over(Pair(2.0, 0.0).plus(e)).round(), x)
}

/// The arc tangent of y / x in the quadrant of (x, y).
pub(super) fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (b, a) = (y.abs(), x.abs());
    let (low, high) = if b > a { (a, b) } else { (b, a) };
    // Away from the ends of the range, where products lose digits.
    let (low, high) = if high > 1e200 {
        (low * power_of_two(-500), high * power_of_two(-500))
    } else if high < 1e-200 {
        (low * power_of_two(500), high * power_of_two(500))
    } else {
        (low, high)
    };
    let mut angle = if low == high {
        if high == 0.0 {
            Pair(0.0, 0.0)
        } else {
            FRAC_PI_2.times_power(-1)
        }
    } else if high == f64::INFINITY {
        Pair(0.0, 0.0)
    } else {
        atan_of_fraction(low, high)
    };
    if b > a {
        angle = FRAC_PI_2.minus(angle);
    }
    if x.is_sign_negative() {
        angle = FRAC_PI_2.times_power(1).minus(angle);
    }
    libm::copysign(angle.round(), y)
}

/// The arc tangent of low / high, which is between 0 and 1.
fn atan_of_fraction(low: f64, high: f64) -> Pair {
    if low < 1e-18 * high {
        return Pair(low / high, 0.0);
    }
    const TAN_PI_8: f64 = 0.414_213_562_373_095_05;
    let far = low > TAN_PI_8 * high;
    let s = if far {
        Pair::sum(low, -high).over(Pair::sum(low, high))
    } else {
        Pair(low, 0.0).over(Pair(high, 0.0))
    };
    let z = -s.0 * s.0;
    let tail = s.0 * z * polynomial(&RECIPROCALS_OF_ODDS, z) + s.1 * z;
    let angle = s.plus(Pair(tail, 0.0));
    if far {
        FRAC_PI_2.times_power(-1).plus(angle)
    } else {
        angle
    }
}

/// Arc tangent.
pub(super) fn atan(x: f64) -> f64 {
    atan2(x, 1.0)
}
