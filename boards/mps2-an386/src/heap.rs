//! The heap of an image with the feature `alloc`.
#![allow(
    unsafe_code,
    reason = "an allocator is given its memory once, as an address"
)]

// Its critical section guards the allocator.
use cortex_m as _;

use core::ptr::addr_of_mut;
use embedded_alloc::LlffHeap;

/// Bytes of the heap.
const SIZE: usize = 32 * 1024;

#[global_allocator]
static HEAP: LlffHeap = LlffHeap::empty();

/// Gives the allocator its memory; once, before the first allocation.
pub(crate) fn init() {
    static mut MEMORY: [u64; SIZE / 8] = [0; SIZE / 8];
    // SAFETY: The only use of `MEMORY`, by the only call of this function.
    unsafe { HEAP.init(addr_of_mut!(MEMORY) as usize, SIZE) }
}
