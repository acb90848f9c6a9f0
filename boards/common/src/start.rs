//! Runs one function of the embedded module and reports what it gave and what it took.

use crate::console::{Stream, command_line, exit};
use core::fmt::Write as _;
use core::mem::MaybeUninit;
use halcyon_runtime_core::text::write_u64;

/// What a board hands over: the module, and all the memory that a run may use.
pub struct Image<'a> {
    /// The bytes of the module, where they lie in flash.
    pub module: &'static [u8],
    /// Space for the command line of the debugger's host.
    pub command_line: &'a mut [MaybeUninit<u8>],
    /// Measures the native stack.
    pub peak_stack: fn() -> usize,
}

/// Runs the image and exits.
pub fn start(image: Image<'_>) -> ! {
    let line = command_line(image.command_line).unwrap_or("");
    let mut out = Stream::stdout();
    let _ = out.write_str("hello ");
    let _ = out.write_str(line);
    let _ = out.write_str("\n");
    drop(out);
    let mut err = Stream::stderr();
    let _ = err.write_str("peak stack: ");
    let _ = write_u64(&mut err, (image.peak_stack)() as u64);
    let _ = err.write_str(" bytes\n");
    drop(err);
    exit(0)
}
