//! Decoding: words to an instruction whose operands can be visited, without allocation.
//!
//! Rejects unknown opcodes and instructions that run past the end of the code. It does not judge operand values
//! (register ranges, ordinals, branch targets): the verifier does, with the module at hand.

use core::fmt;

use super::op::{Op, Operand, PAGE_PREFIX, WIDE_PREFIX, operands_of};
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
    encoded: Encoded<'a>,
}

impl<'a> core::ops::Deref for Inst<'a> {
    type Target = Encoded<'a>;

    fn deref(&self) -> &Encoded<'a> {
        &self.encoded
    }
}

/// Decodes the instruction at word offset `pc`.
///
/// # Errors
/// Why there is none.
pub fn decode(code: &[u32], pc: u32) -> Result<Inst<'_>, DecodeError> {
    let encoded = decode_number(code, pc)?;
    let number = encoded.number;
    let op = Op::from_number(number).ok_or(DecodeError::UnknownOpcode { pc, number })?;
    Ok(Inst { op, pc, encoded })
}

/// An instruction in place, known by its number.
#[derive(Clone, Copy, Debug)]
pub struct Encoded<'a> {
    number: u16,
    /// Its operands as the table has them.
    kinds: &'static [Operand],
    /// Word offset of the instruction, its prefix included.
    pc: u32,
    /// Whether there is a prefix.
    wide: bool,
    /// The bytes that the wide prefix gives to bytes 1, 2 and 3 of the first word, where they are there.
    prefix: u32,
    /// The first word and its extension words.
    words: &'a [u32],
}

/// As [`decode`], without a name for the instruction.
pub(crate) fn decode_number(code: &[u32], pc: u32) -> Result<Encoded<'_>, DecodeError> {
    let truncated = DecodeError::Truncated { pc };
    let mut words = code.get(pc as usize..).unwrap_or_default();
    let mut first = *words.first().ok_or(truncated)?;
    let (mut wide, mut prefix) = (false, 0);
    if first as u8 == WIDE_PREFIX {
        (wide, prefix) = (true, first & !0xFF);
        words = words.get(1..).unwrap_or_default();
        first = *words.first().ok_or(truncated)?;
    }
    let number = match first as u8 {
        // A prefix has nothing to extend in another.
        WIDE_PREFIX => return Err(DecodeError::StrayPrefix { pc }),
        PAGE_PREFIX => 0x100 | (first >> 8 & 0xFF) as u16,
        n => u16::from(n),
    };
    let kinds = operands_of(number).ok_or(DecodeError::UnknownOpcode { pc, number })?;
    let mut inst = Encoded {
        number,
        kinds,
        pc,
        wide,
        prefix,
        words,
    };
    let layout = Layout::of(&inst);
    if wide && !layout.extends {
        return Err(DecodeError::StrayPrefix { pc });
    }
    inst.words = words.get(..layout.words()).ok_or(truncated)?;
    Ok(inst)
}

/// How the words of an instruction are divided.
struct Layout {
    /// Whether a wide prefix has anything to extend.
    extends: bool,
    /// What the entries of the list are, section by section.
    kinds: &'static [Operand],
    /// How many entries each section has.
    counts: [usize; 5],
    /// Entries of the list that lie in a word.
    per_word: usize,
    /// The first entry, counted as if the instruction began with entries. Without a list, the end in words.
    first: usize,
}

/// The sections of a call's lists.
const CALL: &[Operand] = &[
    Operand::Use32,
    Operand::MoveRef,
    Operand::Def32,
    Operand::DefRef,
    Operand::Span,
];
/// Those of a return.
const RETURN: &[Operand] = &[Operand::Use32, Operand::MoveRef];

impl Layout {
    /// The layout that the fixed words of an instruction say; words that are not there count as 0.
    #[inline(never)]
    fn of(inst: &Encoded<'_>) -> Self {
        let mut placer = Placer::new(inst.number);
        let (mut extends, mut tail) = (false, None);
        for &kind in inst.kinds {
            match placer.place(kind) {
                Place::Byte(_) => extends |= kind.is_register(),
                Place::Tail => tail = Some(kind),
                _ => {}
            }
        }
        let halves = usize::from(placer.halves());
        let Some(tail) = tail else {
            return Self {
                extends,
                kinds: &[],
                counts: [0; 5],
                per_word: 1,
                first: 1 + halves.div_ceil(2),
            };
        };
        let field = |byte| inst.field(byte) as usize;
        let per_word = match tail {
            Operand::CallTail | Operand::ImportTail | Operand::ReturnTail => 4,
            Operand::TableTail => 1,
            _ => 2,
        };
        let (kinds, counts, first, extends) = match tail {
            Operand::CallTail
            | Operand::CallWideTail
            | Operand::ImportTail
            | Operand::ImportWideTail => {
                let second = inst.word(1);
                let counts = [
                    field(1),
                    field(2),
                    field(3),
                    (second >> 16 & 0xFF) as usize,
                    (second >> 24) as usize,
                ];
                (CALL, counts, 2 * per_word, true)
            }
            Operand::ReturnTail | Operand::ReturnWideTail => {
                (RETURN, [field(1), field(2), 0, 0, 0], per_word, true)
            }
            Operand::TableTail => {
                let count = 1 + (inst.word(0) >> 16) as usize;
                (&[Operand::Rel32][..], [count, 0, 0, 0, 0], 1, extends)
            }
            _ => {
                let kinds: &[Operand] = match tail {
                    Operand::List32Tail => &[Operand::Use32],
                    Operand::List64Tail => &[Operand::Use64],
                    Operand::ListRefTail => &[Operand::MoveRef],
                    _ => &[Operand::MixedTail],
                };
                let count = inst.half(halves) as usize;
                (kinds, [count, 0, 0, 0, 0], 2 + halves + 1, extends)
            }
        };
        Self {
            extends,
            kinds,
            counts,
            per_word,
            first,
        }
    }

