//! `iree-abi-wrap-entry-points`: each public function becomes private, and a public one with its name takes and
//! returns buffer views for tensors and calls it. Calls inside the module go to the private one, so that no
//! tensor of the program passes through a buffer view.

use super::declaration::{Parameter, declaration};
use crate::diagnostic::Diagnostic;
use crate::dialects::{hal, util};
use crate::ir::symbols::{self, SymbolTable};
use crate::ir::{Attr, Builder, InsertPoint, Ir, Op, Type, Value};
use crate::options::ExecutionModel;
use crate::pass::{Anchor, Pass, PassContext, PassResult};
use rustc_hash::FxHashMap;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-abi-wrap-entry-points",
    summary: "give public functions the calling convention of the runtime",
    anchor: Anchor::Module,
    run,
};

/// Marks a function that has the calling convention.
const STUB: &str = "iree.abi.stub";

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    if cx.options.execution_model == ExecutionModel::AsyncExternal {
        return Err(cx.report(Diagnostic::error(
            "the execution model `async-external` is not supported",
        )));
    }
    let ir = &mut *cx.ir;
    let functions: Vec<Op> = ir
        .body_ops(module)
        .into_iter()
        .filter(|&op| is_entry_point(ir, op))
        .collect();
    let names = make_private(ir, module, &functions);
    for (function, name) in functions.into_iter().zip(names) {
        wrap(ir, function, &name);
    }
    Ok(())
}

fn is_entry_point(ir: &Ir, op: Op) -> bool {
    util::Func::of(ir, op).is_some()
        && symbols::is_public(ir, op)
        && !ir.has_attr(op, STUB)
        && ir.first_block(ir.region(op, 0)).is_some()
}

/// Puts the wrapper of a function that was named `name` before it.
fn wrap(ir: &mut Ir, function: Op, name: &str) {
    let inner = symbols::symbol_name(ir, function)
        .unwrap_or_default()
        .to_owned();
    let ty = ir
        .attr(function, "function_type")
        .and_then(|a| ir.type_value(a));
    let (inputs, results) = match ty.and_then(|ty| ir.function_parts(ty)) {
        Some((inputs, results)) => (inputs.to_vec(), results.to_vec()),
        None => return,
    };
    let signature = Signature {
        inputs: parameters(ir, function, "arg_attrs", "input", &inputs),
        outputs: parameters(ir, function, "res_attrs", "output", &results),
    };
    let wrapper = make_wrapper(ir, function, name, &signature);
    fill_wrapper(ir, wrapper, &inner, &signature);
}

struct Signature {
    inputs: Vec<Parameter>,
    outputs: Vec<Parameter>,
}

/// Renames the functions, and every reference to one with it. Their names before.
fn make_private(ir: &mut Ir, module: Op, functions: &[Op]) -> Vec<String> {
    let mut table = SymbolTable::new(ir, module);
    let private = ir.string_attr("private");
    let mut names = Vec::with_capacity(functions.len());
    let mut inner_of = FxHashMap::default();
    for &function in functions {
        let name = symbols::symbol_name(ir, function)
            .unwrap_or_default()
            .to_owned();
        let inner = table.unique_name(ir, &format!("_{name}"));
        let text = ir.string_attr(&inner);
        ir.set_attr(function, symbols::SYM_VISIBILITY, private);
        ir.set_attr(function, symbols::SYM_NAME, text);
        table.insert(ir, function);
        inner_of.insert(name.clone(), inner);
        names.push(name);
    }
    symbols::rewrite_references(ir, module, &mut |ir, reference| {
        let inner = inner_of.get(ir.symbol_name(reference)?)?;
        Some(ir.symbol_attr(inner))
    });
    names
}

/// Names and types of arguments or results: `iree.abi.name` where the user gives it, else `input0`, `output0`.
fn parameters(ir: &Ir, function: Op, attrs: &str, base: &str, types: &[Type]) -> Vec<Parameter> {
    let dicts: Vec<Attr> = ir
        .attr(function, attrs)
        .and_then(|a| ir.array_items(a))
        .unwrap_or_default()
        .to_vec();
    let name = |i: usize| {
        dicts
            .get(i)
            .and_then(|&d| ir.dict_entry(d, "iree.abi.name"))
            .and_then(|a| ir.string_value(a))
            .map_or_else(|| format!("{base}{i}"), str::to_owned)
    };
    types
        .iter()
        .enumerate()
        .map(|(i, &ty)| Parameter { name: name(i), ty })
        .collect()
}

