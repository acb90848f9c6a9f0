//! How a file begins, how its lines end, and how long it may be.

use super::Source;

/// Lines that a Rust file may have.
const MAX_LINES: usize = 800;

/// Rust files that may be longer, and why.
const LONG_FILES: &[(&str, &str)] = &[];

/// Checks one file.
pub(super) fn check(source: &Source) -> Vec<String> {
    let mut failures = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        if line.ends_with([' ', '\t', '\r']) {
            failures.push(source.failure(index + 1, "trailing white space"));
        }
    }
    if !source.is_rust() {
        return failures;
    }
    if !source.text.starts_with("//!") {
        failures.push(source.failure(1, "expected a `//!` header that says the file's one job"));
    }
    let lines = source.text.lines().count();
    let excepted = LONG_FILES
        .iter()
        .any(|(path, _)| source.path.as_os_str() == *path);
    if lines > MAX_LINES && !excepted {
        failures.push(source.failure(
            MAX_LINES + 1,
            &format!("{lines} lines, expected at most {MAX_LINES}: split by family, or name the reason in xtask/src/tidy/headers.rs"),
        ));
    }
    failures
}

/// Checks that every exception is still one.
pub(super) fn check_exceptions(sources: &[Source]) -> Vec<String> {
    LONG_FILES
        .iter()
        .filter(|(path, _)| {
            !sources.iter().any(|source| {
                source.path.as_os_str() == *path && source.text.lines().count() > MAX_LINES
            })
        })
        .map(|(path, _)| format!("{path}: need not be in the list of long files"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::check;

    fn failures(path: &str, text: &str) -> Vec<String> {
        check(&Source {
            path: path.into(),
            text: text.to_owned(),
        })
    }

    #[test]
    fn a_rust_file_needs_a_header() {
        assert!(failures("a.rs", "//! Does a thing.\n").is_empty());
        assert_eq!(failures("a.rs", "fn a() {}\n").len(), 1);
        assert!(failures("a.toml", "[package]\n").is_empty());
    }

    #[test]
    fn white_space_at_the_end_of_a_line_is_found() {
        assert_eq!(
            failures("a.md", "one\ntwo \n"),
            ["a.md:2: trailing white space"]
        );
    }

    #[test]
    fn a_long_file_is_found() {
        let text = "//! Long.\n".repeat(801);
        assert_eq!(failures("a.rs", &text).len(), 1);
        assert!(failures("a.rs", &text[10..]).is_empty());
    }
}
