//! `math` to `vm`. Functions that the VM has are one op; the others are made of those.

use super::to_vm::{Converted, Lowering, Scalar, Sign, half};
use crate::dialects::math as from;
use crate::dialects::vm::{arith, compare, control, convert, float};
use crate::ir::{FloatKind, Op, OpKind, Value};

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::AbsF::KIND => direct(cx, op, &ABS),
        from::Atan::KIND => direct(cx, op, &ATAN),
        from::Atan2::KIND => direct(cx, op, &ATAN2),
        from::Ceil::KIND => direct(cx, op, &CEIL),
        from::CopySign::KIND => direct(cx, op, &COPYSIGN),
        from::Cos::KIND => direct(cx, op, &COS),
        from::Erf::KIND => direct(cx, op, &ERF),
        from::Exp::KIND => direct(cx, op, &EXP),
        from::Exp2::KIND => direct(cx, op, &[float::Exp2F32::KIND, float::Exp2F64::KIND]),
        from::ExpM1::KIND => direct(cx, op, &EXPM1),
        from::Floor::KIND => direct(cx, op, &[float::FloorF32::KIND, float::FloorF64::KIND]),
        from::Fma::KIND => direct(cx, op, &[float::FmaF32::KIND, float::FmaF64::KIND]),
        from::Log::KIND => direct(cx, op, &LOG),
        from::Log10::KIND => direct(cx, op, &[float::Log10F32::KIND, float::Log10F64::KIND]),
        from::Log1p::KIND => direct(cx, op, &LOG1P),
        from::Log2::KIND => direct(cx, op, &[float::Log2F32::KIND, float::Log2F64::KIND]),
        from::PowF::KIND => direct(cx, op, &POW),
        from::Round::KIND => direct(cx, op, &[float::RoundF32::KIND, float::RoundF64::KIND]),
        from::RoundEven::KIND => direct(
            cx,
            op,
            &[float::RoundF32Even::KIND, float::RoundF64Even::KIND],
        ),
        from::Rsqrt::KIND => direct(cx, op, &[float::RsqrtF32::KIND, float::RsqrtF64::KIND]),
        from::Sin::KIND => direct(cx, op, &SIN),
        from::Sqrt::KIND => direct(cx, op, &SQRT),
        from::Tanh::KIND => direct(cx, op, &[float::TanhF32::KIND, float::TanhF64::KIND]),
        from::Trunc::KIND => direct(
            cx,
            op,
            &[float::TruncateF32::KIND, float::TruncateF64::KIND],
        ),
        from::Tan::KIND => expand(cx, op, tan),
        from::Sinh::KIND => expand(cx, op, sinh),
        from::Cosh::KIND => expand(cx, op, cosh),
        from::Asin::KIND => expand(cx, op, asin),
        from::Acos::KIND => expand(cx, op, acos),
        from::Asinh::KIND => expand(cx, op, asinh),
        from::Acosh::KIND => expand(cx, op, acosh),
        from::Atanh::KIND => expand(cx, op, atanh),
        from::Cbrt::KIND => expand(cx, op, cbrt),
        from::Erfc::KIND if !cx.target.f64_extension => {
            cx.fail(op, "takes a VM with the f64 extension")
        }
        from::Erfc::KIND => expand(cx, op, erfc),
        from::ClampF::KIND => expand(cx, op, clamp),
        from::SinCos::KIND => sin_cos(cx, op),
        from::IsFinite::KIND => classify(cx, op, is_finite),
        from::IsInf::KIND => classify(cx, op, is_infinite),
        from::IsNaN::KIND => classify(cx, op, is_nan),
        from::IsNormal::KIND => is_normal(cx, op),
        from::FPowI::KIND => power_to_int(cx, op),
        from::IPowI::KIND => int_power(cx, op),
        from::AbsI::KIND => abs_int(cx, op),
        from::CtLz::KIND => count_leading(cx, op),
        from::CtTz::KIND => count_trailing(cx, op),
        from::CtPop::KIND => count_ones(cx, op),
        _ => cx.unsupported(op),
    }
}

/// The `f32` and the `f64` form of an op.
type Pair = [OpKind; 2];