    /// Words of the instruction without its prefix.
    fn words(&self) -> usize {
        let entries: usize = self.counts.iter().sum();
        (self.first + entries).div_ceil(self.per_word)
    }
}

impl Encoded<'_> {
    /// The number of the instruction in the table.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Words of the instruction, its prefix included.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.words.len() as u32 + u32::from(self.wide)
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
        self.wide
    }

    /// Whether any of its operands is a branch distance.
    #[must_use]
    pub fn branches(&self) -> bool {
        // Distances come last.
        self.kinds
            .last()
            .is_some_and(|kind| kind.is_branch() || *kind == Operand::TableTail)
    }

    /// The word offset that a branch distance of this instruction leads to; `None` outside `u32`.
    #[must_use]
    pub fn target(&self, distance: i64) -> Option<u32> {
        let base = i64::from(self.pc) + i64::from(self.wide) + 1;
        u32::try_from(base + distance).ok()
    }

    /// The operands in order, with lists flattened.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn operands(&self) -> alloc::vec::IntoIter<Arg> {
        let mut operands = alloc::vec::Vec::new();
        self.visit(&mut |arg| {
            operands.push(arg);
            true
        });
        operands.into_iter()
    }

    /// Calls `see` with the operands in order, lists flattened, until it answers no.
    #[inline(never)]
    pub fn visit(&self, see: &mut dyn FnMut(Arg) -> bool) {
        let mut placer = Placer::new(self.number);
        for &kind in self.kinds {
            let place = placer.place(kind);
            let arg = match kind {
                Operand::CallTail | Operand::CallWideTail => {
                    self.register(Operand::Function, self.word(1) & 0xFFFF, 0)
                }
                Operand::ImportTail | Operand::ImportWideTail => {
                    self.register(Operand::Import, self.word(1) & 0xFFFF, 0)
                }
                _ if place == Place::Tail => continue,
                _ => self.fixed(kind, place),
            };
            if !see(arg) {
                return;
            }
        }
        let layout = Layout::of(self);
        let mut at = layout.first;
        for (&kind, &count) in layout.kinds.iter().zip(&layout.counts) {
            for _ in 0..count {
                if !see(self.entry(kind, at, layout.per_word)) {
                    return;
                }
                at += 1;
            }
        }
    }

    /// The entry `at` of a list, counted from the first word.
    fn entry(&self, kind: Operand, at: usize, per_word: usize) -> Arg {
        let bits = 32 / per_word as u32;
        let raw = self.word(at / per_word) >> (bits * (at % per_word) as u32);
        match kind {
            Operand::Rel32 => Arg {
                kind,
                value: i64::from(raw as i32),
                moved: false,
            },
            _ if bits == 8 => self.register(kind, raw & 0xFF, 0x80),
            Operand::MixedTail if raw & 0x8000 != 0 => {
                self.register(Operand::MoveRef, raw & 0x7FFF, 0x4000)
            }
            Operand::MixedTail => self.register(Operand::Use32, raw & 0xFFFF, 0),
            _ => self.register(kind, raw & 0xFFFF, 0x8000),
        }
    }

    /// An operand without a sign; for a ref that may be moved, `moved` is the bit that says so.
    #[expect(clippy::unused_self, reason = "one of several ways to read an operand")]
    fn register(&self, kind: Operand, raw: u32, moved: u32) -> Arg {
        let moved = if kind == Operand::MoveRef { moved } else { 0 };
        Arg {
            kind,
            value: i64::from(raw & !moved),
            moved: raw & moved != 0,
        }
    }

    /// Word `n` of the instruction without its prefix.
    #[inline(never)]
    fn word(&self, n: usize) -> u32 {
        self.words.get(n).copied().unwrap_or(0)
    }

    /// 16-bit half `n` of the extension words.
    fn half(&self, n: usize) -> u32 {
        self.word(1 + n / 2) >> (16 * (n % 2)) & 0xFFFF
    }

    /// A byte of the first word, as its prefix widens it.
    fn field(&self, byte: u8) -> u32 {
        let shift = 8 * u32::from(byte);
        self.word(0) >> shift & 0xFF | (self.prefix >> shift & 0xFF) << 8
    }

    fn fixed(&self, kind: Operand, place: Place) -> Arg {
        let signed = |value: i64| Arg {
            kind,
            value,
            moved: false,
        };
        let raw = match place {
            Place::Byte(n) => match kind {
                Operand::Imm8 | Operand::Rel8 => {
                    return signed(i64::from(self.field(n) as u8 as i8));
                }
                Operand::MoveRef => {
                    // The wide half of a number goes above the bit that says whether it moves.
                    let field = self.field(n);
                    let number = field & 0x7F | (field & 0xFF00) >> 1;
                    return self.register(kind, number | (field & 0x80) << 8, 0x8000);
                }
                _ => self.field(n),
            },
            Place::HighHalf => self.word(0) >> 16,
            Place::High24 => return signed(i64::from(self.word(0) as i32 >> 8)),
            Place::Half(n) => self.half(usize::from(n)),
            Place::Words(n) => {
                let at = 1 + usize::from(n);
                let low = self.word(at);
                return signed(if kind == Operand::Imm64 {
                    (u64::from(low) | u64::from(self.word(at + 1)) << 32) as i64
                } else {
                    i64::from(low as i32)
                });
            }
            Place::Tail => 0,
        };
        match kind {
            Operand::Imm16 | Operand::Rel16 => signed(i64::from(raw as u16 as i16)),
            _ => self.register(kind, raw, 0x8000),
        }
    }
}
