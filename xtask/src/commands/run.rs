//! `cargo xtask run`: a model file to a firmware image, run in the board's emulator.

use crate::call::Call;
use crate::firmware::Firmware;
use crate::host_tools::HostTools;
use crate::output;
use crate::toolchain::Toolchain;
use crate::{board, emulator};
use anyhow::{Result, bail};
use std::path::PathBuf;

/// Build the firmware for a model and run it in the board's emulator.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long)]
    board: String,
    /// The model: an `.mlir` file, or a compiled `.hal` module.
    model: PathBuf,
    #[command(flatten)]
    call: Call,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let words = args.call.words()?;
    let toolchain = Toolchain::find(board.target)?;
    emulator::ensure(board)?;
    let tools = HostTools::build()?;
    let built = Firmware::build(board, &toolchain, &tools, &args.model, &[])?;
    let finished = emulator::run(board, &built.image, &words)?;
    output::print(format_args!("{}", finished.stdout));
    output::note(format_args!("{}", finished.stderr));
    if !finished.status.success() {
        bail!("the firmware failed ({})", finished.status);
    }
    Ok(())
}
