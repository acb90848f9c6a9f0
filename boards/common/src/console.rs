//! Text streams to the debugger's host and the exit status, by semihosting.
//!
//! Results go to standard output and nothing else does, so that a test can compare them with a file.
//! Measurements and errors go to standard error. This file must not know what is printed.

use core::ffi::CStr;
use core::fmt;
use semihosting::fd::{AsFd, OwnedFd};
use semihosting::sys::arm_compat::{self, CommandLine, OpenMode, sys_open, sys_write_orig};

/// The name that stands for the console: which stream, the open mode says.
const CONSOLE: &CStr = c":tt";
/// Every call stops the core until the host has answered, so that short writes are gathered.
const BUFFER_BYTES: usize = 64;

/// A stream of the debugger's host, written line by line.
pub struct Stream {
    /// `None` without a host that knows the stream: output is then dropped, as there is nowhere to say so.
    file: Option<OwnedFd>,
    buffer: [u8; BUFFER_BYTES],
    len: usize,
}

impl Stream {
    /// Standard output.
    #[must_use]
    pub fn stdout() -> Self {
        Self::open(OpenMode::WRONLY_TRUNC)
    }

    /// Standard error.
    #[must_use]
    pub fn stderr() -> Self {
        Self::open(OpenMode::WRONLY_APPEND)
    }

    fn open(mode: OpenMode) -> Self {
        Self {
            file: sys_open(CONSOLE, mode).ok(),
            buffer: [0; BUFFER_BYTES],
            len: 0,
        }
    }

    fn flush(&mut self) {
        let mut rest = self.buffer.get(..self.len).unwrap_or(&[]);
        // That no file is -1 is known here; said once more, it spares the image the panic of whoever doubts it.
        if let Some(file) = &self.file
            && file.as_raw_fd() != -1
        {
            while !rest.is_empty() {
                // The answer is how many bytes are left; a host that takes none would be asked for ever.
                let left = sys_write_orig(file.as_fd(), rest).unwrap_or(0);
                let Some(written) = rest.len().checked_sub(left).filter(|&count| count > 0) else {
                    break;
                };
                rest = rest.get(written..).unwrap_or(&[]);
            }
        }
        self.len = 0;
    }
}

impl fmt::Write for Stream {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            if let Some(slot) = self.buffer.get_mut(self.len) {
                *slot = byte;
            }
            self.len += 1;
            if byte == b'\n' || self.len == BUFFER_BYTES {
                self.flush();
            }
        }
        Ok(())
    }

    /// Nothing here formats; the provided method would link what does.
    fn write_fmt(&mut self, args: fmt::Arguments<'_>) -> fmt::Result {
        args.as_str()
            .map_or(Err(fmt::Error), |text| self.write_str(text))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.flush();
    }
}

/// The command line that the host gives the image, or `None` if it gives none, one that is not text, or
/// one longer than `buffer`.
#[expect(
    unsafe_code,
    deprecated,
    reason = "the safe form panics if the host lies, and what a panic needs costs a kilobyte of flash"
)]
pub fn command_line(buffer: &mut [u8]) -> Option<&str> {
    let mut line = CommandLine {
        ptr: buffer.as_mut_ptr(),
        size: buffer.len(),
    };
    // SAFETY: `line` is the pointer and the length of a buffer that is held exclusively.
    unsafe { arm_compat::sys_get_cmdline(&mut line) }.ok()?;
    core::str::from_utf8(buffer.get(..line.size)?).ok()
}

/// Ends the run; the emulator exits with `status`.
pub fn exit(status: i32) -> ! {
    semihosting::process::exit(status)
}
