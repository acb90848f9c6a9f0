//! The stage of inline execution: device code becomes functions of the program, commands become calls and copies,
//! resources become buffers of the host.

use crate::pass::Pass;

mod iree_hal_inline_conversion;
mod iree_hal_inline_executables;
mod resources;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_hal_inline_conversion::PASS,
    &iree_hal_inline_executables::PASS,
];

/// The passes of the phase `executable-sources`, in order. Device code of inline programs is part of the program, so
/// the whole lowering is one phase, and the phases behind it have nothing left to do.
pub static PIPELINE: &[&str] = &[
    "iree-vmvx-lower-executable-target",
    "canonicalize",
    "cse",
    "loop-invariant-code-motion",
    "iree-hal-inline-executables",
    "canonicalize",
    "cse",
    "iree-hal-inline-conversion",
    "canonicalize",
    "cse",
    "symbol-dce",
];
