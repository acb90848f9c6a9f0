//! Cells, the state of a run that stays in machine registers, and how one handler passes control to the next.
//!
//! A handler is a function of one signature. It does the work of the cell it is called for, and ends in [`next`], a call
//! in tail position. An optimizing build makes a jump of that call, because all arguments are in registers and nothing
//! is left to drop; the build script sets `tail_calls` where this is known to hold. With debug assertions it does not,
//! because the checks of registers are in the way. Elsewhere `next` notes the state and returns, and the loop that called
//! the handler calls the next one. If a jump were ever compiled as a call after all, the native stack would still be
//! bounded by the code, and not by how long it runs: see [`TICKS`].
//!
//! This file is the only one of the engine that reads cells and so the only `unsafe` one. It relies on the
//! [translation](super::translate): every cell that control reaches holds an operation, with the data cells that its
//! handler reads after it, and every distance leads to such a cell of the same program.
#![allow(unsafe_code, reason = "cells are read without a check at every step")]

use super::super::call;
use super::super::frame::Values;
use super::super::machine::{Machine, Position};
use super::super::status::Fault;
use super::Program;

/// How many backward branches and calls may pass before a run returns to the loop that started it. The native stack
/// stays bounded by so many times the code that way, whatever an optimizer does, and fuel is counted in such portions.
/// Tests do without the bound, so that a lost jump shows.
pub(super) const TICKS: u32 = if cfg!(all(test, tail_calls, not(debug_assertions))) {
    u32::MAX
} else {
    256
};

/// How control leaves the handlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Exit {
    /// Goes on at the noted state.
    Again,
    /// The entry frame has returned.
    Returned,
    /// The instruction at the noted cell failed with the noted fault.
    Failed,
    /// The run halted with the noted fault, at the noted position.
    Halted,
}

/// What a cell does.
pub(super) type Handler = for<'m, 'r, 'a> fn(
    ip: Ip,
    values: Values,
    run: &mut Run<'m, 'r, 'a>,
    ticks: u32,
    int: u64,
    single: f32,
    double: f64,
) -> Exit;

/// An operation with four operands.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Operation {
    pub(super) handler: Handler,
    pub(super) operands: [u16; 4],
}

/// An operation, or data that the operation before it reads.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) union Cell {
    operation: Operation,
    words: [u32; 4],
    halves: [u16; 8],
}

impl Cell {
    pub(super) const fn operation(handler: Handler, operands: [u16; 4]) -> Self {
        Self {
            operation: Operation { handler, operands },
        }
    }

    pub(super) const fn words(words: [u32; 4]) -> Self {
        Self { words }
    }

    pub(super) const fn halves(halves: [u16; 8]) -> Self {
        Self { halves }
    }
}

/// A position in the cells of a program.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Ip(*const Cell);

impl Ip {
    /// The position of cell `index`; `None` past the end.
    #[inline(always)]
    pub(super) fn at(cells: &[Cell], index: usize) -> Option<Self> {
        (index < cells.len()).then(|| Self(cells.as_ptr().wrapping_add(index)))
    }

    /// The index of the cell.
    pub(super) fn index(self, cells: &[Cell]) -> usize {
        (self.0.addr() - cells.as_ptr().addr()) / size_of::<Cell>()
    }

    #[inline(always)]
    fn operation(self) -> *const Operation {
        self.0.cast()
    }

    #[inline(always)]
    fn handler(self) -> Handler {
        // SAFETY: control reaches operations only.
        unsafe { (*self.operation()).handler }
    }

    #[inline(always)]
    fn operand(self, n: usize) -> usize {
        // SAFETY: as in `handler`; the callers below name one of the four.
        usize::from(unsafe { (*self.operation()).operands[n] })
    }

    #[inline(always)]
    pub(super) fn a(self) -> usize {
        self.operand(0)
    }

    #[inline(always)]
    pub(super) fn b(self) -> usize {
        self.operand(1)
    }

    #[inline(always)]
    pub(super) fn c(self) -> usize {
        self.operand(2)
    }

    #[inline(always)]
    pub(super) fn d(self) -> usize {
        self.operand(3)
    }

    /// Operands `c` and `d` as one immediate.
    #[inline(always)]
    pub(super) fn immediate(self) -> u32 {
        self.c() as u32 | (self.d() as u32) << 16
    }

    /// Word `n` of the data after the operation.
    #[inline(always)]
    pub(super) fn word(self, n: usize) -> u32 {
        // SAFETY: the handler of the operation reads only as many data cells as the translation put after it.
        unsafe { self.0.wrapping_add(1).cast::<u32>().wrapping_add(n).read() }
    }

    /// Half `n` of the data after the operation.
    #[inline(always)]
    pub(super) fn half(self, n: usize) -> usize {
        // SAFETY: as in `word`.
        usize::from(unsafe { self.0.wrapping_add(1).cast::<u16>().wrapping_add(n).read() })
    }

