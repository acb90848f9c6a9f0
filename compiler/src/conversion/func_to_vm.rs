//! `func` to `vm`: calls and returns. Functions themselves are made by the pass that drives conversion.

use super::to_vm::{Converted, Lowering};
use crate::dialects::func as from;
use crate::dialects::vm::control;
use crate::ir::Op;

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::Call::KIND => cx.call(op),
        from::Return::KIND => {
            cx.return_values(op, control::Return::KIND);
            Ok(())
        }
        _ => cx.unsupported(op),
    }
}
