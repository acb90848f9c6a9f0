//! The programs of `examples`, each of which says in comments how it is run, and has the output beside it:
//!
//! ```text
//! // Run: --function=simple_mul --input="4xf32=1 2 3 4" --input="4xf32=10 20 30 40"
//! ```
//!
//! `NAME.out` holds what the runs print, one after the other. This file must not know who runs them.

use crate::call::Call;
use crate::workspace;
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// A program with its runs.
pub(crate) struct Example {
    /// The file's name without its extension.
    pub(crate) name: String,
    /// The program.
    pub(crate) model: PathBuf,
    /// Its runs, in order.
    pub(crate) runs: Vec<Call>,
    /// What the runs print.
    pub(crate) expected: String,
}

/// Every example, by name.
pub(crate) fn all() -> Result<Vec<Example>> {
    let dir = workspace::root().join("examples");
    let mut models: Vec<PathBuf> = dir
        .read_dir()
        .with_context(|| format!("cannot list `{}`", dir.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "mlir")
        })
        .collect();
    models.sort();
    models.iter().map(|model| load(model)).collect()
}

/// The example called `name`.
pub(crate) fn find(name: &str) -> Result<Example> {
    load(
        &workspace::root()
            .join("examples")
            .join(name)
            .with_extension("mlir"),
    )
}

fn load(model: &Path) -> Result<Example> {
    let read = |path: &Path| {
        fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))
    };
    let text = read(model)?;
    let runs: Vec<Call> = text
        .lines()
        .filter_map(|line| line.strip_prefix("// Run:"))
        .map(parse_run)
        .collect::<Result<_>>()
        .with_context(|| format!("in `{}`", model.display()))?;
    if runs.is_empty() {
        bail!("`{}` has no line `// Run: --function=...`", model.display());
    }
    Ok(Example {
        name: model
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        expected: read(&model.with_extension("out"))?,
        model: model.to_owned(),
        runs,
    })
}

fn parse_run(text: &str) -> Result<Call> {
    let mut call = Call::default();
    for word in words(text)? {
        if let Some(name) = word.strip_prefix("--function=") {
            call.function = Some(name.to_owned());
        } else if let Some(input) = word.strip_prefix("--input=") {
            call.inputs.push(input.to_owned());
        } else {
            bail!("expected `--function=` or `--input=`, found `{word}`");
        }
    }
    if call.function.is_none() {
        bail!("a run names no `--function=`");
    }
    Ok(call)
}

/// Splits at spaces outside double quotes, and drops the quotes.
fn words(text: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            _ => word.push(c),
        }
    }
    if quoted {
        bail!("a quote is not closed: `{text}`");
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::{Call, parse_run};

    #[test]
    fn a_run_line_is_read() {
        let run = parse_run(r#" --function=f --input="2xf32=1 2" --input=7"#).unwrap();
        assert_eq!(
            run,
            Call {
                function: Some("f".to_owned()),
                inputs: vec!["2xf32=1 2".to_owned(), "7".to_owned()],
            }
        );
        assert!(parse_run("--input=7").is_err());
        assert!(parse_run("--function=f --inptu=7").is_err());
        assert!(parse_run("--function=\"f").is_err());
    }
}
