//! Folders of `arith`. A fold gives just what execution gives (DESIGN section 7): it never assumes `x == x` for
//! floats, and leaves alone what execution reports as an error (division by zero).

use super::eval::{Scalar, rebuild, splat_or_scalar};
use super::ops::{FLOAT_PREDICATES, INT_PREDICATES};
use crate::ir::def::Fold;
use crate::ir::{Attr, FloatKind, Ir, Op, Type, Value};

fn result_type(ir: &Ir, op: Op) -> Type {
    ir.value_type(ir.result(op, 0))
}

fn scalar_operand(ir: &Ir, op: Op, i: usize) -> Option<Scalar> {
    splat_or_scalar(ir, ir.constant(ir.operand(op, i))?)
}

fn int_operand(ir: &Ir, op: Op, i: usize) -> Option<(i128, u32)> {
    match scalar_operand(ir, op, i)? {
        Scalar::Int(value, width) => Some((value, width)),
        _ => None,
    }
}

fn constant(ir: &mut Ir, op: Op, scalar: Scalar) -> Fold {
    let ty = result_type(ir, op);
    rebuild(ir, ty, scalar).map_or(Fold::No, Fold::Constant)
}

fn operand(ir: &Ir, op: Op, i: usize) -> Fold {
    Fold::Value(ir.operand(op, i))
}

/// The low `width` bits as an unsigned number.
fn unsigned(value: i128, width: u32) -> i128 {
    value & ((1i128 << width) - 1)
}

/// Folds an op of two integer constants; `f` sees sign-extended values and the width.
fn int_binary(ir: &mut Ir, op: Op, f: impl Fn(i128, i128, u32) -> Option<i128>) -> Fold {
    let (Some((a, width)), Some((b, _))) = (int_operand(ir, op, 0), int_operand(ir, op, 1)) else {
        return Fold::No;
    };
    // 64-bit products still fit 128 bits; wider types are left alone.
    if width > 64 {
        return Fold::No;
    }
    match f(a, b, width) {
        Some(value) => constant(ir, op, Scalar::Int(value, width)),
        None => Fold::No,
    }
}

fn rhs_is(ir: &Ir, op: Op, wanted: i128) -> bool {
    int_operand(ir, op, 1).is_some_and(|(value, width)| {
        value == wanted || wanted == -1 && unsigned(value, width) == unsigned(-1, width)
    })
}

fn same_operands(ir: &Ir, op: Op) -> bool {
    ir.operand(op, 0) == ir.operand(op, 1)
}

fn zero(ir: &mut Ir, op: Op) -> Fold {
    constant(ir, op, Scalar::Int(0, 64))
}

pub(super) fn addi(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 0);
    }
    int_binary(ir, op, |a, b, _| Some(a + b))
}

pub(super) fn subi(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 0);
    }
    if same_operands(ir, op) {
        return zero(ir, op);
    }
    int_binary(ir, op, |a, b, _| Some(a - b))
}

pub(super) fn muli(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 1);
    }
    if rhs_is(ir, op, 1) {
        return operand(ir, op, 0);
    }
    int_binary(ir, op, |a, b, _| a.checked_mul(b))
}

fn division(ir: &mut Ir, op: Op, f: impl Fn(i128, i128, u32) -> i128) -> Fold {
    if rhs_is(ir, op, 1) && int_operand(ir, op, 1).is_some_and(|(_, width)| width > 1) {
        return operand(ir, op, 0);
    }
    int_binary(ir, op, |a, b, w| (b != 0).then(|| f(a, b, w)))
}

pub(super) fn divsi(ir: &mut Ir, op: Op) -> Fold {
    division(ir, op, |a, b, _| a / b)
}

pub(super) fn divui(ir: &mut Ir, op: Op) -> Fold {
    division(ir, op, |a, b, w| unsigned(a, w) / unsigned(b, w))
}

pub(super) fn ceildivsi(ir: &mut Ir, op: Op) -> Fold {
    division(ir, op, |a, b, _| {
        a.div_euclid(b) + i128::from(a.rem_euclid(b) != 0 && b > 0)
    })
    .filter_negative_divisor(ir, op)
}

pub(super) fn ceildivui(ir: &mut Ir, op: Op) -> Fold {
    division(ir, op, |a, b, w| {
        let (a, b) = (unsigned(a, w), unsigned(b, w));
        a / b + i128::from(a % b != 0)
    })
}

