//! The drivers that this build has, and devices by URI.

use std::sync::Arc;

use crate::{Device, Error, Result, local_sync};

/// A driver that was compiled in.
#[derive(Clone, Copy, Debug)]
pub struct Driver {
    /// The name in front of `://`.
    pub name: &'static str,
    /// What it is, in a line.
    pub description: &'static str,
    create: fn(path: &str) -> Result<Arc<dyn Device>>,
}

/// Every driver, explicitly: nothing registers itself.
pub const DRIVERS: &[Driver] = &[Driver {
    name: local_sync::NAME,
    description: "runs everything in the calling thread",
    create: local_sync::create,
}];

/// Opens the device of a URI: `driver`, `driver://` or `driver://path`.
///
/// # Errors
///
/// When this build has no such driver, or the driver no such device.
pub fn create_device(uri: &str) -> Result<Arc<dyn Device>> {
    let (name, path) = uri.split_once("://").unwrap_or((uri, ""));
    match DRIVERS.iter().find(|driver| driver.name == name) {
        Some(driver) => (driver.create)(path),
        None => Err(Error::NotFound {
            what: "driver",
            name: name.to_string(),
        }),
    }
}
