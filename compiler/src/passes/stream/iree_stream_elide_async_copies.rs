//! `iree-stream-elide-async-copies`: a copy of a value that is made here and used nowhere else is the value itself.

use super::resources::is_streamable;
use crate::dialects::stream::{AsyncClone, AsyncTransfer};
use crate::ir::{Ir, Op};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-elide-async-copies",
    summary: "drop copies of values that have no other use",
    anchor: Anchor::Module,
    run: |cx, module| {
        for clone in cx.ir.walk_kind(module, AsyncClone::KIND) {
            if is_last_use_of_fresh(cx.ir, clone) {
                let source = AsyncClone(clone).source(cx.ir);
                cx.ir.replace_op(clone, &[source]);
            }
        }
        Ok(())
    },
};

/// Whether the source was made by work of the same block, so that it is not visible elsewhere, and the clone is its
/// only use. In another block the clone may run more than once.
fn is_last_use_of_fresh(ir: &Ir, clone: Op) -> bool {
    let source = AsyncClone(clone).source(ir);
    let Some(maker) = ir.defining_op(source) else {
        return false;
    };
    ir.has_one_use(source)
        && ir.value_type(source) == ir.value_type(ir.result(clone, 0))
        && ir.parent_block(maker) == ir.parent_block(clone)
        && is_streamable(ir, maker)
        // A transfer may turn out to change nothing, and then its source lives on.
        && ir.kind(maker) != AsyncTransfer::KIND
}
