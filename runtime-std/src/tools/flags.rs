//! Command lines: flag files, and names spelled with either underscores or hyphens.
//!
//! What the flags mean is each tool's.

use std::ffi::OsString;
use std::fs;
use std::io;

use thiserror::Error;

/// Flag files inside of flag files, before it must be a loop.
const MAX_DEPTH: usize = 16;

/// Why a command line cannot be read.
#[derive(Debug, Error)]
pub(super) enum FlagError {
    /// An argument that is no text.
    #[error("an argument is not valid UTF-8: `{0}`")]
    NotText(String),
    /// A flag file that cannot be read.
    #[error("cannot read the flag file `{path}`: {error}")]
    Unreadable {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// A line of a flag file that is no flag.
    #[error("{path}:{line}: expected a flag like `--name=value`, found `{text}`")]
    NotAFlag {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// The line's text.
        text: String,
    },
    /// Flag files that include each other.
    #[error("flag files nest deeper than {MAX_DEPTH} levels at `{0}`")]
    TooDeep(String),
}

/// Puts the contents of flag files where they are named, and spells every flag with underscores.
///
/// A flag file has a flag a line, as it would stand on the command line but without quoting; blank lines
/// and lines that start with `#` mean nothing.
pub(super) fn expand(args: impl IntoIterator<Item = OsString>) -> Result<Vec<String>, FlagError> {
    let mut expanded = Vec::new();
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let arg = text(arg)?;
        // Behind a bare `--` nothing is a flag.
        if arg == "--" {
            expanded.push(arg);
            expanded.extend(args.map(text).collect::<Result<Vec<_>, _>>()?);
            break;
        }
        let flag = with_underscores(arg);
        if flag == "--flagfile" {
            let path = args.next().map(text).transpose()?.unwrap_or_default();
            read_file(&path, 0, &mut expanded)?;
        } else if let Some(path) = flag.strip_prefix("--flagfile=") {
            read_file(path, 0, &mut expanded)?;
        } else {
            expanded.push(flag);
        }
    }
    Ok(expanded)
}

fn text(arg: OsString) -> Result<String, FlagError> {
    arg.into_string()
        .map_err(|arg| FlagError::NotText(arg.to_string_lossy().into_owned()))
}

/// `--output-max-element-count=3` and `--output_max_element_count=3` are one flag. The value, and
/// everything that is no flag, stays as it is.
fn with_underscores(arg: String) -> String {
    let Some(flag) = arg.strip_prefix("--") else {
        return arg;
    };
    let (name, value) = match flag.find('=') {
        Some(at) => flag.split_at(at),
        None => (flag, ""),
    };
    format!("--{}{value}", name.replace('-', "_"))
}

fn read_file(path: &str, depth: usize, expanded: &mut Vec<String>) -> Result<(), FlagError> {
    if depth == MAX_DEPTH {
        return Err(FlagError::TooDeep(path.to_string()));
    }
    let contents = fs::read_to_string(path).map_err(|error| FlagError::Unreadable {
        path: path.to_string(),
        error,
    })?;
    for (index, line) in contents.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if !line.starts_with("--") {
            return Err(FlagError::NotAFlag {
                path: path.to_string(),
                line: index + 1,
                text: line.to_string(),
            });
        }
        let flag = with_underscores(line.to_string());
        match flag.strip_prefix("--flagfile=") {
            Some(inner) => read_file(inner, depth + 1, expanded)?,
            None => expanded.push(flag),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(args: &[&str]) -> Result<Vec<String>, String> {
        expand(args.iter().map(OsString::from)).map_err(|error| error.to_string())
    }

    #[test]
    fn hyphens_in_names_are_underscores() {
        assert_eq!(
            expanded(&[
                "halcyon-run",
                "--expected-output=-1",
                "--input=a-b",
                "--print-statistics",
                "--",
                "--not-a-flag"
            ])
            .unwrap(),
            [
                "halcyon-run",
                "--expected_output=-1",
                "--input=a-b",
                "--print_statistics",
                "--",
                "--not-a-flag"
            ]
        );
    }

    #[test]
    fn flag_files_are_put_where_they_are_named() {
        let directory = std::env::temp_dir().join(format!("halcyon-flags-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let inner = directory.join("inner");
        let outer = directory.join("outer");
        let lost = directory.join("lost");
        let endless = directory.join("endless");
        fs::write(&inner, "  --input=4xf32=1 2\n\n# no flag\n").unwrap();
        let outer_text = format!("--flagfile={}\n--max-x=1\n", inner.display());
        fs::write(&outer, outer_text).unwrap();
        fs::write(&lost, "--a\nb\n").unwrap();
        fs::write(&endless, format!("--flagfile={}", endless.display())).unwrap();

        let flagfile = format!("--flagfile={}", outer.display());
        assert_eq!(
            expanded(&["t", "--a", &flagfile, "--b"]).unwrap(),
            ["t", "--a", "--input=4xf32=1 2", "--max_x=1", "--b"]
        );
        let path = outer.display().to_string();
        assert_eq!(expanded(&["t", "--flagfile", &path]).unwrap().len(), 3);

        let error = expanded(&[&format!("--flagfile={}", lost.display())]).unwrap_err();
        assert!(
            error.ends_with("lost:2: expected a flag like `--name=value`, found `b`"),
            "{error}"
        );
        let error = expanded(&[&format!("--flagfile={}", endless.display())]).unwrap_err();
        assert!(error.starts_with("flag files nest deeper"), "{error}");
        let error = expanded(&["--flagfile=/no/such"]).unwrap_err();
        assert!(
            error.starts_with("cannot read the flag file `/no/such`: "),
            "{error}"
        );
    }
}
