//! What tasks print. Whoever reads it may go away first, as `head` does: then the task ends, and no one is told. It must
//! not know what is printed.

use std::fmt::Arguments;
use std::io::{self, Write as _};
use std::process;

/// Prints to standard output. Ends the process when that is closed.
pub(crate) fn print(text: Arguments<'_>) {
    let mut out = io::stdout().lock();
    if out.write_fmt(text).and_then(|()| out.flush()).is_err() {
        process::exit(1);
    }
}

/// Prints a line to standard output. Ends the process when that is closed.
pub(crate) fn line(text: Arguments<'_>) {
    print(format_args!("{text}\n"));
}

/// Prints to standard error, if anyone reads it.
pub(crate) fn note(text: Arguments<'_>) {
    let _ = io::stderr().write_fmt(text);
}
