//! Operand values to words: the packing half of the encoder, without labels or state.

use alloc::vec;
use alloc::vec::Vec;

use super::op::{Op, Operand, PAGE_PREFIX, WIDE_PREFIX};
use super::place::{Place, Placer};
use super::{RefUse, Val};

/// The first word of a call or return with three counts, and its prefix when a count needs one.
pub(super) fn header(op: Op, counts: [usize; 3]) -> Option<Vec<u32>> {
    let (mut prefix, mut word) = (0, u32::from(op.number()));
    for (i, count) in counts.into_iter().enumerate() {
        let count = u32::from(u16::try_from(count).ok()?);
        word |= (count & 0xFF) << (8 * (i + 1));
        prefix |= (count >> 8) << (8 * (i + 1));
    }
    Some(if prefix == 0 {
        vec![word]
    } else {
        vec![prefix | u32::from(WIDE_PREFIX), word]
    })
}

pub(super) fn needs_wide_list(
    arg_vals: &[Val],
    arg_refs: &[RefUse],
    res_vals: &[Val],
    res_refs: &[RefUse],
) -> bool {
    let refs_fit = |refs: &[RefUse]| refs.iter().all(|r| r.reg.0 < 0x80);
    let vals_fit = |vals: &[Val]| vals.iter().all(|v| v.0 <= 0xFF);
    !(vals_fit(arg_vals) && vals_fit(res_vals) && refs_fit(arg_refs) && refs_fit(res_refs))
}

/// Register lists of calls and returns.
pub(super) struct Lists {
    pub(super) entries: Vec<u32>,
    wide: bool,
}

impl Lists {
    pub(super) fn new(wide: bool) -> Self {
        Self {
            entries: Vec::new(),
            wide,
        }
    }

    pub(super) fn vals(&mut self, vals: &[Val]) {
        self.entries.extend(vals.iter().map(|v| u32::from(v.0)));
    }

    pub(super) fn refs(&mut self, refs: &[RefUse]) {
        let bit = if self.wide { 15 } else { 7 };
        self.entries.extend(
            refs.iter()
                .map(|r| u32::from(r.reg.0) | u32::from(r.moved) << bit),
        );
    }

    pub(super) fn words(&self) -> impl Iterator<Item = u32> {
        let (per_word, bits) = if self.wide { (2, 16) } else { (4, 8) };
        self.entries
            .chunks(per_word)
            .map(move |c| c.iter().rev().fold(0, |w, e| w << bits | e))
    }
}

/// Encodes fixed operands: the prefix when one is needed, the first word, the extension words.
pub(super) fn encode_fields(op: Op, fields: &[(Operand, i64)]) -> Result<Vec<u32>, (Operand, i64)> {
    let mut first = match op.number() {
        n if n >= 0x100 => u32::from(PAGE_PREFIX) | u32::from(n & 0xFF) << 8,
        n => u32::from(n),
    };
    let mut prefix = u32::from(WIDE_PREFIX);
    let mut wide = false;
    let mut words = vec![0];
    let mut placer = Placer::new(op.number());
    // The prefix is decided in the first pass, because it comes before everything.
    for pass in [false, true] {
        placer = Placer::new(op.number());
        for &(kind, value) in fields {
            match placer.place(kind) {
                Place::Byte(n) => {
                    let (low, high, extends) = byte_parts(kind, value).ok_or((kind, value))?;
                    if !pass {
                        wide |= extends;
                        continue;
                    }
                    first |= low << (8 * n);
                    prefix |= high << (8 * n);
                }
                Place::HighHalf => {
                    let fits = match kind {
                        Operand::Imm16 | Operand::Rel16 => i16::try_from(value).is_ok(),
                        _ => u16::try_from(value).is_ok(),
                    };
                    if !fits {
                        return Err((kind, value));
                    }
                    if pass {
                        first |= (value as u32 & 0xFFFF) << 16;
                    }
                }
                Place::High24 => first |= (value as u32) << 8,
                Place::Half(n) if pass => {
                    let moved = u32::from(kind == Operand::MoveRef && value >> 31 & 1 != 0) << 15;
                    let number = if kind == Operand::MoveRef {
                        value & 0x7FFF_FFFF
                    } else {
                        value
                    };
                    let limit = if kind == Operand::MoveRef {
                        0x7FFF
                    } else {
                        0xFFFF
                    };
                    if !(0..=limit).contains(&number) {
                        return Err((kind, number));
                    }
                    put_half(&mut words, 0, usize::from(n), number as u32 | moved);
                }
                Place::Words(n) if pass => {
                    let at = 1 + usize::from(n);
                    if kind == Operand::Imm32
                        && i32::try_from(value).is_err()
                        && u32::try_from(value).is_err()
                    {
                        return Err((kind, value));
                    }
                    words.resize(at, 0);
                    words.push(value as u32);
                    if kind == Operand::Imm64 {
                        words.push((value as u64 >> 32) as u32);
                    }
                }
                Place::Half(_) | Place::Words(_) | Place::Tail => {}
            }
        }
    }
    words.resize(
        words
            .len()
            .max(1 + usize::from(placer.halves().div_ceil(2))),
        0,
    );
    words[0] = first;
    if wide {
        words.insert(0, prefix);
    }
    Ok(words)
}

/// The low byte, the prefix byte, and whether the prefix is needed.
fn byte_parts(kind: Operand, value: i64) -> Option<(u32, u32, bool)> {
    Some(match kind {
        Operand::MoveRef => {
            let (number, moved) = (value & 0x7FFF_FFFF, value >> 31 & 1);
            let number = u32::try_from(number).ok().filter(|n| *n <= 0x7FFF)?;
            (
                number & 0x7F | (moved as u32) << 7,
                number >> 7,
                number > 0x7F,
            )
        }
        Operand::Imm8 | Operand::Rel8 => (u32::from(i8::try_from(value).ok()? as u8), 0, false),
        _ => {
            let v = u32::from(u16::try_from(value).ok()?);
            (v & 0xFF, v >> 8, v > 0xFF)
        }
    })
}

/// Sets half `half` of the extension words, where the first word of the instruction is `words[at]`.
pub(super) fn put_half(words: &mut Vec<u32>, at: usize, half: usize, value: u32) {
    let word = at + 1 + half / 2;
    if words.len() <= word {
        words.resize(word + 1, 0);
    }
    words[word] |= value << (16 * (half % 2));
}

/// Puts a branch distance, known to fit, into the last word.
pub(super) fn set_distance(words: &mut [u32], op: Op, distance: i64) {
    let d = distance as u32;
    if let Some(last) = words.last_mut() {
        *last |= match op.shape().operands().last() {
            Some(Operand::Rel8) => (d & 0xFF) << 24,
            Some(Operand::Rel16) => (d & 0xFFFF) << 16,
            _ => (d & 0xFF_FFFF) << 8,
        };
    }
}