const ABS: Pair = [float::AbsF32::KIND, float::AbsF64::KIND];
const ADD: Pair = [float::AddF32::KIND, float::AddF64::KIND];
const ATAN: Pair = [float::AtanF32::KIND, float::AtanF64::KIND];
const ATAN2: Pair = [float::Atan2F32::KIND, float::Atan2F64::KIND];
const CEIL: Pair = [float::CeilF32::KIND, float::CeilF64::KIND];
const COPYSIGN: Pair = [float::CopySignF32::KIND, float::CopySignF64::KIND];
const COS: Pair = [float::CosF32::KIND, float::CosF64::KIND];
const DIV: Pair = [float::DivF32::KIND, float::DivF64::KIND];
const ERF: Pair = [float::ErfF32::KIND, float::ErfF64::KIND];
const EXP: Pair = [float::ExpF32::KIND, float::ExpF64::KIND];
const EXPM1: Pair = [float::Expm1F32::KIND, float::Expm1F64::KIND];
const LESS: Pair = [compare::CmpLtF32O::KIND, compare::CmpLtF64O::KIND];
const LESS_OR_EQUAL: Pair = [compare::CmpLteF32O::KIND, compare::CmpLteF64O::KIND];
const LOG: Pair = [float::LogF32::KIND, float::LogF64::KIND];
const LOG1P: Pair = [float::Log1pF32::KIND, float::Log1pF64::KIND];
const MAX: Pair = [float::MaximumF32::KIND, float::MaximumF64::KIND];
const MIN: Pair = [float::MinimumF32::KIND, float::MinimumF64::KIND];
const MUL: Pair = [float::MulF32::KIND, float::MulF64::KIND];
const POW: Pair = [float::PowF32::KIND, float::PowF64::KIND];
const SELECT: Pair = [convert::SelectF32::KIND, convert::SelectF64::KIND];
const SIN: Pair = [float::SinF32::KIND, float::SinF64::KIND];
const SQRT: Pair = [float::SqrtF32::KIND, float::SqrtF64::KIND];
const SUB: Pair = [float::SubF32::KIND, float::SubF64::KIND];

/// Builds float ops of one width.
struct Float<'c, 'a> {
    cx: &'c mut Lowering<'a>,
    scalar: Scalar,
}

impl Float<'_, '_> {
    fn op<const N: usize>(&mut self, pair: Pair, operands: [Value; N]) -> Value {
        let kind = if self.scalar == Scalar::F64 {
            pair[1]
        } else {
            pair[0]
        };
        self.cx.op(kind, operands)
    }

    fn constant(&mut self, value: f64) -> Value {
        self.cx.float(self.scalar, value)
    }

    fn is_double(&self) -> bool {
        self.scalar == Scalar::F64
    }
}

fn direct(cx: &mut Lowering<'_>, op: Op, pair: &Pair) -> Converted {
    expand(cx, op, |f, operands| match *operands {
        [a] => f.op(*pair, [a]),
        [a, b] => f.op(*pair, [a, b]),
        _ => f.op(*pair, [operands[0], operands[1], operands[2]]),
    })
}

/// Converts a float op by a rule for `f32` and `f64`; 16-bit floats compute in `f32`.
fn expand(
    cx: &mut Lowering<'_>,
    op: Op,
    rule: impl Fn(&mut Float<'_, '_>, &[Value]) -> Value,
) -> Converted {
    let (operands, scalar, half) = float_operands(cx, op)?;
    let value = rule(&mut Float { cx, scalar }, &operands);
    let value = match half {
        Some(kind) => half::narrow(cx, value, kind),
        None => value,
    };
    cx.replace(op, value)
}

/// The operands of a float op, widened if they have 16 bits.
fn float_operands(
    cx: &mut Lowering<'_>,
    op: Op,
) -> Converted<(Vec<Value>, Scalar, Option<FloatKind>)> {
    let old = cx.ir.operand_vec(op);
    match cx.scalar_of(op, cx.ir.operand(op, 0))? {
        scalar @ (Scalar::F32 | Scalar::F64) => Ok((cx.values(old), scalar, None)),
        Scalar::Half(kind) => {
            let mut wide = Vec::with_capacity(old.len());
            for old in old {
                let value = cx.value(old);
                // An exponent may be an integer.
                let is_float = cx.scalar_of(op, old)? == Scalar::Half(kind);
                wide.push(if is_float {
                    half::widen(cx, value, kind)
                } else {
                    value
                });
            }
            Ok((wide, Scalar::F32, Some(kind)))
        }
        _ => cx.unsupported(op),
    }
}

fn tan(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let (sin, cos) = (f.op(SIN, [x[0]]), f.op(COS, [x[0]]));
    f.op(DIV, [sin, cos])
}

