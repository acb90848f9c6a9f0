//! Ends the run on a processor fault, which would otherwise hang the emulator.
#![allow(
    unsafe_code,
    reason = "a fault handler is an `unsafe fn` by its contract"
)]

use core::fmt::Write as _;
use cortex_m_rt::{ExceptionFrame, exception};
use halcyon_board_common::console::{Stream, exit};
use halcyon_board_common::text::write_u64;

#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    let mut stderr = Stream::stderr();
    let _ = stderr.write_str("hard fault at address ");
    let _ = write_u64(&mut stderr, u64::from(frame.pc()));
    let _ = stderr.write_char('\n');
    drop(stderr);
    exit(102)
}
