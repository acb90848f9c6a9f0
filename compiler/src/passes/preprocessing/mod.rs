//! Passes of the phase `preprocessing`: which devices the program is compiled for.

mod iree_hal_assign_target_devices;
mod iree_hal_materialize_target_devices;
mod iree_hal_verify_devices;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_hal_assign_target_devices::PASS,
    &iree_hal_materialize_target_devices::PASS,
    &iree_hal_verify_devices::PASS,
];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-hal-assign-target-devices",
    "iree-hal-materialize-target-devices",
    "iree-hal-verify-devices",
];
