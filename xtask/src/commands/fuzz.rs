//! `cargo xtask fuzz`: runs the fuzz targets of the package `fuzz` under libFuzzer, each for a time, from its seeds.

use crate::output;
use crate::{apt, process, workspace};
use anyhow::{Context as _, Result, bail};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Run fuzz targets, and say how many executions each had and what it found. A finding is an error.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The targets, all if none is named.
    targets: Vec<String>,
    /// How long each runs.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

/// The longest input, in bytes: that of a module with a few functions. Longer text costs executions, and seeds that
/// are longer are cut.
const MAX_LENGTH: u32 = 2560;
/// Seconds that one input may take, and megabytes.
const MAX_SECONDS: u32 = 20;
const MAX_MEGABYTES: u32 = 2048;

pub(crate) fn run(args: &Args) -> Result<()> {
    let known = targets()?;
    if let Some(unknown) = args.targets.iter().find(|name| !known.contains(*name)) {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        bail!("no fuzz target `{unknown}`; there are {}", known.join(", "));
    }
    let wanted: Vec<&String> = if args.targets.is_empty() {
        known.iter().collect()
    } else {
        args.targets.iter().collect()
    };
    ensure_cargo_fuzz()?;
    let executables = build(&args.targets)?;
    let mut reports = Vec::new();
    for target in wanted {
        process::step(&format!("fuzz `{target}` for {} s", args.seconds));
        let report = fuzz(&executables, target, args.seconds)?;
        output::line(format_args!("{}", report.line()));
        reports.push(report);
    }
    process::step("summary");
    for report in &reports {
        output::line(format_args!("{}", report.line()));
    }
    let executions: u64 = reports.iter().map(|report| report.executions).sum();
    output::line(format_args!("{executions} executions"));
    let findings: Vec<String> = reports.iter().filter_map(Report::finding).collect();
    if findings.is_empty() {
        return Ok(());
    }
    bail!("fuzzing found something\n{}", findings.join("\n"))
}

/// The targets: each has an executable of its name in the package.
fn targets() -> Result<BTreeSet<String>> {
    let metadata = workspace::metadata(&manifest())?;
    let names = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|package| package["targets"].as_array().into_iter().flatten())
        .filter(|target| target["kind"][0] == "bin")
        .filter_map(|target| target["name"].as_str().map(str::to_owned));
    Ok(names.collect())
}

fn folder() -> PathBuf {
    workspace::root().join("fuzz")
}

/// The manifest of the package.
pub(crate) fn manifest() -> PathBuf {
    folder().join("Cargo.toml")
}

/// Everything that fuzzing writes.
pub(crate) fn output() -> PathBuf {
    workspace::target_dir().join("fuzz")
}

/// Makes sure that `cargo fuzz` is there, and the C++ compiler that libFuzzer is built with.
fn ensure_cargo_fuzz() -> Result<()> {
    if workspace::find_program("c++").is_none() {
        let packages = apt::Packages {
            names: &["g++"],
            companion: None,
        };
        apt::install(&packages, "a C++ compiler")?;
    }
    if process::capture(workspace::cargo().args(["fuzz", "--version"])).is_ok() {
        return Ok(());
    }
    process::step("install a tool: cargo install cargo-fuzz");
    process::run(workspace::cargo().args(["install", "--locked", "--quiet", "cargo-fuzz"]))
}

/// Builds the targets, all if none is named, with coverage and the address sanitizer; where their executables are.
fn build(targets: &[String]) -> Result<PathBuf> {
    process::step("build the fuzz targets");
    // `cargo fuzz` takes one target, or none for all at once.
    let named: Vec<Option<&String>> = match targets {
        [] => vec![None],
        targets => targets.iter().map(Some).collect(),
    };
    for target in named {
        let mut command = workspace::cargo();
        command
            .args([
                "fuzz",
                "build",
                "--features",
                "libfuzzer",
                "--sanitizer",
                "address",
            ])
            .arg("--fuzz-dir")
            .arg(folder())
            .arg("--target-dir")
            .arg(output())
            .args(target)
            // The flags of sanitizers are not stable yet, and a nightly toolchain for them alone would be another
            // compiler than the one that everything else is tested with.
            .env("RUSTC_BOOTSTRAP", "1");
        process::run(&mut command)?;
    }
    let version = process::capture(Command::new("rustc").arg("-vV"))?;
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .context("`rustc -vV` names no host")?;
    Ok(output().join(host).join("release"))
}

