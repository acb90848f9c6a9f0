//! Reads arguments from text, as `--input=` gives them.
//!
//! | text | meaning |
//! |---|---|
//! | `42`, `1.5` | a scalar, where the signature has one |
//! | `2x2xf32=1 2 3 4` | a tensor |
//! | `2x2xf32=@f.bin`, `2x2xf32=+f.bin` | raw bytes from the start of the file, or from where the last argument stopped |
//! | `@f.npy`, `+f.npy`, `*f.npy` | the first array of the file, the next one, all that are left |
//! | `&4xf32=1 2 3 4` | a buffer, without its shape |
//! | `(null)` | no object |

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use thiserror::Error;

use crate::tensor::{
    Literal, LiteralError, NpyError, NumberError, Tensor, TensorError, parse_f32, parse_float,
    parse_integer,
};
use crate::value::{Value, ValueType};

/// Why the text of an argument cannot be read.
#[derive(Debug, Error)]
#[error("in `{text}`: {kind}")]
pub struct ArgumentError {
    /// The text as given.
    pub text: String,
    /// What is wrong with it.
    #[source]
    pub kind: Box<ArgumentErrorKind>,
}

/// What is wrong with the text of an argument.
#[derive(Debug, Error)]
pub enum ArgumentErrorKind {
    /// There is none.
    #[error("expected a value, found nothing")]
    Empty,
    /// A malformed tensor.
    #[error(transparent)]
    Literal(LiteralError),
    /// A malformed scalar.
    #[error(transparent)]
    Scalar(NumberError),
    /// A tensor or null where the signature has a scalar.
    #[error("expected a number for {0}")]
    ExpectedScalar(ValueType),
    /// A file that cannot be opened or read.
    #[error("cannot read `{path}`: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// A raw file that is too short.
    #[error("`{path}` ends before the {length} bytes of `{tensor_type}`")]
    FileTooShort {
        /// The file.
        path: String,
        /// Bytes wanted.
        length: usize,
        /// What they are for.
        tensor_type: String,
    },
    /// A malformed numpy file.
    #[error("cannot read `{path}`: {error}")]
    Npy {
        /// The file.
        path: String,
        /// Why.
        error: NpyError,
    },
    /// A tensor that cannot be made.
    #[error(transparent)]
    Tensor(#[from] TensorError),
}

/// Reads arguments in order. It keeps files open, so that one argument continues where the last stopped.
#[derive(Debug, Default)]
pub struct ArgumentReader {
    files: HashMap<String, BufReader<File>>,
}

/// Where reading of a file starts.
#[derive(Clone, Copy, Debug)]
enum Start {
    Beginning,
    Continue,
}

impl ArgumentReader {
    /// Reads the arguments of a function whose parameters are `types`. There may be more or fewer: counts
    /// are the caller's to compare, since it knows the function's name.
    ///
    /// # Errors
    ///
    /// The first argument that cannot be read.
    pub fn read_all<'a>(
        &mut self,
        texts: impl IntoIterator<Item = &'a str>,
        types: &[ValueType],
    ) -> Result<Vec<Value>, ArgumentError> {
        let mut values = Vec::new();
        for text in texts {
            // Behind the last parameter a tensor is as good a guess as any.
            let value_type = types.get(values.len()).copied().unwrap_or(ValueType::Ref);
            values.extend(self.read(text, value_type)?);
        }
        Ok(values)
    }

    /// Reads one text; `*f.npy` gives any number of values, everything else one.
    ///
    /// # Errors
    ///
    /// When the text is malformed, or the file that it names cannot be read.
    pub fn read(&mut self, text: &str, value_type: ValueType) -> Result<Vec<Value>, ArgumentError> {
        self.read_kind(text, value_type)
            .map_err(|kind| ArgumentError {
                text: text.to_string(),
                kind: Box::new(kind),
            })
    }

