//! Handlers of what is not simple: branches without a condition, calls and returns of values, and the step that runs
//! any other instruction in place.
//!
//! Frames are those of the in-place loop, so that either engine can return to a frame that the other made. A call lays
//! out three data cells after its own: what the header holds and where the callee starts, then the registers of the
//! arguments, then those of the results. The latter is where its callee's return finds them.

use super::super::call::{self, STACK_OVERFLOW};
use super::super::frame::Values;
use super::super::machine::{HEADER, HOST};
use super::super::run::{self, BAD_CODE, Progress};
use super::cell::{Accumulators, Exit, Ip, Run, again, fail, halt, next};
use super::forms::branch;

/// The most values that a call passes, or expects, without going in place.
pub(super) const INLINE: usize = 8;
/// Cells of a call: its own, the header's words, arguments, results.
pub(super) const CALL_CELLS: usize = 4;
/// The cell of a call that is followed by that of the results: what its callee's return looks for.
pub(super) const CALL_SITE: usize = 2;

/// What a call's first data cell holds, by word.
pub(super) mod call_words {
    /// Distance to the callee's first cell.
    pub(in super::super) const TARGET: usize = 0;
    /// Header word 0: the word offset of the call's second word.
    pub(in super::super) const PC: usize = 1;
    /// Header word 2: the caller's ordinal and how the call is encoded.
    pub(in super::super) const PACKED: usize = 2;
    /// Number of arguments.
    pub(in super::super) const ARGUMENTS: usize = 3;
}

/// `vm.br`.
pub(super) fn jump<const BACKWARD: bool>(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    int: u64,
    single: f32,
    double: f64,
) -> Exit {
    let accumulators = Accumulators {
        int,
        single,
        double,
    };
    branch::<BACKWARD>(ip.branch(ip.immediate()), values, run, ticks, accumulators)
}

/// `vm.br_table`: `a` the index, `immediate` the number of cases; data: the distance of the default, then of each case.
pub(super) fn table(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    int: u64,
    single: f32,
    double: f64,
) -> Exit {
    let (index, count) = (values.get32(ip.a()), ip.immediate());
    let entry = if index < count { index as usize + 1 } else { 0 };
    let distance = ip.word(entry);
    let target = ip.branch(distance);
    let accumulators = Accumulators {
        int,
        single,
        double,
    };
    // Distances are from this cell, to which a table may lead too.
    if (distance as i32) <= 0 {
        branch::<true>(target, values, run, ticks, accumulators)
    } else {
        next(target, values, run, ticks, accumulators)
    }
}

/// A call of a function of the same module with `N` values (`N` = [`INLINE`]: up to that many) and no refs: `a` words
/// of the caller's frame, `b` value registers of the callee, `c` its ref registers, `d` its ordinal. `REFS` says that the callee has
/// ref registers.
pub(super) fn call<const N: usize, const REFS: bool>(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    _int: u64,
    _single: f32,
    _double: f64,
) -> Exit {
    let caller = run.position.base;
    let (base, vals, refs) = (caller + ip.a(), ip.b(), ip.c());
    let Some(callee) = run.machine.stack.frame(base, vals, refs) else {
        return fail(ip, values, run, ticks, STACK_OVERFLOW);
    };
    run.peak = run.peak.max(base + HEADER + vals + refs);
    let registers = callee.values();
    registers.set_header([
        ip.word(call_words::PC),
        caller as u32,
        ip.word(call_words::PACKED),
    ]);
    let count = if N == INLINE {
        ip.word(call_words::ARGUMENTS) as usize
    } else {
        N
    };
    for i in 0..count {
        registers.set32(i, values.get32(ip.skip(1).half(i)));
    }
    if REFS {
        callee.clear_refs();
    }
    run.position.base = base;
    run.position.function = ip.d() as u16;
    let target = ip.branch(ip.word(call_words::TARGET));
    match ticks - 1 {
        0 => again(target, registers, run, 0),
        ticks => next(target, registers, run, ticks, Accumulators::default()),
    }
}

/// A return of `N` values and no refs from a function without ref registers: `a` to `d` the values; data: the word
/// offset of the instruction.
pub(super) fn leave<const N: usize>(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    _int: u64,
    _single: f32,
    _double: f64,
) -> Exit {
    let [pc, caller, packed] = values.header();
    // The entry frame returns to the host, others perhaps to another instance. A call that is made in place has no cell
    // of results.
    let native = caller != HOST && call::instance_of(packed) == run.position.instance;
    let site = match run.program.at(pc as usize) {
        Some(site) if native => site,
        _ => return step(ip, values, run, ticks, ip.word(0)),
    };
    let caller_values = values.lower(run.position.base - caller as usize);
    let registers = [ip.a(), ip.b(), ip.c(), ip.d()];
    for (i, register) in registers.into_iter().enumerate().take(N) {
        caller_values.set32(site.half(i), values.get32(register));
    }
    run.position.base = caller as usize;
    run.position.function = packed as u16;
    next(
        site.skip(2),
        caller_values,
        run,
        ticks,
        Accumulators::default(),
    )
}

/// Any instruction: `immediate` its word offset.
pub(super) fn in_place(
    ip: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    _int: u64,
    _single: f32,
    _double: f64,
) -> Exit {
    step(ip, values, run, ticks, ip.immediate())
}

/// Runs the instruction at word `pc` in place, and goes on wherever it leads.
#[inline(never)]
fn step(_ip: Ip, values: Values, run: &mut Run<'_, '_, '_>, ticks: u32, pc: u32) -> Exit {
    let before = run.position;
    run.position.pc = pc as usize;
    run.settle(ticks);
    let outcome = run::step(run.machine, &mut run.position);
    match outcome {
        Ok(Progress::On) => {
            let ticks = run.draw();
            let same = (before.base, before.instance) == (run.position.base, run.position.instance);
            let registers = if same { Some(values) } else { run.select() };
            match (run.program.at(run.position.pc), registers) {
                (Some(ip), Some(values)) => next(ip, values, run, ticks, Accumulators::default()),
                _ => halt(run, ticks, BAD_CODE),
            }
        }
        Ok(Progress::Returned) => Exit::Returned,
        Err(fault) => halt(run, 0, fault),
    }
}
