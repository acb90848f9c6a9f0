//! What each arithmetic instruction computes, a line a case: operands and the value that its specification gives.
#![expect(
    clippy::approx_constant,
    clippy::excessive_precision,
    reason = "expected values stand as they were computed elsewhere"
)]

use super::*;
use crate::isa::{Op, Operand};

/// Runs one instruction whose operands are registers: the result first, then as many arguments as it reads.
fn eval(op: Op, args: &[Value]) -> Result<Value, (Status, std::string::String)> {
    let kinds = op.shape().operands();
    let wide = kinds[0] == Operand::Def64;
    let float = |n: &str| op.mnemonic().split('.').filter(|p| *p == n).count();
    let mut cconv = std::string::String::from("0");
    cconv.extend(args.iter().map(|a| a.kind().letter()));
    cconv.push('_');
    // A comparison gives i32; otherwise the last type in the name is the result's.
    let last = op.mnemonic().split('.').rfind(|p| {
        matches!(
            p.trim_start_matches(['s', 'u']),
            "f32" | "f64" | "i32" | "i64"
        )
    });
    let compare = op.mnemonic().starts_with("vm.cmp");
    cconv.push(match (wide, last) {
        (false, Some("f32")) if !compare => 'f',
        (false, _) => 'i',
        (true, Some("f64")) if float("f64") > 0 => 'F',
        (true, _) => 'I',
    });
    let bytes = module_of(&cconv, |_, e| {
        let mut operands = std::vec![Val(20).into()];
        let mut next = 0;
        for value in args {
            operands.push(Val(next).into());
            next += value.kind().slots();
        }
        e.emit(op, &operands);
        e.ret(&[if wide { two(20) } else { one(20) }]);
    });
    run_module(&bytes, args, 1).map(|r| r[0])
}

macro_rules! check {
    ($($op:ident($($arg:expr),*) = $expected:expr;)*) => {
        $(
            let (args, expected) = ([$(Value::from($arg)),*], Value::from($expected));
            let found = eval(Op::$op, &args).unwrap();
            // By its text, so that NaN equals NaN and -0 differs from 0.
            assert_eq!(std::format!("{found:?}"), std::format!("{expected:?}"), "{} {args:?}", stringify!($op));
        )*
    };
}

impl From<i32> for Value {
    fn from(v: i32) -> Self {
        Self::I32(v)
    }
}
impl From<i64> for Value {
    fn from(v: i64) -> Self {
        Self::I64(v)
    }
}
impl From<f32> for Value {
    fn from(v: f32) -> Self {
        Self::F32(v)
    }
}
impl From<f64> for Value {
    fn from(v: f64) -> Self {
        Self::F64(v)
    }
}

const MIN32: i32 = i32::MIN;
const MIN64: i64 = i64::MIN;
const NAN: f32 = f32::NAN;
const INF: f32 = f32::INFINITY;

#[test]
fn i32_arithmetic() {
    check! {
        AddI32(i32::MAX, 1) = MIN32;
        SubI32(MIN32, 1) = i32::MAX;
        MulI32(0x10000, 0x10001) = 0x10000;
        DivI32S(-7, 2) = -3;
        DivI32S(MIN32, -1) = MIN32;
        DivI32U(-2, 2) = 0x7FFF_FFFF;
        RemI32S(-7, 2) = -1;
        RemI32S(MIN32, -1) = 0;
        RemI32U(-1, 10) = 5;
        FmaI32(3, 5, -20) = -5;
        XorShlI32(0x1234_5678, -0x0FED_CBA9, 13) = 1421784696;
        XorShlI32(0x1234_5678, -0x0FED_CBA9, 33) = -233816362;
        XorShrI32U(0x1234_5678, -0x0FED_CBA9, 17) = 305409649;
        XorShrI32U(0x1234_5678, -0x0FED_CBA9, 32) = -500800977;
        AbsI32(-5) = 5;
        AbsI32(MIN32) = MIN32;
        MinI32S(-1, 1) = -1;
        MinI32U(-1, 1) = 1;
        MaxI32S(-1, 1) = 1;
        MaxI32U(-1, 1) = -1;
        NotI32(0) = -1;
        AndI32(12, 10) = 8;
        OrI32(12, 10) = 14;
        XorI32(12, 10) = 6;
        CtlzI32(0) = 32;
        CtlzI32(1) = 31;
        ShlI32(1, 33) = 2;
        ShlI32(1, -1) = MIN32;
        ShrI32S(-8, 1) = -4;
        ShrI32U(-8, 1) = 0x7FFF_FFFC;
        SelectI32(1, 10, 20) = 10;
        SelectI32(0, 10, 20) = 20;
        SelectI32(256, 10, 20) = 10;
    }
}

