//! What is true of an op whatever its operands are, or for one constant operand.
//!
//! No rule assumes `x == x` for floats, or that a product does not wrap. `0 / y` is not 0: it fails for `y = 0`.

use super::{constant, is_null};
use crate::dialects::vm::{arith, compare as cmp, convert, float};
use crate::ir::def::Fold;
use crate::ir::{FloatKind, Ir, Op, OpKind, Value};

/// A constant that a rule looks for. A float stands for exactly its bits.
#[derive(Clone, Copy)]
enum Wanted {
    Int(i64),
    Float(f64),
}
use Wanted::{Float, Int};

/// What the result is.
#[derive(Clone, Copy)]
enum Gives {
    /// An operand.
    Operand(usize),
    /// An integer.
    Number(i64),
}
use Gives::{Number, Operand};

#[derive(Clone, Copy)]
enum Rule {
    /// An operand is a constant.
    When(usize, Wanted, Gives),
    /// The first two operands are one value.
    Same(Gives),
    /// The operand is made by an op of this kind, from a value of the result's type.
    Undoes(OpKind),
    /// The operand is made by an op of the same kind.
    Again,
    /// Operand `.0` is made by an op of kind `.1`, of whose operands `.2` is the other operand; gives the one left.
    Cancels(usize, OpKind, usize),
}
use Rule::{Again, Cancels, Same, Undoes, When};

