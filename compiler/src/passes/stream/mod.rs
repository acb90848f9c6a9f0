//! The stage `stream`: tensors become resources of known size, dispatches become commands on memory.

use crate::pass::Pass;

mod build;
mod iree_stream_conversion;
mod iree_stream_elide_async_copies;
mod iree_stream_encode_device_tensors;
mod iree_stream_encode_host_tensors;
mod iree_stream_layout_slices;
mod iree_stream_materialize_copy_on_write;
mod iree_stream_pack_constants;
mod iree_stream_pack_dispatch_operands;
mod iree_stream_refine_usage;
mod iree_stream_schedule_allocation;
mod iree_stream_schedule_execution;
mod resources;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_stream_conversion::PASS,
    &iree_stream_elide_async_copies::PASS,
    &iree_stream_encode_device_tensors::PASS,
    &iree_stream_encode_host_tensors::PASS,
    &iree_stream_layout_slices::PASS,
    &iree_stream_materialize_copy_on_write::PASS,
    &iree_stream_pack_constants::PASS,
    &iree_stream_pack_dispatch_operands::PASS,
    &iree_stream_refine_usage::PASS,
    &iree_stream_schedule_allocation::PASS,
    &iree_stream_schedule_execution::PASS,
];

/// The passes of the phase, in order.
pub static PIPELINE: &[&str] = &[
    // Tensors.
    "iree-stream-conversion",
    "canonicalize",
    "cse",
    // Work by value.
    "iree-stream-encode-host-tensors",
    "iree-stream-encode-device-tensors",
    "canonicalize",
    "cse",
    "iree-stream-materialize-copy-on-write",
    "iree-stream-elide-async-copies",
    "iree-stream-refine-usage",
    "canonicalize",
    "cse",
    "iree-stream-schedule-execution",
    // Commands on memory.
    "iree-stream-schedule-allocation",
    "iree-stream-pack-constants",
    "iree-stream-layout-slices",
    "arith-int-range-narrowing",
    "loop-reduce",
    "loop-invariant-code-motion",
    "convert-scf-to-cf",
    "canonicalize",
    "cse",
    "iree-stream-pack-dispatch-operands",
    "canonicalize",
    "cse",
    "symbol-dce",
];
