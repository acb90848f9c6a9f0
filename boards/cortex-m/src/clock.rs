//! The core's own timer as a clock. It must not know its frequency.
#![allow(unsafe_code, reason = "the timer is a peripheral, which is taken once")]

use cortex_m::peripheral::syst::SystClkSource;
use cortex_m::peripheral::{Peripherals, SYST};

/// The largest count of the timer, which counts down to zero and starts again from it.
const RELOAD: u32 = 0xFF_FFFF;

/// Starts the timer.
pub fn start() {
    // SAFETY: nothing else uses the peripherals of the core; the timer raises no interrupt.
    let mut timer = unsafe { Peripherals::steal() }.SYST;
    timer.set_clock_source(SystClkSource::Core);
    timer.set_reload(RELOAD);
    timer.clear_current();
    timer.enable_counter();
}

/// Ticks since some time, modulo 2^24.
#[must_use]
pub fn now() -> u32 {
    RELOAD - SYST::get_current()
}
