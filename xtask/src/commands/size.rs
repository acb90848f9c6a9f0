//! `cargo xtask size`: the flash that the VM, `hal_inline` and one small model take, by package.

use crate::firmware::Firmware;
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{board, example};
use anyhow::Result;

/// Print the flash of the smallest firmware: VM, `hal_inline` and `examples/simple_mul.mlir`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long, default_value = board::DEFAULT.name)]
    board: String,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let example = example::find("simple_mul")?;
    let toolchain = Toolchain::find(board.target)?;
    let built = Firmware::build(board, &toolchain, &HostTools::build()?, &example.model, &[])?;
    println!("toolchain: {}", toolchain.describe());
    print!("{}", built.report);
    println!("flash by package");
    print!("{}", built.footprint.packages_table());
    Ok(())
}
