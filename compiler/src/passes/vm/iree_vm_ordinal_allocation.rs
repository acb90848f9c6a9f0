//! `iree-vm-ordinal-allocation`: writes down the number that each function, global and segment has in its table, and
//! resolves addresses of globals to it.

use rustc_hash::FxHashMap;

use crate::dialects::vm::consts::{ConstI32, Rodata};
use crate::dialects::vm::globals::{self, GlobalAddress};
use crate::dialects::vm::structural::{Export, Func, Import};
use crate::ir::symbols::symbol_name;
use crate::ir::{Attr, Builder, Ir, Op, OpKind};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-ordinal-allocation",
    summary: "assign ordinals to the members of the module",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let tables =
        [Import::KIND, Export::KIND, Func::KIND, Rodata::KIND].map(|k| numbered(ir, module, k));
    let globals = globals::layout(ir, module);
    let [imports, exports, functions, rodatas] = &tables;
    let counts = [
        imports.len(),
        exports.len(),
        functions.len(),
        globals.bytes as usize,
        globals.refs.len(),
        rodatas.len(),
        0,
    ];
    let counts: Vec<Attr> = counts
        .iter()
        .map(|&n| ir.i32_attr(i32::try_from(n).unwrap_or(i32::MAX)))
        .collect();
    let counts = ir.ext_attr("vm.ordinal_counts", &counts);
    ir.set_attr(module, "ordinal_counts", counts);

    let globals = [globals.values, globals.refs].concat();
    let mut addresses: FxHashMap<Attr, Attr> = FxHashMap::default();
    for &(op, ordinal) in tables.iter().flatten().chain(&globals) {
        let ordinal = ir.i32_attr(i32::try_from(ordinal).unwrap_or(i32::MAX));
        ir.set_attr(op, "ordinal", ordinal);
        if let Some(name) = symbol_name(ir, op).map(str::to_owned) {
            addresses.insert(ir.symbol_attr(&name), ordinal);
        }
    }
    resolve_addresses(ir, module, &addresses);
    Ok(())
}

/// The members of a kind with their places among themselves.
fn numbered(ir: &Ir, module: Op, kind: OpKind) -> Vec<(Op, u32)> {
    let members = ir.body_ops(module).into_iter();
    members.filter(|&op| ir.kind(op) == kind).zip(0..).collect()
}

/// Puts the ordinals of globals in place of their addresses.
fn resolve_addresses(ir: &mut Ir, module: Op, ordinals: &FxHashMap<Attr, Attr>) {
    for op in ir.walk_kind(module, GlobalAddress::KIND) {
        let ordinal = ir.attr(op, "global").and_then(|name| ordinals.get(&name));
        if let Some(&ordinal) = ordinal {
            let address = Builder::before(ir, op)
                .op(ConstI32::KIND)
                .attr("value", ordinal)
                .value();
            ir.replace_op(op, &[address]);
        }
    }
}
