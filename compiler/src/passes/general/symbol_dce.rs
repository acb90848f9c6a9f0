//! `symbol-dce`: erases private symbols that nothing refers to.

use rustc_hash::FxHashSet;

use crate::ir::{Ir, Op, Traits, symbols};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "symbol-dce",
    summary: "erase private symbols that nothing refers to",
    anchor: Anchor::Module,
    run: |cx, root| {
        while erase_unused(cx.ir, root) {}
        Ok(())
    },
};

/// One round; erasing a symbol may leave those that it referred to unused.
fn erase_unused(ir: &mut Ir, root: Op) -> bool {
    let mut used: FxHashSet<Op> = FxHashSet::default();
    for (from, reference) in symbols::references(ir, root) {
        // A function that refers to nothing but itself is unused.
        if let Some(op) = resolve_path(ir, from, root, reference) {
            used.extend(
                op.into_iter()
                    .filter(|&target| !ir.is_inside(from, target) || target == from),
            );
        }
    }
    let mut changed = false;
    for table in tables(ir, root) {
        for op in ir.body_ops(table) {
            let private = ir.has_trait(op, Traits::SYMBOL)
                && symbols::symbol_name(ir, op).is_some()
                && !symbols::is_public(ir, op);
            if private && !used.contains(&op) {
                ir.erase(op);
                changed = true;
            }
        }
    }
    changed
}

/// Every op along a reference's path.
fn resolve_path(ir: &Ir, from: Op, root: Op, reference: crate::ir::Attr) -> Option<Vec<Op>> {
    let (name, nested) = ir.symbol_parts(reference)?;
    // An attribute of the module itself (an affinity, say) refers to the module's own symbols.
    let mut table = if from == root || ir.has_trait(from, Traits::SYMBOL_TABLE) {
        Some(from)
    } else {
        symbols::nearest_table(ir, from)
    };
    while let Some(t) = table {
        if let Some(found) = symbols::lookup_in(ir, t, name) {
            let mut path = vec![found];
            for &step in nested {
                match symbols::lookup_in(ir, *path.last()?, step) {
                    Some(op) => path.push(op),
                    None => break,
                }
            }
            return Some(path);
        }
        table = symbols::nearest_table(ir, t);
    }
    None
}

fn tables(ir: &Ir, root: Op) -> Vec<Op> {
    let mut found = vec![root];
    let mut next = 0;
    while next < found.len() {
        for op in ir.body_ops(found[next]) {
            // Only modules are searched: the symbols of an executable are its interface.
            if ir.has_trait(op, Traits::SYMBOL_TABLE) && ir.op_name(op).ends_with(".module") {
                found.push(op);
            }
        }
        next += 1;
    }
    found
}
