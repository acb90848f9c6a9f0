//! Runs a firmware image in an emulator. It must not know what the image computes.

use crate::apt;
use crate::board::Board;
use crate::process::{self, Finished};
use crate::workspace::find_program;
use anyhow::Result;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// An image that has not ended by then hangs.
const LIMIT: Duration = Duration::from_secs(120);

/// Makes sure that the emulator of `board` is installed.
pub(crate) fn ensure(board: &Board) -> Result<()> {
    if find_program(board.emulator).is_some() {
        return Ok(());
    }
    apt::install(
        &board.emulator_packages,
        &format!("the emulator `{}`", board.emulator),
    )
}

/// Nanoseconds that an instruction takes on the emulated machine, as a power of two, where [`run_metered`] says so.
const METER_SHIFT: u32 = 10;

/// Instructions in some ticks of the timer of a core that [`run_metered`] runs.
pub(crate) fn instructions(board: &Board, ticks: u64) -> f64 {
    ticks as f64 * 1e9 / board.clock_hz as f64 / f64::from(1 << METER_SHIFT)
}

/// As [`run`], with a virtual clock that goes on by the instruction.
pub(crate) fn run_metered(board: &Board, image: &Path) -> Result<Finished> {
    let mut command = command(board, image, &[]);
    command.args(["-icount", &format!("shift={METER_SHIFT}")]);
    process::run_limited(&mut command, LIMIT)
}

/// Runs `image` on the emulated `board` with a command line of `args`.
pub(crate) fn run(board: &Board, image: &Path, args: &[String]) -> Result<Finished> {
    process::run_limited(&mut command(board, image, args), LIMIT)
}

fn command(board: &Board, image: &Path, args: &[String]) -> Command {
    let mut config = String::from("enable=on,target=native,arg=firmware");
    for arg in args {
        config.push_str(",arg=");
        // The emulator reads a doubled comma as one.
        config.push_str(&arg.replace(',', ",,"));
    }
    let mut command = Command::new(board.emulator);
    command
        .args([
            "-M",
            board.machine,
            "-display",
            "none",
            "-monitor",
            "none",
            "-serial",
            "none",
        ])
        .args(["-semihosting-config", &config, "-kernel"])
        .arg(image);
    command
}
