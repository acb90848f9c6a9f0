//! Where the linker script put things in RAM. It must not know what they hold.
#![allow(unsafe_code, reason = "linker symbols have no other name in Rust")]

use core::ptr::addr_of;

unsafe extern "C" {
    static _stack_start: u32;
    static _stack_end: u32;
    static _ram_start: u32;
}

/// Bytes of RAM that are taken before the first instruction.
pub fn static_bytes() -> usize {
    let start = addr_of!(_ram_start);
    // What is static lies below the heap.
    cortex_m_rt::heap_start().addr() - start.addr()
}

/// Bytes of the native stack used so far.
pub fn peak_stack() -> usize {
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