#[test]
fn i64_arithmetic() {
    check! {
        AddI64(i64::MAX, 1i64) = MIN64;
        AddI64(0xFFFF_FFFFi64, 1i64) = 0x1_0000_0000i64;
        SubI64(0i64, 1i64) = -1i64;
        MulI64(0x1_0000_0001i64, 0x1_0000_0001i64) = 0x2_0000_0001i64;
        DivI64S(-7i64, 2i64) = -3i64;
        DivI64S(MIN64, -1i64) = MIN64;
        DivI64U(-2i64, 2i64) = i64::MAX;
        RemI64S(-7i64, 2i64) = -1i64;
        RemI64S(MIN64, -1i64) = 0i64;
        RemI64U(-1i64, 10i64) = 5i64;
        FmaI64(1i64 << 40, 4i64, -1i64) = (1i64 << 42) - 1;
        AbsI64(MIN64) = MIN64;
        MinI64S(-1i64, 1i64) = -1i64;
        MinI64U(-1i64, 1i64) = 1i64;
        MaxI64S(-1i64, 1i64) = 1i64;
        MaxI64U(-1i64, 1i64) = -1i64;
        NotI64(0i64) = -1i64;
        AndI64(12i64, 10i64) = 8i64;
        OrI64(1i64 << 40, 1i64) = (1i64 << 40) | 1;
        XorI64(-1i64, 1i64) = -2i64;
        CtlzI64(0i64) = 64i64;
        CtlzI64(1i64) = 63i64;
        ShlI64(1i64, 65) = 2i64;
        ShrI64S(-8i64, 1) = -4i64;
        ShrI64U(-1i64, 63) = 1i64;
        SelectI64(0, 1i64 << 40, 7i64) = 7i64;
    }
}

#[test]
fn division_by_zero_is_a_status() {
    for op in [Op::DivI32S, Op::DivI32U, Op::RemI32S, Op::RemI32U] {
        let (status, text) = eval(op, &[1.into(), 0.into()]).unwrap_err();
        assert_eq!(
            (status, text.as_str()),
            (Status::InvalidArgument, "integer division by zero")
        );
    }
    for op in [Op::DivI64S, Op::DivI64U, Op::RemI64S, Op::RemI64U] {
        assert_eq!(
            eval(op, &[1i64.into(), 0i64.into()]).unwrap_err().0,
            Status::InvalidArgument
        );
    }
}

#[test]
fn resizing() {
    check! {
        TruncI32I8(-1) = 255;
        TruncI32I16(-1) = 65535;
        TruncI64I32(0x1_8000_0000i64) = MIN32;
        ExtI8I32S(0x80) = -128;
        ExtI8I32U(0x180) = 0x80;
        ExtI16I32S(0x8000) = -32768;
        ExtI16I32U(-1) = 65535;
        ExtI32I64S(-1) = -1i64;
        ExtI32I64U(-1) = 0xFFFF_FFFFi64;
        BitcastI32F32(0x3FC0_0000) = 1.5f32;
        BitcastF32I32(-2.0f32) = 0xC000_0000u32 as i32;
        BitcastI64F64(0x3FF8_0000_0000_0000i64) = 1.5f64;
        BitcastF64I64(-2.0f64) = 0xC000_0000_0000_0000u64 as i64;
    }
}