/// Near zero from `expm1`, which keeps small values; far away from half the exponential, in two factors so that it
/// does not overflow before the result does.
fn sinh(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let size = f.op(ABS, [x[0]]);
    let half = f.constant(0.5);
    let one = f.constant(1.0);
    let near = f.op(EXPM1, [size]);
    let shifted = f.op(ADD, [near, one]);
    let quotient = f.op(DIV, [near, shifted]);
    let near = f.op(ADD, [near, quotient]);
    let near = f.op(MUL, [near, half]);
    let far = half_exponential(f, size);
    let limit = f.constant(20.0);
    let is_near = f.op(LESS, [size, limit]);
    let value = f.op(SELECT, [is_near, near, far]);
    f.op(COPYSIGN, [value, x[0]])
}

/// `exp(x) / 2` without early overflow.
fn half_exponential(f: &mut Float<'_, '_>, x: Value) -> Value {
    let half = f.constant(0.5);
    let root = f.op(MUL, [x, half]);
    let root = f.op(EXP, [root]);
    let scaled = f.op(MUL, [root, half]);
    f.op(MUL, [scaled, root])
}

fn cosh(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let size = f.op(ABS, [x[0]]);
    let grown = half_exponential(f, size);
    let quarter = f.constant(0.25);
    let shrunk = f.op(DIV, [quarter, grown]);
    f.op(ADD, [grown, shrunk])
}

/// `sqrt((1 - x)(1 + x))`.
fn cathetus(f: &mut Float<'_, '_>, x: Value) -> Value {
    let one = f.constant(1.0);
    let (less, more) = (f.op(SUB, [one, x]), f.op(ADD, [one, x]));
    let product = f.op(MUL, [less, more]);
    f.op(SQRT, [product])
}

fn asin(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let other = cathetus(f, x[0]);
    f.op(ATAN2, [x[0], other])
}

fn acos(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let other = cathetus(f, x[0]);
    f.op(ATAN2, [other, x[0]])
}

/// Where a square would overflow, `log(2x)`.
fn log_of_double(f: &mut Float<'_, '_>, x: Value) -> Value {
    let log = f.op(LOG, [x]);
    let ln2 = f.constant(std::f64::consts::LN_2);
    f.op(ADD, [log, ln2])
}

fn asinh(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let size = f.op(ABS, [x[0]]);
    let one = f.constant(1.0);
    let square = f.op(MUL, [size, size]);
    let root = f.op(ADD, [square, one]);
    let root = f.op(SQRT, [root]);
    let root = f.op(ADD, [root, one]);
    let part = f.op(DIV, [square, root]);
    let sum = f.op(ADD, [size, part]);
    let near = f.op(LOG1P, [sum]);
    let far = log_of_double(f, size);
    let limit = f.constant(1e9);
    let is_near = f.op(LESS, [size, limit]);
    let value = f.op(SELECT, [is_near, near, far]);
    f.op(COPYSIGN, [value, x[0]])
}

fn acosh(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let one = f.constant(1.0);
    let two = f.constant(2.0);
    let above = f.op(SUB, [x[0], one]);
    let factor = f.op(ADD, [above, two]);
    let square = f.op(MUL, [above, factor]);
    let root = f.op(SQRT, [square]);
    let sum = f.op(ADD, [above, root]);
    let near = f.op(LOG1P, [sum]);
    let far = log_of_double(f, x[0]);
    let limit = f.constant(1e9);
    let is_far = f.op(LESS, [limit, x[0]]);
    f.op(SELECT, [is_far, far, near])
}

fn atanh(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let one = f.constant(1.0);
    let half = f.constant(0.5);
    let size = f.op(ABS, [x[0]]);
    let double = f.op(ADD, [size, size]);
    let rest = f.op(SUB, [one, size]);
    let ratio = f.op(DIV, [double, rest]);
    let log = f.op(LOG1P, [ratio]);
    let value = f.op(MUL, [log, half]);
    f.op(COPYSIGN, [value, x[0]])
}

/// The power, then one Newton step, so that cubes of whole numbers come out whole.
fn cbrt(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let size = f.op(ABS, [x[0]]);
    let third = f.constant(1.0 / 3.0);
    let root = f.op(POW, [size, third]);
    let square = f.op(MUL, [root, root]);
    let cube = f.op(MUL, [square, root]);
    let excess = f.op(SUB, [cube, size]);
    let three = f.constant(3.0);
    let slope = f.op(MUL, [three, square]);
    let step = f.op(DIV, [excess, slope]);
    let better = f.op(SUB, [root, step]);
    // Where the step is no number (zero, infinity) the root is right already.
    let size_of_better = f.op(ABS, [better]);
    let infinity = f.constant(f64::INFINITY);
    let usable = f.op(LESS, [size_of_better, infinity]);
    let value = f.op(SELECT, [usable, better, root]);
    f.op(COPYSIGN, [value, x[0]])
}

