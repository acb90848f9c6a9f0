//! The `.vmasm` files beside this one, run as a user runs them. Expected values are in the files, by hand.
//!
//! A test that must fail says how in the line above it: `// FAILS: OUT_OF_RANGE`.

mod support;

use std::fs;
use std::path::Path;

#[test]
fn every_test_in_every_file_passes() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vmasm");
    let mut files = 0;
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let run = support::run(
            env!("CARGO_BIN_EXE_halcyon-check"),
            &[&format!("--module={}", path.display())],
        );
        let tests = text.matches("vm.export @").count();
        let summary = format!("{tests} passed; 0 failed\n");
        assert!(
            run.status == 0 && run.stdout.ends_with(&summary),
            "{}:\n{}{}",
            path.display(),
            run.stdout,
            run.stderr
        );
        check_failures(&path, &text);
        files += 1;
    }
    assert!(files >= 3, "{files} files");
}

/// Calls every test that must fail, and looks for the failure that it announces.
fn check_failures(path: &Path, text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.windows(2) {
        let Some(name) = pair[1].strip_prefix("vm.export @fail_") else {
            continue;
        };
        let expected = pair[0].strip_prefix("// FAILS: ");
        let expected = expected.unwrap_or_else(|| panic!("fail_{name} does not say how"));
        let run = support::run(
            env!("CARGO_BIN_EXE_halcyon-run"),
            &[
                &format!("--module={}", path.display()),
                &format!("--function=fail_{name}"),
            ],
        );
        let start = format!("halcyon-run: error: calling `fail_{name}`: {expected}");
        assert!(run.stderr.starts_with(&start), "{start} is not in {run:?}");
    }
}
