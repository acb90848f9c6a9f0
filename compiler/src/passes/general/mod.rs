//! Passes that belong to no dialect: MLIR's own, under MLIR's names.

use crate::pass::Pass;

mod arith_int_range_narrowing;
mod canonicalize;
mod convert_scf_to_cf;
mod cse;
mod inline;
mod loop_invariant_code_motion;
mod loop_reduce;
mod ranges;
mod symbol_dce;

/// The passes of this stage.
pub(super) static PASSES: &[&Pass] = &[
    &arith_int_range_narrowing::PASS,
    &canonicalize::PASS,
    &convert_scf_to_cf::PASS,
    &cse::PASS,
    &inline::PASS,
    &loop_invariant_code_motion::PASS,
    &loop_reduce::PASS,
    &symbol_dce::PASS,
];
