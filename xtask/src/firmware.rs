//! Builds a firmware image around a module. It must not know what the module computes.

use crate::board::Board;
use crate::elf::Footprint;
use crate::toolchain::Toolchain;
use crate::{process, workspace};
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A built image.
pub(crate) struct Firmware {
    /// The ELF file.
    pub(crate) image: PathBuf,
    /// What it takes.
    pub(crate) footprint: Footprint,
}

impl Firmware {
    /// Builds the image of `board` that embeds the file `module`, and copies it to `image`.
    pub(crate) fn build(
        board: &Board,
        toolchain: &Toolchain,
        module: &Path,
        image: &Path,
    ) -> Result<Self> {
        process::step(&format!(
            "build firmware for {} around {}",
            board.name,
            workspace::shown(module)
        ));
        let mut command = cargo(board, toolchain, "build", module);
        process::run(command.args(["--release", "--quiet"]))?;
        let built = build_dir()
            .join(board.target)
            .join("release")
            .join(board.name);
        fs::copy(&built, image).with_context(|| {
            format!("cannot copy `{}` to `{}`", built.display(), image.display())
        })?;
        Ok(Self {
            image: image.to_owned(),
            footprint: Footprint::measure(image)?,
        })
    }
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

/// Where the results for `board` and the model `stem` go, without an extension.
pub(crate) fn output(board: &Board, stem: &str) -> PathBuf {
    workspace::target_dir()
        .join("firmware")
        .join(board.name)
        .join(stem)
}
