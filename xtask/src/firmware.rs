//! A model's way to a board: its module, the firmware image that embeds it, and a size report. This file
//! must not know what the model computes.

use crate::board::Board;
use crate::elf::Footprint;
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Everything built for one model and one board, below `target/firmware/BOARD`.
pub(crate) struct Firmware {
    /// The module file.
    pub(crate) module: PathBuf,
    /// Its size.
    pub(crate) module_bytes: u64,
    /// The ELF file that embeds it.
    pub(crate) image: PathBuf,
    /// What the image takes.
    pub(crate) footprint: Footprint,
    /// The file that `report` lies in.
    pub(crate) report_file: PathBuf,
    /// The size report.
    pub(crate) report: String,
}

impl Firmware {
    /// Compiles `model`, unless it is a module already, and builds the image of `board` around it. The image makes the call `default_call`
    /// where no debugger's host gives it another one.
    pub(crate) fn build(
        board: &Board,
        toolchain: &Toolchain,
        tools: &HostTools,
        model: &Path,
        default_call: &[String],
    ) -> Result<Self> {
        if !model.is_file() {
            bail!("no model file `{}`", model.display());
        }
        let stem = model.file_stem().context("the model has no file name")?;
        let dir = workspace::target_dir().join("firmware").join(board.name);
        let output = |extension: &str| {
            let mut name = stem.to_owned();
            name.push(extension);
            dir.join(name)
        };
        let module = output(".hal");
        let module_bytes = if model
            .extension()
            .is_some_and(|extension| extension == "hal")
        {
            fs::create_dir_all(&dir)?;
            fs::copy(model, &module)
                .with_context(|| format!("cannot copy `{}`", model.display()))?
        } else {
            tools.compile(model, &module)?
        };
        let image = output(".elf");
        let mut command = cargo(board, toolchain, "build", &module);
        command
            .args(["--release", "--quiet"])
            .arg(format!("--features={}", tools.features(&module)?.join(",")))
            .env("HALCYON_CALL", default_call.join(" "));
        build_image(board, &mut command, &module, &image)?;
        let footprint = Footprint::measure(&image)?;
        let report = format!("module                    {module_bytes:>8}\n{footprint}");
        let report_file = output(".size.txt");
        fs::write(&report_file, &report)
            .with_context(|| format!("cannot write `{}`", report_file.display()))?;
        Ok(Self {
            module,
            module_bytes,
            image,
            footprint,
            report_file,
            report,
        })
    }
}

fn build_image(board: &Board, command: &mut Command, module: &Path, image: &Path) -> Result<()> {
    process::step(&format!(
        "build firmware for {} around {}",
        board.name,
        workspace::shown(module)
    ));
    process::run(command)?;
    let built = build_dir()
        .join(board.target)
        .join("release")
        .join(board.name);
    fs::copy(&built, image)
        .with_context(|| format!("cannot copy `{}` to `{}`", built.display(), image.display()))?;
    Ok(())
}

/// `cargo SUBCOMMAND` in the package of `board`, with `module` to embed.
pub(crate) fn cargo(
    board: &Board,
    toolchain: &Toolchain,
    subcommand: &str,
    module: &Path,
) -> Command {
    let mut command = toolchain.cargo(subcommand);
    command
        .arg("--locked")
        .current_dir(board.dir())
        .env("HALCYON_MODULE", module)
        .env("CARGO_TARGET_DIR", build_dir());
    command
}

/// The build folder of every board: apart from the host's, whose profiles differ.
pub(crate) fn build_dir() -> PathBuf {
    workspace::target_dir().join("boards")
}
