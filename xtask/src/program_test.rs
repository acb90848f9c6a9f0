//! The programs of `tests/e2e`: each says in comments how its functions are called and what they give.
//!
//! ```text
//! // CALL @f 4xf32=1 2 3 4 | 4xf32=10 20 30 40
//! // GIVES 4xf32=11 22 33 44
//! ```
//!
//! `GIVES` compares bit by bit (but that any NaN is any other), `ABOUT` within the tolerances of
//! `halcyon-run`, and `FAILS text` wants an error that contains the text. This file must not know how programs
//! are compiled.

use crate::workspace;
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::PathBuf;

/// A program with its calls.
pub(crate) struct Program {
    /// The file's name without its extension.
    pub(crate) name: String,
    /// The file.
    pub(crate) path: PathBuf,
    /// The calls, in order.
    pub(crate) calls: Vec<Expectation>,
}

/// One call and what it must give.
#[derive(Debug, PartialEq)]
pub(crate) struct Expectation {
    /// The function.
    pub(crate) function: String,
    /// Its inputs.
    pub(crate) inputs: Vec<String>,
    /// What comes out.
    pub(crate) outcome: Outcome,
}

/// What a call must give.
#[derive(Debug, PartialEq)]
pub(crate) enum Outcome {
    /// These results, bit by bit.
    Exactly(Vec<String>),
    /// These results, within tolerances.
    About(Vec<String>),
    /// An error that contains this text.
    Fails(String),
}

/// Every program, by name.
pub(crate) fn all() -> Result<Vec<Program>> {
    let dir = workspace::root().join("tests/e2e");
    let entries = dir
        .read_dir()
        .with_context(|| format!("cannot list `{}`", dir.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "mlir")
    });
    paths.sort();
    paths.into_iter().map(load).collect()
}

fn load(path: PathBuf) -> Result<Program> {
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read `{}`", path.display()))?;
    let calls = parse(&text).with_context(|| format!("in `{}`", path.display()))?;
    if calls.is_empty() {
        bail!("`{}` has no line `// CALL @...`", path.display());
    }
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    Ok(Program { name, path, calls })
}

fn parse(text: &str) -> Result<Vec<Expectation>> {
    let values = |text: &str| -> Vec<String> {
        text.split('|')
            .map(|value| value.trim().to_owned())
            .filter(|value| !value.is_empty())
            .collect()
    };
    let mut calls = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(call) = line.strip_prefix("// CALL @") else {
            continue;
        };
        let (function, inputs) = call.split_once(' ').unwrap_or((call, ""));
        let next = lines.next().unwrap_or_default();
        let outcome = if let Some(results) = next.strip_prefix("// GIVES") {
            Outcome::Exactly(values(results))
        } else if let Some(results) = next.strip_prefix("// ABOUT") {
            Outcome::About(values(results))
        } else if let Some(message) = next.strip_prefix("// FAILS ") {
            Outcome::Fails(message.trim().to_owned())
        } else {
            bail!("expected `// GIVES`, `// ABOUT` or `// FAILS` after `{line}`");
        };
        calls.push(Expectation {
            function: function.to_owned(),
            inputs: values(inputs),
            outcome,
        });
    }
    Ok(calls)
}

#[cfg(test)]
mod tests {
    use super::{Expectation, Outcome, parse};

    #[test]
    fn calls_are_read() {
        let text =
            "// CALL @f 2xf32=1 2 | 7\n// GIVES i32=3\nx\n// CALL @g\n// FAILS divide by zero\n";
        let expected = [
            Expectation {
                function: "f".into(),
                inputs: vec!["2xf32=1 2".into(), "7".into()],
                outcome: Outcome::Exactly(vec!["i32=3".into()]),
            },
            Expectation {
                function: "g".into(),
                inputs: vec![],
                outcome: Outcome::Fails("divide by zero".into()),
            },
        ];
        assert_eq!(parse(text).unwrap(), expected);
        assert!(parse("// CALL @f\nfunc").is_err());
    }
}
