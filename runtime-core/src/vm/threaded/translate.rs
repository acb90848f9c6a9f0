//! Code to cells. Relies on the verifier as the in-place loop does.
//!
//! Three walks: the first finds where blocks begin, the second places each instruction's cells, the third writes them.
//! Within a block it follows which registers the accumulators hold, and picks the variant of each handler that uses
//! them. Two copies in a row, of which branches and calls make many, share a cell.

use alloc::vec;
use alloc::vec::Vec;

use super::super::call::Site;
use super::super::machine::HEADER;
use super::super::simple;
use super::cell::{Cell, Handler};
use super::control::{self, CALL_CELLS, CALL_SITE, INLINE, call_words};
use super::forms::{self, Class, Kept, Row};
use super::{NONE, Program};
use crate::format::{FunctionInfo, Module};
use crate::isa::{self, Arg, Inst, Op, Operand, code};

/// Distances are in bytes and signed, so no two cells may be further apart.
const MOST_CELLS: usize = i32::MAX as usize / size_of::<Cell>();

/// The most copies of accumulators that are known at once.
const MOST_HELD: usize = 16;

/// The most values that a return hands over without going in place.
const RETURNED: usize = 4;

macro_rules! define_rows {
    ($($name:ident $(| $more:ident)* $(if $guard:ident)?:
        $form:ident($($operand:ty),*) -> $result:ty = $what:expr;)*) => {
        /// The handlers of a simple instruction.
        fn row(op: Op) -> Option<Row> {
            match u32::from(op.number()) {
                $(code::$name $(| code::$more)* $(if simple::$guard)? => {
                    Some(forms::$form::<simple::$name>())
                })*
                _ => None,
            }
        }
    };
}
// Expands to one arm a row: `code::AddI32 => Some(forms::binary::<simple::AddI32>())`.
simple::for_each_simple!(define_rows);

/// Translates the code of a module.
pub(super) fn translate(module: &Module<'_>, instance: u16) -> Option<Program> {
    let code = module.code();
    let mut leads = vec![false; code.len()];
    for_each_instruction(module, |function, inst| mark(&mut leads, function, inst))?;
    let mut placed = Placed {
        cells: 0,
        cell_of: vec![NONE; code.len()],
        leads,
        open: None,
    };
    for_each_instruction(module, |function, inst| {
        placed.place(module, function, inst)
    })?;
    let mut writer = Writer {
        module,
        instance,
        cells: Vec::with_capacity(placed.cells),
        placed,
        held: Held::default(),
        last: ([0; 4], 0),
    };
    for_each_instruction(module, |function, inst| writer.write(function, inst))?;
    Some(Program {
        cells: writer.cells,
        cell_of: writer.placed.cell_of,
    })
}

