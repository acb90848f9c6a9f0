//! `canonicalize`: folds, and the canonicalization patterns of every op's row.

use crate::pass::{Anchor, Pass};
use crate::rewrite::greedy;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "canonicalize",
    summary: "fold ops and bring them to their canonical form",
    anchor: Anchor::Module,
    run: |cx, root| {
        greedy(cx.ir, root);
        Ok(())
    },
};
