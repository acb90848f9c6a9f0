//! `iree-hal-inline-executables`: translated device functions move into the program.
//!
//! Each export gets a function `@__dispatch_<executable>_<export>` that takes the workload, the constants, the
//! buffers, and the offset and length of the range that each binding is. Every dispatch learns its name.

use crate::dialects::stream::{CmdDispatch, Executable, ExecutableExport};
use crate::dialects::{func, util};
use crate::ir::symbols::{self, SymbolTable};
use crate::ir::{Builder, Ir, Op, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The attribute of a dispatch that names the function to call.
pub(super) const TARGET: &str = "hal_inline.target";

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-hal-inline-executables",
    summary: "move device functions into the program",
    anchor: Anchor::Module,
    run: |cx, module| {
        for dispatch in cx.ir.walk_kind(module, CmdDispatch::KIND) {
            name_target(cx, dispatch)?;
        }
        for op in cx.ir.body_ops(module) {
            if Executable::of(cx.ir, op).is_some() {
                inline_executable(cx, module, op)?;
            }
        }
        Ok(())
    },
};

fn target_name(executable: &str, export: &str) -> String {
    format!("__dispatch_{executable}_{export}")
}

fn name_target(cx: &mut PassContext<'_>, dispatch: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let entry_points = ir
        .attr(dispatch, "entry_points")
        .and_then(|list| ir.array_items(list))
        .unwrap_or_default()
        .to_vec();
    let [entry] = entry_points[..] else {
        return Err(cx.error_on(
            dispatch,
            "has several entry points, of which inline execution cannot choose one",
        ));
    };
    let export = symbols::resolve(ir, dispatch, entry);
    let known = export.is_some_and(|e| ExecutableExport::of(ir, e).is_some());
    let path = ir.symbol_parts(entry).and_then(|(root, nested)| {
        let [export] = nested else { return None };
        Some((ir.str(root).to_owned(), ir.str(*export).to_owned()))
    });
    let Some((executable, export)) = path.filter(|_| known) else {
        return Err(cx.error_on(dispatch, "names an entry point that does not exist"));
    };
    let target = ir.symbol_attr(&target_name(&executable, &export));
    ir.set_attr(dispatch, TARGET, target);
    Ok(())
}

fn inline_executable(cx: &mut PassContext<'_>, module: Op, executable: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let name = symbols::symbol_name(ir, executable)
        .unwrap_or_default()
        .to_owned();
    let exports: Vec<Op> = ir.walk_kind(executable, ExecutableExport::KIND);
    let functions: Vec<Op> = ir
        .walk_kind(executable, func::Func::KIND)
        .into_iter()
        .filter(|&f| ir.first_block(ir.region(f, 0)).is_some())
        .collect();
    for export in exports {
        let export_name = symbols::symbol_name(ir, export)
            .unwrap_or_default()
            .to_owned();
        let wanted = ir
            .attr(export, "function_ref")
            .and_then(|f| ir.symbol_name(f))
            .map(str::to_owned);
        let function = functions
            .iter()
            .copied()
            .find(|&f| ir.is_live(f) && symbols::symbol_name(ir, f) == wanted.as_deref());
        let Some(function) = function else {
            return Err(cx.error_on(export, "exports a function that does not exist"));
        };
        wrap(ir, executable, function, &target_name(&name, &export_name));
    }
    // Device functions keep their names where the program has none of that name.
    for function in functions {
        let old = symbols::symbol_name(ir, function)
            .unwrap_or_default()
            .to_owned();
        let new = SymbolTable::new(ir, module).unique_name(ir, &old);
        ir.move_before(function, executable);
        let private = ir.string_attr("private");
        ir.set_attr(function, symbols::SYM_VISIBILITY, private);
        if new != old {
            rename(ir, module, executable, function, &old, &new);
        }
    }
    ir.erase(executable);
    Ok(())
}

