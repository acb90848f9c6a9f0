//! Parallel moves: the transfers of an edge happen at once, instructions one after the other.
//!
//! A move can be made when no other pending move still reads what it writes. When all wait for each other, one source
//! is first saved in a scratch register.

use halcyon_runtime_core::isa::{FunctionEncoder, Op, Ref, Val};

/// What a move writes and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// One value register.
    One { to: u16, from: u16 },
    /// Two value registers.
    Two { to: u16, from: u16 },
    /// A ref; `last` says that the source is not needed afterwards.
    Ref { to: u16, from: u16, last: bool },
    /// A 32-bit constant.
    Const32 { to: u16, value: i64, float: bool },
    /// A 64-bit constant.
    Const64 { to: u16, value: i64, float: bool },
}

impl Move {
    fn is_ref(self) -> bool {
        matches!(self, Self::Ref { .. })
    }

    /// The registers written: first and count.
    pub(super) fn writes(self) -> (u16, u16) {
        match self {
            Self::One { to, .. } | Self::Ref { to, .. } | Self::Const32 { to, .. } => (to, 1),
            Self::Two { to, .. } | Self::Const64 { to, .. } => (to, 2),
        }
    }

    /// The registers read: first and count.
    pub(super) fn reads(self) -> Option<(u16, u16)> {
        match self {
            Self::One { from, .. } | Self::Ref { from, .. } => Some((from, 1)),
            Self::Two { from, .. } => Some((from, 2)),
            Self::Const32 { .. } | Self::Const64 { .. } => None,
        }
    }

    /// Whether the move changes a register that `other` reads.
    fn disturbs(self, other: Self) -> bool {
        let (to, n) = self.writes();
        self.is_ref() == other.is_ref()
            && other
                .reads()
                .is_some_and(|(from, m)| to < from + m && from < to + n)
    }

    fn with_source(self, source: u16) -> Self {
        match self {
            Self::One { to, .. } => Self::One { to, from: source },
            Self::Two { to, .. } => Self::Two { to, from: source },
            Self::Ref { to, .. } => Self::Ref {
                to,
                from: source,
                last: true,
            },
            constant => constant,
        }
    }

    fn is_nothing(self) -> bool {
        self.reads() == Some(self.writes())
    }
}

/// The moves in an order in which they can be made one by one. `scratch` is the first free register of each bank.
pub(super) fn ordered(moves: &[Move], scratch: (u16, u16)) -> Vec<Move> {
    let mut pending: Vec<Move> = moves.iter().copied().filter(|m| !m.is_nothing()).collect();
    let (mut free_val, mut free_ref) = scratch;
    let mut order = Vec::with_capacity(pending.len());
    while !pending.is_empty() {
        let ready = (0..pending.len())
            .find(|&i| (0..pending.len()).all(|j| i == j || !pending[i].disturbs(pending[j])));
        if let Some(i) = ready {
            let next = pending.remove(i);
            order.push(keep_if_read_again(next, &pending));
            continue;
        }
        let waiting = pending[0];
        let (saved, source) = match waiting {
            Move::Ref { from, last, .. } => {
                free_ref += 1;
                (
                    Move::Ref {
                        to: free_ref - 1,
                        from,
                        last,
                    },
                    free_ref - 1,
                )
            }
            Move::Two { from, .. } => {
                free_val += 2;
                (
                    Move::Two {
                        to: free_val - 2,
                        from,
                    },
                    free_val - 2,
                )
            }
            other => {
                free_val += 1;
                let from = other.reads().map_or(0, |(from, _)| from);
                (
                    Move::One {
                        to: free_val - 1,
                        from,
                    },
                    free_val - 1,
                )
            }
        };
        pending[0] = waiting.with_source(source);
        order.push(keep_if_read_again(saved, &pending));
    }
    order
}

