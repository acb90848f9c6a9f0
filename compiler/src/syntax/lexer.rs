//! The lexer: bytes to tokens. It knows spelling and nothing of grammar; it takes any bytes without a panic.
//!
//! A token is a kind and a byte span; its text is a slice of the source, so that lexing allocates nothing.

use std::borrow::Cow;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// The end of the source.
    Eof,
    /// Something that is no token; [`error_text`] says what is wrong with it.
    Error,
    /// `func.return`, `i32`, `to`.
    Word,
    /// `%name`.
    Percent,
    /// `^name`.
    Caret,
    /// `@name` or `@"name"`.
    At,
    /// `#name` or `#dialect.name`.
    Hash,
    /// `!name` or `!dialect.name`.
    Exclamation,
    /// `42`, `0x2A`.
    Integer,
    /// `1.5`, `2.0e-3`.
    Float,
    /// `"text"`.
    String,
    /// `( ) [ ] { } < > , : = -> :: ? * + - / | ...`
    Punctuation,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

/// A token: its kind and its byte span in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

fn is_letter(b: u8) -> bool {
    b.is_ascii_alphabetic() || b == b'_'
}

/// What may follow the first letter of a bare word or of an `@name`.
fn continues_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.')
}

/// What may stand in a `%`, `^`, `#` or `!` name that is not a number.
fn continues_suffix(b: u8) -> bool {
    continues_word(b) || b == b'-'
}

/// The first token at or after byte `from`. `source` must be shorter than 4 GiB.
#[inline]
pub(crate) fn next_token(source: &[u8], from: u32) -> Token {
    let (kind, span) = lex(source, from);
    let [a, b, c, d, e, f, g, h] = span.to_le_bytes();
    Token {
        kind,
        start: u32::from_le_bytes([a, b, c, d]),
        end: u32::from_le_bytes([e, f, g, h]),
    }
}

/// The first token at or after byte `from`, with its start in the low half of the span and its end in the high
/// half: two scalars come back in registers, where a struct of three comes through memory and stalls its reader.
fn lex(source: &[u8], from: u32) -> (TokenKind, u64) {
    let start = skip_trivia(source, from as usize);
    let peek = |i: usize| source.get(start + i).copied().unwrap_or(0);
    let run = |from: usize, accept: fn(u8) -> bool| {
        let mut end = from;
        while source.get(end).is_some_and(|&b| accept(b)) {
            end += 1;
        }
        end
    };
    let Some(&first) = source.get(start) else {
        return token(TokenKind::Eof, start, start);
    };
    let (kind, end) = match first {
        b if is_letter(b) => (TokenKind::Word, run(start + 1, continues_word)),
        b'%' | b'^' | b'#' | b'!' => {
            let kind = match first {
                b'%' => TokenKind::Percent,
                b'^' => TokenKind::Caret,
                b'#' => TokenKind::Hash,
                _ => TokenKind::Exclamation,
            };
            if first == b'#' && peek(1) == b'-' && peek(2) == b'}' {
                return token(TokenKind::MetadataEnd, start, start + 3);
            }
            let end = if peek(1).is_ascii_digit() {
                run(start + 1, |b| b.is_ascii_digit())
            } else {
                run(start + 1, continues_suffix)
            };
            if end == start + 1 {
                (TokenKind::Error, end)
            } else {
                (kind, end)
            }
        }
        b'@' => match peek(1) {
            b'"' => match string_end(source, start + 1) {
                Ok(end) => (TokenKind::At, end),
                Err(end) => (TokenKind::Error, end),
            },
            b if is_letter(b) => (TokenKind::At, run(start + 2, continues_word)),
            _ => (TokenKind::Error, start + 1),
        },
        b'"' => match string_end(source, start) {
            Ok(end) => (TokenKind::String, end),
            Err(end) => (TokenKind::Error, end),
        },
        b'0'..=b'9' => number(source, start),
        b'-' if peek(1) == b'>' => (TokenKind::Punctuation, start + 2),
        b':' if peek(1) == b':' => (TokenKind::Punctuation, start + 2),
        b'.' if peek(1) == b'.' && peek(2) == b'.' => (TokenKind::Punctuation, start + 3),
        b'{' if peek(1) == b'-' && peek(2) == b'#' => (TokenKind::MetadataBegin, start + 3),
        b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b':' | b'=' | b'?'
        | b'*' | b'+' | b'-' | b'/' | b'|' => (TokenKind::Punctuation, start + 1),
        _ => {
            // A whole character, so that spans stay on character boundaries.
            let mut end = start + 1;
            while source.get(end).is_some_and(|b| b & 0xc0 == 0x80) {
                end += 1;
            }
            (TokenKind::Error, end)
        }
    };
    token(kind, start, end)
}

