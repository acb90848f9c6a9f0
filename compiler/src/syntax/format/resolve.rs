//! Turns what a format has read into operands, result types, regions and segment sizes of an op.
//!
//! A type that the text does not give comes from, in this order: a rule that admits one type, a rule that makes
//! it the type of another group (either way round), the traits that make types equal, and for results the row's
//! `infer`.

use std::ops::Range;

use smallvec::{SmallVec, smallvec};

use super::state::{Operands, State, Types};
use crate::ir::def::{Arity, OpDef, RegionShape, TypeRule, ValueRow, group_ranges};
use crate::ir::{OpSpec, Traits, Type};
use crate::syntax::{OpParser, ParseResult};

/// Types by group, as far as they are known.
struct Known {
    operands: SmallVec<[Option<Types>; 3]>,
    results: SmallVec<[Option<Types>; 2]>,
    /// How many values each operand group has.
    operand_sizes: SmallVec<[usize; 4]>,
}

pub(super) fn finish(
    p: &mut OpParser<'_>,
    def: &'static OpDef,
    spec: &mut OpSpec,
    mut state: State,
    typed_results: &[usize],
    start: u32,
) -> ParseResult<()> {
    finish_regions(p, def, spec, &mut state);

    let operands = split_operands(p, def, &mut state, start)?;
    let mut known = Known {
        operand_sizes: operands.iter().map(SmallVec::len).collect(),
        operands: std::mem::take(&mut state.operand_types),
        results: std::mem::take(&mut state.result_types),
    };
    if let Some(types) = state.all_operand_types.take() {
        let Some(ranges) = ranges_of_sizes(&known.operand_sizes, types.len()) else {
            let count: usize = known.operand_sizes.iter().sum();
            return p.error_at(start, format!("{} types for {count} operands", types.len()));
        };
        for (group, range) in known.operands.iter_mut().zip(ranges) {
            *group = Some(types[range].into());
        }
    }
    if let Some(types) = state.all_result_types.take() {
        let sizes = def
            .traits
            .contains(Traits::ATTR_SIZED_RESULTS)
            .then(|| {
                spec.attr(p.ir, crate::ir::def::RESULT_SEGMENTS)
                    .and_then(|a| p.ir.int_array(a))
            })
            .flatten();
        let Some(ranges) = group_ranges(def.results, types.len(), sizes.as_deref()) else {
            return p.error_at(
                start,
                format!("`{}` cannot have {} results", def.name, types.len()),
            );
        };
        for (group, range) in known.results.iter_mut().zip(ranges) {
            *group = Some(types[range].into());
        }
    }
    known.deduce(p, def);

    for (i, group) in operands.iter().enumerate() {
        let row = &def.operands[i];
        let Some(types) = &known.operands[i] else {
            let Some(first) = group.first() else {
                continue;
            };
            return p.error_at(
                first.offset,
                format!("the type of operand `{}` cannot be deduced", row.name),
            );
        };
        if types.len() != group.len() {
            let offset = group.first().map_or(start, |u| u.offset);
            return p.error_at(
                offset,
                format!(
                    "operand `{}` has {} values and {} types",
                    row.name,
                    group.len(),
                    types.len()
                ),
            );
        }
        for (&operand, &ty) in group.iter().zip(types) {
            let value = p.resolve(operand, ty)?;
            spec.operands.push(value);
        }
    }
    if def.traits.contains(Traits::ATTR_SIZED_OPERANDS) {
        p.set_operand_segments(spec, &known.operand_sizes);
    }
    finish_results(p, def, spec, known, typed_results, start)
}

fn finish_results(
    p: &mut OpParser<'_>,
    def: &'static OpDef,
    spec: &mut OpSpec,
    mut known: Known,
    typed_results: &[usize],
    start: u32,
) -> ParseResult<()> {
    for (i, (row, types)) in def.results.iter().zip(&mut known.results).enumerate() {
        let left_out =
            row.arity != Arity::One && (typed_results.contains(&i) || def.infer.is_none());
        if types.is_none() && left_out {
            *types = Some(Types::new());
        }
    }
    if let Some(unknown) = known.results.iter().position(Option::is_none) {
        let inferred = def.infer.and_then(|infer| infer(p.ir, spec));
        let Some(types) = inferred else {
            let name = def.results[unknown].name;
            return p.error_at(
                start,
                format!("the type of result `{name}` cannot be deduced"),
            );
        };
        spec.results = types.into();
        return Ok(());
    }
    let sizes: SmallVec<[usize; 4]> = known.results.iter().flatten().map(SmallVec::len).collect();
    if def.traits.contains(Traits::ATTR_SIZED_RESULTS) {
        p.set_result_segments(spec, &sizes);
    }
    for (row, size) in def.results.iter().zip(sizes) {
        if row.arity == Arity::One && size != 1 {
            return p.error_at(
                start,
                format!("result `{}` needs one type, found {size}", row.name),
            );
        }
    }
    spec.results = known.results.into_iter().flatten().flatten().collect();
    Ok(())
}

