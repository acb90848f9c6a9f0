//! The text of a tensor: `2x2xf32=[1 2][3 4]`.
//!
//! The layout is the runtime core's, so that firmware prints the same bytes; this bounds what a shape
//! without elements may print.

use halcyon_runtime_core::text;

use super::Tensor;

/// Bracket pairs that an empty tensor may print: it has no elements to run out of.
const MAX_EMPTY_ROWS: u64 = 1024;

impl Tensor {
    /// The tensor as text, with at most `max_elements` elements; the others are elided with `...`.
    pub fn print(&self, max_elements: usize) -> String {
        let shape: Vec<u64> = self.shape().iter().map(|&dim| dim as u64).collect();
        if shape.contains(&0) && rows(&shape) > MAX_EMPTY_ROWS {
            return format!("{}=...", self.type_text());
        }
        let mut printed = String::new();
        // Writing to a string cannot fail.
        let _ = text::write_tensor(
            &mut printed,
            &shape,
            self.element_type().code(),
            self.bytes(),
            max_elements,
        );
        printed
    }
}

fn rows(shape: &[u64]) -> u64 {
    shape
        .iter()
        .take_while(|&&dim| dim != 0)
        .fold(1, |rows, &dim| rows.saturating_mul(dim))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(text: &str, max_elements: usize) -> String {
        Tensor::parse(text).unwrap().print(max_elements)
    }

    /// Observed from `iree-run-module` 3.13 with `--output_max_element_count=`.
    #[test]
    fn rows_are_bracketed_and_elided_as_the_peer_does() {
        for (input, max, text) in [
            ("f32=7", 1024, "f32=7"),
            ("4xf32=10 40 90 160", 1024, "4xf32=10 40 90 160"),
            ("2x2xf32=1 2 3 4", 1024, "2x2xf32=[1 2][3 4]"),
            (
                "2x2x2xf32=1 2 3 4 5 6 7 8",
                1024,
                "2x2x2xf32=[[1 2][3 4]][[5 6][7 8]]",
            ),
            ("2x1x2xf32=1 2 3 4", 1024, "2x1x2xf32=[[1 2]][[3 4]]"),
            ("1x1x1xf32=3", 1024, "1x1x1xf32=[[3]]"),
            ("2x2xi1=01 00 01 00", 1024, "2x2xi1=[01 00][01 00]"),
            ("0xf32", 1024, "0xf32="),
            ("2x0xf32", 1024, "2x0xf32=[][]"),
            ("0x2xf32", 1024, "0x2xf32="),
            ("2x0x2xf32", 1024, "2x0x2xf32=[][]"),
            ("3x2xf32=1 2 3 4 5 6", 0, "3x2xf32=[...][...][...]"),
            ("3x2xf32=1 2 3 4 5 6", 1, "3x2xf32=[1...][...][...]"),
            ("3x2xf32=1 2 3 4 5 6", 2, "3x2xf32=[1 2][...][...]"),
            ("3x2xf32=1 2 3 4 5 6", 5, "3x2xf32=[1 2][3 4][5...]"),
            ("3x2xf32=1 2 3 4 5 6", 6, "3x2xf32=[1 2][3 4][5 6]"),
            (
                "2x2x2xi1=01 02 03 04 05 06 07 08",
                3,
                "2x2x2xi1=[[01 02][03...]][[...][...]]",
            ),
            ("4xf32=1", 2, "4xf32=1 1..."),
            ("f32=1", 0, "f32=..."),
            ("2x0xf32", 0, "2x0xf32=[][]"),
            // Ours: the peer would print brackets for a long time.
            ("99999999999x0xf32", 1024, "99999999999x0xf32=..."),
        ] {
            assert_eq!(print(input, max), text);
        }
    }
}
