//! Passes of the phase `dispatch-creation`: which ops run together on the device, and their code as regions.

mod fusion;
mod iree_dispatch_creation_clone_producers_into_dispatch_regions;
mod iree_dispatch_creation_convert_dispatch_regions_to_workgroups;
mod iree_dispatch_creation_convert_tensor_to_flow;
mod iree_dispatch_creation_elementwise_op_fusion;
mod iree_dispatch_creation_form_dispatch_regions;
mod iree_dispatch_creation_fuse_multi_use_elementwise_producer;
mod iree_dispatch_creation_materialize_default_workgroup_count_region;
mod iree_dispatch_creation_remove_tensor_barriers;

use crate::pass::Pass;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[
    &iree_dispatch_creation_elementwise_op_fusion::PASS,
    &iree_dispatch_creation_fuse_multi_use_elementwise_producer::PASS,
    &iree_dispatch_creation_form_dispatch_regions::PASS,
    &iree_dispatch_creation_clone_producers_into_dispatch_regions::PASS,
    &iree_dispatch_creation_remove_tensor_barriers::PASS,
    &iree_dispatch_creation_convert_dispatch_regions_to_workgroups::PASS,
    &iree_dispatch_creation_convert_tensor_to_flow::PASS,
    &iree_dispatch_creation_materialize_default_workgroup_count_region::PASS,
];

/// The order in which the phase runs them.
pub static PIPELINE: &[&str] = &[
    "iree-dispatch-creation-elementwise-op-fusion",
    "canonicalize",
    "cse",
    "iree-dispatch-creation-fuse-multi-use-elementwise-producer",
    "canonicalize",
    "cse",
    "iree-dispatch-creation-form-dispatch-regions",
    "iree-dispatch-creation-clone-producers-into-dispatch-regions",
    "iree-dispatch-creation-remove-tensor-barriers",
    "iree-dispatch-creation-convert-dispatch-regions-to-workgroups",
    "iree-dispatch-creation-convert-tensor-to-flow",
    "cse",
    "canonicalize",
    "iree-dispatch-creation-materialize-default-workgroup-count-region",
    "canonicalize",
    "cse",
];
