//! `iree-util-combine-initializers`: several initializers become one, which runs their bodies in order.

use crate::dialects::{cf, util};
use crate::ir::{Builder, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

use super::bodies::{Ends, append_body};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-util-combine-initializers",
    summary: "combine initializers into one",
    anchor: Anchor::Named("builtin.module"),
    run,
};

const ENDS: Ends = Ends {
    returns: util::Return::KIND,
    branch: cf::Branch::KIND,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let initializers: Vec<Op> = ir
        .body_ops(module)
        .into_iter()
        .filter(|&op| ir.kind(op) == util::Initializer::KIND)
        .collect();
    // The combined one stands where the last stood, behind every global that any of them uses.
    let Some((&last, [_, ..])) = initializers.split_last() else {
        return Ok(());
    };
    let locs: Vec<_> = initializers.iter().map(|&op| ir.op_loc(op)).collect();
    let loc = ir.fused_loc(&locs);
    let (props, attrs) = (ir.props(last), ir.attrs(last));
    let (region, mut block) = ir.new_region_with_block(&[], loc);
    for &op in &initializers {
        block = append_body(ir, region, block, op, &ENDS);
    }
    Builder::at_end(ir, block, loc)
        .op(util::Return::KIND)
        .build();
    let mut b = Builder::before(ir, last);
    b.loc = loc;
    b.op(util::Initializer::KIND)
        .attrs_from(props)
        .attrs_from(attrs)
        .region(region)
        .build();
    for op in initializers {
        ir.erase(op);
    }
    Ok(())
}
