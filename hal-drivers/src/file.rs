//! Files that queues read from and write to: constants, parameters.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::{Error, MemoryAccess, Result};

/// Bytes with a length, wherever they are kept.
pub trait File: fmt::Debug + Send + Sync {
    /// What may be done to the file.
    fn access(&self) -> MemoryAccess;

    /// Bytes of the file.
    fn byte_length(&self) -> u64;

    /// Reads exactly the bytes of `target`.
    ///
    /// # Errors
    ///
    /// When the range does not lie in the file, or it may not be read.
    fn read(&self, offset: u64, target: &mut [u8]) -> Result<()>;

    /// Writes the bytes of `source`. A file does not grow.
    ///
    /// # Errors
    ///
    /// When the range does not lie in the file, or it may not be written.
    fn write(&self, offset: u64, source: &[u8]) -> Result<()>;
}

/// A file in host memory.
#[derive(Debug)]
pub struct MemoryFile {
    access: MemoryAccess,
    bytes: Mutex<Vec<u8>>,
}

impl MemoryFile {
    /// A file of these bytes.
    pub fn new(access: MemoryAccess, bytes: Vec<u8>) -> MemoryFile {
        MemoryFile {
            access,
            bytes: Mutex::new(bytes),
        }
    }

    fn with_range(
        &self,
        access: MemoryAccess,
        offset: u64,
        length: usize,
        then: impl FnOnce(&mut [u8]),
    ) -> Result<()> {
        if !self.access.contains(access) {
            let names: Vec<&str> = access.iter_names().map(|(name, _)| name).collect();
            return Err(Error::PermissionDenied {
                what: "the file",
                access: names.join("|"),
            });
        }
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let available = bytes.len() as u64;
        let range = usize::try_from(offset)
            .ok()
            .and_then(|start| bytes.get_mut(start..start.checked_add(length)?));
        match range {
            Some(range) => {
                then(range);
                Ok(())
            }
            None => Err(Error::OutOfRange {
                what: "file",
                offset,
                length: length as u64,
                available,
            }),
        }
    }
}

impl File for MemoryFile {
    fn access(&self) -> MemoryAccess {
        self.access
    }

    fn byte_length(&self) -> u64 {
        self.bytes
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .len() as u64
    }

    fn read(&self, offset: u64, target: &mut [u8]) -> Result<()> {
        self.with_range(MemoryAccess::READ, offset, target.len(), |bytes| {
            target.copy_from_slice(bytes);
        })
    }

    fn write(&self, offset: u64, source: &[u8]) -> Result<()> {
        self.with_range(MemoryAccess::WRITE, offset, source.len(), |bytes| {
            bytes.copy_from_slice(source);
        })
    }
}
