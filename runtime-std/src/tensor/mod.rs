//! Dense host tensors: an element type, a shape and little-endian bytes in row-major order.
//!
//! This is what callers hand to a session and get back. It knows text, numpy files and comparison
//! (in its sub-modules), and nothing of modules, devices or command lines.

mod compare;
mod element_type;
mod literal;
mod npy;
mod number;
mod print;

use core::fmt;

use thiserror::Error;

use crate::text::counted;

pub use compare::{Equality, Mismatch, Tolerances, compare};
pub use element_type::{ElementType, Kind};
pub use literal::{Literal, LiteralError, LiteralErrorKind};
pub use npy::NpyError;
pub use number::NumberError;
pub(crate) use number::{parse_f32, parse_float, parse_integer};

/// A dense tensor in host memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Tensor {
    element_type: ElementType,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// Why a tensor cannot be made or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TensorError {
    /// The shape counts more bytes than the address space holds.
    #[error("a tensor of shape `{0}` does not fit in memory")]
    TooLarge(String),
    /// The bytes do not fill the shape exactly.
    #[error("a tensor of type `{tensor_type}` takes {}, found {found}", counted(*expected, "byte"))]
    ByteLength {
        /// Shape and element type.
        tensor_type: String,
        /// Bytes that the shape asks for.
        expected: usize,
        /// Bytes given.
        found: usize,
    },
    /// The values do not fill the shape exactly.
    #[error("a tensor of shape `{shape}` takes {}, found {found}", counted(*expected, "value"))]
    ValueCount {
        /// The shape as text.
        shape: String,
        /// Elements that the shape asks for.
        expected: usize,
        /// Values given.
        found: usize,
    },
    /// The value is a scalar, a buffer or null.
    #[error("expected a tensor, found another value")]
    NotATensor,
    /// The tensor holds another element type than the one asked for.
    #[error("expected a tensor of `{expected}`, found `{found}`")]
    ElementType {
        /// The element type asked for.
        expected: ElementType,
        /// The element type of the tensor.
        found: ElementType,
    },
}

/// A Rust type that is the element of some [`ElementType`].
pub trait Element: Copy + sealed::Sealed {
    /// The element type that tensors built from slices of this type get.
    const TYPE: ElementType;
    /// Reads one element from exactly [`ElementType::byte_size`] little-endian bytes.
    #[doc(hidden)]
    fn read(bytes: &[u8]) -> Self;
    /// Appends the element's little-endian bytes.
    #[doc(hidden)]
    fn write(self, bytes: &mut Vec<u8>);
}

mod sealed {
    /// Keeps [`Element`](super::Element) to the types of the table below.
    pub trait Sealed {}
}

/// `element_types! { i32 => I32 }` makes `i32` the element of tensors of `ElementType::I32`.
macro_rules! element_types {
    ($($rust:ty => $variant:ident),* $(,)?) => {$(
        impl sealed::Sealed for $rust {}
        impl Element for $rust {
            const TYPE: ElementType = ElementType::$variant;
            fn read(bytes: &[u8]) -> Self {
                let mut raw = [0; size_of::<$rust>()];
                raw.copy_from_slice(bytes);
                <$rust>::from_le_bytes(raw)
            }
            fn write(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }
        }
    )*};
}

element_types! {
    i8 => I8, i16 => I16, i32 => I32, i64 => I64,
    u8 => Ui8, u16 => Ui16, u32 => Ui32, u64 => Ui64,
    half::f16 => F16, half::bf16 => Bf16, f32 => F32, f64 => F64,
}

impl sealed::Sealed for bool {}
impl Element for bool {
    const TYPE: ElementType = ElementType::I1;
    fn read(bytes: &[u8]) -> Self {
        bytes.iter().any(|&byte| byte != 0)
    }
    fn write(self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(self));
    }
}

impl Tensor {
    /// A tensor over `bytes`, which hold the elements in row-major order, little-endian.
    ///
    /// # Errors
    ///
    /// When the bytes do not fill the shape exactly.
    pub fn new(
        element_type: ElementType,
        shape: &[usize],
        bytes: Vec<u8>,
    ) -> Result<Tensor, TensorError> {
        let expected = byte_length(element_type, shape)?;
        if bytes.len() != expected {
            return Err(TensorError::ByteLength {
                tensor_type: tensor_type_text(element_type, shape),
                expected,
                found: bytes.len(),
            });
        }
        Ok(Tensor {
            element_type,
            shape: shape.to_vec(),
            bytes,
        })
    }

    /// A tensor of zeros.
    ///
    /// # Errors
    ///
    /// When the shape does not fit in memory.
    pub fn zeros(element_type: ElementType, shape: &[usize]) -> Result<Tensor, TensorError> {
        let length = byte_length(element_type, shape)?;
        // A shape comes from the user, so running out of memory must be an error and not an abort.
        let bytes = bytemuck::allocation::try_zeroed_vec(length)
            .map_err(|()| TensorError::TooLarge(tensor_type_text(element_type, shape)))?;
        Ok(Tensor {
            element_type,
            shape: shape.to_vec(),
            bytes,
        })
    }

