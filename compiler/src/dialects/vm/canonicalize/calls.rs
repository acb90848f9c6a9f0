//! Calls: those without spans are plain, and what is known of imports.

use super::int32;
use crate::dialects::vm::calls::{Call, SINGLE, segment_sizes};
use crate::dialects::vm::structural::Import;
use crate::ir::{Builder, Ir, Op, symbols};

/// A variadic call that passes no span is a plain call.
pub(in crate::dialects::vm) fn without_spans(ir: &mut Ir, op: Op) -> bool {
    if segment_sizes(ir, op).iter().any(|&size| size != SINGLE) {
        return false;
    }
    let operands = ir.operand_vec(op);
    let types: Vec<_> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let attrs = ir.attrs(op);
    let kept: Vec<_> = ["callee", "arg_attrs", "res_attrs"]
        .into_iter()
        .filter_map(|name| ir.attr(op, name).map(|attr| (name, attr)))
        .collect();
    let mut b = Builder::before(ir, op);
    let mut call = b
        .op(Call::KIND)
        .operands(operands)
        .results(types)
        .attrs_from(attrs);
    for (name, attr) in kept {
        call = call.attr(name, attr);
    }
    let call = call.build();
    let results: Vec<_> = ir.results(call).collect();
    ir.replace_op(op, &results);
    true
}

/// An import that is not optional is bound, or the module does not load.
pub(in crate::dialects::vm) fn required_import(ir: &mut Ir, op: Op) -> bool {
    let import = ir
        .attr(op, "import")
        .and_then(|name| symbols::resolve(ir, op, name))
        .filter(|&import| ir.kind(import) == Import::KIND);
    if import.is_none_or(|import| ir.has_attr(import, "is_optional")) {
        return false;
    }
    let Some(one) = int32(ir, op, 1) else {
        return false;
    };
    ir.replace_op(op, &[one]);
    true
}
