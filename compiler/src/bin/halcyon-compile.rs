//! `halcyon-compile`: MLIR text to a Halcyon module.

use std::process::ExitCode;

use clap::Parser;
use halcyon_compiler::driver;

fn main() -> ExitCode {
    match driver::CompileCli::try_parse() {
        Ok(cli) => driver::with_deep_stack(move || driver::run_compile(&cli)),
        Err(message) => driver::tell(&message),
    }
}
