//! How much of `runtime-core` depends on its build: every `cfg` doubles what a reader must hold in mind.

use super::Source;
use super::rust_text::code_lines;

const DIR: &str = "runtime-core/src";
/// `cfg`s allowed in 1000 lines.
const MAX_PER_KLOC: usize = 10;
/// A small package may have a few whatever its length.
const ALWAYS_ALLOWED: usize = 5;

/// Checks the package.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut lines = 0;
    let mut found = 0;
    for source in sources
        .iter()
        .filter(|source| source.is_rust() && source.is_below(DIR))
    {
        lines += source.text.lines().count();
        found += code_lines(&source.text)
            .iter()
            .filter(|line| {
                line.contains("cfg(") || line.contains("cfg!(") || line.contains("cfg_attr(")
            })
            .filter(|line| !line.contains("cfg(test)"))
            .count();
    }
    if found <= ALWAYS_ALLOWED || found * 1000 <= lines * MAX_PER_KLOC {
        return Vec::new();
    }
    vec![format!(
        "{DIR}: {found} uses of `cfg` in {lines} lines, expected at most {MAX_PER_KLOC} in 1000: move them to whole files"
    )]
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::check;

    #[test]
    fn a_dense_package_is_found() {
        let source = |line: &str| Source {
            path: "runtime-core/src/lib.rs".into(),
            text: line.repeat(8),
        };
        assert_eq!(check(&[source("#[cfg(feature = \"a\")]\n")]).len(), 1);
        assert!(check(&[source("#[cfg(test)]\n")]).is_empty());
        assert!(check(&[source("// #[cfg(feature)]\n")]).is_empty());
    }
}
