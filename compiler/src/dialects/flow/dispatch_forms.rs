//! Custom forms of the `flow.dispatch` ops.

use crate::dialects::assembly::executable::{parse_count_body, print_count};
use crate::dialects::assembly::sized_types::{self, SizedResults, SizedTypes, TIED_OPERANDS};
use crate::ir::{Ir, Op, OpSpec};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle, Unresolved};

pub(super) fn dimension_name(ir: &Ir, op: Op, base: &str) -> Option<String> {
    let dimension = ir.int_value(ir.attr(op, "dimension")?)?;
    Some(format!("{base}_{dimension}"))
}

// --- signature --------------------------------------------------------------------------------------------------

/// Workload, arguments and signature of a dispatch, as text gives them.
struct Call {
    workload: Vec<Unresolved>,
    arguments: Vec<Unresolved>,
    types: SizedTypes,
    results: SizedResults,
}

/// Reads `: (type{%d}, type) -> results` into the op.
fn finish_call(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    workload: Vec<Unresolved>,
    arguments: Vec<Unresolved>,
) -> ParseResult<Call> {
    p.expect(":")?;
    let offset = p.offset();
    let types = sized_types::parse_types(p)?;
    if types.types.len() != arguments.len() {
        return p.error_at(
            offset,
            format!(
                "expected {} operand types, found {}",
                arguments.len(),
                types.types.len()
            ),
        );
    }
    p.expect("->")?;
    let results = sized_types::parse_results(p, &arguments, &types)?;
    Ok(Call {
        workload,
        arguments,
        types,
        results,
    })
    .and_then(|call| resolve_call(p, spec, &call).map(|()| call))
}

fn resolve_call(p: &mut OpParser<'_>, spec: &mut OpSpec, call: &Call) -> ParseResult<()> {
    p.resolve_indices(&call.workload, spec)?;
    p.resolve_into(&call.arguments, &call.types.types, spec)?;
    let argument_dims = call.types.all_extents();
    let result_dims = call.results.sized.all_extents();
    p.resolve_indices(&argument_dims, spec)?;
    p.resolve_indices(&result_dims, spec)?;
    p.set_operand_segments(
        spec,
        &[
            call.workload.len(),
            call.arguments.len(),
            argument_dims.len(),
            result_dims.len(),
        ],
    );
    spec.results
        .extend(call.results.sized.types.iter().copied());
    if !call.results.tied.is_empty() {
        let tied = sized_types::tied_attr(p.ir, &call.results.tied);
        spec.set_attr(p.ir, TIED_OPERANDS, tied);
    }
    Ok(())
}

fn print_call_operands(p: &mut OpPrinter<'_>, op: Op) {
    let workload = p.ir.operand_group(op, 0);
    if !workload.is_empty() {
        p.text("[");
        p.operands(workload);
        p.text("]");
    }
    p.text("(");
    p.operands(p.ir.operand_group(op, 1));
    p.text(")");
}

fn print_signature(p: &mut OpPrinter<'_>, op: Op) {
    let arguments = p.ir.operand_group(op, 1);
    let results: Vec<_> = p.ir.results(op).collect();
    let tied = sized_types::tied_operands(p.ir, op);
    p.text(" : ");
    sized_types::print_types(p, &arguments, &p.ir.operand_group(op, 2));
    p.text(" -> ");
    sized_types::print_results(p, &results, &p.ir.operand_group(op, 3), &arguments, &tied);
}

// --- dispatch ---------------------------------------------------------------------------------------------------

pub(super) fn parse_dispatch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let mut entry_points = Vec::new();
    if p.at("{") {
        p.list(Delimiter::Brace, |p| {
            entry_points.push(p.symbol_ref()?);
            Ok(())
        })?;
    } else {
        entry_points.push(p.symbol_ref()?);
    }
    let entry_points = p.ir.array_attr(&entry_points);
    spec.set_attr(p.ir, "entry_points", entry_points);
    let workload = p.operand_list(Delimiter::OptionalSquare)?;
    let arguments = p.operand_list(Delimiter::Paren)?;
    p.attr_dict(spec)?;
    finish_call(p, spec, workload, arguments)?;
    Ok(())
}

