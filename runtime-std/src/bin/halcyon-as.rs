//! `halcyon-as`: assembles VM text to a module.

use std::process::ExitCode;

fn main() -> ExitCode {
    halcyon_runtime_std::tools::assemble(std::env::args_os())
}
