//! Float formats: bits to values and back, and how a float literal prints. It knows numbers, not attributes.
//!
//! Conversions round to nearest, ties to even, and keep subnormals. The layouts of the small formats are those
//! of the OCP 8-bit and microscaling specifications, and of their `FNUZ` variants (no negative zero, one NaN).

use super::FloatKind;

/// What the largest codes of a format mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Specials {
    /// Exponent all ones: infinity and NaN.
    Ieee,
    /// No infinity; all ones is NaN.
    NanOnly,
    /// No infinity, no negative zero; the code of negative zero is NaN.
    NegativeZeroIsNan,
    /// Finite only.
    None,
    /// No sign, no zero, no infinity; all ones is NaN (`f8E8M0FNU`).
    ExponentOnly,
}

/// The layout of a format: sign, exponent, fraction, from the top.
#[derive(Clone, Copy)]
struct Layout {
    exponent_bits: u32,
    fraction_bits: u32,
    bias: i32,
    specials: Specials,
    /// Whether the integer bit is stored (x87).
    explicit_integer: bool,
}

fn layout(kind: FloatKind) -> Layout {
    use Specials::{ExponentOnly, Ieee, NanOnly, NegativeZeroIsNan, None};
    let (exponent_bits, fraction_bits, bias, specials) = match kind {
        FloatKind::F16 => (5, 10, 15, Ieee),
        FloatKind::BF16 => (8, 7, 127, Ieee),
        FloatKind::TF32 => (8, 10, 127, Ieee),
        FloatKind::F32 => (8, 23, 127, Ieee),
        FloatKind::F64 => (11, 52, 1023, Ieee),
        FloatKind::F80 => (15, 63, 16383, Ieee),
        FloatKind::F128 => (15, 112, 16383, Ieee),
        FloatKind::F8E5M2 => (5, 2, 15, Ieee),
        FloatKind::F8E4M3 => (4, 3, 7, Ieee),
        FloatKind::F8E4M3FN => (4, 3, 7, NanOnly),
        FloatKind::F8E5M2FNUZ => (5, 2, 16, NegativeZeroIsNan),
        FloatKind::F8E4M3FNUZ => (4, 3, 8, NegativeZeroIsNan),
        FloatKind::F8E4M3B11FNUZ => (4, 3, 11, NegativeZeroIsNan),
        FloatKind::F8E3M4 => (3, 4, 3, Ieee),
        FloatKind::F8E8M0FNU => (8, 0, 127, ExponentOnly),
        FloatKind::F6E3M2FN => (3, 2, 3, None),
        FloatKind::F6E2M3FN => (2, 3, 1, None),
        FloatKind::F4E2M1FN => (2, 1, 1, None),
    };
    Layout {
        exponent_bits,
        fraction_bits,
        bias,
        specials,
        explicit_integer: kind == FloatKind::F80,
    }
}

/// A float taken apart. A finite value is `significand * 2^exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unpacked {
    Zero {
        negative: bool,
    },
    Finite {
        negative: bool,
        significand: u128,
        exponent: i32,
    },
    Infinite {
        negative: bool,
    },
    Nan,
}

impl Layout {
    /// The largest code (sign left out) of a finite value.
    fn largest_code(self) -> u128 {
        let bits = self.exponent_bits + self.fraction_bits;
        let all_ones = (1u128 << bits) - 1;
        match self.specials {
            Specials::Ieee => (((1 << self.exponent_bits) - 1) << self.fraction_bits) - 1,
            Specials::NanOnly | Specials::ExponentOnly => all_ones - 1,
            Specials::NegativeZeroIsNan | Specials::None => all_ones,
        }
    }

    /// Codes without a stored integer bit; x87 codes are brought to this form and back at the edges.
    fn unpack(self, negative: bool, code: u128) -> Unpacked {
        let fraction = code & ((1 << self.fraction_bits) - 1);
        let exponent = i32::try_from(code >> self.fraction_bits).unwrap_or(i32::MAX);
        if self.specials == Specials::ExponentOnly {
            return match code {
                0xff => Unpacked::Nan,
                _ => Unpacked::Finite {
                    negative: false,
                    significand: 1,
                    exponent: exponent - self.bias,
                },
            };
        }
        if code > self.largest_code() {
            return match (self.specials, fraction) {
                (Specials::Ieee, 0) => Unpacked::Infinite { negative },
                _ => Unpacked::Nan,
            };
        }
        if self.specials == Specials::NegativeZeroIsNan && negative && code == 0 {
            return Unpacked::Nan;
        }
        let scale = self.bias + self.fraction_bits.cast_signed();
        match (exponent, fraction) {
            (0, 0) => Unpacked::Zero { negative },
            (0, _) => Unpacked::Finite {
                negative,
                significand: fraction,
                exponent: 1 - scale,
            },
            _ => Unpacked::Finite {
                negative,
                significand: fraction | 1 << self.fraction_bits,
                exponent: exponent - scale,
            },
        }
    }

