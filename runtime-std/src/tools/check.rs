//! `halcyon-check`: runs the tests of a module, which are its functions without arguments and results.
//!
//! A test passes when it returns; one whose name starts with `fail_` passes when it fails.

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;

use super::call_flags::ModuleFlags;
use super::error::ToolError;
use super::print;
use crate::{Program, Session, SessionError};

/// Names of tests that must fail start so.
const EXPECTED_FAILURE: &str = "fail_";

/// Runs the tests of a module: every exported function without arguments and results.
#[derive(Debug, Parser)]
#[command(name = "halcyon-check", version)]
struct Flags {
    #[command(flatten)]
    module: ModuleFlags,

    /// Run only the tests whose names contain this.
    #[arg(
        long = "filter",
        value_name = "TEXT",
        default_value = "",
        hide_default_value = true
    )]
    filter: String,
}

/// Runs `halcyon-check`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        let program = Arc::new(flags.module.program()?);
        let module = program.module().name().to_string();
        let (mut passed, mut failed) = (0, 0);
        let tests = test_names(&program);
        let tests = tests.iter().filter(|name| name.contains(&flags.filter));
        for name in tests {
            match verdict(name, run_test(&program, name)) {
                Ok(()) => {
                    passed += 1;
                    print(&format!("test {module}.{name} ... ok\n"))?;
                }
                Err(reason) => {
                    failed += 1;
                    print(&format!("test {module}.{name} ... FAILED: {reason}\n"))?;
                }
            }
        }
        if passed + failed == 0 {
            return Err(ToolError::Usage(format!(
                "`{}` exports no test: no function without arguments and results",
                program.origin()
            )));
        }
        print(&format!("{passed} passed; {failed} failed\n"))?;
        Ok(if failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        })
    })
}

fn test_names(program: &Program) -> Vec<String> {
    program
        .functions()
        .filter(|function| function.parameters.is_empty() && function.results.is_empty())
        .map(|function| function.name.to_string())
        .collect()
}

/// Runs one test in a session of its own, so that no test sees what another left in globals.
fn run_test(program: &Arc<Program>, name: &str) -> Result<(), SessionError> {
    Session::new(Arc::clone(program))?
        .call(name, &[])
        .map(|_| ())
}

fn verdict(name: &str, outcome: Result<(), SessionError>) -> Result<(), String> {
    match (outcome, name.starts_with(EXPECTED_FAILURE)) {
        (Ok(()), false) | (Err(_), true) => Ok(()),
        (Ok(()), true) => Err("expected a failure, and it returned".to_string()),
        (Err(error), false) => Err(error.to_string()),
    }
}
