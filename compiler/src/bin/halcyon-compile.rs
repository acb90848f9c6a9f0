//! `halcyon-compile`: MLIR text to a Halcyon module.

use std::process::ExitCode;

use clap::Parser;
use halcyon_compiler::driver;

fn main() -> ExitCode {
    let cli = driver::CompileCli::parse();
    driver::with_deep_stack(move || driver::run_compile(&cli))
}
