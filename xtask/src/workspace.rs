//! Where things lie: the repository, its build folder, its files. It must not know what they hold.

use crate::process;
use anyhow::{Context as _, Result};
use serde_json::Value;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    // This package lies directly below it.
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap_or(Path::new("."))
}

/// The build folder of the host workspace; everything that a task writes goes below it.
pub(crate) fn target_dir() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// `cargo`, as the one that started this program.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(root());
    command
}

/// What `cargo metadata` says of the packages of the workspace at `manifest`, without their dependencies'
/// packages.
pub(crate) fn metadata(manifest: &Path) -> Result<Value> {
    let mut command = cargo();
    command.args([
        "metadata",
        "--format-version=1",
        "--no-deps",
        "--manifest-path",
    ]);
    command.arg(manifest);
    let text = process::capture(&mut command)?;
    serde_json::from_str(&text)
        .with_context(|| format!("unreadable cargo metadata of `{}`", manifest.display()))
}

/// Every file that git tracks or would track, relative to the root.
pub(crate) fn files() -> Result<Vec<PathBuf>> {
    let mut command = Command::new("git");
    command
        .args([
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z",
        ])
        .current_dir(root());
    let text = process::capture(&mut command)?;
    let mut files: Vec<PathBuf> = text
        .split_terminator('\0')
        .map(PathBuf::from)
        // A file deleted but not yet committed is still listed.
        .filter(|path| root().join(path).is_file())
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// A path as a person at the root would write it.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}

/// The first `name` on the search path.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|dir| dir.join(name))
        .find(|path| path.is_file())
}
