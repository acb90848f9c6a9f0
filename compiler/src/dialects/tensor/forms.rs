//! Custom forms, checks and folds of `tensor` ops that a row cannot say.

use super::checks;
use crate::dialects::assembly::index_list;
use crate::ir::def::Fold;
use crate::ir::{DYNAMIC, Ir, Op, OpSpec, Type};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};

// --- elements ---------------------------------------------------------------------------------------------------

pub(super) fn parse_extract(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let tensor = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    p.resolve_into(&[tensor], &[ty], spec)?;
    p.resolve_indices(&indices, spec)?;
    let element = p.ir.element_type(ty);
    spec.results.push(element);
    Ok(())
}

pub(super) fn print_extract(p: &mut OpPrinter<'_>, op: Op) {
    let tensor = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(tensor);
    print_indices(p, op, 1);
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.types_of([tensor]);
}

pub(super) fn infer_extract(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let tensor = ir.value_type(*spec.operands.first()?);
    Some(vec![ir.element_type(tensor)])
}

pub(super) fn verify_extract(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let tensor = ir.value_type(ir.operand(op, 0));
    verify_index_count(ir, tensor, ir.operand_count(op) - 1, faults);
    verify_element(ir, tensor, ir.value_type(ir.result(op, 0)), faults);
}

