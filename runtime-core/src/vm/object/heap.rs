//! The global allocator's memory: how much of it a program may have, and that it is given back at the end.

use super::{ObjectRef, Objects, Payload};

/// Bytes from the global allocator: those of buffers, and those of the object table.
#[derive(Debug)]
pub(super) struct Budget {
    used: usize,
    limit: usize,
}

impl Budget {
    pub(super) const UNLIMITED: Self = Self {
        used: 0,
        limit: usize::MAX,
    };

    /// Takes bytes; `None` when they are not within the limit.
    pub(super) fn charge(&mut self, bytes: usize) -> Option<()> {
        let used = self.used.checked_add(bytes)?;
        if used > self.limit {
            return None;
        }
        self.used = used;
        Some(())
    }

    /// Gives back what was taken.
    pub(super) const fn credit(&mut self, bytes: usize) {
        self.used -= bytes;
    }
}

impl Objects<'_> {
    /// Bounds the bytes that the program may have from the global allocator at once, for buffers and objects; beyond it
    /// is `RESOURCE_EXHAUSTED`. Without a bound a program takes as much as the system gives.
    pub const fn limit_heap(&mut self, bytes: usize) {
        self.budget.limit = bytes;
    }
}

impl Drop for Objects<'_> {
    /// Frees heap buffers that globals or the embedder still hold.
    fn drop(&mut self) {
        if !self.heap {
            return;
        }
        for i in 0..self.slots.as_slice().len() {
            if let Some(slot) = self.slots.get_mut(i)
                && let Payload::Buffer(buffer) =
                    core::mem::replace(&mut slot.payload, Payload::Free)
            {
                self.free_buffer(ObjectRef(i as u32 + 1), buffer);
            }
        }
    }
}
