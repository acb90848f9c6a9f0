//! `iree-stream-schedule-execution`: work of a block that does not depend on the host goes to the device as one.
//!
//! Each op of a block gets a stage. Device work has the stage of the host ops that it needs; a host op that needs
//! results of stage `n` runs behind it, in stage `n + 1`. Host ops with effects keep their order, so their stages
//! never fall. A stage's device work is one `stream.async.execute`, whose results the host waits for.

use rustc_hash::{FxHashMap, FxHashSet};

use super::build::default_affinity;
use super::resources::{is_resource, is_streamable, operand_sizes, result_sizes};
use crate::dialects::{stream, util};
use crate::ir::{Block, Builder, InsertPoint, Ir, Mapping, Op, Traits, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-schedule-execution",
    summary: "partition work into regions that a device executes",
    anchor: Anchor::Module,
    run: |cx, module| {
        for op in cx.ir.body_ops(module) {
            let host =
                cx.ir.has_trait(op, Traits::FUNCTION) || util::Initializer::of(cx.ir, op).is_some();
            if host {
                schedule_function(cx.ir, module, op);
            }
        }
        Ok(())
    },
};

fn schedule_function(ir: &mut Ir, module: Op, function: Op) {
    let mut blocks: Vec<Block> = Vec::new();
    for op in ir.walk(function, WalkOrder::Pre) {
        for &region in ir.regions(op) {
            blocks.extend(ir.region_blocks(region));
        }
    }
    let once = util::Initializer::of(ir, function).is_some();
    for block in blocks {
        schedule_block(ir, module, block, once);
    }
}

/// Every value that `op` or an op inside it uses.
fn used_values(ir: &Ir, op: Op) -> Vec<Value> {
    if ir.region_count(op) == 0 {
        return ir.operand_vec(op);
    }
    ir.walk(op, WalkOrder::Pre)
        .into_iter()
        .flat_map(|inner| ir.operand_vec(inner))
        .collect()
}

fn schedule_block(ir: &mut Ir, module: Op, block: Block, once: bool) {
    let ops: Vec<Op> = ir.block_ops(block).collect();
    if !ops.iter().any(|&op| is_streamable(ir, op)) {
        return;
    }
    let stages = assign_stages(ir, &ops);
    let last = stages.values().copied().max().unwrap_or(0);
    let Some((&end, body)) = ops.split_last() else {
        return;
    };
    let (work, host): (Vec<Op>, Vec<Op>) = body.iter().partition(|&&op| is_streamable(ir, op));
    for stage in 0..=last {
        for &op in host.iter().filter(|op| stages[*op] == stage) {
            ir.move_before(op, end);
        }
        let part: Vec<Op> = work
            .iter()
            .copied()
            .filter(|op| stages[op] == stage)
            .collect();
        if !part.is_empty() {
            execute(ir, module, &part, end, once);
        }
    }
}

fn assign_stages(ir: &Ir, ops: &[Op]) -> FxHashMap<Op, usize> {
    let mut stages: FxHashMap<Op, usize> = FxHashMap::default();
    let mut effects = 0;
    for &op in ops {
        let device = is_streamable(ir, op);
        let mut stage = 0;
        for value in used_values(ir, op) {
            let Some(maker) = ir.defining_op(value) else {
                continue;
            };
            if let Some(&made) = stages.get(&maker) {
                let behind = !device && is_streamable(ir, maker);
                stage = stage.max(made + usize::from(behind));
            }
        }
        if !device && !ir.has_trait(op, Traits::PURE) {
            stage = stage.max(effects);
            effects = stage;
        }
        stages.insert(op, stage);
    }
    stages
}

/// Moves `part` into an execute op before `end`, and lets the uses outside wait for it.
fn execute(ir: &mut Ir, module: Op, part: &[Op], end: Op, once: bool) {
    let inside: FxHashSet<Op> = part.iter().copied().collect();
    let mut captured: Vec<(Value, Value)> = Vec::new();
    let mut results: Vec<(Value, Value)> = Vec::new();
    for &op in part {
        for (at, size) in operand_sizes(ir, op) {
            let value = ir.operand(op, at);
            let outside = ir.defining_op(value).is_none_or(|m| !inside.contains(&m));
            if outside && !captured.iter().any(|(v, _)| *v == value) {
                captured.push((value, size));
            }
        }
        for (value, size) in ir.results(op).zip(result_sizes(ir, op)) {
            let escapes = ir.uses(value).any(|u| {
                std::iter::successors(Some(u.op), |&o| ir.parent_op(o))
                    .all(|o| !inside.contains(&o))
            });
            if escapes && is_resource(ir, value) {
                results.push((value, size));
            }
        }
    }
    if results.is_empty() {
        for &op in part.iter().rev() {
            ir.erase(op);
        }
        return;
    }
    let affinity = part
        .iter()
        .find_map(|&op| ir.attr(op, "affinity"))
        .or_else(|| default_affinity(ir, module));
    let loc = ir.op_loc(part[0]);
    let types: Vec<Type> = captured.iter().map(|(v, _)| ir.value_type(*v)).collect();
    let (region, body) = ir.new_region_with_block(&types, loc);
    let mut mapping = Mapping::new();
    let (operands, sizes): (Vec<Value>, Vec<Value>) = captured.into_iter().unzip();
    mapping.map_all(operands.iter().copied(), ir.block_args(body).to_vec());
    for &op in part {
        let clone = ir.clone_op(op, &mut mapping);
        ir.append(body, clone);
    }
    let (values, value_sizes): (Vec<Value>, Vec<Value>) = results.into_iter().unzip();
    let yielded: Vec<Value> = values.iter().map(|&v| mapping.value(v)).collect();
    Builder::at_end(ir, body, loc)
        .op(stream::Yield::KIND)
        .operands(yielded.into_iter().chain(value_sizes.iter().copied()))
        .build();

    let types: Vec<Type> = values.iter().map(|&v| ir.value_type(v)).collect();
    let timepoint = stream::timepoint_type(ir);
    let mut b = Builder::new(ir, InsertPoint::Before(end), loc);
    let mut new = b
        .op(stream::AsyncExecute::KIND)
        .groups(&[&operands, &sizes, &value_sizes, &[]])
        .results(types.iter().copied().chain([timepoint]))
        .region(region);
    if let Some(affinity) = affinity {
        new = new.attr("affinity", affinity);
    }
    let new = new.build();
    let mut ready: Vec<Value> = b.ir.results(new).collect();
    let reached = ready.pop().expect("the last result is the timepoint");
    let unit = b.ir.unit_attr();
    let mut wait = b
        .op(stream::TimepointAwait::KIND)
        .groups(&[&ready, &value_sizes, &[reached]])
        .results(types);
    if once {
        wait = wait.attr("sync", unit);
    }
    let wait = wait.build();
    let awaited: Vec<Value> = ir.results(wait).collect();
    for (&old, &new) in values.iter().zip(&awaited) {
        ir.replace_uses_if(old, new, |ir, u| {
            !std::iter::successors(Some(u.op), |&o| ir.parent_op(o)).any(|o| inside.contains(&o))
        });
    }
    for &op in part.iter().rev() {
        ir.erase(op);
    }
}
