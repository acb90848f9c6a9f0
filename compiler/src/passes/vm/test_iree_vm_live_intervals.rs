//! `test-iree-vm-live-intervals`: numbers the ops of a function and writes from which to which each value is live.
//!
//! An interval runs from the op that makes a value, or the first of its block, to the last op in whose course it is
//! needed, and covers what lies between in the order of the blocks. Those of references end in `ref`.

use rustc_hash::FxHashMap;

use super::live_values::LiveValues;
use crate::dialects::vm::is_ref_type;
use crate::ir::{Attr, Ir, Op, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "test-iree-vm-live-intervals",
    summary: "annotate ops with their numbers and the live intervals of values",
    anchor: Anchor::Named("vm.func"),
    run,
};

/// The numbers of the first and the last op.
type Interval = (i32, i32);

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let body = ir.region(function, 0);
    if ir.first_block(body).is_none() {
        return Ok(());
    }
    let live = LiveValues::new(ir, body, |_, _| true);
    let blocks: Vec<_> = ir.region_blocks(body).collect();
    let mut intervals: FxHashMap<Value, Interval> = FxHashMap::default();
    let mut at = 0;
    for &block in &blocks {
        let first = at;
        for (op, values) in live.during(ir, block) {
            for value in values {
                let interval = intervals.entry(value).or_insert((at, at));
                *interval = (interval.0.min(at), interval.1.max(at));
            }
            let number = ir.i32_attr(at);
            ir.set_attr(op, "op_index", number);
            at += 1;
        }
        if let Some(op) = ir.first_op(block) {
            let range = ir.string_attr(&format!("[{first}, {}]", at - 1));
            ir.set_attr(op, "block_range", range);
        }
    }
    for block in blocks {
        let args = ir.block_args(block).to_vec();
        if let (Some(op), false) = (ir.first_op(block), args.is_empty()) {
            let args = texts(ir, &intervals, &args);
            ir.set_attr(op, "block_arg_intervals", args);
        }
        for op in ir.block_ops(block).collect::<Vec<_>>() {
            let results: Vec<Value> = ir.results(op).collect();
            if !results.is_empty() {
                let results = texts(ir, &intervals, &results);
                ir.set_attr(op, "result_intervals", results);
            }
        }
    }
    Ok(())
}

/// `["[0, 1]", "[2, 5] ref"]`.
fn texts(ir: &mut Ir, intervals: &FxHashMap<Value, Interval>, values: &[Value]) -> Attr {
    let texts: Vec<Attr> = values
        .iter()
        .map(|value| {
            let suffix = match is_ref_type(ir, ir.value_type(*value)) {
                true => " ref",
                false => "",
            };
            let (start, end) = intervals.get(value).copied().unwrap_or_default();
            ir.string_attr(&format!("[{start}, {end}]{suffix}"))
        })
        .collect();
    ir.array_attr(&texts)
}
