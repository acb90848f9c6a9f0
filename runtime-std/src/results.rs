//! Prints, writes and compares the results of a call, as `--output=` and `--expected_output=` ask.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{self, Write as _};

use halcyon_runtime_core::text;
use thiserror::Error;

use crate::arguments::{ArgumentError, ArgumentReader};
use crate::tensor::{Equality, NpyError, Tensor, TensorError, compare};
use crate::value::{Value, ValueType};

impl Value {
    /// The value as results are listed: `i32=5`, or its kind and, on the next line, its contents.
    pub fn print(&self, max_elements: usize) -> String {
        let mut printed = String::new();
        // Writing to a string cannot fail.
        let _ = match self {
            Value::I32(value) => write!(printed, "i32={value}"),
            Value::I64(value) => write!(printed, "i64={value}"),
            Value::F32(value) => {
                let _ = text::write_f32(&mut printed, *value);
                printed = format!("f32={}", printed.to_lowercase());
                Ok(())
            }
            Value::F64(value) => {
                let _ = text::write_f64(&mut printed, *value);
                printed = format!("f64={}", printed.to_lowercase());
                Ok(())
            }
            Value::Null => write!(printed, "(null)"),
            Value::Tensor(tensor) => {
                write!(printed, "hal.buffer_view\n{}", tensor.print(max_elements))
            }
            Value::Buffer(_) => write!(printed, "hal.buffer\n(no printer)"),
        };
        printed
    }
}

/// What becomes of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Nothing.
    Ignore,
    /// Standard output.
    Print,
    /// A file, as an array if it ends in `.npy`, else as raw bytes.
    File {
        /// The file.
        path: String,
        /// Whether what is there stays in front.
        mode: FileMode,
    },
}

/// What happens to what a file holds already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileMode {
    /// It is dropped.
    Replace,
    /// It stays in front.
    Append,
}

/// Why a result cannot be delivered.
#[derive(Debug, Error)]
pub enum OutputError {
    /// A destination that is none of the known ones.
    #[error("expected ``, `-`, `@file` or `+file`, found `{0}`")]
    Destination(String),
    /// A result that a file cannot hold.
    #[error("a null result cannot be written to `{0}`")]
    Null(String),
    /// A file that cannot be written.
    #[error("cannot write `{path}`: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// A result that an array cannot hold.
    #[error("cannot write `{path}`: {error}")]
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

impl Destination {
    /// Reads the text of a destination.
    ///
    /// # Errors
    ///
    /// When it is none.
    pub fn parse(text: &str) -> Result<Destination, OutputError> {
        let file = |path: &str, mode| Destination::File {
            path: path.to_string(),
            mode,
        };
        match (text, text.split_at_checked(1)) {
            ("", _) => Ok(Destination::Ignore),
            ("-", _) => Ok(Destination::Print),
            (_, Some(("@", path))) if !path.is_empty() => Ok(file(path, FileMode::Replace)),
            (_, Some(("+", path))) if !path.is_empty() => Ok(file(path, FileMode::Append)),
            _ => Err(OutputError::Destination(text.to_string())),
        }
    }
}

/// Writes a result to a file.
///
/// # Errors
///
/// When the file cannot be written, or cannot hold the result.
pub fn write_file(value: &Value, path: &str, mode: FileMode) -> Result<(), OutputError> {
    let unwritable = |error| OutputError::File {
        path: path.to_string(),
        error,
    };
    // A scalar is a tensor of rank 0 to a file.
    let tensor = match value {
        Value::I32(value) => Tensor::from_slice(&[], &[*value])?,
        Value::I64(value) => Tensor::from_slice(&[], &[*value])?,
        Value::F32(value) => Tensor::from_slice(&[], &[*value])?,
        Value::F64(value) => Tensor::from_slice(&[], &[*value])?,
        Value::Tensor(tensor) => tensor.clone(),
        Value::Buffer(bytes) => Tensor::from_slice(&[bytes.len()], bytes)?,
        Value::Null => return Err(OutputError::Null(path.to_string())),
    };
    let mut bytes = Vec::new();
    if path.ends_with(".npy") {
        tensor
            .write_npy(&mut bytes)
            .map_err(|error| OutputError::Npy {
                path: path.to_string(),
                error,
            })?;
    } else {
        bytes = tensor.into_bytes();
    }
    // The whole result is at hand before the file is touched: a failure leaves what was there.
    let mut options = OpenOptions::new();
    options.create(true);
    match mode {
        FileMode::Replace => options.write(true).truncate(true),
        FileMode::Append => options.append(true),
    };
    options
        .open(path)
        .and_then(|mut file| file.write_all(&bytes))
        .map_err(unwritable)
}

/// What a result should be.
#[derive(Clone, Debug, PartialEq)]
pub enum Expectation {
    /// Anything.
    Ignored,
    /// This value.
    Value(Value),
}

/// Reads what the results of a function with results of `types` should be. The syntax is that of
/// arguments, and `(ignored)`.
///
/// # Errors
///
/// The first text that is malformed.
pub fn read_expectations<'a>(
    texts: impl IntoIterator<Item = &'a str>,
    types: &[ValueType],
) -> Result<Vec<Expectation>, ArgumentError> {
    let mut reader = ArgumentReader::default();
    let mut expectations = Vec::new();
    for text in texts {
        if text.trim() == "(ignored)" {
            expectations.push(Expectation::Ignored);
            continue;
        }
        let value_type = types
            .get(expectations.len())
            .copied()
            .unwrap_or(ValueType::Ref);
        let values = reader.read(text, value_type)?;
        expectations.extend(values.into_iter().map(Expectation::Value));
    }
    Ok(expectations)
}