    /// The code (with sign at bit `exponent_bits + fraction_bits`) nearest to a value.
    fn pack(self, value: Unpacked) -> u128 {
        let sign_at = self.exponent_bits + self.fraction_bits;
        let signed = |negative: bool, code: u128| code | u128::from(negative) << sign_at;
        let nan = match self.specials {
            Specials::Ieee => {
                let exponent = ((1u128 << self.exponent_bits) - 1) << self.fraction_bits;
                exponent | 1 << (self.fraction_bits - 1)
            }
            Specials::NanOnly | Specials::ExponentOnly => (1 << sign_at) - 1,
            Specials::NegativeZeroIsNan => 1 << sign_at,
            Specials::None => 0,
        };
        let too_large = |negative: bool| match self.specials {
            Specials::Ieee => signed(negative, self.largest_code() + 1),
            Specials::NanOnly => signed(negative, nan),
            Specials::NegativeZeroIsNan | Specials::ExponentOnly => nan,
            Specials::None => signed(negative, self.largest_code()),
        };
        let (negative, significand, exponent) = match value {
            Unpacked::Nan => return nan,
            Unpacked::Infinite { negative } => return too_large(negative),
            Unpacked::Zero { negative } => {
                return match self.specials {
                    Specials::ExponentOnly => 0,
                    Specials::NegativeZeroIsNan => 0,
                    _ => signed(negative, 0),
                };
            }
            Unpacked::Finite {
                negative,
                significand,
                exponent,
            } => (negative, significand, exponent),
        };
        if self.specials == Specials::ExponentOnly && negative {
            return nan;
        }
        // The exponent of the unit in the last place: that of the value, or that of subnormals.
        let top = exponent + (127 - significand.leading_zeros().cast_signed());
        let fraction_bits = self.fraction_bits.cast_signed();
        let smallest_normal = match self.specials {
            Specials::ExponentOnly => -self.bias,
            _ => 1 - self.bias,
        };
        let unit = top.max(smallest_normal) - fraction_bits;
        let rounded = shift_rounding(significand, exponent - unit);
        let hidden = 1u128 << self.fraction_bits;
        let code = match self.specials {
            Specials::ExponentOnly => {
                let step = u32::from(rounded > hidden);
                u128::try_from(top.max(smallest_normal) + self.bias + step.cast_signed())
                    .unwrap_or(0)
            }
            _ => {
                // A carry out of the fraction moves the exponent on, and a subnormal that reaches the hidden bit
                // becomes normal, both by plain addition.
                let biased = top.max(smallest_normal) + self.bias - 1;
                let biased = u128::try_from(biased).unwrap_or(0);
                (biased << self.fraction_bits) + rounded
            }
        };
        if code > self.largest_code() {
            return too_large(negative);
        }
        match (self.specials, code) {
            (Specials::NegativeZeroIsNan, 0) => 0,
            _ => signed(negative, code),
        }
    }
}

/// `value * 2^shift`, rounded to nearest, ties to even.
fn shift_rounding(value: u128, shift: i32) -> u128 {
    if shift >= 0 {
        return value.checked_shl(shift.unsigned_abs()).unwrap_or(0);
    }
    let drop = shift.unsigned_abs();
    if drop > 128 {
        return 0;
    }
    let (kept, rest) = match drop {
        128 => (0, value),
        _ => (value >> drop, value & ((1 << drop) - 1)),
    };
    let half = 1u128 << (drop - 1);
    let up = rest > half || rest == half && kept & 1 == 1;
    kept + u128::from(up)
}