/// The rules of an op, families together.
fn rules(kind: OpKind) -> &'static [Rule] {
    match kind {
        arith::AddI32::KIND => &[
            When(1, Int(0), Operand(0)),
            Cancels(0, arith::SubI32::KIND, 1),
            Cancels(1, arith::SubI32::KIND, 1),
        ],
        arith::AddI64::KIND => &[
            When(1, Int(0), Operand(0)),
            Cancels(0, arith::SubI64::KIND, 1),
            Cancels(1, arith::SubI64::KIND, 1),
        ],
        arith::SubI32::KIND => &[
            When(1, Int(0), Operand(0)),
            Same(Number(0)),
            Cancels(0, arith::AddI32::KIND, 0),
            Cancels(0, arith::AddI32::KIND, 1),
        ],
        arith::SubI64::KIND => &[
            When(1, Int(0), Operand(0)),
            Same(Number(0)),
            Cancels(0, arith::AddI64::KIND, 0),
            Cancels(0, arith::AddI64::KIND, 1),
        ],
        arith::MulI32::KIND | arith::MulI64::KIND => {
            &[When(1, Int(0), Operand(1)), When(1, Int(1), Operand(0))]
        }
        arith::DivI32S::KIND
        | arith::DivI64S::KIND
        | arith::DivI32U::KIND
        | arith::DivI64U::KIND => &[When(1, Int(1), Operand(0))],
        arith::RemI32S::KIND
        | arith::RemI64S::KIND
        | arith::RemI32U::KIND
        | arith::RemI64U::KIND => &[When(1, Int(1), Number(0))],
        arith::FmaI32::KIND | arith::FmaI64::KIND => {
            &[When(0, Int(0), Operand(2)), When(1, Int(0), Operand(2))]
        }
        arith::MinI32S::KIND
        | arith::MinI64S::KIND
        | arith::MinI32U::KIND
        | arith::MinI64U::KIND
        | arith::MaxI32S::KIND
        | arith::MaxI64S::KIND
        | arith::MaxI32U::KIND
        | arith::MaxI64U::KIND => &[Same(Operand(0))],
        arith::NotI32::KIND => &[Undoes(arith::NotI32::KIND)],
        arith::NotI64::KIND => &[Undoes(arith::NotI64::KIND)],
        arith::AndI32::KIND | arith::AndI64::KIND => &[
            When(1, Int(0), Operand(1)),
            When(1, Int(-1), Operand(0)),
            Same(Operand(0)),
        ],
        arith::OrI32::KIND | arith::OrI64::KIND => &[
            When(1, Int(0), Operand(0)),
            When(1, Int(-1), Operand(1)),
            Same(Operand(0)),
        ],
        arith::XorI32::KIND | arith::XorI64::KIND => {
            &[When(1, Int(0), Operand(0)), Same(Number(0))]
        }
        arith::ShlI32::KIND
        | arith::ShlI64::KIND
        | arith::ShrI32S::KIND
        | arith::ShrI64S::KIND
        | arith::ShrI32U::KIND
        | arith::ShrI64U::KIND => &[When(1, Int(0), Operand(0)), When(0, Int(0), Operand(0))],

        // Only -0 is neutral to addition: -0 + +0 is +0.
        float::AddF32::KIND | float::AddF64::KIND => &[When(1, Float(-0.0), Operand(0))],
        float::SubF32::KIND | float::SubF64::KIND => &[When(1, Float(0.0), Operand(0))],
        float::MulF32::KIND | float::MulF64::KIND | float::DivF32::KIND | float::DivF64::KIND => {
            &[When(1, Float(1.0), Operand(0))]
        }
        float::NegF32::KIND => &[Undoes(float::NegF32::KIND)],
        float::NegF64::KIND => &[Undoes(float::NegF64::KIND)],
        float::AbsF32::KIND
        | float::AbsF64::KIND
        | float::CeilF32::KIND
        | float::CeilF64::KIND
        | float::FloorF32::KIND
        | float::FloorF64::KIND
        | float::RoundF32::KIND
        | float::RoundF64::KIND
        | float::RoundF32Even::KIND
        | float::RoundF64Even::KIND
        | float::TruncateF32::KIND
        | float::TruncateF64::KIND => &[Again],
        // Whichever of two equal operands is chosen, a NaN among them.
        float::MinF32::KIND | float::MinF64::KIND | float::MaxF32::KIND | float::MaxF64::KIND => {
            &[Same(Operand(0))]
        }

        cmp::CmpEqI32::KIND
        | cmp::CmpEqI64::KIND
        | cmp::CmpEqRef::KIND
        | cmp::CmpLteI32S::KIND
        | cmp::CmpLteI64S::KIND
        | cmp::CmpLteI32U::KIND
        | cmp::CmpLteI64U::KIND
        | cmp::CmpGteI32S::KIND
        | cmp::CmpGteI64S::KIND
        | cmp::CmpGteI32U::KIND
        | cmp::CmpGteI64U::KIND => &[Same(Number(1))],
        cmp::CmpNeI32::KIND
        | cmp::CmpNeI64::KIND
        | cmp::CmpNeRef::KIND
        | cmp::CmpLtI32S::KIND
        | cmp::CmpLtI64S::KIND
        | cmp::CmpLtI32U::KIND
        | cmp::CmpLtI64U::KIND
        | cmp::CmpGtI32S::KIND
        | cmp::CmpGtI64S::KIND
        | cmp::CmpGtI32U::KIND
        | cmp::CmpGtI64U::KIND => &[Same(Number(0))],
        // True of a NaN too.
        cmp::CmpEqF32U::KIND
        | cmp::CmpEqF64U::KIND
        | cmp::CmpLteF32U::KIND
        | cmp::CmpLteF64U::KIND
        | cmp::CmpGteF32U::KIND
        | cmp::CmpGteF64U::KIND => &[Same(Number(1))],
        // False of a NaN too.
        cmp::CmpNeF32O::KIND
        | cmp::CmpNeF64O::KIND
        | cmp::CmpLtF32O::KIND
        | cmp::CmpLtF64O::KIND
        | cmp::CmpGtF32O::KIND
        | cmp::CmpGtF64O::KIND => &[Same(Number(0))],
        // By their bits, so that a NaN is near itself.
        cmp::CmpEqF32Near::KIND | cmp::CmpEqF64Near::KIND => &[Same(Number(1))],

        convert::TruncI64I32::KIND => &[
            Undoes(convert::ExtI32I64S::KIND),
            Undoes(convert::ExtI32I64U::KIND),
        ],
        convert::TruncF64F32::KIND => &[Undoes(convert::ExtF32F64::KIND)],
        convert::TruncI32I8::KIND
        | convert::TruncI32I16::KIND
        | convert::ExtI8I32S::KIND
        | convert::ExtI8I32U::KIND
        | convert::ExtI16I32S::KIND
        | convert::ExtI16I32U::KIND => &[Again],
        convert::BitcastI32F32::KIND => &[Undoes(convert::BitcastF32I32::KIND)],
        convert::BitcastF32I32::KIND => &[Undoes(convert::BitcastI32F32::KIND)],
        convert::BitcastI64F64::KIND => &[Undoes(convert::BitcastF64I64::KIND)],
        convert::BitcastF64I64::KIND => &[Undoes(convert::BitcastI64F64::KIND)],
        convert::CastAnyRef::KIND => &[Undoes(convert::CastRefAny::KIND)],
        convert::CastRefAny::KIND => &[Undoes(convert::CastAnyRef::KIND)],
        _ => &[],
    }
}

