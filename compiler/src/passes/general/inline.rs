//! `inline`: puts the bodies of private functions in place of calls to them.
//!
//! A body is inlined if the function is private, is not recursive, and is either called once or small. A body
//! of several blocks is inlined only where the call stands directly in a function, since structured regions hold
//! one block.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialects::{cf, func, util, vm};
use crate::ir::{Block, Builder, Ir, Mapping, Op, OpKind, Traits, Value, WalkOrder, symbols};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "inline",
    summary: "inline private functions that are small or called once",
    anchor: Anchor::Module,
    run: |cx, root| {
        while inline_round(cx.ir, root) {}
        Ok(())
    },
};

/// Ops in a body up to which it is copied to each of several callers.
const SMALL: usize = 24;

/// Inlines every call that qualifies now; calls inside what was inlined wait for the next round.
fn inline_round(ir: &mut Ir, root: Op) -> bool {
    let mut calls: Vec<(Op, Op)> = Vec::new();
    let mut references: FxHashMap<Op, usize> = FxHashMap::default();
    for (from, reference) in symbols::references(ir, root) {
        let Some(target) = symbols::resolve(ir, from, reference) else {
            continue;
        };
        *references.entry(target).or_default() += 1;
        if ir.has_trait(from, Traits::CALL) && ir.attr(from, "callee") == Some(reference) {
            calls.push((from, target));
        }
    }
    let recursive = recursive_functions(ir, &calls);
    let mut changed = false;
    for (call, callee) in calls {
        // A callee that was itself just inlined into may have grown; the next round looks again.
        if recursive.contains(&callee) || !qualifies(ir, call, callee, references[&callee]) {
            continue;
        }
        inline_call(ir, call, callee);
        changed = true;
    }
    changed
}

fn qualifies(ir: &Ir, call: Op, callee: Op, references: usize) -> bool {
    if !ir.has_trait(callee, Traits::FUNCTION)
        || symbols::is_public(ir, callee)
        || is_kept_apart(ir, callee)
    {
        return false;
    }
    let body = ir.region(callee, 0);
    if ir.first_block(body).is_none() {
        return false;
    }
    let size = ir.walk(callee, WalkOrder::Pre).len() - 1;
    if references > 1 && size > SMALL {
        return false;
    }
    let caller_is_function = ir
        .parent_op(call)
        .is_some_and(|p| ir.has_trait(p, Traits::FUNCTION));
    if ir.has_one_block(body) {
        let end = ir.first_block(body).and_then(|b| ir.last_op(b));
        return end.is_some_and(|end| branch_for(ir.kind(end)).is_some());
    }
    caller_is_function
}

/// Functions that say `noinline`, and those that a call must reach by name.
fn is_kept_apart(ir: &Ir, callee: Op) -> bool {
    ir.has_attr(callee, "no_inline")
        || ir.has_attr(callee, "noinline")
        || ir
            .attr(callee, "inlining_policy")
            .is_some_and(|a| crate::syntax::attr_text(ir, a).contains("never"))
}

/// The functions that reach themselves through calls.
fn recursive_functions(ir: &Ir, calls: &[(Op, Op)]) -> FxHashSet<Op> {
    let mut edges: FxHashMap<Op, Vec<Op>> = FxHashMap::default();
    for &(call, callee) in calls {
        let caller = std::iter::successors(ir.parent_op(call), |&o| ir.parent_op(o))
            .find(|&o| ir.has_trait(o, Traits::FUNCTION));
        if let Some(caller) = caller {
            edges.entry(caller).or_default().push(callee);
        }
    }
    let reaches_itself = |&start: &Op| {
        let mut seen = FxHashSet::default();
        let mut stack = edges[&start].clone();
        while let Some(function) = stack.pop() {
            if function == start {
                return true;
            }
            if seen.insert(function) {
                stack.extend(edges.get(&function).into_iter().flatten());
            }
        }
        false
    };
    edges.keys().copied().filter(reaches_itself).collect()
}

fn inline_call(ir: &mut Ir, call: Op, callee: Op) {
    let body = ir.region(callee, 0);
    let entry = ir
        .first_block(body)
        .expect("checked: the callee has a body");
    let mut mapping = Mapping::new();
    mapping.map_all(ir.block_args(entry).to_vec(), ir.operand_vec(call));
    if ir.has_one_block(body) {
        inline_block(ir, call, entry, &mut mapping);
    } else {
        inline_blocks(ir, call, callee, entry, &mut mapping);
    }
}

/// Clones the ops of the only block before the call; the return gives the results.
fn inline_block(ir: &mut Ir, call: Op, entry: Block, mapping: &mut Mapping) {
    for op in ir.block_ops(entry).collect::<Vec<_>>() {
        if branch_for(ir.kind(op)).is_some() {
            let values: Vec<Value> = ir.operands(op).map(|v| mapping.value(v)).collect();
            ir.replace_op(call, &values);
            return;
        }
        let clone = ir.clone_op(op, mapping);
        ir.insert_before(clone, call);
    }
}

/// Splits the caller's block at the call and puts clones of all blocks between; returns become branches.
fn inline_blocks(ir: &mut Ir, call: Op, callee: Op, entry: Block, mapping: &mut Mapping) {
    let loc = ir.op_loc(call);
    let before = ir
        .parent_block(call)
        .expect("checked: the call stands in a function");
    let region = ir
        .block_region(before)
        .expect("checked: the call stands in a function");
    let rest = ir.split_block(call);
    let results: Vec<Value> = ir.results(call).collect();
    let passed: Vec<Value> = results
        .iter()
        .map(|&result| {
            let ty = ir.value_type(result);
            ir.add_block_arg(rest, ty, loc)
        })
        .collect();
    ir.replace_op(call, &passed);
    // Arguments of the entry are mapped already; its clone gets none.
    let arguments: Vec<Value> = ir
        .block_args(entry)
        .iter()
        .map(|&v| mapping.value(v))
        .collect();
    let body = ir.region(callee, 0);
    ir.clone_blocks(body, region, Some(rest), mapping);
    let clone = mapping.block(entry);
    for (i, value) in arguments.into_iter().enumerate().rev() {
        let arg = ir.block_arg(clone, i);
        ir.replace_all_uses(arg, value);
        ir.erase_block_arg(clone, i);
    }
    ir.move_ops(clone, before);
    ir.replace_block_uses(clone, before);
    ir.erase_block(clone);
    let blocks: Vec<Block> = std::iter::successors(Some(before), |&b| ir.next_block(b))
        .take_while(|&b| b != rest)
        .collect();
    for block in blocks {
        let Some(last) = ir.last_op(block) else {
            continue;
        };
        if let Some(branch) = branch_for(ir.kind(last)) {
            let values = ir.operand_vec(last);
            Builder::before(ir, last)
                .op(branch)
                .operands(values)
                .successors([rest])
                .build();
            ir.erase(last);
        }
    }
}

/// The branch that an inlined return becomes; `None` for an op that does not return. (What ends a function without
/// coming back, such as `util.unreachable`, does so wherever it stands.)
fn branch_for(kind: OpKind) -> Option<OpKind> {
    match kind {
        func::Return::KIND | util::Return::KIND => Some(cf::Branch::KIND),
        vm::control::Return::KIND => Some(vm::control::Br::KIND),
        _ => None,
    }
}
