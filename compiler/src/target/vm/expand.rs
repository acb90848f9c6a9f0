//! Pseudo ops become ops that have instructions, before anything is decided about code.
//!
//! The rewrites belong to the dialect; a module whose passes ran has few left.

use crate::dialects::vm::canonicalize::expand_pseudo;
use crate::dialects::vm::{consts, debug, globals};
use crate::ir::{Builder, Ir, Op, WalkOrder};

/// Expands the pseudo ops inside `function`. `address` gives the address of the global that an op names.
pub(super) fn expand(ir: &mut Ir, function: Op, address: &dyn Fn(&Ir, Op) -> Option<i64>) {
    // What an expansion makes may be pseudo ops again, of less.
    let mut changed = true;
    while changed {
        changed = false;
        for op in ir.walk(function, WalkOrder::Pre) {
            changed |= expand_op(ir, op, address);
        }
    }
}

fn expand_op(ir: &mut Ir, op: Op, address: &dyn Fn(&Ir, Op) -> Option<i64>) -> bool {
    let value = match ir.kind(op) {
        debug::OptimizationBarrier::KIND => ir.operand(op, 0),
        globals::GlobalAddress::KIND => {
            let Some(address) = address(ir, op) else {
                return false;
            };
            let i32 = ir.int_type(32);
            let address = ir.int_attr(address.into(), i32);
            Builder::before(ir, op)
                .op(consts::ConstI32::KIND)
                .attr("value", address)
                .value()
        }
        _ => return expand_pseudo(ir, op),
    };
    ir.replace_op(op, &[value]);
    true
}
