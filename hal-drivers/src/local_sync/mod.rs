//! The synchronous CPU driver: every operation runs in the calling thread, inside the call that submits it.
//!
//! There are no queues to speak of, so a submission blocks until its waits are reached. It is the
//! reference for what a driver does, and the device for machines with one core.

mod allocator;
mod command_buffer;
mod device;
mod loader;

use std::sync::Arc;

use crate::{Device, Error, Result};

pub use device::LocalSyncDevice;
pub use loader::{Dispatch, ExecutableLoader, LocalExecutable};

/// The driver's name in URIs.
pub const NAME: &str = "local-sync";

pub(crate) fn create(path: &str) -> Result<Arc<dyn Device>> {
    if path.is_empty() {
        return Ok(Arc::new(LocalSyncDevice::new(Vec::new())));
    }
    Err(Error::NotFound {
        what: "device of the driver `local-sync`",
        name: path.to_string(),
    })
}