pub(super) fn print_dispatch(p: &mut OpPrinter<'_>, op: Op) {
    let entry_points =
        p.ir.attr(op, "entry_points")
            .and_then(|a| p.ir.array_items(a))
            .unwrap_or_default()
            .to_vec();
    p.text(" ");
    if let &[entry_point] = &entry_points[..] {
        p.attr(entry_point);
    } else {
        p.text("{");
        p.separated(entry_points, OpPrinter::attr);
        p.text("}");
    }
    print_call_operands(p, op);
    p.attr_dict(op, &["operandSegmentSizes", "entry_points", TIED_OPERANDS]);
    print_signature(p, op);
}

// --- workgroups -------------------------------------------------------------------------------------------------

pub(super) fn parse_workgroups(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let workload = p.operand_list(Delimiter::OptionalSquare)?;
    let arguments = p.operand_list(Delimiter::Paren)?;
    finish_call(p, spec, workload, arguments)?;
    p.attr_dict_with_keyword(spec)?;
    p.expect("=")?;
    let arguments = p.argument_list(Delimiter::Paren)?;
    let body = p.region(spec, &arguments)?;
    spec.regions.push(body);
    parse_optional_count(p, spec)
}

fn parse_optional_count(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let count = if p.eat_keyword("count") {
        let arguments = p.argument_list(Delimiter::Paren)?;
        parse_count_body(p, spec, &arguments)?
    } else {
        p.ir.new_region()
    };
    spec.regions.push(count);
    Ok(())
}

pub(super) fn print_workgroups(p: &mut OpPrinter<'_>, op: Op) {
    print_call_operands(p, op);
    print_signature(p, op);
    p.attr_dict_with_keyword(op, &["operandSegmentSizes", TIED_OPERANDS]);
    p.text(" =");
    // The arguments stand deeper than the body, on a line of their own.
    p.indent();
    p.indent();
    p.newline();
    p.dedent();
    p.dedent();
    let body = p.ir.region(op, 0);
    let arguments =
        p.ir.first_block(body)
            .map(|b| p.ir.block_args(b).to_vec())
            .unwrap_or_default();
    p.text("(");
    p.separated(arguments, OpPrinter::argument);
    p.text(") ");
    p.region(body, RegionStyle::NO_ARGUMENTS);
    print_optional_count(p, op);
}

fn print_optional_count(p: &mut OpPrinter<'_>, op: Op) {
    let count = p.ir.region(op, 1);
    if p.ir.first_block(count).is_some() {
        p.text(" count");
        print_count(p, count);
    }
}

// --- region -----------------------------------------------------------------------------------------------------

pub(super) fn parse_region(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let workload = p.operand_list(Delimiter::OptionalSquare)?;
    let mut results = SizedTypes::default();
    if p.eat("->") {
        results = sized_types::parse_types(p)?;
    }
    p.attr_dict_with_keyword(spec)?;
    let dims = results.all_extents();
    p.resolve_indices(&dims, spec)?;
    p.resolve_indices(&workload, spec)?;
    p.set_operand_segments(spec, &[dims.len(), workload.len()]);
    spec.results.extend(results.types);
    let body = p.region(spec, &[])?;
    spec.regions.push(body);
    parse_optional_count(p, spec)
}

pub(super) fn print_region(p: &mut OpPrinter<'_>, op: Op) {
    let workload = p.ir.operand_group(op, 1);
    if !workload.is_empty() {
        p.text("[");
        p.operands(workload);
        p.text("]");
    }
    let results: Vec<_> = p.ir.results(op).collect();
    p.text(" -> ");
    sized_types::print_types(p, &results, &p.ir.operand_group(op, 0));
    p.attr_dict_with_keyword(op, &["operandSegmentSizes"]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::FULL);
    print_optional_count(p, op);
}
