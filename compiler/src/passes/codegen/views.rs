//! Tensors in memory: where each element of a view lies, and how it is read and written.

use super::elements::Position;
use crate::dialects::{arith, util};
use crate::ir::{Builder, Type, Value};

/// A tensor in a buffer.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// The buffer.
    pub buffer: Value,
    /// How many bytes the buffer has.
    pub size: Value,
    /// Byte at which the tensor's buffer starts; `None` for 0.
    pub start: Option<Value>,
    /// Elements in front of the first, in whole and by value.
    pub offset: i64,
    /// Further elements in front of the first, each a value times a stride.
    pub moved: Vec<(Value, i64)>,
    /// Extents.
    pub shape: Vec<i64>,
    /// Elements from one to the next along each dimension.
    pub strides: Vec<i64>,
    /// Element type of the tensor.
    pub element: Type,
}

/// Row-major strides of a shape.
pub(super) fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1i64; shape.len()];
    for i in (1..shape.len()).rev() {
        strides[i - 1] = strides[i].saturating_mul(shape[i].max(1));
    }
    strides
}

impl View {
    /// Whether the elements lie one after the other in row-major order.
    pub(super) fn is_contiguous(&self) -> bool {
        let dense = row_major(&self.shape);
        self.shape
            .iter()
            .zip(self.strides.iter().zip(&dense))
            .all(|(&extent, (a, b))| extent == 1 || a == b)
    }

    /// Reads the element at `position`.
    pub(super) fn load(&self, b: &mut Builder<'_>, position: &Position) -> Value {
        let stored = stored_type(b, self.element);
        let (at, width) = self.address(b, position);
        let value = b
            .op(util::BufferLoad::KIND)
            .operands([self.buffer, self.size, at, width])
            .results([stored])
            .value();
        convert(b, value, self.element)
    }

    /// Writes the element at `position`.
    pub(super) fn store(&self, b: &mut Builder<'_>, position: &Position, value: Value) {
        let stored = stored_type(b, self.element);
        let value = convert(b, value, stored);
        let (at, width) = self.address(b, position);
        b.op(util::BufferStore::KIND)
            .operands([value, self.buffer, self.size, at, width])
            .build();
    }

    /// The byte at which an element lies, and how many bytes it has.
    fn address(&self, b: &mut Builder<'_>, position: &Position) -> (Value, Value) {
        let width =
            b.ir.element_byte_width(self.element)
                .and_then(|n| i64::try_from(n).ok())
                .unwrap_or(1);
        let mut terms: Vec<(Value, i64)> = self.moved.clone();
        match position {
            Position::Linear(at) => terms.push((*at, 1)),
            Position::Each(indices) => {
                terms.extend(indices.iter().copied().zip(self.strides.iter().copied()));
            }
        }
        let element = sum_of_products(b, self.offset, &terms);
        let mut byte = scale(b, element, width);
        if let Some(start) = self.start {
            byte = add(b, start, byte);
        }
        (byte, index(b, width))
    }
}

/// The type that memory holds for an element: a boolean takes a byte, an index 64 bits.
fn stored_type(b: &mut Builder<'_>, element: Type) -> Type {
    if b.ir.int_width(element) == Some(1) {
        return b.ir.int_type(8);
    }
    if b.ir.is_index(element) {
        return b.ir.int_type(64);
    }
    element
}

fn convert(b: &mut Builder<'_>, value: Value, to: Type) -> Value {
    let from = b.ir.value_type(value);
    if from == to {
        return value;
    }
    let kind = if b.ir.is_index(from) || b.ir.is_index(to) {
        arith::IndexCast::KIND
    } else if b.ir.int_width(to) < b.ir.int_width(from) {
        arith::TruncI::KIND
    } else {
        arith::ExtUI::KIND
    };
    b.op(kind).operands([value]).results([to]).value()
}

// --- index arithmetic ---------------------------------------------------------------------------------------

/// `arith.constant n : index`.
pub(super) fn index(b: &mut Builder<'_>, n: i64) -> Value {
    let value = b.ir.index_attr(n);
    let ty = b.ir.index_type();
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

/// `lhs + rhs`, folded if both are constants.
pub(super) fn add(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
    match (b.ir.constant_int(lhs), b.ir.constant_int(rhs)) {
        (Some(x), Some(y)) if x.checked_add(y).is_some() => index(b, x + y),
        (Some(0), _) => rhs,
        (_, Some(0)) => lhs,
        _ => b.op(arith::AddI::KIND).operands([lhs, rhs]).value(),
    }
}

/// `value * factor`, folded if the value is a constant.
pub(super) fn scale(b: &mut Builder<'_>, value: Value, factor: i64) -> Value {
    match (b.ir.constant_int(value), factor) {
        (_, 1) => value,
        (_, 0) => index(b, 0),
        (Some(n), _) if n.checked_mul(factor).is_some() => index(b, n * factor),
        _ => {
            let factor = index(b, factor);
            b.op(arith::MulI::KIND).operands([value, factor]).value()
        }
    }
}

/// `base + sum of value * factor`, outer terms first, so that a loop keeps its part of the sum.
pub(super) fn sum_of_products(b: &mut Builder<'_>, base: i64, terms: &[(Value, i64)]) -> Value {
    let mut sum: Option<Value> = None;
    for &(value, factor) in terms {
        let term = scale(b, value, factor);
        sum = Some(match sum {
            Some(sum) => add(b, sum, term),
            None => term,
        });
    }
    let base = index(b, base);
    match sum {
        Some(sum) => add(b, sum, base),
        None => base,
    }
}
