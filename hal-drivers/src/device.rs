//! Devices and their queues.
//!
//! Operations of one queue are not ordered among each other: semaphores alone say what comes first.

use std::fmt;
use std::sync::Arc;

use crate::{
    Allocator, BindingTable, Buffer, BufferParams, Channel, CommandBuffer, CommandBufferParams,
    CommandRecorder, Executable, ExecutableParams, Fence, File, Pattern, QueueAffinity, Result,
    Semaphore,
};

/// Where an operation may run, what it waits for and what it signals.
#[derive(Clone, Debug)]
pub struct QueueEdges {
    /// Queues that may run it.
    pub affinity: QueueAffinity,
    /// What must be reached before it starts.
    pub wait: Fence,
    /// What is reached when it is done, and failed when it fails.
    pub signal: Fence,
}

/// Any queue, no waits, no signals.
impl Default for QueueEdges {
    fn default() -> Self {
        QueueEdges {
            affinity: QueueAffinity::MAX,
            wait: Fence::new(),
            signal: Fence::new(),
        }
    }
}

/// What a queue does.
#[derive(Clone, Debug)]
pub enum QueueOperation {
    /// Nothing; it only carries the order from its waits to its signals.
    Barrier,
    /// Gives the memory of a [`Device::queue_alloca`] back.
    Dealloca(Buffer),
    /// Fills a buffer with a pattern.
    Fill {
        /// The buffer.
        target: Buffer,
        /// What it is filled with.
        pattern: Pattern,
    },
    /// Writes bytes, which are captured by the call.
    Update {
        /// The bytes.
        source: Vec<u8>,
        /// The buffer, exactly as long.
        target: Buffer,
    },
    /// Copies between two buffers of one length that do not overlap.
    Copy {
        /// From.
        source: Buffer,
        /// To.
        target: Buffer,
    },
    /// Fills a buffer from a file.
    Read {
        /// From.
        source: Arc<dyn File>,
        /// First byte of the file.
        source_offset: u64,
        /// To, whole.
        target: Buffer,
    },
    /// Writes a buffer to a file.
    Write {
        /// From, whole.
        source: Buffer,
        /// To.
        target: Arc<dyn File>,
        /// First byte of the file.
        target_offset: u64,
    },
    /// Runs recorded commands.
    Execute {
        /// The commands.
        commands: Arc<dyn CommandBuffer>,
        /// The buffers of their slots.
        bindings: BindingTable,
    },
}

/// A device: memory, queues and loaded code.
pub trait Device: fmt::Debug + Send + Sync {
    /// The driver and path that made it, as `local-sync`.
    fn id(&self) -> &str;

    /// Its memory.
    fn allocator(&self) -> &dyn Allocator;

    /// What the device says of itself: `hal.device.id`, `hal.executable.format` and others, each with a
    /// key. `None` when it says nothing.
    fn query(&self, category: &str, key: &str) -> Option<i64>;

    /// A new timeline.
    ///
    /// # Errors
    ///
    /// When the device runs out of them.
    fn create_semaphore(&self, initial_value: u64) -> Result<Arc<dyn Semaphore>>;

    /// A command buffer to record into.
    ///
    /// # Errors
    ///
    /// When the parameters contradict each other.
    fn create_command_buffer(
        &self,
        params: CommandBufferParams,
    ) -> Result<Box<dyn CommandRecorder>>;

    /// Loads device code.
    ///
    /// # Errors
    ///
    /// When no loader takes its format, or the code is malformed.
    fn load_executable(&self, params: &ExecutableParams<'_>) -> Result<Arc<dyn Executable>>;

    /// Joins a group of devices.
    ///
    /// # Errors
    ///
    /// When the driver has no collectives.
    fn create_channel(&self, rank: u32, count: u32) -> Result<Arc<dyn Channel>>;

    /// Allocates in the order of a queue. The handle may be used in later operations at once; the memory
    /// is there when the signal fence is reached.
    ///
    /// # Errors
    ///
    /// When the allocation cannot be made.
    fn queue_alloca(
        &self,
        edges: &QueueEdges,
        params: &BufferParams,
        byte_length: u64,
    ) -> Result<Buffer>;

    /// Submits an operation.
    ///
    /// A submission that is accepted ends by reaching its signal fence or by failing it; a failed wait
    /// fails it without running the operation. So failures travel along the fences to whoever waits last.
    ///
    /// # Errors
    ///
    /// When the operation failed and there is no signal fence to carry the failure.
    fn queue_submit(&self, edges: &QueueEdges, operation: QueueOperation) -> Result<()>;

    /// Makes sure that submitted work starts without further calls.
    ///
    /// # Errors
    ///
    /// When the device fails.
    fn queue_flush(&self, affinity: QueueAffinity) -> Result<()>;
}
