//! The passes, each in a file that is named as its command line is, in a folder a stage of the pipeline.

use crate::pass::Pass;

pub mod abi;
pub mod codegen;
pub mod dispatch_creation;
pub mod flow;
pub mod general;
pub mod global_optimization;
pub mod hal_inline;
pub mod input;
pub mod preprocessing;
pub mod stream;
pub mod vm;

/// Every pass that `halcyon-opt` and pipelines can name.
pub static ALL: &[&[&Pass]] = &[
    general::PASSES,
    input::PASSES,
    abi::PASSES,
    preprocessing::PASSES,
    global_optimization::PASSES,
    dispatch_creation::PASSES,
    flow::PASSES,
    vm::PASSES,
    stream::PASSES,
    codegen::PASSES,
    hal_inline::PASSES,
];

/// The pass of a command-line name.
pub fn find(name: &str) -> Option<&'static Pass> {
    ALL.iter()
        .copied()
        .flatten()
        .copied()
        .find(|pass| pass.name == name)
}
