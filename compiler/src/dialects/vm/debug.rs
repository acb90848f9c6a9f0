//! Trace points, breakpoints and optimization barriers. They do nothing to what a program computes.

use super::rows::{ANY, I32, values, vm_ops};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Ir, Op, Traits};

vm_ops! { from super::calls::END;
    /// Records an event.
    Trace "trace" {
        operands: values!(operands * ANY),
        attrs: &[AttrRow::required("event_name", AttrRule::String)],
        format: "$event_name `(` operands `)` attr-dict `:` type(operands)",
    };
    /// Prints a message.
    Print "print" {
        operands: values!(operands * ANY),
        attrs: &[AttrRow::required("message", AttrRule::String)],
        format: "$message `(` operands `)` attr-dict `:` type(operands)",
    };
    /// Stops in a debugger, then branches.
    Break "break" {
        operands: values!(destOperands * ANY),
        successors: &["dest"],
        traits: Traits::TERMINATOR,
        format: "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        successor_operands: Some(super::control::all_operands),
    };
    /// Stops in a debugger if the condition is not zero, then branches.
    CondBreak "cond_break" {
        canonicalize: &[super::canonicalize::control::constant_break],
        operands: values!(condition: I32, destOperands * ANY),
        successors: &["dest"],
        traits: Traits::TERMINATOR,
        format: "$condition `,` $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        successor_operands: Some(after_condition),
    };
    /// Keeps folds from seeing through a value (pseudo).
    OptimizationBarrier "optimization_barrier" {
        operands: values!(operand: ANY),
        results: values!(result: crate::ir::def::TypeRule::SameAsOperand(0)),
        format: "$operand attr-dict `:` type($operand)",
    };
}

fn after_condition(ir: &Ir, op: Op, _: usize) -> std::ops::Range<usize> {
    1..ir.operand_count(op)
}
