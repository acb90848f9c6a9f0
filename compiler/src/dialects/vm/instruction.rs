//! Which instruction an op is. An op and its instruction have one name, but for a few.

use halcyon_runtime_core::isa;

use super::{convert, float};
use crate::ir::{Ir, Op, OpKind};

/// Ops whose instruction has another name.
pub const OTHER_NAMES: &[(OpKind, isa::Op)] = &[
    (float::RoundF32Even::KIND, isa::Op::RoundEvenF32),
    (float::RoundF64Even::KIND, isa::Op::RoundEvenF64),
    // Widening checks nothing.
    (convert::CastRefAny::KIND, isa::Op::AssignRef),
];

/// The instruction of an op; of instructions that share a name (short and wide forms) the first.
pub fn instruction(ir: &Ir, op: Op) -> Option<isa::Op> {
    let kind = ir.kind(op);
    if let Some(&(_, other)) = OTHER_NAMES.iter().find(|(k, _)| *k == kind) {
        return Some(other);
    }
    let name = ir.op_name(op);
    isa::Op::ALL.iter().copied().find(|i| i.mnemonic() == name)
}
