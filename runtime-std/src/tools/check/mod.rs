//! `halcyon-check`: runs the tests of modules, which are their functions without arguments and results.
//!
//! A test passes when it returns; one whose name starts with `fail_` passes when it fails.

mod expectations;
mod test_run;
mod yieldable_test;

use std::ffi::OsString;
use std::fs;
use std::io;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use halcyon_runtime_core::signature::Counts;

use super::call_flags::ModuleFlags;
use super::error::ToolError;
use super::print;
use crate::{Program, ProgramError};
use expectations::Expectations;

/// Runs the tests of a module: every exported function without arguments and results, each with state of its own.
///
/// A test passes when it returns; one whose name starts with `fail_` passes when it fails. All objects that it made
/// must be gone in the end.
#[derive(Debug, Parser)]
#[command(name = "halcyon-check", version, mut_arg("module", |arg| arg.required(false)))]
struct Flags {
    #[command(flatten)]
    module: ModuleFlags,

    /// Text files to assemble and test, each a module of its own. A comment `// FAILS: STATUS; text` in the line above
    /// the export of a `fail_` test says how its failure begins. Exports for the runtime, as `__init`, are tests too.
    #[arg(
        long = "vmasm",
        value_name = "FILE",
        num_args = 1..,
        conflicts_with = "module",
        required_unless_present = "module"
    )]
    vmasm: Vec<String>,

    /// Run only the tests whose names contain this.
    #[arg(
        long = "filter",
        value_name = "TEXT",
        default_value = "",
        hide_default_value = true
    )]
    filter: String,
}

/// Modules, and which functions of the last one are tests.
struct Suite {
    programs: Vec<Arc<Program>>,
    tests: Vec<String>,
    expectations: Expectations,
}

/// Tests that have passed and that have not.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

/// Runs `halcyon-check`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        let mut tally = Tally::default();
        if flags.vmasm.is_empty() {
            let suite = Suite::of_modules(flags.module.programs()?);
            run(&suite, &flags.filter, &mut tally)?;
            if tally.passed + tally.failed == 0 {
                return Err(ToolError::Usage(format!(
                    "`{}` exports no test: no function without arguments and results",
                    suite.main().map_or("", |program| program.origin())
                )));
            }
        }
        for path in &flags.vmasm {
            match Suite::of_text(path) {
                Ok(suite) => run(&suite, &flags.filter, &mut tally)?,
                // One file that cannot be tested leaves the others.
                Err(error) => {
                    tally.failed += 1;
                    print(&format!("test {path} ... FAILED: {error}\n"))?;
                }
            }
        }
        print(&format!(
            "{} passed; {} failed\n",
            tally.passed, tally.failed
        ))?;
        if tally.passed + tally.failed == 0 {
            return Err(ToolError::Usage("no test was run".to_string()));
        }
        Ok(match tally.failed {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        })
    })
}

impl Suite {
    fn of_modules(programs: Vec<Arc<Program>>) -> Suite {
        let tests = programs.last().map(|program| tests_of(program));
        Suite {
            tests: tests
                .into_iter()
                .flatten()
                .filter(|name| !name.starts_with("__"))
                .collect(),
            programs,
            expectations: Expectations::default(),
        }
    }

    /// The module that the tests are functions of.
    fn main(&self) -> Option<&Program> {
        self.programs.last().map(Arc::as_ref)
    }

    fn of_text(path: &str) -> Result<Suite, ProgramError> {
        let unreadable = |error: io::Error| ProgramError::Read {
            origin: path.to_string(),
            error,
        };
        let text = fs::read_to_string(path).map_err(unreadable)?;
        let program = Program::assemble(path, &text)?;
        Ok(Suite {
            tests: tests_of(&program),
            programs: vec![Arc::new(program)],
            expectations: Expectations::read(&text),
        })
    }
}

/// The exports without arguments and results.
fn tests_of(program: &Program) -> Vec<String> {
    program
        .module()
        .exports()
        .filter(|export| {
            let none = Counts::default();
            (
                export.signature.arg_counts(),
                export.signature.result_counts(),
            ) == (none, none)
        })
        .map(|export| export.name.to_string())
        .collect()
}

/// Runs the tests of a module whose names contain `filter`, and prints a line for each.
fn run(suite: &Suite, filter: &str, tally: &mut Tally) -> Result<(), ToolError> {
    let module = suite.main().map_or("", |program| program.module().name());
    for name in suite.tests.iter().filter(|name| name.contains(filter)) {
        let outcome = test_run::run(&suite.programs, name);
        match suite.expectations.verdict(name, outcome) {
            Ok(()) => {
                tally.passed += 1;
                print(&format!("test {module}.{name} ... ok\n"))?;
            }
            Err(reason) => {
                tally.failed += 1;
                print(&format!("test {module}.{name} ... FAILED: {reason}\n"))?;
            }
        }
    }
    Ok(())
}
