//! Measures how deep the native stack has grown, from the paint that start-up code laid over it.
//!
//! This file must not know where a board's stack lies; the board says.
#![allow(
    unsafe_code,
    reason = "memory below the stack pointer belongs to no Rust object, and is only read here"
)]

/// Bytes of a painted stack that have been used: from its top down to the lowest word that lost its paint.
/// A word that was written with the paint's own value is not noticed, so this is a lower bound.
///
/// # Safety
/// `end..start` is the whole stack of the running core: readable, word-aligned RAM, where `end` is its
/// lowest address.
#[must_use]
pub unsafe fn peak_bytes(end: *const u32, start: *const u32, paint: u32) -> usize {
    let mut word = end;
    // SAFETY: `word` stays in `end..start`, which the caller promises is readable and aligned. Volatile,
    // as other frames write the same memory.
    while word < start && unsafe { word.read_volatile() } == paint {
        word = word.wrapping_add(1);
    }
    start.addr() - word.addr()
}

#[cfg(test)]
mod tests {
    use super::peak_bytes;

    #[test]
    fn the_lowest_unpainted_word_is_the_peak() {
        let mut stack = [0xcccc_ccccu32; 16];
        stack[10] = 1;
        let range = stack.as_ptr_range();
        // SAFETY: The range is a live array.
        let peak = unsafe { peak_bytes(range.start, range.end, 0xcccc_cccc) };
        assert_eq!(peak, 6 * 4);
    }

    #[test]
    fn an_untouched_stack_is_unused() {
        let stack = [7u32; 4];
        let range = stack.as_ptr_range();
        // SAFETY: The range is a live array.
        let peak = unsafe { peak_bytes(range.start, range.end, 7) };
        assert_eq!(peak, 0);
    }
}
