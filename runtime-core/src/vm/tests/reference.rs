//! Every instruction that computes, against Rust's own arithmetic, on all pairs and triples of edge values.
//!
//! The reference of an instruction is one row. An instruction that reads and writes value registers only and has no row
//! fails the test, so that none is forgotten. Transcendental functions are compared with those of the standard library,
//! within a unit in the last place; NaN is equal to NaN.

use std::format;
use std::string::String;

use super::*;
use crate::isa::{EncodeArg, Op, Operand};

/// What an instruction computes, from the bits of its operands to those of its result; `None` for an error.
type Reference = fn(u64, u64, u64) -> Option<u64>;

/// How its result is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Like {
    Bits,
    /// A float whose NaNs are all the same.
    F32,
    F64,
    /// A float that may be one unit in the last place off.
    NearF32,
    NearF64,
}

fn f(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn d(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn s(bits: u64) -> i32 {
    bits as i32
}

fn l(bits: u64) -> i64 {
    bits as i64
}

fn u(bits: u64) -> u32 {
    bits as u32
}

/// What a result is as bits.
trait Bits {
    fn bits(self) -> u64;
}

macro_rules! bits {
    ($($ty:ty => $to:expr;)*) => { $(impl Bits for $ty { fn bits(self) -> u64 { let to: fn($ty) -> u64 = $to; to(self) } })* };
}
bits! {
    bool => u64::from;
    i32 => |v| u64::from(v as u32);
    u32 => u64::from;
    i64 => |v| v as u64;
    u64 => |v| v;
    f32 => |v| v.to_bits().into();
    f64 => f64::to_bits;
}

/// IEEE 754 minimum and maximum: NaN propagates, and -0 is less than +0.
fn extreme(a: f64, b: f64, least: bool) -> f64 {
    if a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    // The total order is that of numbers, but for zeros, which it tells apart as wanted.
    if a.total_cmp(&b).is_lt() == least {
        a
    } else {
        b
    }
}

/// As [`extreme`], but a NaN is not taken while there is a number.
fn extreme_number(a: f64, b: f64, least: bool) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ => extreme(a, b, least),
    }
}

/// IEEE 754 remainder of f64: exact for the edge values, which are far from each other or small.
fn remainder(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() || a.is_infinite() || b == 0.0 {
        return f64::NAN;
    }
    if b.is_infinite() {
        return a;
    }
    // `%` is exact. The nearest multiple is the one below or the one above, and the even one of two as near.
    let b = b.abs();
    let below = a.abs() % b;
    let even = (a.abs() % (2.0 * b)) < b || 2.0 * b == f64::INFINITY;
    let up = match (b - below).partial_cmp(&below) {
        Some(core::cmp::Ordering::Less) => true,
        Some(core::cmp::Ordering::Equal) => !even,
        _ => false,
    };
    let magnitude = if up { below - b } else { below };
    if magnitude == 0.0 {
        return magnitude.abs().copysign(a);
    }
    if a.is_sign_negative() {
        -magnitude
    } else {
        magnitude
    }
}

fn ordered(a: f64, b: f64) -> bool {
    !a.is_nan() && !b.is_nan()
}

macro_rules! references {
    ($($op:ident $like:ident |$a:pat_param, $b:pat_param, $c:pat_param| $result:expr;)*) => {
        /// The reference of an instruction.
        fn reference(op: Op) -> Option<(Like, Reference)> {
            Some(match op {
                $(Op::$op => (Like::$like, |$a, $b, $c| Some(Bits::bits($result))),)*
                Op::DivI32S => (Like::Bits, |a, b, _| (s(b) != 0).then(|| s(a).wrapping_div(s(b)).bits())),
                Op::RemI32S => (Like::Bits, |a, b, _| (s(b) != 0).then(|| s(a).wrapping_rem(s(b)).bits())),
                Op::DivI32U => (Like::Bits, |a, b, _| u(a).checked_div(u(b)).map(Bits::bits)),
                Op::RemI32U => (Like::Bits, |a, b, _| u(a).checked_rem(u(b)).map(Bits::bits)),
                Op::DivI64S => (Like::Bits, |a, b, _| (b != 0).then(|| l(a).wrapping_div(l(b)).bits())),
                Op::RemI64S => (Like::Bits, |a, b, _| (b != 0).then(|| l(a).wrapping_rem(l(b)).bits())),
                Op::DivI64U => (Like::Bits, |a, b, _| a.checked_div(b)),
                Op::RemI64U => (Like::Bits, |a, b, _| a.checked_rem(b)),
                _ => return None,
            })
        }
    };
}