pub(super) fn floordivsi(ir: &mut Ir, op: Op) -> Fold {
    division(ir, op, |a, b, _| a.div_euclid(b)).filter_negative_divisor(ir, op)
}

impl Fold {
    /// Euclidean division rounds down only for a positive divisor; other divisors are left to execution.
    fn filter_negative_divisor(self, ir: &Ir, op: Op) -> Fold {
        match (&self, int_operand(ir, op, 1)) {
            (Fold::Constant(_), Some((b, _))) if b < 0 => Fold::No,
            _ => self,
        }
    }
}

pub(super) fn remsi(ir: &mut Ir, op: Op) -> Fold {
    int_binary(ir, op, |a, b, _| (b != 0).then(|| a % b))
}

pub(super) fn remui(ir: &mut Ir, op: Op) -> Fold {
    int_binary(ir, op, |a, b, w| {
        (b != 0).then(|| unsigned(a, w) % unsigned(b, w))
    })
}

pub(super) fn andi(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, -1) || same_operands(ir, op) {
        return operand(ir, op, 0);
    }
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 1);
    }
    int_binary(ir, op, |a, b, _| Some(a & b))
}

pub(super) fn ori(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, 0) || same_operands(ir, op) {
        return operand(ir, op, 0);
    }
    if rhs_is(ir, op, -1) {
        return operand(ir, op, 1);
    }
    int_binary(ir, op, |a, b, _| Some(a | b))
}

pub(super) fn xori(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 0);
    }
    if same_operands(ir, op) {
        return zero(ir, op);
    }
    int_binary(ir, op, |a, b, _| Some(a ^ b))
}

fn shift(ir: &mut Ir, op: Op, f: impl Fn(i128, u32, u32) -> i128) -> Fold {
    if rhs_is(ir, op, 0) {
        return operand(ir, op, 0);
    }
    // A shift by the width or more depends on where it runs; it is left to execution.
    int_binary(ir, op, |a, b, w| {
        u32::try_from(unsigned(b, w))
            .ok()
            .filter(|&n| n < w)
            .map(|n| f(a, n, w))
    })
}

pub(super) fn shli(ir: &mut Ir, op: Op) -> Fold {
    shift(ir, op, |a, n, _| a << n)
}

pub(super) fn shrsi(ir: &mut Ir, op: Op) -> Fold {
    shift(ir, op, |a, n, _| a >> n)
}

pub(super) fn shrui(ir: &mut Ir, op: Op) -> Fold {
    shift(ir, op, |a, n, w| unsigned(a, w) >> n)
}

fn extremum(ir: &mut Ir, op: Op, f: impl Fn(i128, i128, u32) -> i128) -> Fold {
    if same_operands(ir, op) {
        return operand(ir, op, 0);
    }
    int_binary(ir, op, |a, b, w| Some(f(a, b, w)))
}

pub(super) fn maxsi(ir: &mut Ir, op: Op) -> Fold {
    extremum(
        ir,
        op,
        |a, b, w| if signed(a, w) > signed(b, w) { a } else { b },
    )
}

pub(super) fn minsi(ir: &mut Ir, op: Op) -> Fold {
    extremum(
        ir,
        op,
        |a, b, w| if signed(a, w) < signed(b, w) { a } else { b },
    )
}

pub(super) fn maxui(ir: &mut Ir, op: Op) -> Fold {
    extremum(ir, op, |a, b, w| {
        if unsigned(a, w) > unsigned(b, w) {
            a
        } else {
            b
        }
    })
}

pub(super) fn minui(ir: &mut Ir, op: Op) -> Fold {
    extremum(ir, op, |a, b, w| {
        if unsigned(a, w) < unsigned(b, w) {
            a
        } else {
            b
        }
    })
}

/// The value read as signed; only an `i1`, which is kept as 0 or 1, differs from the canonical form.
fn signed(value: i128, width: u32) -> i128 {
    if width == 1 { -value } else { value }
}

// --- floats -------------------------------------------------------------------------------------------------

fn float_binary(
    ir: &mut Ir,
    op: Op,
    f32_: impl Fn(f32, f32) -> f32,
    f64_: impl Fn(f64, f64) -> f64,
) -> Fold {
    match (scalar_operand(ir, op, 0), scalar_operand(ir, op, 1)) {
        (Some(Scalar::F32(a)), Some(Scalar::F32(b))) => constant(ir, op, Scalar::F32(f32_(a, b))),
        (Some(Scalar::F64(a)), Some(Scalar::F64(b))) => constant(ir, op, Scalar::F64(f64_(a, b))),
        _ => Fold::No,
    }
}