    fn read_kind(
        &mut self,
        text: &str,
        value_type: ValueType,
    ) -> Result<Vec<Value>, ArgumentErrorKind> {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Err(ArgumentErrorKind::Empty);
        }
        if value_type != ValueType::Ref {
            return parse_scalar(trimmed, value_type).map(|value| vec![value]);
        }
        if trimmed == "(null)" {
            return Ok(vec![Value::Null]);
        }
        if let Some(path) = trimmed.strip_prefix('@') {
            return self.npy_array(path, Start::Beginning).map(|v| vec![v]);
        }
        if let Some(path) = trimmed.strip_prefix('+') {
            return self.npy_array(path, Start::Continue).map(|v| vec![v]);
        }
        if let Some(path) = trimmed.strip_prefix('*') {
            return self.npy_arrays(path);
        }
        // Columns count from the start of the text as typed, not from behind the marker.
        match text.trim_start().strip_prefix('&') {
            Some(literal) => {
                let before = text.chars().count() - literal.chars().count();
                let tensor = self.literal(literal, before)?;
                Ok(vec![Value::Buffer(tensor.into_bytes())])
            }
            None => Ok(vec![Value::Tensor(self.literal(text, 0)?)]),
        }
    }

    fn literal(&mut self, text: &str, before: usize) -> Result<Tensor, ArgumentErrorKind> {
        let at = |mut error: LiteralError| {
            error.column += before;
            ArgumentErrorKind::Literal(error)
        };
        let literal = Literal::split(text).map_err(at)?;
        if let Some(path) = literal.contents.strip_prefix('@') {
            self.raw(&literal, path, Start::Beginning)
        } else if let Some(path) = literal.contents.strip_prefix('+') {
            self.raw(&literal, path, Start::Continue)
        } else {
            literal.tensor().map_err(at)
        }
    }

    fn raw(
        &mut self,
        literal: &Literal<'_>,
        path: &str,
        start: Start,
    ) -> Result<Tensor, ArgumentErrorKind> {
        let mut tensor = Tensor::zeros(literal.element_type, &literal.shape)?;
        let file = self.file(path, start)?;
        match file.read_exact(tensor.bytes_mut()) {
            Ok(()) => Ok(tensor),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(ArgumentErrorKind::FileTooShort {
                    path: path.to_string(),
                    length: tensor.bytes().len(),
                    tensor_type: tensor.type_text(),
                })
            }
            Err(error) => Err(unreadable(path, error)),
        }
    }

    fn npy_array(&mut self, path: &str, start: Start) -> Result<Value, ArgumentErrorKind> {
        let file = self.file(path, start)?;
        Tensor::read_npy(file)
            .map(Value::Tensor)
            .map_err(|error| ArgumentErrorKind::Npy {
                path: path.to_string(),
                error,
            })
    }

    fn npy_arrays(&mut self, path: &str) -> Result<Vec<Value>, ArgumentErrorKind> {
        let mut values = Vec::new();
        loop {
            let file = self.file(path, Start::Continue)?;
            let rest = file.fill_buf().map_err(|error| unreadable(path, error))?;
            if rest.is_empty() {
                return Ok(values);
            }
            values.push(self.npy_array(path, Start::Continue)?);
        }
    }

    fn file(
        &mut self,
        path: &str,
        start: Start,
    ) -> Result<&mut BufReader<File>, ArgumentErrorKind> {
        if matches!(start, Start::Beginning) || !self.files.contains_key(path) {
            let file = File::open(path).map_err(|error| unreadable(path, error))?;
            self.files.insert(path.to_string(), BufReader::new(file));
        }
        match self.files.get_mut(path) {
            Some(file) => Ok(file),
            None => Err(unreadable(path, io::ErrorKind::NotFound.into())),
        }
    }
}

fn unreadable(path: &str, error: io::Error) -> ArgumentErrorKind {
    ArgumentErrorKind::File {
        path: path.to_string(),
        error,
    }
}