fn unpack(kind: FloatKind, bits: u128) -> Unpacked {
    let layout = layout(kind);
    if layout.specials == Specials::ExponentOnly {
        return layout.unpack(false, bits & 0xff);
    }
    let negative = bits >> (kind.width() - 1) & 1 == 1;
    let magnitude = bits & ((1 << (kind.width() - 1)) - 1);
    if !layout.explicit_integer {
        return layout.unpack(negative, magnitude);
    }
    let (exponent, significand) = (magnitude >> 64, magnitude & u128::from(u64::MAX));
    let fraction = significand & ((1 << 63) - 1);
    match (exponent, significand) {
        (0, 0) => Unpacked::Zero { negative },
        (0x7fff, _) if fraction == 0 => Unpacked::Infinite { negative },
        (0x7fff, _) => Unpacked::Nan,
        _ => Unpacked::Finite {
            negative,
            significand,
            exponent: i32::try_from(exponent.max(1)).unwrap_or(i32::MAX) - 16383 - 63,
        },
    }
}

fn pack(kind: FloatKind, value: Unpacked) -> u128 {
    let layout = layout(kind);
    let packed = layout.pack(value);
    if !layout.explicit_integer {
        return packed;
    }
    let fraction = packed & ((1 << 63) - 1);
    let exponent = packed >> 63 & 0x7fff;
    let sign = packed >> 78;
    sign << 79 | exponent << 64 | u128::from(exponent != 0) << 63 | fraction
}

/// The bits of `value` in format `kind`: nearest, ties to even. What the format cannot hold becomes infinity or
/// NaN if it has them, its largest value otherwise.
pub fn from_f64(kind: FloatKind, value: f64) -> u128 {
    match kind {
        FloatKind::F64 => value.to_bits().into(),
        #[expect(
            clippy::cast_possible_truncation,
            reason = "rounding to f32 is what is asked for"
        )]
        FloatKind::F32 => (value as f32).to_bits().into(),
        _ => pack(kind, unpack(FloatKind::F64, value.to_bits().into())),
    }
}

/// The value of `bits` in format `kind`; exact for every format that is not wider than `f64`.
pub fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    match kind {
        FloatKind::F64 => f64::from_bits(low64(bits)),
        FloatKind::F32 => f32::from_bits(low32(bits)).into(),
        _ => f64::from_bits(low64(pack(FloatKind::F64, unpack(kind, bits)))),
    }
}

/// The bits of a decimal literal (`-1.5e3`) in format `kind`: nearest to what is written, ties to even, in one
/// step. `None` for text that is no such literal.
pub fn from_decimal(kind: FloatKind, text: &str) -> Option<u128> {
    match kind {
        FloatKind::F64 => return text.parse::<f64>().ok().map(|v| v.to_bits().into()),
        FloatKind::F32 => return text.parse::<f32>().ok().map(|v| v.to_bits().into()),
        _ => {}
    }
    let (negative, magnitude) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (mantissa, power) = match magnitude.split_once(['e', 'E']) {
        Some((mantissa, power)) => {
            let (sign, digits) = match power.strip_prefix('-') {
                Some(digits) => (-1, digits),
                None => (1, power.strip_prefix('+').unwrap_or(power)),
            };
            // A power that does not fit is as good as this one.
            let power: i64 = if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            } else {
                digits.parse().unwrap_or(i64::from(u32::MAX))
            };
            (mantissa, sign * power)
        }
        None => (magnitude, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = || whole.bytes().chain(fraction.bytes());
    if whole.is_empty() || !digits().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut number = Natural(Vec::new());
    let mut power = power.saturating_sub(i64::try_from(fraction.len()).ok()?);
    let mut taken = 0u32;
    let mut sticky = false;
    for b in digits() {
        let digit = b - b'0';
        // Digits beyond this many cannot change how any format rounds, except by being there.
        const MOST_DIGITS: u32 = 12_000;
        if taken < MOST_DIGITS {
            number.multiply_add(10, digit.into());
            taken += u32::from(!number.is_zero());
        } else {
            sticky |= digit != 0;
            power = power.saturating_add(1);
        }
    }
    let magnitude_of_top = power.saturating_add(taken.into());
    let value = if number.is_zero() || magnitude_of_top < -6000 {
        Unpacked::Zero { negative }
    } else if magnitude_of_top > 6000 {
        Unpacked::Infinite { negative }
    } else {
        let mut exponent = 0i32;
        if power >= 0 {
            number.multiply(10, u32::try_from(power).ok()?);
        } else {
            // Scaled up so far that the quotient keeps more bits than any format has.
            let places = u32::try_from(-power).ok()?;
            let shift = places * 4 + 160;
            number.multiply(2, shift);
            exponent = -shift.cast_signed();
            for _ in 0..places {
                sticky |= number.divide_by_10() != 0;
            }
        }
        let (significand, dropped, rest) = number.top_bits();
        Unpacked::Finite {
            negative,
            significand: significand | u128::from(rest || sticky),
            exponent: exponent + dropped,
        }
    };
    Some(pack(kind, value))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the low half is what is asked for"
)]
fn low64(bits: u128) -> u64 {
    bits as u64
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the low quarter is what is asked for"
)]
fn low32(bits: u128) -> u32 {
    bits as u32
}

