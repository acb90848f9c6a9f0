//! `halcyon-bench`: measures how long calls take.

use std::process::ExitCode;

fn main() -> ExitCode {
    halcyon_runtime_std::tools::bench(std::env::args_os())
}
