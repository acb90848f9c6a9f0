//! `cargo xtask check`: the tests of VM text files in firmware, on the emulated board.

use crate::host_tools::HostTools;
use crate::output;
use crate::toolchain::Toolchain;
use crate::{board, emulator, vm_tests};
use anyhow::{Result, bail};
use std::path::PathBuf;

/// Assemble `.vmasm` files, embed them in one firmware image, and run every export without arguments on the emulated
/// board.
///
/// A test passes when it returns; one whose name starts with `fail_` passes when it fails.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long, default_value = board::DEFAULT.name)]
    board: String,
    /// The files; without any, those of this repository.
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let toolchain = Toolchain::find(board.target)?;
    emulator::ensure(board)?;
    let files = if args.files.is_empty() {
        vm_tests::own_files()?
    } else {
        args.files.clone()
    };
    let outcome = vm_tests::run(board, &toolchain, &HostTools::build()?, &files)?;
    let finished = outcome.finished;
    output::print(format_args!("{}", finished.stdout));
    output::note(format_args!("{}", finished.stderr));
    for why in &outcome.refused {
        output::line(format_args!("not run: {why}"));
    }
    if !finished.status.success() || !outcome.refused.is_empty() {
        bail!("tests failed on {} ({})", board.name, finished.status);
    }
    Ok(())
}
