//! Passes that belong to no dialect: MLIR's own, under MLIR's names.

use crate::pass::Pass;

mod canonicalize;
mod convert_scf_to_cf;
mod cse;
mod inline;
mod loop_invariant_code_motion;
mod symbol_dce;

/// The passes of this stage.
pub(super) static PASSES: &[&Pass] = &[
    &canonicalize::PASS,
    &convert_scf_to_cf::PASS,
    &cse::PASS,
    &inline::PASS,
    &loop_invariant_code_motion::PASS,
    &symbol_dce::PASS,
];
