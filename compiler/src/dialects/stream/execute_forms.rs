//! Custom forms of regions that capture resources (`with(%a as %arg: type{%size}) -> results { ... }`), and of
//! `stream.async.dispatch`.

use crate::dialects::assembly::sized_types::{self, SizedTypes, TIED_OPERANDS};
use crate::dialects::util::{entry_points, print_entry_point_list};
use crate::ir::{Ir, Loc, Op, OpSpec, Value};
use crate::syntax::{
    Argument, Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle, Unresolved,
};

/// Reads `on(affinity)` if it comes next.
pub(super) fn parse_affinity(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if p.eat_keyword("on") {
        p.expect("(")?;
        let affinity = p.attr()?;
        p.expect(")")?;
        spec.set_attr(p.ir, "affinity", affinity);
    }
    Ok(())
}

/// Prints ` on(affinity)`.
pub(super) fn print_affinity(p: &mut OpPrinter<'_>, op: Op) {
    if let Some(affinity) = p.ir.attr(op, "affinity") {
        p.text(" on(");
        p.attr(affinity);
        p.text(")");
    }
}

/// Reads `await(%t) =>` if it comes next.
fn parse_await(p: &mut OpParser<'_>) -> ParseResult<Option<Unresolved>> {
    if !p.eat_keyword("await") {
        return Ok(None);
    }
    p.expect("(")?;
    let timepoint = p.operand()?;
    p.expect(")")?;
    p.expect("=")?;
    p.expect(">")?;
    Ok(Some(timepoint))
}

fn print_await(p: &mut OpPrinter<'_>, timepoint: Option<Value>) {
    if let Some(timepoint) = timepoint {
        p.text(" await(");
        p.operand(timepoint);
        p.text(") =>");
    }
}

/// What a region captures.
#[derive(Default)]
struct Captures {
    operands: Vec<Unresolved>,
    sized: SizedTypes,
    arguments: Vec<Argument>,
}

/// Reads `with(%a as %arg: type{%size}, ...)`.
fn parse_captures(p: &mut OpParser<'_>) -> ParseResult<Captures> {
    p.expect_keyword("with")?;
    let mut captures = Captures::default();
    p.list(Delimiter::Paren, |p| {
        captures.operands.push(p.operand()?);
        p.expect_keyword("as")?;
        let name = p.operand()?;
        p.expect(":")?;
        let (ty, sizes) = sized_types::parse_type(p)?;
        // The text has no place for the location of a captured name.
        let loc = Loc::UNKNOWN;
        captures.arguments.push(Argument {
            loc,
            ..p.argument_of(name, ty)
        });
        captures.sized.types.push(ty);
        captures.sized.extents.push(sizes);
        Ok(())
    })?;
    Ok(captures)
}

fn print_captures(p: &mut OpPrinter<'_>, op: Op) {
    let operands = p.ir.operand_group(op, 0);
    let sizes = p.ir.operand_group(op, 1);
    let entry = p.ir.first_block(p.ir.region(op, 0));
    let arguments = entry.map_or_else(Vec::new, |block| p.ir.block_args(block).to_vec());
    let mut rest = &sizes[..];
    p.text(" with(");
    p.separated(operands.iter().zip(arguments), |p, (&operand, argument)| {
        p.operand(operand);
        p.text(" as ");
        p.operand(argument);
        p.text(": ");
        let ty = p.ir.value_type(operand);
        let own = sized_types::take_extents(p.ir, ty, &mut rest);
        sized_types::print_type(p, ty, own);
    });
    p.text(")");
}

/// Reads ` on(...) await(%t) => with(...) -> results { ... } => !stream.timepoint`.
pub(super) fn parse_async_execute(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_affinity(p, spec)?;
    let timepoint = parse_await(p)?;
    parse_async_region(p, spec, Some(timepoint))?;
    p.expect("=")?;
    p.expect(">")?;
    let ty = p.ty()?;
    spec.results.push(ty);
    p.attr_dict_with_keyword(spec)
}

/// Reads ` on(...) with(...) -> results { ... }`.
pub(super) fn parse_async_concurrent(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_affinity(p, spec)?;
    parse_async_region(p, spec, None)?;
    p.attr_dict_with_keyword(spec)
}

