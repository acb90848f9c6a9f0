//! The threaded engine: code is translated once into cells, and each cell's handler jumps to the next one's.
//!
//! It does what the in-place loop does, faster and at the price of memory: a cell takes 16 bytes, and an instruction one
//! cell or a few, which with the table that finds cells is about 22 bytes on average; translating takes less time than
//! verifying. Each handler has its own indirect jump, operands need no splitting, and the result of an instruction
//! goes on to the next one in a machine register (an *accumulator*) beside being stored, so that chains of dependent
//! instructions do not wait for memory.
//!
//! | file | job |
//! |---|---|
//! | `cell` | cells, the state in machine registers, passing control |
//! | `forms` | handlers of the simple instructions, by form |
//! | `control` | branches, calls, returns, and anything else as one step of the in-place loop |
//! | `translate` | code to cells |
//!
//! Stack, frames and positions are those of the in-place loop, in words of the code, so that errors, unwinding and calls
//! back and forth do not know which engine ran.

mod cell;
mod control;
mod forms;
mod translate;

use alloc::vec::Vec;

use super::machine::{Machine, Position};
use super::run::BAD_CODE;
use super::status::Fault;
use super::suspend::Suspension;
use crate::format::Module;
use crate::isa::WIDE_PREFIX;
use cell::{Accumulators, Cell, Exit, Ip, Run};

/// No cell belongs to a word of the code.
const NONE: u32 = u32::MAX;

/// The translated code of a module.
pub(super) struct Program {
    cells: Vec<Cell>,
    /// For each word of the code that starts an instruction, its cell; for the second word of a call, the cell before
    /// that of its results; else [`NONE`].
    cell_of: Vec<u32>,
}

impl Program {
    /// Translates the verified code of an instance. `None` when it is too large for this engine.
    pub(super) fn of(module: &Module<'_>, instance: u16) -> Option<Self> {
        translate::translate(module, instance)
    }

    /// The cell of a word of the code.
    #[inline(always)]
    fn at(&self, pc: usize) -> Option<Ip> {
        Ip::at(&self.cells, *self.cell_of.get(pc)? as usize)
    }

    /// The word of the code that starts the instruction of a cell.
    #[cold]
    fn word_of(&self, ip: Ip) -> usize {
        let index = ip.index(&self.cells);
        let before = |cell: &u32| *cell != NONE && *cell as usize <= index;
        self.cell_of.iter().rposition(before).unwrap_or(0)
    }
}

/// Runs from `position` as [`run`](super::run::run) does.
pub(super) fn run(
    programs: &[Program],
    machine: &mut Machine<'_, '_>,
    position: &mut Position,
) -> Result<(), Fault> {
    let frame = super::call::frame(
        &mut machine.stack,
        machine.host.functions,
        position.base,
        position.function,
    );
    let program = programs.get(usize::from(position.instance));
    let (Some(frame), Some(program)) = (frame, program) else {
        return Err(BAD_CODE);
    };
    let Some(ip) = program.at(position.pc) else {
        return Err(BAD_CODE);
    };
    let mut run = Run {
        peak: *machine.stack_peak,
        machine,
        programs,
        program,
        position: *position,
        ip,
        values: frame.values(),
        ticks: 0,
        accumulators: Accumulators::default(),
        fault: None,
    };
    run.ticks = run.draw();
    let exit = loop {
        match run.enter() {
            Exit::Again if run.ticks == 0 => {
                run.ticks = run.draw();
                if run.ticks == 0 {
                    break Exit::Again;
                }
            }
            Exit::Again => {}
            exit => break exit,
        }
    };
    *position = run.position;
    match exit {
        Exit::Again => {
            position.pc = run.program.word_of(run.ip);
            run.fault = Some(Suspension::Fuel.fault());
        }
        Exit::Failed => {
            run.settle(run.ticks);
            // The word that names the instruction comes after a wide prefix.
            let pc = run.program.word_of(run.ip);
            let first = run.machine.host.code.get(pc);
            position.pc = pc + usize::from(first.is_some_and(|word| *word as u8 == WIDE_PREFIX));
        }
        Exit::Returned | Exit::Halted => {}
    }
    *run.machine.stack_peak = run.peak.max(*run.machine.stack_peak);
    match run.fault {
        Some(fault) => Err(fault),
        None => Ok(()),
    }
}
