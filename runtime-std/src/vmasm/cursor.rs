//! A place in one line of assembler text, and the tokens read from there.

use std::borrow::Cow;

use halcyon_runtime_core::isa::{Ref, RefUse, Val};

use super::AssembleError;

/// A register as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Register {
    /// `%i0`
    One(Val),
    /// `%i0:1`
    Pair(Val),
    /// `%r0`, `%R0`
    Ref(RefUse),
}

/// What is left of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    line: usize,
    whole: &'t str,
    rest: &'t str,
}

impl<'t> Cursor<'t> {
    /// The line without comments, and without the `[offset]` that a disassembler may put in front.
    pub(super) fn new(line: usize, text: &'t str) -> Cursor<'t> {
        let mut rest = without_comment(text).trim_end();
        let trimmed = rest.trim_start();
        if trimmed.starts_with('[')
            && let Some((_, after)) = trimmed.split_once(']')
        {
            rest = after;
        }
        let mut cursor = Cursor {
            line,
            whole: text,
            rest,
        };
        cursor.skip_spaces();
        cursor
    }

    pub(super) fn line(&self) -> usize {
        self.line
    }

    pub(super) fn is_blank(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn rest(&self) -> &'t str {
        self.rest
    }

    /// The character of the line that comes next, from 1.
    pub(super) fn column(&self) -> usize {
        let before = self.rest.as_ptr() as usize - self.whole.as_ptr() as usize;
        let before = self.whole.get(..before);
        before.map_or(1, |text| text.chars().count() + 1)
    }

    /// An error about what comes next.
    pub(super) fn error(&self, message: impl Into<String>) -> AssembleError {
        AssembleError {
            line: self.line,
            column: self.column(),
            message: message.into(),
        }
    }

    /// `expected X, found Y` about what comes next.
    pub(super) fn expected(&self, what: &str) -> AssembleError {
        let found = self.peek_word();
        if found.is_empty() {
            self.error(format!("expected {what}, found the end of the line"))
        } else {
            self.error(format!("expected {what}, found `{found}`"))
        }
    }

    fn peek_word(&self) -> &'t str {
        let end = self
            .rest
            .find(|c: char| c.is_whitespace() || ",()[]{}".contains(c));
        match end {
            Some(0) => &self.rest[..self.rest.chars().next().map_or(0, char::len_utf8)],
            Some(end) => &self.rest[..end],
            None => self.rest,
        }
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Takes `token` if it comes next.
    pub(super) fn eat(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                self.skip_spaces();
                true
            }
            None => false,
        }
    }

    pub(super) fn expect(&mut self, token: &str) -> Result<(), AssembleError> {
        if self.eat(token) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{token}`")))
        }
    }

    pub(super) fn expect_end(&self) -> Result<(), AssembleError> {
        if self.is_blank() {
            Ok(())
        } else {
            Err(self.expected("the end of the line"))
        }
    }

    fn take_while(&mut self, accepts: impl Fn(char) -> bool) -> &'t str {
        let end = self.rest.find(|c| !accepts(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.skip_spaces();
        taken
    }

    /// `vm.add.i32`
    pub(super) fn mnemonic(&mut self) -> &'t str {
        self.take_while(|c| c.is_ascii_alphanumeric() || c == '.' || c == '_')
    }

    /// A word of a directive, as `version`.
    pub(super) fn word(&mut self) -> &'t str {
        self.take_while(|c| c.is_ascii_alphanumeric() || "._-".contains(c))
    }

    /// `@name` or `@"any name"`, without its `@`.
    pub(super) fn symbol(&mut self) -> Result<Cow<'t, str>, AssembleError> {
        let mut ahead = *self;
        if !ahead.rest.starts_with('@') {
            return Err(self.expected("a name like `@f`"));
        }
        ahead.rest = &ahead.rest[1..];
        let name = if ahead.rest.starts_with('"') {
            Cow::Owned(ahead.string()?)
        } else {
            Cow::Borrowed(ahead.take_while(|c| c.is_alphanumeric() || "._$-:".contains(c)))
        };
        if name.is_empty() {
            return Err(self.expected("a name like `@f`"));
        }
        *self = ahead;
        Ok(name)
    }

    /// `^bb0`
    pub(super) fn block(&mut self) -> Result<&'t str, AssembleError> {
        let mut ahead = *self;
        let name = ahead.take_while(|c| c.is_alphanumeric() || "^._$".contains(c));
        if !name.starts_with('^') || name.len() == 1 {
            return Err(self.expected("a block like `^bb0`"));
        }
        *self = ahead;
        Ok(name)
    }

    /// A decimal or hexadecimal integer that fits 64 bits, signed or unsigned.
    pub(super) fn integer(&mut self) -> Result<i64, AssembleError> {
        let mut ahead = *self;
        let token = ahead.take_while(|c| c.is_ascii_alphanumeric() || c == '-');
        let (negative, digits) = match token.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, token),
        };
        let magnitude = match digits.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let value = magnitude.ok().and_then(|magnitude| {
            // Unsigned constants above the signed range mean their bits.
            if negative {
                0i64.checked_sub_unsigned(magnitude)
            } else {
                Some(magnitude as i64)
            }
        });
        match value {
            Some(value) => {
                *self = ahead;
                Ok(value)
            }
            None => Err(self.expected("an integer")),
        }
    }

    /// The bits of a 32-bit integer, signed or unsigned.
    pub(super) fn integer32(&mut self) -> Result<i32, AssembleError> {
        let start = *self;
        let value = self.integer()?;
        i32::try_from(value)
            .or_else(|_| u32::try_from(value).map(u32::cast_signed))
            .map_err(|_| start.expected("an integer of 32 bits"))
    }

    /// An integer that is an index of something.
    pub(super) fn index<T: TryFrom<i64>>(&mut self) -> Result<T, AssembleError> {
        let start = *self;
        T::try_from(self.integer()?).map_err(|_| start.expected("a smaller number"))
    }

    /// The bits of an f32: a number, or `0x` and the bits themselves.
    pub(super) fn float32(&mut self) -> Result<u32, AssembleError> {
        self.float(
            |hex| u32::from_str_radix(hex, 16).ok(),
            |number| Some(number.parse::<f32>().ok()?.to_bits()),
        )
    }

    /// The bits of an f64, as [`Cursor::float32`].
    pub(super) fn float64(&mut self) -> Result<u64, AssembleError> {
        self.float(
            |hex| u64::from_str_radix(hex, 16).ok(),
            |number| Some(number.parse::<f64>().ok()?.to_bits()),
        )
    }

    fn float<T>(
        &mut self,
        bits: impl Fn(&str) -> Option<T>,
        number: impl Fn(&str) -> Option<T>,
    ) -> Result<T, AssembleError> {
        let mut ahead = *self;
        let token = ahead.take_while(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
        let value = match token.strip_prefix("0x") {
            Some(hex) => bits(hex),
            None => number(token),
        };
        if value.is_some() {
            *self = ahead;
        }
        value.ok_or_else(|| self.expected("a number"))
    }

    /// `"text"`: `\n`, `\r`, `\t`, `\0` and `\u{hex}` are the characters that they are in Rust; any other
    /// character behind a backslash is itself.
    pub(super) fn string(&mut self) -> Result<String, AssembleError> {
        if !self.rest.starts_with('"') {
            return Err(self.expected("a text in quotes"));
        }
        let mut text = String::new();
        let mut chars = self.rest.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = &self.rest[at + 1..];
                    self.skip_spaces();
                    return Ok(text);
                }
                '\\' => {
                    let escaped = match chars.next() {
                        Some((_, 'n')) => Some('\n'),
                        Some((_, 'r')) => Some('\r'),
                        Some((_, 't')) => Some('\t'),
                        Some((_, '0')) => Some('\0'),
                        Some((_, 'u')) => {
                            let code: String = chars
                                .by_ref()
                                .map(|(_, c)| c)
                                .skip_while(|c| *c == '{')
                                .take_while(|c| *c != '}')
                                .collect();
                            let code = u32::from_str_radix(&code, 16).ok();
                            match code.and_then(char::from_u32) {
                                Some(c) => Some(c),
                                None => {
                                    return Err(self
                                        .error("expected a character like `\\u{e9}` in the text"));
                                }
                            }
                        }
                        other => other.map(|(_, c)| c),
                    };
                    text.extend(escaped);
                }
                c => text.push(c),
            }
        }
        Err(self.error("expected `\"` at the end of the text"))
    }

    /// A type, up to a comma, a parenthesis or an arrow outside of angle brackets.
    pub(super) fn type_name(&mut self) -> &'t str {
        let mut depth = 0usize;
        let mut end = self.rest.len();
        for (at, c) in self.rest.char_indices() {
            match c {
                '<' => depth += 1,
                '>' => depth = depth.saturating_sub(1),
                ',' | ')' | ' ' | '-' if depth == 0 => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.skip_spaces();
        name
    }

    pub(super) fn is_register(&self) -> bool {
        self.rest.starts_with('%')
    }

    pub(super) fn register(&mut self) -> Result<Register, AssembleError> {
        let start = *self;
        let mut ahead = *self;
        let token = ahead.take_while(|c| c.is_ascii_alphanumeric() || c == '%' || c == ':');
        // In `%i0: i32` the colon belongs to the type.
        let name = token.strip_suffix(':').unwrap_or(token);
        let number = |digits: &str| digits.parse::<u16>().ok();
        let register = if let Some(digits) = name.strip_prefix("%i") {
            match digits.split_once(':') {
                None => number(digits).map(|n| Register::One(Val(n))),
                Some((low, high)) => match (number(low), number(high)) {
                    (Some(low), Some(high)) if low.checked_add(1) == Some(high) => {
                        Some(Register::Pair(Val(low)))
                    }
                    _ => {
                        return Err(
                            start.error(format!("expected a pair like `%i2:3`, found `{name}`"))
                        );
                    }
                },
            }
        } else if let Some(digits) = name.strip_prefix("%r") {
            number(digits).map(|n| Register::Ref(Ref(n).keep()))
        } else if let Some(digits) = name.strip_prefix("%R") {
            number(digits).map(|n| Register::Ref(Ref(n).take()))
        } else {
            None
        };
        match register {
            Some(register) => {
                self.rest = &start.rest[name.len()..];
                self.skip_spaces();
                Ok(register)
            }
            None => Err(start.expected("a register")),
        }
    }
}

/// The text in front of `//` or `#`, outside of quotes.
fn without_comment(text: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        if escaped {
            escaped = false;
            continue;
        }
        match c {
            '"' => quoted = !quoted,
            '\\' if quoted => escaped = true,
            '#' if !quoted => return &text[..at],
            '/' if !quoted && previous == '/' => return &text[..at - 1],
            _ => {}
        }
        previous = c;
    }
    text
}
