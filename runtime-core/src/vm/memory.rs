//! Raw byte ranges: the one place where buffer memory is touched.
//!
//! A [`RawSpan`] is a pointer and a length. It says nothing of lifetime: whoever makes one promises that the bytes stay
//! valid for as long as the span is used, and that no Rust reference to them lives across an access through a span.
//! `Objects` keeps that promise: spans live in slots only, and a slot is emptied before its memory goes, whatever the
//! counts of the object say.
#![allow(
    unsafe_code,
    reason = "buffers alias caller memory, arena ranges and each other"
)]

use core::ptr;

/// A byte range.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawSpan {
    base: *mut u8,
    length: usize,
}

impl RawSpan {
    pub(super) const EMPTY: Self = Self {
        base: ptr::dangling_mut(),
        length: 0,
    };

    /// # Safety
    /// `base` must be valid for reads of `length` bytes (and for writes, if the span is ever written through) for as
    /// long as this span or one derived from it is used.
    pub(super) const unsafe fn new(base: *mut u8, length: usize) -> Self {
        Self { base, length }
    }

    pub(super) const fn len(&self) -> usize {
        self.length
    }

    /// The range `[offset, offset + length)`, or `None` when it is not inside.
    pub(super) fn subspan(&self, offset: usize, length: usize) -> Option<Self> {
        let end = offset.checked_add(length)?;
        if end > self.length {
            return None;
        }
        Some(Self {
            base: self.base.wrapping_add(offset),
            length,
        })
    }

    /// The `N` bytes of element `index`, where elements have `N` bytes.
    #[inline(always)]
    pub(super) fn load<const N: usize>(&self, index: u64) -> Option<[u8; N]> {
        // `index < length / N` also holds for lengths that are not a multiple of N, and cannot overflow.
        if index >= (self.length / N) as u64 {
            return None;
        }
        let at = self.base.wrapping_add(index as usize * N);
        // SAFETY: index < length / N, so the N bytes at `at` are inside the span, which is valid for reads.
        Some(unsafe { at.cast::<[u8; N]>().read() })
    }

    /// Stores the `N` bytes of element `index`. The span must be a writable one.
    #[inline(always)]
    pub(super) fn store<const N: usize>(&mut self, index: u64, bytes: [u8; N]) -> Option<()> {
        if index >= (self.length / N) as u64 {
            return None;
        }
        let at = self.base.wrapping_add(index as usize * N);
        // SAFETY: as in `load`; the caller has checked that the object is mutable, so the span is valid for writes.
        unsafe { at.cast::<[u8; N]>().write(bytes) };
        Some(())
    }

    /// The bytes.
    ///
    /// # Safety
    /// For all of `'o` the span must stay valid for reads, and nothing may write to the bytes.
    pub(super) unsafe fn bytes<'o>(&self) -> &'o [u8] {
        // SAFETY: the caller promises that the bytes are valid and unchanged for `'o`.
        unsafe { core::slice::from_raw_parts(self.base, self.length) }
    }

    /// The bytes of a writable span.
    ///
    /// # Safety
    /// For all of `'o` the span must stay valid for writes, and nothing else may access the bytes.
    pub(super) unsafe fn bytes_mut<'o>(&self) -> &'o mut [u8] {
        // SAFETY: the caller promises that the bytes are valid and unshared for `'o`.
        unsafe { core::slice::from_raw_parts_mut(self.base, self.length) }
    }

    /// The distance of the first byte from the first byte of `whole`, of which this must be a part.
    pub(super) fn offset_in(&self, whole: &Self) -> usize {
        self.base.addr().wrapping_sub(whole.base.addr())
    }

    /// The address of the first byte.
    pub(super) fn address(&self) -> usize {
        self.base.addr()
    }

    /// Copies all bytes of `source`, of equal length; the two may overlap.
    #[cfg_attr(feature = "compact", inline(never))]
    pub(super) fn copy_from(&mut self, source: &Self) {
        let length = self.length.min(source.length);
        let apart = self.base.addr().abs_diff(source.base.addr()) >= length;
        if cfg!(feature = "compact") && apart {
            // SAFETY: both spans are valid for `length` bytes, the target for writes, and they are `apart`.
            unsafe { ptr::copy_nonoverlapping(source.base, self.base, length) };
        } else if cfg!(feature = "compact") {
            // Bytes that overlap are rare, and the function that moves them fast is large.
            let forward = self.base.addr() < source.base.addr();
            for i in 0..length {
                let at = if forward { i } else { length - 1 - i };
                // SAFETY: `at` is below `length`, for which both spans are valid.
                unsafe {
                    self.base
                        .wrapping_add(at)
                        .write_volatile(source.base.wrapping_add(at).read());
                }
            }
        } else {
            // SAFETY: both spans are valid for `length` bytes, the target for writes; `copy` allows overlap.
            unsafe { ptr::copy(source.base, self.base, length) };
        }
    }

    /// Fills with a pattern that repeats; its start fills a remainder that is shorter.
    pub(super) fn fill(&mut self, pattern: [u8; 8]) {
        let whole = (self.length / pattern.len()) as u64;
        for i in 0..whole {
            self.store(i, pattern);
        }
        for (i, byte) in (whole * 8..self.length as u64).zip(pattern) {
            self.store(i, [byte]);
        }
    }
}

/// Takes zeroed memory from the global allocator.
#[cfg(feature = "alloc")]
pub(super) fn heap_allocate(length: usize, alignment: usize) -> Option<RawSpan> {
    let layout = layout(length, alignment)?;
    if length == 0 {
        return Some(RawSpan::EMPTY);
    }
    // SAFETY: the layout has a non-zero size.
    let base = unsafe { alloc::alloc::alloc_zeroed(layout) };
    if base.is_null() {
        return None;
    }
    Some(RawSpan { base, length })
}

/// Gives memory back to the global allocator.
///
/// # Safety
/// `span` must come from [`heap_allocate`] with the same alignment, must not have been freed, and must not be used again.
#[cfg(feature = "alloc")]
pub(super) unsafe fn heap_free(span: RawSpan, alignment: usize) {
    if let (true, Some(layout)) = (span.length > 0, layout(span.length, alignment)) {
        // SAFETY: the caller promises that the span is what `heap_allocate` returned for this layout.
        unsafe { alloc::alloc::dealloc(span.base, layout) };
    }
}

#[cfg(feature = "alloc")]
fn layout(length: usize, alignment: usize) -> Option<core::alloc::Layout> {
    core::alloc::Layout::from_size_align(length, alignment).ok()
}
