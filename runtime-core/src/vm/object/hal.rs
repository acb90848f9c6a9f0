//! HAL buffers and buffer views as objects: ranges of VM buffers, and shapes over them.
//!
//! Says nothing of what programs do with them, which is for the native modules.

use super::{
    BufferView, HalBuffer, INLINE_RANK, OUT_OF_BOUNDS, ObjectRef, Objects, Payload, WRONG_TYPE,
};
use crate::vm::status::{Fault, FaultInfo, Message, Status};

impl Objects<'_> {
    /// A HAL buffer over a range of a VM buffer, which it keeps alive.
    pub fn new_hal_buffer(
        &mut self,
        storage: ObjectRef,
        offset: usize,
        length: usize,
    ) -> Result<ObjectRef, Fault> {
        let span = self.span(storage)?;
        span.subspan(offset, length).ok_or(OUT_OF_BOUNDS)?;
        let result = self.insert(Payload::HalBuffer(HalBuffer {
            storage,
            offset,
            length,
        }))?;
        self.retain(storage);
        Ok(result)
    }

    /// A HAL buffer.
    #[inline(never)]
    pub fn hal_buffer(&self, r: ObjectRef) -> Result<HalBuffer, Fault> {
        match self.payload(r)? {
            Payload::HalBuffer(buffer) => Ok(*buffer),
            _ => Err(WRONG_TYPE),
        }
    }

    /// The bytes of a HAL buffer.
    pub fn hal_bytes(&self, r: ObjectRef) -> Result<&[u8], Fault> {
        let buffer = self.hal_buffer(r)?;
        let end = buffer.offset.saturating_add(buffer.length);
        self.bytes(buffer.storage)?
            .get(buffer.offset..end)
            .ok_or(OUT_OF_BOUNDS)
    }

    /// A view of a HAL buffer, which it keeps alive.
    pub fn new_view(
        &mut self,
        buffer: ObjectRef,
        element_type: u32,
        encoding: u32,
        mut shape: impl ExactSizeIterator<Item = u64>,
    ) -> Result<ObjectRef, Fault> {
        let rank = shape.len();
        self.view_over(buffer, element_type, encoding, rank, &mut shape)
    }

    /// As [`new_view`](Self::new_view), once for all iterators.
    fn view_over(
        &mut self,
        buffer: ObjectRef,
        element_type: u32,
        encoding: u32,
        rank: usize,
        shape: &mut dyn Iterator<Item = u64>,
    ) -> Result<ObjectRef, Fault> {
        const TOO_LARGE: Fault = Fault::new(&FaultInfo {
            status: Status::OutOfRange,
            text: Message::new("shape is too large"),
        });
        self.hal_buffer(buffer)?;
        let rank = u8::try_from(rank).map_err(|_| TOO_LARGE)?;
        let mut view = BufferView {
            buffer,
            element_type,
            encoding,
            rank,
            dims: [0; INLINE_RANK],
            spill: ObjectRef::NULL,
        };
        if usize::from(rank) <= INLINE_RANK {
            for (slot, dim) in view.dims.iter_mut().zip(shape) {
                *slot = usize::try_from(dim).map_err(|_| TOO_LARGE)?;
            }
        } else {
            view.spill = self.allocate(8 * usize::from(rank), 8)?;
            let mut span = self.span_mut(view.spill)?;
            for (i, dim) in shape.enumerate() {
                span.store(i as u64, dim.to_le_bytes());
            }
        }
        match self.insert(Payload::BufferView(view)) {
            Ok(result) => {
                self.retain(buffer);
                Ok(result)
            }
            Err(fault) => {
                self.release(view.spill);
                Err(fault)
            }
        }
    }

    /// A buffer view.
    #[inline(never)]
    pub fn view(&self, r: ObjectRef) -> Result<BufferView, Fault> {
        match self.payload(r)? {
            Payload::BufferView(view) => Ok(*view),
            _ => Err(WRONG_TYPE),
        }
    }

    /// A dimension of a view, or `None` past its rank.
    #[must_use]
    pub fn dim(&self, view: &BufferView, index: usize) -> Option<u64> {
        if index >= usize::from(view.rank) {
            return None;
        }
        if view.spill.is_null() {
            return view.dims.get(index).map(|&d| d as u64);
        }
        self.span(view.spill)
            .ok()?
            .load(index as u64)
            .map(u64::from_le_bytes)
    }
}
