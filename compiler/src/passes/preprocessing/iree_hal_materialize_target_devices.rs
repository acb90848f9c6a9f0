//! `iree-hal-materialize-target-devices`: each device of the module's list becomes a global; the first is where
//! work runs that nothing else places.

use super::iree_hal_assign_target_devices::TARGETS;
use crate::dialects::{hal, util};
use crate::ir::symbols::{self, SymbolTable};
use crate::ir::{Attr, Builder, InsertPoint, Ir, Op, TypeData};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-hal-materialize-target-devices",
    summary: "turn the module's devices into globals",
    anchor: Anchor::Module,
    run,
};

/// The attribute that names the device of work that nothing else places.
const DEFAULT_AFFINITY: &str = "stream.affinity.default";

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let listed: Vec<Attr> = ir
        .attr(module, TARGETS)
        .and_then(|list| ir.array_items(list))
        .unwrap_or_default()
        .to_vec();
    ir.remove_attr(module, TARGETS);
    let mut first = None;
    for (i, device) in listed.into_iter().enumerate() {
        let name = make_global(ir, module, i, device);
        first.get_or_insert(name);
    }
    let first = first.or_else(|| {
        let global = *super::iree_hal_verify_devices::devices(ir, module).first()?;
        symbols::symbol_name(ir, global).map(str::to_owned)
    });
    if let Some(name) = first
        && !ir.has_attr(module, DEFAULT_AFFINITY)
    {
        let affinity = hal::device_affinity(ir, &name);
        ir.set_attr(module, DEFAULT_AFFINITY, affinity);
    }
    Ok(())
}

/// Makes the global of device `i`, after those of the devices before it and before everything else.
fn make_global(ir: &mut Ir, module: Op, i: usize, device: Attr) -> String {
    let name = SymbolTable::new(ir, module).unique_name(ir, &format!("__device_{i}"));
    let body = ir.body_block(module);
    let before = ir.block_ops(body).nth(i);
    let at = before.map_or(InsertPoint::End(body), InsertPoint::Before);
    let ty = ir.ext_type("hal.device", &[]);
    debug_assert!(matches!(ir.type_data(ty), TypeData::Ext { .. }));
    let (private, text, ty) = (
        ir.string_attr("private"),
        ir.string_attr(&name),
        ir.type_attr(ty),
    );
    let loc = ir.op_loc(module);
    Builder::new(ir, at, loc)
        .op(util::Global::KIND)
        .attr(symbols::SYM_VISIBILITY, private)
        .attr(symbols::SYM_NAME, text)
        .attr("type", ty)
        .attr("initial_value", device)
        .build();
    name
}
