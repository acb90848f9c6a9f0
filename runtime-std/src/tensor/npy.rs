//! NumPy's `.npy` arrays to tensors and back.
//!
//! Several arrays may follow each other in one stream: [`Tensor::read_npy`] stops right behind the one
//! it read. Which file is opened, and where it continues, is the caller's.

use std::io::{self, Read, Write};

use npyz::{DType, Endianness, NpyHeader, Order, TypeChar, WriterBuilder};
use thiserror::Error;

use super::{Element, ElementType, Tensor, TensorError, byte_length};

/// Why an array cannot be read or written.
#[derive(Debug, Error)]
pub enum NpyError {
    /// The stream ends early, is no npy file, or cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// No npy file, or one that no reader should trust.
    #[error("malformed npy array: {0}")]
    Malformed(&'static str),
    /// An array of a type that tensors do not have.
    #[error("unsupported numpy type `{0}`")]
    Type(String),
    /// The tensor has a type that numpy does not have.
    #[error("numpy has no type for `{0}`")]
    NoNumpyType(ElementType),
    /// The array does not fit in memory.
    #[error(transparent)]
    Tensor(#[from] TensorError),
}

impl Tensor {
    /// Reads one array. Big-endian arrays and arrays in column-major order are converted.
    ///
    /// # Errors
    ///
    /// When the stream holds no whole array, or one of a type that tensors do not have.
    pub fn read_npy(stream: &mut impl Read) -> Result<Tensor, NpyError> {
        let header = NpyHeader::from_reader(&mut &header_bytes(stream)?[..])?;
        let (element_type, endianness) = element_type_of(&header.dtype())?;
        let shape = header
            .shape()
            .iter()
            .map(|&dim| usize::try_from(dim))
            .collect::<Result<Vec<usize>, _>>()
            .map_err(|_| TensorError::TooLarge(format!("{:?}", header.shape())))?;
        let length = byte_length(element_type, &shape)?;
        // As in the header: the shape may be a lie.
        let mut bytes = Vec::new();
        if stream.take(length as u64).read_to_end(&mut bytes)? != length {
            return Err(NpyError::Malformed("the file ends inside the array"));
        }
        if element_type == ElementType::I1 {
            // To numpy any byte but zero is true; programs know 0 and 1 only.
            bytes
                .iter_mut()
                .for_each(|byte| *byte = u8::from(*byte != 0));
        }
        let mut tensor = Tensor::new(element_type, &shape, bytes)?;
        if endianness == Endianness::Big {
            tensor
                .bytes
                .chunks_exact_mut(element_type.byte_size())
                .for_each(<[u8]>::reverse);
        }
        if header.order() == Order::Fortran {
            tensor.bytes = row_major(&tensor);
        }
        Ok(tensor)
    }

    /// Writes the tensor as one array.
    ///
    /// # Errors
    ///
    /// When numpy has no type for the elements, or the stream fails.
    pub fn write_npy(&self, stream: &mut impl Write) -> Result<(), NpyError> {
        use ElementType as E;
        match self.element_type {
            E::I1 => self.write_values::<bool>(stream, "|b1"),
            E::I8 | E::Si8 => self.write_values::<i8>(stream, "|i1"),
            E::I16 | E::Si16 => self.write_values::<i16>(stream, "<i2"),
            E::I32 | E::Si32 => self.write_values::<i32>(stream, "<i4"),
            E::I64 | E::Si64 => self.write_values::<i64>(stream, "<i8"),
            E::Ui8 => self.write_values::<u8>(stream, "|u1"),
            E::Ui16 => self.write_values::<u16>(stream, "<u2"),
            E::Ui32 => self.write_values::<u32>(stream, "<u4"),
            E::Ui64 => self.write_values::<u64>(stream, "<u8"),
            E::F16 => self.write_values::<half::f16>(stream, "<f2"),
            E::F32 => self.write_values::<f32>(stream, "<f4"),
            E::F64 => self.write_values::<f64>(stream, "<f8"),
            E::Bf16 => Err(NpyError::NoNumpyType(self.element_type)),
        }
    }

    fn write_values<T: Element + npyz::Serialize>(
        &self,
        stream: &mut impl Write,
        dtype: &str,
    ) -> Result<(), NpyError> {
        let dtype = DType::Plain(
            dtype
                .parse()
                .map_err(|_| NpyError::Type(dtype.to_string()))?,
        );
        let shape: Vec<u64> = self.shape.iter().map(|&dim| dim as u64).collect();
        let mut writer = npyz::WriteOptions::new()
            .dtype(dtype)
            .shape(&shape)
            .writer(stream)
            .begin_nd()?;
        writer.extend(self.elements().map(T::read))?;
        writer.finish()?;
        Ok(())
    }
}

/// Takes the header off the stream, whole, and refuses what the header parser would panic on: shapes
/// whose product overflows, and brackets nested without end.
fn header_bytes(stream: &mut impl Read) -> Result<Vec<u8>, NpyError> {
    const MAGIC: &[u8] = b"\x93NUMPY";
    let mut bytes = vec![0; MAGIC.len() + 2];
    stream.read_exact(&mut bytes)?;
    if !bytes.starts_with(MAGIC) {
        return Err(NpyError::Malformed("the file does not start as one"));
    }
    let mut length = [0; 4];
    // Version 1 has a 16-bit length, the later ones a 32-bit one.
    let length_size = if bytes[MAGIC.len()] == 1 { 2 } else { 4 };
    stream.read_exact(&mut length[..length_size])?;
    bytes.extend_from_slice(&length[..length_size]);
    let length = u32::from_le_bytes(length);
    let start = bytes.len();
    // `take` and not a buffer of `length` bytes: the length may be a lie.
    if stream.take(u64::from(length)).read_to_end(&mut bytes)? != length as usize {
        return Err(NpyError::Malformed("the file ends inside the header"));
    }
    let header = &bytes[start..];
    if header
        .iter()
        .filter(|&&byte| b"([{".contains(&byte))
        .count()
        > MAX_BRACKETS
    {
        return Err(NpyError::Malformed("the header nests too deep"));
    }
    let product = header
        .split(|byte| !byte.is_ascii_digit())
        .filter_map(|digits| std::str::from_utf8(digits).ok())
        .filter(|digits| !digits.is_empty())
        .try_fold(1u64, |product, digits| {
            product.checked_mul(digits.parse::<u64>().ok()?.max(1))
        });
    match product {
        Some(_) => Ok(bytes),
        None => Err(NpyError::Malformed("the array does not fit in memory")),
    }
}

/// Brackets in a header; the ones of plain arrays have two.
const MAX_BRACKETS: usize = 64;

fn element_type_of(dtype: &DType) -> Result<(ElementType, Endianness), NpyError> {
    use ElementType as E;
    let unsupported = || NpyError::Type(dtype.descr());
    let DType::Plain(plain) = dtype else {
        return Err(unsupported());
    };
    let element_type = match (plain.type_char(), plain.size_field()) {
        (TypeChar::Bool, 1) => E::I1,
        (TypeChar::Int, 1) => E::Si8,
        (TypeChar::Int, 2) => E::Si16,
        (TypeChar::Int, 4) => E::Si32,
        (TypeChar::Int, 8) => E::Si64,
        (TypeChar::Uint, 1) => E::Ui8,
        (TypeChar::Uint, 2) => E::Ui16,
        (TypeChar::Uint, 4) => E::Ui32,
        (TypeChar::Uint, 8) => E::Ui64,
        (TypeChar::Float, 2) => E::F16,
        (TypeChar::Float, 4) => E::F32,
        (TypeChar::Float, 8) => E::F64,
        _ => return Err(unsupported()),
    };
    Ok((element_type, plain.endianness()))
}

/// The elements of a tensor that was filled in column-major order, in row-major order.
fn row_major(column_major: &Tensor) -> Vec<u8> {
    let size = column_major.element_type.byte_size();
    let shape = &column_major.shape;
    let mut bytes = Vec::with_capacity(column_major.bytes.len());
    let mut index = vec![0; shape.len()];
    for _ in 0..column_major.element_count() {
        let source = shape
            .iter()
            .zip(&index)
            .rev()
            .fold(0, |offset, (dim, i)| offset * dim + i);
        bytes.extend_from_slice(&column_major.bytes[source * size..(source + 1) * size]);
        // The next index in row-major order: the last dimension runs fastest.
        for (i, dim) in index.iter_mut().zip(shape).rev() {
            *i += 1;
            if *i < *dim {
                break;
            }
            *i = 0;
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_byte_but_zero_is_true() {
        let dict = "{'descr': '|b1', 'fortran_order': False, 'shape': (4,), }";
        let file = npy(dict, &[0, 1, 2, 0xFF]);
        let tensor = Tensor::read_npy(&mut &file[..]).unwrap();
        assert_eq!(tensor.bytes(), [0, 1, 1, 1]);
    }

    #[test]
    fn a_shape_that_the_file_does_not_fill_costs_nothing() {
        let dict = "{'descr': '<f8', 'fortran_order': False, 'shape': (1099511627776, 1024), }";
        let error = Tensor::read_npy(&mut &npy(dict, &[0; 16])[..]).unwrap_err();
        assert_eq!(
            error.to_string(),
            NpyError::Malformed("the file ends inside the array").to_string()
        );
    }

    /// `dict` padded into a version 1.0 header as numpy writes it, followed by `data`.
    fn npy(dict: &str, data: &[u8]) -> Vec<u8> {
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        let padded = format!("{dict:<117}\n");
        file.extend_from_slice(&(padded.len() as u16).to_le_bytes());
        file.extend_from_slice(padded.as_bytes());
        file.extend_from_slice(data);
        file
    }

    fn read(file: &[u8]) -> String {
        match Tensor::read_npy(&mut &file[..]) {
            Ok(tensor) => tensor.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn arrays_in_either_order_and_endianness_read_alike() {
        // numpy: np.array([[1, 0, 1], [2, 3, 4]], dtype)
        let values = [1i16, 0, 1, 2, 3, 4];
        let little: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let big: Vec<u8> = values.iter().flat_map(|v| v.to_be_bytes()).collect();
        let columns: Vec<u8> = [1i16, 2, 0, 3, 1, 4]
            .iter()
            .flat_map(|v| v.to_le_bytes())
            .collect();
        let dict = |descr: &str, fortran: &str| {
            format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': (2, 3), }}")
        };
        let expected = "2x3xsi16=[1 0 1][2 3 4]";
        assert_eq!(read(&npy(&dict("<i2", "False"), &little)), expected);
        assert_eq!(read(&npy(&dict(">i2", "False"), &big)), expected);
        assert_eq!(read(&npy(&dict("<i2", "True"), &columns)), expected);
    }

    #[test]
    fn arrays_follow_each_other_in_one_stream() {
        let mut stream = Vec::new();
        for text in ["2xf32=1 2", "f64=7", "0x3xi8", "3xi1=01 00 01"] {
            let tensor = Tensor::parse(text).unwrap();
            tensor.write_npy(&mut stream).unwrap();
        }
        let mut rest = &stream[..];
        for text in ["2xf32=1 2", "f64=7", "0x3xsi8=", "3xi1=01 00 01"] {
            assert_eq!(Tensor::read_npy(&mut rest).unwrap().to_string(), text);
        }
        assert!(rest.is_empty());
    }

    #[test]
    fn every_element_type_but_bf16_survives_a_file() {
        for element_type in ElementType::all() {
            let tensor = Tensor::parse(&format!("2x2x{element_type}=1 0 1 1")).unwrap();
            let mut file = Vec::new();
            match tensor.write_npy(&mut file) {
                Ok(()) => {
                    let back = Tensor::read_npy(&mut &file[..]).unwrap();
                    assert_eq!(back.bytes(), tensor.bytes(), "{element_type}");
                    assert!(back.element_type().is_compatible(element_type));
                }
                Err(error) => assert_eq!(error.to_string(), "numpy has no type for `bf16`"),
            }
        }
    }

    #[test]
    fn broken_files_are_errors() {
        let file = npy(
            "{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }",
            &[0; 16],
        );
        for length in 0..file.len() {
            assert!(Tensor::read_npy(&mut &file[..length]).is_err(), "{length}");
        }
        let text = npy(
            "{'descr': '<U1', 'fortran_order': False, 'shape': (2,), }",
            &[0; 8],
        );
        assert_eq!(read(&text), "unsupported numpy type `'<U1'`");
        for shape in ["4611686018427387904, 8", "0, 1099511627776, 1099511627776"] {
            let dict = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({shape}), }}");
            let error = read(&npy(&dict, &[]));
            assert!(error.contains("does not fit in memory"), "{error}");
        }
        let nested = "(".repeat(60_000);
        assert_eq!(
            read(&npy(&nested, &[])),
            "malformed npy array: the header nests too deep"
        );
    }
}
