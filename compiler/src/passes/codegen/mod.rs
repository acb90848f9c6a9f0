//! Translation of device code: `linalg` on tensors becomes loops over host memory, for the `vmvx-inline` backend.

use crate::pass::Pass;

mod divisions;
mod elements;
mod iree_vmvx_lower_executable_target;
mod views;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[&iree_vmvx_lower_executable_target::PASS];
