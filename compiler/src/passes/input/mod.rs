//! Passes of the phase `input`: from what users write to the dialects that the compiler works on.

mod iree_import_public;
mod iree_sanitize_module_names;
mod iree_verify_input_legality;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_verify_input_legality::PASS,
    &iree_import_public::PASS,
    &iree_sanitize_module_names::PASS,
];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-verify-input-legality",
    "iree-import-public",
    "iree-sanitize-module-names",
];
