//! A conversion `FROM_to_TO` names its two dialects and no other: what needs a third belongs in a pass.

use super::Source;
use super::rust_text::code_lines;

const DIR: &str = "compiler/src/conversion";
const DIALECTS: &str = "dialects::";

/// Checks one file.
pub(super) fn check(source: &Source) -> Vec<String> {
    let stem = source
        .path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    let Some((from, to)) = stem.split_once("_to_") else {
        return Vec::new();
    };
    if !source.is_rust() || !source.is_below(DIR) {
        return Vec::new();
    }
    let mut failures = Vec::new();
    for (index, line) in code_lines(&source.text).iter().enumerate() {
        for dialect in named(line) {
            if dialect != from && dialect != to {
                let what =
                    format!("a conversion from `{from}` to `{to}` must not name `{dialect}`");
                failures.push(source.failure(index + 1, &what));
            }
        }
    }
    failures
}

/// The dialects that a line names: `dialects::NAME` or `dialects::{NAME, NAME as X}`.
fn named(line: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for (at, _) in line.match_indices(DIALECTS) {
        let rest = &line[at + DIALECTS.len()..];
        let paths = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default(),
            None => rest,
        };
        let count = if rest.starts_with('{') { usize::MAX } else { 1 };
        for path in paths.split(',').take(count) {
            let path = path.trim();
            let end = path
                .find(|c: char| !(c.is_alphanumeric() || c == '_'))
                .unwrap_or(path.len());
            if end > 0 {
                names.push(&path[..end]);
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::check;

    #[test]
    fn a_third_dialect_is_found() {
        let source = |path: &str| {
            Source {
            path: path.into(),
            text: "//! X.\nuse crate::dialects::arith as from;\nuse crate::dialects::{cf as branches, vm};\n"
                .to_owned(),
        }
        };
        assert_eq!(
            check(&source("compiler/src/conversion/arith_to_vm.rs")),
            [
                "compiler/src/conversion/arith_to_vm.rs:3: a conversion from `arith` to `vm` must not name `cf`"
            ]
        );
        assert!(check(&source("compiler/src/passes/arith_to_vm.rs")).is_empty());
    }
}
