//! `halcyon-opt`: runs passes over MLIR text.

use std::process::ExitCode;

use halcyon_compiler::driver;

fn main() -> ExitCode {
    match driver::opt_command().try_get_matches() {
        Ok(matches) => driver::with_deep_stack(move || driver::run_opt(&matches)),
        Err(message) => driver::tell(&message),
    }
}
