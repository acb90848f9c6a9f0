//! `iree-vm-drop-unused-calls`: calls without side effects whose results nothing uses go.

use rustc_hash::FxHashSet;

use crate::dialects::vm::calls;
use crate::dialects::vm::structural::Import;
use crate::ir::symbols::symbol_name;
use crate::ir::{Attr, Ir, Op, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-drop-unused-calls",
    summary: "drop calls that have neither effects nor used results",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let pure = imports_without_effects(ir, module);
    // Backwards, so that a call that only fed a dropped one is dropped too.
    for op in ir.walk(module, WalkOrder::Pre).into_iter().rev() {
        let kind = ir.kind(op);
        let call = kind == calls::Call::KIND || kind == calls::CallVariadic::KIND;
        if !call || ir.results(op).any(|v| ir.has_uses(v)) {
            continue;
        }
        let callee = ir.attr(op, "callee");
        if ir.has_attr(op, NO_EFFECTS) || callee.is_some_and(|c| pure.contains(&c)) {
            ir.erase(op);
        }
    }
    Ok(())
}

/// What says that a call, or every call of an import, has no effects.
const NO_EFFECTS: &str = "nosideeffects";

/// References to the imports that have no effects.
fn imports_without_effects(ir: &mut Ir, root: Op) -> FxHashSet<Attr> {
    let imports = ir.walk_kind(root, Import::KIND).into_iter();
    let names: Vec<String> = imports
        .filter(|&op| ir.has_attr(op, NO_EFFECTS))
        .filter_map(|op| symbol_name(ir, op).map(str::to_owned))
        .collect();
    names.iter().map(|name| ir.symbol_attr(name)).collect()
}
