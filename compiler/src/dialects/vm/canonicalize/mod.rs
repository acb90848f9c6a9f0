//! Rewrites that bring `vm` ops to their canonical form, one file a family.
//!
//! Pseudo ops, which have no instruction, are rewritten to ops that have one; [`expand_pseudo`] does that alone, for
//! a module whose passes did not run. Everything else makes less or cheaper code that computes the same.

pub mod arith;
pub mod calls;
pub mod compare;
pub mod consts;
pub mod control;
pub mod convert;
pub mod globals;
pub mod structural;

use super::{compare as cmp, control as ops, convert as conv};
use crate::ir::{Ir, Op, Value};

/// Rewrites a pseudo op by ops that have instructions or are pseudo ops of less; `false` for any other op.
pub fn expand_pseudo(ir: &mut Ir, op: Op) -> bool {
    match ir.kind(op) {
        ops::CheckEq::KIND | ops::CheckNe::KIND | ops::CheckNz::KIND | ops::CheckNearlyEq::KIND => {
            control::check_to_cond_fail(ir, op)
        }
        ops::CondFail::KIND => control::cond_fail_to_branch(ir, op),
        cmp::CmpEqF32Near::KIND | cmp::CmpEqF64Near::KIND => compare::near(ir, op),
        _ => {
            compare::pseudo(ir, op)
                || conv::chain(ir.kind(op)).is_some() && convert::conversion(ir, op)
        }
    }
}

/// An `i32` constant for use at `op`.
fn int32(ir: &mut Ir, op: Op, value: i32) -> Option<Value> {
    let ty = ir.int_type(32);
    let attr = ir.int_attr(value.into(), ty);
    crate::rewrite::constant(ir, op, attr, ty)
}