fn token(kind: TokenKind, start: usize, end: usize) -> (TokenKind, u64) {
    let narrow = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    (
        kind,
        u64::from(narrow(start)) | u64::from(narrow(end)) << 32,
    )
}

/// The first byte at or after `at` that is neither white space nor part of a `//` comment.
fn skip_trivia(source: &[u8], mut at: usize) -> usize {
    loop {
        match source.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r') => at += 1,
            Some(b'/') if source.get(at + 1) == Some(&b'/') => {
                while source.get(at).is_some_and(|&b| b != b'\n') {
                    at += 1;
                }
            }
            _ => return at,
        }
    }
}

/// `42`, `0x2A`, `1.5e-3`. An `x` that no hexadecimal digit follows is not part of the number (`0xf32` is
/// hexadecimal; the reader of dimension lists takes it apart).
fn number(source: &[u8], start: usize) -> (TokenKind, usize) {
    let at = |i: usize| source.get(i).copied().unwrap_or(0);
    let digits = |mut i: usize| {
        while at(i).is_ascii_digit() {
            i += 1;
        }
        i
    };
    if at(start) == b'0' && at(start + 1) == b'x' && at(start + 2).is_ascii_hexdigit() {
        let mut end = start + 2;
        while at(end).is_ascii_hexdigit() {
            end += 1;
        }
        return (TokenKind::Integer, end);
    }
    let mut end = digits(start);
    if at(end) != b'.' {
        return (TokenKind::Integer, end);
    }
    end = digits(end + 1);
    if matches!(at(end), b'e' | b'E') {
        let sign = usize::from(matches!(at(end + 1), b'+' | b'-'));
        if at(end + 1 + sign).is_ascii_digit() {
            end = digits(end + 1 + sign);
        }
    }
    (TokenKind::Float, end)
}

/// The end of the string literal whose opening quote is at `start`; `Err` with the end of what is broken.
fn string_end(source: &[u8], start: usize) -> Result<usize, usize> {
    let mut at = start + 1;
    loop {
        match source.get(at) {
            Some(b'"') => return Ok(at + 1),
            Some(b'\n' | b'\r' | 0x0b | 0x0c) | None => return Err(at),
            Some(b'\\') => match source.get(at + 1) {
                Some(b'"' | b'\\' | b'n' | b't') => at += 2,
                Some(a)
                    if a.is_ascii_hexdigit()
                        && source.get(at + 2).is_some_and(u8::is_ascii_hexdigit) =>
                {
                    at += 3;
                }
                _ => return Err(at + 1),
            },
            Some(_) => at += 1,
        }
    }
}

/// What is wrong with an [`TokenKind::Error`] token.
pub(crate) fn error_text(source: &str, token: Token) -> String {
    let text = slice(source, token);
    match text.as_bytes().first() {
        Some(b'"' | b'@') if text.contains('"') => {
            if text.ends_with('\\') {
                "unknown escape in string literal".into()
            } else {
                "expected `\"` at the end of the string literal".into()
            }
        }
        Some(b'@') => "expected a letter, `_` or a string after `@`".into(),
        Some(b'%' | b'^' | b'#' | b'!') => format!("expected a name after `{text}`"),
        _ => format!("unexpected character `{}`", text.escape_debug()),
    }
}

/// The text of a token; empty if the span is not on character boundaries.
pub(crate) fn slice(source: &str, token: Token) -> &str {
    source
        .get(token.start as usize..token.end as usize)
        .unwrap_or_default()
}

