//! The firmware image that runs the tests of VM text files, and the files. It must not know what they test.

use crate::board::Board;
use crate::firmware::{Build, Image};
use crate::host_tools::HostTools;
use crate::process::Finished;
use crate::toolchain::Toolchain;
use crate::{emulator, workspace};
use anyhow::{Context as _, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the repository, in order.
pub(crate) fn own_files() -> Result<Vec<PathBuf>> {
    let dir = workspace::root().join("runtime-std/tests/vmasm");
    let entries = fs::read_dir(&dir).with_context(|| format!("cannot list `{}`", dir.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "vmasm")
    });
    files.sort();
    Ok(files)
}

/// What came of a run.
pub(crate) struct Outcome {
    /// What the image printed, and how it ended.
    pub(crate) finished: Finished,
    /// The files that are not in the image, with what is wrong with them.
    pub(crate) refused: Vec<String>,
}

/// Builds the image around `files` and runs it.
pub(crate) fn run(
    board: &Board,
    toolchain: &Toolchain,
    tools: &HostTools,
    files: &[PathBuf],
) -> Result<Outcome> {
    let dir = workspace::target_dir()
        .join("firmware")
        .join(board.name)
        .join("check");
    let mut features = BTreeSet::from(["verify"]);
    let mut modules = Vec::new();
    let mut refused = Vec::new();
    for file in files {
        let stem = file.file_stem().context("a file has no name")?;
        let module = dir.join(stem).with_extension("hal");
        if let Err(error) = tools.assemble(file, &module) {
            refused.push(format!("{error:#}"));
            continue;
        }
        features.extend(tools.features(&module)?);
        modules.push(module);
    }
    if modules.is_empty() {
        bail!("no file to run: {}", refused.join("; "));
    }
    let image = dir.join("check.elf");
    let features: Vec<&str> = features.into_iter().collect();
    build(
        board,
        toolchain,
        &features,
        Build::Default,
        &modules,
        &image,
    )?;
    let finished = emulator::run(board, &image, &[])?;
    Ok(Outcome { finished, refused })
}

/// Builds the image that runs the tests of `modules`.
pub(crate) fn build(
    board: &Board,
    toolchain: &Toolchain,
    features: &[&str],
    build: Build,
    modules: &[PathBuf],
    image: &Path,
) -> Result<()> {
    Image {
        board,
        toolchain,
        binary: &format!("{}-check", board.name),
        features,
        build,
        modules,
        default_call: &[],
    }
    .build(image)
}
