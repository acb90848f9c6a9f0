//! Finds a Rust toolchain for a bare-metal target, and installs what is missing of it.
//!
//! Three routes, the first that works is taken:
//! 1. the current `rustc` already has the target;
//! 2. `rustup target add`;
//! 3. Debian's `rustc-web` builds `core` from `rust-web-src`, and LLVM's `ld.lld` links
//!    ([`sysroot`](crate::sysroot)).
//!
//! `HALCYON_BARE_METAL=sysroot` in the environment skips the first two. This file must not know boards.

use crate::output;
use crate::workspace::{cargo, find_program};
use crate::{process, sysroot};
use anyhow::{Result, bail};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A way to build for one target.
pub(crate) struct Toolchain {
    target: &'static str,
    route: Route,
}

enum Route {
    /// The current `rustc` has the target and brings a linker for it.
    Installed,
    /// Another compiler, with a `core` that we built.
    Sysroot {
        rustc: PathBuf,
        linker: PathBuf,
        sysroot: PathBuf,
    },
}

impl Toolchain {
    /// Finds or makes a toolchain for `target`.
    pub(crate) fn find(target: &'static str) -> Result<Self> {
        let forced = match env::var_os("HALCYON_BARE_METAL") {
            None => false,
            Some(route) if route == "sysroot" => true,
            Some(route) => bail!(
                "unknown HALCYON_BARE_METAL `{}`; expected `sysroot` or nothing",
                route.display()
            ),
        };
        if !forced && (is_installed(target) || add_by_rustup(target)) {
            return Ok(Self {
                target,
                route: Route::Installed,
            });
        }
        let debian = sysroot::Compiler::find()?;
        let sysroot = debian.build(target)?;
        Ok(Self {
            target,
            route: Route::Sysroot {
                rustc: debian.rustc,
                linker: debian.linker,
                sysroot,
            },
        })
    }

    /// What the toolchain is, for a report.
    pub(crate) fn describe(&self) -> String {
        match &self.route {
            Route::Installed => format!("the current toolchain, target {}", self.target),
            Route::Sysroot { rustc, sysroot, .. } => format!(
                "{} with the sysroot {}",
                rustc.display(),
                crate::workspace::shown(sysroot)
            ),
        }
    }

    /// `cargo SUBCOMMAND` for the target.
    pub(crate) fn cargo(&self, subcommand: &str) -> Command {
        let mut command = cargo();
        command.args([subcommand, "--target", self.target]);
        if let Route::Sysroot {
            rustc,
            linker,
            sysroot,
        } = &self.route
        {
            let mut flags = OsString::from("--sysroot=");
            flags.push(sysroot);
            // Not RUSTFLAGS: a path may hold a space.
            flags.push("\x1f-Clinker-flavor=ld.lld\x1f-Clinker=");
            flags.push(linker);
            command
                .env("RUSTC", rustc)
                .env("CARGO_ENCODED_RUSTFLAGS", flags)
                .env_remove("RUSTFLAGS")
                .env_remove("RUSTC_WRAPPER");
        }
        command
    }

    /// Whether `cargo clippy` can check for the target: it comes with the current toolchain only.
    pub(crate) fn has_clippy(&self) -> bool {
        matches!(self.route, Route::Installed)
    }
}

/// Whether the current `rustc` has `core` for `target`.
fn is_installed(target: &str) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let mut command = Command::new(rustc);
    command.args(["--print", "target-libdir", "--target", target]);
    process::capture(&mut command).is_ok_and(|dir| holds_core(Path::new(dir.trim())))
}

/// Whether a library folder holds `core`.
pub(crate) fn holds_core(dir: &Path) -> bool {
    let Ok(entries) = dir.read_dir() else {
        return false;
    };
    entries.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libcore-") && name.ends_with(".rlib")
    })
}

fn add_by_rustup(target: &str) -> bool {
    if find_program("rustup").is_none() {
        return false;
    }
    process::step(&format!("install the target: rustup target add {target}"));
    match process::run(Command::new("rustup").args(["target", "add", target])) {
        Ok(()) => is_installed(target),
        Err(error) => {
            output::line(format_args!(
                "{error:#}; going on with a sysroot of our own"
            ));
            false
        }
    }
}

/// Makes sure that `cargo NAME`, a component of the current toolchain, is there.
pub(crate) fn ensure_component(name: &str) -> Result<()> {
    if process::capture(cargo().args([name, "--version"])).is_ok() {
        return Ok(());
    }
    let component = if name == "fmt" { "rustfmt" } else { name };
    if find_program("rustup").is_none() {
        bail!("`cargo {name}` is missing; install it and run this again");
    }
    process::step(&format!(
        "install a component: rustup component add {component}"
    ));
    process::run(Command::new("rustup").args(["component", "add", component]))
}