    /// A tensor of the values of a slice, in row-major order.
    ///
    /// # Errors
    ///
    /// When the values do not fill the shape exactly.
    pub fn from_slice<T: Element>(shape: &[usize], values: &[T]) -> Result<Tensor, TensorError> {
        let length = byte_length(T::TYPE, shape)?;
        if values.len() * T::TYPE.byte_size() != length {
            return Err(TensorError::ValueCount {
                shape: shape_text(shape),
                expected: length / T::TYPE.byte_size(),
                found: values.len(),
            });
        }
        let mut bytes = Vec::with_capacity(length);
        values.iter().for_each(|value| value.write(&mut bytes));
        Ok(Tensor {
            element_type: T::TYPE,
            shape: shape.to_vec(),
            bytes,
        })
    }

    /// The values in row-major order. A signless integer reads as either sign.
    ///
    /// # Errors
    ///
    /// When the tensor holds elements of another type.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>, TensorError> {
        if !self.element_type.is_compatible(T::TYPE) {
            return Err(TensorError::ElementType {
                expected: T::TYPE,
                found: self.element_type,
            });
        }
        Ok(self.elements().map(T::read).collect())
    }

    /// The element type.
    pub fn element_type(&self) -> ElementType {
        self.element_type
    }

    /// The dimensions, outermost first; empty for rank 0.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The elements as little-endian bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The elements as little-endian bytes, to fill.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// The elements as little-endian bytes, given away.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// The number of elements.
    pub fn element_count(&self) -> usize {
        self.bytes.len() / self.element_type.byte_size()
    }

    /// The bytes of each element in turn.
    pub(crate) fn elements(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.bytes.chunks_exact(self.element_type.byte_size())
    }

    /// The type as text: `2x2xf32`, `f32` for rank 0.
    pub fn type_text(&self) -> String {
        tensor_type_text(self.element_type, &self.shape)
    }
}

/// The text form that [`Tensor::parse`] reads, whole.
impl fmt::Display for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print(usize::MAX))
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({})", self.print(64))
    }
}

/// Bytes that a dense tensor takes, checked.
pub(crate) fn byte_length(
    element_type: ElementType,
    shape: &[usize],
) -> Result<usize, TensorError> {
    // A zero dimension makes the tensor empty, whatever the others multiply to.
    if shape.contains(&0) {
        return Ok(0);
    }
    shape
        .iter()
        .try_fold(element_type.byte_size(), |size, &dim| size.checked_mul(dim))
        .filter(|&size| isize::try_from(size).is_ok())
        .ok_or_else(|| TensorError::TooLarge(tensor_type_text(element_type, shape)))
}

pub(crate) fn shape_text(shape: &[usize]) -> String {
    let dims: Vec<String> = shape.iter().map(ToString::to_string).collect();
    dims.join("x")
}

pub(crate) fn tensor_type_text(element_type: ElementType, shape: &[usize]) -> String {
    let mut text = String::new();
    for dim in shape {
        text.push_str(&dim.to_string());
        text.push('x');
    }
    text.push_str(element_type.name());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_go_in_and_come_out() {
        let tensor = Tensor::from_slice(&[2, 2], &[1.0f32, 2.0, 3.0, 4.0]).unwrap();
        assert_eq!(&tensor.bytes()[..4], &[0, 0, 0x80, 0x3F]);
        assert_eq!(tensor.to_vec::<f32>().unwrap(), [1.0, 2.0, 3.0, 4.0]);
        assert_eq!(tensor.type_text(), "2x2xf32");
    }

    #[test]
    fn a_signless_tensor_reads_as_either_sign() {
        let tensor = Tensor::from_slice(&[1], &[-1i32]).unwrap();
        assert_eq!(tensor.to_vec::<u32>().unwrap(), [u32::MAX]);
        assert_eq!(
            tensor.to_vec::<f32>().unwrap_err().to_string(),
            "expected a tensor of `f32`, found `i32`"
        );
    }

    #[test]
    fn counts_that_do_not_fill_the_shape_are_errors() {
        let error = Tensor::from_slice(&[4], &[1i32, 2, 3]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a tensor of shape `4` takes 4 values, found 3"
        );
        let error = Tensor::new(ElementType::F32, &[2], vec![0; 7]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a tensor of type `2xf32` takes 8 bytes, found 7"
        );
    }

    #[test]
    fn a_shape_beyond_the_address_space_is_an_error() {
        let huge = [1 << 40, 1 << 40];
        let error = Tensor::zeros(ElementType::F32, &huge).unwrap_err();
        assert!(matches!(error, TensorError::TooLarge(_)), "{error}");
        let empty = Tensor::zeros(ElementType::F32, &[usize::MAX, 2, 0]).unwrap();
        assert_eq!(empty.element_count(), 0);
    }
}
