//! `iree-vm-deduplicate-rodata`: of segments with equal contents one stays, with the strictest alignment.

use rustc_hash::FxHashMap;

use crate::dialects::vm::consts::{Rodata, rodata_alignment};
use crate::ir::symbols::{rewrite_references, symbol_name};
use crate::ir::{Attr, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-deduplicate-rodata",
    summary: "merge segments with equal contents",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut first: FxHashMap<[Option<Attr>; 2], (Op, Attr)> = FxHashMap::default();
    let mut renamed: FxHashMap<Attr, Attr> = FxHashMap::default();
    let mut dropped = Vec::new();
    for op in ir.body_ops(module) {
        if ir.kind(op) != Rodata::KIND {
            continue;
        }
        let Some(name) = symbol_name(ir, op).map(str::to_owned) else {
            continue;
        };
        let symbol = ir.symbol_attr(&name);
        let key = ["value", "mime_type"].map(|k| ir.attr(op, k));
        let Some(&(kept, kept_symbol)) = first.get(&key) else {
            first.insert(key, (op, symbol));
            continue;
        };
        // Code may rely on the alignment of either.
        if rodata_alignment(ir, kept) < rodata_alignment(ir, op) {
            match ir.attr(op, "alignment") {
                Some(alignment) => ir.set_attr(kept, "alignment", alignment),
                None => ir.remove_attr(kept, "alignment"),
            }
        }
        renamed.insert(symbol, kept_symbol);
        dropped.push(op);
    }
    if renamed.is_empty() {
        return Ok(());
    }
    rewrite_references(ir, module, &mut |_, reference| {
        renamed.get(&reference).copied()
    });
    for op in dropped {
        ir.erase(op);
    }
    Ok(())
}
