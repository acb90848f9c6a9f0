//! The compiler and the runner of this repository, built and called as a user would. It must not know
//! boards.

use crate::call::Call;
use crate::{process, workspace};
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The execution model that every board runs: the device code is VM code of the module itself.
const COMPILE_FLAGS: &[&str] = &["--iree-execution-model=inline-static"];

/// The built host tools.
pub(crate) struct HostTools {
    compile: PathBuf,
    run: PathBuf,
}

impl HostTools {
    /// Builds the tools.
    pub(crate) fn build() -> Result<Self> {
        process::step("build halcyon-compile and halcyon-run");
        let mut command = workspace::cargo();
        command.args(["build", "--quiet"]);
        command.args(["-p", "halcyon-compiler", "--bin", "halcyon-compile"]);
        command.args(["-p", "halcyon-runtime-std", "--bin", "halcyon-run"]);
        process::run(&mut command)?;
        let dir = workspace::target_dir().join("debug");
        Ok(Self {
            compile: dir.join("halcyon-compile"),
            run: dir.join("halcyon-run"),
        })
    }

    /// Compiles `model` to `module`; the size of the module in bytes.
    pub(crate) fn compile(&self, model: &Path, module: &Path) -> Result<u64> {
        process::step(&format!(
            "compile {} to {}",
            workspace::shown(model),
            workspace::shown(module)
        ));
        if let Some(dir) = module.parent() {
            fs::create_dir_all(dir)?;
        }
        let mut command = Command::new(&self.compile);
        command.args(COMPILE_FLAGS).arg(model).arg("-o").arg(module);
        process::run(&mut command)?;
        let file = fs::metadata(module)
            .with_context(|| format!("the compiler wrote no `{}`", module.display()))?;
        Ok(file.len())
    }

    /// Calls a function of `module` on the host; what the runner printed.
    pub(crate) fn run(&self, module: &Path, call: &Call) -> Result<String> {
        let mut flag = std::ffi::OsString::from("--module=");
        flag.push(module);
        process::capture(Command::new(&self.run).arg(flag).args(call.flags()))
    }
}