/// Compares the results of a call with what they should be. Gives one report a difference, each ready to
/// print; none means that all matched.
pub fn compare_results(
    results: &[Value],
    expectations: &[Expectation],
    equality: &Equality,
    max_elements: usize,
) -> Vec<String> {
    if results.len() != expectations.len() {
        return vec![format!(
            "[FAILED] expected {} list elements but {} provided",
            expectations.len(),
            results.len()
        )];
    }
    results
        .iter()
        .zip(expectations)
        .enumerate()
        .filter_map(|(index, (result, expectation))| match expectation {
            Expectation::Ignored => None,
            Expectation::Value(expected) => difference(result, expected, equality, max_elements)
                .map(|report| format!("[FAILED] result[{index}]: {report}")),
        })
        .collect()
}

fn difference(
    actual: &Value,
    expected: &Value,
    equality: &Equality,
    max_elements: usize,
) -> Option<String> {
    let (actual_tensor, expected_tensor) = match (scalar_tensor(actual), scalar_tensor(expected)) {
        (Some(actual), Some(expected)) if actual.type_text() == expected.type_text() => {
            (actual, expected)
        }
        _ => match (actual, expected) {
            (Value::Tensor(actual), Value::Tensor(expected)) => {
                let mismatch = compare(actual, expected, equality).err()?;
                return Some(format!(
                    "{mismatch}; expected that the view is equal to contents of a view of {}\n  \
                     expected:\n{}\n  actual:\n{}",
                    expected.type_text(),
                    expected.print(max_elements),
                    actual.print(max_elements)
                ));
            }
            (Value::Null, Value::Null) => return None,
            (Value::Buffer(actual), Value::Buffer(expected)) => {
                return (actual != expected)
                    .then(|| "the bytes of the buffer do not match the expected".to_string());
            }
            _ => {
                return Some(format!(
                    "variant types mismatch; expected {} but got {}",
                    kind(expected),
                    kind(actual)
                ));
            }
        },
    };
    compare(&actual_tensor, &expected_tensor, equality)
        .err()
        .map(|_| {
            format!(
                "value ({}) does not match the expected ({})",
                actual.print(0),
                expected.print(0)
            )
        })
}