/// The operands by group.
fn split_operands(
    p: &mut OpParser<'_>,
    def: &OpDef,
    state: &mut State,
    start: u32,
) -> ParseResult<SmallVec<[Operands; 3]>> {
    if let Some(all) = state.all_operands.take() {
        let Some(ranges) = group_ranges(def.operands, all.len(), None) else {
            return p.error_at(
                start,
                format!("`{}` cannot have {} operands", def.name, all.len()),
            );
        };
        return Ok(ranges.into_iter().map(|r| all[r].into()).collect());
    }
    let mut groups = SmallVec::new();
    for (row, group) in def.operands.iter().zip(state.operands.drain(..)) {
        let group = group.unwrap_or_default();
        if row.arity == Arity::One && group.len() != 1 {
            return p.error_at(
                start,
                format!("expected one operand `{}`, found {}", row.name, group.len()),
            );
        }
        groups.push(group);
    }
    Ok(groups)
}

fn ranges_of_sizes(sizes: &[usize], count: usize) -> Option<Vec<Range<usize>>> {
    let mut start = 0;
    let ranges: Vec<Range<usize>> = sizes
        .iter()
        .map(|&size| {
            let range = start..start + size;
            start += size;
            range
        })
        .collect();
    (start == count).then_some(ranges)
}

fn finish_regions(p: &mut OpParser<'_>, def: &'static OpDef, spec: &mut OpSpec, state: &mut State) {
    for (i, region) in state.regions.drain(..).enumerate() {
        let Some(region) = region else {
            spec.regions.push(p.ir.new_region());
            continue;
        };
        if let Some(terminator) = def.implicit_terminator {
            p.ensure_terminator(region, terminator);
        } else if def
            .regions
            .get(i)
            .is_some_and(|row| row.blocks == RegionShape::One)
            && p.ir.first_block(region).is_none()
        {
            p.ir.append_block(region);
        }
        spec.regions.push(region);
    }
}

impl Known {
    fn deduce(&mut self, p: &mut OpParser<'_>, def: &OpDef) {
        loop {
            let mut changed = false;
            for (i, row) in def.operands.iter().enumerate() {
                if self.operands[i].is_some() {
                    continue;
                }
                if let Some(ty) = self.operand_type(p, def, i, row) {
                    self.operands[i] = Some(smallvec![ty; self.operand_sizes[i]]);
                    changed = true;
                }
            }
            for (i, row) in def.results.iter().enumerate() {
                if self.results[i].is_some() || row.arity != Arity::One {
                    continue;
                }
                if let Some(ty) = self.result_type(p, def, row) {
                    self.results[i] = Some(smallvec![ty]);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn first_operand(&self, i: usize) -> Option<Type> {
        self.operands.get(i)?.as_ref()?.first().copied()
    }

    fn first_result(&self, i: usize) -> Option<Type> {
        self.results.get(i)?.as_ref()?.first().copied()
    }

    fn same(&self, rule: &TypeRule) -> Option<Type> {
        match rule {
            TypeRule::SameAsOperand(i) => self.first_operand(*i),
            TypeRule::SameAsResult(i) => self.first_result(*i),
            _ => None,
        }
    }

    fn any_operand(&self) -> Option<Type> {
        (0..self.operands.len()).find_map(|i| self.first_operand(i))
    }

    fn any_result(&self) -> Option<Type> {
        (0..self.results.len()).find_map(|i| self.first_result(i))
    }

    fn operand_type(
        &self,
        p: &mut OpParser<'_>,
        def: &OpDef,
        i: usize,
        row: &ValueRow,
    ) -> Option<Type> {
        let mirrors = |rule: &TypeRule| matches!(rule, TypeRule::SameAsOperand(j) if *j == i);
        let mirrored = || {
            let operands = def.operands.iter().enumerate();
            let results = def.results.iter().enumerate();
            operands
                .filter(|(_, r)| mirrors(&r.ty))
                .find_map(|(k, _)| self.first_operand(k))
                .or_else(|| {
                    results
                        .filter(|(_, r)| mirrors(&r.ty))
                        .find_map(|(k, _)| self.first_result(k))
                })
        };
        let equal = || {
            let operands = Traits::SAME_TYPE.and(Traits::SAME_OPERAND_TYPES);
            let from_operands = def.traits.intersects(operands).then(|| self.any_operand());
            let from_results = def
                .traits
                .contains(Traits::SAME_TYPE)
                .then(|| self.any_result());
            from_operands.flatten().or(from_results.flatten())
        };
        row.ty
            .only_type(p.ir)
            .or_else(|| self.same(&row.ty))
            .or_else(mirrored)
            .or_else(equal)
    }

    fn result_type(&self, p: &mut OpParser<'_>, def: &OpDef, row: &ValueRow) -> Option<Type> {
        row.ty
            .only_type(p.ir)
            .or_else(|| self.same(&row.ty))
            .or_else(|| {
                def.traits
                    .contains(Traits::SAME_TYPE)
                    .then(|| self.any_operand().or_else(|| self.any_result()))
                    .flatten()
            })
    }
}
