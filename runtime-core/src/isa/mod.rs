//! The instruction set of the VM: the table, registers, and the layout of an instruction.
//!
//! Everything that reads or writes instructions (encoder, decoder, disassembler, verifier, interpreter) derives
//! from the one table in `table.rs`. This module knows nothing of module files or of execution.
//!
//! # Words
//!
//! Code is a sequence of little-endian 32-bit words. The first word of an instruction is
//! `opcode | a << 8 | b << 16 | c << 24`. Operands are placed by their [`Operand`] kinds, in order:
//!
//! * a register takes the next free byte of the first word, and when there is none, the next 16-bit half of the
//!   extension words that follow;
//! * a 16-bit operand (small immediate, global, rodata, message, type, import) takes bytes `b` and `c` if both are
//!   the next free ones, else the next half;
//! * a 32-bit or 64-bit immediate takes whole extension words;
//! * a branch distance counts words from the word after the first word of its instruction.
//!
//! Page 1 instructions (`0xFF`, then their number in byte `a`) have `b` and `c` left.
//!
//! The wide prefix `0xFE | a' << 8 | b' << 16 | c' << 24` extends register bytes of the instruction that follows to 16
//! bits, and the three counts of a call or return. Immediates, distances and ordinals are not extended: there are
//! longer forms for those that need them.
//!
//! # Registers
//!
//! Two banks. Value registers hold 32 bits; an i64 or f64 is any consecutive pair N, N+1, low word first, and is
//! named by N. Ref registers hold one ref each. Where a ref operand may be moved (its kind is
//! [`Operand::MoveRef`]), bit 7 of its byte (bit 15 of a half) says that it is: the register is null afterwards.

mod decode;
#[cfg(feature = "disas")]
mod disas;
#[cfg(feature = "encode")]
mod encode;
#[cfg(feature = "encode")]
mod encode_error;
mod op;
mod place;
mod table;
#[cfg(test)]
mod tests;
mod types;
#[cfg(feature = "encode")]
mod words;

#[cfg(feature = "verify")]
pub(crate) use decode::decode_number;
pub use decode::{Arg, DecodeError, Encoded, Inst, decode};
#[cfg(feature = "disas")]
pub use disas::{Names, disassemble, write_symbol};
#[cfg(feature = "encode")]
pub use encode::{CallValue, EncodeArg, EncodedFunction, FunctionEncoder, Label};
#[cfg(feature = "encode")]
pub use encode_error::EncodeError;
#[cfg(feature = "verify")]
pub(crate) use op::is_terminator;
pub use op::{Op, Operand, PAGE_PREFIX, Shape, WIDE_PREFIX};
pub(crate) use op::{code, operands_of};
pub use types::TypeCode;

/// A register of the value bank: 32 bits, or the low half of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Val(pub u16);

/// A register of the ref bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(pub u16);

/// A ref operand where moving is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RefUse {
    /// The register.
    pub reg: Ref,
    /// Whether the instruction takes the ref out of the register.
    pub moved: bool,
}

impl Ref {
    /// The operand that leaves the register as it is.
    #[must_use]
    pub const fn keep(self) -> RefUse {
        RefUse {
            reg: self,
            moved: false,
        }
    }

    /// The operand that takes the ref out of the register: its last use.
    #[must_use]
    pub const fn take(self) -> RefUse {
        RefUse {
            reg: self,
            moved: true,
        }
    }
}

/// The highest register number that an operand can name.
pub const MAX_REGISTER: u16 = 0x7FFF;
