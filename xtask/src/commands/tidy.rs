//! `cargo xtask tidy`: checks the rules of the repository that no compiler knows.

use crate::output;
use crate::{process, tidy};
use anyhow::{Result, bail};

/// Check dependency arrows, file headers, line counts and where `unsafe` stands.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(Args {}: &Args) -> Result<()> {
    let failures = tidy::check()?;
    for failure in &failures {
        output::line(format_args!("{failure}"));
    }
    if !failures.is_empty() {
        bail!("tidy: {} failures", failures.len());
    }
    process::step("tidy: no failures");
    Ok(())
}