/// `1 - erf(x)`; an `f32` computes in `f64`. The relative error grows where the result is below 1e-8.
fn erfc(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let wide = if f.is_double() {
        x[0]
    } else {
        f.cx.op(convert::ExtF32F64::KIND, [x[0]])
    };
    let erf = f.cx.op(ERF[1], [wide]);
    let one = f.cx.float(Scalar::F64, 1.0);
    let rest = f.cx.op(SUB[1], [one, erf]);
    if f.is_double() {
        rest
    } else {
        f.cx.op(convert::TruncF64F32::KIND, [rest])
    }
}

fn clamp(f: &mut Float<'_, '_>, x: &[Value]) -> Value {
    let raised = f.op(MAX, [x[0], x[1]]);
    f.op(MIN, [raised, x[2]])
}

fn sin_cos(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (operands, scalar, half) = float_operands(cx, op)?;
    let mut values = [SIN, COS].map(|pair| Float { cx, scalar }.op(pair, [operands[0]]));
    if let Some(kind) = half {
        values = values.map(|v| half::narrow(cx, v, kind));
    }
    cx.replace_all(op, &values)
}

/// An op from a float to `i1`.
fn classify(
    cx: &mut Lowering<'_>,
    op: Op,
    rule: fn(&mut Float<'_, '_>, Value) -> Value,
) -> Converted {
    let (operands, scalar, _) = float_operands(cx, op)?;
    let value = rule(&mut Float { cx, scalar }, operands[0]);
    cx.replace(op, value)
}

fn is_finite(f: &mut Float<'_, '_>, x: Value) -> Value {
    let size = f.op(ABS, [x]);
    let infinity = f.constant(f64::INFINITY);
    f.op(LESS, [size, infinity])
}

fn is_infinite(f: &mut Float<'_, '_>, x: Value) -> Value {
    let size = f.op(ABS, [x]);
    let infinity = f.constant(f64::INFINITY);
    f.op(
        [compare::CmpEqF32O::KIND, compare::CmpEqF64O::KIND],
        [size, infinity],
    )
}

fn is_nan(f: &mut Float<'_, '_>, x: Value) -> Value {
    f.op([compare::CmpNanF32::KIND, compare::CmpNanF64::KIND], [x])
}

/// Finite, and at least the smallest normal number of its own type.
fn is_normal(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (operands, scalar, half) = float_operands(cx, op)?;
    let smallest = match (scalar, half) {
        (_, Some(FloatKind::F16)) => 2f64.powi(-14),
        (Scalar::F64, _) => f64::MIN_POSITIVE,
        _ => f64::from(f32::MIN_POSITIVE),
    };
    let mut f = Float { cx, scalar };
    let size = f.op(ABS, [operands[0]]);
    let (smallest, infinity) = (f.constant(smallest), f.constant(f64::INFINITY));
    let (large, finite) = (
        f.op(LESS_OR_EQUAL, [smallest, size]),
        f.op(LESS, [size, infinity]),
    );
    let value = cx.op(arith::AndI32::KIND, [large, finite]);
    cx.replace(op, value)
}

/// A power with the exponent as a float. Whether the exponent is odd is looked up in the integer where the float may
/// have lost it.
fn power_to_int(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Scalar::Int(bits) = cx.scalar_of(op, cx.ir.operand(op, 1))? else {
        return cx.unsupported(op);
    };
    let exponent = cx.ir.operand(op, 1);
    let exponent = cx.extended(exponent, Sign::Signed);
    let base_is_double = cx.scalar_of(op, cx.ir.operand(op, 0))? == Scalar::F64;
    let kind = match (bits > 32, base_is_double) {
        (false, false) => convert::CastSI32F32::KIND,
        (false, true) => convert::CastSI32F64::KIND,
        (true, false) => convert::CastSI64F32::KIND,
        (true, true) => convert::CastSI64F64::KIND,
    };
    let number = cx.op(kind, [exponent]);
    let exact = bits <= if base_is_double { 53 } else { 24 };
    if exact {
        return expand(cx, op, |f, operands| f.op(POW, [operands[0], number]));
    }
    let low = cx.resize_register(exponent, bits, 32, Sign::Signed);
    let one = cx.i32(1);
    let odd = cx.op(arith::AndI32::KIND, [low, one]);
    expand(cx, op, |f, operands| {
        let size = f.op(ABS, [operands[0]]);
        let size = f.op(POW, [size, number]);
        let signed = f.op(COPYSIGN, [size, operands[0]]);
        f.op(SELECT, [odd, signed, size])
    })
}

