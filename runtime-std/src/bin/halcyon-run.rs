//! `halcyon-run`: calls a function of a module and prints what it returns.

use std::process::ExitCode;

fn main() -> ExitCode {
    halcyon_runtime_std::tools::run(std::env::args_os())
}
