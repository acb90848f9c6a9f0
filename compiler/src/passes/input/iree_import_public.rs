//! `iree-import-public`: functions, calls and returns of `func` become those of `util`.

use crate::dialects::{func, util};
use crate::ir::{Builder, Ir, Op, Traits, Type, Value, WalkOrder, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-import-public",
    summary: "turn func.func into util.func",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for function in ir.body_ops(module) {
        if !ir.has_trait(function, Traits::FUNCTION) {
            continue;
        }
        // A function that is one of `util` already may call those that become so.
        for op in ir.walk(function, WalkOrder::Post) {
            match ir.kind(op) {
                func::Return::KIND => import_return(ir, op),
                func::Call::KIND => import_call(ir, op),
                _ => {}
            }
        }
        if func::Func::of(ir, function).is_some() {
            import_function(ir, function);
        }
    }
    Ok(())
}

fn import_return(ir: &mut Ir, op: Op) {
    let values = ir.operand_vec(op);
    let attrs = ir.attrs(op);
    Builder::before(ir, op)
        .op(util::Return::KIND)
        .operands(values)
        .attrs_from(attrs)
        .build();
    ir.erase(op);
}

fn import_call(ir: &mut Ir, op: Op) {
    let values = ir.operand_vec(op);
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let attrs = ir.attrs(op);
    let Some(callee) = ir.attr(op, "callee") else {
        return;
    };
    let call = Builder::before(ir, op)
        .op(util::Call::KIND)
        .operands(values)
        .results(types)
        .attr("callee", callee)
        .attrs_from(attrs)
        .build();
    let results: Vec<Value> = ir.results(call).collect();
    ir.replace_op(op, &results);
}

fn import_function(ir: &mut Ir, op: Op) {
    let body = ir.new_region();
    ir.move_blocks(ir.region(op, 0), body, None);
    let visibility = match symbols::is_public(ir, op) {
        true => "public",
        false => "private",
    };
    let visibility = ir.string_attr(visibility);
    let kept: Vec<_> = [symbols::SYM_NAME, "function_type", "arg_attrs", "res_attrs"]
        .into_iter()
        .filter_map(|name| Some((name, ir.attr(op, name)?)))
        .collect();
    let stays_apart = ir.has_attr(op, "no_inline") || ir.has_attr(op, "noinline");
    ir.remove_attr(op, "noinline");
    let never = ir.ext_attr("util.inline.never", &[]);
    let attrs = ir.attrs(op);
    let mut builder = Builder::before(ir, op);
    let mut function = builder
        .op(util::Func::KIND)
        .attr(symbols::SYM_VISIBILITY, visibility)
        .attrs_from(attrs)
        .region(body);
    for (name, attr) in kept {
        function = function.attr(name, attr);
    }
    if stays_apart {
        function = function.attr("inlining_policy", never);
    }
    function.build();
    ir.erase(op);
}