    /// The cell `n` cells further.
    #[inline(always)]
    pub(super) fn skip(self, n: usize) -> Self {
        Self(self.0.wrapping_add(n))
    }

    /// The cell at a distance as the translation states it: in bytes, from this cell.
    #[inline(always)]
    pub(super) fn branch(self, distance: u32) -> Self {
        Self(self.0.wrapping_byte_offset(distance as i32 as isize))
    }
}

/// The results of the latest instructions by kind of machine register, so that the next ones need not load them.
#[derive(Clone, Copy, Default)]
pub(super) struct Accumulators {
    /// An i32 in the low half, or an i64.
    pub(super) int: u64,
    pub(super) single: f32,
    pub(super) double: f64,
}

/// A run in progress: what is not hot enough for an argument, and the arguments while no handler runs.
pub(super) struct Run<'m, 'r, 'a> {
    pub(super) machine: &'m mut Machine<'r, 'a>,
    /// The translated code of each instance.
    pub(super) programs: &'m [Program],
    /// That of the running one.
    pub(super) program: &'m Program,
    /// Frame, function and instance of the instruction that runs. Its word offset follows from `ip`.
    pub(super) position: Position,
    /// The most words of the stack used so far.
    pub(super) peak: usize,
    pub(super) ip: Ip,
    pub(super) values: Values,
    pub(super) ticks: u32,
    pub(super) accumulators: Accumulators,
    pub(super) fault: Option<Fault>,
}

impl Run<'_, '_, '_> {
    /// Goes to the noted position: its program, and its registers. `None` when there is none.
    pub(super) fn select(&mut self) -> Option<Values> {
        let Position {
            base,
            function,
            instance,
            ..
        } = self.position;
        self.program = self.programs.get(usize::from(instance))?;
        let functions = self.machine.host.functions;
        let frame = call::frame(&mut self.machine.stack, functions, base, function)?;
        Some(frame.values())
    }

    /// Takes a portion of the fuel as ticks: zero when there is none. While handlers run, they have at least one.
    pub(super) fn draw(&mut self) -> u32 {
        #[cfg(feature = "fuel")]
        {
            let fuel = &mut *self.machine.host.fuel;
            let ticks = u32::try_from(*fuel).map_or(TICKS, |fuel| fuel.min(TICKS));
            *fuel -= u64::from(ticks);
            ticks
        }
        #[cfg(not(feature = "fuel"))]
        TICKS
    }

    /// Gives back the ticks that are left.
    pub(super) fn settle(&mut self, ticks: u32) {
        #[cfg(feature = "fuel")]
        {
            *self.machine.host.fuel += u64::from(ticks);
        }
        let _ = ticks;
    }

    /// Runs handlers from the noted state until one leaves.
    #[inline(always)]
    pub(super) fn enter(&mut self) -> Exit {
        let Accumulators {
            int,
            single,
            double,
        } = self.accumulators;
        (self.ip.handler())(self.ip, self.values, self, self.ticks, int, single, double)
    }
}

/// Passes control to the handler of the cell `ip`. Call it in tail position, where nothing is left to drop.
#[cfg(all(tail_calls, not(debug_assertions)))]
#[inline(always)]
pub(super) fn next(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    accumulators: Accumulators,
) -> Exit {
    let Accumulators {
        int,
        single,
        double,
    } = accumulators;
    (ip.handler())(ip, values, run, ticks, int, single, double)
}

/// Passes control to the handler of the cell `ip`, by way of the loop that called this one.
#[cfg(not(all(tail_calls, not(debug_assertions))))]
#[inline(always)]
pub(super) fn next(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    accumulators: Accumulators,
) -> Exit {
    run.accumulators = accumulators;
    again(ip, values, run, ticks)
}

/// Returns to the loop that started the run, which goes on at `ip`.
#[cfg_attr(all(tail_calls, not(debug_assertions)), cold, inline(never))]
pub(super) fn again(ip: Ip, values: Values, run: &mut Run<'_, '_, '_>, ticks: u32) -> Exit {
    run.ip = ip;
    run.values = values;
    run.ticks = ticks;
    opaque(Exit::Again)
}

/// Ends the run: the instruction of the cell `ip` fails.
#[cold]
#[inline(never)]
pub(super) fn fail(
    ip: Ip,
    _values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    fault: Fault,
) -> Exit {
    run.ip = ip;
    run.ticks = ticks;
    run.fault = Some(fault);
    opaque(Exit::Failed)
}

/// Ends the run at the noted position.
#[cold]
#[inline(never)]
pub(super) fn halt(run: &mut Run<'_, '_, '_>, ticks: u32, fault: Fault) -> Exit {
    run.settle(ticks);
    run.fault = Some(fault);
    Exit::Halted
}

/// Keeps an optimizer from seeing that a function always returns the same. Were that seen, its callers would return the
/// constant themselves, and so not jump to it.
#[inline(always)]
fn opaque(exit: Exit) -> Exit {
    if cfg!(all(tail_calls, not(debug_assertions))) {
        core::hint::black_box(exit)
    } else {
        exit
    }
}
