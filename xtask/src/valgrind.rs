//! Valgrind: how programs are run under it. This file must not know what they are.

use anyhow::{Context as _, Result};
use std::process::{Command, Stdio};

/// The command in front of a program. It fails with status 9 on an error of memory use or a leak, in the program or in
/// one that it starts. A block that is only "possibly" lost is one that threads of the standard library still hold at
/// exit.
pub(crate) const COMMAND: &[&str] = &[
    "valgrind",
    "--quiet",
    "--error-exitcode=9",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--errors-for-leak-kinds=definite",
    "--trace-children=yes",
];

/// Fails with advice where valgrind is not installed.
pub(crate) fn ensure() -> Result<()> {
    Command::new(COMMAND[0])
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .context("cannot run `valgrind`: install it with the package manager of your system")?;
    Ok(())
}
