//! Runs the files under `tests/passes`: one a pass, each with the commands that test it in `RUN` lines.
//!
//! A line is `[not] halcyon-opt ARGUMENTS [2>&1] [| FileCheck [--check-prefix=P] %s]`, where `%s` is the file.
//! Without a `FileCheck`, the exit status alone decides.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::filecheck;

#[test]
fn pass_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of pass tests is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "mlir"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no tests in {}", folder.display());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| run_file(file).err())
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

fn run_file(file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let lines: Vec<&str> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("// RUN:"))
        .collect();
    if lines.is_empty() {
        return Err(format!("{}: no RUN line", file.display()));
    }
    for line in lines {
        run_line(file, &text, line)
            .map_err(|e| format!("{}:{}: {e}", file.display(), line.trim()))?;
    }
    Ok(())
}

fn run_line(file: &Path, text: &str, line: &str) -> Result<(), String> {
    let (command, check) = match line.split_once('|') {
        Some((command, check)) => (command, Some(check)),
        None => (line, None),
    };
    let mut words: Vec<&str> = command.split_whitespace().collect();
    let fails = words.first() == Some(&"not");
    if fails {
        words.remove(0);
    }
    let merged = words.last() == Some(&"2>&1");
    if merged {
        words.pop();
    }
    if words.first() != Some(&"halcyon-opt") {
        return Err("expected `halcyon-opt`".into());
    }
    let path = file.to_string_lossy();
    let arguments = words[1..].iter().map(|w| w.replace("%s", &path));
    let output = Command::new(env!("CARGO_BIN_EXE_halcyon-opt"))
        .args(arguments)
        .output()
        .map_err(|e| e.to_string())?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() == fails {
        return Err(format!("exit status {}\n{errors}", output.status));
    }
    let Some(check) = check else { return Ok(()) };
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if merged {
        printed = errors + &printed;
    }
    let prefix = check
        .split_whitespace()
        .find_map(|w| w.strip_prefix("--check-prefix="))
        .unwrap_or("CHECK");
    filecheck::check(text, prefix, &printed).map_err(|e| format!("{e}\noutput:\n{printed}"))
}
