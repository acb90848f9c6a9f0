//! `halcyon-dump`: prints what is in a module.

use std::process::ExitCode;

fn main() -> ExitCode {
    halcyon_runtime_std::tools::dump(std::env::args_os())
}
