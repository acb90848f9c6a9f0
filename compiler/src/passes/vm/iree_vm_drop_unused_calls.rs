//! `iree-vm-drop-unused-calls`: calls without side effects whose results nothing uses go.

use crate::dialects::vm::calls;
use crate::ir::{Op, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-drop-unused-calls",
    summary: "drop calls that have neither effects nor used results",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, root: Op) -> PassResult {
    let ir = &mut *cx.ir;
    // Backwards, so that a call that only fed a dropped one is dropped too.
    for op in ir.walk(root, WalkOrder::Pre).into_iter().rev() {
        let kind = ir.kind(op);
        let call = kind == calls::Call::KIND || kind == calls::CallVariadic::KIND;
        if call && ir.has_attr(op, "nosideeffects") && !ir.results(op).any(|v| ir.has_uses(v)) {
            ir.erase(op);
        }
    }
    Ok(())
}
