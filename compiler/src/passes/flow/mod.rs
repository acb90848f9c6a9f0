//! Passes of the phase `flow`: dispatches become calls of executables.

mod iree_flow_annotate_dispatches;
mod iree_flow_deduplicate_executables;
mod iree_flow_initialize_empty_tensors;
mod iree_flow_outline_constants;
mod iree_flow_outline_dispatch_regions;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_flow_initialize_empty_tensors::PASS,
    &iree_flow_outline_dispatch_regions::PASS,
    &iree_flow_annotate_dispatches::PASS,
    &iree_flow_deduplicate_executables::PASS,
    &iree_flow_outline_constants::PASS,
];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-flow-initialize-empty-tensors",
    "canonicalize",
    "cse",
    "iree-flow-outline-dispatch-regions",
    "iree-flow-annotate-dispatches",
    "canonicalize",
    "iree-flow-deduplicate-executables",
    "iree-flow-outline-constants",
    "canonicalize",
    "cse",
    "symbol-dce",
];
