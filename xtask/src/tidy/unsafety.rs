//! Where `unsafe` may stand. That each block says why is clippy's rule (`undocumented_unsafe_blocks`).

use super::Source;
use super::rust_text::{code_lines, has_word};

/// Files that may hold `unsafe`, and why.
const ALLOWED: &[(&str, &str)] = &[
    (
        "boards/common/src/console.rs",
        "the safe command-line call panics if the host lies, which costs flash",
    ),
    (
        "boards/common/src/load.rs",
        "skips the verification that the build script has made",
    ),
    (
        "boards/common/src/stack.rs",
        "reads RAM below the stack pointer, which no Rust object owns",
    ),
    (
        "boards/cortex-m/src/clock.rs",
        "takes the core's timer, which nothing else uses",
    ),
    (
        "boards/cortex-m/src/fault.rs",
        "a fault handler is an `unsafe fn` by its contract",
    ),
    (
        "boards/cortex-m/src/heap.rs",
        "an allocator is given its memory once, as an address",
    ),
    (
        "boards/cortex-m/src/memory.rs",
        "linker symbols have no other name in Rust",
    ),
    (
        "boards/cortex-m/src/vectors.rs",
        "start-up code finds the table by section and name",
    ),
    (
        "runtime-core/src/vm/context.rs",
        "a context over verified code is made without a second check",
    ),
    (
        "runtime-core/src/vm/frame.rs",
        "the dispatch loop's accesses, checked once by the verifier",
    ),
    (
        "runtime-core/src/vm/link.rs",
        "as in `context.rs`, for several modules",
    ),
    (
        "runtime-core/src/vm/memory.rs",
        "buffers alias caller memory, arena ranges and each other",
    ),
    (
        "runtime-core/src/vm/object/mod.rs",
        "makes and frees the ranges that `memory.rs` accesses",
    ),
    (
        "runtime-core/src/vm/sqrt.rs",
        "the instruction has no other name in Rust",
    ),
    (
        "runtime-core/src/vm/value.rs",
        "lends the caller's memory for the length of a call",
    ),
    (
        "runtime-core/src/vm/threaded/cell.rs",
        "cells are read without a check at every step",
    ),
];

/// Checks one file.
pub(super) fn check(source: &Source) -> Vec<String> {
    if !source.is_rust()
        || ALLOWED
            .iter()
            .any(|(path, _)| source.path.as_os_str() == *path)
    {
        return Vec::new();
    }
    let Some(first) = unsafe_lines(source).next() else {
        return Vec::new();
    };
    vec![source.failure(
        first,
        "`unsafe` in a file that xtask/src/tidy/unsafety.rs does not list",
    )]
}

/// Checks that every listed file still needs its row.
pub(super) fn check_allowed(sources: &[Source]) -> Vec<String> {
    ALLOWED
        .iter()
        .filter(|(path, _)| {
            !sources.iter().any(|source| {
                source.path.as_os_str() == *path && unsafe_lines(source).next().is_some()
            })
        })
        .map(|(path, _)| format!("{path}: need not be in the list of files with `unsafe`"))
        .collect()
}

fn unsafe_lines(source: &Source) -> impl Iterator<Item = usize> {
    code_lines(&source.text)
        .into_iter()
        .enumerate()
        .filter(|(_, line)| has_word(line, "unsafe"))
        .map(|(index, _)| index + 1)
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::check;

    #[test]
    fn only_listed_files_hold_unsafe() {
        let source = |path: &str| Source {
            path: path.into(),
            text: "//! X.\n// unsafe\nfn f() {\n    unsafe { g() }\n}\n".to_owned(),
        };
        assert_eq!(check(&source("runtime-std/src/lib.rs")).len(), 1);
        assert!(check(&source("boards/common/src/stack.rs")).is_empty());
    }
}
