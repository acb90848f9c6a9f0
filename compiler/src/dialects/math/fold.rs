//! Folders of `math`: only functions whose result is exact, so that a fold never differs from execution.

use crate::dialects::arith::{fold_float_unary, fold_int_unary};
use crate::ir::def::Fold;
use crate::ir::{Ir, Op};

macro_rules! exact {
    ($($name:ident = $method:ident;)*) => {$(
        pub(super) fn $name(ir: &mut Ir, op: Op) -> Fold {
            fold_float_unary(ir, op, f32::$method, f64::$method)
        }
    )*};
}

exact! {
    absf = abs;
    ceil = ceil;
    floor = floor;
    round = round;
    roundeven = round_ties_even;
    sqrt = sqrt;
    trunc = trunc;
}

/// The value in `width` low bits, read as signed.
fn signed(value: i128, width: u32) -> i128 {
    value << (128 - width) >> (128 - width)
}

fn bits(value: i128) -> u64 {
    u64::try_from(value).expect("an unsigned value of at most 64 bits")
}

pub(super) fn absi(ir: &mut Ir, op: Op) -> Fold {
    fold_int_unary(ir, op, |a, w| signed(a, w).abs())
}

pub(super) fn ctlz(ir: &mut Ir, op: Op) -> Fold {
    fold_int_unary(ir, op, |a, w| {
        i128::from(bits(a).leading_zeros() - (64 - w))
    })
}

pub(super) fn cttz(ir: &mut Ir, op: Op) -> Fold {
    fold_int_unary(ir, op, |a, w| i128::from(bits(a).trailing_zeros().min(w)))
}

pub(super) fn ctpop(ir: &mut Ir, op: Op) -> Fold {
    fold_int_unary(ir, op, |a, _| i128::from(bits(a).count_ones()))
}
