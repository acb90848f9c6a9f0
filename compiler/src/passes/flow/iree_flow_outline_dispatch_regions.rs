//! `iree-flow-outline-dispatch-regions`: the code of each dispatch moves into an executable of its own, and a
//! call of it takes its place.

use crate::dialects::assembly::sized_types::TIED_OPERANDS;
use crate::dialects::{builtin, flow, func};
use crate::ir::symbols::{self, SymbolTable};
use crate::ir::{Builder, InsertPoint, Ir, Op, Region, Type, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-flow-outline-dispatch-regions",
    summary: "move dispatch code into executables",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut symbols = SymbolTable::new(ir, module);
    for (initializer, member) in (0usize..).zip(ir.body_ops(module)) {
        let base = match symbols::symbol_name(ir, member) {
            Some(name) => name.to_owned(),
            None => format!("_initializer_{initializer}"),
        };
        let dispatches = ir.walk_kind(member, flow::DispatchWorkgroups::KIND);
        for (n, dispatch) in dispatches.into_iter().enumerate() {
            let name = symbols.unique_name(ir, &format!("{base}_dispatch_{n}"));
            let executable = outline(ir, dispatch, member, &name);
            symbols.insert(ir, executable);
        }
    }
    Ok(())
}

/// Makes the executable `name` before `member`, and returns it.
fn outline(ir: &mut Ir, dispatch: Op, member: Op, name: &str) -> Op {
    let loc = ir.op_loc(dispatch);
    let (code, count) = (ir.new_region(), ir.new_region());
    ir.move_blocks(ir.region(dispatch, 0), code, None);
    ir.move_blocks(ir.region(dispatch, 1), count, None);
    let (body, block) = ir.new_region_with_block(&[], loc);
    let (private, public) = (ir.string_attr("private"), ir.string_attr("public"));
    let (text, reference) = (ir.string_attr(name), ir.symbol_attr(name));
    let executable = Builder::new(ir, InsertPoint::Before(member), loc)
        .op(flow::Executable::KIND)
        .attr(symbols::SYM_VISIBILITY, private)
        .attr(symbols::SYM_NAME, text)
        .region(body)
        .build();
    let mut b = Builder::at_end(ir, block, loc);
    b.op(flow::ExecutableExport::KIND)
        .attr(symbols::SYM_VISIBILITY, public)
        .attr(symbols::SYM_NAME, text)
        .attr("function_ref", reference)
        .region(count)
        .build();
    let (module_body, module_block) = b.ir.new_region_with_block(&[], loc);
    b.op(builtin::Module::KIND).region(module_body).build();
    b.op(flow::ExecutableEnd::KIND).build();
    let mut b = Builder::at_end(ir, module_block, loc);
    function(&mut b, code, text);
    call(ir, dispatch, name);
    executable
}

/// The function that `code` becomes: it returns nothing, since results are stored.
fn function(b: &mut Builder<'_>, code: Region, name: crate::ir::Attr) {
    let blocks: Vec<_> = b.ir.region_blocks(code).collect();
    for &block in &blocks {
        if let Some(end) =
            b.ir.last_op(block)
                .filter(|&o| flow::Return::of(b.ir, o).is_some())
        {
            Builder::before(b.ir, end).op(func::Return::KIND).build();
            b.ir.erase(end);
        }
    }
    let inputs: Vec<Type> = blocks
        .first()
        .map(|&entry| b.ir.block_args(entry).to_vec())
        .unwrap_or_default()
        .into_iter()
        .map(|v| b.ir.value_type(v))
        .collect();
    let ty = b.ir.function_type(&inputs, &[]);
    let ty = b.ir.type_attr(ty);
    b.op(func::Func::KIND)
        .attr(symbols::SYM_NAME, name)
        .attr("function_type", ty)
        .region(code)
        .build();
}

fn call(ir: &mut Ir, dispatch: Op, name: &str) {
    let view = flow::DispatchWorkgroups(dispatch);
    let groups = [
        view.workload(ir),
        view.arguments(ir),
        view.argument_dims(ir),
        view.result_dims(ir),
    ];
    let results: Vec<Type> = ir.results(dispatch).map(|v| ir.value_type(v)).collect();
    let entry_point = ir.symbol_path_attr(&[name, name]);
    let entry_points = ir.array_attr(&[entry_point]);
    let (tied, attrs) = (ir.attr(dispatch, TIED_OPERANDS), ir.attrs(dispatch));
    let mut b = Builder::before(ir, dispatch);
    let mut op = b
        .op(flow::Dispatch::KIND)
        .groups(&groups.each_ref().map(Vec::as_slice))
        .results(results)
        .attr("entry_points", entry_points);
    if let Some(tied) = tied {
        op = op.attr(TIED_OPERANDS, tied);
    }
    let op = op.attrs_from(attrs).build();
    let values: Vec<Value> = ir.results(op).collect();
    ir.replace_op(dispatch, &values);
}
