//! Where each operand of an instruction lies. The one definition that the encoder and the decoder share.

use super::op::Operand;

/// The place of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Byte 1, 2 or 3 of the first word.
    Byte(u8),
    /// Bytes 2 and 3 of the first word.
    HighHalf,
    /// Bytes 1 to 3 of the first word.
    High24,
    /// A 16-bit half of the extension words, counted from the first.
    Half(u16),
    /// One or two whole extension words, the first of this index.
    Words(u16),
    /// A list that starts at the next free place.
    Tail,
}

/// Hands out places in operand order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placer {
    byte: u8,
    half: u16,
}

impl Placer {
    /// For the instruction of a number.
    pub(super) const fn new(number: u16) -> Self {
        Self {
            byte: if number >= 0x100 { 2 } else { 1 },
            half: 0,
        }
    }

    pub(super) fn place(&mut self, kind: Operand) -> Place {
        match kind {
            Operand::Imm32 | Operand::Imm64 => {
                let word = self.half.div_ceil(2);
                self.half = 2 * (word + if kind == Operand::Imm64 { 2 } else { 1 });
                Place::Words(word)
            }
            Operand::Rel24 => {
                self.byte = 4;
                Place::High24
            }
            Operand::Imm16
            | Operand::Global32
            | Operand::Global64
            | Operand::GlobalRef
            | Operand::Rodata
            | Operand::Message
            | Operand::Type
            | Operand::Import
            | Operand::Rel16 => {
                if self.byte == 2 {
                    self.byte = 4;
                    Place::HighHalf
                } else {
                    self.next_half()
                }
            }
            kind if kind.is_tail() => Place::Tail,
            _ if self.byte < 4 => {
                self.byte += 1;
                Place::Byte(self.byte - 1)
            }
            _ => self.next_half(),
        }
    }

    fn next_half(&mut self) -> Place {
        self.half += 1;
        Place::Half(self.half - 1)
    }

    /// Halves of extension words used so far.
    pub(super) const fn halves(self) -> u16 {
        self.half
    }
}

impl Operand {
    /// Whether this is a list, which can only come last.
    #[must_use]
    pub const fn is_tail(self) -> bool {
        matches!(
            self,
            Self::CallTail
                | Self::CallWideTail
                | Self::ImportTail
                | Self::ImportWideTail
                | Self::ReturnTail
                | Self::ReturnWideTail
                | Self::TableTail
                | Self::List32Tail
                | Self::List64Tail
                | Self::ListRefTail
                | Self::MixedTail
        )
    }

    /// Whether this is a branch distance.
    #[must_use]
    pub const fn is_branch(self) -> bool {
        matches!(self, Self::Rel8 | Self::Rel16 | Self::Rel24 | Self::Rel32)
    }

    /// Whether this names a register of either bank.
    #[must_use]
    pub const fn is_register(self) -> bool {
        matches!(
            self,
            Self::Def32
                | Self::Def64
                | Self::Use32
                | Self::Use64
                | Self::DefRef
                | Self::UseRef
                | Self::MoveRef
                | Self::DropRef
        )
    }
}
