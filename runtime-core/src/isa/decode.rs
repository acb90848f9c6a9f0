//! Decoding: words to an instruction whose operands can be walked, without allocation.
//!
//! Rejects unknown opcodes and instructions that run past the end of the code. It does not judge operand values
//! (register ranges, ordinals, branch targets): the verifier does, with the module at hand.

use core::fmt;

use super::op::{Op, Operand, PAGE_PREFIX, WIDE_PREFIX};
use super::place::{Place, Placer};

/// Why words are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// The number is not in the table.
    UnknownOpcode {
        /// Word offset of the instruction.
        pc: u32,
        /// Its number: `0x1NN` on page 1.
        number: u16,
    },
    /// The instruction needs words after the end of the code.
    Truncated {
        /// Word offset of the instruction.
        pc: u32,
    },
    /// A wide prefix before a second one, or before an instruction that has nothing to extend.
    StrayPrefix {
        /// Word offset of the instruction.
        pc: u32,
    },
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::UnknownOpcode { pc, number } => {
                write!(f, "word {pc}: unknown opcode {number:#x}")
            }
            Self::Truncated { pc } => {
                write!(f, "word {pc}: instruction runs past the end of the code")
            }
            Self::StrayPrefix { pc } => write!(f, "word {pc}: wide prefix with nothing to extend"),
        }
    }
}

impl core::error::Error for DecodeError {}

/// One operand as decoded. Tails are flattened to their elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arg {
    /// What it means; never a tail kind.
    pub kind: Operand,
    /// Register number, ordinal, immediate (sign-extended) or branch distance.
    pub value: i64,
    /// For a [`Operand::MoveRef`]: whether the ref is moved out.
    pub moved: bool,
}

/// An instruction in place.
#[derive(Clone, Copy, Debug)]
pub struct Inst<'a> {
    /// The opcode.
    pub op: Op,
    /// Word offset of the instruction, its prefix included.
    pub pc: u32,
    /// The bytes that the wide prefix gives to bytes 1, 2 and 3 of the first word.
    prefix: Option<u32>,
    /// The first word and its extension words.
    words: &'a [u32],
}

/// Decodes the instruction at word offset `pc`.
pub fn decode(code: &[u32], pc: u32) -> Result<Inst<'_>, DecodeError> {
    let truncated = DecodeError::Truncated { pc };
    let mut rest = code.get(pc as usize..).ok_or(truncated)?;
    let mut first = *rest.first().ok_or(truncated)?;
    let mut prefix = None;
    if first as u8 == WIDE_PREFIX {
        prefix = Some(first >> 8);
        rest = &rest[1..];
        first = *rest.first().ok_or(truncated)?;
        if first as u8 == WIDE_PREFIX {
            return Err(DecodeError::StrayPrefix { pc });
        }
    }
    let number = match first as u8 {
        PAGE_PREFIX => 0x100 | (first >> 8 & 0xFF) as u16,
        n => u16::from(n),
    };
    let op = Op::from_number(number).ok_or(DecodeError::UnknownOpcode { pc, number })?;
    if prefix.is_some() && !accepts_prefix(op) {
        return Err(DecodeError::StrayPrefix { pc });
    }
    let length = length(op, prefix, rest).ok_or(truncated)?;
    let words = rest.get(..length).ok_or(truncated)?;
    Ok(Inst {
        op,
        pc,
        prefix,
        words,
    })
}

/// Whether a wide prefix has anything to extend.
fn accepts_prefix(op: Op) -> bool {
    let mut placer = Placer::new(op);
    op.shape()
        .operands()
        .iter()
        .any(|&kind| match placer.place(kind) {
            Place::Byte(_) => kind.is_register(),
            Place::Tail => !matches!(
                kind,
                Operand::TableTail
                    | Operand::List32Tail
                    | Operand::List64Tail
                    | Operand::ListRefTail
                    | Operand::MixedTail
            ),
            _ => false,
        })
}

/// Words of the instruction without its prefix; `None` when they cannot be counted within `rest`.
fn length(op: Op, prefix: Option<u32>, rest: &[u32]) -> Option<usize> {
    let mut placer = Placer::new(op);
    let mut tail = None;
    for &kind in op.shape().operands() {
        if placer.place(kind) == Place::Tail {
            tail = Some(kind);
        }
    }
    let fixed = 1 + usize::from(placer.halves().div_ceil(2));
    let Some(tail) = tail else { return Some(fixed) };
    let first = *rest.first()?;
    let count = |byte: u32| {
        (first >> (8 * byte) & 0xFF | (prefix.unwrap_or(0) >> (8 * (byte - 1)) & 0xFF) << 8)
            as usize
    };
    Some(match tail {
        Operand::CallTail
        | Operand::CallWideTail
        | Operand::ImportTail
        | Operand::ImportWideTail => {
            let second = *rest.get(1)?;
            let n = count(1)
                + count(2)
                + count(3)
                + (second >> 16 & 0xFF) as usize
                + (second >> 24) as usize;
            2 + n.div_ceil(entries_per_word(tail))
        }
        Operand::ReturnTail | Operand::ReturnWideTail => {
            1 + (count(1) + count(2)).div_ceil(entries_per_word(tail))
        }
        Operand::TableTail => 2 + table_count(first),
        _ => {
            let at = usize::from(placer.halves());
            let n = half(rest, at)?;
            1 + (at + 1 + n as usize).div_ceil(2)
        }
    })
}

