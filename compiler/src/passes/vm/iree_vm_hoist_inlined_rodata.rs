//! `iree-vm-hoist-inlined-rodata`: constants that stand in functions become segments of the module.

use crate::dialects::vm::consts::{ConstRefRodata, Rodata, RodataInline};
use crate::dialects::vm::structural;
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY, SymbolTable};
use crate::ir::{AttrData, Builder, Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-hoist-inlined-rodata",
    summary: "hoist inline constants to segments of the module",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let mut table = SymbolTable::new(cx.ir, module);
    for op in cx.ir.walk_kind(module, RodataInline::KIND) {
        hoist(cx.ir, module, op, &mut table);
    }
    Ok(())
}

fn hoist(ir: &mut Ir, module: Op, op: Op, table: &mut SymbolTable) {
    let Some(value) = ir.attr(op, "value") else {
        return;
    };
    let name = table.unique_name(ir, &base_name(ir, op));
    // Segments stand before the members that use them.
    let mut anchor = op;
    while ir.parent_op(anchor) != Some(module) {
        match ir.parent_op(anchor) {
            Some(parent) => anchor = parent,
            None => return,
        }
    }
    let (sym_name, private) = (ir.string_attr(&name), ir.string_attr("private"));
    let (alignment, mime_type) = (ir.attr(op, "alignment"), ir.attr(op, "mime_type"));
    let loc = ir.op_loc(op);
    let mut b = Builder::before(ir, anchor);
    b.loc = loc;
    let mut rodata = b
        .op(Rodata::KIND)
        .attr(SYM_NAME, sym_name)
        .attr(SYM_VISIBILITY, private)
        .attr("value", value);
    for (key, attr) in [("alignment", alignment), ("mime_type", mime_type)] {
        if let Some(attr) = attr {
            rodata = rodata.attr(key, attr);
        }
    }
    let rodata = rodata.build();
    debug_assert_eq!(ir.kind(module), structural::Module::KIND);
    table.insert(ir, rodata);
    let symbol = ir.symbol_attr(&name);
    let reference = Builder::before(ir, op)
        .op(ConstRefRodata::KIND)
        .attr("rodata", symbol)
        .value();
    ir.replace_op(op, &[reference]);
}

/// The op's own name, or one that tells what a string says.
fn base_name(ir: &Ir, op: Op) -> String {
    if let Some(name) = ir.string_attr_of(op, "name").filter(|n| !n.is_empty()) {
        return name.to_owned();
    }
    match ir.attr(op, "value").map(|a| ir.attr_data(a)) {
        Some(AttrData::String { value, .. }) => {
            let text = ir.str(*value);
            let readable: String = text
                .chars()
                .take(32)
                .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
                .collect();
            format!("_utf8_{readable}_{:X}", hash(text.as_bytes()))
        }
        _ => "_const".to_owned(),
    }
}

/// FNV-1a, so that a name says which string it stands for and stays the same from run to run.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |h, &b| {
        (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}
