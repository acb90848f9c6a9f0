//! `halcyon-as`: VM text to module files.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clap::Parser;

use super::error::ToolError;
use crate::Program;
use crate::vmasm::{AssembleError, AssembleOptions, assemble_with};

/// Assembles VM text to a module file.
#[derive(Debug, Parser)]
#[command(name = "halcyon-as", version)]
struct Flags {
    /// The text; `-` is standard input. Of several files each becomes a module of its own.
    #[arg(required = true)]
    inputs: Vec<String>,

    /// The module to write; `-` is standard output. Without it, a module is written beside its text, with the
    /// extension `.hal`.
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    output: Option<String>,

    /// Leave out function names, source locations and messages.
    #[arg(long = "strip")]
    strip: bool,

    /// Give each instruction its line of the text as source location, unless the text states locations.
    #[arg(short = 'g', conflicts_with = "strip")]
    lines: bool,
}

/// Runs `halcyon-as`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        if flags.output.is_some() && flags.inputs.len() > 1 {
            return Err(ToolError::Usage(format!(
                "expected one input with --output, found {}",
                flags.inputs.len()
            )));
        }
        let mut status = ExitCode::SUCCESS;
        for input in &flags.inputs {
            let (origin, text) = read_text(input)?;
            let options = AssembleOptions {
                lines_of: flags.lines.then_some(origin.as_str()),
                strip: flags.strip,
            };
            match assemble_with(&text, options) {
                Ok(bytes) => {
                    // What assembles may still be no module: the text can name what the format refuses.
                    Program::from_bytes(&origin, &bytes)?;
                    write_module(&output_path(&flags, input)?, &bytes)?;
                }
                Err(error) => {
                    super::remark(&format!("{}\n", render(&error, &origin, &text)));
                    status = ExitCode::FAILURE;
                }
            }
        }
        Ok(status)
    })
}

/// The text of a file, and what errors call it.
fn read_text(path: &str) -> Result<(String, String), ToolError> {
    let (origin, read) = if path == "-" {
        let mut text = String::new();
        let read = io::stdin().read_to_string(&mut text);
        ("standard input".to_string(), read.map(|_| text))
    } else {
        (path.to_string(), fs::read_to_string(path))
    };
    match read {
        Ok(text) => Ok((origin, text)),
        Err(error) => Err(ToolError::Usage(format!("cannot read `{origin}`: {error}"))),
    }
}

fn output_path(flags: &Flags, input: &str) -> Result<PathBuf, ToolError> {
    match &flags.output {
        Some(output) => Ok(PathBuf::from(output)),
        None if input == "-" => Err(ToolError::Usage(
            "expected --output for text from standard input".to_string(),
        )),
        None => Ok(Path::new(input).with_extension("hal")),
    }
}

fn write_module(path: &Path, bytes: &[u8]) -> Result<(), ToolError> {
    if path == Path::new("-") {
        let mut stdout = io::stdout().lock();
        stdout.write_all(bytes)?;
        return Ok(stdout.flush()?);
    }
    fs::write(path, bytes)
        .map_err(|error| ToolError::Usage(format!("cannot write `{}`: {error}", path.display())))
}

/// The mistake with its line, and a caret below the place.
fn render(error: &AssembleError, origin: &str, text: &str) -> String {
    let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or("");
    let mut characters = line.char_indices().skip(error.column.saturating_sub(1));
    let start = characters.next().map_or(line.len(), |(at, _)| at);
    // The token that starts there.
    let ends = |c: char| c.is_whitespace() || ",()[]{}".contains(c);
    let rest = &line[start..];
    let length = match rest.find(ends) {
        Some(0) => rest.chars().next().map_or(0, char::len_utf8),
        Some(length) => length,
        None => rest.len(),
    };
    let snippet = Snippet::source(line)
        .line_start(error.line)
        .path(origin)
        .annotation(AnnotationKind::Primary.span(start..start + length));
    let report = Level::ERROR
        .primary_title(error.message.as_str())
        .element(snippet);
    Renderer::plain().render(&[report])
}
