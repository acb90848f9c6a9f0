//! `halcyon-check`: runs the tests of a module.

use std::process::ExitCode;

fn main() -> ExitCode {
    halcyon_runtime_std::tools::check(std::env::args_os())
}
