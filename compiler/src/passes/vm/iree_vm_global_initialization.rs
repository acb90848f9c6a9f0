//! `iree-vm-global-initialization`: initial values and initializers become one exported function `__init`, or go on
//! where there is one already. Its counterpart `__deinit` is made too, and does nothing yet.
//!
//! Globals get their initial values first, in module order, then initializers run in order. Zero is what a global
//! starts with anyway, and is not stored.

use rustc_hash::FxHashSet;

use crate::dialects::vm::{constant, control, globals, structural};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY, symbol_name};
use crate::ir::{
    Attr, AttrData, Block, Builder, InsertPoint, Ir, Loc, Op, OpKind, Region, WalkOrder,
};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

use super::bodies::{Ends, append_body, continue_from};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-global-initialization",
    summary: "make the functions that initialize globals",
    anchor: Anchor::Named("vm.module"),
    run,
};

/// The names that the runtime calls when it has loaded a module, and before it lets go of it.
const INIT: &str = "__init";
const DEINIT: &str = "__deinit";

/// How bodies of `vm` end and go on.
const VM_ENDS: Ends = Ends {
    returns: control::Return::KIND,
    branch: control::Br::KIND,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let members = ir.body_ops(module);
    let existing = |name| {
        let mut named = members.iter().copied();
        named.find(|&op| ir.kind(op) == structural::Func::KIND && symbol_name(ir, op) == Some(name))
    };
    let (init, deinit) = (existing(INIT), existing(DEINIT));
    match init {
        Some(init) => extend(ir, &members, init),
        None => {
            let loc = ir.op_loc(module);
            let (region, block) = ir.new_region_with_block(&[], loc);
            initialize(ir, &members, region, block, loc);
            add_function(ir, module, INIT, region);
        }
    }
    if deinit.is_none() {
        let loc = ir.op_loc(module);
        let (region, block) = ir.new_region_with_block(&[], loc);
        Builder::at_end(ir, block, loc)
            .op(control::Return::KIND)
            .build();
        add_function(ir, module, DEINIT, region);
    }
    mark_mutability(ir, module);
    Ok(())
}

/// Lets an existing function go on with what there is to initialize.
fn extend(ir: &mut Ir, members: &[Op], init: Op) {
    let work = members.iter().any(|&op| {
        store_of(ir.kind(op)).is_some() && ir.has_attr(op, "initial_value")
            || ir.kind(op) == structural::Initializer::KIND
    });
    if work {
        let (region, loc) = (ir.region(init, 0), ir.op_loc(init));
        let blocks: Vec<Block> = ir.region_blocks(region).collect();
        let block = continue_from(ir, region, &blocks, &VM_ENDS);
        initialize(ir, members, region, block, loc);
    }
}

/// Stores initial values and runs initializers at the end of `block`, then returns.
fn initialize(ir: &mut Ir, members: &[Op], region: Region, mut block: Block, loc: Loc) {
    for &op in members {
        if let Some(store) = store_of(ir.kind(op)) {
            store_initial_value(ir, block, op, store);
        }
    }
    for &op in members {
        if ir.kind(op) == structural::Initializer::KIND {
            block = append_body(ir, region, block, op, &VM_ENDS);
            ir.erase(op);
        }
    }
    Builder::at_end(ir, block, loc)
        .op(control::Return::KIND)
        .build();
}

/// The op that stores a kind of global.
fn store_of(global: OpKind) -> Option<OpKind> {
    Some(match global {
        globals::GlobalI32::KIND => globals::GlobalStoreI32::KIND,
        globals::GlobalI64::KIND => globals::GlobalStoreI64::KIND,
        globals::GlobalF32::KIND => globals::GlobalStoreF32::KIND,
        globals::GlobalF64::KIND => globals::GlobalStoreF64::KIND,
        _ => return None,
    })
}

fn store_initial_value(ir: &mut Ir, block: Block, global: Op, store: OpKind) {
    let Some(value) = ir.attr(global, "initial_value") else {
        return;
    };
    ir.remove_attr(global, "initial_value");
    if is_zero(ir, value) {
        return;
    }
    let Some(ty) = ir.attr_type(value) else {
        return;
    };
    let name = symbol_name(ir, global).unwrap_or_default().to_owned();
    let symbol = ir.symbol_attr(&name);
    let loc = ir.op_loc(global);
    let mut b = Builder::at_end(ir, block, loc);
    let Some(made) = constant(&mut b, value, ty) else {
        return;
    };
    let value = b.ir.result(made, 0);
    b.op(store).operands([value]).attr("global", symbol).build();
}

fn is_zero(ir: &Ir, value: Attr) -> bool {
    match ir.attr_data(value) {
        AttrData::Integer { value, .. } => *value == 0,
        AttrData::Float { bits, .. } => *bits == 0,
        _ => false,
    }
}

/// Adds and exports a function that takes and returns nothing.
fn add_function(ir: &mut Ir, module: Op, name: &str, region: Region) {
    let (symbol, name) = (ir.symbol_attr(name), ir.string_attr(name));
    let private = ir.string_attr("private");
    let ty = ir.function_type(&[], &[]);
    let ty = ir.type_attr(ty);
    let (end, loc) = (ir.terminator(ir.body_block(module)), ir.op_loc(module));
    let mut b = Builder::new(ir, InsertPoint::Before(end), loc);
    b.op(structural::Export::KIND)
        .attr("function_ref", symbol)
        .attr("export_name", name)
        .build();
    b.op(structural::Func::KIND)
        .attr(SYM_NAME, name)
        .attr(SYM_VISIBILITY, private)
        .attr("function_type", ty)
        .region(region)
        .build();
}

/// Says of each global, and of each load of it, whether some function stores to it.
///
/// A ref that nothing stores stays as it is: what a load leaves behind in a mutable one is for the loads to say.
fn mark_mutability(ir: &mut Ir, module: Op) {
    let mut stored: FxHashSet<Attr> = FxHashSet::default();
    for op in ir.walk(module, WalkOrder::Pre) {
        // Whoever has the address may store there.
        if ir.op_name(op).starts_with("vm.global.store.")
            || ir.kind(op) == globals::GlobalAddress::KIND
        {
            stored.extend(ir.attr(op, "global"));
        }
    }
    let unit = ir.unit_attr();
    let set = |ir: &mut Ir, op, name, on| match on {
        true => ir.set_attr(op, name, unit),
        false => ir.remove_attr(op, name),
    };
    let mut constant: FxHashSet<Attr> = FxHashSet::default();
    for op in ir.body_ops(module) {
        let kind = ir.kind(op);
        let Some(name) = symbol_name(ir, op)
            .filter(|_| globals::is_global(kind))
            .map(str::to_owned)
        else {
            continue;
        };
        let symbol = ir.symbol_attr(&name);
        if stored.contains(&symbol) {
            set(ir, op, "is_mutable", true);
        } else if kind != globals::GlobalRef::KIND {
            set(ir, op, "is_mutable", false);
            constant.insert(symbol);
        }
    }
    for op in ir.walk(module, WalkOrder::Pre) {
        let Some(global) = ir.attr(op, "global") else {
            continue;
        };
        if constant.contains(&global) {
            set(ir, op, "is_immutable", true);
        } else if stored.contains(&global) {
            set(ir, op, "is_immutable", false);
        }
    }
}
