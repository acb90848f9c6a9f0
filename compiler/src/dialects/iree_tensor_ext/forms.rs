//! Custom forms and checks of `iree_tensor_ext` ops that a row cannot say.

use crate::dialects::assembly::{index_list, sized_types};
use crate::ir::{Ir, Op, OpSpec};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};

pub(super) fn parse_bitcast(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let (source_type, source_dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    let (result, result_dims) = sized_types::parse_type(p)?;
    p.resolve_into(&[source], &[source_type], spec)?;
    p.resolve_indices(&source_dims, spec)?;
    p.resolve_indices(&result_dims, spec)?;
    p.set_operand_segments(spec, &[1, source_dims.len(), result_dims.len()]);
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_bitcast(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    p.attr_dict(op, &["operandSegmentSizes"]);
    p.text(" : ");
    sized_types::print_type(p, p.ir.value_type(source), &p.ir.operand_group(op, 1));
    p.text(" -> ");
    let result = p.ir.value_type(p.ir.result(op, 0));
    sized_types::print_type(p, result, &p.ir.operand_group(op, 2));
}

pub(super) fn parse_barrier(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let value = p.operand()?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    let result = p.ty()?;
    p.resolve_into(&[value], &[ty], spec)?;
    p.resolve_indices(&dims, spec)?;
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_barrier(p: &mut OpPrinter<'_>, op: Op) {
    let value = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(value);
    p.attr_dict(op, &[]);
    p.text(" : ");
    sized_types::print_type(p, p.ir.value_type(value), &p.ir.operand_group(op, 1));
    p.text(" -> ");
    p.types_of([p.ir.result(op, 0)]);
}

const SLICE_ATTRS: &[&str] = &[
    "operandSegmentSizes",
    "static_offsets",
    "static_sizes",
    "static_strides",
];
const SLICE_WORDS: [&str; 3] = ["offsets", "sizes", "strides"];

/// Reads `, offsets = [...], sizes = [...], strides = [...]`.
fn parse_slice(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<[Vec<Unresolved>; 3]> {
    let mut values: [Vec<Unresolved>; 3] = Default::default();
    for ((slot, word), attr) in values.iter_mut().zip(SLICE_WORDS).zip(&SLICE_ATTRS[1..]) {
        p.expect(",")?;
        p.expect_keyword(word)?;
        p.expect("=")?;
        let list = index_list::parse(p)?;
        let fixed = p.ir.i64_array_attr(&list.fixed);
        spec.set_attr(p.ir, attr, fixed);
        *slot = list.dynamic;
    }
    Ok(values)
}

fn print_slice(p: &mut OpPrinter<'_>, op: Op, first_group: usize) {
    for (i, (word, attr)) in SLICE_WORDS.into_iter().zip(&SLICE_ATTRS[1..]).enumerate() {
        p.text(", ");
        p.text(word);
        p.text(" = ");
        let fixed = index_list::fixed_of(p.ir, op, attr);
        let dynamic = p.ir.operand_group(op, first_group + i);
        index_list::print(p, &fixed, &dynamic);
    }
}

pub(super) fn parse_load(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    let lists = parse_slice(p, spec)?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let (source_type, dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    let result = p.ty()?;
    p.resolve_into(&[source], &[source_type], spec)?;
    p.resolve_indices(&dims, spec)?;
    for list in &lists {
        p.resolve_indices(list, spec)?;
    }
    let [offsets, sizes, strides] = lists.map(|l| l.len());
    p.set_operand_segments(spec, &[1, dims.len(), offsets, sizes, strides]);
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_load(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    print_slice(p, op, 2);
    p.attr_dict(op, SLICE_ATTRS);
    p.text(" : ");
    sized_types::print_type(p, p.ir.value_type(source), &p.ir.operand_group(op, 1));
    p.text(" -> ");
    p.types_of([p.ir.result(op, 0)]);
}

pub(super) fn parse_store(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let value = p.operand()?;
    p.expect(",")?;
    let target = p.operand()?;
    let lists = parse_slice(p, spec)?;
    p.attr_dict(spec)?;
    let value_type = p.colon_type()?;
    p.expect("->")?;
    let (target_type, dims) = sized_types::parse_type(p)?;
    p.resolve_into(&[value, target], &[value_type, target_type], spec)?;
    p.resolve_indices(&dims, spec)?;
    for list in &lists {
        p.resolve_indices(list, spec)?;
    }
    let [offsets, sizes, strides] = lists.map(|l| l.len());
    p.set_operand_segments(spec, &[1, 1, dims.len(), offsets, sizes, strides]);
    Ok(())
}

pub(super) fn print_store(p: &mut OpPrinter<'_>, op: Op) {
    let (value, target) = (p.ir.operand(op, 0), p.ir.operand(op, 1));
    p.text(" ");
    p.operand(value);
    p.text(", ");
    p.operand(target);
    print_slice(p, op, 3);
    p.attr_dict(op, SLICE_ATTRS);
    p.text(" : ");
    p.types_of([value]);
    p.text(" -> ");
    sized_types::print_type(p, p.ir.value_type(target), &p.ir.operand_group(op, 2));
}

pub(super) fn verify_slice(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let groups = ir.def(op).map_or(0, |d| d.operands.len());
    let first = groups.saturating_sub(3);
    for (i, name) in SLICE_ATTRS[1..].iter().enumerate() {
        index_list::verify(ir, op, name, ir.operand_range(op, first + i).len(), faults);
    }
}

pub(super) fn parse_workgroup_count(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let workload = p.operand_list(Delimiter::OptionalParen)?;
    p.attr_dict(spec)?;
    p.resolve_indices(&workload, spec)?;
    let index = p.ir.index_type();
    spec.results.extend([index; 3]);
    Ok(())
}

pub(super) fn print_workgroup_count(p: &mut OpPrinter<'_>, op: Op) {
    p.text("(");
    p.operands(p.ir.operand_vec(op));
    p.text(")");
    p.attr_dict(op, &[]);
}
