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
    if constant_to_rhs(ir, op) {
        return true;
    }
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
            Folded::Constant(attr) => match constant(ir, op, attr, ty) {
                Some(value) => value,
                None => return false,
            },
        };
        values.push(value);
    }
    ir.replace_op(op, &values);
    true
}

/// Moves a constant first operand of a commutative op to the second place, where folds and patterns look for it.
fn constant_to_rhs(ir: &mut Ir, op: Op) -> bool {
    if !ir.has_trait(op, Traits::COMMUTATIVE) || ir.operand_count(op) < 2 {
        return false;
    }
    let (lhs, rhs) = (ir.operand(op, 0), ir.operand(op, 1));
    if !ir.is_constant(lhs) || ir.is_constant(rhs) {
        return false;
    }
    ir.set_operand(op, 0, rhs);
    ir.set_operand(op, 1, lhs);
    true
}

/// A constant for use at `op`: it stands at the start of the nearest enclosing isolated region, where one that is
/// there already serves too.
pub fn constant(ir: &mut Ir, op: Op, attr: Attr, ty: Type) -> Option<Value> {
    let entry = constant_block(ir, op)?;
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
            let same = same_constant(ir, made, op);
            if same.is_some() {
                ir.erase(made);
            }
            return Some(ir.result(same.unwrap_or(made), 0));
        }
    }
    None
}

/// The constant equal to `made` among those right after it; not `op`, which may be on its way out.
fn same_constant(ir: &Ir, made: Op, op: Op) -> Option<Op> {
    let ty = ir.value_type(ir.result(made, 0));
    std::iter::successors(ir.next_op(made), |&o| ir.next_op(o))
        .take_while(|&o| ir.has_trait(o, Traits::CONSTANT_LIKE))
        .find(|&o| {
            o != op
                && ir.kind(o) == ir.kind(made)
                && ir.props(o) == ir.props(made)
                && ir.value_type(ir.result(o, 0)) == ty
        })
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