/// A float as MLIR writes it: six digits if they name the value (`1.000000e+00`), else as many as the format
/// needs, else (infinity, NaN, long whole numbers) its bits in hexadecimal.
pub fn literal(kind: FloatKind, bits: u128) -> String {
    let hexadecimal = || format!("0x{bits:X}");
    match unpack(kind, bits) {
        Unpacked::Nan | Unpacked::Infinite { .. } => hexadecimal(),
        Unpacked::Zero { negative } => {
            format!("{}0.000000e+00", if negative { "-" } else { "" })
        }
        Unpacked::Finite {
            negative,
            significand,
            exponent,
        } => {
            let precision = layout(kind).fraction_bits + 1;
            let sign = if negative { "-" } else { "" };
            let short = Decimal::of(significand, exponent, 6);
            let text = format!("{sign}{}", short.scientific(6));
            if short.exact || from_decimal(kind, &text) == Some(bits) {
                return text;
            }
            let digits = 2 + (precision * 59 / 196) as usize;
            match Decimal::of(significand, exponent, digits).plain(digits) {
                text if text.contains('.') => format!("{sign}{text}"),
                _ => hexadecimal(),
            }
        }
    }
}

/// A whole number `digits` times a power of ten; the first digit is the most significant, the last is not 0.
struct Decimal {
    digits: Vec<u8>,
    /// Power of ten of the last digit.
    exponent: i32,
    /// Whether nothing was rounded away.
    exact: bool,
}

impl Decimal {
    /// `significand * 2^exponent` to at most `limit` digits. As LLVM does: surplus digits beyond a bound that is
    /// estimated in bits are cut off first, and only what is left is rounded, half up; so the last digit may be
    /// one too small. MLIR's text depends on it.
    fn of(significand: u128, exponent: i32, limit: usize) -> Self {
        let trailing = significand.trailing_zeros();
        let exponent = exponent + trailing.cast_signed();
        let mut number = Natural::new(significand >> trailing);
        let mut ten = 0i32;
        if exponent >= 0 {
            number.multiply(2, exponent.unsigned_abs());
        } else {
            number.multiply(5, exponent.unsigned_abs());
            ten = exponent;
        }
        let mut exact = true;
        let needed = (limit * 196).div_ceil(59);
        if let Some(surplus) = number.bits().checked_sub(needed) {
            let cut = surplus * 59 / 196;
            for _ in 0..cut {
                exact &= number.divide_by_10() == 0;
            }
            ten += i32::try_from(cut).unwrap_or(i32::MAX);
        }
        // Least significant digit first, trailing zeros dropped.
        let mut digits = Vec::new();
        while !number.is_zero() {
            let digit = number.divide_by_10();
            if digits.is_empty() && digit == 0 {
                ten += 1;
            } else {
                digits.push(digit);
            }
        }
        if let Some(surplus) = digits.len().checked_sub(limit).filter(|&n| n > 0) {
            exact = false;
            let up = digits[surplus - 1] >= 5;
            let mut kept = surplus;
            if up {
                while digits.get(kept) == Some(&9) {
                    kept += 1;
                }
                match digits.get_mut(kept) {
                    Some(digit) => *digit += 1,
                    None => digits.push(1),
                }
            } else {
                while digits.get(kept) == Some(&0) {
                    kept += 1;
                }
            }
            digits.drain(..kept);
            ten += i32::try_from(kept).unwrap_or(i32::MAX);
        }
        digits.reverse();
        Self {
            digits,
            exponent: ten,
            exact,
        }
    }