fn entries_per_word(tail: Operand) -> usize {
    match tail {
        Operand::CallTail | Operand::ImportTail | Operand::ReturnTail => 4,
        _ => 2,
    }
}

fn table_count(first: u32) -> usize {
    (first >> 16) as usize
}

/// 16-bit half `at` of the extension words.
fn half(words: &[u32], at: usize) -> Option<u32> {
    words.get(1 + at / 2).map(|w| w >> (16 * (at % 2)) & 0xFFFF)
}

impl<'a> Inst<'a> {
    /// Words of the instruction, its prefix included.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.words.len() as u32 + u32::from(self.prefix.is_some())
    }

    /// Never true: an instruction has at least one word.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Word offset that follows the instruction.
    #[must_use]
    pub fn end(&self) -> u32 {
        self.pc + self.len()
    }

    /// Whether it has a wide prefix.
    #[must_use]
    pub const fn is_wide(&self) -> bool {
        self.prefix.is_some()
    }

    /// Whether any of its operands is a branch distance.
    #[must_use]
    pub fn branches(&self) -> bool {
        let kinds = self.op.shape().operands();
        // Distances come last.
        kinds
            .last()
            .is_some_and(|kind| kind.is_branch() || *kind == Operand::TableTail)
    }

    /// The word offset that a branch distance of this instruction leads to; `None` outside `u32`.
    #[must_use]
    pub fn target(&self, distance: i64) -> Option<u32> {
        let base = i64::from(self.pc) + i64::from(self.prefix.is_some()) + 1;
        u32::try_from(base + distance).ok()
    }

    /// The operands in order, with lists flattened.
    #[must_use]
    pub fn operands(&self) -> Operands<'a> {
        Operands {
            inst: *self,
            placer: Placer::new(self.op),
            next: 0,
            tail: None,
        }
    }

    fn prefix_byte(&self, byte: u8) -> u32 {
        self.prefix.unwrap_or(0) >> (8 * (byte - 1)) & 0xFF
    }

    fn byte(&self, byte: u8) -> u32 {
        self.words[0] >> (8 * byte) & 0xFF
    }

    fn fixed(&self, kind: Operand, place: Place) -> Arg {
        let mut moved = false;
        let value = match place {
            Place::Byte(n) => {
                let (low, high) = (self.byte(n), self.prefix_byte(n));
                match kind {
                    Operand::MoveRef => {
                        moved = low & 0x80 != 0;
                        i64::from(low & 0x7F | high << 7)
                    }
                    Operand::Imm8 | Operand::Rel8 => i64::from(low as u8 as i8),
                    _ => i64::from(low | high << 8),
                }
            }
            Place::HighHalf => {
                let half = self.words[0] >> 16;
                match kind {
                    Operand::Imm16 | Operand::Rel16 => i64::from(half as u16 as i16),
                    _ => i64::from(half),
                }
            }
            Place::High24 => i64::from(self.words[0] as i32 >> 8),
            Place::Half(n) => {
                let half = half(self.words, usize::from(n)).unwrap_or(0);
                if kind == Operand::MoveRef {
                    moved = half & 0x8000 != 0;
                    i64::from(half & 0x7FFF)
                } else {
                    i64::from(half)
                }
            }
            Place::Words(n) => {
                let at = 1 + usize::from(n);
                let low = self.words[at];
                if kind == Operand::Imm64 {
                    (u64::from(low) | u64::from(self.words[at + 1]) << 32) as i64
                } else {
                    i64::from(low as i32)
                }
            }
            Place::Tail => 0,
        };
        Arg { kind, value, moved }
    }
}

/// The operands of an instruction, see [`Inst::operands`].
#[derive(Clone, Debug)]
pub struct Operands<'a> {
    inst: Inst<'a>,
    placer: Placer,
    next: usize,
    tail: Option<Tail>,
}

/// A list that is being walked: sections of element kinds, and the position of the next element.
#[derive(Clone, Copy, Debug)]
struct Tail {
    sections: [(Operand, usize); 6],
    section: usize,
    at: usize,
    entry: Entry,
}