// Expands to a `match` of one arm an instruction.
references! {
    MovI32 Bits |a, _, _| u(a);
    MovI64 Bits |a, _, _| a;
    AddI32 Bits |a, b, _| u(a).wrapping_add(u(b));
    SubI32 Bits |a, b, _| u(a).wrapping_sub(u(b));
    MulI32 Bits |a, b, _| u(a).wrapping_mul(u(b));
    FmaI32 Bits |a, b, c| u(a).wrapping_mul(u(b)).wrapping_add(u(c));
    AbsI32 Bits |a, _, _| s(a).wrapping_abs();
    MinI32S Bits |a, b, _| s(a).min(s(b));
    MinI32U Bits |a, b, _| u(a).min(u(b));
    MaxI32S Bits |a, b, _| s(a).max(s(b));
    MaxI32U Bits |a, b, _| u(a).max(u(b));
    NotI32 Bits |a, _, _| !u(a);
    AndI32 Bits |a, b, _| u(a) & u(b);
    OrI32 Bits |a, b, _| u(a) | u(b);
    XorI32 Bits |a, b, _| u(a) ^ u(b);
    CtlzI32 Bits |a, _, _| u(a).leading_zeros();
    ShlI32 Bits |a, b, _| u(a) << (u(b) % 32);
    ShrI32S Bits |a, b, _| s(a) >> (u(b) % 32);
    ShrI32U Bits |a, b, _| u(a) >> (u(b) % 32);
    AddI64 Bits |a, b, _| a.wrapping_add(b);
    SubI64 Bits |a, b, _| a.wrapping_sub(b);
    MulI64 Bits |a, b, _| a.wrapping_mul(b);
    FmaI64 Bits |a, b, c| a.wrapping_mul(b).wrapping_add(c);
    AbsI64 Bits |a, _, _| l(a).wrapping_abs();
    MinI64S Bits |a, b, _| l(a).min(l(b));
    MinI64U Bits |a, b, _| a.min(b);
    MaxI64S Bits |a, b, _| l(a).max(l(b));
    MaxI64U Bits |a, b, _| a.max(b);
    NotI64 Bits |a, _, _| !a;
    AndI64 Bits |a, b, _| a & b;
    OrI64 Bits |a, b, _| a | b;
    XorI64 Bits |a, b, _| a ^ b;
    CtlzI64 Bits |a, _, _| u64::from(a.leading_zeros());
    ShlI64 Bits |a, b, _| a << (b % 64);
    ShrI64S Bits |a, b, _| l(a) >> (b % 64);
    ShrI64U Bits |a, b, _| a >> (b % 64);

    AddF32 F32 |a, b, _| f(a) + f(b);
    SubF32 F32 |a, b, _| f(a) - f(b);
    MulF32 F32 |a, b, _| f(a) * f(b);
    DivF32 F32 |a, b, _| f(a) / f(b);
    FmaF32 F32 |a, b, c| f(a).mul_add(f(b), f(c));
    AbsF32 Bits |a, _, _| f(a).abs();
    NegF32 Bits |a, _, _| -f(a);
    MinF32 F32 |a, b, _| if f(b) < f(a) { f(b) } else { f(a) };
    MaxF32 F32 |a, b, _| if f(b) > f(a) { f(b) } else { f(a) };
    SqrtF32 F32 |a, _, _| f(a).sqrt();
    AddF64 F64 |a, b, _| d(a) + d(b);
    SubF64 F64 |a, b, _| d(a) - d(b);
    MulF64 F64 |a, b, _| d(a) * d(b);
    DivF64 F64 |a, b, _| d(a) / d(b);
    FmaF64 F64 |a, b, c| d(a).mul_add(d(b), d(c));
    AbsF64 Bits |a, _, _| d(a).abs();
    NegF64 Bits |a, _, _| -d(a);
    MinF64 F64 |a, b, _| if d(b) < d(a) { d(b) } else { d(a) };
    MaxF64 F64 |a, b, _| if d(b) > d(a) { d(b) } else { d(a) };
    SqrtF64 F64 |a, _, _| d(a).sqrt();

    TruncI32I8 Bits |a, _, _| u32::from(a as u8);
    TruncI32I16 Bits |a, _, _| u32::from(a as u16);
    TruncI64I32 Bits |a, _, _| u(a);
    ExtI8I32S Bits |a, _, _| i32::from(a as i8);
    ExtI8I32U Bits |a, _, _| u32::from(a as u8);
    ExtI16I32S Bits |a, _, _| i32::from(a as i16);
    ExtI16I32U Bits |a, _, _| u32::from(a as u16);
    ExtI32I64S Bits |a, _, _| i64::from(s(a));
    ExtI32I64U Bits |a, _, _| u64::from(u(a));
    CastSI32F32 Bits |a, _, _| s(a) as f32;
    CastUI32F32 Bits |a, _, _| u(a) as f32;
    CastSI64F32 Bits |a, _, _| l(a) as f32;
    CastUI64F32 Bits |a, _, _| a as f32;
    CastSI32F64 Bits |a, _, _| f64::from(s(a));
    CastUI32F64 Bits |a, _, _| f64::from(u(a));
    CastSI64F64 Bits |a, _, _| l(a) as f64;
    CastUI64F64 Bits |a, _, _| a as f64;
    TruncF32SI32 Bits |a, _, _| f(a) as i32;
    TruncF32UI32 Bits |a, _, _| f(a) as u32;
    TruncF32SI64 Bits |a, _, _| f(a) as i64;
    TruncF32UI64 Bits |a, _, _| f(a) as u64;
    TruncF64SI32 Bits |a, _, _| d(a) as i32;
    TruncF64UI32 Bits |a, _, _| d(a) as u32;
    TruncF64SI64 Bits |a, _, _| d(a) as i64;
    TruncF64UI64 Bits |a, _, _| d(a) as u64;
    CastF32SI32 Bits |a, _, _| f(a).round() as i32;
    CastF32UI32 Bits |a, _, _| f(a).round() as u32;
    CastF32SI64 Bits |a, _, _| f(a).round() as i64;
    CastF32UI64 Bits |a, _, _| f(a).round() as u64;
    CastF64SI32 Bits |a, _, _| d(a).round() as i32;
    CastF64UI32 Bits |a, _, _| d(a).round() as u32;
    CastF64SI64 Bits |a, _, _| d(a).round() as i64;
    CastF64UI64 Bits |a, _, _| d(a).round() as u64;
    BitcastI32F32 Bits |a, _, _| u(a);
    BitcastF32I32 Bits |a, _, _| u(a);
    BitcastI64F64 Bits |a, _, _| a;
    BitcastF64I64 Bits |a, _, _| a;
    TruncF64F32 F32 |a, _, _| d(a) as f32;
    ExtF32F64 F64 |a, _, _| f64::from(f(a));

    CmpEqI32 Bits |a, b, _| u(a) == u(b);
    CmpNeI32 Bits |a, b, _| u(a) != u(b);
    CmpLtI32S Bits |a, b, _| s(a) < s(b);
    CmpLtI32U Bits |a, b, _| u(a) < u(b);
    CmpLteI32S Bits |a, b, _| s(a) <= s(b);
    CmpLteI32U Bits |a, b, _| u(a) <= u(b);
    CmpNzI32 Bits |a, _, _| u(a) != 0;
    CmpEqI64 Bits |a, b, _| a == b;
    CmpNeI64 Bits |a, b, _| a != b;
    CmpLtI64S Bits |a, b, _| l(a) < l(b);
    CmpLtI64U Bits |a, b, _| a < b;
    CmpLteI64S Bits |a, b, _| l(a) <= l(b);
    CmpLteI64U Bits |a, b, _| a <= b;
    CmpNzI64 Bits |a, _, _| a != 0;
    CmpEqF32O Bits |a, b, _| f(a) == f(b);
    CmpEqF32U Bits |a, b, _| f(a) == f(b) || !ordered(f(a).into(), f(b).into());
    CmpNeF32O Bits |a, b, _| f(a) != f(b) && ordered(f(a).into(), f(b).into());
    CmpNeF32U Bits |a, b, _| f(a) != f(b);
    CmpLtF32O Bits |a, b, _| f(a) < f(b);
    CmpLtF32U Bits |a, b, _| f(a) < f(b) || !ordered(f(a).into(), f(b).into());
    CmpLteF32O Bits |a, b, _| f(a) <= f(b);
    CmpLteF32U Bits |a, b, _| f(a) <= f(b) || !ordered(f(a).into(), f(b).into());
    CmpNanF32 Bits |a, _, _| f(a).is_nan();
    CmpEqF64O Bits |a, b, _| d(a) == d(b);
    CmpEqF64U Bits |a, b, _| d(a) == d(b) || !ordered(d(a), d(b));
    CmpNeF64O Bits |a, b, _| d(a) != d(b) && ordered(d(a), d(b));
    CmpNeF64U Bits |a, b, _| d(a) != d(b);
    CmpLtF64O Bits |a, b, _| d(a) < d(b);
    CmpLtF64U Bits |a, b, _| d(a) < d(b) || !ordered(d(a), d(b));
    CmpLteF64O Bits |a, b, _| d(a) <= d(b);
    CmpLteF64U Bits |a, b, _| d(a) <= d(b) || !ordered(d(a), d(b));
    CmpNanF64 Bits |a, _, _| d(a).is_nan();
    SelectI32 Bits |a, b, c| if u(a) != 0 { u(b) } else { u(c) };
    SelectF32 Bits |a, b, c| if u(a) != 0 { u(b) } else { u(c) };
    SelectI64 Bits |a, b, c| if u(a) != 0 { b } else { c };
    SelectF64 Bits |a, b, c| if u(a) != 0 { b } else { c };
    MulAddF32 F32 |a, b, c| f(a) * f(b) + f(c);
    XorShlI32 Bits |a, b, c| u(a) ^ u(b) << (u(c) % 32);
    XorShrI32U Bits |a, b, c| u(a) ^ u(b) >> (u(c) % 32);

    RemF32 F32 |a, b, _| remainder(f(a).into(), f(b).into()) as f32;
    CeilF32 F32 |a, _, _| f(a).ceil();
    FloorF32 F32 |a, _, _| f(a).floor();
    RoundF32 F32 |a, _, _| f(a).round();
    RoundEvenF32 F32 |a, _, _| f(a).round_ties_even();
    TruncF32 F32 |a, _, _| f(a).trunc();
    MinimumF32 F32 |a, b, _| extreme(f(a).into(), f(b).into(), true) as f32;
    MaximumF32 F32 |a, b, _| extreme(f(a).into(), f(b).into(), false) as f32;
    MinNumF32 F32 |a, b, _| extreme_number(f(a).into(), f(b).into(), true) as f32;
    MaxNumF32 F32 |a, b, _| extreme_number(f(a).into(), f(b).into(), false) as f32;
    FmodF32 F32 |a, b, _| f(a) % f(b);
    CopySignF32 F32 |a, b, _| f(a).copysign(f(b));
    AtanF32 NearF32 |a, _, _| f64::from(f(a)).atan() as f32;
    Atan2F32 NearF32 |a, b, _| f64::from(f(a)).atan2(f(b).into()) as f32;
    CosF32 NearF32 |a, _, _| f64::from(f(a)).cos() as f32;
    SinF32 NearF32 |a, _, _| f64::from(f(a)).sin() as f32;
    ExpF32 NearF32 |a, _, _| f64::from(f(a)).exp() as f32;
    Exp2F32 NearF32 |a, _, _| f64::from(f(a)).exp2() as f32;
    Expm1F32 NearF32 |a, _, _| f64::from(f(a)).exp_m1() as f32;
    LogF32 NearF32 |a, _, _| f64::from(f(a)).ln() as f32;
    Log10F32 NearF32 |a, _, _| f64::from(f(a)).log10() as f32;
    Log1pF32 NearF32 |a, _, _| f64::from(f(a)).ln_1p() as f32;
    Log2F32 NearF32 |a, _, _| f64::from(f(a)).log2() as f32;
    PowF32 NearF32 |a, b, _| f64::from(f(a)).powf(f(b).into()) as f32;
    RsqrtF32 NearF32 |a, _, _| (1.0 / f64::from(f(a)).sqrt()) as f32;
    TanhF32 NearF32 |a, _, _| f64::from(f(a)).tanh() as f32;
    RemF64 F64 |a, b, _| remainder(d(a), d(b));
    CeilF64 F64 |a, _, _| d(a).ceil();
    FloorF64 F64 |a, _, _| d(a).floor();
    RoundF64 F64 |a, _, _| d(a).round();
    RoundEvenF64 F64 |a, _, _| d(a).round_ties_even();
    TruncF64 F64 |a, _, _| d(a).trunc();
    MinimumF64 F64 |a, b, _| extreme(d(a), d(b), true);
    MaximumF64 F64 |a, b, _| extreme(d(a), d(b), false);
    MinNumF64 F64 |a, b, _| extreme_number(d(a), d(b), true);
    MaxNumF64 F64 |a, b, _| extreme_number(d(a), d(b), false);
    FmodF64 F64 |a, b, _| d(a) % d(b);
    CopySignF64 F64 |a, b, _| d(a).copysign(d(b));
    AtanF64 NearF64 |a, _, _| d(a).atan();
    Atan2F64 NearF64 |a, b, _| d(a).atan2(d(b));
    CosF64 NearF64 |a, _, _| d(a).cos();
    SinF64 NearF64 |a, _, _| d(a).sin();
    ExpF64 NearF64 |a, _, _| d(a).exp();
    Exp2F64 NearF64 |a, _, _| d(a).exp2();
    Expm1F64 NearF64 |a, _, _| d(a).exp_m1();
    LogF64 NearF64 |a, _, _| d(a).ln();
    Log10F64 NearF64 |a, _, _| d(a).log10();
    Log1pF64 NearF64 |a, _, _| d(a).ln_1p();
    Log2F64 NearF64 |a, _, _| d(a).log2();
    PowF64 NearF64 |a, b, _| d(a).powf(d(b));
    RsqrtF64 NearF64 |a, _, _| 1.0 / d(a).sqrt();
    TanhF64 NearF64 |a, _, _| d(a).tanh();
}

