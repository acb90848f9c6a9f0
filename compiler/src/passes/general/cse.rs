//! `cse`: merges ops without side effects that compute the same, and drops dead ones.

use rustc_hash::FxHashMap;

use crate::ir::{Attr, Dominance, Ir, Op, OpKind, Traits, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};
use crate::rewrite::erase_if_dead;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "cse",
    summary: "merge ops that compute the same value",
    anchor: Anchor::Module,
    run: |cx, root| {
        eliminate(cx.ir, root);
        Ok(())
    },
};

/// All that tells two ops without regions apart, but for where they stand.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    kind: OpKind,
    operands: Vec<Value>,
    props: Attr,
    attrs: Attr,
    results: Vec<Type>,
}

impl Key {
    fn of(ir: &Ir, op: Op) -> Option<Self> {
        let mergeable = ir.has_trait(op, Traits::PURE)
            && ir.region_count(op) == 0
            && ir.result_count(op) > 0
            && !ir.has_trait(op, Traits::TERMINATOR);
        mergeable.then(|| {
            let mut operands = ir.operand_vec(op);
            if ir.has_trait(op, Traits::COMMUTATIVE)
                && operands.len() >= 2
                && operands[0] > operands[1]
            {
                operands.swap(0, 1);
            }
            Self {
                kind: ir.kind(op),
                operands,
                props: ir.props(op),
                attrs: ir.attrs(op),
                results: ir.results(op).map(|v| ir.value_type(v)).collect(),
            }
        })
    }
}

fn eliminate(ir: &mut Ir, root: Op) {
    let mut dominance = Dominance::new();
    let mut seen: FxHashMap<Key, Vec<Op>> = FxHashMap::default();
    for op in ir.walk(root, WalkOrder::Pre) {
        if !ir.is_live(op) || ir.parent_block(op).is_none() || op == root {
            continue;
        }
        let Some(key) = Key::of(ir, op) else {
            continue;
        };
        let earlier = seen.entry(key).or_default();
        // The isolated op around both must be the same: a use may not reach through it.
        let found = earlier.iter().copied().find(|&candidate| {
            isolated_ancestor(ir, candidate) == isolated_ancestor(ir, op)
                && dominance.value_dominates(ir, ir.result(candidate, 0), op)
        });
        match found {
            Some(same) => {
                let values: Vec<Value> = ir.results(same).collect();
                ir.replace_op(op, &values);
            }
            None => earlier.push(op),
        }
    }
    for op in ir.walk(root, WalkOrder::Post).into_iter().rev() {
        if op != root && ir.is_live(op) && ir.parent_block(op).is_some() {
            erase_if_dead(ir, op);
        }
    }
}

fn isolated_ancestor(ir: &Ir, op: Op) -> Option<Op> {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .find(|&o| ir.has_trait(o, Traits::ISOLATED))
}
