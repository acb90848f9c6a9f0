//! The text of a tensor: `2x2xf32=[1 2][3 4]`.
//!
//! The outermost dimension has no brackets of its own, and elements beyond a maximum are elided with
//! `...` in every row that they reach into.

use super::number::print_element;
use super::{ElementType, Tensor};

impl Tensor {
    /// The tensor as text, with at most `max_elements` elements.
    pub fn print(&self, max_elements: usize) -> String {
        format!("{}={}", self.type_text(), self.print_contents(max_elements))
    }

    /// The elements as text, without the type in front.
    pub fn print_contents(&self, max_elements: usize) -> String {
        print_elements(
            self.element_type(),
            self.shape(),
            self.bytes(),
            max_elements,
        )
    }
}

/// The elements of a dense row-major tensor as text. Bytes beyond the shape are not read.
pub fn print_elements(
    element_type: ElementType,
    shape: &[usize],
    bytes: &[u8],
    max_elements: usize,
) -> String {
    // An empty tensor has no elements to run out of, so its brackets alone are bounded here.
    if shape.contains(&0) && rows(shape) > MAX_EMPTY_ROWS {
        return "...".to_string();
    }
    let mut printer = Printer {
        text: String::new(),
        element_type,
        bytes,
        left: max_elements,
    };
    match shape {
        [] => printer.row(1),
        [length] => printer.row(*length),
        // Only the outermost dimension goes unbracketed.
        [rows, inner @ ..] => (0..*rows).for_each(|_| printer.bracketed(inner)),
    }
    printer.text
}

/// Bracket pairs that an empty tensor may print.
const MAX_EMPTY_ROWS: usize = 1024;

fn rows(shape: &[usize]) -> usize {
    shape
        .iter()
        .take_while(|&&dim| dim != 0)
        .fold(1, |rows, &dim| rows.saturating_mul(dim))
}

struct Printer<'a> {
    text: String,
    element_type: ElementType,
    /// What is not printed yet.
    bytes: &'a [u8],
    /// How many more elements may be printed.
    left: usize,
}

impl Printer<'_> {
    fn bracketed(&mut self, shape: &[usize]) {
        self.text.push('[');
        match shape {
            [] => {}
            [length] => self.row(*length),
            [rows, inner @ ..] => (0..*rows).for_each(|_| self.bracketed(inner)),
        }
        self.text.push(']');
    }

    fn row(&mut self, length: usize) {
        let shown = length.min(self.left);
        for index in 0..shown {
            let size = self.element_type.byte_size();
            let Some((element, rest)) = self.bytes.split_at_checked(size) else {
                return;
            };
            if index > 0 {
                self.text.push(' ');
            }
            self.text
                .push_str(&print_element(self.element_type, element));
            self.bytes = rest;
        }
        self.left -= shown;
        if shown < length {
            self.text.push_str("...");
        }
    }
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