/// Folds an op of one float constant.
pub(crate) fn fold_float_unary(
    ir: &mut Ir,
    op: Op,
    f32_: impl Fn(f32) -> f32,
    f64_: impl Fn(f64) -> f64,
) -> Fold {
    match scalar_operand(ir, op, 0) {
        Some(Scalar::F32(a)) => constant(ir, op, Scalar::F32(f32_(a))),
        Some(Scalar::F64(a)) => constant(ir, op, Scalar::F64(f64_(a))),
        _ => Fold::No,
    }
}

/// Folds an op of one integer constant; `f` sees the value as unsigned, and the width.
pub(crate) fn fold_int_unary(ir: &mut Ir, op: Op, f: impl Fn(i128, u32) -> i128) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) if width <= 64 => {
            constant(ir, op, Scalar::Int(f(unsigned(value, width), width), width))
        }
        _ => Fold::No,
    }
}

/// Whether operand 1 is exactly this float, sign of zero included.
fn rhs_is_float(ir: &Ir, op: Op, wanted: f64) -> bool {
    match scalar_operand(ir, op, 1) {
        Some(Scalar::F32(b)) => f64::from(b).to_bits() == wanted.to_bits(),
        Some(Scalar::F64(b)) => b.to_bits() == wanted.to_bits(),
        _ => false,
    }
}

pub(super) fn addf(ir: &mut Ir, op: Op) -> Fold {
    // Only -0 is neutral: -0 + +0 is +0.
    if rhs_is_float(ir, op, -0.0) {
        return operand(ir, op, 0);
    }
    float_binary(ir, op, |a, b| a + b, |a, b| a + b)
}

pub(super) fn subf(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is_float(ir, op, 0.0) {
        return operand(ir, op, 0);
    }
    float_binary(ir, op, |a, b| a - b, |a, b| a - b)
}

pub(super) fn mulf(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is_float(ir, op, 1.0) {
        return operand(ir, op, 0);
    }
    float_binary(ir, op, |a, b| a * b, |a, b| a * b)
}

pub(super) fn divf(ir: &mut Ir, op: Op) -> Fold {
    if rhs_is_float(ir, op, 1.0) {
        return operand(ir, op, 0);
    }
    float_binary(ir, op, |a, b| a / b, |a, b| a / b)
}

pub(super) fn remf(ir: &mut Ir, op: Op) -> Fold {
    float_binary(ir, op, |a, b| a % b, |a, b| a % b)
}

macro_rules! float_extremum {
    ($($name:ident: $better:tt, $nan:ident;)*) => {$(
        pub(super) fn $name(ir: &mut Ir, op: Op) -> Fold {
            float_binary(
                ir,
                op,
                |a, b| match $nan(a.is_nan(), b.is_nan()) {
                    Pick::Left => a,
                    Pick::Right => b,
                    Pick::Compare if a == b => if a.is_sign_negative() == (-1.0 $better 1.0) { a } else { b },
                    Pick::Compare => if a $better b { a } else { b },
                },
                |a, b| match $nan(a.is_nan(), b.is_nan()) {
                    Pick::Left => a,
                    Pick::Right => b,
                    Pick::Compare if a == b => if a.is_sign_negative() == (-1.0 $better 1.0) { a } else { b },
                    Pick::Compare => if a $better b { a } else { b },
                },
            )
        }
    )*};
}

/// Which operand of an extremum is the result.
enum Pick {
    Left,
    Right,
    Compare,
}

fn nan_wins(a: bool, b: bool) -> Pick {
    match (a, b) {
        (true, _) => Pick::Left,
        (_, true) => Pick::Right,
        _ => Pick::Compare,
    }
}

fn nan_loses(a: bool, b: bool) -> Pick {
    match (a, b) {
        (true, _) => Pick::Right,
        (_, true) => Pick::Left,
        _ => Pick::Compare,
    }
}

float_extremum! {
    maximumf: >, nan_wins;
    minimumf: <, nan_wins;
    maxnumf: >, nan_loses;
    minnumf: <, nan_loses;
}

pub(super) fn negf(ir: &mut Ir, op: Op) -> Fold {
    fold_float_unary(ir, op, |a| -a, |a| -a)
}

