//! Turns a panic, which is a fault of ours, into one line and exit status 101.
//!
//! The message is left out: formatting it would link `core::fmt` into every image.

#[cfg(feature = "console")]
use crate::console::{Stream, exit};
#[cfg(feature = "console")]
use core::fmt::Write as _;
use core::panic::PanicInfo;
#[cfg(feature = "console")]
use halcyon_runtime_core::text::write_u64;

/// Without a console there is nobody to tell.
#[cfg(not(feature = "console"))]
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

#[cfg(feature = "console")]
#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let mut stderr = Stream::stderr();
    let _ = stderr.write_str("panicked at ");
    if let Some(location) = info.location() {
        let _ = stderr.write_str(location.file());
        let _ = stderr.write_char(':');
        let _ = write_u64(&mut stderr, u64::from(location.line()));
    }
    let _ = stderr.write_char('\n');
    drop(stderr);
    exit(101)
}
