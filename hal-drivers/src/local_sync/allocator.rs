//! Buffers in heap memory.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use crate::{
    Allocation, Allocator, AllocatorStatistics, Buffer, BufferParams, Error, MemoryTypes, Result,
};

/// The host heap as device memory: one memory, which both sides see.
#[derive(Debug, Default)]
pub(super) struct HeapAllocator {
    statistics: Arc<Mutex<AllocatorStatistics>>,
}

struct HeapAllocation {
    bytes: RwLock<Vec<u8>>,
    length: u64,
    /// Counts the bytes as freed when they are.
    statistics: Arc<Mutex<AllocatorStatistics>>,
}

impl fmt::Debug for HeapAllocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HeapAllocation({} bytes)", self.length)
    }
}

impl HeapAllocator {
    fn wrap(&self, params: &BufferParams, bytes: Vec<u8>) -> Result<Buffer> {
        let params = self.resolve(params)?;
        let length = bytes.len() as u64;
        {
            let mut statistics = locked(&self.statistics);
            statistics.allocated += length;
            statistics.peak = statistics.peak.max(statistics.live());
        }
        let allocation = HeapAllocation {
            bytes: RwLock::new(bytes),
            length,
            statistics: Arc::clone(&self.statistics),
        };
        Ok(Buffer::new(
            Arc::new(allocation),
            params.memory_types,
            params.access,
            params.usage,
        ))
    }
}

impl Allocator for HeapAllocator {
    fn resolve(&self, params: &BufferParams) -> Result<BufferParams> {
        if params.min_alignment > 1 && !params.min_alignment.is_power_of_two() {
            return Err(Error::InvalidArgument(format!(
                "expected an alignment that is a power of two, found {}",
                params.min_alignment
            )));
        }
        Ok(BufferParams {
            memory_types: MemoryTypes::HOST_LOCAL
                | MemoryTypes::HOST_CACHED
                | MemoryTypes::DEVICE_LOCAL,
            ..*params
        })
    }

    fn allocate(&self, params: &BufferParams, byte_length: u64) -> Result<Buffer> {
        let exhausted = Error::ResourceExhausted(byte_length);
        let Ok(length) = usize::try_from(byte_length) else {
            return Err(exhausted);
        };
        // The length may come from the program, so running out must be an error and not an abort.
        let bytes = bytemuck::allocation::try_zeroed_vec(length).map_err(|()| exhausted)?;
        self.wrap(params, bytes)
    }

    fn import(&self, params: &BufferParams, bytes: Vec<u8>) -> Result<Option<Buffer>> {
        self.wrap(params, bytes).map(Some)
    }

    fn statistics(&self) -> AllocatorStatistics {
        *locked(&self.statistics)
    }
}

impl Allocation for HeapAllocation {
    fn byte_length(&self) -> u64 {
        self.length
    }

    fn read(&self, offset: u64, target: &mut [u8]) -> Result<()> {
        let bytes = self.bytes.read().unwrap_or_else(PoisonError::into_inner);
        let source = range(offset, target.len()).and_then(|range| bytes.get(range));
        match source {
            Some(source) => {
                target.copy_from_slice(source);
                Ok(())
            }
            None => Err(self.out_of_range(offset, target.len())),
        }
    }

    fn write(&self, offset: u64, source: &[u8]) -> Result<()> {
        let mut bytes = self.bytes.write().unwrap_or_else(PoisonError::into_inner);
        let target = range(offset, source.len()).and_then(|range| bytes.get_mut(range));
        match target {
            Some(target) => {
                target.copy_from_slice(source);
                Ok(())
            }
            None => Err(self.out_of_range(offset, source.len())),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl HeapAllocation {
    fn out_of_range(&self, offset: u64, length: usize) -> Error {
        Error::OutOfRange {
            what: "allocation",
            offset,
            length: length as u64,
            available: self.length,
        }
    }
}

impl Drop for HeapAllocation {
    fn drop(&mut self) {
        locked(&self.statistics).freed += self.length;
    }
}

fn range(offset: u64, length: usize) -> Option<std::ops::Range<usize>> {
    let start = usize::try_from(offset).ok()?;
    Some(start..start.checked_add(length)?)
}

fn locked(statistics: &Mutex<AllocatorStatistics>) -> MutexGuard<'_, AllocatorStatistics> {
    statistics.lock().unwrap_or_else(PoisonError::into_inner)
}