// --- casts --------------------------------------------------------------------------------------------------

fn element_width(ir: &Ir, ty: Type) -> u32 {
    let element = ir.element_type(ty);
    ir.int_width(element).unwrap_or(64)
}

pub(super) fn extsi(ir: &mut Ir, op: Op) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) => constant(ir, op, Scalar::Int(signed(value, width), width)),
        None => Fold::No,
    }
}

pub(super) fn extui(ir: &mut Ir, op: Op) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) if width <= 64 => {
            constant(ir, op, Scalar::Int(unsigned(value, width), width))
        }
        _ => Fold::No,
    }
}

pub(super) fn trunci(ir: &mut Ir, op: Op) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) => constant(ir, op, Scalar::Int(value, width)),
        None => Fold::No,
    }
}

pub(super) fn index_cast(ir: &mut Ir, op: Op) -> Fold {
    extsi(ir, op)
}

pub(super) fn index_castui(ir: &mut Ir, op: Op) -> Fold {
    extui(ir, op)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "rounding to nearest even is what the op does"
)]
fn int_to_float(ir: &mut Ir, op: Op, value: i128) -> Fold {
    let element = ir.element_type(result_type(ir, op));
    match ir.float_kind(element) {
        Some(FloatKind::F32) => constant(ir, op, Scalar::F32(value as f32)),
        Some(FloatKind::F64) => constant(ir, op, Scalar::F64(value as f64)),
        _ => Fold::No,
    }
}

pub(super) fn sitofp(ir: &mut Ir, op: Op) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) => int_to_float(ir, op, signed(value, width)),
        None => Fold::No,
    }
}

pub(super) fn uitofp(ir: &mut Ir, op: Op) -> Fold {
    match int_operand(ir, op, 0) {
        Some((value, width)) if width <= 64 => int_to_float(ir, op, unsigned(value, width)),
        _ => Fold::No,
    }
}

/// Toward zero, saturating at `least` and `most`; a NaN gives 0.
#[expect(
    clippy::cast_possible_truncation,
    reason = "an `as` cast of a float saturates, and is 0 for a NaN"
)]
fn float_to_int(ir: &mut Ir, op: Op, bounds: fn(u32) -> (i128, i128)) -> Fold {
    let width = element_width(ir, result_type(ir, op));
    let value = match scalar_operand(ir, op, 0) {
        Some(Scalar::F32(a)) => a as i128,
        Some(Scalar::F64(a)) => a as i128,
        _ => return Fold::No,
    };
    if width > 64 {
        return Fold::No;
    }
    let (least, most) = bounds(width);
    constant(ir, op, Scalar::Int(value.clamp(least, most), width))
}

pub(super) fn fptosi(ir: &mut Ir, op: Op) -> Fold {
    float_to_int(ir, op, |w| (-(1 << (w - 1)), (1 << (w - 1)) - 1))
}

pub(super) fn fptoui(ir: &mut Ir, op: Op) -> Fold {
    float_to_int(ir, op, |w| (0, (1 << w) - 1))
}

pub(super) fn extf(ir: &mut Ir, op: Op) -> Fold {
    match scalar_operand(ir, op, 0) {
        Some(Scalar::F32(a)) => constant(ir, op, Scalar::F64(a.into())),
        _ => Fold::No,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "rounding to nearest even is what the op does"
)]
pub(super) fn truncf(ir: &mut Ir, op: Op) -> Fold {
    let nearest = ir
        .attr(op, "roundingmode")
        .is_none_or(|mode| ir.int_value(mode) == Some(0));
    match scalar_operand(ir, op, 0) {
        Some(Scalar::F64(a)) if nearest => constant(ir, op, Scalar::F32(a as f32)),
        _ => Fold::No,
    }
}

pub(super) fn bitcast(ir: &mut Ir, op: Op) -> Fold {
    let from = ir.value_type(ir.operand(op, 0));
    if from == result_type(ir, op) {
        return operand(ir, op, 0);
    }
    let element = ir.element_type(result_type(ir, op));
    let bits: i128 = match scalar_operand(ir, op, 0) {
        Some(Scalar::Int(value, width)) if width <= 64 => unsigned(value, width),
        Some(Scalar::F32(a)) => a.to_bits().into(),
        Some(Scalar::F64(a)) => a.to_bits().into(),
        _ => return Fold::No,
    };
    let scalar = match ir.float_kind(element) {
        None => Scalar::Int(bits, element_width(ir, element)),
        Some(FloatKind::F32) => match u32::try_from(bits) {
            Ok(bits) => Scalar::F32(f32::from_bits(bits)),
            Err(_) => return Fold::No,
        },
        Some(FloatKind::F64) => match u64::try_from(bits) {
            Ok(bits) => Scalar::F64(f64::from_bits(bits)),
            Err(_) => return Fold::No,
        },
        Some(_) => return Fold::No,
    };
    constant(ir, op, scalar)
}

