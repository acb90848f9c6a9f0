//! The custom forms of executables and their exports, which `flow` and `stream` share.

use crate::ir::{Ident, Op, OpSpec, Region, symbols};
use crate::syntax::{Argument, Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle};

fn parse_visibility(p: &mut OpParser<'_>, spec: &mut OpSpec) {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, symbols::SYM_VISIBILITY, attr);
    }
}

fn set_name(p: &mut OpParser<'_>, spec: &mut OpSpec, name: Ident) {
    let name = p.ir.str(name).to_owned();
    let attr = p.ir.string_attr(&name);
    spec.set_attr(p.ir, symbols::SYM_NAME, attr);
}

fn print_visibility(p: &mut OpPrinter<'_>, op: Op) {
    let visibility = p.ir.string_attr_of(op, symbols::SYM_VISIBILITY);
    p.text(" ");
    p.text(visibility.unwrap_or("public"));
    p.text(" ");
}

/// Reads ` private @name attributes {...} { body }`; the body ends in the row's implicit terminator.
pub(in crate::dialects) fn parse_executable(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
) -> ParseResult<()> {
    parse_visibility(p, spec);
    let name = p.symbol_name()?;
    set_name(p, spec, name);
    p.attr_dict_with_keyword(spec)?;
    let body = p.region(spec, &[])?;
    let end =
        p.ir.registry()
            .def(spec.kind)
            .and_then(|def| def.implicit_terminator);
    if let Some(end) = end {
        p.ensure_terminator(body, end);
    }
    spec.regions.push(body);
    Ok(())
}

/// Prints what [`parse_executable`] reads.
pub(in crate::dialects) fn print_executable(p: &mut OpPrinter<'_>, op: Op) {
    print_visibility(p, op);
    p.symbol_name(symbols::symbol_name(p.ir, op).unwrap_or_default());
    p.attr_dict_with_keyword(op, &[symbols::SYM_NAME, symbols::SYM_VISIBILITY]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::NO_TERMINATOR);
}

/// Reads `public @function as("name") workgroups(...) -> (index, index, index) { ... }`; an export without a name
/// of its own has its function's.
pub(in crate::dialects) fn parse_export(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
) -> ParseResult<()> {
    parse_visibility(p, spec);
    let function = p.symbol_name()?;
    let mut name = function;
    if p.eat_keyword("as") {
        p.expect("(")?;
        name = p.string()?;
        p.expect(")")?;
    }
    set_name(p, spec, name);
    let function = p.ir.str(function).to_owned();
    let function = p.ir.symbol_attr(&function);
    spec.set_attr(p.ir, "function_ref", function);
    let count = if p.eat_keyword("workgroups") {
        let arguments = p.argument_list(Delimiter::Paren)?;
        parse_count_body(p, spec, &arguments)?
    } else {
        p.ir.new_region()
    };
    spec.regions.push(count);
    p.attr_dict_with_keyword(spec)
}

/// Reads `-> (index, index, index) { ... }`.
pub(in crate::dialects) fn parse_count_body(
    p: &mut OpParser<'_>,
    spec: &OpSpec,
    arguments: &[Argument],
) -> ParseResult<Region> {
    let offset = p.offset();
    let types = p.arrow_types()?;
    if types.len() != 3 || types.iter().any(|&t| !p.ir.is_index(t)) {
        return p.error_at(offset, "expected `-> (index, index, index)`");
    }
    p.region(spec, arguments)
}

/// Prints `(%arg: index) -> (index, index, index) { ... }`.
pub(in crate::dialects) fn print_count(p: &mut OpPrinter<'_>, region: Region) {
    let Some(entry) = p.ir.first_block(region) else {
        return;
    };
    p.text("(");
    p.separated(p.ir.block_args(entry).to_vec(), OpPrinter::argument);
    p.text(") -> (index, index, index) ");
    p.region(region, RegionStyle::NO_ARGUMENTS);
}

/// Prints what [`parse_export`] reads.
pub(in crate::dialects) fn print_export(p: &mut OpPrinter<'_>, op: Op) {
    print_visibility(p, op);
    let name = symbols::symbol_name(p.ir, op).unwrap_or_default();
    let function =
        p.ir.attr(op, "function_ref")
            .and_then(|a| p.ir.symbol_name(a))
            .unwrap_or(name);
    p.symbol_name(function);
    if function != name {
        p.text(" as(");
        p.quoted(name);
        p.text(")");
    }
    let count = p.ir.region(op, 0);
    if p.ir.first_block(count).is_some() {
        p.text(" workgroups");
        print_count(p, count);
    }
    p.attr_dict_with_keyword(
        op,
        &[symbols::SYM_NAME, symbols::SYM_VISIBILITY, "function_ref"],
    );
}
