//! The greedy driver: folds ops and applies the canonicalization patterns of their rows until nothing changes.
//!
//! A sweep visits the ops of a tree inner first. Ids are plain integers, so a pattern may erase or make any op;
//! what it makes is visited in the next sweep.

use super::dead_code::{erase_if_dead, erase_unreachable_blocks};
use crate::ir::def::{Fold, Folded};
use crate::ir::{Attr, Block, Builder, InsertPoint, Ir, Op, Traits, Type, Value, WalkOrder};

/// Sweeps after which the driver stops even if patterns still find work: two patterns undo each other then.
const MAX_SWEEPS: usize = 64;

/// Folds and canonicalizes everything inside `root`. Returns whether anything changed.
pub fn greedy(ir: &mut Ir, root: Op) -> bool {
    let mut changed = false;
    for _ in 0..MAX_SWEEPS {
        if !sweep(ir, root) {
            break;
        }
        changed = true;
    }
    changed
}

fn sweep(ir: &mut Ir, root: Op) -> bool {
    let mut changed = false;
    for op in ir.walk(root, WalkOrder::Pre) {
        if ir.is_live(op) {
            for region in ir.regions(op).to_vec() {
                changed |= erase_unreachable_blocks(ir, region);
            }
        }
    }
    for op in ir.walk(root, WalkOrder::Post) {
        if op == root || !ir.is_live(op) || ir.parent_block(op).is_none() {
            continue;
        }
        changed |= visit(ir, op);
    }
    changed
}

fn visit(ir: &mut Ir, op: Op) -> bool {
    if erase_if_dead(ir, op) || fold_op(ir, op) {
        return true;
    }
    let Some(def) = ir.def(op) else { return false };
    def.canonicalize.iter().any(|pattern| pattern(ir, op))
}

/// Folds one op: replaces its results by values or constants, or changes it in place. Returns whether it did.
pub fn fold_op(ir: &mut Ir, op: Op) -> bool {
    let Some(fold) = ir.def(op).and_then(|def| def.fold) else {
        return false;
    };
    let results = match fold(ir, op) {
        Fold::No => return false,
        Fold::Changed => return true,
        Fold::Constant(attr) => vec![Folded::Constant(attr)],
        Fold::Value(value) => vec![Folded::Value(value)],
        Fold::Each(results) => results,
    };
    let mut values = Vec::with_capacity(results.len());
    for (folded, result) in results.into_iter().zip(ir.results(op)) {
        let ty = ir.value_type(result);
        let value = match folded {
            // An op in a cycle may fold to itself; that is no progress.
            Folded::Value(value) if value == result || ir.value_type(value) != ty => return false,
            Folded::Value(value) => value,
            Folded::Constant(attr) => match materialize(ir, op, attr, ty) {
                Some(value) => value,
                None => return false,
            },
        };
        values.push(value);
    }
    ir.replace_op(op, &values);
    true
}

/// Makes a constant at the start of the nearest enclosing isolated region, or finds it there.
fn materialize(ir: &mut Ir, op: Op, attr: Attr, ty: Type) -> Option<Value> {
    let entry = constant_block(ir, op)?;
    for existing in ir.block_ops(entry) {
        if !ir.has_trait(existing, Traits::CONSTANT_LIKE) {
            break;
        }
        let result = ir.result(existing, 0);
        if ir.attr(existing, "value") == Some(attr) && ir.value_type(result) == ty && existing != op
        {
            return Some(result);
        }
    }
    let own = ir
        .registry()
        .dialect_of(ir.kind(op))
        .and_then(|d| d.constant);
    let others: Vec<_> = ir
        .registry()
        .dialects()
        .filter_map(|d| d.constant)
        .collect();
    let loc = ir.op_loc(op);
    for make in own.into_iter().chain(others) {
        let mut builder = Builder::new(ir, InsertPoint::Start(entry), loc);
        if let Some(made) = make(&mut builder, attr, ty) {
            return Some(ir.result(made, 0));
        }
    }
    None
}

/// The entry block in which constants for `op` stand: that of the outermost region that no isolated op closes
/// off from it.
fn constant_block(ir: &Ir, op: Op) -> Option<Block> {
    let mut at = op;
    loop {
        let region = ir.block_region(ir.parent_block(at)?)?;
        let parent = ir.region_parent(region);
        match parent {
            Some(parent) if !ir.has_trait(parent, Traits::ISOLATED) && ir.def(parent).is_some() => {
                at = parent;
            }
            _ => return ir.first_block(region),
        }
    }
}
