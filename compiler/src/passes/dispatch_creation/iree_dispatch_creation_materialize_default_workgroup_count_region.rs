//! `iree-dispatch-creation-materialize-default-workgroup-count-region`: a dispatch that does not say how many
//! workgroups it takes leaves that to its code.

use crate::dialects::flow;
use crate::dialects::iree_tensor_ext::DispatchWorkgroupCountFromSlice;
use crate::ir::{Builder, Ir, Op, Value};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-materialize-default-workgroup-count-region",
    summary: "give dispatches a workgroup count that their code decides",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for op in cx.ir.walk_kind(function, flow::DispatchWorkgroups::KIND) {
        if cx.ir.first_block(cx.ir.region(op, 1)).is_none() {
            materialize(cx.ir, op);
        }
    }
    Ok(())
}

fn materialize(ir: &mut Ir, op: Op) {
    let loc = ir.op_loc(op);
    let workload = flow::DispatchWorkgroups(op).workload(ir).len();
    let index = ir.index_type();
    let block = ir.append_block(ir.region(op, 1));
    let arguments: Vec<Value> = (0..workload)
        .map(|_| ir.add_block_arg(block, index, loc))
        .collect();
    let mut b = Builder::at_end(ir, block, loc);
    let count = b
        .op(DispatchWorkgroupCountFromSlice::KIND)
        .operands(arguments)
        .results([index; 3])
        .build();
    let counts: Vec<Value> = b.ir.results(count).collect();
    b.op(flow::Return::KIND).operands(counts).build();
}