/// A ref that another pending move reads is copied, not moved.
fn keep_if_read_again(next: Move, pending: &[Move]) -> Move {
    match next {
        Move::Ref { to, from, last } => {
            let again = pending
                .iter()
                .any(|m| m.is_ref() && m.reads() == Some((from, 1)));
            Move::Ref {
                to,
                from,
                last: last && !again,
            }
        }
        other => other,
    }
}

/// Emits moves that are in order.
pub(super) fn emit(f: &mut FunctionEncoder, moves: &[Move]) {
    for &m in moves {
        match m {
            Move::One { to, from } => f.unary(Op::MovI32, Val(to), Val(from)),
            Move::Two { to, from } => f.unary(Op::MovI64, Val(to), Val(from)),
            Move::Ref { to, from, last } => {
                let source = if last {
                    Ref(from).take()
                } else {
                    Ref(from).keep()
                };
                f.emit(Op::AssignRef, &[Ref(to).into(), source.into()]);
            }
            Move::Const32 { to, value, float } => constant32(f, Val(to), value, float),
            Move::Const64 { to, value, float } => constant64(f, Val(to), value, float),
        }
    }
}

/// Makes a 32-bit constant.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the low 32 bits are the constant"
)]
pub(super) fn constant32(f: &mut FunctionEncoder, to: Val, value: i64, float: bool) {
    if float {
        f.const_f32(to, value as u32);
    } else {
        f.const_i32(to, value as i32);
    }
}

/// Makes a 64-bit constant.
#[expect(clippy::cast_sign_loss, reason = "the bits are the constant")]
pub(super) fn constant64(f: &mut FunctionEncoder, to: Val, value: i64, float: bool) {
    if float {
        f.const_f64(to, value as u64);
    } else {
        f.const_i64(to, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs ordered moves on registers that hold their own numbers.
    fn run(moves: &[Move]) -> Vec<u16> {
        let mut registers: Vec<u16> = (0..32).collect();
        for m in ordered(moves, (16, 16)) {
            let (to, n) = m.writes();
            let (from, _) = m.reads().unwrap();
            let read: Vec<u16> = (from..from + n)
                .map(|r| registers[usize::from(r)])
                .collect();
            for (i, value) in read.into_iter().enumerate() {
                registers[usize::from(to) + i] = value;
            }
        }
        registers.truncate(16);
        registers
    }

    #[test]
    fn a_swap_goes_through_a_scratch_register() {
        let swapped = run(&[Move::One { to: 0, from: 1 }, Move::One { to: 1, from: 0 }]);
        assert_eq!(swapped[..2], [1, 0]);
    }

    #[test]
    fn a_chain_is_moved_from_its_end() {
        let moved = run(&[
            Move::One { to: 1, from: 0 },
            Move::One { to: 2, from: 1 },
            Move::One { to: 3, from: 2 },
        ]);
        assert_eq!(moved[..4], [0, 0, 1, 2]);
    }

    #[test]
    fn overlapping_pairs_and_singles_come_out_right() {
        // 0,1 -> 1,2; 2 -> 0; 4,5 <-> 5,6 rotate in part.
        let moved = run(&[
            Move::Two { to: 1, from: 0 },
            Move::One { to: 0, from: 2 },
            Move::Two { to: 5, from: 4 },
            Move::One { to: 4, from: 6 },
        ]);
        assert_eq!(moved[..7], [2, 0, 1, 3, 6, 4, 5]);
    }

    #[test]
    fn a_ref_is_moved_by_its_last_reader_only() {
        let order = ordered(
            &[
                Move::Ref {
                    to: 1,
                    from: 0,
                    last: true,
                },
                Move::Ref {
                    to: 2,
                    from: 0,
                    last: true,
                },
            ],
            (4, 4),
        );
        let last: Vec<bool> = order
            .iter()
            .map(|m| matches!(m, Move::Ref { last: true, .. }))
            .collect();
        assert_eq!(last, [false, true]);
    }
}
