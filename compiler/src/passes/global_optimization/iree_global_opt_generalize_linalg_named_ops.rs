//! `iree-global-opt-generalize-linalg-named-ops`: named `linalg` ops become `linalg.generic`, so that fusion
//! sees their bodies. `linalg.fill` stays: it is how later passes know the start value of a reduction.

use super::generalize::generalize;
use crate::dialects::linalg::Fill;
use crate::ir::Op;
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-global-opt-generalize-linalg-named-ops",
    summary: "turn named linalg ops but fills into linalg.generic",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    generalize(cx.ir, function, |ir, op| Fill::of(ir, op).is_none());
    Ok(())
}