/// What the world outside sees of a type.
fn abi_type(ir: &mut Ir, ty: Type) -> Type {
    match ir.is_tensor(ty) {
        true => ir.ext_type("hal.buffer_view", &[]),
        false => ty,
    }
}

fn make_wrapper(ir: &mut Ir, function: Op, name: &str, signature: &Signature) -> Op {
    let loc = ir.op_loc(function);
    let inputs: Vec<Type> = signature
        .inputs
        .iter()
        .map(|p| abi_type(ir, p.ty))
        .collect();
    let outputs: Vec<Type> = signature
        .outputs
        .iter()
        .map(|p| abi_type(ir, p.ty))
        .collect();
    let (body, _) = ir.new_region_with_block(&inputs, loc);
    let ty = ir.function_type(&inputs, &outputs);
    let ty = ir.type_attr(ty);
    let (public, text) = (ir.string_attr("public"), ir.string_attr(name));
    let stub = ir.unit_attr();
    let reflection = reflection(ir, function, name, signature);
    let dicts: Vec<(&str, Attr)> = ["arg_attrs", "res_attrs"]
        .into_iter()
        .filter_map(|list| Some((list, ir.attr(function, list)?)))
        .collect();
    let mut builder = Builder::before(ir, function);
    let mut wrapper = builder
        .op(util::Func::KIND)
        .attr(symbols::SYM_VISIBILITY, public)
        .attr(symbols::SYM_NAME, text)
        .attr("function_type", ty)
        .attr(STUB, stub)
        .attr("iree.reflection", reflection)
        .region(body);
    for (list, attr) in dicts {
        wrapper = wrapper.attr(list, attr);
    }
    wrapper.build()
}

/// The function's own reflection, with the declaration added.
fn reflection(ir: &mut Ir, function: Op, name: &str, signature: &Signature) -> Attr {
    let text = declaration(ir, name, &signature.inputs, &signature.outputs);
    let text = ir.string_attr(&text);
    let own = ir
        .attr(function, "iree.reflection")
        .unwrap_or(Ir::EMPTY_DICT);
    ir.remove_attr(function, "iree.reflection");
    let declared = ir.dict_entry(own, "iree.abi.declaration");
    ir.dict_with(own, "iree.abi.declaration", Some(declared.unwrap_or(text)))
}

fn fill_wrapper(ir: &mut Ir, wrapper: Op, inner: &str, signature: &Signature) {
    let loc = ir.op_loc(wrapper);
    let entry = ir.body_block(wrapper);
    let arguments = ir.block_args(entry).to_vec();
    let callee = ir.symbol_attr(inner);
    let mut b = Builder::new(ir, InsertPoint::End(entry), loc);
    let mut operands = Vec::with_capacity(arguments.len());
    for (&argument, input) in arguments.iter().zip(&signature.inputs) {
        operands.push(import(&mut b, argument, input));
    }
    let call = b
        .op(util::Call::KIND)
        .operands(operands)
        .results(signature.outputs.iter().map(|p| p.ty))
        .attr("callee", callee)
        .build();
    let results: Vec<Value> = b.ir.results(call).collect();
    let mut returned = Vec::with_capacity(results.len());
    for (&result, output) in results.iter().zip(&signature.outputs) {
        returned.push(export(&mut b, result, output));
    }
    b.op(util::Return::KIND).operands(returned).build();
}

fn import(b: &mut Builder<'_>, argument: Value, input: &Parameter) -> Value {
    if !b.ir.is_tensor(input.ty) {
        return argument;
    }
    let (encoding, name) = (b.ir.type_attr(input.ty), b.ir.string_attr(&input.name));
    b.op(hal::TensorImport::KIND)
        .groups(&[&[argument], &[], &[], &[]])
        .results([input.ty])
        .attr("target_encoding", encoding)
        .attr("name", name)
        .value()
}

fn export(b: &mut Builder<'_>, result: Value, output: &Parameter) -> Value {
    if !b.ir.is_tensor(output.ty) {
        return result;
    }
    let (encoding, name) = (b.ir.type_attr(output.ty), b.ir.string_attr(&output.name));
    let view = abi_type(b.ir, output.ty);
    b.op(hal::TensorExport::KIND)
        .operands([result])
        .results([view])
        .attr("source_encoding", encoding)
        .attr("name", name)
        .value()
}
