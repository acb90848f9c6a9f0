//! `halcyon-opt`: runs passes over MLIR text.

use std::process::ExitCode;

use halcyon_compiler::driver;

fn main() -> ExitCode {
    let matches = driver::opt_command().get_matches();
    driver::with_deep_stack(move || driver::run_opt(&matches))
}