// --- comparison and selection -------------------------------------------------------------------------------

fn predicate(ir: &Ir, op: Op, names: &'static [(&'static str, i64)]) -> Option<&'static str> {
    let number = ir.attr(op, "predicate").and_then(|a| ir.int_value(a))?;
    names
        .iter()
        .find(|(_, n)| *n == number)
        .map(|(name, _)| *name)
}

fn boolean(ir: &mut Ir, op: Op, value: bool) -> Fold {
    constant(ir, op, Scalar::Int(value.into(), 1))
}

pub(super) fn cmpi(ir: &mut Ir, op: Op) -> Fold {
    let Some(name) = predicate(ir, op, INT_PREDICATES) else {
        return Fold::No;
    };
    let holds = |a: i128, b: i128, ua: i128, ub: i128| match name {
        "eq" => a == b,
        "ne" => a != b,
        "slt" => a < b,
        "sle" => a <= b,
        "sgt" => a > b,
        "sge" => a >= b,
        "ult" => ua < ub,
        "ule" => ua <= ub,
        "ugt" => ua > ub,
        _ => ua >= ub,
    };
    if same_operands(ir, op) {
        let value = holds(0, 0, 0, 0);
        return boolean(ir, op, value);
    }
    match (int_operand(ir, op, 0), int_operand(ir, op, 1)) {
        (Some((a, w)), Some((b, _))) if w <= 64 => {
            let value = holds(signed(a, w), signed(b, w), unsigned(a, w), unsigned(b, w));
            boolean(ir, op, value)
        }
        _ => Fold::No,
    }
}

pub(super) fn cmpf(ir: &mut Ir, op: Op) -> Fold {
    let Some(name) = predicate(ir, op, FLOAT_PREDICATES) else {
        return Fold::No;
    };
    let order = match (scalar_operand(ir, op, 0), scalar_operand(ir, op, 1)) {
        _ if name == "true" || name == "false" => None,
        (Some(Scalar::F32(a)), Some(Scalar::F32(b))) => a.partial_cmp(&b),
        (Some(Scalar::F64(a)), Some(Scalar::F64(b))) => a.partial_cmp(&b),
        _ => return Fold::No,
    };
    use std::cmp::Ordering::{Equal, Greater, Less};
    let value = match name {
        "false" => false,
        "true" => true,
        "ord" => order.is_some(),
        "uno" => order.is_none(),
        _ => {
            let (unordered, relation) = name.split_at(1);
            match order {
                None => unordered == "u",
                Some(order) => match relation {
                    "eq" => order == Equal,
                    "ne" => order != Equal,
                    "gt" => order == Greater,
                    "ge" => order != Less,
                    "lt" => order == Less,
                    _ => order != Greater,
                },
            }
        }
    };
    boolean(ir, op, value)
}

pub(super) fn select(ir: &mut Ir, op: Op) -> Fold {
    let (on_true, on_false): (Value, Value) = (ir.operand(op, 1), ir.operand(op, 2));
    if on_true == on_false {
        return Fold::Value(on_true);
    }
    match int_operand(ir, op, 0) {
        Some((0, _)) => Fold::Value(on_false),
        Some(_) => Fold::Value(on_true),
        None => select_of_bools(ir, op, on_true, on_false),
    }
}

/// `select c, true, false` is `c`.
fn select_of_bools(ir: &Ir, op: Op, on_true: Value, on_false: Value) -> Fold {
    let bit = |v: Value| -> Option<i128> {
        let attr: Attr = ir.constant(v)?;
        match splat_or_scalar(ir, attr)? {
            Scalar::Int(value, 1) => Some(value),
            _ => None,
        }
    };
    let condition = ir.operand(op, 0);
    match (bit(on_true), bit(on_false)) {
        (Some(1), Some(0)) if ir.value_type(condition) == ir.value_type(on_true) => {
            Fold::Value(condition)
        }
        _ => Fold::No,
    }
}