/// Instructions of value registers that have no row, and why.
const WITHOUT: &[(&[Op], &str)] = &[
    (
        &[Op::ErfF32, Op::ErfF64],
        "the standard library has no error function; `ops.rs` has values",
    ),
    (
        &[
            Op::GlobalLoadIndirectI32,
            Op::GlobalLoadIndirectI64,
            Op::GlobalLoadIndirectF32,
            Op::GlobalLoadIndirectF64,
        ],
        "they read state",
    ),
    (
        &[
            Op::GlobalStoreIndirectI32,
            Op::GlobalStoreIndirectI64,
            Op::GlobalStoreIndirectF32,
            Op::GlobalStoreIndirectF64,
            Op::CondBreak,
        ],
        "they compute nothing",
    ),
];

/// Whether an instruction reads and writes value registers only.
fn computes(op: Op) -> bool {
    let kinds = op.shape().operands();
    let is_value = |kind: &Operand| {
        matches!(
            kind,
            Operand::Def32 | Operand::Def64 | Operand::Use32 | Operand::Use64
        )
    };
    kinds.len() > 1 && kinds.iter().all(is_value) || op == Op::CondBreak
}

#[test]
fn every_instruction_that_computes_has_a_reference() {
    for &op in Op::ALL.iter().filter(|op| computes(**op)) {
        let excused = WITHOUT.iter().any(|(ops, _)| ops.contains(&op));
        assert!(
            reference(op).is_some() != excused,
            "{op:?}: expected a row in `references!`, or a reason in `WITHOUT`"
        );
    }
}