pub(super) fn parse_insert(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let scalar = p.operand()?;
    p.expect_keyword("into")?;
    let dest = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let element = p.ir.element_type(ty);
    p.resolve_into(&[scalar, dest], &[element, ty], spec)?;
    p.resolve_indices(&indices, spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_insert(p: &mut OpPrinter<'_>, op: Op) {
    let (scalar, dest) = (p.ir.operand(op, 0), p.ir.operand(op, 1));
    p.text(" ");
    p.operand(scalar);
    p.text(" into ");
    p.operand(dest);
    print_indices(p, op, 2);
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.types_of([dest]);
}

pub(super) fn verify_insert(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let dest = ir.value_type(ir.operand(op, 1));
    verify_index_count(ir, dest, ir.operand_count(op) - 2, faults);
    verify_element(ir, dest, ir.value_type(ir.operand(op, 0)), faults);
}

pub(super) fn parse_from_elements(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let mut elements = Vec::new();
    if let Some(first) = p.optional_operand()? {
        elements.push(first);
        while p.eat(",") {
            elements.push(p.operand()?);
        }
    }
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let element = p.ir.element_type(ty);
    p.resolve_into(&elements, &vec![element; elements.len()], spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_from_elements(p: &mut OpPrinter<'_>, op: Op) {
    if p.ir.operand_count(op) > 0 {
        p.text(" ");
        p.operands(p.ir.operand_vec(op));
    }
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.types_of([p.ir.result(op, 0)]);
}

pub(super) fn verify_from_elements(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let ty = ir.value_type(ir.result(op, 0));
    let found = ir.operand_count(op);
    match ir.element_count(ty) {
        Some(n) if n == found as u64 => {}
        Some(n) => faults.push(format!("expected {n} elements, found {found}")),
        None => faults.push("expected a result of static shape".into()),
    }
    for value in ir.operands(op) {
        verify_element(ir, ty, ir.value_type(value), faults);
    }
}

pub(super) fn parse_splat(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let input = p.operand()?;
    let sizes = p.operand_list(Delimiter::OptionalSquare)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let element = p.ir.element_type(ty);
    p.resolve_into(&[input], &[element], spec)?;
    p.resolve_indices(&sizes, spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_splat(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    p.operand(p.ir.operand(op, 0));
    if p.ir.operand_count(op) > 1 {
        print_indices(p, op, 1);
    }
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.types_of([p.ir.result(op, 0)]);
}

pub(super) fn verify_splat(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let ty = ir.value_type(ir.result(op, 0));
    verify_element(ir, ty, ir.value_type(ir.operand(op, 0)), faults);
    verify_extent_count(ir, ty, ir.operand_count(op) - 1, faults);
}

pub(super) fn verify_open_extents(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    verify_extent_count(
        ir,
        ir.value_type(ir.result(op, 0)),
        ir.operand_count(op),
        faults,
    );
}

fn verify_extent_count(ir: &Ir, ty: Type, found: usize, faults: &mut Vec<String>) {
    let open = ir
        .shape(ty)
        .map_or(0, |s| s.iter().filter(|&&d| d == DYNAMIC).count());
    if open != found {
        faults.push(format!("expected {open} dynamic extents, found {found}"));
    }
}

fn verify_index_count(ir: &Ir, tensor: Type, found: usize, faults: &mut Vec<String>) {
    let rank = ir.shape(tensor).map_or(0, <[i64]>::len);
    if rank != found {
        faults.push(format!("expected {rank} indices, found {found}"));
    }
}

fn verify_element(ir: &Ir, tensor: Type, scalar: Type, faults: &mut Vec<String>) {
    if ir.element_type(tensor) != scalar {
        faults.push("expected a scalar of the tensor's element type".into());
    }
}

fn print_indices(p: &mut OpPrinter<'_>, op: Op, first: usize) {
    p.text("[");
    p.operands(p.ir.operands(op).skip(first).collect::<Vec<_>>());
    p.text("]");
}

// --- slices -----------------------------------------------------------------------------------------------------

const SLICE_ATTRS: &[&str] = &[
    "operandSegmentSizes",
    "static_offsets",
    "static_sizes",
    "static_strides",
];

/// Reads `[offsets] [sizes] [strides]`; returns the values of each.
fn parse_slice_lists(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<[Vec<Unresolved>; 3]> {
    let mut values: [Vec<Unresolved>; 3] = Default::default();
    for (slot, name) in values.iter_mut().zip(&SLICE_ATTRS[1..]) {
        let list = index_list::parse(p)?;
        let attr = p.ir.i64_array_attr(&list.fixed);
        spec.set_attr(p.ir, name, attr);
        *slot = list.dynamic;
    }
    Ok(values)
}

fn print_slice_lists(p: &mut OpPrinter<'_>, op: Op, first_group: usize) {
    for (i, name) in SLICE_ATTRS[1..].iter().enumerate() {
        if i > 0 {
            p.text(" ");
        }
        let fixed = index_list::fixed_of(p.ir, op, name);
        let dynamic = p.ir.operand_group(op, first_group + i);
        index_list::print(p, &fixed, &dynamic);
    }
}

fn finish_slice(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    leading: usize,
    lists: &[Vec<Unresolved>; 3],
) -> ParseResult<()> {
    for list in lists {
        p.resolve_indices(list, spec)?;
    }
    let mut sizes = vec![1; leading];
    sizes.extend(lists.iter().map(Vec::len));
    p.set_operand_segments(spec, &sizes);
    Ok(())
}

pub(super) fn parse_extract_slice(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    let lists = parse_slice_lists(p, spec)?;
    p.attr_dict(spec)?;
    let source_type = p.colon_type()?;
    p.expect_keyword("to")?;
    let result = p.ty()?;
    p.resolve_into(&[source], &[source_type], spec)?;
    finish_slice(p, spec, 1, &lists)?;
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_extract_slice(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    print_slice_lists(p, op, 1);
    p.attr_dict(op, SLICE_ATTRS);
    p.text(" : ");
    p.types_of([source]);
    p.text(" to ");
    p.types_of([p.ir.result(op, 0)]);
}

pub(super) fn parse_insert_slice(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    p.expect_keyword("into")?;
    let dest = p.operand()?;
    let lists = parse_slice_lists(p, spec)?;
    p.attr_dict(spec)?;
    let source_type = p.colon_type()?;
    p.expect_keyword("into")?;
    let dest_type = p.ty()?;
    p.resolve_into(&[source, dest], &[source_type, dest_type], spec)?;
    finish_slice(p, spec, 2, &lists)?;
    spec.results.push(dest_type);
    Ok(())
}

pub(super) fn print_insert_slice(p: &mut OpPrinter<'_>, op: Op) {
    let (source, dest) = (p.ir.operand(op, 0), p.ir.operand(op, 1));
    p.text(" ");
    p.operand(source);
    p.text(" into ");
    p.operand(dest);
    print_slice_lists(p, op, 2);
    p.attr_dict(op, SLICE_ATTRS);
    p.text(" : ");
    p.types_of([source]);
    p.text(" into ");
    p.types_of([dest]);
}

pub(super) fn verify_slice(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let groups = ir.def(op).map_or(0, |d| d.operands.len());
    let first = groups.saturating_sub(3);
    let full = ir.value_type(ir.operand(op, first - 1));
    let rank = ir.shape(full).map_or(0, <[i64]>::len);
    for (i, name) in SLICE_ATTRS[1..].iter().enumerate() {
        index_list::verify(ir, op, name, ir.operand_range(op, first + i).len(), faults);
        let found = index_list::fixed_of(ir, op, name).len();
        if found != rank {
            faults.push(format!("expected {rank} items in `{name}`, found {found}"));
        }
    }
    if faults.is_empty() {
        checks::verify_part(ir, op, full, faults);
    }
}

// --- shapes -----------------------------------------------------------------------------------------------------

pub(super) fn parse_expand_shape(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    let reassociation = p.attr()?;
    spec.set_attr(p.ir, "reassociation", reassociation);
    p.expect_keyword("output_shape")?;
    let shape = index_list::parse(p)?;
    let attr = p.ir.i64_array_attr(&shape.fixed);
    spec.set_attr(p.ir, "static_output_shape", attr);
    p.attr_dict(spec)?;
    let source_type = p.colon_type()?;
    p.expect_keyword("into")?;
    let result = p.ty()?;
    p.resolve_into(&[source], &[source_type], spec)?;
    p.resolve_indices(&shape.dynamic, spec)?;
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_expand_shape(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    p.text(" ");
    if let Some(groups) = p.ir.attr(op, "reassociation") {
        p.attr(groups);
    }
    p.text(" output_shape ");
    let fixed = index_list::fixed_of(p.ir, op, "static_output_shape");
    let dynamic = p.ir.operand_group(op, 1);
    index_list::print(p, &fixed, &dynamic);
    p.attr_dict(op, &["reassociation", "static_output_shape"]);
    p.text(" : ");
    p.types_of([source]);
    p.text(" into ");
    p.types_of([p.ir.result(op, 0)]);
}

pub(super) fn parse_pad(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    if p.eat_keyword("nofold") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "nofold", unit);
    }
    let mut lists = [Vec::new(), Vec::new()];
    for (slot, (word, attr)) in lists
        .iter_mut()
        .zip([("low", "static_low"), ("high", "static_high")])
    {
        p.expect_keyword(word)?;
        let list = index_list::parse(p)?;
        let fixed = p.ir.i64_array_attr(&list.fixed);
        spec.set_attr(p.ir, attr, fixed);
        *slot = list.dynamic;
    }
    let body = p.region(spec, &[])?;
    spec.regions.push(body);
    p.attr_dict(spec)?;
    let source_type = p.colon_type()?;
    p.expect_keyword("to")?;
    let result = p.ty()?;
    p.resolve_into(&[source], &[source_type], spec)?;
    for list in &lists {
        p.resolve_indices(list, spec)?;
    }
    p.set_operand_segments(spec, &[1, lists[0].len(), lists[1].len()]);
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_pad(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    if p.ir.has_attr(op, "nofold") {
        p.text(" nofold");
    }
    for (group, (word, attr)) in [(" low", "static_low"), (" high", "static_high")]
        .into_iter()
        .enumerate()
    {
        p.text(word);
        let fixed = index_list::fixed_of(p.ir, op, attr);
        let dynamic = p.ir.operand_group(op, group + 1);
        index_list::print(p, &fixed, &dynamic);
    }
    p.text(" ");
    p.region(p.ir.region(op, 0), crate::syntax::RegionStyle::FULL);
    p.attr_dict(
        op,
        &["operandSegmentSizes", "static_low", "static_high", "nofold"],
    );
    p.text(" : ");
    p.types_of([source]);
    p.text(" to ");
    p.types_of([p.ir.result(op, 0)]);
}

// --- folds ------------------------------------------------------------------------------------------------------

pub(super) fn fold_same_type(ir: &mut Ir, op: Op) -> Fold {
    let source = ir.operand(op, 0);
    match ir.value_type(source) == ir.value_type(ir.result(op, 0)) {
        true => Fold::Value(source),
        false => Fold::No,
    }
}

pub(super) fn fold_dim(ir: &mut Ir, op: Op) -> Fold {
    let extent = ir
        .constant_int(ir.operand(op, 1))
        .and_then(|i| usize::try_from(i).ok())
        .and_then(|i| ir.shape(ir.value_type(ir.operand(op, 0)))?.get(i).copied());
    match extent {
        Some(extent) if extent != DYNAMIC => Fold::Constant(ir.index_attr(extent)),
        _ => Fold::No,
    }
}

pub(super) fn fold_rank(ir: &mut Ir, op: Op) -> Fold {
    let rank = ir
        .shape(ir.value_type(ir.operand(op, 0)))
        .and_then(|s| i64::try_from(s.len()).ok());
    match rank {
        Some(rank) => Fold::Constant(ir.index_attr(rank)),
        None => Fold::No,
    }
}
