//! Custom forms of `stream.executable`, its exports and its bindings.

use crate::ir::{Op, OpSpec, symbols};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle};

fn parse_visibility_and_name(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<String> {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, symbols::SYM_VISIBILITY, attr);
    }
    let name = p.symbol_name()?;
    let name = p.ir.str(name).to_owned();
    let attr = p.ir.string_attr(&name);
    spec.set_attr(p.ir, symbols::SYM_NAME, attr);
    Ok(name)
}

fn print_visibility_and_name(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    let visibility = p.ir.string_attr_of(op, symbols::SYM_VISIBILITY);
    p.text(visibility.unwrap_or("public"));
    p.text(" ");
    if let Some(name) = symbols::symbol_name(p.ir, op) {
        p.symbol_name(name);
    }
}

/// Reads ` private @name attributes {...} { body }`.
pub(super) fn parse_executable(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_visibility_and_name(p, spec)?;
    p.attr_dict_with_keyword(spec)?;
    let body = p.region(spec, &[])?;
    p.ensure_terminator(body, "stream.executable.end");
    spec.regions.push(body);
    Ok(())
}

/// Prints what [`parse_executable`] reads.
pub(super) fn print_executable(p: &mut OpPrinter<'_>, op: Op) {
    print_visibility_and_name(p, op);
    p.attr_dict_with_keyword(op, &[symbols::SYM_NAME, symbols::SYM_VISIBILITY]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::NO_TERMINATOR);
}

/// Reads ` public @name(@function) workgroups(%w: index) -> (index, index, index) { count }`, where the function
/// may be left out if it has the name of the export, and the count if the default will do.
pub(super) fn parse_export(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let name = parse_visibility_and_name(p, spec)?;
    let function = if p.eat("(") {
        let function = p.symbol_ref()?;
        p.expect(")")?;
        function
    } else {
        p.ir.symbol_attr(&name)
    };
    spec.set_attr(p.ir, "function_ref", function);
    let count = if p.eat_keyword("workgroups") {
        let arguments = p.argument_list(Delimiter::Paren)?;
        let offset = p.offset();
        let types = p.arrow_types()?;
        if types.len() != 3 || types.iter().any(|&t| !p.ir.is_index(t)) {
            return p.error_at(offset, "expected `-> (index, index, index)`");
        }
        p.region(spec, &arguments)?
    } else {
        p.ir.new_region()
    };
    spec.regions.push(count);
    p.attr_dict_with_keyword(spec)
}

/// Prints what [`parse_export`] reads.
pub(super) fn print_export(p: &mut OpPrinter<'_>, op: Op) {
    print_visibility_and_name(p, op);
    let function = p.ir.attr(op, "function_ref");
    let same = function.and_then(|a| p.ir.symbol_name(a)) == symbols::symbol_name(p.ir, op);
    if let Some(function) = function.filter(|_| !same) {
        p.text("(");
        p.attr(function);
        p.text(")");
    }
    let count = p.ir.region(op, 0);
    if let Some(entry) = p.ir.first_block(count) {
        p.text(" workgroups(");
        let arguments = p.ir.block_args(entry).to_vec();
        p.separated(arguments, |p, arg| p.argument(arg));
        p.text(") -> (index, index, index) ");
        p.region(count, RegionStyle::NO_ARGUMENTS);
    }
    p.attr_dict_with_keyword(
        op,
        &[symbols::SYM_NAME, symbols::SYM_VISIBILITY, "function_ref"],
    );
}
