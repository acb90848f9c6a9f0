//! What the boards with a Cortex-M core share: the vector table, faults, the symbols of the linker script, the
//! core's timer, the heap.
//!
//! It must not know a machine's memory map or its peripherals.
#![no_std]
#![cfg(target_os = "none")]

pub mod clock;
#[cfg(feature = "console")]
mod fault;
#[cfg(feature = "alloc")]
pub mod heap;
mod mem;
pub mod memory;
mod vectors;

pub use cortex_m_rt::entry;