/// Square and multiply in a loop. A negative exponent gives 1 for base 1, +-1 for base -1, and otherwise 0, as the
/// true quotient rounded toward zero.
fn int_power(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Scalar::Int(bits) = cx.scalar_of(op, cx.ir.operand(op, 0))? else {
        return cx.unsupported(op);
    };
    let wide = bits > 32;
    let ty = cx.ir.int_type(if wide { 64 } else { 32 });
    let pick = |narrow: OpKind, long: OpKind| if wide { long } else { narrow };
    let operands = [cx.ir.operand(op, 0), cx.ir.operand(op, 1)];
    let [base, exponent] = operands.map(|v| cx.extended(v, Sign::Signed));
    let (zero, one) = (cx.int(bits, 0), cx.int(bits, 1));
    let mul = pick(arith::MulI32::KIND, arith::MulI64::KIND);
    let head = cx.new_block(&[ty, ty, ty]);
    cx.builder()
        .op(control::Br::KIND)
        .operands([one, base, exponent])
        .successors([head])
        .build();
    // ^head(power, square, rest): while rest > 0
    cx.block = head;
    let [power, square, rest] = [0, 1, 2].map(|i| cx.ir.block_arg(head, i));
    let more = cx.op(
        pick(compare::CmpLtI32S::KIND, compare::CmpLtI64S::KIND),
        [zero, rest],
    );
    let body = cx.new_block(&[]);
    let done = {
        cx.block = body;
        cx.new_block(&[])
    };
    cx.block = head;
    cx.builder()
        .op(control::CondBr::KIND)
        .groups(&[&[more], &[], &[]])
        .successors([body, done])
        .build();
    cx.block = body;
    let odd = cx.op(pick(arith::AndI32::KIND, arith::AndI64::KIND), [rest, one]);
    let odd = cx.op(
        pick(compare::CmpNzI32::KIND, compare::CmpNzI64::KIND),
        [odd],
    );
    let product = cx.op(mul, [power, square]);
    let power_next = cx.op(
        pick(convert::SelectI32::KIND, convert::SelectI64::KIND),
        [odd, product, power],
    );
    let square_next = cx.op(mul, [square, square]);
    let shift = cx.i32(1);
    let rest_next = cx.op(
        pick(arith::ShrI32U::KIND, arith::ShrI64U::KIND),
        [rest, shift],
    );
    cx.builder()
        .op(control::Br::KIND)
        .operands([power_next, square_next, rest_next])
        .successors([head])
        .build();
    cx.block = done;
    // For a negative exponent the loop never ran.
    let select = pick(convert::SelectI32::KIND, convert::SelectI64::KIND);
    let equal = pick(compare::CmpEqI32::KIND, compare::CmpEqI64::KIND);
    let minus_one = cx.int(bits, -1);
    let low_bit = cx.op(
        pick(arith::AndI32::KIND, arith::AndI64::KIND),
        [exponent, one],
    );
    let low_bit = cx.op(
        pick(compare::CmpNzI32::KIND, compare::CmpNzI64::KIND),
        [low_bit],
    );
    let alternating = cx.op(select, [low_bit, minus_one, one]);
    let is_one = cx.op(equal, [base, one]);
    let is_minus_one = cx.op(equal, [base, minus_one]);
    let inverse = cx.op(select, [is_minus_one, alternating, zero]);
    let inverse = cx.op(select, [is_one, one, inverse]);
    let negative = cx.op(
        pick(compare::CmpLtI32S::KIND, compare::CmpLtI64S::KIND),
        [exponent, zero],
    );
    let value = cx.op(select, [negative, inverse, power]);
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

/// The integer operand with its upper bits set, and its width.
fn int_operand(cx: &mut Lowering<'_>, op: Op, sign: Sign) -> Converted<(Value, u32)> {
    let old = cx.ir.operand(op, 0);
    match cx.scalar_of(op, old)? {
        Scalar::Int(bits) => Ok((cx.extended(old, sign), bits)),
        _ => cx.unsupported(op),
    }
}

fn abs_int(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (value, bits) = int_operand(cx, op, Sign::Signed)?;
    let kind = if bits > 32 {
        arith::AbsI64::KIND
    } else {
        arith::AbsI32::KIND
    };
    let value = cx.op(kind, [value]);
    let value = cx.keep_low_bit(value, bits);
    cx.replace(op, value)
}

fn count_leading(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (value, bits) = int_operand(cx, op, Sign::Unsigned)?;
    let value = leading(cx, value, bits);
    cx.replace(op, value)
}

/// Leading zeros of a zero-extended integer, counted in its own width.
fn leading(cx: &mut Lowering<'_>, value: Value, bits: u32) -> Value {
    let (count, extra) = if bits > 32 {
        (cx.op(arith::CtlzI64::KIND, [value]), 64 - bits)
    } else {
        (cx.op(arith::CtlzI32::KIND, [value]), 32 - bits)
    };
    if extra == 0 {
        return count;
    }
    let extra = cx.int(bits, extra.into());
    cx.op(
        if bits > 32 {
            arith::SubI64::KIND
        } else {
            arith::SubI32::KIND
        },
        [count, extra],
    )
}

/// The bits below the lowest set one, `~x & (x - 1)`, are as many as the trailing zeros; of zero they are all.
fn count_trailing(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (value, bits) = int_operand(cx, op, Sign::Unsigned)?;
    let wide = bits > 32;
    let pick = |narrow: OpKind, long: OpKind| if wide { long } else { narrow };
    let one = cx.int(bits, 1);
    let not = cx.op(pick(arith::NotI32::KIND, arith::NotI64::KIND), [value]);
    let less = cx.op(pick(arith::SubI32::KIND, arith::SubI64::KIND), [value, one]);
    let below = cx.op(pick(arith::AndI32::KIND, arith::AndI64::KIND), [not, less]);
    let leading = cx.op(pick(arith::CtlzI32::KIND, arith::CtlzI64::KIND), [below]);
    let width = cx.int(bits, if wide { 64 } else { 32 });
    let count = cx.op(
        pick(arith::SubI32::KIND, arith::SubI64::KIND),
        [width, leading],
    );
    // Zero in a narrow type still counts its own width.
    let limit = cx.int(bits, bits.into());
    let count = cx.op(
        pick(arith::MinI32U::KIND, arith::MinI64U::KIND),
        [count, limit],
    );
    let count = cx.keep_low_bit(count, bits);
    cx.replace(op, count)
}

/// Sums of neighbouring bits, pairs and nibbles, then of the bytes by a multiplication.
fn count_ones(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (value, bits) = int_operand(cx, op, Sign::Unsigned)?;
    let wide = bits > 32;
    let pick = |narrow: OpKind, long: OpKind| if wide { long } else { narrow };
    let and = pick(arith::AndI32::KIND, arith::AndI64::KIND);
    let add = pick(arith::AddI32::KIND, arith::AddI64::KIND);
    let shr = pick(arith::ShrI32U::KIND, arith::ShrI64U::KIND);
    let mask = |cx: &mut Lowering<'_>, byte: u8| {
        let repeated = i64::from_le_bytes([byte; 8]);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the low half of a repeated byte"
        )]
        let value = if wide {
            repeated
        } else {
            i64::from(repeated as i32)
        };
        cx.int(bits, value)
    };
    let (fives, threes, nibbles, ones) = (
        mask(cx, 0x55),
        mask(cx, 0x33),
        mask(cx, 0x0F),
        mask(cx, 0x01),
    );
    let (by1, by2, by4) = (cx.i32(1), cx.i32(2), cx.i32(4));
    let high = cx.op(shr, [value, by1]);
    let high = cx.op(and, [high, fives]);
    let pairs = cx.op(
        pick(arith::SubI32::KIND, arith::SubI64::KIND),
        [value, high],
    );
    let low = cx.op(and, [pairs, threes]);
    let high = cx.op(shr, [pairs, by2]);
    let high = cx.op(and, [high, threes]);
    let quads = cx.op(add, [low, high]);
    let high = cx.op(shr, [quads, by4]);
    let sum = cx.op(add, [quads, high]);
    let bytes = cx.op(and, [sum, nibbles]);
    let total = cx.op(
        pick(arith::MulI32::KIND, arith::MulI64::KIND),
        [bytes, ones],
    );
    let top = cx.i32(if wide { 56 } else { 24 });
    let count = cx.op(shr, [total, top]);
    cx.replace(op, count)
}
