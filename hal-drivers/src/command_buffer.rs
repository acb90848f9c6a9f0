//! Command buffers: work that is recorded once and executed many times.
//!
//! Recording and executing are two types, so that neither an unfinished list runs nor a finished one
//! changes. Buffers that are not known yet are slots of a [`BindingTable`].

use std::fmt;
use std::sync::Arc;

use crate::{
    Buffer, CommandBufferModes, CommandCategories, Error, Executable, ExecutionStages, Function,
    QueueAffinity, Result,
};

/// What a command buffer will be used for.
#[derive(Clone, Copy, Debug)]
pub struct CommandBufferParams {
    /// How it is executed.
    pub modes: CommandBufferModes,
    /// Commands that it may hold.
    pub categories: CommandCategories,
    /// Queues that it may run on.
    pub queue_affinity: QueueAffinity,
    /// Slots of the binding table; slots from here on are refused while recording.
    pub binding_capacity: usize,
}

/// Several uses, every command, no slots.
impl Default for CommandBufferParams {
    fn default() -> Self {
        CommandBufferParams {
            modes: CommandBufferModes::empty(),
            categories: CommandCategories::ANY,
            queue_affinity: QueueAffinity::MAX,
            binding_capacity: 0,
        }
    }
}

/// A byte range of a buffer, or of whatever fills a slot when the commands run.
#[derive(Clone, Debug)]
pub enum BufferRef {
    /// A buffer known while recording.
    Direct(Buffer),
    /// A range of a slot of the binding table.
    Slot {
        /// Index into the table.
        slot: usize,
        /// First byte.
        offset: u64,
        /// Bytes, or [`WHOLE_BUFFER`](crate::WHOLE_BUFFER).
        length: u64,
    },
}

impl From<Buffer> for BufferRef {
    fn from(buffer: Buffer) -> Self {
        BufferRef::Direct(buffer)
    }
}

impl BufferRef {
    /// The buffer meant, given a table.
    ///
    /// # Errors
    ///
    /// When the slot is not in the table, or the range not in its buffer.
    pub fn resolve(&self, table: &BindingTable) -> Result<Buffer> {
        match self {
            BufferRef::Direct(buffer) => Ok(buffer.clone()),
            BufferRef::Slot {
                slot,
                offset,
                length,
            } => match table.bindings.get(*slot) {
                Some(buffer) => buffer.subspan(*offset, *length),
                None => Err(Error::OutOfRange {
                    what: "binding table",
                    offset: *slot as u64,
                    length: 1,
                    available: table.bindings.len() as u64,
                }),
            },
        }
    }
}

/// The buffers that fill the slots of one execution.
#[derive(Clone, Debug, Default)]
pub struct BindingTable {
    /// One buffer a slot.
    pub bindings: Vec<Buffer>,
}

/// What a fill repeats: 1, 2, 4 or 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    bytes: [u8; 8],
    length: usize,
}

impl Pattern {
    /// A pattern of `bytes`.
    ///
    /// # Errors
    ///
    /// When there are not 1, 2, 4 or 8 of them.
    pub fn new(bytes: &[u8]) -> Result<Pattern> {
        if !matches!(bytes.len(), 1 | 2 | 4 | 8) {
            return Err(Error::InvalidArgument(format!(
                "expected a fill pattern of 1, 2, 4 or 8 bytes, found {}",
                bytes.len()
            )));
        }
        let mut pattern = Pattern {
            bytes: [0; 8],
            length: bytes.len(),
        };
        pattern.bytes[..bytes.len()].copy_from_slice(bytes);
        Ok(pattern)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// How many workgroups a dispatch has.
#[derive(Clone, Debug)]
pub enum Workgroups {
    /// Along x, y and z.
    Count([u32; 3]),
    /// Three little-endian 32-bit counts, read when the dispatch runs.
    Indirect(BufferRef),
}

/// One unit of recorded work.
#[derive(Clone, Debug)]
pub enum Command {
    /// Orders what stands before against what stands after.
    ExecutionBarrier {
        /// Stages that must be done.
        source: ExecutionStages,
        /// Stages that wait.
        target: ExecutionStages,
    },
    /// Fills a range with a pattern, whose length must divide offset and length.
    FillBuffer {
        /// The range.
        target: BufferRef,
        /// What it is filled with.
        pattern: Pattern,
    },
    /// Writes bytes that were captured while recording.
    UpdateBuffer {
        /// The bytes, at most 64 KiB.
        source: Vec<u8>,
        /// The range, exactly as long.
        target: BufferRef,
    },
    /// Copies between two ranges of one length that do not overlap.
    CopyBuffer {
        /// From.
        source: BufferRef,
        /// To.
        target: BufferRef,
    },
    /// Runs a function of an executable over a grid of workgroups.
    Dispatch {
        /// The device code.
        executable: Arc<dyn Executable>,
        /// Its function.
        function: Function,
        /// The grid.
        workgroups: Workgroups,
        /// Constants of the function.
        constants: Vec<u32>,
        /// Bindings of the function.
        bindings: Vec<BufferRef>,
    },
}

/// A command buffer under construction.
pub trait CommandRecorder: Send {
    /// Adds a command. Without a barrier between them, two commands may run in any order.
    ///
    /// # Errors
    ///
    /// When the command is malformed: a range outside of its buffer, a usage that the buffer does not
    /// have, a slot beyond the capacity, a category that was not declared.
    fn record(&mut self, command: Command) -> Result<()>;

    /// Ends recording.
    ///
    /// # Errors
    ///
    /// When the driver cannot prepare the commands.
    fn finalize(self: Box<Self>) -> Result<Arc<dyn CommandBuffer>>;
}

/// Recorded commands, ready to execute.
pub trait CommandBuffer: fmt::Debug + Send + Sync {
    /// What it was made for.
    fn params(&self) -> &CommandBufferParams;

    /// The command buffer as its driver's own type.
    fn as_any(&self) -> &dyn std::any::Any;
}