/// Renames a device function, and the calls of it that its own executable's wrappers make.
fn rename(ir: &mut Ir, module: Op, executable: Op, function: Op, old: &str, new: &str) {
    let name = ir.string_attr(new);
    ir.set_attr(function, symbols::SYM_NAME, name);
    let target = ir.symbol_attr(new);
    let prefix = target_name(symbols::symbol_name(ir, executable).unwrap_or_default(), "");
    for wrapper in ir.body_ops(module) {
        if !symbols::symbol_name(ir, wrapper).is_some_and(|n| n.starts_with(&prefix)) {
            continue;
        }
        for call in ir.walk_kind(wrapper, func::Call::KIND) {
            let callee = ir.attr(call, "callee").and_then(|c| ir.symbol_name(c));
            if callee == Some(old) {
                ir.set_attr(call, "callee", target);
            }
        }
    }
}

/// How many index values the workgroup count of an export takes.
fn workload_of(ir: &Ir, executable: Op, name: &str) -> usize {
    ir.walk(executable, WalkOrder::Pre)
        .into_iter()
        .filter(|&op| ExecutableExport::of(ir, op).is_some())
        .find(|&op| name.ends_with(symbols::symbol_name(ir, op).unwrap_or_default()))
        .and_then(|op| ir.first_block(ir.region(op, 0)))
        .map_or(0, |block| ir.block_args(block).len())
}

/// Makes the function that dispatches call: it takes the ranges of the bindings and calls `function` on them.
fn wrap(ir: &mut Ir, executable: Op, function: Op, name: &str) {
    let entry = ir.body_block(function);
    let taken: Vec<Type> = ir
        .block_args(entry)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    let (bindings, constants): (Vec<Type>, Vec<Type>) = taken
        .iter()
        .partition(|&&ty| ir.is_ext_type(ty, "util.buffer"));
    let index = ir.index_type();
    let n = bindings.len();
    let workload = vec![index; workload_of(ir, executable, name)];
    let inputs: Vec<Type> = workload
        .iter()
        .chain(&constants)
        .chain(&bindings)
        .copied()
        .chain(std::iter::repeat_n(index, 2 * n))
        .collect();
    let loc = ir.op_loc(function);
    let (region, block) = ir.new_region_with_block(&inputs, loc);
    let arguments = ir.block_args(block).to_vec();
    let (_, rest) = arguments.split_at(workload.len());
    let (scalars, rest) = rest.split_at(constants.len());
    let (buffers, rest) = rest.split_at(n);
    let (offsets, lengths) = rest.split_at(n);
    let mut b = Builder::at_end(ir, block, loc);
    let mut spans: Vec<Value> = Vec::new();
    for i in 0..n {
        let size = b.op(util::BufferSize::KIND).operands([buffers[i]]).value();
        let span = b
            .op(util::BufferSubspan::KIND)
            .operands([buffers[i], size, offsets[i], lengths[i]])
            .results([bindings[i]])
            .value();
        spans.push(span);
    }
    // Arguments in the order of the device function.
    let (mut spans, mut scalars) = (spans.into_iter(), scalars.iter().copied());
    let buffer = bindings.first().copied();
    let passed: Vec<Value> = taken
        .iter()
        .filter_map(|&ty| match Some(ty) == buffer {
            true => spans.next(),
            false => scalars.next(),
        })
        .collect();
    let callee = symbols::symbol_name(b.ir, function)
        .unwrap_or_default()
        .to_owned();
    let callee = b.ir.symbol_attr(&callee);
    b.op(func::Call::KIND)
        .operands(passed)
        .attr("callee", callee)
        .results([])
        .build();
    b.op(util::Return::KIND).build();
    let ty = b.ir.function_type(&inputs, &[]);
    let (ty, name, private) = (
        b.ir.type_attr(ty),
        b.ir.string_attr(name),
        b.ir.string_attr("private"),
    );
    let mut b = Builder::before(ir, executable);
    b.op(util::Func::KIND)
        .attr("sym_name", name)
        .attr("sym_visibility", private)
        .attr("function_type", ty)
        .region(region)
        .build();
}
