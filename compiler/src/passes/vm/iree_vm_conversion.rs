//! `iree-vm-conversion`: the program becomes a `vm.module`.
//!
//! Functions of `func` and `util` become `vm.func`, those that callers see get a `vm.export`, globals and
//! initializers become those of `vm`, and bodies are translated by the conversions that this file lists. Every op
//! that has no form in VM code is reported, not just the first.

use rustc_hash::FxHashSet;

use crate::conversion::to_vm::{Converted, Lowering, Visible, convert_type};
use crate::conversion::{
    arith_to_vm, cf_to_vm, func_to_vm, hal_inline_to_vm, math_to_vm, util_to_vm,
};
use crate::dialects::util::serialized;
use crate::dialects::vm::{consts, control, globals, is_ref_type, structural};
use crate::dialects::{builtin, func, util, vm};
use crate::ir::symbols::{self, SYM_NAME, SYM_VISIBILITY};
use crate::ir::{
    Attr, AttrData, Block, Builder, FloatKind, InsertPoint, Ir, Op, OpKind, Region, Traits, Type,
};
use crate::pass::{Anchor, Failed, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-conversion",
    summary: "convert the program into a `vm.module`",
    anchor: Anchor::Named("builtin.module"),
    run,
};

type Rule = fn(&mut Lowering<'_>, Op) -> Converted;

/// The conversion of each dialect.
const RULES: &[(&str, Rule)] = &[
    ("arith", arith_to_vm::lower),
    ("cf", cf_to_vm::lower),
    ("func", func_to_vm::lower),
    ("hal_inline", hal_inline_to_vm::lower),
    ("math", math_to_vm::lower),
    ("util", util_to_vm::lower),
];

fn run(cx: &mut PassContext<'_>, root: Op) -> PassResult {
    let old = cx.ir.body_ops(root);
    if old
        .iter()
        .any(|&op| cx.ir.kind(op) == structural::Module::KIND)
    {
        return Ok(());
    }
    let before = cx.diagnostics.len();
    let module = make_module(cx.ir, root);
    for &op in &old {
        convert_member(cx, module, op);
    }
    if cx.diagnostics.len() > before {
        return Err(Failed);
    }
    // Backwards, so that what refers to a symbol goes before the symbol.
    for &op in old.iter().rev() {
        cx.ir.erase(op);
    }
    let unit = cx.ir.unit_attr();
    cx.ir.set_attr(root, "vm.toplevel", unit);
    Ok(())
}

fn make_module(ir: &mut Ir, root: Op) -> Op {
    let name = symbols::symbol_name(ir, root)
        .unwrap_or("module")
        .to_owned();
    let name = ir.string_attr(&name);
    let public = ir.string_attr("public");
    let loc = ir.op_loc(root);
    let (region, body) = ir.new_region_with_block(&[], loc);
    let at = ir.body_block(root);
    let module = Builder::at_end(ir, at, loc)
        .op(structural::Module::KIND)
        .attr(SYM_NAME, name)
        .attr(SYM_VISIBILITY, public)
        .region(region)
        .build();
    Builder::at_end(ir, body, loc)
        .op(structural::ModuleTerminator::KIND)
        .build();
    module
}

/// Where the next member of the module goes: before its terminator.
fn end_of(ir: &Ir, module: Op) -> InsertPoint {
    InsertPoint::Before(ir.terminator(ir.body_block(module)))
}

/// Converts a member of the program; faults are recorded.
fn convert_member(cx: &mut PassContext<'_>, module: Op, op: Op) {
    let kind = cx.ir.kind(op);
    if kind == util::Global::KIND {
        convert_global(cx, module, op);
    } else if kind == util::Initializer::KIND {
        convert_initializer(cx, module, op);
    } else if kind == func::Func::KIND || kind == util::Func::KIND {
        if cx.ir.first_block(cx.ir.region(op, 0)).is_some() {
            convert_function(cx, module, op);
        } else {
            convert_declaration(cx, module, op);
        }
    } else if kind == builtin::Module::KIND || !is_metadata(cx.ir, op) {
        cx.error_on(op, "has no form in a VM module");
    }
}

/// Ops that only describe, and leave nothing behind in the module.
fn is_metadata(ir: &Ir, op: Op) -> bool {
    ir.op_name(op) == "util.module_terminator"
}

// --- functions ----------------------------------------------------------------------------------------------------

fn function_types(ir: &Ir, op: Op) -> (Vec<Type>, Vec<Type>) {
    structural::signature(ir, op)
}

/// What types become; a type that VM code cannot hold is recorded as a fault of `op`.
fn convert_types(cx: &mut PassContext<'_>, op: Op, types: &[Type]) -> Option<Vec<Type>> {
    let mut converted = Vec::with_capacity(types.len());
    for &ty in types {
        match convert_type(cx.ir, cx.options.index_bits, ty) {
            Some(ty) => converted.push(ty),
            None => {
                let text = crate::syntax::type_text(cx.ir, ty);
                cx.error_on(
                    op,
                    format!("has a value of type `{text}`, which VM code cannot hold"),
                );
            }
        }
    }
    (converted.len() == types.len()).then_some(converted)
}

fn signature_attr(cx: &mut PassContext<'_>, op: Op) -> Option<Attr> {
    let (inputs, results) = function_types(cx.ir, op);
    let inputs = convert_types(cx, op, &inputs);
    let results = convert_types(cx, op, &results);
    let ty = cx.ir.function_type(&inputs?, &results?);
    Some(cx.ir.type_attr(ty))
}

fn convert_function(cx: &mut PassContext<'_>, module: Op, op: Op) {
    let Some(signature) = signature_attr(cx, op) else {
        return;
    };
    let public = symbols::is_public(cx.ir, op);
    let visible = if public {
        Visible::Outside
    } else {
        Visible::Inside
    };
    let Some(region) = convert_body(cx, module, op, visible) else {
        return;
    };
    let ir = &mut *cx.ir;
    let name = symbols::symbol_name(ir, op).unwrap_or_default().to_owned();
    let (symbol, sym_name, private) = (
        ir.symbol_attr(&name),
        ir.string_attr(&name),
        ir.string_attr("private"),
    );
    let policy = ir.attr(op, "inlining_policy");
    let reflection = ir.attr(op, "iree.reflection");
    let stub = ir.attr(op, "iree.abi.stub");
    let (at, loc) = (end_of(ir, module), ir.op_loc(op));
    let mut b = Builder::new(ir, at, loc);
    let mut function = b
        .op(structural::Func::KIND)
        .attr(SYM_NAME, sym_name)
        .attr(SYM_VISIBILITY, private)
        .attr("function_type", signature)
        .region(region);
    for (key, attr) in [("inlining_policy", policy), ("iree.reflection", reflection)] {
        if let Some(attr) = attr {
            function = function.attr(key, attr);
        }
    }
    function.build();
    if public {
        let mut export = b
            .op(structural::Export::KIND)
            .attr("function_ref", symbol)
            .attr("export_name", sym_name);
        for (key, attr) in [("iree.abi.stub", stub), ("iree.reflection", reflection)] {
            if let Some(attr) = attr {
                export = export.attr(key, attr);
            }
        }
        export.build();
    }
}

/// A function without a body is an import of the module before the first dot of its name.
fn convert_declaration(cx: &mut PassContext<'_>, module: Op, op: Op) {
    let name = symbols::symbol_name(cx.ir, op)
        .unwrap_or_default()
        .to_owned();
    if !name.contains('.') {
        cx.error_on(op, format!("has no body, and `{name}` is not of the form `module.function` that an import needs"));
        return;
    }
    let Some(signature) = signature_attr(cx, op) else {
        return;
    };
    let ir = &mut *cx.ir;
    let (sym_name, private) = (ir.string_attr(&name), ir.string_attr("private"));
    let region = ir.new_region();
    let (at, loc) = (end_of(ir, module), ir.op_loc(op));
    let unit = ir.unit_attr();
    let no_effects = ir.has_attr(op, "nosideeffects");
    let mut b = Builder::new(ir, at, loc);
    let mut import = b
        .op(structural::Import::KIND)
        .attr(SYM_NAME, sym_name)
        .attr(SYM_VISIBILITY, private)
        .attr("function_type", signature)
        .region(region);
    if no_effects {
        import = import.attr("nosideeffects", unit);
    }
    import.build();
}

fn convert_initializer(cx: &mut PassContext<'_>, module: Op, op: Op) {
    let Some(region) = convert_body(cx, module, op, Visible::Inside) else {
        return;
    };
    let ir = &mut *cx.ir;
    let ty = ir.function_type(&[], &[]);
    let ty = ir.type_attr(ty);
    let (at, loc) = (end_of(ir, module), ir.op_loc(op));
    Builder::new(ir, at, loc)
        .op(structural::Initializer::KIND)
        .attr("function_type", ty)
        .region(region)
        .build();
}

/// Translates a body into a new region, block for block.
fn convert_body(cx: &mut PassContext<'_>, module: Op, op: Op, visible: Visible) -> Option<Region> {
    let body = cx.ir.region(op, 0);
    let order = reverse_post_order(cx.ir, body);
    let reachable: FxHashSet<Block> = order.iter().copied().collect();
    let loc = cx.ir.op_loc(op);
    let region = cx.ir.new_region();
    let mut blocks: Vec<(Block, Block)> = Vec::new();
    for old in cx.ir.region_blocks(body).collect::<Vec<_>>() {
        if !reachable.contains(&old) {
            continue;
        }
        let new = cx.ir.append_block(region);
        let types: Vec<Type> = cx
            .ir
            .block_args(old)
            .iter()
            .map(|&v| cx.ir.value_type(v))
            .collect();
        for ty in convert_types(cx, op, &types)? {
            cx.ir.add_block_arg(new, ty, loc);
        }
        blocks.push((old, new));
    }
    let entry = blocks.first()?.1;
    let before = cx.diagnostics.len();
    let mut lowering = Lowering::new(
        cx.ir,
        cx.options.index_bits,
        cx.diagnostics,
        module,
        entry,
        visible,
    );
    for &(old, new) in &blocks {
        lowering.map_block(old, new);
        for i in 0..lowering.ir.block_args(old).len() {
            let (from, to) = (lowering.ir.block_arg(old, i), lowering.ir.block_arg(new, i));
            lowering.map(from, to);
        }
    }
    for old in order {
        lowering.block = lowering.target(old);
        for inner in lowering.ir.block_ops(old).collect::<Vec<_>>() {
            convert_op(&mut lowering, inner);
        }
    }
    (cx.diagnostics.len() == before).then_some(region)
}

fn convert_op(lowering: &mut Lowering<'_>, op: Op) {
    lowering.loc = lowering.ir.op_loc(op);
    let name = lowering.ir.op_name(op);
    let dialect = name.split('.').next().unwrap_or(name);
    let rule = RULES
        .iter()
        .find(|(prefix, _)| *prefix == dialect)
        .map(|(_, rule)| *rule);
    let converted = match rule {
        Some(rule) => rule(lowering, op),
        None => lowering.unsupported(op),
    };
    if converted.is_err() {
        lowering.give_up(op);
    }
}

/// Reachable blocks with definitions before uses: a block comes after those that dominate it.
fn reverse_post_order(ir: &Ir, region: Region) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    // (block, successors still to visit); the last successor is visited first, so that the first comes first.
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    let open = |block: Block| {
        let successors = ir
            .last_op(block)
            .map(|t| ir.successors(t).collect())
            .unwrap_or_default();
        (block, successors)
    };
    if let Some(entry) = ir.first_block(region) {
        seen.insert(entry);
        stack.push(open(entry));
    }
    while let Some((block, successors)) = stack.last_mut() {
        match successors.pop() {
            Some(next) if seen.insert(next) => stack.push(open(next)),
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

// --- globals ------------------------------------------------------------------------------------------------------

const GLOBALS: [OpKind; 5] = [
    globals::GlobalI32::KIND,
    globals::GlobalI64::KIND,
    globals::GlobalF32::KIND,
    globals::GlobalF64::KIND,
    globals::GlobalRef::KIND,
];

fn global_kind(ir: &Ir, ty: Type) -> OpKind {
    match (ir.int_width(ty), ir.float_kind(ty)) {
        (Some(64), _) => GLOBALS[1],
        (Some(_), _) => GLOBALS[0],
        (_, Some(FloatKind::F64)) => GLOBALS[3],
        (_, Some(_)) => GLOBALS[2],
        _ => GLOBALS[4],
    }
}

fn convert_global(cx: &mut PassContext<'_>, module: Op, op: Op) {
    if !is_referenced(cx.ir, op) && !symbols::is_public(cx.ir, op) {
        return;
    }
    let Some(old) = cx.ir.attr(op, "type").and_then(|a| cx.ir.type_value(a)) else {
        return;
    };
    let Some(types) = convert_types(cx, op, &[old]) else {
        return;
    };
    let ty = types[0];
    let initial = cx.ir.attr(op, "initial_value");
    let value = match initial.map(|a| initial_value(cx.ir, a, ty)) {
        Some(Initial::Unsupported) => {
            cx.error_on(op, "has an initial value that VM code cannot hold");
            return;
        }
        Some(Initial::Scalar(attr)) => Some(attr),
        Some(Initial::Bytes) | None => None,
    };
    let is_bytes = value.is_none() && initial.is_some() && is_ref_type(cx.ir, ty);
    let ir = &mut *cx.ir;
    let name = symbols::symbol_name(ir, op).unwrap_or_default().to_owned();
    let (sym_name, visibility) = (ir.string_attr(&name), ir.string_attr("private"));
    let (kind, type_attr) = (global_kind(ir, ty), ir.type_attr(ty));
    let unit = ir.unit_attr();
    let mutable = ir.has_attr(op, "is_mutable");
    let (at, loc) = (end_of(ir, module), ir.op_loc(op));
    let mut b = Builder::new(ir, at, loc);
    let mut global = b
        .op(kind)
        .attr(SYM_NAME, sym_name)
        .attr(SYM_VISIBILITY, visibility)
        .attr("type", type_attr);
    if mutable {
        global = global.attr("is_mutable", unit);
    }
    if let Some(value) = value {
        global = global.attr("initial_value", value);
    }
    global.build();
    if let (true, Some(bytes)) = (is_bytes, initial) {
        store_bytes(ir, module, op, &name, bytes);
    }
}

enum Initial {
    Scalar(Attr),
    Bytes,
    Unsupported,
}

/// An initial value as a constant of a register type.
fn initial_value(ir: &mut Ir, value: Attr, ty: Type) -> Initial {
    let is_buffer = vm::buffer_type(ir) == ty;
    match *ir.attr_data(value) {
        AttrData::Integer { value, .. } if ir.int_width(ty).is_some() => {
            Initial::Scalar(ir.int_attr(value, ty))
        }
        AttrData::Float { .. } if ir.float_kind(ty).is_some() => Initial::Scalar(value),
        // A 16-bit float lies in an integer register.
        AttrData::Float { bits, .. } => match i128::try_from(bits) {
            Ok(bits) if ir.int_width(ty).is_some() => Initial::Scalar(ir.int_attr(bits, ty)),
            _ => Initial::Unsupported,
        },
        _ if is_buffer && serialized(ir, value).is_some() => Initial::Bytes,
        _ => Initial::Unsupported,
    }
}

/// An initializer that stores read-only data into a global.
fn store_bytes(ir: &mut Ir, module: Op, op: Op, name: &str, value: Attr) {
    let loc = ir.op_loc(op);
    let (region, body) = ir.new_region_with_block(&[], loc);
    let symbol = ir.symbol_attr(name);
    let mut b = Builder::at_end(ir, body, loc);
    let bytes = b
        .op(consts::RodataInline::KIND)
        .attr("value", value)
        .value();
    b.op(globals::GlobalStoreRef::KIND)
        .operands([bytes])
        .attr("global", symbol)
        .build();
    b.op(control::Return::KIND).build();
    let at = end_of(ir, module);
    let ty = ir.function_type(&[], &[]);
    let ty = ir.type_attr(ty);
    Builder::new(ir, at, loc)
        .op(structural::Initializer::KIND)
        .attr("function_type", ty)
        .region(region)
        .build();
}

/// Whether some op of the program loads, stores or names the global.
fn is_referenced(ir: &Ir, global: Op) -> bool {
    let Some(root) = ir.parent_op(global) else {
        return true;
    };
    let Some(name) = symbols::symbol_name(ir, global) else {
        return true;
    };
    symbols::references(ir, root)
        .into_iter()
        .any(|(from, reference)| {
            from != root
                && ir.symbol_name(reference) == Some(name)
                && !ir.has_trait(from, Traits::SYMBOL_TABLE)
        })
}
