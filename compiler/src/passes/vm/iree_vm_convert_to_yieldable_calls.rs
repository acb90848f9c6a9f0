//! `iree-vm-convert-to-yieldable-calls`: a call of what may suspend ends its block, and its results come in as
//! arguments of the next, so that execution can resume there.

use crate::dialects::vm::calls;
use crate::ir::symbols::resolve;
use crate::ir::{Builder, Ir, Op, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-convert-to-yieldable-calls",
    summary: "end blocks at calls that may suspend",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for op in ir.walk(module, WalkOrder::Pre) {
        let kind = ir.kind(op);
        if kind != calls::Call::KIND && kind != calls::CallVariadic::KIND {
            continue;
        }
        let callee = ir.attr(op, "callee").and_then(|a| resolve(ir, op, a));
        if callee.is_some_and(|c| ir.has_attr(c, "vm.yield")) {
            convert(ir, op);
        }
    }
    Ok(())
}

fn convert(ir: &mut Ir, call: Op) {
    let Some(next) = ir.next_op(call) else { return };
    let rest = ir.split_block(next);
    let loc = ir.op_loc(call);
    let mut types = Vec::new();
    for result in ir.results(call).collect::<Vec<Value>>() {
        let ty = ir.value_type(result);
        types.push(ir.type_attr(ty));
        let arg = ir.add_block_arg(rest, ty, loc);
        ir.replace_all_uses(result, arg);
    }
    let types = ir.array_attr(&types);
    let kind = if ir.kind(call) == calls::Call::KIND {
        calls::CallYieldable::KIND
    } else {
        calls::CallVariadicYieldable::KIND
    };
    let (operands, props, attrs) = (ir.operand_vec(call), ir.props(call), ir.attrs(call));
    Builder::before(ir, call)
        .op(kind)
        .operands(operands)
        .attrs_from(props)
        .attrs_from(attrs)
        .attr("result_types", types)
        .results([])
        .successors([rest])
        .build();
    ir.erase(call);
}
