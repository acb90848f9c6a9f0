//! The command-line tools, as functions that their binaries call.
//!
//! Each takes the arguments of its process and gives its exit status: 0 when all went well, 1 when not,
//! with one message on standard error.

mod assemble;
mod bench;
mod call_flags;
mod check;
mod dump;
mod error;
mod flags;
mod run;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

pub use assemble::main as assemble;
pub use bench::main as bench;
pub use check::main as check;
pub use dump::main as dump;
pub use run::main as run;

use error::ToolError;

/// Reads the flags, runs the tool, and turns its outcome into an exit status.
fn with_flags<F: Parser>(
    args: impl IntoIterator<Item = OsString>,
    body: impl FnOnce(F) -> Result<ExitCode, ToolError>,
) -> ExitCode {
    let outcome = match flags::expand(args) {
        Err(error) => Err(ToolError::from(error)),
        Ok(args) => match F::try_parse_from(args) {
            Ok(flags) => body(flags),
            Err(message) => {
                // Help is asked for and goes to standard output; anything else is a mistake.
                let status = u8::from(message.use_stderr());
                let _ = message.print();
                return ExitCode::from(status);
            }
        },
    };
    match outcome {
        Ok(status) => status,
        // Whoever reads the output has gone; there is no one to tell.
        Err(ToolError::Stdout(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::FAILURE
        }
        Err(error) => {
            let name = F::command().get_name().to_string();
            let _ = writeln!(io::stderr(), "{name}: error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints text that ends its own lines.
fn print(text: &str) -> Result<(), ToolError> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    stdout.flush()?;
    Ok(())
}

/// Prints a remark beside the output. Where no one can read it, the tool goes on.
fn remark(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}
