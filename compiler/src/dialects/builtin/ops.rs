//! The ops of `builtin`, one row each.

use crate::ir::def::TypeRule::Any;
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::{Op, OpSpec, Traits};
use crate::syntax::{OpParser, OpPrinter, ParseResult, RegionStyle};

crate::dialect_ops! {
    dialect "builtin" = 2;

    /// A list of symbols: functions, globals, nested modules.
    Module "module" () -> () {
        attrs: &[
            AttrRow::optional("sym_name", AttrRule::SymbolName),
            AttrRow::optional("sym_visibility", AttrRule::String),
        ],
        regions: &[RegionRow { name: "bodyRegion", blocks: RegionShape::One }],
        default_dialect: Some("builtin"),
        traits: Traits::ISOLATED
            .and(Traits::SYMBOL)
            .and(Traits::SYMBOL_TABLE)
            .and(Traits::NO_TERMINATOR)
            .and(Traits::GRAPH_REGION),
        parse: Some(parse_module),
        print: Some(print_module),
    }
    /// Values of some types as values of others, until conversion has reached both sides.
    UnrealizedConversionCast "unrealized_conversion_cast" (inputs* Any) -> (outputs* Any) {
        traits: Traits::PURE,
        parse: Some(parse_cast),
        print: Some(print_cast),
    }
}

fn parse_module(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if let Some(name) = p.optional_symbol_name()? {
        let text = p.ir.str(name).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, "sym_name", attr);
    }
    p.attr_dict_with_keyword(spec)?;
    let region = p.region(spec, &[])?;
    if p.ir.first_block(region).is_none() {
        p.ir.append_block(region);
    }
    spec.regions.push(region);
    Ok(())
}

fn print_module(p: &mut OpPrinter<'_>, op: Op) {
    if let Some(name) = p.ir.string_attr_of(op, "sym_name") {
        let name = name.to_owned();
        p.text(" ");
        p.symbol_name(&name);
    }
    p.attr_dict_with_keyword(op, &["sym_name"]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::FULL);
}

/// `(%a, %b : types)? to types`.
fn parse_cast(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if !p.at_keyword("to") {
        let mut operands = vec![p.operand()?];
        while p.eat(",") {
            operands.push(p.operand()?);
        }
        let types = p.colon_type_list()?;
        p.resolve_into(&operands, &types, spec)?;
    }
    p.expect_keyword("to")?;
    spec.results = p.type_list()?.into();
    p.attr_dict(spec)
}

fn print_cast(p: &mut OpPrinter<'_>, op: Op) {
    if p.ir.operand_count(op) > 0 {
        p.text(" ");
        p.operands(p.ir.operands(op));
        p.text(" : ");
        p.types_of(p.ir.operands(op));
    }
    p.text(" to ");
    p.types_of(p.ir.results(op));
    p.attr_dict(op, &[]);
}