/// `timepoint` is the group of the timepoint to wait for, if the op has that group.
fn parse_async_region(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    timepoint: Option<Option<Unresolved>>,
) -> ParseResult<()> {
    let captures = parse_captures(p)?;
    let results = match p.eat("->") {
        true => sized_types::parse_results(p, &captures.operands, &captures.sized)?,
        false => sized_types::SizedResults::default(),
    };
    p.resolve_into(&captures.operands, &captures.sized.types, spec)?;
    let sizes = captures.sized.all_extents();
    p.resolve_indices(&sizes, spec)?;
    let result_sizes = results.sized.all_extents();
    p.resolve_indices(&result_sizes, spec)?;
    let mut segments = vec![captures.operands.len(), sizes.len(), result_sizes.len()];
    if let Some(timepoint) = timepoint {
        resolve_timepoint(p, timepoint, spec)?;
        segments.push(usize::from(timepoint.is_some()));
    }
    p.set_operand_segments(spec, &segments);
    if results.tied.iter().any(|&t| t >= 0) {
        let tied = sized_types::tied_attr(p.ir, &results.tied);
        spec.set_attr(p.ir, TIED_OPERANDS, tied);
    }
    spec.results.extend(results.sized.types);
    let region = p.region(spec, &captures.arguments)?;
    p.ensure_terminator(region, "stream.yield");
    spec.regions.push(region);
    Ok(())
}

fn resolve_timepoint(
    p: &mut OpParser<'_>,
    timepoint: Option<Unresolved>,
    spec: &mut OpSpec,
) -> ParseResult<()> {
    if let Some(timepoint) = timepoint {
        let ty = super::timepoint_type(p.ir);
        let value = p.resolve(timepoint, ty)?;
        spec.operands.push(value);
    }
    Ok(())
}

/// Prints what [`parse_async_execute`] reads.
pub(super) fn print_async_execute(p: &mut OpPrinter<'_>, op: Op) {
    print_affinity(p, op);
    print_await(p, p.ir.operand_group(op, 3).first().copied());
    let results = p.ir.result_group(op, 0);
    print_async_region(p, op, &results);
    p.text(" => ");
    let timepoint = p.ir.result(op, results.len());
    p.ty(p.ir.value_type(timepoint));
    p.attr_dict_with_keyword(op, &["affinity", TIED_OPERANDS]);
}

/// Prints what [`parse_async_concurrent`] reads.
pub(super) fn print_async_concurrent(p: &mut OpPrinter<'_>, op: Op) {
    print_affinity(p, op);
    let results: Vec<_> = p.ir.results(op).collect();
    print_async_region(p, op, &results);
    p.attr_dict_with_keyword(op, &["affinity", TIED_OPERANDS]);
}

fn print_async_region(p: &mut OpPrinter<'_>, op: Op, results: &[Value]) {
    print_captures(p, op);
    if !results.is_empty() {
        p.text(" -> ");
        let tied = sized_types::tied_operands(p.ir, op);
        let operands = p.ir.operand_group(op, 0);
        let sizes = p.ir.operand_group(op, 2);
        sized_types::print_results(p, results, &sizes, &operands, &tied);
    }
    p.text(" ");
    p.region(p.ir.region(op, 0), region_style(p.ir, op));
}

/// An empty yield is left out.
fn region_style(ir: &Ir, op: Op) -> RegionStyle {
    let yields = ir
        .first_block(ir.region(op, 0))
        .and_then(|block| ir.last_op(block))
        .is_some_and(|last| ir.operand_count(last) > 0);
    match yields {
        true => RegionStyle::NO_ARGUMENTS,
        false => RegionStyle::BODY_ONLY,
    }
}

/// Reads ` once on(...) await(%t) => with(...) { ... } => !stream.timepoint`.
pub(super) fn parse_cmd_execute(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if p.eat_keyword("once") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "once", unit);
    }
    parse_affinity(p, spec)?;
    let timepoint = parse_await(p)?;
    let captures = parse_captures(p)?;
    p.resolve_into(&captures.operands, &captures.sized.types, spec)?;
    let sizes = captures.sized.all_extents();
    p.resolve_indices(&sizes, spec)?;
    resolve_timepoint(p, timepoint, spec)?;
    p.set_operand_segments(
        spec,
        &[
            captures.operands.len(),
            sizes.len(),
            usize::from(timepoint.is_some()),
        ],
    );
    let region = p.region(spec, &captures.arguments)?;
    p.ensure_terminator(region, "stream.yield");
    spec.regions.push(region);
    p.expect("=")?;
    p.expect(">")?;
    let ty = p.ty()?;
    spec.results.push(ty);
    p.attr_dict_with_keyword(spec)
}

/// Prints what [`parse_cmd_execute`] reads.
pub(super) fn print_cmd_execute(p: &mut OpPrinter<'_>, op: Op) {
    if p.ir.has_attr(op, "once") {
        p.text(" once");
    }
    print_affinity(p, op);
    print_await(p, p.ir.operand_group(op, 2).first().copied());
    print_captures(p, op);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::BODY_ONLY);
    p.text(" => ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
    p.attr_dict_with_keyword(op, &["once", "affinity"]);
}

/// Reads ` { ... }` of `stream.cmd.serial` and `stream.cmd.concurrent`.
pub(super) fn parse_cmd_region(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let region = p.region(spec, &[])?;
    p.ensure_terminator(region, "stream.yield");
    spec.regions.push(region);
    p.attr_dict_with_keyword(spec)
}

