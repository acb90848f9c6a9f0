//! `test-iree-vm-value-liveness`: writes what is live where as attributes, for a reader of the IR.
//!
//! Each op gets `live`; the first op of a block also `block_defined`, `block_live` (what the block reads),
//! `block_live_in` and `block_live_out`. Values are given by the names that they print with, arguments of other
//! blocks than the entry as `%bbN_argM`.

use rustc_hash::{FxHashMap, FxHashSet};

use super::live_values::LiveValues;
use crate::ir::{Ir, Op, Region, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};
use crate::syntax::value_names;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "test-iree-vm-value-liveness",
    summary: "annotate ops with the values that are live",
    anchor: Anchor::Named("vm.func"),
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let body = ir.region(function, 0);
    if ir.first_block(body).is_none() {
        return Ok(());
    }
    let live = LiveValues::new(ir, body, |_, _| true);
    let names = names(ir, function, body);
    let mut found: Vec<(Op, &str, FxHashSet<Value>)> = Vec::new();
    for block in ir.region_blocks(body) {
        let during = live.during(ir, block);
        let Some(&(first, _)) = during.first() else {
            continue;
        };
        let ops = || during.iter().map(|(op, _)| *op);
        let read = ops().flat_map(|op| ir.operands(op)).collect();
        let made = ops().flat_map(|op| ir.results(op));
        let defined = ir.block_args(block).iter().copied().chain(made).collect();
        found.push((first, "block_defined", defined));
        found.push((first, "block_live", read));
        found.push((first, "block_live_in", live.at_start(block).clone()));
        found.push((first, "block_live_out", live.at_end(ir, block)));
        found.extend(during.into_iter().map(|(op, values)| (op, "live", values)));
    }
    for (op, attr, values) in found {
        let mut texts: Vec<&String> = values.iter().filter_map(|v| names.get(v)).collect();
        texts.sort_by_key(|text| text.to_ascii_lowercase());
        let texts: Vec<_> = texts.into_iter().map(|text| ir.string_attr(text)).collect();
        let texts = ir.array_attr(&texts);
        ir.set_attr(op, attr, texts);
    }
    Ok(())
}

/// The names of the values of a body.
fn names(ir: &Ir, function: Op, body: Region) -> FxHashMap<Value, String> {
    let mut names = value_names(ir, function);
    for (b, block) in ir.region_blocks(body).enumerate() {
        for (i, &arg) in ir.block_args(block).iter().enumerate() {
            let name = match b {
                0 => format!("%arg{i}"),
                _ => format!("%bb{b}_arg{i}"),
            };
            names.insert(arg, name);
        }
    }
    names
}
