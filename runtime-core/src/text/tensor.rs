//! Lays a dense tensor out as text: `2x3xi32=[1 2 3][4 5 6]`.
//!
//! The outermost dimension has no brackets of its own, so that a vector reads `4xf32=1 2 3 4` and a scalar
//! `f32=1`. This file must not know how an element prints.

use super::decimal::write_u64;
use super::element::{element_byte_count, write_element, write_element_type};
use core::fmt;

/// Writes the dimensions of a shape, each followed by `x`: `2x3x`.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_shape(out: &mut dyn fmt::Write, shape: &[u64]) -> fmt::Result {
    for &dim in shape {
        write_u64(out, dim)?;
        out.write_char('x')?;
    }
    Ok(())
}

/// Writes shape, element type and elements of a dense row-major tensor. After `max_elements` of them the
/// rest of each row is `...`. Elements that `bytes` is too short for are left out likewise. A program may claim any
/// shape, so rows without an element end after 65536 of them.
///
/// # Errors
/// Passes on the error of `out`.
pub fn write_tensor(
    out: &mut dyn fmt::Write,
    shape: &[u64],
    element_type: u32,
    bytes: &[u8],
    max_elements: usize,
) -> fmt::Result {
    write_shape(out, shape)?;
    write_element_type(out, element_type)?;
    out.write_char('=')?;
    let size = element_byte_count(element_type).max(1);
    let mut elements = Elements {
        element_type,
        rest: bytes.chunks_exact(size),
        left: max_elements,
        idle_rows: MAX_IDLE_ROWS,
    };
    elements.write_rows(out, shape)
}

/// Most rows without an element that are written.
const MAX_IDLE_ROWS: u32 = 1 << 16;

/// The elements that are still to be written.
struct Elements<'a> {
    element_type: u32,
    rest: core::slice::ChunksExact<'a, u8>,
    left: usize,
    idle_rows: u32,
}

impl Elements<'_> {
    /// Depth is the rank, which the format of a module bounds.
    fn write_rows(&mut self, out: &mut dyn fmt::Write, shape: &[u64]) -> fmt::Result {
        match shape {
            [] => self.write_row(out, 1),
            [len] => self.write_row(out, *len),
            [rows, inner @ ..] => {
                for _ in 0..*rows {
                    if self.idle_rows == 0 {
                        return out.write_str("...");
                    }
                    let left = self.left;
                    out.write_char('[')?;
                    self.write_rows(out, inner)?;
                    out.write_char(']')?;
                    if self.left == left {
                        self.idle_rows = self.idle_rows.saturating_sub(1);
                    }
                }
                Ok(())
            }
        }
    }

    fn write_row(&mut self, out: &mut dyn fmt::Write, len: u64) -> fmt::Result {
        for index in 0..len {
            let element = if self.left == 0 {
                None
            } else {
                self.rest.next()
            };
            let Some(element) = element else {
                return out.write_str("...");
            };
            self.left -= 1;
            if index > 0 {
                out.write_char(' ')?;
            }
            write_element(out, self.element_type, element)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::write_tensor;
    use std::string::String;
    use std::vec::Vec;

    const I32: u32 = 0x1000_0020;

    fn counted(shape: &[u64], count: i32, max_elements: usize) -> String {
        let bytes: Vec<u8> = (1..=count).flat_map(i32::to_le_bytes).collect();
        let mut text = String::new();
        write_tensor(&mut text, shape, I32, &bytes, max_elements).unwrap();
        text
    }

    // Expected texts are what `iree-run-module` 3.13 prints for these shapes.
    #[test]
    fn brackets_follow_the_rank() {
        assert_eq!(counted(&[], 1, 99), "i32=1");
        assert_eq!(counted(&[4], 4, 99), "4xi32=1 2 3 4");
        assert_eq!(counted(&[4, 2], 8, 99), "4x2xi32=[1 2][3 4][5 6][7 8]");
        assert_eq!(
            counted(&[2, 3, 2], 12, 99),
            "2x3x2xi32=[[1 2][3 4][5 6]][[7 8][9 10][11 12]]"
        );
    }

    #[test]
    fn empty_dimensions_keep_their_brackets() {
        assert_eq!(counted(&[0], 0, 99), "0xi32=");
        assert_eq!(counted(&[2, 0], 0, 99), "2x0xi32=[][]");
        assert_eq!(counted(&[2, 0, 3], 0, 99), "2x0x3xi32=[][]");
        assert_eq!(counted(&[0, 3], 0, 99), "0x3xi32=");
    }

    #[test]
    fn elements_past_the_limit_are_elided_row_by_row() {
        assert_eq!(counted(&[6], 6, 5), "6xi32=1 2 3 4 5...");
        assert_eq!(counted(&[4, 2], 8, 5), "4x2xi32=[1 2][3 4][5...][...]");
        assert_eq!(counted(&[4, 2], 8, 0), "4x2xi32=[...][...][...][...]");
        assert_eq!(
            counted(&[2, 3, 2], 12, 4),
            "2x3x2xi32=[[1 2][3 4][...]][[...][...][...]]"
        );
    }

    #[test]
    fn an_absurd_shape_ends() {
        for shape in [
            &[u64::MAX, 1][..],
            &[u64::MAX, 0],
            &[u64::MAX, u64::MAX, u64::MAX],
            &[2, u64::MAX, 0, u64::MAX],
        ] {
            let text = counted(shape, 3, 99);
            assert!(text.ends_with("...") && text.len() < 1 << 20, "{shape:?}");
        }
        // What real results have is whole.
        assert!(counted(&[2000, 2], 4000, 1000).ends_with("[...]"));
    }
}
