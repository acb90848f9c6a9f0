//! Prepares the image as every board does.

use std::process::ExitCode;

fn main() -> ExitCode {
    match halcyon_board_build::prepare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
