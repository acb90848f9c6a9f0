//! Reads Rust source just well enough for the rules: without comments and literals, word by word.

/// The lines of `text` with comments and the contents of string and character literals blanked, up to the
/// tests at its end, which obey fewer rules.
pub(super) fn code_lines(text: &str) -> Vec<String> {
    let end = text
        .find("\n#[cfg(test)]\nmod ")
        .map_or(text.len(), |at| at + 1);
    blank(&text[..end]).lines().map(str::to_owned).collect()
}

/// Whether `word` stands in `code` as a word.
pub(super) fn has_word(code: &str, word: &str) -> bool {
    code.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .any(|found| found == word)
}

/// Replaces comments and literals by spaces, and keeps line ends.
fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = match (chars[at], chars.get(at + 1)) {
            ('/', Some('/')) => {
                find_from(&chars, at, |rest| rest[0] == '\n').unwrap_or(chars.len())
            }
            ('/', Some('*')) => find_from(&chars, at + 2, |rest| rest.starts_with(&['*', '/']))
                .map_or(chars.len(), |at| at + 2),
            ('"', _) => quoted_end(&chars, at + 1),
            ('r', Some('"' | '#'))
                if !at
                    .checked_sub(1)
                    .is_some_and(|before| is_word(chars[before])) =>
            {
                raw_end(&chars, at + 1).unwrap_or(at + 1)
            }
            ('\'', _) => char_end(&chars, at),
            _ => at + 1,
        };
        if end == at + 1 {
            out.push(chars[at]);
        } else {
            out.extend(
                chars[at..end]
                    .iter()
                    .map(|&c| if c == '\n' { '\n' } else { ' ' }),
            );
        }
        at = end;
    }
    out
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn find_from(chars: &[char], from: usize, is_end: impl Fn(&[char]) -> bool) -> Option<usize> {
    (from..chars.len()).find(|&at| is_end(&chars[at..]))
}

/// The end of a string literal whose contents start at `from`.
fn quoted_end(chars: &[char], from: usize) -> usize {
    let mut at = from;
    while at < chars.len() {
        match chars[at] {
            '\\' => at += 2,
            '"' => return at + 1,
            _ => at += 1,
        }
    }
    chars.len()
}

/// The end of a raw string whose hashes start at `from`; `None` if it is none (`r#type`).
fn raw_end(chars: &[char], from: usize) -> Option<usize> {
    let hashes = chars[from..].iter().take_while(|&&c| c == '#').count();
    if chars.get(from + hashes) != Some(&'"') {
        return None;
    }
    let close: Vec<char> = std::iter::once('"')
        .chain(std::iter::repeat_n('#', hashes))
        .collect();
    let start = from + hashes + 1;
    Some(
        find_from(chars, start, |rest| rest.starts_with(&close))
            .map_or(chars.len(), |at| at + close.len()),
    )
}

/// The end of a character literal at `at`, or of the quote alone if it begins a lifetime.
fn char_end(chars: &[char], at: usize) -> usize {
    match (chars.get(at + 1), chars.get(at + 2)) {
        (Some('\\'), _) => {
            find_from(chars, at + 3, |rest| rest[0] == '\'').map_or(chars.len(), |at| at + 1)
        }
        (Some(_), Some('\'')) => at + 3,
        _ => at + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::{code_lines, has_word};

    #[test]
    fn comments_and_literals_are_blanked() {
        let code = code_lines(
            "let a = \"unsafe \\\" // x\"; // unsafe\nlet c = '\"'; let s: &'static str = r#\"unsafe\"#;\n/* unsafe\n */ fn f() {}\n",
        );
        assert!(
            !code.iter().any(|line| has_word(line, "unsafe")),
            "{code:?}"
        );
        assert_eq!(code.len(), 4);
        assert!(code[1].contains("&'static str"));
        assert!(code[3].contains("fn f() {}"));
    }

    #[test]
    fn tests_at_the_end_are_left_out() {
        let code = code_lines("fn a() {}\n\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n");
        assert_eq!(code, ["fn a() {}", ""]);
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("unsafe {", "unsafe"));
        assert!(!has_word("unsafe_code", "unsafe"));
    }
}