#[test]
fn comparisons() {
    check! {
        CmpEqI32(1, 1) = 1;
        CmpNeI32(1, 1) = 0;
        CmpLtI32S(-1, 1) = 1;
        CmpLtI32U(-1, 1) = 0;
        CmpLteI32S(1, 1) = 1;
        CmpLteI32U(2, 1) = 0;
        CmpNzI32(256) = 1;
        CmpEqI64(1i64 << 32, 0i64) = 0;
        CmpNeI64(1i64 << 32, 0i64) = 1;
        CmpLtI64S(-1i64, 1i64) = 1;
        CmpLtI64U(-1i64, 1i64) = 0;
        CmpLteI64S(MIN64, MIN64) = 1;
        CmpLteI64U(-1i64, 0i64) = 0;
        CmpNzI64(1i64 << 32) = 1;
        CmpEqF32O(NAN, NAN) = 0;
        CmpEqF32U(NAN, 1.0f32) = 1;
        CmpNeF32O(NAN, NAN) = 0;
        CmpNeF32O(1.0f32, 2.0f32) = 1;
        CmpNeF32U(NAN, NAN) = 1;
        CmpLtF32O(1.0f32, NAN) = 0;
        CmpLtF32U(1.0f32, NAN) = 1;
        CmpLteF32O(1.0f32, 1.0f32) = 1;
        CmpLteF32U(2.0f32, 1.0f32) = 0;
        CmpNanF32(NAN) = 1;
        CmpNanF32(INF) = 0;
        CmpEqF64O(0.0f64, -0.0f64) = 1;
        CmpNeF64U(f64::NAN, f64::NAN) = 1;
        CmpNeF64O(f64::NAN, 0.0f64) = 0;
        CmpEqF64U(f64::NAN, 0.0f64) = 1;
        CmpLtF64O(f64::NAN, 0.0f64) = 0;
        CmpLtF64U(f64::NAN, 0.0f64) = 1;
        CmpLteF64O(f64::NAN, 0.0f64) = 0;
        CmpLteF64U(f64::NAN, 0.0f64) = 1;
        CmpNanF64(f64::NAN) = 1;
    }
}

#[test]
fn float_arithmetic() {
    check! {
        AddF32(0.1f32, 0.2f32) = 0.3f32 + f32::EPSILON / 8.0;
        SubF32(1.0f32, 1.5f32) = -0.5f32;
        MulF32(1e30f32, 1e30f32) = INF;
        DivF32(1.0f32, 0.0f32) = INF;
        DivF32(0.0f32, 0.0f32) = NAN;
        // (1 + 2^-12)^2 - (1 + 2^-11): what one rounding keeps
        FmaF32(1.000_244_140_625_f32, 1.000_244_140_625_f32, -1.000_488_281_25_f32) = 5.960_464_5e-8f32;
        // What a second rounding loses of it.
        MulAddF32(1.000_244_140_625_f32, 1.000_244_140_625_f32, -1.000_488_281_25_f32) = 0.0f32;
        MulAddF32(3.0f32, 5.0f32, -20.5f32) = -5.5f32;
        AbsF32(-0.0f32) = 0.0f32;
        NegF32(0.0f32) = -0.0f32;
        MinF32(1.0f32, 2.0f32) = 1.0f32;
        MaxF32(1.0f32, 2.0f32) = 2.0f32;
        SqrtF32(2.25f32) = 1.5f32;
        RemF32(5.0f32, 3.0f32) = -1.0f32;
        RemF32(7.0f32, 4.0f32) = -1.0f32;
        FmodF32(5.0f32, 3.0f32) = 2.0f32;
        FmodF32(-5.0f32, 3.0f32) = -2.0f32;
        CeilF32(-0.5f32) = -0.0f32;
        FloorF32(-0.5f32) = -1.0f32;
        RoundF32(2.5f32) = 3.0f32;
        RoundF32(-2.5f32) = -3.0f32;
        RoundEvenF32(2.5f32) = 2.0f32;
        RoundEvenF32(3.5f32) = 4.0f32;
        TruncF32(-1.7f32) = -1.0f32;
        MinimumF32(-0.0f32, 0.0f32) = -0.0f32;
        MaximumF32(NAN, 1.0f32) = NAN;
        MinNumF32(NAN, 1.0f32) = 1.0f32;
        MaxNumF32(-0.0f32, 0.0f32) = 0.0f32;
        CopySignF32(1.5f32, -0.0f32) = -1.5f32;
        RsqrtF32(4.0f32) = 0.5f32;
        AddF64(1e308f64, 1e308f64) = f64::INFINITY;
        SubF64(1.0f64, 0.9f64) = 0.099_999_999_999_999_98_f64;
        MulF64(3.0f64, -0.0f64) = -0.0f64;
        DivF64(-1.0f64, 0.0f64) = f64::NEG_INFINITY;
        FmaF64(2.0f64, 3.0f64, 4.0f64) = 10.0f64;
        AbsF64(-1.5f64) = 1.5f64;
        NegF64(1.5f64) = -1.5f64;
        MinF64(3.0f64, 2.0f64) = 2.0f64;
        MaxF64(3.0f64, 2.0f64) = 3.0f64;
        SqrtF64(1.0e10f64) = 1.0e5f64;
        RemF64(5.0f64, 3.0f64) = -1.0f64;
        FloorF64(-1.5f64) = -2.0f64;
        CeilF64(1.2f64) = 2.0f64;
        RoundF64(0.5f64) = 1.0f64;
        RoundEvenF64(0.5f64) = 0.0f64;
        TruncF64(-1.9f64) = -1.0f64;
        SelectF32(1, 1.0f32, 2.0f32) = 1.0f32;
        SelectF64(0, 1.0f64, 2.0f64) = 2.0f64;
    }
}