/// A scalar as a tensor of rank 0, so that one rule compares both.
fn scalar_tensor(value: &Value) -> Option<Tensor> {
    match value {
        Value::I32(value) => Tensor::from_slice(&[], &[*value]).ok(),
        Value::I64(value) => Tensor::from_slice(&[], &[*value]).ok(),
        Value::F32(value) => Tensor::from_slice(&[], &[*value]).ok(),
        Value::F64(value) => Tensor::from_slice(&[], &[*value]).ok(),
        Value::Null | Value::Tensor(_) | Value::Buffer(_) => None,
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::I32(_) => "i32",
        Value::I64(_) => "i64",
        Value::F32(_) => "f32",
        Value::F64(_) => "f64",
        Value::Null => "(null)",
        Value::Tensor(_) => "hal.buffer_view",
        Value::Buffer(_) => "hal.buffer",
    }
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;
    use crate::tensor::Tolerances;

    /// Observed from `iree-run-module` 3.13.
    #[test]
    fn values_print_as_the_peer_lists_them() {
        let tensor = Tensor::parse("2x2xf32=1 2 3 4").unwrap();
        for (value, printed) in [
            (Value::I32(255), "i32=255"),
            (Value::I64(-5), "i64=-5"),
            (Value::F32(1e10), "f32=1e+10"),
            (Value::F32(f32::NAN), "f32=nan"),
            (Value::F64(f64::NEG_INFINITY), "f64=-inf"),
            (Value::F64(123_456_789.0), "f64=1.23457e+08"),
            (Value::F32(-0.0), "f32=-0"),
            (Value::Null, "(null)"),
            (Value::Tensor(tensor), "hal.buffer_view\n2x2xf32=[1 2][3 4]"),
            (Value::Buffer(vec![1]), "hal.buffer\n(no printer)"),
        ] {
            assert_eq!(value.print(1024), printed);
        }
    }

    fn reports(results: &[Value], expected: &[&str]) -> Vec<String> {
        let types: Vec<ValueType> = results.iter().map(Value::value_type).collect();
        let expectations = read_expectations(expected.iter().copied(), &types).unwrap();
        let equality = Equality::Approximate(Tolerances::default());
        compare_results(results, &expectations, &equality, 1024)
    }

    #[test]
    fn tensors_that_differ_are_reported_as_the_peer_does() {
        let result = Value::Tensor(Tensor::parse("4xf32=10 40 90 160").unwrap());
        assert!(reports(slice::from_ref(&result), &["4xf32=10 40 90 160"]).is_empty());
        assert!(reports(slice::from_ref(&result), &["(ignored)"]).is_empty());
        assert_eq!(
            reports(slice::from_ref(&result), &["4xf32=10 40 90 161"]),
            [
                "[FAILED] result[0]: element at index 3 (160) does not match the expected (161); \
                 expected that the view is equal to contents of a view of 4xf32\n  expected:\n\
                 4xf32=10 40 90 161\n  actual:\n4xf32=10 40 90 160"
            ]
        );
        assert_eq!(
            reports(slice::from_ref(&result), &["4xf32=1", "4xf32=1"]),
            ["[FAILED] expected 2 list elements but 1 provided"]
        );
        assert_eq!(
            reports(&[result], &["(null)"]),
            [
                "[FAILED] result[0]: variant types mismatch; expected (null) but got \
                 hal.buffer_view"
            ]
        );
    }

    /// The peer fails every comparison of scalars; here they compare by their values.
    #[test]
    fn scalars_compare_by_value() {
        let results = [Value::I32(1), Value::F32(3.5), Value::F64(f64::NAN)];
        assert!(reports(&results, &["1", "3.50001", "nan"]).is_empty());
        assert_eq!(
            reports(&results, &["2", "3.6", "0"]),
            [
                "[FAILED] result[0]: value (i32=1) does not match the expected (i32=2)",
                "[FAILED] result[1]: value (f32=3.5) does not match the expected (f32=3.6)",
                "[FAILED] result[2]: value (f64=nan) does not match the expected (f64=0)",
            ]
        );
    }

    #[test]
    fn destinations_are_read_from_text() {
        assert_eq!(Destination::parse("").unwrap(), Destination::Ignore);
        assert_eq!(Destination::parse("-").unwrap(), Destination::Print);
        let append = Destination::File {
            path: "f.npy".to_string(),
            mode: FileMode::Append,
        };
        assert_eq!(Destination::parse("+f.npy").unwrap(), append);
        for text in ["foo", "@", "é"] {
            let error = Destination::parse(text).unwrap_err();
            assert_eq!(
                error.to_string(),
                format!("expected ``, `-`, `@file` or `+file`, found `{text}`")
            );
        }
    }

    #[test]
    fn files_hold_raw_bytes_or_arrays() {
        let directory =
            std::env::temp_dir().join(format!("halcyon-results-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let path = |name: &str| directory.join(name).display().to_string();
        let tensor = Value::Tensor(Tensor::parse("2xi16=1 -1").unwrap());

        let raw = path("r.bin");
        write_file(&tensor, &raw, FileMode::Replace).unwrap();
        write_file(&Value::I32(7), &raw, FileMode::Append).unwrap();
        assert_eq!(std::fs::read(&raw).unwrap(), [1, 0, 255, 255, 7, 0, 0, 0]);
        write_file(&Value::Buffer(vec![9]), &raw, FileMode::Replace).unwrap();
        assert_eq!(std::fs::read(&raw).unwrap(), [9]);

        let arrays = path("r.npy");
        write_file(&tensor, &arrays, FileMode::Replace).unwrap();
        write_file(&Value::F64(0.5), &arrays, FileMode::Append).unwrap();
        let values = ArgumentReader::default()
            .read(&format!("*{arrays}"), ValueType::Ref)
            .unwrap();
        assert_eq!(
            format!("{values:?}"),
            "[Tensor(Tensor(2xsi16=1 -1)), Tensor(Tensor(f64=0.5))]"
        );

        assert!(write_file(&Value::Null, &raw, FileMode::Replace).is_err());
        assert_eq!(std::fs::read(&raw).unwrap(), [9]);
        let error = write_file(&tensor, &path("no/such/r.bin"), FileMode::Replace).unwrap_err();
        assert!(error.to_string().starts_with("cannot write `"), "{error}");
    }
}