/// First of the characters that stand for bytes that are not UTF-8. A string literal may hold any bytes; the
/// interner holds text, so byte `b` (0x80 or more) outside a valid sequence becomes `RAW_BYTES + b`, private use
/// in the last plane.
const RAW_BYTES: u32 = 0x10_ff00;

/// The value of a string literal, from the text between its quotes.
pub(crate) fn unescape(body: &str) -> Cow<'_, str> {
    // 0xf4 begins the characters of the last plane, which need a second look.
    if !body.bytes().any(|b| b == b'\\' || b == 0xf4) {
        return Cow::Borrowed(body);
    }
    let bytes = body.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        if b != b'\\' {
            out.push(b);
            at += 1;
            continue;
        }
        let hex = |i: usize| {
            let digit = char::from(*bytes.get(i)?).to_digit(16)?;
            u8::try_from(digit).ok()
        };
        match (bytes.get(at + 1), hex(at + 1), hex(at + 2)) {
            (_, Some(high), Some(low)) => {
                out.push(high << 4 | low);
                at += 3;
                continue;
            }
            (Some(b'n'), ..) => out.push(b'\n'),
            (Some(b't'), ..) => out.push(b'\t'),
            (Some(&other), ..) => out.push(other),
            (None, ..) => {}
        }
        at += 2;
    }
    Cow::Owned(text_of_bytes(&out))
}

/// Any bytes as interned text; [`bytes_of_text`] is the inverse.
pub(crate) fn text_of_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        let raw = |bytes: &[u8], text: &mut String| {
            text.extend(
                bytes
                    .iter()
                    .filter_map(|&b| char::from_u32(RAW_BYTES + u32::from(b))),
            );
        };
        for c in chunk.valid().chars() {
            if u32::from(c) < RAW_BYTES {
                text.push(c);
            } else {
                raw(c.encode_utf8(&mut [0; 4]).as_bytes(), &mut text);
            }
        }
        raw(chunk.invalid(), &mut text);
    }
    text
}

/// The bytes that a string literal stands for.
pub(crate) fn bytes_of_text(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match u32::from(c).checked_sub(RAW_BYTES).map(u8::try_from) {
            Some(Ok(b)) if b >= 0x80 => bytes.push(b),
            _ => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes
}

/// The end of the text that begins with the bracket at byte `open`, brackets balanced and strings skipped.
/// `Err` holds the offset of the bracket that has no partner.
pub(crate) fn balanced_end(source: &[u8], open: u32) -> Result<u32, u32> {
    let mut stack: Vec<(u8, usize)> = Vec::new();
    let mut at = open as usize;
    while let Some(&b) = source.get(at) {
        match b {
            b'<' | b'[' | b'(' | b'{' => stack.push((b, at)),
            b'-' if source.get(at + 1) == Some(&b'>') => at += 1,
            b'>' | b']' | b')' | b'}' => {
                let partner = match b {
                    b'>' => b'<',
                    b']' => b'[',
                    b')' => b'(',
                    _ => b'{',
                };
                match stack.pop() {
                    Some((open, _)) if open == partner => {}
                    _ => return Err(u32::try_from(at).unwrap_or(u32::MAX)),
                }
                if stack.is_empty() {
                    return Ok(u32::try_from(at + 1).unwrap_or(u32::MAX));
                }
            }
            b'"' => match string_end(source, at) {
                Ok(end) => at = end - 1,
                Err(_) => return Err(u32::try_from(at).unwrap_or(u32::MAX)),
            },
            _ => {}
        }
        at += 1;
    }
    Err(stack
        .last()
        .map_or(open, |&(_, at)| u32::try_from(at).unwrap_or(u32::MAX)))
}

/// The bytes that an even number of hexadecimal digits spells.
pub(crate) fn hex_bytes(digits: &str) -> Option<Vec<u8>> {
    let value = |b: u8| match b {
        b'0'..=b'9' => Some(b - b'0'),
        b'a'..=b'f' => Some(b - b'a' + 10),
        b'A'..=b'F' => Some(b - b'A' + 10),
        _ => None,
    };
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs
        .iter()
        .map(|&[high, low]| Some(value(high)? << 4 | value(low)?))
        .collect()
}
