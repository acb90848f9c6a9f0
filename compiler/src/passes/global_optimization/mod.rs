//! Passes of the phase `global-optimization`: the program as one graph of `linalg` ops.

mod convert_elementwise_to_linalg;
mod generalize;
mod iree_dispatch_creation_insert_tensor_barriers;
mod iree_global_opt_generalize_linalg_named_ops;
mod iree_global_opt_remove_zero_extent_tensors;
mod iree_util_fold_globals;
mod linalg_generalize_named_ops;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_util_fold_globals::PASS,
    &iree_global_opt_remove_zero_extent_tensors::PASS,
    &convert_elementwise_to_linalg::PASS,
    &iree_global_opt_generalize_linalg_named_ops::PASS,
    &linalg_generalize_named_ops::PASS,
    &iree_dispatch_creation_insert_tensor_barriers::PASS,
];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-util-fold-globals",
    "canonicalize",
    "convert-elementwise-to-linalg",
    "iree-global-opt-generalize-linalg-named-ops",
    "iree-global-opt-remove-zero-extent-tensors",
    "iree-dispatch-creation-insert-tensor-barriers",
    "canonicalize",
    "cse",
    "symbol-dce",
];
