//! Bounds of integer values: from constants and loop counters through the arithmetic on them.
//!
//! Only what stays within 32 signed bits is followed, so that a bound holds whether `index` has 32 or 64 bits, and no
//! step on the way wraps.

use rustc_hash::FxHashMap;

use crate::dialects::{arith, scf};
use crate::ir::{Ir, Op, Value, ValueDef};

/// The least and the greatest value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The least.
    pub(super) min: i64,
    /// The greatest.
    pub(super) max: i64,
}

impl Range {
    /// Bounds that fit 32 signed bits; a wider range is as good as none.
    fn new(min: i64, max: i64) -> Option<Self> {
        let fits = i32::try_from(min).is_ok() && i32::try_from(max).is_ok();
        fits.then_some(Self { min, max })
    }

    /// Whether no value is negative, so that signed and unsigned readings agree.
    pub(super) fn is_natural(self) -> bool {
        self.min >= 0
    }
}

/// Bounds found so far. Valid as long as the values keep their definitions.
#[derive(Debug, Default)]
pub(super) struct Ranges {
    known: FxHashMap<Value, Option<Range>>,
}

impl Ranges {
    /// The bounds of a value of 32 or more bits, or of type `index`.
    pub(super) fn of(&mut self, ir: &Ir, value: Value) -> Option<Range> {
        if let Some(&known) = self.known.get(&value) {
            return known;
        }
        // A value that depends on itself through a loop has no bounds of its own yet.
        self.known.insert(value, None);
        let found = self.find(ir, value);
        self.known.insert(value, found);
        found
    }

    fn find(&mut self, ir: &Ir, value: Value) -> Option<Range> {
        let ty = ir.value_type(value);
        if !ir.is_index(ty) && ir.int_width(ty).is_none_or(|bits| bits < 32) {
            return None;
        }
        if let Some(n) = ir.constant_int(value) {
            return Range::new(n, n);
        }
        match ir.value_def(value) {
            ValueDef::Result(op, _) => self.of_result(ir, op),
            ValueDef::Arg(block, 0) => {
                let owner = ir.block_parent_op(block)?;
                (ir.kind(owner) == scf::For::KIND).then(|| self.of_counter(ir, owner))?
            }
            ValueDef::Arg(..) | ValueDef::Placeholder => None,
        }
    }

    /// The bounds of a loop's counter inside the loop.
    fn of_counter(&mut self, ir: &Ir, op: Op) -> Option<Range> {
        let view = scf::For(op);
        let lower = self.of(ir, view.lower_bound(ir))?;
        let upper = self.of(ir, view.upper_bound(ir))?;
        let step = ir.constant_int(view.step(ir))?;
        if ir.has_attr(op, "unsignedCmp") && !(lower.is_natural() && upper.is_natural()) {
            return None;
        }
        // The sum that ends the loop must not wrap either.
        let last = upper.max - 1;
        Range::new(last, last.checked_add(step)?)?;
        (step > 0)
            .then(|| Range::new(lower.min, last.max(lower.min)))
            .flatten()
    }

    fn of_result(&mut self, ir: &Ir, op: Op) -> Option<Range> {
        let kind = ir.kind(op);
        let mut operand = |i: usize| self.of(ir, ir.operand(op, i));
        if kind == arith::IndexCast::KIND {
            return operand(0);
        }
        if kind == arith::IndexCastUI::KIND {
            return operand(0).filter(|r| r.is_natural());
        }
        if kind == arith::Select::KIND {
            let (a, b) = (operand(1)?, operand(2)?);
            return Range::new(a.min.min(b.min), a.max.max(b.max));
        }
        let products = |a: Range, b: Range| {
            let all = [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max];
            Range::new(all.into_iter().min()?, all.into_iter().max()?)
        };
        if kind == arith::AddI::KIND {
            let (a, b) = (operand(0)?, operand(1)?);
            Range::new(a.min + b.min, a.max + b.max)
        } else if kind == arith::SubI::KIND {
            let (a, b) = (operand(0)?, operand(1)?);
            Range::new(a.min - b.max, a.max - b.min)
        } else if kind == arith::MulI::KIND {
            products(operand(0)?, operand(1)?)
        } else if kind == arith::DivUI::KIND || kind == arith::DivSI::KIND {
            let (a, divisor) = (operand(0)?, operand(1)?);
            (a.is_natural() && divisor.min > 0)
                .then(|| Range::new(a.min / divisor.max, a.max / divisor.min))?
        } else if kind == arith::RemUI::KIND || kind == arith::RemSI::KIND {
            let (a, divisor) = (operand(0)?, operand(1)?);
            (a.is_natural() && divisor.min > 0)
                .then(|| Range::new(0, a.max.min(divisor.max - 1)))?
        } else {
            None
        }
    }
}
