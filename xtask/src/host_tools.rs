//! The compiler and the runner of this repository, built and called as a user would. It must not know
//! boards.

use crate::call::Call;
use crate::program_test::{Expectation, Outcome};
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every board runs: the device code is VM code of the module itself.
const COMPILE_FLAGS: &[&str] = &[
    "--iree-execution-model=inline-static",
    // Names would cost flash, and the host has the source.
    "--iree-vm-bytecode-module-strip-source-map",
];

/// What `halcyon-dump` lists as a requirement of a module, and the feature of the runtime that meets it.
/// What is not listed here every build of the runtime has.
const FEATURES: &[(&str, &str)] = &[
    ("EXT_F32", "f32"),
    ("EXT_F64", "f64"),
    ("EXT_MATH", "math"),
    ("EXT_COLLECTIONS", "collections"),
    ("EXT_INT64", "int64"),
    ("EXT_EXTENDED", "extended"),
    ("EXT_YIELD", "yield"),
];

/// The built host tools.
pub(crate) struct HostTools {
    assemble: PathBuf,
    compile: PathBuf,
    dump: PathBuf,
    run: PathBuf,
    /// The command that modules are run under; empty for none.
    launcher: &'static [&'static str],
}

impl HostTools {
    /// Builds the tools.
    pub(crate) fn build() -> Result<Self> {
        process::step("build the compiler and the runner");
        let mut command = workspace::cargo();
        command.args(["build", "--quiet"]);
        command.args(["-p", "halcyon-compiler", "--bin", "halcyon-compile"]);
        command.args([
            "-p",
            "halcyon-runtime-std",
            "--bin",
            "halcyon-as",
            "--bin",
            "halcyon-dump",
            "--bin",
            "halcyon-run",
        ]);
        process::run(&mut command)?;
        let dir = workspace::target_dir().join("debug");
        Ok(Self {
            assemble: dir.join("halcyon-as"),
            compile: dir.join("halcyon-compile"),
            dump: dir.join("halcyon-dump"),
            run: dir.join("halcyon-run"),
            launcher: &[],
        })
    }

    /// The same tools, but modules run under another command.
    pub(crate) fn under(self, launcher: &'static [&'static str]) -> Self {
        Self { launcher, ..self }
    }

    /// The runner.
    fn runner(&self) -> Command {
        match self.launcher {
            [] => Command::new(&self.run),
            [program, args @ ..] => {
                let mut command = Command::new(program);
                command.args(args).arg(&self.run);
                command
            }
        }
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

    /// Assembles VM text to `module`, without names and locations.
    pub(crate) fn assemble(&self, text: &Path, module: &Path) -> Result<()> {
        if let Some(dir) = module.parent() {
            fs::create_dir_all(dir)?;
        }
        let mut command = Command::new(&self.assemble);
        command.arg("--strip").arg(text).arg("-o").arg(module);
        process::run(&mut command)
    }

    /// The features of the runtime that `module` needs and that a small build leaves out.
    pub(crate) fn features(&self, module: &Path) -> Result<Vec<&'static str>> {
        let mut command = Command::new(&self.dump);
        let text = process::capture(command.arg("--output=metadata").arg(module))?;
        let requirements = text
            .lines()
            .find_map(|line| line.strip_prefix("Requirements:"))
            .with_context(|| format!("`{}` lists no requirements", process::shown(&command)))?;
        Ok(features(requirements))
    }

    /// Writes `module` as text and assembles that, which must give the same bytes.
    pub(crate) fn round_trip(&self, module: &Path) -> Result<()> {
        let text = module.with_extension("vmasm");
        let again = module.with_extension("again.hal");
        fs::write(
            &text,
            process::capture(Command::new(&self.dump).arg("--vmasm").arg(module))?,
        )?;
        process::run(
            Command::new(&self.assemble)
                .arg(&text)
                .arg("-o")
                .arg(&again),
        )?;
        if fs::read(module)? != fs::read(&again)? {
            bail!(
                "`{}` assembles to other bytes than `{}` holds",
                workspace::shown(&text),
                workspace::shown(module)
            );
        }
        Ok(())
    }

    /// Calls a function of `module` on the host; what the runner printed.
    pub(crate) fn run(&self, module: &Path, call: &Call) -> Result<String> {
        let mut flag = std::ffi::OsString::from("--module=");
        flag.push(module);
        process::capture(self.runner().arg(flag).args(call.flags()))
    }

    /// Makes a call and checks what it gives.
    pub(crate) fn check(&self, module: &Path, expectation: &Expectation) -> Result<()> {
        let call = Call {
            function: Some(expectation.function.clone()),
            inputs: expectation.inputs.clone(),
        };
        let mut flag = std::ffi::OsString::from("--module=");
        flag.push(module);
        let mut command = self.runner();
        command.arg(flag).args(call.flags());
        let (mode, results) = match &expectation.outcome {
            Outcome::Exactly(results) => ("exact", results),
            Outcome::About(results) => ("approximate", results),
            Outcome::Fails(message) => return fails_with(&mut command, message),
        };
        command.arg(format!("--equality_mode={mode}"));
        for result in results {
            command.arg(format!("--expected_output={result}"));
        }
        process::capture(&mut command).map(|_| ())
    }
}

/// Runs a command that must fail with an error that contains `message`, as a program that did not crash does.
fn fails_with(command: &mut Command, message: &str) -> Result<()> {
    let output = command
        .output()
        .with_context(|| format!("cannot run `{}`", process::shown(command)))?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    if output.status.code() != Some(1) || stderr.contains("panicked") {
        bail!(
            "expected status 1, found {}: {}",
            output.status,
            stderr.trim()
        );
    }
    if !stderr.contains(message) {
        bail!(
            "expected an error with `{message}`, found `{}`",
            stderr.trim()
        );
    }
    Ok(())
}

/// Every feature that a module may need, as a list for cargo.
pub(crate) fn every_feature() -> String {
    let names: Vec<&str> = FEATURES.iter().map(|(_, feature)| *feature).collect();
    names.join(",")
}

fn features(requirements: &str) -> Vec<&'static str> {
    let listed: Vec<&str> = requirements.split('|').map(str::trim).collect();
    FEATURES
        .iter()
        .filter(|(requirement, _)| listed.contains(requirement))
        .map(|(_, feature)| *feature)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::features;

    #[test]
    fn requirements_choose_features() {
        assert_eq!(
            features(" EXT_F32 | EXT_F64 | EXT_MATH"),
            ["f32", "f64", "math"]
        );
        assert_eq!(features(" EXT_F32"), ["f32"]);
        assert_eq!(features(" (none)"), [""; 0]);
    }
}
