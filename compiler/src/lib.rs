//! The Halcyon compiler: from MLIR text to a Halcyon module.
//!
//! | module | job | must not know |
//! |---|---|---|
//! | [`ir`] | arena, interners, op rows, structural verifier | any dialect, text, passes |
//! | [`syntax`] | MLIR text to IR and back | any dialect |
//! | [`dialects`] | the op tables | conversions, passes |
//! | [`rewrite`] | folds, patterns, dead code | any dialect |
//! | [`pass`] | what a pass is and how it runs | any dialect |
//! | [`passes`] | the passes, one a file | the order in which they run |
//! | [`phases`] | the phases and their order | what a pass does |
//! | [`driver`] | what the command-line tools do | how a pass works |
//! | [`options`] | what the user asked for | how it was spelled |
//! | [`diagnostic`] | what to tell the user | how it is rendered |
//! | [`render`] | a diagnostic as a person reads it | the IR |

pub mod conversion;
pub mod diagnostic;
pub mod dialects;
pub mod driver;
pub mod ir;
pub mod options;
pub mod pass;
pub mod passes;
pub mod phases;
pub mod render;
pub mod rewrite;
pub mod syntax;
pub mod target;