/// The first rule that applies.
pub(super) fn of(ir: &mut Ir, op: Op) -> Fold {
    let kind = ir.kind(op);
    match kind {
        convert::SelectI32::KIND
        | convert::SelectI64::KIND
        | convert::SelectF32::KIND
        | convert::SelectF64::KIND
        | convert::SelectRef::KIND => return select(ir, op),
        convert::CastAnyRef::KIND | convert::CastRefAny::KIND if unchanged(ir, op) => {
            return Fold::Value(ir.operand(op, 0));
        }
        cmp::CmpNzRef::KIND if is_null(ir, ir.operand(op, 0)) => return number(ir, op, 0),
        cmp::CmpEqRef::KIND | cmp::CmpNeRef::KIND
            if is_null(ir, ir.operand(op, 0)) && is_null(ir, ir.operand(op, 1)) =>
        {
            return number(ir, op, i64::from(kind == cmp::CmpEqRef::KIND));
        }
        _ => {}
    }
    for &rule in rules(kind) {
        match apply(ir, op, rule) {
            Some(Found::Value(value)) => return Fold::Value(value),
            Some(Found::Number(n)) => return number(ir, op, n),
            None => {}
        }
    }
    Fold::No
}

/// What a rule gives.
enum Found {
    Value(Value),
    Number(i64),
}

fn apply(ir: &Ir, op: Op, rule: Rule) -> Option<Found> {
    let given = |gives: Gives| match gives {
        Operand(i) => Found::Value(ir.operand(op, i)),
        Number(n) => Found::Number(n),
    };
    match rule {
        When(i, wanted, gives) => is(ir, ir.operand(op, i), wanted).then(|| given(gives)),
        Same(gives) => (ir.operand(op, 0) == ir.operand(op, 1)).then(|| given(gives)),
        Undoes(kind) => {
            let inner = ir.defining_op(ir.operand(op, 0))?;
            let value = (ir.kind(inner) == kind).then(|| ir.operand(inner, 0))?;
            let same = ir.value_type(value) == ir.value_type(ir.result(op, 0));
            same.then_some(Found::Value(value))
        }
        Again => {
            let value = ir.operand(op, 0);
            let inner = ir.defining_op(value)?;
            (ir.kind(inner) == ir.kind(op)).then_some(Found::Value(value))
        }
        Cancels(i, kind, at) => {
            let inner = ir.defining_op(ir.operand(op, i))?;
            let cancels = ir.kind(inner) == kind && ir.operand(inner, at) == ir.operand(op, 1 - i);
            cancels.then(|| Found::Value(ir.operand(inner, 1 - at)))
        }
    }
}

/// Whether a value is the constant.
fn is(ir: &Ir, value: Value, wanted: Wanted) -> bool {
    let Some(bits) = constant(ir, value) else {
        return false;
    };
    let ty = ir.value_type(value);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the floats of the rules are exact in every format"
    )]
    match (wanted, ir.float_kind(ty)) {
        (Int(n), None) => bits == n,
        (Float(f), Some(FloatKind::F32)) => {
            u64::from((f as f32).to_bits()) == bits.cast_unsigned() & u64::from(u32::MAX)
        }
        (Float(f), Some(FloatKind::F64)) => f.to_bits() == bits.cast_unsigned(),
        _ => false,
    }
}

fn number(ir: &mut Ir, op: Op, n: i64) -> Fold {
    let ty = ir.value_type(ir.result(op, 0));
    Fold::Constant(ir.int_attr(n.into(), ty))
}

fn select(ir: &Ir, op: Op) -> Fold {
    let (on_true, on_false) = (ir.operand(op, 1), ir.operand(op, 2));
    match constant(ir, ir.operand(op, 0)) {
        Some(0) => Fold::Value(on_false),
        Some(_) => Fold::Value(on_true),
        None if on_true == on_false => Fold::Value(on_true),
        None => Fold::No,
    }
}

/// Whether a cast gives the type that it takes.
fn unchanged(ir: &Ir, op: Op) -> bool {
    ir.value_type(ir.operand(op, 0)) == ir.value_type(ir.result(op, 0))
}
