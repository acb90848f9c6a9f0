//! Values that go into a function and come out of it.

use std::fmt;

use halcyon_runtime_core::signature::Kind;

use crate::tensor::{Element, Tensor, TensorError};

/// The type of an argument or result, as far as a signature tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer.
    I64,
    /// A 32-bit float.
    F32,
    /// A 64-bit float.
    F64,
    /// A tensor, a buffer or null.
    Ref,
}

impl From<Kind> for ValueType {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::I32 => ValueType::I32,
            Kind::I64 => ValueType::I64,
            Kind::F32 => ValueType::F32,
            Kind::F64 => ValueType::F64,
            Kind::Ref => ValueType::Ref,
        }
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ValueType::I32 => "i32",
            ValueType::I64 => "i64",
            ValueType::F32 => "f32",
            ValueType::F64 => "f64",
            ValueType::Ref => "tensor",
        })
    }
}

/// An argument or a result of a call.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A 32-bit integer.
    I32(i32),
    /// A 64-bit integer.
    I64(i64),
    /// A 32-bit float.
    F32(f32),
    /// A 64-bit float.
    F64(f64),
    /// No object.
    Null,
    /// A tensor: a buffer with a shape and an element type.
    Tensor(Tensor),
    /// A buffer: bytes alone.
    Buffer(Vec<u8>),
}

impl Value {
    /// The type by which a signature tells values apart.
    pub fn value_type(&self) -> ValueType {
        match self {
            Value::I32(_) => ValueType::I32,
            Value::I64(_) => ValueType::I64,
            Value::F32(_) => ValueType::F32,
            Value::F64(_) => ValueType::F64,
            Value::Null | Value::Tensor(_) | Value::Buffer(_) => ValueType::Ref,
        }
    }

    /// A tensor of the values of a slice, in row-major order.
    ///
    /// # Errors
    ///
    /// When the values do not fill the shape exactly.
    pub fn tensor<T: Element>(shape: &[usize], values: &[T]) -> Result<Value, TensorError> {
        Tensor::from_slice(shape, values).map(Value::Tensor)
    }

    /// The elements of a tensor in row-major order.
    ///
    /// # Errors
    ///
    /// When the value is no tensor, or one of another element type.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>, TensorError> {
        self.as_tensor().ok_or(TensorError::NotATensor)?.to_vec()
    }

    /// The tensor, if the value is one.
    pub fn as_tensor(&self) -> Option<&Tensor> {
        match self {
            Value::Tensor(tensor) => Some(tensor),
            _ => None,
        }
    }
}

/// `from_scalars! { i32 => I32 }` lets an `i32` stand where a [`Value`] is wanted.
macro_rules! from_scalars {
    ($($rust:ty => $variant:ident),* $(,)?) => {$(
        impl From<$rust> for Value {
            fn from(value: $rust) -> Self {
                Value::$variant(value)
            }
        }
    )*};
}

from_scalars! { i32 => I32, i64 => I64, f32 => F32, f64 => F64, Tensor => Tensor }
