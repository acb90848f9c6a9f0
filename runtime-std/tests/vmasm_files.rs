//! The `.vmasm` files beside this one, run as a user runs them. Expected values are in the files, by hand; a test
//! that must fail says how in the line above it: `// FAILS: OUT_OF_RANGE`.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_std::vmasm::{AssembleOptions, ModuleText, assemble, assemble_with};

const CHECK: &str = env!("CARGO_BIN_EXE_halcyon-check");

fn files() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vmasm");
    let entries = fs::read_dir(directory).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_test_in_every_file_passes() {
    let files = files();
    let mut args = vec!["--vmasm"];
    args.extend(files.iter().map(|path| path.to_str().unwrap()));
    let run = support::run(CHECK, &args);
    let texts = files.iter().map(|path| fs::read_to_string(path).unwrap());
    let tests: usize = texts.map(|text| text.matches("vm.export @").count()).sum();
    let summary = format!("\n{tests} passed; 0 failed\n");
    assert!(
        run.status == 0 && run.stdout.ends_with(&summary),
        "expected {summary}:\n{}{}",
        run.stdout,
        run.stderr
    );
    assert!(tests >= 175, "{tests}");
}

#[test]
fn every_file_is_its_own_dump_again() {
    for path in files() {
        let text = fs::read_to_string(&path).unwrap();
        let plain = AssembleOptions::default();
        let lines_of = Some("a.vmasm");
        let options = [
            plain,
            AssembleOptions { lines_of, ..plain },
            AssembleOptions {
                strip: true,
                ..plain
            },
        ];
        for options in options {
            let bytes = AlignedBytes::copy_of(&assemble_with(&text, options).unwrap());
            let module = Module::new_checked(bytes.as_slice()).unwrap();
            let mut dump = String::new();
            ModuleText::new(&module).write(usize::MAX, &mut dump);
            let again = assemble(&dump).unwrap();
            assert!(
                again == bytes.as_slice(),
                "{} {options:?}:\n{dump}",
                path.display()
            );
        }
    }
}

#[test]
fn every_failure_is_announced() {
    for path in files() {
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2) {
            if pair[1].starts_with("vm.export @fail_") {
                assert!(
                    pair[0].starts_with("// FAILS: "),
                    "{}: {} does not say how",
                    path.display(),
                    pair[1]
                );
            }
        }
    }
}
