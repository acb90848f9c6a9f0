//! Plain text, lines and depth.

use super::super::lexer;
use super::OpPrinter;

impl OpPrinter<'_> {
    /// Prints text as it is.
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Prints a quoted string, escaped.
    pub fn quoted(&mut self, text: &str) {
        self.out.push('"');
        for b in lexer::bytes_of_text(text) {
            match b {
                b'\\' => self.out.push_str("\\\\"),
                b'"' => self.out.push_str("\\22"),
                b' '..=b'~' => self.out.push(char::from(b)),
                _ => {
                    const HEX: &[u8; 16] = b"0123456789ABCDEF";
                    self.out.push('\\');
                    self.out.push(char::from(HEX[usize::from(b >> 4)]));
                    self.out.push(char::from(HEX[usize::from(b & 15)]));
                }
            }
        }
        self.out.push('"');
    }

    /// Starts a new line at the current depth.
    pub fn newline(&mut self) {
        self.out.push('\n');
        for _ in 0..self.depth {
            self.out.push_str("  ");
        }
    }

    /// Makes the following lines deeper by one step.
    pub fn indent(&mut self) {
        self.depth += 1;
    }

    /// Ends a depth that `indent` began.
    pub fn dedent(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Prints items with `, ` between them.
    pub fn separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut item: impl FnMut(&mut Self, T),
    ) {
        for (i, each) in items.into_iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            item(self, each);
        }
    }
}
