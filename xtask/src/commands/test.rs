//! `cargo xtask test`: every check and test of the repository. One failure hides no other: all run, and a
//! summary closes.

use crate::board::{self, Board};
use crate::commands::fuzz;
use crate::example::{self, Example};
use crate::firmware::Firmware;
use crate::host_tools::{self, HostTools};
use crate::output;
use crate::toolchain::{self, Toolchain};
use crate::{emulator, firmware, process, program_test, tidy, valgrind, vm_tests, workspace};
use anyhow::{Context as _, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Run every check and test: formatting, lints, tidy, host tests, examples on the host and on emulated boards.
///
/// `--only valgrind` runs the tests of the runtime once more under valgrind, which takes some twenty minutes and is no
/// part of the whole.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only these parts.
    #[arg(long, value_enum)]
    only: Vec<Part>,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Part {
    /// Formatting, lints and tidy.
    Checks,
    /// Tests of every package on this machine.
    Host,
    /// Examples on this machine and on emulated boards.
    Boards,
    /// The tests of the runtime under valgrind, only when asked for.
    Valgrind,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let wanted = |part| args.only.is_empty() || args.only.contains(&part);
    let mut tally = Tally::default();
    if wanted(Part::Checks) {
        checks(&mut tally);
    }
    if wanted(Part::Host) {
        host_tests(&mut tally);
        fuzz_seeds(&mut tally);
        programs(&mut tally, HostTools::build());
    }
    if wanted(Part::Boards) {
        examples(&mut tally);
    }
    if args.only.contains(&Part::Valgrind) {
        under_valgrind(&mut tally);
    }
    tally.close()
}

/// What has passed and what has not.
#[derive(Default)]
struct Tally {
    passed: usize,
    ignored: usize,
    failures: Vec<String>,
}

impl Tally {
    /// Runs one check and counts it.
    fn check(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        process::step(name);
        match check() {
            Ok(()) => self.passed += 1,
            Err(error) => self.fail(name, &format!("{error:#}")),
        }
    }

    fn fail(&mut self, name: &str, why: &str) {
        output::line(format_args!("FAILED {name}: {why}"));
        self.failures.push(format!("{name}: {why}"));
    }

    /// Counts what a line of `cargo test` reports.
    fn see(&mut self, line: &str) {
        if let Some(name) = line
            .strip_prefix("test ")
            .and_then(|line| line.strip_suffix(" ... FAILED"))
        {
            self.failures.push(format!("test {name}"));
        } else if let Some((passed, ignored)) = parse_result(line) {
            self.passed += passed;
            self.ignored += ignored;
        }
    }

    fn close(self) -> Result<()> {
        process::step("summary");
        for failure in &self.failures {
            output::line(format_args!("FAILED {failure}"));
        }
        if self.ignored > 0 {
            output::line(format_args!("{} ignored", self.ignored));
        }
        output::line(format_args!(
            "{} passed, {} failed",
            self.passed,
            self.failures.len()
        ));
        if self.failures.is_empty() {
            return Ok(());
        }
        bail!("tests failed")
    }
}

/// The counts of passed and ignored tests in a line `test result: ok. 3 passed; 0 failed; 1 ignored; ...`.
fn parse_result(line: &str) -> Option<(usize, usize)> {
    let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    let count = |label: &str| -> Option<usize> {
        counts
            .split(';')
            .find_map(|part| part.trim().strip_suffix(label))?
            .trim()
            .parse()
            .ok()
    };
    Some((count("passed")?, count("ignored")?))
}

fn checks(tally: &mut Tally) {
    let boards = workspace::root().join("boards/Cargo.toml");
    tally.check("cargo fmt --check", || {
        toolchain::ensure_component("fmt")?;
        process::run(workspace::cargo().args(["fmt", "--all", "--check"]))
    });
    tally.check("cargo fmt --check of boards", || {
        let mut command = workspace::cargo();
        command
            .args(["fmt", "--all", "--check", "--manifest-path"])
            .arg(&boards);
        process::run(&mut command)
    });
    tally.check("cargo fmt --check of fuzz", || {
        let mut command = workspace::cargo();
        command
            .args(["fmt", "--check", "--manifest-path"])
            .arg(fuzz::manifest());
        process::run(&mut command)
    });
    tally.check("cargo clippy", || {
        toolchain::ensure_component("clippy")?;
        let mut command = workspace::cargo();
        command.args([
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--locked",
        ]);
        process::run(command.args(["--", "-D", "warnings"]))
    });
    tally.check("tidy", || {
        let failures = tidy::check()?;
        if failures.is_empty() {
            return Ok(());
        }
        bail!("\n  {}", failures.join("\n  "))
    });
}

fn host_tests(tally: &mut Tally) {
    let mut workspace_tests = workspace::cargo();
    workspace_tests.args(["test", "--workspace", "--locked"]);
    cargo_test(tally, "tests of the host packages", &mut workspace_tests);

    // No package of the workspace asks for fuel, without which hostile programs cannot be run.
    let mut fuel_tests = workspace::cargo();
    fuel_tests.args(["test", "--locked", "-p", "halcyon-runtime-core"]);
    fuel_tests.args(["--features", "fuel", "--lib"]);
    cargo_test(tally, "tests of the VM with fuel", &mut fuel_tests);

    let mut board_tests = workspace::cargo();
    board_tests
        .args([
            "test",
            "--locked",
            "-p",
            "halcyon-board-common",
            "--manifest-path",
        ])
        .arg(workspace::root().join("boards/Cargo.toml"))
        .env("CARGO_TARGET_DIR", firmware::build_dir());
    cargo_test(
        tally,
        "tests of the board packages' common part",
        &mut board_tests,
    );
}

/// The seeds, on the targets that they are kept for, without libFuzzer.
fn fuzz_seeds(tally: &mut Tally) {
    let mut command = workspace::cargo();
    command
        .args(["test", "--locked", "--manifest-path"])
        .arg(fuzz::manifest())
        .arg("--target-dir")
        .arg(fuzz::output());
    cargo_test(tally, "seeds of the fuzz targets", &mut command);
}

fn cargo_test(tally: &mut Tally, name: &str, command: &mut Command) {
    process::step(name);
    let before = tally.failures.len();
    let status = process::run_watched(command.arg("--no-fail-fast"), |line| tally.see(line));
    match status {
        Ok(status) if !status.success() && tally.failures.len() == before => {
            // No test failed by name, so something did not build or died.
            tally.fail(
                name,
                &format!("`{}` failed ({status})", process::shown(command)),
            );
        }
        Ok(_) => {}
        Err(error) => tally.fail(name, &format!("{error:#}")),
    }
}

/// The tests of the packages that run modules, and every call of every program, under valgrind: any access to memory
/// that is not the program's, any use of memory that was never written, and any leak is a failure.
fn under_valgrind(tally: &mut Tally) {
    let mut tests = workspace::cargo();
    tests.args(["test", "--locked", "--lib", "--bins", "--tests"]);
    tests.args(["-p", "halcyon-runtime-core", "-p", "halcyon-runtime-std"]);
    // For every host, whatever its name.
    let runner: Vec<String> = valgrind::COMMAND
        .iter()
        .map(|word| format!("{word:?}"))
        .collect();
    let runner = format!("target.'cfg(all())'.runner = [{}]", runner.join(", "));
    tests.args(["--config", &runner]);
    // Every step takes some fifty times as long.
    tests.env("PROPTEST_CASES", "8");
    tests.env("HALCYON_TEST_PATIENCE", "20");
    if let Err(error) = valgrind::ensure() {
        return tally.fail("set-up of valgrind", &format!("{error:#}"));
    }
    cargo_test(tally, "tests of the runtime under valgrind", &mut tests);
    let tools = HostTools::build().map(|tools| tools.under(valgrind::COMMAND));
    programs(tally, tools);
}

/// Compiles every program of `tests/e2e` and makes its calls. Each call counts as a test.
fn programs(tally: &mut Tally, tools: Result<HostTools>) {
    let prepared = program_test::all().and_then(|programs| Ok((programs, tools?)));
    let (programs, tools) = match prepared {
        Ok(prepared) => prepared,
        Err(error) => return tally.fail("programs", &format!("{error:#}")),
    };
    for program in &programs {
        let module = workspace::target_dir()
            .join("e2e")
            .join(&program.name)
            .with_extension("hal");
        if let Err(error) = tools.compile(&program.path, &module) {
            tally.fail(&format!("program {}", program.name), &format!("{error:#}"));
            continue;
        }
        match tools.round_trip(&module) {
            Ok(()) => tally.passed += 1,
            Err(error) => tally.fail(&format!("text of {}", program.name), &format!("{error:#}")),
        }
        for call in &program.calls {
            match tools.check(&module, call) {
                Ok(()) => tally.passed += 1,
                Err(error) => tally.fail(
                    &format!("{} @{}", program.name, call.function),
                    &format!("{error:#}"),
                ),
            }
        }
    }
}

/// Runs every example on the host and on every board, and compares with the output beside it.
fn examples(tally: &mut Tally) {
    let prepared = example::all().and_then(|examples| Ok((examples, HostTools::build()?)));
    let (examples, tools) = match prepared {
        Ok(prepared) => prepared,
        Err(error) => return tally.fail("examples", &format!("{error:#}")),
    };
    for example in &examples {
        tally.check(&format!("example {} on the host", example.name), || {
            let module = workspace::target_dir().join("examples").join(&example.name);
            host(&tools, example, &module.with_extension("hal"))
        });
    }
    for board in board::BOARDS {
        let toolchain = match Toolchain::find(board.target).and_then(|toolchain| {
            emulator::ensure(board)?;
            Ok(toolchain)
        }) {
            Ok(toolchain) => toolchain,
            Err(error) => {
                tally.fail(&format!("set-up of {}", board.name), &format!("{error:#}"));
                continue;
            }
        };
        tally.check(&format!("VM tests on {}", board.name), || {
            let outcome = vm_tests::run(board, &toolchain, &tools, &vm_tests::own_files()?)?;
            let stdout = &outcome.finished.stdout;
            if outcome.finished.status.success() && outcome.refused.is_empty() {
                return Ok(());
            }
            bail!("{stdout}{}", outcome.refused.join("\n"))
        });
        let mut module = None;
        for example in &examples {
            tally.check(
                &format!("example {} on {}", example.name, board.name),
                || {
                    module = Some(on_board(board, &toolchain, &tools, example)?);
                    Ok(())
                },
            );
        }
        if let Some(module) = module.filter(|_| toolchain.has_clippy()) {
            let all = host_tools::every_feature();
            for features in [all.clone(), format!("{all},alloc")] {
                let name = format!("cargo clippy of {} with {features}", board.name);
                tally.check(&name, || {
                    let module = std::slice::from_ref(&module);
                    let mut command = firmware::cargo(board, &toolchain, "clippy", module)?;
                    command.args(["--quiet", "--features", &features]);
                    process::run(command.args(["--", "-D", "warnings"]))
                });
            }
        }
    }
}

fn host(tools: &HostTools, example: &Example, module: &std::path::Path) -> Result<()> {
    tools.compile(&example.model, module)?;
    tools.round_trip(module)?;
    let mut found = String::new();
    for call in &example.runs {
        found.push_str(&tools.run(module, call)?);
    }
    compare(&example.expected, &found)
}

/// Runs the example on the board; the module that was embedded.
fn on_board(
    board: &Board,
    toolchain: &Toolchain,
    tools: &HostTools,
    example: &Example,
) -> Result<PathBuf> {
    let built = Firmware::build(board, toolchain, tools, &example.model, &[])?;
    let mut found = String::new();
    for call in &example.runs {
        let finished = emulator::run(board, &built.image, &call.words()?)?;
        if !finished.status.success() {
            bail!(
                "the firmware failed ({}): {}",
                finished.status,
                finished.stderr.trim_end()
            );
        }
        found.push_str(&finished.stdout);
    }
    compare(&example.expected, &found).context(format!("on {}", board.name))?;
    Ok(built.module)
}

/// Compares texts line by line; the error shows the first line that differs.
fn compare(expected: &str, found: &str) -> Result<()> {
    let (expected, found) = (expected.trim_end(), found.trim_end());
    if expected == found {
        return Ok(());
    }
    let mut pairs = expected.lines().zip(found.lines());
    match pairs.position(|(expected, found)| expected != found) {
        Some(index) => {
            let line = |text: &str| text.lines().nth(index).unwrap_or_default().to_owned();
            bail!(
                "line {}: expected `{}`, found `{}`",
                index + 1,
                line(expected),
                line(found)
            )
        }
        None => bail!(
            "expected {} lines, found {}",
            expected.lines().count(),
            found.lines().count()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{Tally, compare, parse_result};

    #[test]
    fn results_of_cargo_test_are_counted() {
        let mut tally = Tally::default();
        tally.see("test a::b ... ok");
        tally.see("test a::c ... FAILED");
        tally.see("test result: FAILED. 4 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out");
        assert_eq!((tally.passed, tally.ignored), (4, 2));
        assert_eq!(tally.failures, ["test a::c"]);
        assert_eq!(parse_result("test result: nothing"), None);
    }

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert!(compare("a\nb\n", "a\nb").is_ok());
        let error = compare("a\nb", "a\nc").unwrap_err().to_string();
        assert_eq!(error, "line 2: expected `b`, found `c`");
        let error = compare("a\nb", "a").unwrap_err().to_string();
        assert_eq!(error, "expected 2 lines, found 1");
    }
}
