//! Halcyon firmware for the Arm MPS2+ AN386 machine (Cortex-M4F): the memory that a run gets, and the
//! module that it runs. It must not know how.
#![no_std]
#![no_main]

mod fault;
mod memory;

use core::mem::MaybeUninit;
use cortex_m_rt::entry;
use halcyon_board_common::{Image, start};

/// Rodata in the module is aligned to 64 bytes from its first byte.
#[repr(align(64))]
struct Aligned<T: ?Sized>(T);

static MODULE: &Aligned<[u8]> = &Aligned(*include_bytes!(env!("HALCYON_MODULE")));

#[entry]
fn main() -> ! {
    static mut COMMAND_LINE: [MaybeUninit<u8>; 1024] = [MaybeUninit::uninit(); 1024];
    start(Image {
        module: &MODULE.0,
        command_line: COMMAND_LINE,
        peak_stack: memory::peak_stack,
    })
}
