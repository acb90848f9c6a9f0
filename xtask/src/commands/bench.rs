//! `cargo xtask bench`: speed as figures: the IR's budgets, or programs against a peer in one interleaved run.

use crate::output;
use crate::{process, workspace};
use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Measure speed. Nothing fails for being slow: the figures are for a reader.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// What the IR costs an op, beside its budgets.
    Ir,
    /// Programs in the VM, beside the peer's if its tools are given.
    Vm(VmArgs),
}

#[derive(clap::Args)]
struct VmArgs {
    /// Programs; each exports a function that is called as the file, and says with what in a line
    /// `// BENCH --input=...` or in a `manifest.json` beside it.
    programs: Vec<PathBuf>,
    /// The folder of `iree-compile` and `iree-benchmark-module`.
    #[arg(long)]
    peer: Option<PathBuf>,
    /// How often each side runs; the sides take turns.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Ir => {
            process::step("measure the IR");
            let mut command = workspace::cargo();
            process::run(command.args([
                "bench",
                "--quiet",
                "-p",
                "halcyon-compiler",
                "--bench",
                "ir",
            ]))
        }
        What::Vm(args) => vm(args),
    }
}

/// The function of a program and the inputs it is called with.
struct Program {
    path: PathBuf,
    name: String,
    inputs: Vec<String>,
}

fn vm(args: &VmArgs) -> Result<()> {
    let programs = match args.programs.as_slice() {
        [] => in_folder(&workspace::root().join("benches/vm"))?,
        given => given.to_vec(),
    };
    let programs: Vec<Program> = programs.into_iter().map(program).collect::<Result<_>>()?;
    process::step("build the tools for speed");
    let mut command = workspace::cargo();
    command.args(["build", "--quiet", "--release"]);
    command.args(["-p", "halcyon-compiler", "--bin", "halcyon-compile"]);
    command.args(["-p", "halcyon-runtime-std", "--bin", "halcyon-bench"]);
    process::run(&mut command)?;
    let tools = workspace::target_dir().join("release");
    let mut log_ratio = 0.0;
    output::line(format_args!(
        "{:20} {:>14} {:>14} {:>8}",
        "program", "ours", "peer", "ratio"
    ));
    for program in &programs {
        let ours = Side::ours(&tools, program)?;
        let peer = args
            .peer
            .as_ref()
            .map(|dir| Side::peer(dir, program))
            .transpose()?;
        let (mut our_times, mut peer_times) = (Vec::new(), Vec::new());
        for _ in 0..args.rounds.max(1) {
            our_times.push(ours.cpu_time()?);
            if let Some(peer) = &peer {
                peer_times.push(peer.cpu_time()?);
            }
        }
        let our_time = median(&mut our_times);
        if peer_times.is_empty() {
            output::line(format_args!(
                "{:20} {:>11.3} us {:>14} {:>8}",
                program.name,
                our_time / 1e3,
                "",
                ""
            ));
            continue;
        }
        let peer_time = median(&mut peer_times);
        let ratio = peer_time / our_time;
        log_ratio += ratio.ln();
        output::line(format_args!(
            "{:20} {:>11.3} us {:>11.3} us {ratio:>7.2}x",
            program.name,
            our_time / 1e3,
            peer_time / 1e3
        ));
    }
    if args.peer.is_some() {
        #[expect(clippy::cast_precision_loss, reason = "a handful of programs")]
        let mean = (log_ratio / programs.len() as f64).exp();
        output::line(format_args!("geometric mean: {mean:.2}x the peer's speed"));
    }
    Ok(())
}

fn in_folder(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries = dir
        .read_dir()
        .with_context(|| format!("cannot list `{}`", dir.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "mlir")
    });
    paths.sort();
    Ok(paths)
}

fn program(path: PathBuf) -> Result<Program> {
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read `{}`", path.display()))?;
    let inline: Option<Vec<String>> = text
        .lines()
        .find_map(|line| line.strip_prefix("// BENCH "))
        .map(|line| {
            line.split("--input=")
                .skip(1)
                .map(|input| input.trim().trim_matches('"').to_owned())
                .collect()
        });
    let inputs = match inline {
        Some(inputs) => inputs,
        None => inputs_of_manifest(&path.with_file_name("manifest.json"), &name)?,
    };
    Ok(Program { path, name, inputs })
}

fn inputs_of_manifest(manifest: &Path, name: &str) -> Result<Vec<String>> {
    let text = fs::read_to_string(manifest).with_context(|| {
        format!(
            "`{name}` has no `// BENCH` line and no `{}`",
            manifest.display()
        )
    })?;
    let entries: Value =
        serde_json::from_str(&text).with_context(|| format!("in `{}`", manifest.display()))?;
    let entry = entries
        .as_array()
        .into_iter()
        .flatten()
        .find(|entry| entry["name"] == name);
    let Some(inputs) = entry.and_then(|entry| entry["inputs"].as_array()) else {
        bail!("`{}` has no inputs for `{name}`", manifest.display());
    };
    Ok(inputs
        .iter()
        .filter_map(|input| input.as_str().map(str::to_owned))
        .collect())
}

/// One tool with one compiled program.
struct Side {
    tool: PathBuf,
    flags: Vec<String>,
}

impl Side {
    fn ours(tools: &Path, program: &Program) -> Result<Self> {
        let module = workspace::target_dir()
            .join("bench")
            .join(&program.name)
            .with_extension("hal");
        let mut compile = Command::new(tools.join("halcyon-compile"));
        compile.arg("--iree-execution-model=inline-static");
        Self::new(compile, tools.join("halcyon-bench"), &module, program)
    }

    fn peer(dir: &Path, program: &Program) -> Result<Self> {
        let module = workspace::target_dir()
            .join("bench")
            .join(&program.name)
            .with_extension("vmfb");
        let mut compile = Command::new(dir.join("iree-compile"));
        compile.args([
            "--iree-execution-model=inline-static",
            "--iree-hal-target-device=local",
            "--iree-hal-local-target-device-backends=vmvx-inline",
        ]);
        Self::new(compile, dir.join("iree-benchmark-module"), &module, program)
    }

    fn new(mut compile: Command, tool: PathBuf, module: &Path, program: &Program) -> Result<Self> {
        if let Some(dir) = module.parent() {
            fs::create_dir_all(dir)?;
        }
        process::capture(compile.arg(&program.path).arg("-o").arg(module))?;
        let mut flags = vec![
            format!("--module={}", module.display()),
            format!("--function={}", program.name),
            "--benchmark_format=json".to_owned(),
            "--benchmark_min_time=0.2s".to_owned(),
        ];
        flags.extend(
            program
                .inputs
                .iter()
                .map(|input| format!("--input={input}")),
        );
        Ok(Self { tool, flags })
    }

    /// The CPU time of one call in nanoseconds.
    fn cpu_time(&self) -> Result<f64> {
        let mut command = Command::new(&self.tool);
        let output = process::capture(command.args(&self.flags))?;
        // A tool may print warnings before the JSON.
        let json = &output[output.find('{').unwrap_or(0)..];
        let report: Value = serde_json::from_str(json)
            .with_context(|| format!("in the output of `{}`", self.tool.display()))?;
        let row = &report["benchmarks"][0];
        let scale = match row["time_unit"].as_str() {
            Some("ns") => 1.0,
            Some("us") => 1e3,
            Some("ms") => 1e6,
            Some("s") => 1e9,
            unit => bail!("`{}` reports a time in {unit:?}", self.tool.display()),
        };
        let time = row["cpu_time"]
            .as_f64()
            .context("a report without `cpu_time`")?;
        Ok(time * scale)
    }
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