/// An instruction of a function, and where the function's code starts.
fn for_each_instruction(
    module: &Module<'_>,
    mut visit: impl FnMut(&FunctionInfo, &Inst<'_>) -> Option<()>,
) -> Option<()> {
    for ordinal in 0..module.function_count() {
        let (info, code) = (module.function(ordinal)?, module.function_code(ordinal)?);
        let mut pc = 0;
        while (pc as usize) < code.len() {
            let inst = isa::decode(code, pc).ok()?;
            visit(&info, &inst)?;
            pc = inst.end();
        }
    }
    Some(())
}

/// What becomes of an instruction.
enum Plan {
    Simple(Row),
    Jump,
    Table,
    Call,
    Return,
    InPlace,
}

impl Plan {
    fn of(module: &Module<'_>, function: &FunctionInfo, inst: &Inst<'_>) -> Self {
        if let Some(row) = row(inst.op) {
            return Self::Simple(row);
        }
        match inst.op {
            Op::Br => Self::Jump,
            Op::BrTable => Self::Table,
            Op::Call | Op::CallWide => {
                let callee = inst.operands().next().map_or(0, |a| a.value as u16);
                let few = module.function(callee).is_some_and(|callee| {
                    usize::from(callee.args.vals) <= INLINE
                        && usize::from(callee.results.vals) <= RETURNED
                        && callee.args.refs == 0
                        && callee.results.refs == 0
                });
                if few { Self::Call } else { Self::InPlace }
            }
            Op::Return | Op::ReturnWide
                if function.refs == 0 && usize::from(function.results.vals) <= RETURNED =>
            {
                Self::Return
            }
            _ => Self::InPlace,
        }
    }

    /// Cells that it takes.
    fn cells(&self, inst: &Inst<'_>) -> usize {
        match self {
            Self::Simple(_) if data(inst).is_some() => 2,
            Self::Simple(_) | Self::Jump | Self::InPlace => 1,
            Self::Table => 1 + inst.operands().skip(1).count().div_ceil(4),
            Self::Call => CALL_CELLS,
            Self::Return => 2,
        }
    }
}

/// The immediate of an instruction, if it does not fit the cell.
fn data(inst: &Inst<'_>) -> Option<u64> {
    if inst.op.shape().operands().last() != Some(&Operand::Imm64) {
        return None;
    }
    let value = inst.operands().last()?.value;
    i32::try_from(value).is_err().then_some(value as u64)
}

/// The first walk: marks the words that control can reach by other ways than falling through.
fn mark(leads: &mut [bool], function: &FunctionInfo, inst: &Inst<'_>) -> Option<()> {
    let mut lead = |pc: u32| {
        *leads.get_mut((function.entry + pc) as usize)? = true;
        Some(())
    };
    for arg in inst.operands().filter(|arg| arg.kind.is_branch()) {
        lead(inst.target(arg.value)?)?;
    }
    if inst.pc == 0 { lead(0) } else { Some(()) }
}

/// The second walk.
struct Placed {
    cells: usize,
    /// As in [`Program`]. An instruction without a cell shares that of the one before it.
    cell_of: Vec<u32>,
    /// Words where blocks begin.
    leads: Vec<bool>,
    /// The last instruction, if it could share its cell with another of its kind.
    open: Option<Op>,
}

impl Placed {
    fn place(
        &mut self,
        module: &Module<'_>,
        function: &FunctionInfo,
        inst: &Inst<'_>,
    ) -> Option<()> {
        let plan = Plan::of(module, function, inst);
        let at = (function.entry + inst.pc) as usize;
        let open = self.open.take();
        if let Plan::Simple(Row { twice: [_, ..], .. }) = plan {
            if open == Some(inst.op) && !*self.leads.get(at)? {
                return Some(());
            }
            self.open = Some(inst.op);
        }
        *self.cell_of.get_mut(at)? = self.cells as u32;
        if let Plan::Call = plan {
            let second = at + usize::from(inst.is_wide()) + 1;
            *self.cell_of.get_mut(second)? = (self.cells + CALL_SITE) as u32;
        }
        self.cells += plan.cells(inst);
        (self.cells <= MOST_CELLS).then_some(())
    }
}

/// The registers whose values the accumulators hold.
#[derive(Default)]
struct Held(Vec<(Class, usize)>);

impl Held {
    fn holds(&self, class: Class, register: usize) -> bool {
        self.0.iter().any(|&(of, held)| {
            // The low half of a pair is a register of its own.
            held == register && (of == class || (of, class) == (Class::Int64, Class::Int32))
        })
    }

    /// A register is written, which no accumulator follows.
    fn overwrite(&mut self, words: usize, register: usize) {
        self.0
            .retain(|&(of, held)| held + of.words() <= register || register + words <= held);
    }

    /// A register takes the value of the accumulator of a class. A row of copies without end must not make each one
    /// slower than the one before, so that only some are known.
    fn copy(&mut self, class: Class, register: usize) {
        if self.0.len() < MOST_HELD {
            self.0.push((class, register));
        }
    }

    /// The accumulator of a class takes the value of a register.
    fn replace(&mut self, class: Class, register: usize) {
        self.0
            .retain(|&(of, _)| of.accumulator() != class.accumulator());
        self.0.push((class, register));
    }
}

/// The third walk.
struct Writer<'m, 'a> {
    module: &'m Module<'a>,
    instance: u16,
    cells: Vec<Cell>,
    placed: Placed,
    held: Held,
    /// Operands of the last simple instruction, and those that it takes from accumulators.
    last: ([u16; 4], usize),
}

impl Writer<'_, '_> {
    fn write(&mut self, function: &FunctionInfo, inst: &Inst<'_>) -> Option<()> {
        let at = (function.entry + inst.pc) as usize;
        if *self.placed.leads.get(at)? {
            self.held.0.clear();
        }
        match Plan::of(self.module, function, inst) {
            Plan::Simple(row) => self.simple(function, inst, &row)?,
            Plan::Jump => {
                let distance = self.distance(function, inst, inst.operands().next()?.value)?;
                // From this cell, to which a branch may lead too.
                let handler = if distance <= 0 {
                    control::jump::<true>
                } else {
                    control::jump::<false>
                };
                let (c, d) = halves(distance as u32);
                self.push(handler, [0, 0, c, d]);
            }
            Plan::Table => self.table(function, inst)?,
            Plan::Call => self.call(function, inst)?,
            Plan::Return => self.leave(at, inst)?,
            Plan::InPlace => {
                let (c, d) = halves(at as u32);
                self.push(control::in_place, [0, 0, c, d]);
                self.held.0.clear();
            }
        }
        Some(())
    }

    fn push(&mut self, handler: Handler, operands: [u16; 4]) {
        self.cells.push(Cell::operation(handler, operands));
    }

    /// A branch distance in bytes from the next cell that is written.
    fn distance(&self, function: &FunctionInfo, inst: &Inst<'_>, distance: i64) -> Option<i32> {
        let target = (function.entry + inst.target(distance)?) as usize;
        self.distance_to(*self.placed.cell_of.get(target)?)
    }

    fn distance_to(&self, cell: u32) -> Option<i32> {
        let cells = i64::from(cell) - self.cells.len() as i64;
        i32::try_from(cells * size_of::<Cell>() as i64).ok()
    }

    /// Registers take the operands in order, an immediate or a distance operands `c` and `d`.
    fn simple(&mut self, function: &FunctionInfo, inst: &Inst<'_>, row: &Row) -> Option<()> {
        let mut operands = [0; 4];
        let mut fields = operands.iter_mut();
        let mut uses = row.uses.iter().enumerate();
        let (mut from, mut defined, mut wide) = (0, None, None);
        let mut backward = false;
        for arg in inst.operands() {
            let wide_field = match arg.kind {
                Operand::Def32 => {
                    defined = Some((arg.value as usize, 1));
                    None
                }
                Operand::Def64 => {
                    defined = Some((arg.value as usize, 2));
                    None
                }
                Operand::Use32 | Operand::Use64 => {
                    if let Some((i, class)) = uses.next()
                        && self.held.holds(*class, arg.value as usize)
                    {
                        from |= 1 << i;
                    }
                    None
                }
                kind if kind.is_branch() => {
                    backward = arg.value < 0;
                    Some(self.distance(function, inst, arg.value)? as u32)
                }
                Operand::Imm8 | Operand::Imm16 | Operand::Imm32 | Operand::Imm64 => {
                    Some(arg.value as u32)
                }
                _ => None,
            };
            match wide_field {
                Some(value) => wide = Some(value),
                None => *fields.next()? = field(function, arg)?,
            }
        }
        if let Some(value) = wide {
            (operands[2], operands[3]) = halves(value);
        }
        let data = data(inst);
        let at = (function.entry + inst.pc) as usize;
        let handler = if *self.placed.cell_of.get(at)? == NONE {
            let ([a, b, ..], first) = self.last;
            operands = [a, b, operands[0], operands[1]];
            self.cells.pop();
            *row.twice.get(first | from << 1)?
        } else if backward {
            *row.backward.get(from)?
        } else {
            self.last = (operands, from);
            // A constant that does not fit its cell is the second variant.
            *row.handlers.get(if data.is_some() { 1 } else { from })?
        };
        self.push(handler, operands);
        if let Some(value) = data {
            self.cells
                .push(Cell::words([value as u32, (value >> 32) as u32, 0, 0]));
        }
        if let (Kept::Counter, Some(class)) = (row.kept, row.uses.first()) {
            defined = Some((operands[0].into(), class.words()));
        }
        if let Some((register, words)) = defined {
            self.held.overwrite(words, register);
            match row.kept {
                Kept::Nothing | Kept::Counter => {}
                Kept::Operand => {
                    if let (1, Some(class)) = (from, row.uses.first()) {
                        self.held.copy(*class, register);
                    }
                }
                Kept::Result(class) => self.held.replace(class, register),
            }
        }
        Some(())
    }

    fn table(&mut self, function: &FunctionInfo, inst: &Inst<'_>) -> Option<()> {
        let mut operands = inst.operands();
        let index = operands.next()?.value as u16;
        let distances = operands
            .map(|arg| self.distance(function, inst, arg.value).map(|d| d as u32))
            .collect::<Option<Vec<u32>>>()?;
        let (c, d) = halves(distances.len() as u32 - 1);
        self.push(control::table, [index, 0, c, d]);
        for chunk in distances.chunks(4) {
            let mut words = [0; 4];
            words.iter_mut().zip(chunk).for_each(|(w, d)| *w = *d);
            self.cells.push(Cell::words(words));
        }
        Some(())
    }

    fn call(&mut self, function: &FunctionInfo, inst: &Inst<'_>) -> Option<()> {
        let list = |kind: Operand| {
            let mut halves = [0; INLINE];
            let registers = inst.operands().filter(|arg| arg.kind == kind);
            halves
                .iter_mut()
                .zip(registers)
                .for_each(|(half, arg)| *half = arg.value as u16);
            halves
        };
        let ordinal = inst.operands().next()?.value as u16;
        let callee = self.module.function(ordinal)?;
        let caller = self.module.function_at(function.entry)?;
        let second = function.entry + inst.pc + u32::from(inst.is_wide()) + 1;
        let site = Site {
            pc: second as usize,
            base: 0,
            function: caller,
            prefixed: inst.is_wide(),
        };
        let packed = site.packed(inst.op == Op::CallWide, self.instance);
        let target = *self.placed.cell_of.get(callee.entry as usize)?;
        let mut words = [0; 4];
        words[call_words::TARGET] = self.distance_to(target)? as u32;
        words[call_words::PC] = second;
        words[call_words::PACKED] = packed;
        words[call_words::ARGUMENTS] = callee.args.vals.into();
        let handler: Handler = match callee.args.vals {
            _ if callee.refs > 0 => control::call::<INLINE, true>,
            0 => control::call::<0, false>,
            1 => control::call::<1, false>,
            2 => control::call::<2, false>,
            3 => control::call::<3, false>,
            4 => control::call::<4, false>,
            _ => control::call::<INLINE, false>,
        };
        let frame = HEADER + usize::from(function.vals) + usize::from(function.refs);
        let frame = u16::try_from(frame).ok()?;
        self.push(handler, [frame, callee.vals, callee.refs, ordinal]);
        self.cells.push(Cell::words(words));
        self.cells.push(Cell::halves(list(Operand::Use32)));
        self.cells.push(Cell::halves(list(Operand::Def32)));
        self.held.0.clear();
        Some(())
    }

    fn leave(&mut self, at: usize, inst: &Inst<'_>) -> Option<()> {
        let mut registers = [0; RETURNED];
        let mut count = 0;
        for (register, arg) in registers.iter_mut().zip(inst.operands()) {
            *register = arg.value as u16;
            count += 1;
        }
        let handler: Handler = match count {
            0 => control::leave::<0>,
            1 => control::leave::<1>,
            2 => control::leave::<2>,
            3 => control::leave::<3>,
            _ => control::leave::<RETURNED>,
        };
        self.push(handler, registers);
        self.cells.push(Cell::words([at as u32, 0, 0, 0]));
        Some(())
    }
}

/// The halves of a word, low first.
fn halves(word: u32) -> (u16, u16) {
    (word as u16, (word >> 16) as u16)
}

/// An operand as cells hold it: a ref register as its distance from the first value register.
fn field(function: &FunctionInfo, arg: Arg) -> Option<u16> {
    let base = match arg.kind {
        Operand::UseRef => i64::from(function.vals),
        _ => 0,
    };
    u16::try_from(base + arg.value).ok()
}

#[cfg(test)]
mod tests {
    use super::{Class, Held, MOST_HELD};

    #[test]
    fn only_some_copies_are_known() {
        let mut held = Held::default();
        held.replace(Class::Int32, 0);
        for register in 1..1000 {
            held.overwrite(1, register);
            held.copy(Class::Int32, register);
        }
        assert_eq!(held.0.len(), MOST_HELD);
        // What is known still stays so until it is written.
        assert!(held.holds(Class::Int32, 1) && !held.holds(Class::Int32, 999));
        held.overwrite(2, 0);
        assert!(!held.holds(Class::Int32, 0) && !held.holds(Class::Int32, 1));
        held.replace(Class::Int64, 7);
        assert!(held.holds(Class::Int32, 7) && held.0.len() == 1);
    }
}
