//! Operand and result groups of an op: where each stands, by the arities of the row or by segment sizes.

use std::ops::Range;

use smallvec::SmallVec;

use super::super::{Attr, Ir, Op, OpSpec, Type, Value};
use super::{Arity, OPERAND_SEGMENTS, RESULT_SEGMENTS, Traits, TypeRule, ValueRow};

/// The ranges of `rows` in a list of `count` values: from explicit segment sizes, or from the arities, of which
/// at most one may be open then. `None` if the sizes do not fit.
pub fn group_ranges(
    rows: &[ValueRow],
    count: usize,
    segments: Option<&[i64]>,
) -> Option<Vec<Range<usize>>> {
    let mut ranges = Vec::with_capacity(rows.len());
    let mut start = 0usize;
    let open = rows.iter().filter(|r| r.arity != Arity::One).count();
    let fixed = rows.len() - open;
    for (i, row) in rows.iter().enumerate() {
        let size = match (segments, row.arity) {
            (Some(sizes), _) => usize::try_from(*sizes.get(i)?).ok()?,
            (None, Arity::One) => 1,
            (None, _) if open == 1 => count.checked_sub(fixed)?,
            (None, _) => return None,
        };
        match row.arity {
            Arity::One if size != 1 => return None,
            Arity::Optional if size > 1 => return None,
            _ => {}
        }
        let end = start.checked_add(size)?;
        ranges.push(start..end);
        start = end;
    }
    (start == count && segments.is_none_or(|s| s.len() == rows.len())).then_some(ranges)
}

impl Ir {
    fn segments(&self, op: Op, name: &str) -> Option<Vec<i64>> {
        self.attr(op, name).and_then(|a| self.int_array(a))
    }

    /// The operand range of group `i` of the op's row; empty if the segment sizes are broken.
    pub fn operand_range(&self, op: Op, i: usize) -> Range<usize> {
        let Some(def) = self.def(op) else { return 0..0 };
        let sized = def.traits.contains(Traits::ATTR_SIZED_OPERANDS);
        if !sized && i == 0 && def.operands.len() == 1 && def.operands[0].arity != Arity::One {
            return 0..self.operand_count(op);
        }
        let segments = sized.then(|| self.segments(op, OPERAND_SEGMENTS).unwrap_or_default());
        group_ranges(def.operands, self.operand_count(op), segments.as_deref())
            .and_then(|ranges| ranges.get(i).cloned())
            .unwrap_or(0..0)
    }

    /// The operands of group `i` of the op's row.
    pub fn operand_group(&self, op: Op, i: usize) -> Vec<Value> {
        self.operand_range(op, i)
            .map(|at| self.operand(op, at))
            .collect()
    }

    /// Replaces the operands of group `i`, and keeps the segment sizes in step.
    pub fn set_operand_group(&mut self, op: Op, i: usize, values: &[Value]) {
        let Some(def) = self.def(op) else { return };
        let mut groups: Vec<Vec<Value>> = (0..def.operands.len())
            .map(|g| self.operand_group(op, g))
            .collect();
        groups[i] = values.to_vec();
        let all: Vec<Value> = groups.iter().flatten().copied().collect();
        self.set_operands(op, &all);
        if def.traits.contains(Traits::ATTR_SIZED_OPERANDS) {
            let sizes: Vec<i32> = groups
                .iter()
                .map(|g| i32::try_from(g.len()).expect("operand lists stay small"))
                .collect();
            let attr = self.i32_array_attr(&sizes);
            self.set_attr(op, OPERAND_SEGMENTS, attr);
        }
    }

    /// The result range of group `i` of the op's row; empty if the segment sizes are broken.
    pub fn result_range(&self, op: Op, i: usize) -> Range<usize> {
        let Some(def) = self.def(op) else { return 0..0 };
        let segments = def
            .traits
            .contains(Traits::ATTR_SIZED_RESULTS)
            .then(|| self.segments(op, RESULT_SEGMENTS).unwrap_or_default());
        group_ranges(def.results, self.result_count(op), segments.as_deref())
            .and_then(|ranges| ranges.get(i).cloned())
            .unwrap_or(0..0)
    }

    /// The results of group `i` of the op's row.
    pub fn result_group(&self, op: Op, i: usize) -> Vec<Value> {
        self.result_range(op, i)
            .map(|at| self.result(op, at))
            .collect()
    }

    /// The operands that a terminator passes to its successor `i`.
    pub fn successor_operands(&self, op: Op, i: usize) -> Range<usize> {
        self.def(op)
            .and_then(|d| d.successor_operands)
            .map_or(0..0, |f| f(self, op, i))
    }

    /// Whether a constant-like op defines a value.
    pub fn is_constant(&self, value: Value) -> bool {
        self.defining_op(value)
            .is_some_and(|op| self.has_trait(op, Traits::CONSTANT_LIKE))
    }

    /// The constant that a value holds, if a constant-like op defines it and has it as an attribute.
    pub fn constant(&self, value: Value) -> Option<Attr> {
        let op = self.defining_op(value)?;
        self.has_trait(op, Traits::CONSTANT_LIKE)
            .then(|| self.attr(op, "value"))
            .flatten()
    }

    /// The integer that a value holds, if a constant-like op defines it.
    pub fn constant_int(&self, value: Value) -> Option<i64> {
        self.constant(value).and_then(|attr| self.int_value(attr))
    }
}

/// The result types that an op's row determines: by its `infer` function, or from result rules that admit one
/// type.
pub fn infer_results(ir: &mut Ir, spec: &OpSpec) -> Option<SmallVec<[Type; 2]>> {
    let def = ir.registry().def(spec.kind)?;
    if let Some(infer) = def.infer {
        return infer(ir, spec).map(SmallVec::from_vec);
    }
    let mut types: SmallVec<[Type; 2]> = SmallVec::new();
    for row in def.results {
        if row.arity != Arity::One {
            return None;
        }
        let ty = match row.ty {
            TypeRule::SameAsOperand(group) => {
                let open_before = def
                    .operands
                    .iter()
                    .take(group)
                    .any(|r| r.arity != Arity::One);
                if open_before {
                    return None;
                }
                ir.value_type(*spec.operands.get(group)?)
            }
            TypeRule::SameAsResult(group) => *types.get(group)?,
            rule => match rule.only_type(ir) {
                Some(ty) => ty,
                None if def.traits.contains(Traits::SAME_TYPE) => {
                    ir.value_type(*spec.operands.first()?)
                }
                None => return None,
            },
        };
        types.push(ty);
    }
    Some(types)
}