    /// The power of ten of the first digit.
    fn magnitude(&self) -> i32 {
        self.exponent + i32::try_from(self.digits.len()).unwrap_or(i32::MAX) - 1
    }

    fn text(digits: &[u8]) -> String {
        digits.iter().map(|d| char::from(b'0' + d)).collect()
    }

    /// `1.250000e+01`, with `fraction` digits after the point.
    fn scientific(&self, fraction: usize) -> String {
        let magnitude = self.magnitude();
        let (first, rest) = self.digits.split_at(1);
        format!(
            "{}.{:0<fraction$}e{}{:02}",
            Self::text(first),
            Self::text(rest),
            if magnitude < 0 { '-' } else { '+' },
            magnitude.unsigned_abs(),
        )
    }

    /// `12.5`, or `1.25E+10` where plain digits would need more than three zeros or look more precise than they are.
    fn plain(&self, precision: usize) -> String {
        const MOST_ZEROS: i32 = 3;
        let count = self.digits.len();
        let magnitude = self.magnitude();
        let scientific = if self.exponent >= 0 {
            let zeros = self.exponent.unsigned_abs() as usize;
            self.exponent > MOST_ZEROS || count + zeros > precision
        } else {
            -magnitude > MOST_ZEROS
        };
        if scientific {
            let (first, rest) = self.digits.split_at(1);
            let rest = if rest.is_empty() {
                "0".into()
            } else {
                Self::text(rest)
            };
            let sign = if magnitude < 0 { '-' } else { '+' };
            return format!(
                "{}.{rest}E{sign}{}",
                Self::text(first),
                magnitude.unsigned_abs()
            );
        }
        if self.exponent >= 0 {
            let zeros = "0".repeat(self.exponent.unsigned_abs() as usize);
            return Self::text(&self.digits) + &zeros;
        }
        match usize::try_from(magnitude + 1) {
            Ok(whole) if whole > 0 => {
                let (whole, rest) = self.digits.split_at(whole);
                format!("{}.{}", Self::text(whole), Self::text(rest))
            }
            _ => {
                let zeros = "0".repeat((-magnitude - 1).unsigned_abs() as usize);
                format!("0.{zeros}{}", Self::text(&self.digits))
            }
        }
    }
}

/// A natural number of any size, in 32-bit limbs, least significant first, the last one not zero.
struct Natural(Vec<u32>);

impl Natural {
    fn new(value: u128) -> Self {
        let mut limbs: Vec<u32> = (0..4).map(|i| low32(value >> (32 * i))).collect();
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        Self(limbs)
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// How many bits the number has.
    fn bits(&self) -> usize {
        self.0
            .last()
            .map_or(0, |top| self.0.len() * 32 - top.leading_zeros() as usize)
    }

    /// Multiplies by `factor` (at most 10) `times` times.
    fn multiply(&mut self, factor: u32, times: u32) {
        const STEP: u32 = 9;
        let mut left = times;
        while left > 0 {
            let step = left.min(STEP);
            self.multiply_add(factor.pow(step), 0);
            left -= step;
        }
    }

    /// `self * factor + addend`.
    fn multiply_add(&mut self, factor: u32, addend: u32) {
        let mut carry = u64::from(addend);
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(factor) + carry;
            *limb = low32(product.into());
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(low32(carry.into()));
        }
    }

    /// The top 127 bits with a zero below them (all bits of a smaller number), how many bits lie below, and
    /// whether one of those is set.
    fn top_bits(&self) -> (u128, i32, bool) {
        let dropped = self.bits().saturating_sub(127);
        let bit = |i: usize| {
            self.0
                .get(i / 32)
                .is_some_and(|limb| limb >> (i % 32) & 1 == 1)
        };
        let significand = (0..127)
            .filter(|&i| bit(dropped + i))
            .fold(0u128, |value, i| value | 1 << i);
        if dropped == 0 {
            // One bit of room stays for what the caller has rounded away.
            return (significand << 1, -1, false);
        }
        let rest = (0..dropped).any(bit);
        (
            significand << 1,
            i32::try_from(dropped).unwrap_or(i32::MAX) - 1,
            rest,
        )
    }

    /// Divides by ten and gives the remainder.
    fn divide_by_10(&mut self) -> u8 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = low32((value / 10).into());
            rest = value % 10;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        u8::try_from(rest).unwrap_or(0)
    }
}
