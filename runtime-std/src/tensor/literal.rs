//! Reads the text form of a tensor: `2x2xf32=1 2 3 4`.
//!
//! Spaces, commas and brackets separate values and mean nothing else; one value fills the tensor, and
//! none fills it with zeros. Where the values come from a file, the caller looks at
//! [`Literal::contents`] first: nothing here opens one.

use thiserror::Error;

use super::number::{self, NumberError};
use super::{ElementType, Tensor, TensorError};
use crate::text::counted;

/// A literal split at its `=`, its type read, its values not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal<'a> {
    /// The element type named.
    pub element_type: ElementType,
    /// The dimensions, outermost first.
    pub shape: Vec<usize>,
    /// What follows the `=`, or nothing.
    pub contents: &'a str,
    /// Characters in front of `contents`.
    before_contents: usize,
}

/// A literal that cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind} at column {column}")]
pub struct LiteralError {
    /// The character of the literal that the error is about, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: LiteralErrorKind,
}

/// What is wrong in a literal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LiteralErrorKind {
    /// The type in front of `=` is not one.
    #[error("expected a tensor type like `4x2xf32`, found `{0}`")]
    Type(String),
    /// A dimension is not a number.
    #[error("expected a dimension, found `{0}`")]
    Dimension(String),
    /// The last part of the type names no element type.
    #[error("unknown element type `{found}`; expected one of {known}")]
    ElementType {
        /// The source text.
        found: String,
        /// Every element type there is.
        known: String,
    },
    /// The tensor cannot be made.
    #[error(transparent)]
    Tensor(TensorError),
    /// A value is not one of the element type.
    #[error(transparent)]
    Number(NumberError),
    /// Fewer or more values than the shape has elements.
    #[error("expected {} for `{tensor_type}`, found {found}", counted(*expected, "value"))]
    ValueCount {
        /// Shape and element type.
        tensor_type: String,
        /// Elements of the shape.
        expected: usize,
        /// Values in the text.
        found: usize,
    },
}

impl<'a> Literal<'a> {
    /// Splits `text` and reads the type in front of its `=`.
    ///
    /// # Errors
    ///
    /// When the type is malformed.
    pub fn split(text: &'a str) -> Result<Literal<'a>, LiteralError> {
        let (tensor_type, contents, before_contents) = match text.split_once('=') {
            Some((tensor_type, contents)) => {
                (tensor_type, contents, tensor_type.chars().count() + 1)
            }
            None => (text, "", text.chars().count()),
        };
        let (element_type, shape) = parse_type(tensor_type)?;
        Ok(Literal {
            element_type,
            shape,
            contents,
            before_contents,
        })
    }

    /// Reads the values.
    ///
    /// # Errors
    ///
    /// When a value is malformed, or when there are too few or too many.
    pub fn tensor(&self) -> Result<Tensor, LiteralError> {
        let at = |column, kind| LiteralError { column, kind };
        let mut tensor = Tensor::zeros(self.element_type, &self.shape)
            .map_err(|error| at(1, LiteralErrorKind::Tensor(error)))?;
        let size = self.element_type.byte_size();
        let expected = tensor.element_count();

        let mut found = 0;
        let mut first_surplus = None;
        for (offset, token) in tokens(self.contents) {
            let column = self.before_contents + offset + 1;
            // Surplus values are read too, so that a malformed one is named before a wrong count.
            let mut surplus = [0; 8];
            let slot = match tensor.bytes.get_mut(found * size..(found + 1) * size) {
                Some(slot) => slot,
                None => {
                    first_surplus.get_or_insert(column);
                    &mut surplus[..size]
                }
            };
            number::parse_element(self.element_type, token, slot)
                .map_err(|error| at(column, LiteralErrorKind::Number(error)))?;
            found += 1;
        }
        if found == 1 && expected > 1 {
            let (first, rest) = tensor.bytes.split_at_mut(size);
            rest.chunks_exact_mut(size)
                .for_each(|element| element.copy_from_slice(first));
        } else if found != 0 && found != expected {
            let end = self.before_contents + self.contents.chars().count() + 1;
            return Err(at(
                first_surplus.unwrap_or(end),
                LiteralErrorKind::ValueCount {
                    tensor_type: tensor.type_text(),
                    expected,
                    found,
                },
            ));
        }
        Ok(tensor)
    }
}

impl Tensor {
    /// Reads the text form of a tensor.
    ///
    /// # Errors
    ///
    /// When the text is malformed; the error says at which character.
    pub fn parse(text: &str) -> Result<Tensor, LiteralError> {
        Literal::split(text)?.tensor()
    }
}

fn parse_type(text: &str) -> Result<(ElementType, Vec<usize>), LiteralError> {
    let trimmed = text.trim();
    let lead = text.chars().take_while(|c| c.is_whitespace()).count();
    // A number alone is no type with a wrong name: its type is missing.
    if trimmed.is_empty() || trimmed.parse::<f64>().is_ok() {
        return Err(LiteralError {
            column: 1,
            kind: LiteralErrorKind::Type(text.to_string()),
        });
    }
    // Element type names hold no `x`, so the last one ends the shape.
    let (dims, name) = match trimmed.rsplit_once('x') {
        Some((dims, name)) => (Some(dims), name),
        None => (None, trimmed),
    };
    let mut column = lead + 1;
    let mut shape = Vec::new();
    for dim in dims.into_iter().flat_map(|dims| dims.split('x')) {
        // `parse` would take a leading `+`.
        let value = dim
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| dim.parse());
        let Some(Ok(value)) = value else {
            return Err(LiteralError {
                column,
                kind: LiteralErrorKind::Dimension(dim.to_string()),
            });
        };
        shape.push(value);
        column += dim.chars().count() + 1;
    }
    let element_type = ElementType::from_name(name).ok_or_else(|| LiteralError {
        column,
        kind: LiteralErrorKind::ElementType {
            found: name.to_string(),
            known: known_element_types(),
        },
    })?;
    Ok((element_type, shape))
}

