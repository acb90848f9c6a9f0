//! How device code reaches the synchronous CPU device.

use std::fmt;
use std::sync::Arc;

use crate::{Buffer, Executable, ExecutableParams, Function, Result};

/// One dispatch, its buffers resolved.
#[derive(Debug)]
pub struct Dispatch<'a> {
    /// The function to run.
    pub function: Function,
    /// The workgroup to run, along x, y and z.
    pub workgroup_id: [u32; 3],
    /// Workgroups of the grid, along x, y and z.
    pub workgroup_count: [u32; 3],
    /// Constants of the function.
    pub constants: &'a [u32],
    /// Bindings of the function.
    pub bindings: &'a [Buffer],
}

/// Device code that runs on the CPU.
pub trait LocalExecutable: Executable {
    /// Runs one workgroup.
    ///
    /// # Errors
    ///
    /// When the code fails; the submission then fails with it.
    fn run_workgroup(&self, dispatch: &Dispatch<'_>) -> Result<()>;
}

/// Makes executables of the formats that it knows.
pub trait ExecutableLoader: fmt::Debug + Send + Sync {
    /// Whether executables of the format can be loaded.
    fn supports(&self, format: &str) -> bool;

    /// Loads an executable of a format that is supported.
    ///
    /// # Errors
    ///
    /// When the data is malformed.
    fn load(&self, params: &ExecutableParams<'_>) -> Result<Arc<dyn LocalExecutable>>;
}
