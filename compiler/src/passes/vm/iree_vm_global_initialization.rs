//! `iree-vm-global-initialization`: initial values and initializers become one exported function `__init`.
//!
//! Globals get their initial values first, in module order, then initializers run in order. Zero is what a global
//! starts with anyway, and is not stored.

use crate::dialects::vm::{constant, control, globals, structural};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY, symbol_name};
use crate::ir::{
    Attr, AttrData, Block, Builder, InsertPoint, Ir, Loc, Op, OpKind, Region, WalkOrder,
};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

use super::bodies::{Ends, append_body};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-global-initialization",
    summary: "make the functions that initialize globals",
    anchor: Anchor::Named("vm.module"),
    run,
};

/// How bodies of `vm` end and go on.
const VM_ENDS: Ends = Ends {
    returns: control::Return::KIND,
    branch: control::Br::KIND,
};

/// The name that the runtime calls when it has loaded a module.
const INIT: &str = "__init";

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let members = ir.body_ops(module);
    if members.iter().any(|&op| symbol_name(ir, op) == Some(INIT)) {
        return Ok(());
    }
    let loc = ir.op_loc(module);
    let (region, mut block) = ir.new_region_with_block(&[], loc);
    for &op in &members {
        if let Some(store) = store_of(ir.kind(op)) {
            store_initial_value(ir, block, op, store);
        }
    }
    for &op in &members {
        if ir.kind(op) == structural::Initializer::KIND {
            block = append_body(ir, region, block, op, &VM_ENDS);
            ir.erase(op);
        }
    }
    Builder::at_end(ir, block, loc)
        .op(control::Return::KIND)
        .build();
    add_init(ir, module, region, loc);
    mark_mutable(ir, module);
    Ok(())
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

fn add_init(ir: &mut Ir, module: Op, region: Region, loc: Loc) {
    let (name, private) = (ir.string_attr(INIT), ir.string_attr("private"));
    let symbol = ir.symbol_attr(INIT);
    let ty = ir.function_type(&[], &[]);
    let ty = ir.type_attr(ty);
    let end = ir.terminator(ir.body_block(module));
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

/// What some function stores to is mutable, and no load may say otherwise.
fn mark_mutable(ir: &mut Ir, module: Op) {
    let mut stored: Vec<Attr> = Vec::new();
    for op in ir.walk(module, WalkOrder::Pre) {
        if ir.op_name(op).starts_with("vm.global.store.") {
            stored.extend(ir.attr(op, "global"));
        }
    }
    let unit = ir.unit_attr();
    for op in ir.walk(module, WalkOrder::Pre) {
        let name = symbol_name(ir, op).map(str::to_owned);
        if let (true, Some(name)) = (is_global(ir.kind(op)), name) {
            let symbol = ir.symbol_attr(&name);
            if stored.contains(&symbol) {
                ir.set_attr(op, "is_mutable", unit);
            }
        } else if ir.has_attr(op, "is_immutable")
            && ir
                .attr(op, "global")
                .is_some_and(|global| stored.contains(&global))
        {
            ir.remove_attr(op, "is_immutable");
        }
    }
}

fn is_global(kind: OpKind) -> bool {
    store_of(kind).is_some() || kind == globals::GlobalRef::KIND
}