#[test]
fn float_conversions() {
    check! {
        CastSI32F32(-3) = -3.0f32;
        CastUI32F32(-1) = 4_294_967_296.0f32;
        CastSI64F32(i64::MAX) = 9_223_372_036_854_775_808.0f32;
        CastUI64F32(-1i64) = 18_446_744_073_709_551_616.0f32;
        CastSI32F32(16_777_217) = 16_777_216.0f32;
        CastSI32F64(-3) = -3.0f64;
        CastUI32F64(-1) = 4_294_967_295.0f64;
        CastSI64F64(-1i64) = -1.0f64;
        CastUI64F64(-1i64) = 18_446_744_073_709_551_616.0f64;
        TruncF32SI32(-1.7f32) = -1;
        TruncF32SI32(3.0e9f32) = i32::MAX;
        TruncF32SI32(-3.0e9f32) = MIN32;
        TruncF32SI32(NAN) = 0;
        TruncF32UI32(-1.0f32) = 0;
        TruncF32UI32(1.0e10f32) = -1;
        TruncF32SI64(INF) = i64::MAX;
        TruncF32UI64(INF) = -1i64;
        TruncF64SI32(2_147_483_648.0f64) = i32::MAX;
        TruncF64UI32(-0.5f64) = 0;
        TruncF64SI64(-1.0e300f64) = MIN64;
        TruncF64UI64(1.5f64) = 1i64;
        CastF32SI32(2.5f32) = 3;
        CastF32SI32(-2.5f32) = -3;
        CastF32UI32(0.5f32) = 1;
        CastF32SI64(-1.5f32) = -2i64;
        CastF32UI64(1.4f32) = 1i64;
        CastF64SI32(-0.5f64) = -1;
        CastF64UI32(2.5f64) = 3;
        CastF64SI64(1.0e18f64) = 1_000_000_000_000_000_000i64;
        CastF64UI64(0.4f64) = 0i64;
        TruncF64F32(0.1f64) = 0.1f32;
        TruncF64F32(1.0e300f64) = INF;
        // halfway between 1 and the next f32: to even
        TruncF64F32(1.000_000_059_604_644_8_f64) = 1.0f32;
        ExtF32F64(0.5f32) = 0.5f64;
    }
}