/// Edges of integers and of both floats, as 64 bits; 32-bit operands take the low half.
fn edges(kind: Operand, name: &str) -> Vec<u64> {
    let wide = kind == Operand::Use64;
    let ints: Vec<u64> = if wide {
        let values = [
            0,
            1,
            -1,
            7,
            -8,
            32,
            63,
            64,
            65,
            1 << 32,
            i64::MIN,
            i64::MAX,
            i64::MIN + 1,
            0x8000_0000,
        ];
        values.iter().map(|v| *v as u64).collect()
    } else {
        let values = [
            0,
            1,
            -1,
            7,
            -8,
            31,
            32,
            33,
            63,
            64,
            127,
            128,
            0x8000,
            0x7FFF,
            i32::MIN,
            i32::MAX,
        ];
        values.iter().map(|v| *v as u32 as u64).collect()
    };
    let floats = [
        0.0,
        -0.0,
        0.5,
        -0.5,
        1.0,
        -1.0,
        1.5,
        2.5,
        -2.5,
        3.0,
        1e-5,
        0.1,
        10.25,
        -100.5,
        1e9,
        2147483648.0,
        -2147483649.0,
        4294967296.0,
        9.3e18,
        -9.3e18,
        1.9e19,
        1e30,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    let floats: Vec<u64> = if wide {
        let more = [
            f64::MIN_POSITIVE,
            f64::MAX,
            f64::MIN,
            f64::from_bits(1),
            -f64::from_bits(1),
            0.49999999999999994,
            4503599627370497.5,
        ];
        floats.iter().chain(&more).map(|v| v.to_bits()).collect()
    } else {
        let more = [
            f32::MIN_POSITIVE,
            f32::MAX,
            f32::MIN,
            f32::from_bits(1),
            -f32::from_bits(1),
            0.49999997,
            8388609.0,
        ];
        floats
            .iter()
            .map(|v| *v as f32)
            .chain(more)
            .map(|v| v.to_bits().into())
            .collect()
    };
    if name.contains(".f32") || name.contains(".f64") {
        [floats, ints].concat()
    } else {
        ints
    }
}

/// Steps between two floats on the number line.
fn steps(a: u64, b: u64, like: Like) -> u64 {
    let order = |bits: u64| match like {
        Like::NearF32 => {
            let bits = i64::from(bits as u32 as i32);
            if bits < 0 {
                i64::from(i32::MIN) - bits
            } else {
                bits
            }
        }
        _ => {
            let bits = bits as i64;
            if bits < 0 {
                i64::MIN.wrapping_sub(bits)
            } else {
                bits
            }
        }
    };
    order(a).abs_diff(order(b))
}

fn agrees(found: u64, expected: u64, like: Like) -> bool {
    let nan = |bits| match like {
        Like::Bits => false,
        Like::F32 | Like::NearF32 => f(bits).is_nan(),
        Like::F64 | Like::NearF64 => d(bits).is_nan(),
    };
    let near = matches!(like, Like::NearF32 | Like::NearF64);
    found == expected
        || (nan(found) && nan(expected))
        || (near && !nan(found) && !nan(expected) && steps(found, expected, like) <= 1)
}

#[test]
fn instructions_agree_with_the_arithmetic_of_rust() {
    let (mut cases, mut failures) = (0, String::new());
    for &op in Op::ALL.iter().filter(|op| computes(**op)) {
        let Some((like, reference)) = reference(op) else {
            continue;
        };
        let (def, uses) = op.shape().operands().split_first().unwrap();
        let letter = |kind: &Operand| {
            if matches!(kind, Operand::Use64 | Operand::Def64) {
                'I'
            } else {
                'i'
            }
        };
        let cconv = format!(
            "0{}_{}",
            uses.iter().map(letter).collect::<String>(),
            letter(def)
        );
        let bytes = module_of(&cconv, |_, e| {
            // The arguments arrive one after the other.
            let mut next = 0;
            let mut args: Vec<EncodeArg> = std::vec![Val(20).into()];
            for kind in uses {
                args.push(Val(next).into());
                next += if *kind == Operand::Use64 { 2 } else { 1 };
            }
            e.emit(op, &args);
            e.ret(&[if *def == Operand::Def64 {
                two(20)
            } else {
                one(20)
            }]);
        });
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let mut fast = Context::on_heap(module, 200, &[]).unwrap();
        let mut in_place = Context::on_heap(module, 200, &[]).unwrap();
        in_place.run_in_place();
        let function = fast.function("f").unwrap();
        let values: Vec<Vec<u64>> = (0..3)
            .map(|i| {
                uses.get(i)
                    .map_or(std::vec![0], |kind| edges(*kind, op.mnemonic()))
            })
            .collect();
        // Of three operands the last takes every third value, which is enough to tell them apart.
        let step = if uses.len() == 3 { 3 } else { 1 };
        for &a in &values[0] {
            for &b in &values[1] {
                for &c in values[2].iter().step_by(step) {
                    let args: Vec<Value> = uses
                        .iter()
                        .zip([a, b, c])
                        .map(|(kind, bits)| match kind {
                            Operand::Use64 => Value::I64(bits as i64),
                            _ => Value::I32(bits as i32),
                        })
                        .collect();
                    let expected = reference(a, b, c);
                    for cx in [&mut fast, &mut in_place] {
                        let mut out = [Value::I32(0)];
                        let found = match cx.invoke(&function, &args, &mut out) {
                            Ok(()) => Some(match out[0] {
                                Value::I64(v) => v as u64,
                                Value::I32(v) => u64::from(v as u32),
                                _ => panic!("{op:?}"),
                            }),
                            Err(error) => {
                                assert_eq!(error.status, Status::InvalidArgument, "{op:?}");
                                None
                            }
                        };
                        let same = match (found, expected) {
                            (Some(found), Some(expected)) => agrees(found, expected, like),
                            (found, expected) => found == expected,
                        };
                        if !same && failures.len() < 4000 {
                            failures += &format!(
                                "{op:?} {a:#x} {b:#x} {c:#x}: expected {expected:#x?}, found {found:#x?}\n"
                            );
                        }
                        cases += 1;
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
    assert!(cases > 100_000, "{cases} cases");
}
