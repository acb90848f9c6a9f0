//! Where buffers come from.

use crate::{Buffer, BufferUsage, MemoryAccess, MemoryTypes, QueueAffinity, Result};

/// What a new buffer must be able to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferParams {
    /// What it will be used for.
    pub usage: BufferUsage,
    /// How it may be accessed.
    pub access: MemoryAccess,
    /// Where it should live.
    pub memory_types: MemoryTypes,
    /// Queues that will use it.
    pub queue_affinity: QueueAffinity,
    /// Alignment of its first byte; a power of two, or 0 for the allocator's own.
    pub min_alignment: u64,
}

/// What most buffers are: device memory that dispatches and transfers read and write.
impl Default for BufferParams {
    fn default() -> Self {
        BufferParams {
            usage: BufferUsage::TRANSFER | BufferUsage::DISPATCH_STORAGE,
            access: MemoryAccess::ALL,
            memory_types: MemoryTypes::DEVICE_LOCAL,
            queue_affinity: QueueAffinity::MAX,
            min_alignment: 0,
        }
    }
}

/// Bytes that went through an allocator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AllocatorStatistics {
    /// Most bytes in use at one time.
    pub peak: u64,
    /// Bytes allocated over all.
    pub allocated: u64,
    /// Bytes freed over all.
    pub freed: u64,
}

impl AllocatorStatistics {
    /// Bytes in use now.
    pub fn live(&self) -> u64 {
        self.allocated - self.freed
    }
}

/// Hands out device memory.
pub trait Allocator: Send + Sync {
    /// The parameters that a buffer of these would really get, placed by the allocator.
    ///
    /// # Errors
    ///
    /// When no memory of the device can do all of it.
    fn resolve(&self, params: &BufferParams) -> Result<BufferParams>;

    /// Allocates `byte_length` bytes. Their contents are undefined.
    ///
    /// # Errors
    ///
    /// When memory runs out, or none can do what the parameters ask.
    fn allocate(&self, params: &BufferParams, byte_length: u64) -> Result<Buffer>;

    /// Makes a buffer of host bytes, taking them over. `None` when the device cannot use host memory in
    /// place; the caller then allocates and copies.
    ///
    /// # Errors
    ///
    /// When no memory can do what the parameters ask.
    fn import(&self, params: &BufferParams, bytes: Vec<u8>) -> Result<Option<Buffer>>;

    /// Bytes that went through.
    fn statistics(&self) -> AllocatorStatistics;
}
