//! The heap of an image with the feature `alloc`.
#![allow(
    unsafe_code,
    reason = "an allocator is given its memory once, as an address"
)]

// Its critical section guards the allocator.
use cortex_m as _;

use embedded_alloc::LlffHeap;

#[global_allocator]
static HEAP: LlffHeap = LlffHeap::empty();

/// Gives the allocator its memory; once, before the first allocation.
pub fn init(memory: &'static mut [u64]) {
    let size = size_of_val(memory);
    // SAFETY: the memory is lent for ever, so that a second call would be with other memory.
    unsafe { HEAP.init(memory.as_mut_ptr().addr(), size) }
}
