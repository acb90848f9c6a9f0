//! `cargo xtask build`: a model file to a module, a firmware image and a size report.

use crate::call::Call;
use crate::firmware::Firmware;
use crate::host_tools::HostTools;
use crate::output;
use crate::toolchain::Toolchain;
use crate::{board, process, workspace};
use anyhow::Result;
use std::path::PathBuf;

/// Compile a model and build the firmware that embeds it.
///
/// Writes the module, the image and a size report below `target/firmware/BOARD`. The image makes the call
/// given here when it starts without a debugger's host that gives another.
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
    let default_call = args.call.words()?;
    let toolchain = Toolchain::find(board.target)?;
    let tools = HostTools::build()?;
    let built = Firmware::build(board, &toolchain, &tools, &args.model, &default_call)?;
    output::print(format_args!("{}", built.report));
    process::step(&format!(
        "wrote {}, {} and {}",
        workspace::shown(&built.module),
        workspace::shown(&built.image),
        workspace::shown(&built.report_file)
    ));
    Ok(())
}
