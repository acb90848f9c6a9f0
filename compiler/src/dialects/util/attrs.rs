//! Attributes of `util`: how each reads and prints.
//!
//! A typed attribute (`#util.byte_pattern<1> : tensor<4xi8>`) keeps its type as the last parameter.

use crate::ir::def::ExtRow;
use crate::ir::{Attr, AttrData, Ir, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

/// The attributes.
pub(super) static ATTRS: &[ExtRow] = &[
    ExtRow {
        name: "util.byte_pattern",
        doc: "A blob whose bytes follow a pattern, for tests and benchmarks.",
        parse: Some(parse_byte_pattern),
        print: Some(print_byte_pattern),
    },
    ExtRow {
        name: "util.uninitialized",
        doc: "A value whose contents are of no interest.",
        parse: Some(parse_type_only),
        print: Some(print_type_only),
    },
    ExtRow {
        name: "util.null",
        doc: "The null value of a type.",
        parse: Some(parse_type_only),
        print: Some(print_type_only),
    },
    ExtRow {
        name: "util.inline.never",
        doc: "The op is never inlined.",
        parse: None,
        print: None,
    },
    ExtRow {
        name: "util.inline.always",
        doc: "The op is always inlined.",
        parse: None,
        print: None,
    },
    ExtRow {
        name: "util.composite",
        doc: "Values that lie one after the other in memory: `<24xi8, [dense<...>, ...]>`.",
        parse: Some(parse_composite),
        print: Some(print_composite),
    },
    ExtRow {
        name: "util.int.assumption",
        doc: "What is known of an integer: least value, greatest value, a divisor.",
        parse: Some(parse_assumption),
        print: Some(print_assumption),
    },
    ExtRow {
        name: "util.byte_range",
        doc: "A range of bytes: `<offset, length>`.",
        parse: Some(parse_byte_range),
        print: Some(print_byte_range),
    },
    ExtRow {
        name: "util.preprocessing_pipeline",
        doc: "A pass pipeline to run on a function before anything else.",
        parse: Some(parse_pipeline),
        print: Some(print_pipeline),
    },
];

/// `#util.byte_pattern<pattern> : ty`.
pub fn byte_pattern(ir: &mut Ir, pattern: i64, ty: Type) -> Attr {
    let pattern = ir.i64_attr(pattern);
    let ty = ir.type_attr(ty);
    ir.ext_attr("util.byte_pattern", &[pattern, ty])
}

/// The type that an attribute states for itself, be it a constant or a typed attribute of a dialect.
pub fn initial_value_type(ir: &Ir, attr: Attr) -> Option<Type> {
    match ir.attr_data(attr) {
        AttrData::Ext { params, .. } => params.last().and_then(|&ty| ir.type_value(ty)),
        _ => ir.attr_type(attr),
    }
}

fn parse_byte_pattern(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let pattern = p.integer()?;
    p.expect(">")?;
    let mut params = vec![p.ir.i64_attr(pattern)];
    params.extend(parse_type_only(p)?);
    Ok(params)
}

fn print_byte_pattern(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr_without_type(params[0]);
    p.text(">");
    print_type_only(p, &params[1..]);
}

/// Reads `: type`, which may be missing.
fn parse_type_only(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    if !p.eat(":") {
        return Ok(Vec::new());
    }
    let ty = p.ty()?;
    Ok(vec![p.ir.type_attr(ty)])
}

fn print_type_only(p: &mut OpPrinter<'_>, params: &[Attr]) {
    if let Some(&ty) = params.first() {
        p.text(" : ");
        p.attr(ty);
    }
}

/// The alias of an attribute: `#composite_of_24b`.
pub(super) fn alias(ir: &Ir, attr: Attr) -> Option<String> {
    match ir.ext_attr_parts(attr)? {
        ("util.composite", [length, ..]) => {
            Some(format!("composite_of_{}b", ir.int_value(*length)?))
        }
        _ => None,
    }
}

/// `<24xi8, [value, ...]>`: the length, then the values. A comma after the last value is allowed.
fn parse_composite(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    // `24xi8` is a dimension list with a type, which the type parser alone knows how to split.
    let length = p.integer()?;
    if !p.eat_keyword("xi8") {
        return p.error("expected `xi8` after the length of a composite");
    }
    p.expect(",")?;
    p.expect("[")?;
    let mut params = vec![p.ir.i64_attr(length)];
    while !p.at("]") {
        params.push(p.attr()?);
        if !p.eat(",") {
            break;
        }
    }
    p.expect("]")?;
    p.expect(">")?;
    Ok(params)
}

fn print_composite(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.attr_without_type(params[0]);
    p.text("xi8, [");
    p.indent();
    p.indent();
    for &value in &params[1..] {
        p.newline();
        p.attr(value);
        p.text(",");
    }
    p.dedent();
    p.dedent();
    p.newline();
    p.text("]>");
}

const ASSUMPTION_KEYS: [&str; 3] = ["umin", "umax", "udiv"];

/// Reads `<umin = 0, umax = 10, udiv = 4>`. The parameters are a dictionary of those that are given.
pub(super) fn parse_assumption(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    let mut entries = Vec::new();
    p.list(crate::syntax::Delimiter::Angle, |p| {
        let offset = p.offset();
        let key = p.keyword()?;
        if !ASSUMPTION_KEYS.contains(&p.ir.str(key)) {
            return p.error_at(offset, "expected `umin`, `umax` or `udiv`");
        }
        p.expect("=")?;
        let value = p.integer()?;
        let value = p.ir.i64_attr(value);
        entries.push((key, value));
        Ok(())
    })?;
    Ok(vec![p.ir.dict_attr(&entries)])
}

pub(super) fn print_assumption(p: &mut OpPrinter<'_>, params: &[Attr]) {
    let given: Vec<(&str, Attr)> = ASSUMPTION_KEYS
        .iter()
        .filter_map(|&key| Some((key, p.ir.dict_entry(*params.first()?, key)?)))
        .collect();
    p.text("<");
    p.separated(given, |p, (key, value)| {
        p.text(key);
        p.text(" = ");
        p.attr_without_type(value);
    });
    p.text(">");
}

fn parse_byte_range(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let offset = p.integer()?;
    p.expect(",")?;
    let length = p.integer()?;
    p.expect(">")?;
    Ok(vec![p.ir.i64_attr(offset), p.ir.i64_attr(length)])
}

fn print_byte_range(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    p.separated(params, |p, &value| p.attr_without_type(value));
    p.text(">");
}

fn parse_pipeline(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let text = p.attr()?;
    p.expect(">")?;
    Ok(vec![text])
}

fn print_pipeline(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    params.iter().for_each(|&text| p.attr(text));
    p.text(">");
}
