//! `iree-vm-materialize-ref-discards`: says where references die, so that what they hold is freed as early as may be.
//!
//! A reference is discarded after its last use in a block, after its definition if nothing uses it, or at the start
//! of a block that is only reached by edges on which it dies. An op that takes its reference over (a call, a return,
//! a store, a branch that passes it on) needs no discard.

use rustc_hash::{FxHashMap, FxHashSet};

use super::live_values::LiveValues;
use crate::dialects::vm::lists::access::ListSetRef;
use crate::dialects::vm::{calls, consts, control, convert, globals, is_ref_type, lists};
use crate::ir::{Block, Builder, InsertPoint, Ir, Op, Region, Traits, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-materialize-ref-discards",
    summary: "discard references where they die",
    anchor: Anchor::Named("vm.func"),
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let body = ir.region(function, 0);
    if ir.first_block(body).is_none() {
        return Ok(());
    }
    // A discard on an edge needs a block of its own where the edge leaves a branch and enters a join.
    split_critical_edges(ir, body);
    let live = LiveValues::new(ir, body, is_ref);
    let order = definition_order(ir, body);
    let blocks: Vec<Block> = ir.region_blocks(body).collect();
    for &block in &blocks {
        let mut dying = dies_on_entry(ir, &live, block);
        dying.sort_by_key(|v| order.get(v));
        discard_in(ir, &live, block);
        discard(ir, InsertPoint::Start(block), block, &dying);
    }
    merge_empty_splits(ir, body);
    Ok(())
}

/// The place of each definition in the text, so that what is emitted does not depend on how the IR was made.
fn definition_order(ir: &Ir, body: Region) -> FxHashMap<Value, usize> {
    let mut order = FxHashMap::default();
    for block in ir.region_blocks(body) {
        let results = ir.block_ops(block).flat_map(|op| ir.results(op));
        for value in ir.block_args(block).iter().copied().chain(results) {
            order.insert(value, order.len());
        }
    }
    order
}

fn is_ref(ir: &Ir, value: Value) -> bool {
    is_ref_type(ir, ir.value_type(value))
}

/// References that a predecessor has at its end, that it does not pass to this block, and that this block does not
/// need. With critical edges split, all predecessors agree or there is one.
fn dies_on_entry(ir: &Ir, live: &LiveValues, block: Block) -> Vec<Value> {
    let predecessors: Vec<(Op, usize)> = ir.predecessors(block).collect();
    let &[(terminator, i)] = &predecessors[..] else {
        return Vec::new();
    };
    let Some(from) = ir.parent_block(terminator) else {
        return Vec::new();
    };
    let passed: Vec<Value> = ir
        .successor_operands(terminator, i)
        .map(|n| ir.operand(terminator, n))
        .collect();
    let mut held: Vec<Value> = live.at_end(ir, from).into_iter().collect();
    held.extend(ir.operands(terminator).filter(|&v| is_ref(ir, v)));
    held.retain(|v| !live.at_start(block).contains(v) && !passed.contains(v));
    in_program_order(ir, block, held)
}

/// Each of `values` once, as the program defines them, so that the numbers of values decide nothing.
fn in_program_order(ir: &Ir, block: Block, values: Vec<Value>) -> Vec<Value> {
    let Some(region) = ir.block_region(block).filter(|_| values.len() > 1) else {
        return values;
    };
    let values: FxHashSet<Value> = values.into_iter().collect();
    let mut ordered = Vec::with_capacity(values.len());
    for block in ir.region_blocks(region) {
        let results = ir.block_ops(block).flat_map(|op| ir.results(op));
        let defined = ir.block_args(block).iter().copied().chain(results);
        ordered.extend(defined.filter(|v| values.contains(v)));
    }
    ordered
}

