//! Buffers: byte ranges of an allocation, with what may be done to them.
//!
//! Every driver has its own [`Allocation`]; the range arithmetic and the permission checks are written
//! once, here. Elements and shapes are unknown at this level.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::types::usage_names;
use crate::{BufferUsage, Error, MemoryAccess, MemoryTypes, Result};

/// As a length: up to the end of the buffer.
pub const WHOLE_BUFFER: u64 = u64::MAX;

/// Memory that a driver allocated. It knows its size and how the host reaches it, and nothing of usage.
///
/// Callers pass ranges that lie inside; [`Buffer`] sees to it.
pub trait Allocation: fmt::Debug + Send + Sync {
    /// Bytes allocated.
    fn byte_length(&self) -> u64;

    /// Copies bytes to the host.
    ///
    /// # Errors
    ///
    /// When the device fails.
    fn read(&self, offset: u64, target: &mut [u8]) -> Result<()>;

    /// Copies bytes from the host.
    ///
    /// # Errors
    ///
    /// When the device fails.
    fn write(&self, offset: u64, source: &[u8]) -> Result<()>;

    /// The allocation as its driver's own type.
    fn as_any(&self) -> &dyn Any;
}

/// A byte range of an allocation. Clones and subspans share the memory.
#[derive(Clone)]
pub struct Buffer {
    allocation: Arc<dyn Allocation>,
    offset: u64,
    length: u64,
    memory_types: MemoryTypes,
    access: MemoryAccess,
    usage: BufferUsage,
}

impl Buffer {
    /// A buffer over a whole allocation.
    pub fn new(
        allocation: Arc<dyn Allocation>,
        memory_types: MemoryTypes,
        access: MemoryAccess,
        usage: BufferUsage,
    ) -> Buffer {
        let length = allocation.byte_length();
        Buffer {
            allocation,
            offset: 0,
            length,
            memory_types,
            access,
            usage,
        }
    }

    /// The memory below.
    pub fn allocation(&self) -> &Arc<dyn Allocation> {
        &self.allocation
    }

    /// Where the buffer begins in its allocation.
    pub fn byte_offset(&self) -> u64 {
        self.offset
    }

    /// Bytes of the buffer.
    pub fn byte_length(&self) -> u64 {
        self.length
    }

    /// Where the memory lives.
    pub fn memory_types(&self) -> MemoryTypes {
        self.memory_types
    }

    /// What may be done to the memory.
    pub fn access(&self) -> MemoryAccess {
        self.access
    }

    /// What the buffer may be used for.
    pub fn usage(&self) -> BufferUsage {
        self.usage
    }

    /// A part of the buffer. `length` may be [`WHOLE_BUFFER`].
    ///
    /// # Errors
    ///
    /// When the range does not lie in the buffer.
    pub fn subspan(&self, offset: u64, length: u64) -> Result<Buffer> {
        let length = self.range(offset, length)?;
        Ok(Buffer {
            offset: self.offset + offset,
            length,
            ..self.clone()
        })
    }

    /// Copies bytes to the host.
    ///
    /// # Errors
    ///
    /// When the range does not lie in the buffer, or the memory may not be read.
    pub fn read(&self, offset: u64, target: &mut [u8]) -> Result<()> {
        self.require_access(MemoryAccess::READ)?;
        self.range(offset, target.len() as u64)?;
        self.allocation.read(self.offset + offset, target)
    }

    /// Copies bytes from the host.
    ///
    /// # Errors
    ///
    /// When the range does not lie in the buffer, or the memory may not be written.
    pub fn write(&self, offset: u64, source: &[u8]) -> Result<()> {
        self.require_access(MemoryAccess::WRITE)?;
        self.range(offset, source.len() as u64)?;
        self.allocation.write(self.offset + offset, source)
    }

    /// The length of a range, once it is known to lie in the buffer.
    pub(crate) fn range(&self, offset: u64, length: u64) -> Result<u64> {
        let left = self.length.checked_sub(offset);
        match left {
            Some(left) if length == WHOLE_BUFFER => Ok(left),
            Some(left) if length <= left => Ok(length),
            _ => Err(Error::OutOfRange {
                what: "buffer",
                offset,
                length,
                available: self.length,
            }),
        }
    }

    /// Whether the two share a byte.
    pub fn overlaps(&self, other: &Buffer) -> bool {
        Arc::ptr_eq(&self.allocation, &other.allocation)
            && self.offset < other.offset + other.length
            && other.offset < self.offset + self.length
    }

    pub(crate) fn require_access(&self, access: MemoryAccess) -> Result<()> {
        if self.access.contains(access) {
            return Ok(());
        }
        let names: Vec<&str> = access.iter_names().map(|(name, _)| name).collect();
        Err(Error::PermissionDenied {
            what: "the buffer",
            access: names.join("|"),
        })
    }

    pub(crate) fn require_usage(&self, usage: BufferUsage) -> Result<()> {
        if self.usage.contains(usage) {
            return Ok(());
        }
        Err(Error::PermissionDenied {
            what: "the buffer's usage",
            access: usage_names(usage),
        })
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Buffer")
            .field("offset", &self.offset)
            .field("length", &self.length)
            .field("usage", &self.usage)
            .finish_non_exhaustive()
    }
}
