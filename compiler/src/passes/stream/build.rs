//! Small makers that the passes of this stage share.

use crate::dialects::{arith, util};
use crate::ir::{Attr, Builder, Ir, Op, Type, Value};

/// The attribute of a module that says where work runs by default.
pub(super) const DEFAULT_AFFINITY: &str = "stream.affinity.default";

/// `arith.constant n : index`.
pub(super) fn index(b: &mut Builder<'_>, n: i64) -> Value {
    let value = b.ir.index_attr(n);
    constant(b, value)
}

/// The `arith.constant` of a scalar attribute.
pub(super) fn constant(b: &mut Builder<'_>, value: Attr) -> Value {
    let ty =
        b.ir.attr_type(value)
            .expect("a scalar constant states its type");
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

/// A binary op of one type.
pub(super) fn binary(
    b: &mut Builder<'_>,
    kind: crate::ir::OpKind,
    lhs: Value,
    rhs: Value,
) -> Value {
    b.op(kind).operands([lhs, rhs]).value()
}

/// `a + b`, folded if both are constants.
pub(super) fn add(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    match (b.ir.constant_int(lhs), b.ir.constant_int(rhs)) {
        (Some(x), Some(y)) if x.checked_add(y).is_some() => index(b, x + y),
        (Some(0), _) => rhs,
        (_, Some(0)) => lhs,
        _ => binary(b, arith::AddI::KIND, lhs, rhs),
    }
}

/// `value * factor`, folded if the value is a constant.
pub(super) fn scale(b: &mut Builder<'_>, value: Value, factor: i64) -> Value {
    match (b.ir.constant_int(value), factor) {
        (_, 1) => value,
        (Some(n), _) if n.checked_mul(factor).is_some() => index(b, n * factor),
        _ => {
            let factor = index(b, factor);
            binary(b, arith::MulI::KIND, value, factor)
        }
    }
}

/// Bytes of a statically shaped tensor, as an offset that fits the host's index type.
pub(super) fn tensor_bytes(ir: &Ir, ty: Type) -> Option<i64> {
    util::storage_size(ir, ty).and_then(|n| i64::try_from(n).ok())
}

/// Where work runs if an op does not say.
pub(super) fn default_affinity(ir: &Ir, module: Op) -> Option<Attr> {
    ir.attr(module, DEFAULT_AFFINITY)
}

/// The integer of `bits` width that holds the bits of a splat value; booleans take a byte.
pub(super) fn pattern_of(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ir.value_type(value);
    if b.ir.is_index(ty) {
        let wide = b.ir.int_type(64);
        return b
            .op(arith::IndexCast::KIND)
            .operands([value])
            .results([wide])
            .value();
    }
    if b.ir.int_width(ty) == Some(1) {
        let byte = b.ir.int_type(8);
        return b
            .op(arith::ExtUI::KIND)
            .operands([value])
            .results([byte])
            .value();
    }
    match b.ir.float_kind(ty) {
        Some(kind) => {
            let bits = b.ir.int_type(kind.width());
            if let Some(constant) = b.ir.constant(value)
                && let Some(folded) = float_bits(b.ir, constant, bits)
            {
                return self::constant(b, folded);
            }
            b.op(arith::Bitcast::KIND)
                .operands([value])
                .results([bits])
                .value()
        }
        None => value,
    }
}

fn float_bits(ir: &mut Ir, value: Attr, ty: Type) -> Option<Attr> {
    let crate::ir::AttrData::Float { bits, .. } = *ir.attr_data(value) else {
        return None;
    };
    Some(ir.int_attr(i128::try_from(bits).ok()?, ty))
}
