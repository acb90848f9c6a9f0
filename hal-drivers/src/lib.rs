//! The HAL object model and its drivers.
//!
//! A [`Device`] runs work on queues. Work is ordered by timeline [`Semaphore`]s, which a [`Fence`]
//! gathers; nothing else orders it. Memory comes from an [`Allocator`] as [`Buffer`]s. What a device
//! runs is either one [`QueueOperation`] or a list of commands recorded once into a [`CommandBuffer`]
//! and executed many times with different [`BindingTable`]s. Device code is an [`Executable`].
//!
//! ```text
//! Device --creates--> Allocator --> Buffer
//!        --creates--> Semaphore --> Fence (wait and signal lists)
//!        --creates--> CommandRecorder --finalize--> CommandBuffer --queue_submit--> runs
//!        --loads----> Executable
//! ```
//!
//! ```
//! use halcyon_hal_drivers::{
//!     BufferParams, Fence, Pattern, QueueEdges, QueueOperation, create_device,
//! };
//!
//! let device = create_device("local-sync")?;
//! let buffer = device.allocator().allocate(&BufferParams::default(), 4)?;
//! let done = Fence::at(device.create_semaphore(0)?, 1);
//! device.queue_submit(
//!     &QueueEdges { signal: done.clone(), ..QueueEdges::default() },
//!     QueueOperation::Fill { target: buffer.clone(), pattern: Pattern::new(&[7])? },
//! )?;
//! done.wait(None)?;
//! let mut bytes = [0; 4];
//! buffer.read(0, &mut bytes)?;
//! assert_eq!(bytes, [7; 4]);
//! # Ok::<(), halcyon_hal_drivers::Error>(())
//! ```
//!
//! # Adding a driver
//!
//! Start from the failing test: add a row to [`DRIVERS`], whose `create` gives a device, and run
//! `tests/conformance.rs`, which does every case with every driver. Then make the cases pass from top to
//! bottom: an [`Allocation`] (reading and writing is all that [`Buffer`] needs of it), the [`Allocator`],
//! [`Semaphore`]s (the host's own will do for a device that the host waits for), queue operations, command
//! buffers. The checks of ranges, usage bits and slots are written once, in `validate`, for drivers to call.
//!
//! The traits say what every driver does; [`local_sync`] is the smallest driver that does it. This crate
//! knows nothing of modules, the VM or element types: buffers are bytes.

mod allocator;
mod buffer;
mod channel;
mod command_buffer;
mod device;
mod driver;
mod error;
mod executable;
mod fence;
mod file;
pub mod local_sync;
mod semaphore;
mod types;
mod validate;

pub use allocator::{Allocator, AllocatorStatistics, BufferParams};
pub use buffer::{Allocation, Buffer, WHOLE_BUFFER};
pub use channel::{Channel, CollectiveOperation, ReductionOperation};
pub use command_buffer::{
    BindingTable, BufferRef, Command, CommandBuffer, CommandBufferParams, CommandRecorder, Pattern,
    Workgroups,
};
pub use device::{Device, QueueEdges, QueueOperation};
pub use driver::{DRIVERS, Driver, create_device};
pub use error::{Error, Result};
pub use executable::{Executable, ExecutableParams, Function, FunctionInfo};
pub use fence::{Fence, FenceState};
pub use file::{File, MemoryFile};
pub use semaphore::{HostSemaphore, MAX_SEMAPHORE_VALUE, Semaphore};
pub use types::{
    BufferUsage, CommandBufferModes, CommandCategories, ExecutionStages, MemoryAccess, MemoryTypes,
    QueueAffinity,
};
