//! Passes of the phase `abi`: how the world outside calls the program.

mod declaration;
mod iree_abi_wrap_entry_points;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[&iree_abi_wrap_entry_points::PASS];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-abi-wrap-entry-points",
    "inline",
    "canonicalize",
    "cse",
    "symbol-dce",
];
