//! A model's way to a board: its module, the firmware image that embeds it, and a size report. This file
//! must not know what the model computes.

use crate::board::Board;
use crate::elf::Footprint;
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Everything built for one model and one board, below `target/firmware/BOARD`.
pub(crate) struct Firmware {
    /// The module file.
    pub(crate) module: PathBuf,
    /// Its size.
    pub(crate) module_bytes: u64,
    /// The ELF file that embeds it.
    pub(crate) image: PathBuf,
    /// What the image takes.
    pub(crate) footprint: Footprint,
    /// The file that `report` lies in.
    pub(crate) report_file: PathBuf,
    /// The size report.
    pub(crate) report: String,
}

impl Firmware {
    /// Compiles `model`, unless it is a module already, and builds the image of `board` around it. The image makes the call `default_call`
    /// where no debugger's host gives it another one.
    pub(crate) fn build(
        board: &Board,
        toolchain: &Toolchain,
        tools: &HostTools,
        model: &Path,
        default_call: &[String],
    ) -> Result<Self> {
        if !model.is_file() {
            bail!("no model file `{}`", model.display());
        }
        let stem = model.file_stem().context("the model has no file name")?;
        let dir = workspace::target_dir().join("firmware").join(board.name);
        let output = |extension: &str| {
            let mut name = stem.to_owned();
            name.push(extension);
            dir.join(name)
        };
        let module = output(".hal");
        let module_bytes = if model
            .extension()
            .is_some_and(|extension| extension == "hal")
        {
            fs::create_dir_all(&dir)?;
            fs::copy(model, &module)
                .with_context(|| format!("cannot copy `{}`", model.display()))?
        } else {
            tools.compile(model, &module)?
        };
        let image = output(".elf");
        Image {
            board,
            toolchain,
            binary: board.name,
            features: &tools.features(&module)?,
            build: Build::Default,
            modules: std::slice::from_ref(&module),
            default_call,
        }
        .build(&image)?;
        let footprint = Footprint::measure(&image)?;
        let report = format!("module                    {module_bytes:>8}\n{footprint}");
        let report_file = output(".size.txt");
        fs::write(&report_file, &report)
            .with_context(|| format!("cannot write `{}`", report_file.display()))?;
        Ok(Self {
            module,
            module_bytes,
            image,
            footprint,
            report_file,
            report,
        })
    }
}

/// How an image is compiled.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As the boards have it.
    Default,
    /// The same, but without a console and without the texts of errors.
    Silent,
    /// With another optimization level of the VM, as TOML.
    Level(&'static str),
    /// With another optimization level of the VM, and with every instruction inlined into the VM's dispatch loop.
    Inlined(&'static str),
}

/// What an image is made of.
pub(crate) struct Image<'a> {
    /// The board whose package builds it.
    pub(crate) board: &'a Board,
    /// What builds it.
    pub(crate) toolchain: &'a Toolchain,
    /// The binary of the package.
    pub(crate) binary: &'a str,
    /// Features of the package.
    pub(crate) features: &'a [&'a str],
    /// How it is compiled.
    pub(crate) build: Build,
    /// What it embeds.
    pub(crate) modules: &'a [PathBuf],
    /// The call that it makes where no debugger's host gives it another one.
    pub(crate) default_call: &'a [String],
}

impl Image<'_> {
    /// Builds the image and copies it to `image`.
    pub(crate) fn build(&self, image: &Path) -> Result<()> {
        let around: Vec<String> = match self.modules {
            [module] => vec![workspace::shown(module)],
            modules => vec![format!("{} modules", modules.len())],
        };
        process::step(&format!(
            "build {} around {} with features [{}]",
            self.binary,
            around.join(", "),
            self.features.join(",")
        ));
        let mut command = cargo(self.board, self.toolchain, "build", self.modules)?;
        command
            .args(["--release", "--quiet", "--bin", self.binary])
            .arg(format!("--features={}", self.features.join(",")))
            .env("HALCYON_CALL", self.default_call.join(" "));
        match self.build {
            Build::Default | Build::Level(_) => {}
            Build::Silent => {
                command.args(["--no-default-features", "--features=compact"]);
            }
            Build::Inlined(_) => {
                command.args(["--no-default-features", "--features=console,messages"]);
            }
        }
        if let Build::Level(level) | Build::Inlined(level) = self.build {
            command.arg("--config").arg(format!(
                "profile.release.package.halcyon-runtime-core.opt-level={level}"
            ));
        }
        process::run(&mut command)?;
        let built = build_dir()
            .join(self.board.target)
            .join("release")
            .join(self.binary);
        if let Some(dir) = image.parent() {
            fs::create_dir_all(dir)?;
        }
        fs::copy(&built, image).with_context(|| {
            format!("cannot copy `{}` to `{}`", built.display(), image.display())
        })?;
        Ok(())
    }
}

/// `cargo SUBCOMMAND` in the package of `board`, with `modules` to embed.
pub(crate) fn cargo(
    board: &Board,
    toolchain: &Toolchain,
    subcommand: &str,
    modules: &[PathBuf],
) -> Result<Command> {
    let modules = env::join_paths(modules)?;
    let mut command = toolchain.cargo(subcommand);
    command
        .arg("--locked")
        .current_dir(board.dir())
        .env("HALCYON_MODULE", modules)
        .env("CARGO_TARGET_DIR", build_dir());
    Ok(command)
}

/// The build folder of every board: apart from the host's, whose profiles differ.
pub(crate) fn build_dir() -> PathBuf {
    workspace::target_dir().join("boards")
}