fn known_element_types() -> String {
    let names: Vec<String> = ElementType::all().map(|t| format!("`{t}`")).collect();
    names.join(", ")
}

/// The values of a literal, each with the characters in front of it.
fn tokens(contents: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = contents;
    let mut offset = 0;
    std::iter::from_fn(move || {
        let start = rest.find(|c| !is_separator(c))?;
        offset += rest[..start].chars().count();
        rest = &rest[start..];
        let (token, after) = rest.split_at(rest.find(is_separator).unwrap_or(rest.len()));
        rest = after;
        let at = offset;
        offset += token.chars().count();
        Some((at, token))
    })
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '[' | ']')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        match Tensor::parse(text) {
            Ok(tensor) => tensor.to_string(),
            Err(error) => error.to_string(),
        }
    }

    /// Observed from `iree-run-module` 3.13.
    #[test]
    fn separators_splats_and_zero_fill_read_as_in_the_peer() {
        for (input, text) in [
            ("2x2xf32=[[1, 2],[3,4]]", "2x2xf32=[1 2][3 4]"),
            ("2x2xf32=[1 2]3 4", "2x2xf32=[1 2][3 4]"),
            ("4xf32=1\t2\n3 4", "4xf32=1 2 3 4"),
            ("4xf32= 1 2,,3 4 ", "4xf32=1 2 3 4"),
            ("2xf32=][1 2]]]", "2xf32=1 2"),
            ("4xf32", "4xf32=0 0 0 0"),
            ("4xf32=", "4xf32=0 0 0 0"),
            ("4xf32=10", "4xf32=10 10 10 10"),
            ("4xf32 =1", "4xf32=1 1 1 1"),
            ("2xi1=01", "2xi1=01 01"),
            ("4xi1=[01 00][01 01]", "4xi1=01 00 01 01"),
            ("f32=[7]", "f32=7"),
            ("f32=", "f32=0"),
            ("0xf32=", "0xf32="),
            ("2x0xf32", "2x0xf32=[][]"),
            ("2xsi32=-1 5", "2xsi32=-1 5"),
        ] {
            assert_eq!(read(input), text, "{input}");
        }
    }

    #[test]
    fn bad_literals_say_what_and_where() {
        for (input, error) in [
            ("2xi32=a 2", "expected an integer, found `a` at column 7"),
            (
                "4xf32=1;2;3;4",
                "expected a number, found `1;2;3;4` at column 7",
            ),
            (
                "4xf32=1 2 3",
                "expected 4 values for `4xf32`, found 3 at column 12",
            ),
            (
                "4xf32=1 2 3 4 5 6",
                "expected 4 values for `4xf32`, found 6 at column 15",
            ),
            (
                "0xf32=1",
                "expected 0 values for `0xf32`, found 1 at column 7",
            ),
            ("f32=1 2", "expected 1 value for `f32`, found 2 at column 7"),
            ("-4xf32=1", "expected a dimension, found `-4` at column 1"),
            ("4x?xf32=1", "expected a dimension, found `?` at column 3"),
            ("4xxf32=1", "expected a dimension, found `` at column 3"),
            (
                "99999999999999999999xf32=1",
                "expected a dimension, found `99999999999999999999` at column 1",
            ),
            (
                "",
                "expected a tensor type like `4x2xf32`, found `` at column 1",
            ),
        ] {
            assert_eq!(read(input), error, "{input}");
        }
        let error = read("4x2xfoo=1");
        assert!(
            error.starts_with("unknown element type `foo`; expected one of `i1`, `i8`,")
                && error.ends_with("`f64` at column 5"),
            "{error}"
        );
        let error = read("4294967296x4294967296xf32");
        assert_eq!(
            error,
            "a tensor of shape `4294967296x4294967296xf32` does not fit in memory at column 1"
        );
    }

    #[test]
    fn columns_count_characters_and_not_bytes() {
        assert_eq!(
            read("2xf32=é ü"),
            "expected a number, found `é` at column 7"
        );
        assert_eq!(
            read("2xf32=1\u{a0}ü"),
            "expected a number, found `ü` at column 9"
        );
    }
}