/// Prints what [`parse_cmd_region`] reads.
pub(super) fn print_cmd_region(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::BODY_ONLY);
    p.attr_dict_with_keyword(op, &[]);
}

/// Reads ` on(...) @e::@x[%w](%a[%c0 to %c16 for %c16], %scalar) : (types) -> results`.
pub(super) fn parse_async_dispatch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_affinity(p, spec)?;
    let list = entry_points(p)?;
    spec.set_attr(p.ir, "entry_points", list);
    let workload = p.operand_list(Delimiter::OptionalSquare)?;
    let mut operands = Vec::new();
    let (mut offsets, mut ends, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
    p.list(Delimiter::Paren, |p| {
        operands.push(p.operand()?);
        if p.eat("[") {
            offsets.push(p.operand()?);
            p.expect_keyword("to")?;
            ends.push(p.operand()?);
            p.expect_keyword("for")?;
            lengths.push(p.operand()?);
            p.expect("]")?;
        }
        Ok(())
    })?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let types = sized_types::parse_types(p)?;
    p.expect("->")?;
    let results = sized_types::parse_results(p, &operands, &types)?;
    let sizes = types.all_extents();
    let result_sizes = results.sized.all_extents();
    p.resolve_indices(&workload, spec)?;
    p.resolve_into(&operands, &types.types, spec)?;
    for group in [&sizes, &offsets, &ends, &lengths, &result_sizes] {
        p.resolve_indices(group, spec)?;
    }
    p.set_operand_segments(
        spec,
        &[
            workload.len(),
            operands.len(),
            sizes.len(),
            offsets.len(),
            ends.len(),
            lengths.len(),
            result_sizes.len(),
        ],
    );
    if results.tied.iter().any(|&t| t >= 0) {
        let tied = sized_types::tied_attr(p.ir, &results.tied);
        spec.set_attr(p.ir, TIED_OPERANDS, tied);
    }
    spec.results.extend(results.sized.types);
    Ok(())
}

/// Prints what [`parse_async_dispatch`] reads.
pub(super) fn print_async_dispatch(p: &mut OpPrinter<'_>, op: Op) {
    let groups: Vec<Vec<Value>> = (0..7).map(|g| p.ir.operand_group(op, g)).collect();
    print_affinity(p, op);
    p.text(" ");
    if let Some(list) = p.ir.attr(op, "entry_points") {
        print_entry_point_list(p, list);
    }
    if !groups[0].is_empty() {
        p.text("[");
        p.operands(groups[0].iter().copied());
        p.text("]");
    }
    let mut ranges = groups[3].iter().zip(&groups[4]).zip(&groups[5]);
    p.text("(");
    p.separated(groups[1].iter(), |p, &operand| {
        p.operand(operand);
        let sized = sized_types::open_extents(p.ir, p.ir.value_type(operand)) > 0;
        if let Some(((&offset, &end), &length)) = sized.then(|| ranges.next()).flatten() {
            p.text("[");
            p.operand(offset);
            p.text(" to ");
            p.operand(end);
            p.text(" for ");
            p.operand(length);
            p.text("]");
        }
    });
    p.text(")");
    p.attr_dict(op, &["affinity", "entry_points", TIED_OPERANDS]);
    p.text(" : ");
    sized_types::print_types(p, &groups[1], &groups[2]);
    p.text(" -> ");
    let results: Vec<_> = p.ir.results(op).collect();
    let tied = sized_types::tied_operands(p.ir, op);
    sized_types::print_results(p, &results, &groups[6], &groups[1], &tied);
}

/// Reads ` %a, %b : type{%size}, type{%size}`, or nothing.
pub(super) fn parse_yield(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.attr_dict(spec)?;
    let Some(first) = p.optional_operand()? else {
        return Ok(());
    };
    let mut operands = vec![first];
    while p.eat(",") {
        operands.push(p.operand()?);
    }
    p.expect(":")?;
    let mut sized = SizedTypes::default();
    p.list(Delimiter::None, |p| {
        let (ty, sizes) = sized_types::parse_type(p)?;
        sized.types.push(ty);
        sized.extents.push(sizes);
        Ok(())
    })?;
    p.resolve_into(&operands, &sized.types, spec)?;
    let sizes = sized.all_extents();
    p.resolve_indices(&sizes, spec)
}

/// Prints what [`parse_yield`] reads.
pub(super) fn print_yield(p: &mut OpPrinter<'_>, op: Op) {
    p.attr_dict(op, &[]);
    let operands = p.ir.operand_vec(op);
    let (resources, sizes) = operands.split_at(operands.len() / 2);
    if resources.is_empty() {
        return;
    }
    p.text(" ");
    p.operands(resources.iter().copied());
    p.text(" : ");
    p.separated(resources.iter().zip(sizes), |p, (&resource, &size)| {
        sized_types::print_type(p, p.ir.value_type(resource), &[size]);
    });
}
