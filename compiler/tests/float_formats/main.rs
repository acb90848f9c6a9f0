//! Float formats: values and rounding against tables that other software made, literals against MLIR's own text.

use halcyon_compiler::ir::FloatKind;
use halcyon_compiler::ir::float::{from_decimal, from_f64, literal, to_f64};

/// The lines of a table: a format and the words behind it.
fn lines(table: &str) -> impl Iterator<Item = (FloatKind, Vec<&str>)> {
    table.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let mut words = line.split(' ');
        let name = words.next().expect("a line is not empty");
        let kind = FloatKind::ALL.iter().find(|k| k.keyword() == name);
        (*kind.expect("a format"), words.collect())
    })
}

#[test]
fn every_code_of_the_small_formats_has_its_value() {
    let mut seen = 0;
    for (kind, values) in lines(include_str!("values.txt")) {
        for (code, text) in values.iter().enumerate() {
            let found = to_f64(kind, code as u128);
            let expected: f64 = text.parse().expect("a number");
            let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
            assert!(
                same,
                "{kind:?} {code:#x}: expected {expected}, found {found}"
            );
            if !expected.is_nan() {
                assert_eq!(
                    from_f64(kind, expected),
                    code as u128,
                    "{kind:?} {expected}"
                );
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 8 * 256 + 2 * 64 + 16);
}

#[test]
fn rounds_to_nearest_even() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (kind, pairs) in lines(include_str!("rounding.txt")) {
        for pair in pairs {
            let (value, bits) = pair.split_once(':').expect("`value:bits`");
            let bits = u128::from_str_radix(bits, 16).expect("bits");
            let value: f64 = value.parse().expect("a number");
            let found = from_f64(kind, value);
            // Every digit: a shorter text would no longer name a tie.
            let decimal = from_decimal(kind, &format!("{value:.200}"));
            if found != bits || decimal != Some(bits) {
                wrong.push(format!(
                    "{kind:?} {value}: expected {bits:X}, found {found:X}, {decimal:X?}"
                ));
            }
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen}");
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Decimal to binary in one step: through `f64` each of these would round twice and come out one too small or
/// too large. Worked out by hand from the midpoints between neighbours.
#[test]
fn a_decimal_rounds_once() {
    // 1 + 2^-11 is half way between the f16 neighbours 1 and 1 + 2^-10; a little more rounds up.
    assert_eq!(from_decimal(FloatKind::F16, "1.00048828125"), Some(0x3c00));
    assert_eq!(
        from_decimal(FloatKind::F16, "1.00048828125000000000000001"),
        Some(0x3c01)
    );
    assert_eq!(
        from_decimal(FloatKind::BF16, "1.00390625000000000000000001"),
        Some(0x3f81)
    );
    assert_eq!(
        from_decimal(FloatKind::F16, "-1.00048828125000000000000001e0"),
        Some(0xbc01)
    );
}

#[test]
fn wide_formats_hold_what_they_should() {
    // x87: 1.0 is exponent 16383 with the integer bit set; binary128: exponent 16383, no stored integer bit.
    assert_eq!(from_f64(FloatKind::F80, 1.0), 0x3fff_8000_0000_0000_0000);
    assert_eq!(from_f64(FloatKind::F80, -2.5), 0xc000_a000_0000_0000_0000);
    assert_eq!(from_f64(FloatKind::F128, 1.0), 0x3fff << 112);
    assert_eq!(to_f64(FloatKind::F80, 0x3fff_8000_0000_0000_0000), 1.0);
    assert_eq!(to_f64(FloatKind::F128, 0xc000_4000 << 96), -2.5);
    assert!(to_f64(FloatKind::F80, 0x7fff_c000_0000_0000_0000).is_nan());
    assert_eq!(
        to_f64(FloatKind::F80, 0x7fff_8000_0000_0000_0000),
        f64::INFINITY
    );
    // 0.1 in binary128 (glibc, `0.1Q`).
    assert_eq!(
        from_decimal(FloatKind::F128, "0.1"),
        Some(0x3ffb_9999_9999_9999_9999_9999_9999_999a)
    );
}

#[test]
fn huge_and_tiny_powers_end() {
    for kind in FloatKind::ALL {
        for text in [
            "1.0e999999999999",
            "1.0e-999999999999",
            "0.0e99999999999999999999",
        ] {
            assert!(from_decimal(*kind, text).is_some(), "{kind:?} {text}");
        }
    }
    assert_eq!(from_decimal(FloatKind::F16, "1.0e99999"), Some(0x7c00));
    assert_eq!(from_decimal(FloatKind::F16, "1.0e-99999"), Some(0));
    for text in [
        "", "-", ".", "e5", "1.0e", "1.0e+", "1x", "0x10", "inf", "nan", "1.0.0",
    ] {
        assert_eq!(from_decimal(FloatKind::F16, text), None, "{text}");
    }
}

/// The literals are those that `iree-opt` 3.13 prints.
#[test]
fn literals_are_those_of_mlir() {
    let f32_cases = [
        (1.0f32, "1.000000e+00"),
        (-0.0, "-0.000000e+00"),
        (0.1, "1.000000e-01"),
        (123456.7, "123456.703"),
        (0.333_333_34, "0.333333343"),
        (f32::MAX, "3.40282347E+38"),
        (f32::MIN_POSITIVE, "1.17549435E-38"),
        (f32::INFINITY, "0x7F800000"),
        (f32::NAN, "0x7FC00000"),
        (123_456_789.0, "0x4CEB79A3"),
        (1.0e-45, "1.401300e-45"),
    ];
    for (value, text) in f32_cases {
        assert_eq!(literal(FloatKind::F32, value.to_bits().into()), text);
    }
    let f64_cases = [
        (1.0e23, "9.9999999999999991E+22"),
        (9_007_199_254_740_992.0, "0x4340000000000000"),
        (1.0e7, "1.000000e+07"),
        (f64::INFINITY, "0x7FF0000000000000"),
    ];
    for (value, text) in f64_cases {
        assert_eq!(literal(FloatKind::F64, value.to_bits().into()), text);
    }
}

#[test]
fn a_literal_reads_back_as_its_bits() {
    let mut state = 1u64;
    for _ in 0..2_000 {
        // A linear congruential generator (Knuth's MMIX constants).
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        for kind in [
            FloatKind::F16,
            FloatKind::BF16,
            FloatKind::F32,
            FloatKind::F64,
            FloatKind::TF32,
        ] {
            let bits = u128::from(state >> (64 - kind.width()));
            let text = literal(kind, bits);
            let back = match text.strip_prefix("0x") {
                Some(digits) => u128::from_str_radix(digits, 16).ok(),
                None => from_decimal(kind, &text),
            };
            assert_eq!(back, Some(bits), "{kind:?} {text}");
        }
    }
}