/// Values as Python's `math` module prints them. The library promises one unit in the last place.
#[test]
fn math_functions_are_within_one_unit() {
    let f32_cases: &[(Op, &[f32], f32)] = &[
        (Op::AtanF32, &[1.0], 0.785_398_163_397_448_3),
        (Op::Atan2F32, &[1.0, -1.0], 2.356_194_490_192_345),
        (Op::CosF32, &[1.0], 0.540_302_305_868_139_7),
        (Op::SinF32, &[1.0], 0.841_470_984_807_896_5),
        (Op::ExpF32, &[1.0], 2.718_281_828_459_045),
        (Op::Exp2F32, &[0.5], 1.414_213_562_373_095),
        (Op::Expm1F32, &[1e-5], 1.000_005_000_016_666_7e-5),
        (Op::LogF32, &[10.0], 2.302_585_092_994_046),
        (Op::Log10F32, &[2.0], 0.301_029_995_663_981_2),
        (Op::Log1pF32, &[1e-5], 9.999_950_000_333_332e-6),
        (Op::Log2F32, &[10.0], 3.321_928_094_887_362),
        (Op::PowF32, &[2.0, 0.5], 1.414_213_562_373_095),
        (Op::TanhF32, &[0.5], 0.462_117_157_260_009_76),
        (Op::ErfF32, &[0.5], 0.520_499_877_813_046_5),
    ];
    for (op, args, expected) in f32_cases {
        let args: Vec<Value> = args.iter().map(|v| Value::F32(*v)).collect();
        let Value::F32(found) = eval(*op, &args).unwrap() else {
            panic!("{op:?}")
        };
        let distance = (found.to_bits() as i32 - expected.to_bits() as i32).abs();
        assert!(distance <= 1, "{op:?}: expected {expected}, found {found}");
    }
    let f64_cases: &[(Op, &[f64], f64)] = &[
        (Op::AtanF64, &[1.0], 0.785_398_163_397_448_3),
        (Op::Atan2F64, &[1.0, -1.0], 2.356_194_490_192_345),
        (Op::CosF64, &[1.0], 0.540_302_305_868_139_7),
        (Op::SinF64, &[1.0], 0.841_470_984_807_896_5),
        (Op::ExpF64, &[1.0], 2.718_281_828_459_045),
        (Op::Exp2F64, &[0.5], 1.414_213_562_373_095_1),
        (Op::Expm1F64, &[1e-5], 1.000_005_000_016_666_7e-5),
        (Op::LogF64, &[10.0], 2.302_585_092_994_045_7),
        (Op::Log10F64, &[2.0], 0.301_029_995_663_981_2),
        (Op::Log1pF64, &[1e-5], 9.999_950_000_333_331e-6),
        (Op::Log2F64, &[10.0], 3.321_928_094_887_362_3),
        (Op::PowF64, &[2.0, 0.5], 1.414_213_562_373_095_1),
        (Op::TanhF64, &[0.5], 0.462_117_157_260_009_76),
        (Op::ErfF64, &[0.5], 0.520_499_877_813_046_5),
        (Op::RsqrtF64, &[4.0], 0.5),
    ];
    for (op, args, expected) in f64_cases {
        let args: Vec<Value> = args.iter().map(|v| Value::F64(*v)).collect();
        let Value::F64(found) = eval(*op, &args).unwrap() else {
            panic!("{op:?}")
        };
        let distance = (found.to_bits() as i64 - expected.to_bits() as i64).abs();
        assert!(distance <= 1, "{op:?}: expected {expected}, found {found}");
    }
}

#[test]
fn constants_keep_their_bits() {
    let bytes = module_of("0v_iIfF", |_, e| {
        e.const_i32(Val(0), MIN32);
        e.const_i64(Val(1), MIN64 + 1);
        e.const_f32(Val(3), (-1.5f32).to_bits());
        e.const_f64(Val(4), 1.0e300f64.to_bits());
        e.ret(&[one(0), two(1), one(3), two(4)]);
    });
    let expected = [
        MIN32.into(),
        (MIN64 + 1).into(),
        (-1.5f32).into(),
        1.0e300f64.into(),
    ];
    assert_eq!(run_module(&bytes, &[], 4).unwrap(), expected);
    let bytes = module_of("0v_iIfF", |_, e| {
        e.const_i32(Val(0), -32768);
        e.const_i64(Val(1), -1);
        e.const_f32(Val(3), 0);
        e.const_f64(Val(4), 0);
        e.emit(
            Op::AddImmI32,
            &[Val(0).into(), Val(0).into(), (-128i32).into()],
        );
        e.emit(
            Op::AddImmI64,
            &[Val(1).into(), Val(1).into(), (-128i32).into()],
        );
        e.ret(&[one(0), two(1), one(3), two(4)]);
    });
    let expected = [
        (-32896).into(),
        (-129i64).into(),
        0.0f32.into(),
        0.0f64.into(),
    ];
    assert_eq!(run_module(&bytes, &[], 4).unwrap(), expected);
}

#[test]
fn a_pair_move_may_overlap() {
    let bytes = module_of("0I_II", |_, e| {
        e.unary(Op::MovI64, Val(1), Val(0));
        e.unary(Op::MovI64, Val(4), Val(1));
        e.unary(Op::MovI64, Val(3), Val(4));
        e.ret(&[two(1), two(3)]);
    });
    let v = 0x1234_5678_9ABC_DEF0i64;
    assert_eq!(
        run_module(&bytes, &[v.into()], 2).unwrap(),
        [v.into(), v.into()]
    );
}
