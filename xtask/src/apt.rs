//! Installs Debian packages, or says the one command that would. It must not know what they are for.

use crate::process;
use crate::workspace::find_program;
use anyhow::{Context as _, Result, bail};
use std::process::Command;

/// A set of packages to install together.
pub(crate) struct Packages {
    /// What is wanted.
    pub(crate) names: &'static [&'static str],
    /// A package that is not wanted, but whose newer version from another archive would conflict with what
    /// is: where the plain installation fails, it is moved to the version of the first of `names`.
    pub(crate) companion: Option<&'static str>,
}

/// Installs `packages`, which are needed for `purpose`.
pub(crate) fn install(packages: &Packages, purpose: &str) -> Result<()> {
    let list = packages.names.join(" ");
    if find_program("apt-get").is_none() {
        bail!(
            "{purpose} is missing; install the equivalent of Debian's `{list}` and run this again"
        );
    }
    if !is_root()? {
        bail!(
            "{purpose} is missing; install it with this command and run this again:\n  \
             sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends {list}'"
        );
    }
    process::step(&format!("install {purpose}: apt-get install {list}"));
    if attempt(packages.names).is_ok() {
        return Ok(());
    }
    process::step("refresh the package lists: apt-get update");
    process::capture(apt_get().args(["update", "-qq"]))?;
    let Err(plain) = attempt(packages.names) else {
        return Ok(());
    };
    let Some(companion) = packages.companion else {
        return Err(plain);
    };
    let version = candidate(packages.names[0])?;
    let pinned = format!("{companion}={version}");
    process::step(&format!(
        "an installed `{companion}` conflicts: move it to {version}"
    ));
    let mut names = packages.names.to_vec();
    names.extend(["--allow-downgrades", &pinned]);
    attempt(&names).with_context(|| format!("cannot install {purpose}"))
}

/// Installs without showing a line for each package; what went wrong is in the error.
fn attempt(names: &[&str]) -> Result<()> {
    let mut command = apt_get();
    command
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(names);
    process::capture(&mut command).map(drop)
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> Result<bool> {
    Ok(process::capture(Command::new("id").arg("-u"))?.trim() == "0")
}

/// The version of `package` that a plain installation would choose.
fn candidate(package: &str) -> Result<String> {
    let mut command = Command::new("apt-cache");
    command.args(["policy", package]).env("LC_ALL", "C");
    let policy = process::capture(&mut command)?;
    parse_candidate(&policy).with_context(|| format!("no package `{package}` in the archives"))
}

fn parse_candidate(policy: &str) -> Option<String> {
    let version = policy
        .lines()
        .find_map(|line| line.trim().strip_prefix("Candidate:"))?
        .trim();
    (version != "(none)").then(|| version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::parse_candidate;

    #[test]
    fn the_candidate_version_is_read() {
        let policy = "qemu-system-arm:\n  Installed: (none)\n  Candidate: 1:7.2+dfsg-7\n";
        assert_eq!(parse_candidate(policy).as_deref(), Some("1:7.2+dfsg-7"));
        assert_eq!(parse_candidate("x:\n  Candidate: (none)\n"), None);
    }
}
