//! `iree-stream-materialize-copy-on-write`: what an op writes in place becomes a copy that nobody else sees.
//!
//! A copy is made wherever a result is tied to an operand, needed or not; `iree-stream-elide-async-copies` takes
//! away those that are not. So no op ever writes a resource of the caller, of a global or of a constant.

use super::build;
use super::resources::{known_size, tied_pairs};
use crate::dialects::stream;
use crate::ir::{Builder, Ir, Op, WalkOrder};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-materialize-copy-on-write",
    summary: "copy what is written in place",
    anchor: Anchor::Module,
    run: |cx, module| {
        for op in cx.ir.walk(module, WalkOrder::Pre) {
            for (_, operand) in tied_pairs(cx.ir, op) {
                if !copy(cx.ir, op, operand) {
                    return Err(
                        cx.error_on(op, "writes in place a resource whose size is not known")
                    );
                }
            }
        }
        Ok(())
    },
};

fn copy(ir: &mut Ir, op: Op, operand: usize) -> bool {
    let source = ir.operand(op, operand);
    let Some(bytes) = known_size(ir, source) else {
        return false;
    };
    let ty = ir.value_type(source);
    let affinity = ir.attr(op, "affinity");
    let mut b = Builder::before(ir, op);
    let size = build::index(&mut b, bytes);
    let mut clone = b
        .op(stream::AsyncClone::KIND)
        .operands([source, size, size])
        .results([ty]);
    if let Some(affinity) = affinity {
        clone = clone.attr("affinity", affinity);
    }
    let clone = clone.value();
    ir.set_operand(op, operand, clone);
    true
}
