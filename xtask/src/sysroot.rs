//! Builds `core` and `alloc` for a target that no installed toolchain has, once, and keeps them.
//!
//! The source and the compiler must be of one version, which Debian's `rustc-web` and `rust-web-src` are.
//! An empty package is built with `-Z build-std`; the libraries that this leaves behind become a sysroot,
//! which later builds use as if the target had been installed. They carry LLVM bitcode (`lto = true`),
//! without which a firmware image could not be optimised as a whole. This file must not know boards.

use crate::apt::{self, Packages};
use crate::toolchain::holds_core;
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest compiler that the workspace builds with.
const MINIMUM_MINOR: u32 = 88;

const PACKAGES: Packages = Packages {
    names: &["rustc-web", "rust-web-src", "lld-19"],
    companion: None,
};

/// The manifest and the source of the empty package.
const MANIFEST: &str = r#"[package]
name = "empty"
version = "0.0.0"
edition = "2024"

[workspace]

[profile.release]
opt-level = "s"
lto = true
panic = "abort"
codegen-units = 1
"#;
const SOURCE: &str = "#![no_std]\n";

/// A compiler with its library source, and a linker for foreign targets.
pub(crate) struct Compiler {
    /// The compiler.
    pub(crate) rustc: PathBuf,
    /// The linker.
    pub(crate) linker: PathBuf,
    version: String,
    home: PathBuf,
}

impl Compiler {
    /// Finds Debian's compiler, or installs it.
    pub(crate) fn find() -> Result<Self> {
        if let Some(found) = Self::installed() {
            return found;
        }
        apt::install(
            &PACKAGES,
            "a Rust compiler with its library source, and a linker",
        )?;
        Self::installed().context("the packages were installed, but hold no library source")?
    }

    /// `None` if a part of it is missing; an error if it is there, but too old.
    fn installed() -> Option<Result<Self>> {
        let rustc = PathBuf::from("/usr/bin/rustc");
        let linker = ["/usr/bin/ld.lld-19", "/usr/bin/ld.lld"]
            .into_iter()
            .map(PathBuf::from)
            .find(|path| path.is_file())?;
        let home = process::capture(Command::new(&rustc).args(["--print", "sysroot"])).ok()?;
        let home = PathBuf::from(home.trim());
        if !home
            .join("lib/rustlib/src/rust/library/Cargo.toml")
            .is_file()
        {
            return None;
        }
        let version = process::capture(Command::new(&rustc).arg("--version")).ok()?;
        Some(match minor(&version) {
            Some(minor) if minor >= MINIMUM_MINOR => Ok(Self {
                rustc,
                linker,
                version: version
                    .split_whitespace()
                    .nth(1)
                    .unwrap_or("unknown")
                    .to_owned(),
                home,
            }),
            _ => Err(anyhow::anyhow!(
                "{} is {}; expected 1.{MINIMUM_MINOR} or newer",
                rustc.display(),
                version.trim()
            )),
        })
    }

    /// The sysroot for `target`, built if it is not there yet.
    pub(crate) fn build(&self, target: &str) -> Result<PathBuf> {
        let sysroot = workspace::target_dir().join("sysroot").join(&self.version);
        let libraries = sysroot.join("lib/rustlib").join(target).join("lib");
        if holds_core(&libraries) {
            return Ok(sysroot);
        }
        process::step(&format!(
            "build core and alloc for {target} with {} {} (once, about two minutes)",
            self.rustc.display(),
            self.version
        ));
        let package = workspace::target_dir().join("sysroot/empty");
        fs::create_dir_all(package.join("src"))?;
        fs::write(package.join("Cargo.toml"), MANIFEST)?;
        fs::write(package.join("src/lib.rs"), SOURCE)?;
        let build = package.join("target");
        let mut command = workspace::cargo();
        command
            .args([
                "build",
                "--release",
                "-Zbuild-std=core,alloc",
                "--target",
                target,
            ])
            .current_dir(&package)
            .env("RUSTC", &self.rustc)
            // `-Z build-std` is refused by a stable compiler without it. No code of ours uses it.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_DIR", &build)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env_remove("RUSTC_WRAPPER");
        process::run(&mut command)?;
        self.link_host(&sysroot)?;
        let built = build.join(target).join("release/deps");
        copy_libraries(&built, &libraries)?;
        Ok(sysroot)
    }

    /// Gives the sysroot the compiler's own source and host libraries, which diagnostics refer to.
    fn link_host(&self, sysroot: &Path) -> Result<()> {
        let from = self.home.join("lib/rustlib");
        let to = sysroot.join("lib/rustlib");
        fs::create_dir_all(&to)?;
        for entry in from.read_dir()?.flatten() {
            let link = to.join(entry.file_name());
            if !link.exists() {
                symlink(entry.path(), &link)
                    .with_context(|| format!("cannot link `{}`", link.display()))?;
            }
        }
        Ok(())
    }
}

/// Copies the standard libraries of `from`; `core` last, as its presence says that the rest is there.
fn copy_libraries(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for prefix in ["libcompiler_builtins-", "liballoc-", "libcore-"] {
        let found = from.read_dir()?.flatten().find(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with(prefix) && name.ends_with(".rlib")
        });
        let Some(found) = found else {
            bail!("the build left no `{prefix}*.rlib` in `{}`", from.display());
        };
        fs::copy(found.path(), to.join(found.file_name()))?;
    }
    Ok(())
}

/// The minor number of `rustc 1.N.P ...`.
fn minor(version: &str) -> Option<u32> {
    version
        .split_whitespace()
        .nth(1)?
        .strip_prefix("1.")?
        .split('.')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::minor;

    #[test]
    fn the_minor_version_is_read() {
        assert_eq!(minor("rustc 1.96.0 (ac68faa20 2026-05-25)"), Some(96));
        assert_eq!(minor("rustc"), None);
    }
}