/// The width of a list element, and where its numbering starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// Bytes from this word.
    Byte(usize),
    /// Halves from this half of the words, the first word counted.
    Half(usize),
    /// Words from this word.
    Word(usize),
}

impl Tail {
    fn new(inst: &Inst<'_>, kind: Operand, halves: usize) -> Self {
        const NONE: (Operand, usize) = (Operand::Imm8, 0);
        let w = inst.words;
        let count = |byte: u8| (inst.byte(byte) | inst.prefix_byte(byte) << 8) as usize;
        let (sections, entry) = match kind {
            Operand::CallTail
            | Operand::CallWideTail
            | Operand::ImportTail
            | Operand::ImportWideTail => (
                [
                    NONE, // the callee has been given out before the lists
                    (Operand::Use32, count(1)),
                    (Operand::MoveRef, count(2)),
                    (Operand::Def32, count(3)),
                    (Operand::DefRef, (w[1] >> 16 & 0xFF) as usize),
                    (Operand::Span, (w[1] >> 24) as usize),
                ],
                if entries_per_word(kind) == 4 {
                    Entry::Byte(2)
                } else {
                    Entry::Half(4)
                },
            ),
            Operand::ReturnTail | Operand::ReturnWideTail => (
                [
                    (Operand::Use32, count(1)),
                    (Operand::MoveRef, count(2)),
                    NONE,
                    NONE,
                    NONE,
                    NONE,
                ],
                if entries_per_word(kind) == 4 {
                    Entry::Byte(1)
                } else {
                    Entry::Half(2)
                },
            ),
            Operand::TableTail => (
                [
                    (Operand::Rel32, 1 + table_count(w[0])),
                    NONE,
                    NONE,
                    NONE,
                    NONE,
                    NONE,
                ],
                Entry::Word(1),
            ),
            _ => {
                let element = match kind {
                    Operand::List32Tail => Operand::Use32,
                    Operand::List64Tail => Operand::Use64,
                    Operand::ListRefTail => Operand::MoveRef,
                    _ => Operand::MixedTail,
                };
                let n = half(w, halves).unwrap_or(0) as usize;
                (
                    [(element, n), NONE, NONE, NONE, NONE, NONE],
                    Entry::Half(2 + halves + 1),
                )
            }
        };
        Self {
            sections,
            section: 0,
            at: 0,
            entry,
        }
    }

    fn next(&mut self, inst: &Inst<'_>) -> Option<Arg> {
        while self.section < self.sections.len() && self.sections[self.section].1 == 0 {
            self.section += 1;
        }
        let (kind, left) = self.sections.get_mut(self.section)?;
        *left -= 1;
        let kind = *kind;
        let at = self.at;
        self.at += 1;
        let (raw, move_bit) = match self.entry {
            Entry::Byte(from) => (inst.words[from + at / 4] >> (8 * (at % 4)) & 0xFF, 0x80),
            Entry::Half(from) => (
                inst.words[(from + at) / 2] >> (16 * ((from + at) % 2)) & 0xFFFF,
                0x8000,
            ),
            Entry::Word(from) => (inst.words[from + at], 0),
        };
        Some(match kind {
            Operand::MoveRef => Arg {
                kind,
                value: i64::from(raw & (move_bit - 1)),
                moved: raw & move_bit != 0,
            },
            Operand::Rel32 => Arg {
                kind,
                value: i64::from(raw as i32),
                moved: false,
            },
            Operand::MixedTail if raw & 0x8000 != 0 => Arg {
                kind: Operand::MoveRef,
                value: i64::from(raw & 0x3FFF),
                moved: raw & 0x4000 != 0,
            },
            Operand::MixedTail => Arg {
                kind: Operand::Use32,
                value: i64::from(raw),
                moved: false,
            },
            _ => Arg {
                kind,
                value: i64::from(raw),
                moved: false,
            },
        })
    }
}

impl Iterator for Operands<'_> {
    type Item = Arg;

    fn next(&mut self) -> Option<Arg> {
        if let Some(tail) = &mut self.tail {
            return tail.next(&self.inst);
        }
        let kind = *self.inst.op.shape().operands().get(self.next)?;
        self.next += 1;
        let place = self.placer.place(kind);
        if place != Place::Tail {
            return Some(self.inst.fixed(kind, place));
        }
        let mut tail = Tail::new(&self.inst, kind, usize::from(self.placer.halves()));
        let callee = match kind {
            Operand::CallTail | Operand::CallWideTail => Some(Operand::Function),
            Operand::ImportTail | Operand::ImportWideTail => Some(Operand::Import),
            _ => None,
        };
        let first = match callee {
            Some(kind) => Some(Arg {
                kind,
                value: i64::from(self.inst.words[1] & 0xFFFF),
                moved: false,
            }),
            None => tail.next(&self.inst),
        };
        self.tail = Some(tail);
        first
    }
}
