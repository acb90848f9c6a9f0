//! The ops of `arith`, one row each.

use crate::ir::Traits;
use crate::ir::def::TypeRule::{IntLike, SameAsOperand};

crate::dialect_ops! {
    dialect "arith" = 1;

    /// Wrapping integer addition.
    AddI "addi" (lhs: IntLike, rhs: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: Traits::PURE.and(Traits::COMMUTATIVE).and(Traits::ELEMENTWISE),
        format: "$lhs `,` $rhs attr-dict `:` type($result)",
    }
}
