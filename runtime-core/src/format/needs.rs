//! Which feature bits an instruction needs. Knows instructions by their rows of the table only.

use super::features;
use crate::isa::{Op, Operand};

/// The feature bits that an instruction needs.
#[must_use]
pub fn needs(op: Op) -> u16 {
    needs_of(op.number())
}

/// The feature bits that the instruction of a number needs.
pub(crate) fn needs_of(number: u16) -> u16 {
    let at = RUNS.partition_point(|(first, _)| *first <= number);
    let run = at.checked_sub(1).and_then(|at| RUNS.get(at));
    run.map_or(0, |(_, bits)| u16::from(*bits))
}

/// From which number on instructions need which bits: half of what a table by number takes.
static RUNS: [(u16, u8); count_runs()] = {
    let mut runs = [(0, 0); count_runs()];
    let (mut run, mut i) = (0, 0);
    while i < Op::ALL.len() {
        if starts_run(i) {
            let bits = of_row(Op::ALL[i]);
            assert!(bits <= 0xFF, "a feature bit does not fit the table");
            runs[run] = (Op::ALL[i].number(), bits as u8);
            run += 1;
        }
        i += 1;
    }
    runs
};

const fn count_runs() -> usize {
    let (mut count, mut i) = (0, 0);
    while i < Op::ALL.len() {
        count += starts_run(i) as usize;
        i += 1;
    }
    count
}

/// Whether row `i` needs other bits than the one before it.
const fn starts_run(i: usize) -> bool {
    i == 0 || of_row(Op::ALL[i]) != of_row(Op::ALL[i - 1])
}

const fn of_row(op: Op) -> u16 {
    let name = op.mnemonic().as_bytes();
    let number = op.number();
    // Moving bits needs no float unit, so constants, loads, stores and selects of floats are free.
    let moves = reads_ref(op)
        || starts_with(name, b"vm.const")
        || starts_with(name, b"vm.select")
        || starts_with(name, b"vm.switch")
        || starts_with(name, b"vm.global")
        || starts_with(name, b"vm.bitcast");
    let mut bits = 0;
    if has_part(name, b"f32") && !moves {
        bits |= features::F32;
    }
    if has_part(name, b"f64") && !moves {
        bits |= features::F64;
    }
    if matches!(
        op,
        Op::FmaF32 | Op::FmaF64 | Op::RemF32 | Op::RemF64 | Op::FmodF32 | Op::FmodF64
    ) || matches!(number, 0x120..=0x12B | 0x12D..=0x12E | 0x150..=0x15B | 0x15D..=0x15E)
    {
        bits |= features::MATH;
    }
    if matches!(number, 0x18A | 0x190..=0x19E) {
        bits |= features::COLLECTIONS;
    }
    if is_int64(op) {
        bits |= features::INT64;
    }
    let named = features::MATH | features::COLLECTIONS;
    if number >= 0x100 && !matches!(number, 0x180..=0x189) && bits & named == 0 {
        bits |= features::EXTENDED;
    }
    if matches!(op, Op::Yield) {
        bits |= features::YIELD;
    }
    bits
}

/// Whether [`features::INT64`] names the instruction.
const fn is_int64(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        DivI64S
            | DivI64U
            | RemI64S
            | RemI64U
            | FmaI64
            | AbsI64
            | MinI64S
            | MinI64U
            | MaxI64S
            | MaxI64U
    ) || matches!(
        op,
        NotI64 | AndI64 | OrI64 | XorI64 | CtlzI64 | ShlI64 | ShrI64S | ShrI64U
    ) || matches!(op, CastSI64F32 | CastUI64F32 | TruncF32SI64 | TruncF32UI64)
        || matches!(op, CastSI64F64 | CastUI64F64 | TruncF64SI64 | TruncF64UI64)
        || matches!(op, CastF32SI64 | CastF32UI64 | CastF64SI64 | CastF64UI64)
}

const fn reads_ref(op: Op) -> bool {
    let kinds = op.shape().operands();
    let mut i = 0;
    while i < kinds.len() {
        if matches!(kinds[i], Operand::UseRef) {
            return true;
        }
        i += 1;
    }
    false
}

const fn starts_with(name: &[u8], start: &[u8]) -> bool {
    name.len() >= start.len() && holds_at(name, 0, start)
}

/// Whether `part` is one of the parts of `name` between dots.
const fn has_part(name: &[u8], part: &[u8]) -> bool {
    let mut from = 0;
    while from + part.len() <= name.len() {
        let end = from + part.len();
        let starts = from == 0 || name[from - 1] == b'.';
        let ends = end == name.len() || name[end] == b'.';
        if starts && ends && holds_at(name, from, part) {
            return true;
        }
        from += 1;
    }
    false
}

const fn holds_at(name: &[u8], from: usize, part: &[u8]) -> bool {
    let mut i = 0;
    while i < part.len() {
        if name[from + i] != part[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::features::{COLLECTIONS, EXTENDED, F32, F64, INT64, MATH, YIELD};
    use super::needs;
    use crate::isa::Op;

    #[test]
    fn instructions_need_what_they_compute_with() {
        let cases = [
            (Op::AddI32, 0),
            (Op::AddI64, 0),
            (Op::DivI64S, INT64),
            (Op::AddF32, F32),
            (Op::ConstF32, 0),
            (Op::SelectF64, 0),
            (Op::BufferLoadF32, 0),
            (Op::BufferFillF64, 0),
            (Op::CmpLtF64O, F64),
            (Op::ExtF32F64, F32 | F64),
            (Op::CastSI64F32, F32 | INT64),
            (Op::FmaF32, F32 | MATH),
            (Op::ExpF64, F64 | MATH),
            (Op::CeilF32, F32 | EXTENDED),
            (Op::SwitchF32, EXTENDED),
            (Op::ListGetF32, COLLECTIONS),
            (Op::BufferAlloc, 0),
            (Op::BufferHash, COLLECTIONS),
            (Op::Yield, YIELD),
        ];
        for (op, bits) in cases {
            assert_eq!(needs(op), bits, "{op:?}");
        }
    }
}