/// What a run of a target gave.
struct Report {
    target: String,
    executions: u64,
    per_second: u64,
    /// Whether libFuzzer stopped before its time.
    failed: bool,
    /// The inputs that it stopped at.
    reproducers: Vec<PathBuf>,
    log: PathBuf,
}

impl Report {
    fn line(&self) -> String {
        let found = match (self.failed, self.reproducers.len()) {
            (false, 0) => "no findings".to_owned(),
            (_, count) => format!("FAILED, {count} findings"),
        };
        format!(
            "{:<8}{:>12} executions, {:>6}/s, {found}",
            self.target, self.executions, self.per_second
        )
    }

    fn finding(&self) -> Option<String> {
        if !self.failed && self.reproducers.is_empty() {
            return None;
        }
        let mut text = format!("  {}: see {}", self.target, workspace::shown(&self.log));
        for path in &self.reproducers {
            let path = workspace::shown(path);
            text.push_str(&format!(
                "\n    {path}; once fixed, move it to fuzz/seeds/{}",
                self.target
            ));
        }
        Some(text)
    }
}

fn fuzz(executables: &Path, target: &str, seconds: u64) -> Result<Report> {
    let corpus = output().join("corpus").join(target);
    let artifacts = output().join("artifacts").join(target);
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make `{}`", folder.display()))?;
    }
    let log = output().join(target).with_extension("log");
    let stderr = File::create(&log).with_context(|| format!("cannot write `{}`", log.display()))?;
    let before = files(&artifacts)?;
    let mut prefix = OsString::from("-artifact_prefix=");
    prefix.push(&artifacts);
    prefix.push("/");
    let mut command = Command::new(executables.join(target));
    command
        // New inputs go to the first folder; the seeds are only read.
        .arg(&corpus)
        .args(seeds(target)?)
        .arg(prefix)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={MAX_LENGTH}"))
        .arg(format!("-timeout={MAX_SECONDS}"))
        .arg(format!("-rss_limit_mb={MAX_MEGABYTES}"))
        .arg("-print_final_stats=1")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(stderr);
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", process::shown(&command)))?;
    let text = fs::read(&log).with_context(|| format!("cannot read `{}`", log.display()))?;
    let (executions, per_second) = figures(&String::from_utf8_lossy(&text));
    let reproducers = files(&artifacts)?.difference(&before).cloned().collect();
    Ok(Report {
        target: target.to_owned(),
        executions,
        per_second,
        failed: !status.success(),
        reproducers,
        log,
    })
}

/// The folders of a target's seeds: its own, and those of other tests that the package lists.
fn seeds(target: &str) -> Result<Vec<PathBuf>> {
    let list = folder().join("folders.txt");
    let text =
        fs::read_to_string(&list).with_context(|| format!("cannot read `{}`", list.display()))?;
    let mut seeds = vec![folder().join("seeds").join(target)];
    for line in text.lines() {
        if let Some(listed) = line
            .strip_prefix(target)
            .and_then(|rest| rest.strip_prefix(' '))
        {
            seeds.push(workspace::root().join(listed));
        }
    }
    Ok(seeds)
}

fn files(folder: &Path) -> Result<BTreeSet<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read `{}`", folder.display()))?;
    entries
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<_>>()
        .with_context(|| format!("cannot read `{}`", folder.display()))
}

/// How many inputs libFuzzer has run, and how many a second, by what it prints at the end.
fn figures(text: &str) -> (u64, u64) {
    let figure = |name: &str| {
        text.lines()
            .rev()
            .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
            .unwrap_or(0)
    };
    (
        figure("stat::number_of_executed_units:"),
        figure("stat::average_exec_per_sec:"),
    )
}

#[cfg(test)]
mod tests {
    use super::figures;

    #[test]
    fn the_figures_are_those_of_the_end() {
        let text = "Done 12 runs in 3 second(s)\nstat::number_of_executed_units: 32756\n\
                    stat::average_exec_per_sec:     712\nstat::peak_rss_mb: 448\n";
        assert_eq!(figures(text), (32756, 712));
        assert_eq!(figures("killed"), (0, 0));
    }
}
