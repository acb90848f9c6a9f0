//! `iree-vm-deduplicate-rodata`: of segments with equal contents one stays.

use rustc_hash::FxHashMap;

use crate::dialects::vm::consts::Rodata;
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
    // The alignment is part of the key, since code may rely on it.
    let mut first: FxHashMap<[Option<Attr>; 3], Attr> = FxHashMap::default();
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
        let key = ["value", "alignment", "mime_type"].map(|k| ir.attr(op, k));
        match first.get(&key) {
            Some(&kept) => {
                renamed.insert(symbol, kept);
                dropped.push(op);
            }
            None => {
                first.insert(key, symbol);
            }
        }
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