/// Discards after last uses and unused definitions, inside a block.
fn discard_in(ir: &mut Ir, live: &LiveValues, block: Block) {
    let terminator = ir.terminator(block);
    let mut needed = live.at_end(ir, block);
    needed.extend(ir.operands(terminator).filter(|&v| is_ref(ir, v)));
    let mut after: Vec<(Op, Vec<Value>)> = Vec::new();
    for op in ir.block_ops(block).collect::<Vec<_>>().into_iter().rev() {
        if op == terminator {
            continue;
        }
        let mut dead: Vec<Value> = Vec::new();
        for value in ir.results(op).filter(|&v| is_ref(ir, v)) {
            if !needed.remove(&value) {
                dead.push(value);
            }
        }
        for value in ir.operand_vec(op) {
            if is_ref(ir, value) && needed.insert(value) && !takes_over(ir, op, value) {
                dead.push(value);
            }
        }
        if !dead.is_empty() && ir.kind(op) != consts::DiscardRefs::KIND {
            after.push((op, dead));
        }
    }
    // An argument that nothing needs dies at once.
    let unused: Vec<Value> = ir
        .block_args(block)
        .iter()
        .copied()
        .filter(|&v| is_ref(ir, v) && !needed.contains(&v))
        .collect();
    for (op, dead) in after {
        discard(ir, InsertPoint::After(op), block, &dead);
    }
    discard(ir, InsertPoint::Start(block), block, &unused);
}

/// Whether an op can take the reference from its register, which it can if it names it once.
fn takes_over(ir: &Ir, op: Op, value: Value) -> bool {
    let once = ir.operands(op).filter(|&v| v == value).count() == 1;
    let kind = ir.kind(op);
    let movable = ir.has_trait(op, Traits::TERMINATOR)
        || [
            calls::Call::KIND,
            calls::CallVariadic::KIND,
            globals::GlobalStoreRef::KIND,
            globals::indirect::GlobalStoreIndirectRef::KIND,
            consts::AssignRef::KIND,
            consts::DiscardRefs::KIND,
            convert::CastAnyRef::KIND,
            convert::CastRefAny::KIND,
            convert::SelectRef::KIND,
            lists::SwitchRef::KIND,
        ]
        .contains(&kind)
        || kind == ListSetRef::KIND && ir.operand(op, 2) == value;
    once && movable
}

fn discard(ir: &mut Ir, at: InsertPoint, block: Block, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    let loc = match at {
        InsertPoint::After(op) => ir.op_loc(op),
        _ => ir.op_loc(ir.terminator(block)),
    };
    Builder::new(ir, at, loc)
        .op(consts::DiscardRefs::KIND)
        .operands(values.iter().copied())
        .build();
}

/// Puts a block on every edge from a block with several successors to one with several predecessors.
fn split_critical_edges(ir: &mut Ir, body: Region) {
    for block in ir.region_blocks(body).collect::<Vec<_>>() {
        let terminator = ir.terminator(block);
        if ir.successor_count(terminator) < 2 || ir.kind(terminator) != control::CondBr::KIND {
            continue;
        }
        for i in 0..2 {
            let Some(target) = ir.successors(terminator).nth(i) else {
                continue;
            };
            if ir.predecessors(target).count() < 2 {
                continue;
            }
            let values: Vec<Value> = ir.operand_group(terminator, 1 + i);
            let middle = ir.insert_block_before(target);
            let loc = ir.op_loc(terminator);
            Builder::at_end(ir, middle, loc)
                .op(control::Br::KIND)
                .operands(values)
                .successors([target])
                .build();
            ir.set_operand_group(terminator, 1 + i, &[]);
            ir.set_successor(terminator, i, middle);
        }
    }
}

/// Takes out the blocks on edges where nothing was discarded.
fn merge_empty_splits(ir: &mut Ir, body: Region) {
    for block in ir.region_blocks(body).collect::<Vec<_>>() {
        let only = ir.terminator(block);
        let empty = ir.first_op(block) == Some(only)
            && ir.kind(only) == control::Br::KIND
            && ir.block_args(block).is_empty()
            && !ir.is_entry_block(block);
        let predecessors: Vec<(Op, usize)> = ir.predecessors(block).collect();
        let &[(branch, i)] = &predecessors[..] else {
            continue;
        };
        let Some(target) = ir.successors(only).next() else {
            continue;
        };
        if !empty || target == block || ir.kind(branch) != control::CondBr::KIND {
            continue;
        }
        let values = ir.operand_vec(only);
        ir.set_operand_group(branch, 1 + i, &values);
        ir.set_successor(branch, i, target);
        ir.erase_block(block);
    }
}
