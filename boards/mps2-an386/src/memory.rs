//! Where the linker script put the native stack. It must not know what runs on it.
#![allow(unsafe_code, reason = "linker symbols have no other name in Rust")]

use core::ptr::addr_of;

unsafe extern "C" {
    static _stack_start: u32;
    static _stack_end: u32;
}

/// Bytes of the native stack used so far.
pub(crate) fn peak_stack() -> usize {
    // SAFETY: Only the addresses of the symbols are taken. They bound the stack, which start-up code
    // painted, in RAM; `memory.x` aligns both.
    unsafe {
        halcyon_board_common::stack::peak_bytes(
            addr_of!(_stack_end),
            addr_of!(_stack_start),
            cortex_m_rt::STACK_PAINT_VALUE,
        )
    }
}
