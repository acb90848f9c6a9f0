//! Branches: their targets, and the moves on the way there.
//!
//! An edge `^bb1(%i0->%i1)` moves registers before it enters its block. A branch that is taken on a
//! condition gets a block of its own for them; the block that follows is fallen into.

use halcyon_runtime_core::isa::{EncodeArg, Label, Op, Operand};

use super::super::AssembleError;
use super::super::cursor::{Cursor, Register};
use super::{Body, find_op, value};

/// A branch target and the moves on the way to it.
struct Edge<'t> {
    target: Label,
    moves: Cursor<'t>,
    has_moves: bool,
}

impl<'t> Body<'_, 't> {
    /// `^bb1(%i0->%i1)`
    fn edge(&mut self, line: &mut Cursor<'t>) -> Result<Edge<'t>, AssembleError> {
        let at = *line;
        let name = line.block()?;
        let Some(&target) = self.blocks.get(name) else {
            return Err(at.error(format!("no block `{name}`")));
        };
        line.expect("(")?;
        let moves = *line;
        let has_moves = !line.eat(")");
        if has_moves {
            while !line.eat(")") {
                line.eat(",");
                line.register()?;
                line.expect("->")?;
                line.register()?;
            }
        }
        Ok(Edge {
            target,
            moves,
            has_moves,
        })
    }

    /// The moves of an edge, and the branch.
    fn follow(&mut self, edge: &Edge<'t>) -> Result<(), AssembleError> {
        self.moves(edge)?;
        self.encoder.br(edge.target);
        Ok(())
    }

    /// The moves of an edge, one after the other.
    fn moves(&mut self, edge: &Edge<'t>) -> Result<(), AssembleError> {
        let mut line = edge.moves;
        while !line.eat(")") {
            line.eat(",");
            let at = line;
            let source = line.register()?;
            line.expect("->")?;
            match (source, line.register()?) {
                (Register::One(source), Register::One(target)) => {
                    self.encoder.unary(Op::MovI32, target, source);
                }
                (Register::Pair(source), Register::Pair(target)) => {
                    self.encoder.unary(Op::MovI64, target, source);
                }
                (Register::Ref(source), Register::Ref(target)) => {
                    self.encoder
                        .emit(Op::AssignRef, &[target.reg.into(), source.into()]);
                }
                _ => return Err(at.error("expected two registers of one kind")),
            }
        }
        Ok(())
    }

    /// Where a conditional branch to an edge goes: to its target, or to the moves on the way.
    fn entry(&mut self, edge: &Edge<'t>) -> Label {
        if edge.has_moves {
            self.encoder.label()
        } else {
            edge.target
        }
    }

    pub(super) fn br(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let edge = self.edge(&mut line)?;
        line.expect_end()?;
        self.follow(&edge)
    }

    pub(super) fn yield_to(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let edge = self.edge(&mut line)?;
        line.expect_end()?;
        let resume = self.entry(&edge);
        self.encoder.emit(Op::Yield, &[resume.into()]);
        if edge.has_moves {
            self.encoder.bind(resume);
            self.follow(&edge)?;
        }
        Ok(())
    }

    /// `vm.break`, `vm.cond_break %i0`: a stop, and where to go on if that is not what follows.
    pub(super) fn stop(
        &mut self,
        mut line: Cursor<'t>,
        mnemonic: &str,
    ) -> Result<(), AssembleError> {
        if mnemonic == "vm.cond_break" {
            let condition = value(&mut line)?;
            line.eat(",");
            self.encoder.emit(Op::CondBreak, &[condition.into()]);
        } else {
            self.encoder.emit(Op::Break, &[]);
        }
        if !line.is_blank() {
            let edge = self.edge(&mut line)?;
            line.expect_end()?;
            self.follow(&edge)?;
        }
        Ok(())
    }

    pub(super) fn cond_br(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let condition = value(&mut line)?;
        self.two_way(line, Op::BrNz, &[condition.into()])
    }

    /// `vm.br.lt.i32.s %i0, %i1, ^bb1(), ^bb2()`
    pub(super) fn compare_and_branch(
        &mut self,
        mut line: Cursor<'t>,
        mnemonic: &str,
    ) -> Result<(), AssembleError> {
        let Some(op) = find_op(mnemonic) else {
            return Err(line.error(format!("unknown instruction `{mnemonic}`")));
        };
        let kind = op.shape().operands().first().copied();
        let lhs = self.operand(kind.unwrap_or(Operand::Use32), &mut line)?;
        line.expect(",")?;
        let rhs = self.operand(kind.unwrap_or(Operand::Use32), &mut line)?;
        self.two_way(line, op, &[lhs, rhs])
    }

    /// `, ^bb1(), ^bb2()`: where `op` branches, and where it falls through. Whichever block follows is
    /// fallen into.
    fn two_way(
        &mut self,
        mut line: Cursor<'t>,
        op: Op,
        condition: &[EncodeArg],
    ) -> Result<(), AssembleError> {
        line.expect(",")?;
        let taken = self.edge(&mut line)?;
        line.expect(",")?;
        let other = self.edge(&mut line)?;
        line.expect_end()?;
        let is_next = |edge: &Edge<'t>| self.next == Some(edge.target);
        let (op, branch, fall) = match op.inverted() {
            Some(inverted) if is_next(&taken) && !is_next(&other) => (inverted, other, taken),
            _ => (op, taken, other),
        };
        let falls_into_next = self.next == Some(fall.target) && !branch.has_moves;
        let entry = self.entry(&branch);
        let mut args = condition.to_vec();
        args.push(entry.into());
        self.encoder.emit(op, &args);
        self.moves(&fall)?;
        if !falls_into_next {
            self.encoder.br(fall.target);
        }
        if branch.has_moves {
            self.encoder.bind(entry);
            self.follow(&branch)?;
        }
        Ok(())
    }

    /// `%i0 { default: ^bb1(), 0: ^bb2(), ... }`
    pub(super) fn br_table(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let index = value(&mut line)?;
        line.expect("{")?;
        line.expect("default:")?;
        let mut edges = vec![self.edge(&mut line)?];
        while line.eat(",") {
            let at = line;
            if line.index::<usize>()? != edges.len() - 1 {
                return Err(at.error("expected the cases in order from 0"));
            }
            line.expect(":")?;
            edges.push(self.edge(&mut line)?);
        }
        line.expect("}")?;
        line.expect_end()?;
        let entries: Vec<Label> = edges.iter().map(|edge| self.entry(edge)).collect();
        if let [default, cases @ ..] = entries.as_slice() {
            self.encoder.br_table(index, *default, cases);
        }
        for (edge, entry) in edges.iter().zip(entries) {
            if edge.has_moves {
                self.encoder.bind(entry);
                self.follow(edge)?;
            }
        }
        Ok(())
    }
}
