//! `func` to `vm`: calls and returns. Functions themselves are made by the pass that drives conversion.

use super::to_vm::{Converted, Lowering};
use crate::dialects::func as from;
use crate::dialects::vm::{calls, control};
use crate::ir::{Op, Type};

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::Call::KIND => call(cx, op),
        from::Return::KIND => {
            cx.return_values(op, control::Return::KIND);
            Ok(())
        }
        _ => cx.unsupported(op),
    }
}

fn call(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let Some(callee) = cx.ir.attr(op, "callee") else {
        return cx.unsupported(op);
    };
    let types: Vec<Type> = cx.ir.results(op).map(|v| cx.ir.value_type(v)).collect();
    let types = cx.convert_types(op, &types)?;
    let operands = cx.values(cx.ir.operand_vec(op));
    let new = cx
        .builder()
        .op(calls::Call::KIND)
        .attr("callee", callee)
        .operands(operands)
        .results(types)
        .build();
    let results: Vec<_> = cx.ir.results(new).collect();
    cx.replace_all(op, &results)
}
