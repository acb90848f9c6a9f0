//! Passes of the phase `vm`: from `util`, `arith`, `cf` and `hal_inline` to the final `vm` module.

use crate::pass::Pass;

mod bodies;
mod iree_util_combine_initializers;
mod iree_vm_annotate_functions;
mod iree_vm_conversion;
mod iree_vm_convert_to_yieldable_calls;
mod iree_vm_deduplicate_rodata;
mod iree_vm_drop_empty_module_initializers;
mod iree_vm_drop_optimization_barriers;
mod iree_vm_drop_unused_calls;
mod iree_vm_global_initialization;
mod iree_vm_hoist_inlined_rodata;
mod iree_vm_materialize_ref_discards;
mod iree_vm_ordinal_allocation;
mod iree_vm_reify_rodata_tables;
mod iree_vm_resolve_rodata_loads;
mod iree_vm_sink_defining_ops;
mod live_values;
mod members;
mod test_iree_vm_live_intervals;
mod test_iree_vm_value_liveness;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_util_combine_initializers::PASS,
    &iree_vm_annotate_functions::PASS,
    &iree_vm_conversion::PASS,
    &iree_vm_convert_to_yieldable_calls::PASS,
    &iree_vm_deduplicate_rodata::PASS,
    &iree_vm_drop_empty_module_initializers::PASS,
    &iree_vm_drop_optimization_barriers::PASS,
    &iree_vm_drop_unused_calls::PASS,
    &iree_vm_global_initialization::PASS,
    &iree_vm_hoist_inlined_rodata::PASS,
    &iree_vm_materialize_ref_discards::PASS,
    &iree_vm_ordinal_allocation::PASS,
    &iree_vm_reify_rodata_tables::PASS,
    &iree_vm_resolve_rodata_loads::PASS,
    &iree_vm_sink_defining_ops::PASS,
    &test_iree_vm_live_intervals::PASS,
    &test_iree_vm_value_liveness::PASS,
];

/// The pass that trades time for stack; it runs only where that is asked for.
pub const SAVES_STACK: &str = "iree-vm-sink-defining-ops";

/// The passes of the phase, in order.
pub static PIPELINE: &[&str] = &[
    "canonicalize",
    "cse",
    "inline",
    "symbol-dce",
    "iree-util-combine-initializers",
    "canonicalize",
    "cse",
    "loop-invariant-code-motion",
    "arith-int-range-narrowing",
    "loop-reduce",
    "loop-invariant-code-motion",
    "convert-scf-to-cf",
    "canonicalize",
    "cse",
    "iree-vm-conversion",
    "iree-vm-reify-rodata-tables",
    "iree-vm-hoist-inlined-rodata",
    "iree-vm-deduplicate-rodata",
    "canonicalize",
    "cse",
    "iree-vm-drop-unused-calls",
    "iree-vm-resolve-rodata-loads",
    "inline",
    "symbol-dce",
    "canonicalize",
    "cse",
    "iree-vm-global-initialization",
    "canonicalize",
    "cse",
    "canonicalize",
    "symbol-dce",
    "iree-vm-drop-empty-module-initializers",
    "iree-vm-annotate-functions",
    "iree-vm-convert-to-yieldable-calls",
    SAVES_STACK,
    "iree-vm-drop-optimization-barriers",
    "iree-vm-materialize-ref-discards",
];
