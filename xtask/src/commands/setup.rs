//! `cargo xtask setup`: installs what the other tasks need, and says what is there.

use crate::board::BOARDS;
use crate::toolchain::{self, Toolchain};
use crate::{emulator, process};
use anyhow::Result;

/// Install what firmware builds need: Rust targets, linkers, emulators. Other tasks do it by themselves.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(Args {}: &Args) -> Result<()> {
    for component in ["fmt", "clippy"] {
        toolchain::ensure_component(component)?;
    }
    for board in BOARDS {
        let toolchain = Toolchain::find(board.target)?;
        emulator::ensure(board)?;
        process::step(&format!(
            "{} is ready: {}, emulator {}",
            board.name,
            toolchain.describe(),
            board.emulator
        ));
    }
    Ok(())
}
