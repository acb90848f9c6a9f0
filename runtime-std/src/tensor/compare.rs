//! Says whether a tensor equals an expected one, and where it does not.
//!
//! It decides and describes; how a tool words the report is the tool's.

use thiserror::Error;

use super::number::{float_value, print_element, print_element_exactly};
use super::{ElementType, Kind, Tensor};

/// How elements are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Equality {
    /// Floats within tolerances, NaN equal to NaN, -0 equal to 0; everything else bit by bit.
    Approximate(Tolerances),
    /// Bit by bit, but that every NaN equals every NaN: its sign and payload are not specified.
    Exact,
}

/// The tolerances of an approximate comparison: `|actual - expected| <= atol + rtol * |expected|`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerances {
    /// Absolute, for `f16`.
    pub f16: f64,
    /// Absolute, for `bf16`.
    pub bf16: f64,
    /// Absolute, for `f32`.
    pub f32: f64,
    /// Absolute, for `f64`.
    pub f64: f64,
    /// Relative, for every float type.
    pub relative: f64,
}

/// The defaults of `iree-run-module`.
impl Default for Tolerances {
    fn default() -> Self {
        Tolerances {
            f16: 1e-3,
            bf16: 1e-2,
            f32: 1e-4,
            f64: 1e-4,
            relative: 1e-5,
        }
    }
}

impl Tolerances {
    /// Whether `actual` is close enough to `expected` under an absolute tolerance.
    pub fn is_close(&self, actual: f64, expected: f64, absolute: f64) -> bool {
        if actual == expected || (actual.is_nan() && expected.is_nan()) {
            return true;
        }
        // An infinite bound would accept anything.
        expected.is_finite()
            && (actual - expected).abs() <= absolute + self.relative * expected.abs()
    }

    fn absolute(&self, element_type: ElementType) -> f64 {
        match element_type {
            ElementType::F16 => self.f16,
            ElementType::Bf16 => self.bf16,
            ElementType::F32 => self.f32,
            _ => self.f64,
        }
    }
}

/// The first difference between two tensors.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Mismatch {
    /// Another shape or element type.
    #[error("metadata is {actual}; expected that the view matches {expected}")]
    Type {
        /// The type of the tensor at hand.
        actual: String,
        /// The type expected.
        expected: String,
    },
    /// An element differs.
    #[error("element at index {index} ({actual}) does not match the expected ({expected})")]
    Element {
        /// Position in row-major order.
        index: usize,
        /// The element at hand, as text.
        actual: String,
        /// The element expected, as text.
        expected: String,
    },
}

/// Compares `actual` with `expected`.
///
/// A signless element type matches a signed or unsigned one of its width.
///
/// # Errors
///
/// The first difference.
pub fn compare(actual: &Tensor, expected: &Tensor, equality: &Equality) -> Result<(), Mismatch> {
    if actual.shape() != expected.shape()
        || !actual.element_type().is_compatible(expected.element_type())
    {
        return Err(Mismatch::Type {
            actual: actual.type_text(),
            expected: expected.type_text(),
        });
    }
    let element_type = actual.element_type();
    let is_equal = |actual: &[u8], expected: &[u8]| match equality {
        Equality::Approximate(tolerances) if element_type.kind() == Kind::Float => tolerances
            .is_close(
                float_value(element_type, actual),
                float_value(element_type, expected),
                tolerances.absolute(element_type),
            ),
        Equality::Exact if element_type.kind() == Kind::Float => {
            let is_nan = |element| float_value(element_type, element).is_nan();
            actual == expected || (is_nan(actual) && is_nan(expected))
        }
        _ => actual == expected,
    };
    let difference = actual
        .elements()
        .zip(expected.elements())
        .enumerate()
        .find(|(_, (actual, expected))| !is_equal(actual, expected));
    let Some((index, (actual, expected))) = difference else {
        return Ok(());
    };
    let texts = (
        print_element(element_type, actual),
        print_element(element_type, expected),
    );
    // Two floats may differ beyond the six digits that are printed.
    let (actual, expected) = if texts.0 == texts.1 {
        (
            print_element_exactly(element_type, actual),
            print_element_exactly(element_type, expected),
        )
    } else {
        texts
    };
    Err(Mismatch::Element {
        index,
        actual,
        expected,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(actual: &str, expected: &str, equality: Equality) -> String {
        let actual = Tensor::parse(actual).unwrap();
        let expected = Tensor::parse(expected).unwrap();
        match compare(&actual, &expected, &equality) {
            Ok(()) => "equal".to_string(),
            Err(mismatch) => mismatch.to_string(),
        }
    }

    /// Observed from `iree-run-module` 3.13 with `--expected_output=`.
    #[test]
    fn approximate_comparison_decides_as_the_peer_does() {
        for (actual, expected, outcome) in [
            ("4xf32=nan", "4xf32=nan", "equal"),
            ("2xf32=inf 0", "2xf32=inf 0", "equal"),
            (
                "2xf32=inf 0",
                "2xf32=-inf 0",
                "element at index 0 (INF) does not match the expected (-INF)",
            ),
            ("2xf32=1 0", "2xf32=1.0001 0", "equal"),
            (
                "2xf32=1 0",
                "2xf32=1.00012 0",
                "element at index 0 (1) does not match the expected (1.00012)",
            ),
            (
                "2xf32=1 0",
                "2xf32=1 nan",
                "element at index 1 (0) does not match the expected (NAN)",
            ),
            ("2xf16=1 0", "2xf16=1.001 0", "equal"),
            ("2xf32=0 -0", "2xf32=-0 0", "equal"),
            (
                "4xi32=1 2 3 4",
                "4xi32=1 2 3 5",
                "element at index 3 (4) does not match the expected (5)",
            ),
            (
                "4xi1=01",
                "4xi1=02",
                "element at index 0 (01) does not match the expected (02)",
            ),
            (
                "4xf32=1",
                "2x2xf32=1",
                "metadata is 4xf32; expected that the view matches 2x2xf32",
            ),
            (
                "4xf32=1",
                "4xi32=1",
                "metadata is 4xf32; expected that the view matches 4xi32",
            ),
        ] {
            let equality = Equality::Approximate(Tolerances::default());
            assert_eq!(difference(actual, expected, equality), outcome);
        }
    }

    #[test]
    fn exact_comparison_reads_bits() {
        assert_eq!(
            difference("2xf32=nan 1", "2xf32=nan 1", Equality::Exact),
            "equal"
        );
        assert_eq!(
            difference("2xf32=0 1", "2xf32=-0 1", Equality::Exact),
            "element at index 0 (0) does not match the expected (-0)"
        );
        // Both print as 160 with six digits; the peer shows no difference here.
        assert_eq!(
            difference("1xf32=160.00002", "1xf32=160", Equality::Exact),
            "element at index 0 (160.00002) does not match the expected (160.0)"
        );
    }

    #[test]
    fn a_signless_tensor_matches_a_signed_one() {
        assert_eq!(
            difference("2xi32=1 -1", "2xsi32=1 -1", Equality::Exact),
            "equal"
        );
    }
}
