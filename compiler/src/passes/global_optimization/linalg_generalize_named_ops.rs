//! `linalg-generalize-named-ops`: every named `linalg` op becomes a `linalg.generic`.

use super::generalize::generalize;
use crate::ir::Op;
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "linalg-generalize-named-ops",
    summary: "turn named linalg ops into linalg.generic",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    generalize(cx.ir, module, |_, _| true);
    Ok(())
}
