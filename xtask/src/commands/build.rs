//! `cargo xtask build`: a model file to a module, a firmware image and a size report.

use crate::board::{self, Board};
use crate::firmware::{self, Firmware};
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Compile a model and build the firmware that embeds it.
///
/// Writes the module, the image and a size report below `target/firmware/BOARD`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long)]
    board: String,
    /// The model: an `.mlir` file.
    model: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let toolchain = Toolchain::find(board.target)?;
    let tools = HostTools::build()?;
    let built = build(board, &toolchain, &tools, &args.model)?;
    print!("{}", built.report);
    process::step(&format!(
        "wrote {}, {} and {}",
        workspace::shown(&built.module),
        workspace::shown(&built.firmware.image),
        workspace::shown(&built.report_file)
    ));
    Ok(())
}

/// A model's way to a board.
pub(crate) struct Built {
    /// The module file.
    pub(crate) module: PathBuf,
    /// Its size in bytes.
    pub(crate) module_bytes: u64,
    /// The image that embeds it.
    pub(crate) firmware: Firmware,
    /// The size report.
    pub(crate) report: String,
    /// Where the report lies.
    pub(crate) report_file: PathBuf,
}

/// Builds everything for `model` on `board`.
pub(crate) fn build(
    board: &Board,
    toolchain: &Toolchain,
    tools: &HostTools,
    model: &Path,
) -> Result<Built> {
    if !model.is_file() {
        bail!("no model file `{}`", model.display());
    }
    let stem = model.file_stem().context("the model has no file name")?;
    let output = firmware::output(board, &stem.to_string_lossy());
    let with_extension = |extension: &str| {
        let mut path = output.clone().into_os_string();
        path.push(extension);
        PathBuf::from(path)
    };
    let module = with_extension(".hal");
    let module_bytes = tools.compile(model, &module)?;
    let firmware = Firmware::build(board, toolchain, &module, &with_extension(".elf"))?;
    let report = format!(
        "module                    {module_bytes:>8}\n{}",
        firmware.footprint
    );
    let report_file = with_extension(".size.txt");
    fs::write(&report_file, &report)
        .with_context(|| format!("cannot write `{}`", report_file.display()))?;
    Ok(Built {
        module,
        module_bytes,
        firmware,
        report,
        report_file,
    })
}
