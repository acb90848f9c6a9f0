//! The rules of the repository that no compiler knows. Each rule lies in a file of its own, takes text, and
//! returns one line for each failure, so that a rule is tested without a repository.

mod arrows;
mod cfg_density;
mod conversions;
mod headers;
mod rooms;
mod rust_text;
mod unsafety;

use crate::workspace;
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// A file under check.
struct Source {
    /// Relative to the root.
    path: PathBuf,
    text: String,
}

impl Source {
    fn is_rust(&self) -> bool {
        self.has_extension("rs")
    }

    fn has_extension(&self, extension: &str) -> bool {
        self.path
            .extension()
            .is_some_and(|found| found == extension)
    }

    fn is_below(&self, dir: &str) -> bool {
        self.path.starts_with(Path::new(dir))
    }

    /// A failure at a line, which counts from 1.
    fn failure(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path.display())
    }
}

/// Checks every rule; one line for each failure.
pub(crate) fn check() -> Result<Vec<String>> {
    let sources = sources()?;
    let mut failures = Vec::new();
    for manifest in ["Cargo.toml", "boards/Cargo.toml"] {
        let metadata = workspace::metadata(&workspace::root().join(manifest))?;
        failures.extend(arrows::check(&metadata)?);
    }
    for source in &sources {
        failures.extend(headers::check(source));
        failures.extend(rooms::check(source));
        failures.extend(conversions::check(source));
        failures.extend(unsafety::check(source));
    }
    failures.extend(headers::check_exceptions(&sources));
    failures.extend(unsafety::check_allowed(&sources));
    failures.extend(cfg_density::check(&sources));
    Ok(failures)
}

/// Every text file of ours.
fn sources() -> Result<Vec<Source>> {
    const EXTENSIONS: &[&str] = &["rs", "toml", "md", "x", "yml", "sh"];
    let mut sources = Vec::new();
    for path in workspace::files()? {
        let known = path
            .extension()
            .is_some_and(|found| EXTENSIONS.iter().any(|extension| found == *extension));
        if known {
            let text = fs::read_to_string(workspace::root().join(&path))
                .with_context(|| format!("cannot read `{}`", path.display()))?;
            sources.push(Source { path, text });
        }
    }
    Ok(sources)
}
