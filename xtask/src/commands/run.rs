//! `cargo xtask run`: a model file to a firmware image, run in the board's emulator.

use crate::board;
use crate::commands::build;
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{emulator, input};
use anyhow::{Result, bail};
use std::path::PathBuf;

/// Build the firmware for a model and run it in the board's emulator.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long)]
    board: String,
    /// The model: an `.mlir` file.
    model: PathBuf,
    /// The function to call; may be left out if the model exports one only.
    #[arg(long)]
    function: Option<String>,
    /// An input of the function, as `4xf32=1 2 3 4`, `2x2xi32=7` or `3.5`; once for each.
    #[arg(long = "input", allow_hyphen_values = true)]
    inputs: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let words = words(args.function.as_deref(), &args.inputs)?;
    let toolchain = Toolchain::find(board.target)?;
    emulator::ensure(board)?;
    let built = build::build(board, &toolchain, &HostTools::build()?, &args.model)?;
    let finished = emulator::run(board, &built.firmware.image, &words)?;
    print!("{}", finished.stdout);
    eprint!("{}", finished.stderr);
    if !finished.status.success() {
        bail!("the firmware failed ({})", finished.status);
    }
    Ok(())
}

/// The command line of an image: the function, `-` for the only one, and its inputs.
pub(crate) fn words(function: Option<&str>, inputs: &[String]) -> Result<Vec<String>> {
    let mut words = vec![function.unwrap_or("-").to_owned()];
    for text in inputs {
        words.push(input::encode(text)?);
    }
    Ok(words)
}
