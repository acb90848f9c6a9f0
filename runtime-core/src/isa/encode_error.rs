//! What can be wrong with the instructions that an encoder is given.

use core::fmt;

use super::op::{Op, Operand};

/// Why a function cannot be encoded. Every variant names the instruction by its position in emission order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// The operands are not those of the instruction's shape.
    Operands {
        /// The instruction.
        op: Op,
        /// Its position.
        index: usize,
    },
    /// An operand value does not fit any form.
    Range {
        /// The instruction.
        op: Op,
        /// Its position.
        index: usize,
        /// The kind of the operand.
        kind: Operand,
        /// Its value.
        value: i64,
    },
    /// A label was used but not bound, or bound twice.
    Label {
        /// The label's number.
        label: u32,
    },
    /// A branch is too far even for the longest form.
    Distance {
        /// The branch.
        op: Op,
        /// Its position.
        index: usize,
    },
    /// Control can run past the last instruction.
    FallsOff,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operands { op, index } => write!(
                f,
                "instruction {index}: `{}` expected operands {:?}, found others",
                op.mnemonic(),
                op.shape().operands()
            ),
            Self::Range {
                op,
                index,
                kind,
                value,
            } => {
                write!(
                    f,
                    "instruction {index}: `{}` operand {kind:?} cannot hold {value}",
                    op.mnemonic()
                )
            }
            Self::Label { label } => write!(f, "label {label} must be bound exactly once"),
            Self::Distance { op, index } => {
                write!(
                    f,
                    "instruction {index}: `{}` target is more than 8388607 words away",
                    op.mnemonic()
                )
            }
            Self::FallsOff => write!(f, "control can run past the last instruction"),
        }
    }
}

impl core::error::Error for EncodeError {}
