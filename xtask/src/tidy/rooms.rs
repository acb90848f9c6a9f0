//! Which rooms of the compiler may know which. What it keeps apart: the IR and its text form must work for
//! any dialect, so they name none.

use super::Source;
use super::rust_text::{code_lines, has_word};

/// A folder and the modules of its crate that its files must not name.
struct Room {
    dir: &'static str,
    must_not_name: &'static [&'static str],
}

const ROOMS: &[Room] = &[
    Room {
        dir: "compiler/src/ir",
        must_not_name: &["dialects", "passes", "phases"],
    },
    Room {
        dir: "compiler/src/syntax",
        must_not_name: &["dialects", "passes", "phases"],
    },
    Room {
        dir: "compiler/src/dialects",
        must_not_name: &["conversion", "passes", "phases"],
    },
    Room {
        dir: "compiler/src/rewrite",
        must_not_name: &["dialects", "passes", "phases"],
    },
    Room {
        dir: "compiler/src/passes",
        must_not_name: &["phases"],
    },
];

/// Checks one file.
pub(super) fn check(source: &Source) -> Vec<String> {
    // Tests may use any dialect that shows the rule under test.
    let is_test = source
        .path
        .iter()
        .any(|part| part == "tests" || part == "tests.rs");
    let Some(room) = ROOMS
        .iter()
        .find(|room| source.is_rust() && !is_test && source.is_below(room.dir))
    else {
        return Vec::new();
    };
    let mut failures = Vec::new();
    // An import may run over several lines: `use crate::{` ... `};`.
    let mut in_import = false;
    for (index, line) in code_lines(&source.text).iter().enumerate() {
        in_import |= has_word(line, "use");
        for module in room.must_not_name {
            let in_path = line.contains(&format!("crate::{module}"));
            if in_path || in_import && has_word(line, module) {
                failures.push(source.failure(
                    index + 1,
                    &format!("`{}` must not know `{module}`", room.dir),
                ));
            }
        }
        in_import &= !line.contains(';');
    }
    failures
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
    fn the_ir_names_no_dialect() {
        let text = "//! X.\nuse crate::dialects::arith;\nuse crate::ir::Op;\n";
        assert_eq!(
            failures("compiler/src/ir/op.rs", text),
            ["compiler/src/ir/op.rs:2: `compiler/src/ir` must not know `dialects`"]
        );
        assert!(failures("compiler/src/passes/a.rs", text).is_empty());
    }

    #[test]
    fn an_import_over_several_lines_is_read_to_its_end() {
        let text = "use crate::{\n    ir::Op,\n    passes::cse,\n};\nfn f(dialects: u32) {}\n";
        assert_eq!(
            failures("compiler/src/syntax/lexer.rs", text),
            ["compiler/src/syntax/lexer.rs:3: `compiler/src/syntax` must not know `passes`"]
        );
    }

    #[test]
    fn comments_and_tests_may_name_anything() {
        let text = "// See crate::dialects.\n\n#[cfg(test)]\nmod tests {\n    use crate::dialects::arith;\n}\n";
        assert!(failures("compiler/src/ir/op.rs", text).is_empty());
    }
}