fn parse_scalar(text: &str, value_type: ValueType) -> Result<Value, ArgumentErrorKind> {
    if text == "(null)" || text.contains('=') || text.starts_with(['@', '*', '&']) {
        return Err(ArgumentErrorKind::ExpectedScalar(value_type));
    }
    let value = match value_type {
        // Either reading of the bits is accepted, so truncation is what is meant.
        ValueType::I32 => parse_integer(text, 32, "i32").map(|value| Value::I32(value as i32)),
        ValueType::I64 => parse_integer(text, 64, "i64").map(|value| Value::I64(value as i64)),
        ValueType::F32 => parse_f32(text).map(Value::F32),
        ValueType::F64 | ValueType::Ref => parse_float(text).map(Value::F64),
    };
    value.map_err(ArgumentErrorKind::Scalar)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    fn read(text: &str, value_type: ValueType) -> String {
        match ArgumentReader::default().read(text, value_type) {
            Ok(values) => format!("{values:?}"),
            Err(error) => error.to_string(),
        }
    }

    /// A directory of its own for a test.
    fn directory(name: &str) -> PathBuf {
        let directory =
            std::env::temp_dir().join(format!("halcyon-arguments-{name}-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        directory
    }

    #[test]
    fn scalars_take_the_type_of_the_signature() {
        for (text, value_type, value) in [
            ("42", ValueType::I32, "[I32(42)]"),
            (" 0xFF ", ValueType::I32, "[I32(255)]"),
            ("4294967295", ValueType::I32, "[I32(-1)]"),
            ("-5", ValueType::I64, "[I64(-5)]"),
            ("18446744073709551615", ValueType::I64, "[I64(-1)]"),
            ("1.5", ValueType::F32, "[F32(1.5)]"),
            ("16777217", ValueType::F32, "[F32(16777216.0)]"),
            ("-inf", ValueType::F64, "[F64(-inf)]"),
        ] {
            assert_eq!(read(text, value_type), value);
        }
    }

    #[test]
    fn scalars_that_do_not_fit_are_errors() {
        for (text, value_type, error) in [
            (
                "1.5",
                ValueType::I32,
                "in `1.5`: expected an integer, found `1.5`",
            ),
            (
                "4294967296",
                ValueType::I32,
                "in `4294967296`: expected a value between -2147483648 and 4294967295 for `i32`, \
                 found `4294967296`",
            ),
            (
                "i32=1",
                ValueType::I32,
                "in `i32=1`: expected a number for i32",
            ),
            (
                "(null)",
                ValueType::F32,
                "in `(null)`: expected a number for f32",
            ),
            ("", ValueType::I32, "in ``: expected a value, found nothing"),
            (
                "  ",
                ValueType::Ref,
                "in `  `: expected a value, found nothing",
            ),
            (
                "abc",
                ValueType::F64,
                "in `abc`: expected a number, found `abc`",
            ),
        ] {
            assert_eq!(read(text, value_type), error);
        }
    }

    #[test]
    fn objects_are_tensors_buffers_or_null() {
        assert_eq!(
            read("2xf32=1 2", ValueType::Ref),
            "[Tensor(Tensor(2xf32=1 2))]"
        );
        assert_eq!(read("&2xi8=1 2", ValueType::Ref), "[Buffer([1, 2])]");
        assert_eq!(read("&4xi8", ValueType::Ref), "[Buffer([0, 0, 0, 0])]");
        assert_eq!(read("(null)", ValueType::Ref), "[Null]");
        assert_eq!(
            read("&2xi8=1 x", ValueType::Ref),
            "in `&2xi8=1 x`: expected an integer, found `x` at column 9"
        );
        assert_eq!(
            read("1.5", ValueType::Ref),
            "in `1.5`: expected a tensor type like `4x2xf32`, found `1.5` at column 1"
        );
    }

    #[test]
    fn raw_files_continue_where_the_last_argument_stopped() {
        let path = directory("raw").join("values.bin");
        fs::write(&path, [1u8, 2, 3, 4, 5]).unwrap();
        let path = path.display();
        let texts = [
            format!("2xi8=@{path}"),
            format!("1xi8=+{path}"),
            format!("2xi8=+{path}"),
            format!("2xi8=@{path}"),
        ];
        let values = ArgumentReader::default()
            .read_all(texts.iter().map(String::as_str), &[])
            .unwrap();
        assert_eq!(
            format!("{values:?}"),
            "[Tensor(Tensor(2xi8=1 2)), Tensor(Tensor(1xi8=3)), Tensor(Tensor(2xi8=4 5)), \
             Tensor(Tensor(2xi8=1 2))]"
        );
        assert_eq!(
            read(&format!("2xi32=@{path}"), ValueType::Ref),
            format!("in `2xi32=@{path}`: `{path}` ends before the 8 bytes of `2xi32`")
        );
    }

    /// The same mixes as observed in `iree-run-module` 3.13.
    #[test]
    fn numpy_files_hold_several_arrays() {
        let path = directory("npy").join("multi.npy");
        let mut bytes = Vec::new();
        for text in ["1xf32=0", "2xf32=0 1", "3xf32=0 1 2"] {
            let tensor = Tensor::parse(text).unwrap();
            tensor.write_npy(&mut bytes).unwrap();
        }
        fs::write(&path, &bytes).unwrap();
        let path = path.display();
        let read_all = |starts: &[&str]| {
            let texts: Vec<String> = starts
                .iter()
                .map(|start| format!("{start}{path}"))
                .collect();
            let values = ArgumentReader::default()
                .read_all(texts.iter().map(String::as_str), &[])
                .unwrap();
            values
                .iter()
                .map(|value| value.as_tensor().unwrap().to_string())
                .collect::<Vec<_>>()
        };
        let all = ["1xf32=0", "2xf32=0 1", "3xf32=0 1 2"];
        assert_eq!(read_all(&["*"]), all);
        assert_eq!(read_all(&["@", "+", "+"]), all);
        assert_eq!(read_all(&["@", "*"]), all);
        assert_eq!(
            read_all(&["@", "@", "+"]),
            ["1xf32=0", "1xf32=0", "2xf32=0 1"]
        );
        assert_eq!(read_all(&["*", "*"]), all);
    }

    #[test]
    fn missing_files_are_named() {
        let error = read("@/no/such.npy", ValueType::Ref);
        assert!(
            error.starts_with("in `@/no/such.npy`: cannot read `/no/such.npy`: "),
            "{error}"
        );
        let error = read("2xf32=@/no/such.bin", ValueType::Ref);
        assert!(error.contains("cannot read `/no/such.bin`: "), "{error}");
    }
}
