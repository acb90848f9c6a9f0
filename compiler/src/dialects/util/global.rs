//! Text forms of `util.global`, `util.buffer.constant` and the other ops whose options no format string says.

use super::attrs::initial_value_type;
use crate::ir::{Attr, Ir, Op, OpSpec, Type};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

/// The constant that a global starts with.
pub fn initial_value(ir: &Ir, global: Op) -> Option<Attr> {
    ir.attr(global, "initial_value")
}

/// Reads `<key = value, ...>` if it comes next: inherent attributes that the form has no place of its own for.
/// An integer without a type is an `index`.
pub(super) fn parse_options(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if !p.at("<") {
        return Ok(());
    }
    p.list(Delimiter::Angle, |p| parse_option(p, spec))
}

fn parse_option(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let key = p.keyword()?;
    let key = p.ir.str(key).to_owned();
    p.expect("=")?;
    let value = match p.optional_integer()? {
        Some(value) => {
            if p.eat(":") {
                p.ty()?;
            }
            p.ir.index_attr(value)
        }
        None => p.attr()?,
    };
    spec.set_attr(p.ir, &key, value);
    Ok(())
}

/// Prints those of `names` that the op has as ` <key = value, ...>`.
pub(super) fn print_options(p: &mut OpPrinter<'_>, op: Op, names: &[&str]) {
    let given: Vec<(&str, Attr)> = names
        .iter()
        .filter_map(|&name| Some((name, p.ir.attr(op, name)?)))
        .collect();
    if given.is_empty() {
        return;
    }
    p.text(" <");
    p.separated(given, |p, (name, value)| {
        p.text(name);
        p.text(" = ");
        p.attr_without_type(value);
    });
    p.text(">");
}

/// Reads ` private mutable @name <options> {...} : type = value`, where either the type or the value may be
/// missing.
pub(super) fn parse_global(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, "sym_visibility", attr);
    }
    if p.eat_keyword("mutable") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "is_mutable", unit);
    }
    let name = p.symbol_name()?;
    let name = p.ir.str(name).to_owned();
    let name = p.ir.string_attr(&name);
    spec.set_attr(p.ir, "sym_name", name);
    parse_options(p, spec)?;
    p.attr_dict(spec)?;
    let mut ty: Option<Type> = None;
    if p.eat(":") {
        ty = Some(p.ty()?);
    }
    if ty.is_none() && !p.at("=") {
        return p.error("expected `:` and a type, or `=` and an initial value");
    }
    if p.eat("=") {
        let offset = p.offset();
        let value = p.attr()?;
        if ty.is_none() {
            ty = initial_value_type(p.ir, value);
        }
        if ty.is_none() {
            return p.error_at(offset, "the initial value states no type");
        }
        spec.set_attr(p.ir, "initial_value", value);
    }
    if let Some(ty) = ty {
        let ty = p.ir.type_attr(ty);
        spec.set_attr(p.ir, "type", ty);
    }
    Ok(())
}

/// Prints what [`parse_global`] reads.
pub(super) fn print_global(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    let visibility =
        p.ir.string_attr_of(op, "sym_visibility")
            .unwrap_or("public");
    p.text(visibility);
    if p.ir.has_attr(op, "is_mutable") {
        p.text(" mutable");
    }
    p.text(" ");
    let name = p.ir.string_attr_of(op, "sym_name").unwrap_or_default();
    p.symbol_name(name);
    print_options(p, op, &["inlining_policy"]);
    p.attr_dict(
        op,
        &[
            "sym_visibility",
            "is_mutable",
            "sym_name",
            "type",
            "initial_value",
            "inlining_policy",
        ],
    );
    let ty = p.ir.attr(op, "type").and_then(|a| p.ir.type_value(a));
    let value = initial_value(p.ir, op);
    let stated = value.and_then(|v| initial_value_type(p.ir, v));
    if let Some(ty) = ty
        && stated != Some(ty)
    {
        p.text(" : ");
        p.ty(ty);
    }
    if let Some(value) = value {
        p.text(" = ");
        p.attr(value);
    }
}

/// A global's initial value has the type of the global.
pub(super) fn verify_global(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let ty = ir.attr(op, "type").and_then(|a| ir.type_value(a));
    let stated = initial_value(ir, op).and_then(|v| initial_value_type(ir, v));
    if let (Some(ty), Some(stated)) = (ty, stated)
        && ty != stated
    {
        faults.push(format!(
            "initial value has type `{}`, but the global has type `{}`",
            crate::syntax::type_text(ir, stated),
            crate::syntax::type_text(ir, ty)
        ));
    }
}

/// Reads ` "name" <options> {...} : type = value`.
pub(super) fn parse_buffer_constant(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if let Some(name) = p.optional_string()? {
        let text = p.ir.str(name).to_owned();
        let name = p.ir.string_attr(&text);
        spec.set_attr(p.ir, "name", name);
    }
    parse_options(p, spec)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    p.expect("=")?;
    let value = p.attr()?;
    spec.set_attr(p.ir, "value", value);
    spec.results.push(ty);
    Ok(())
}

/// Prints what [`parse_buffer_constant`] reads.
pub(super) fn print_buffer_constant(p: &mut OpPrinter<'_>, op: Op) {
    if let Some(name) = p.ir.string_attr_of(op, "name") {
        p.text(" ");
        p.quoted(name);
    }
    print_options(p, op, &["alignment", "mime_type"]);
    p.attr_dict(op, &["name", "alignment", "mime_type", "value"]);
    p.text(" : ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
    p.text(" = ");
    if let Some(value) = p.ir.attr(op, "value") {
        p.attr(value);
    }
}

/// Reads ` uninitialized <options> {...} : type{%size}`.
pub(super) fn parse_buffer_alloc(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.expect_keyword("uninitialized")?;
    parse_options(p, spec)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let size = super::directives::parse_size(p)?;
    let index = p.ir.index_type();
    let size = p.resolve(size, index)?;
    spec.operands.push(size);
    spec.results.push(ty);
    Ok(())
}

/// Prints what [`parse_buffer_alloc`] reads.
pub(super) fn print_buffer_alloc(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" uninitialized");
    print_options(p, op, &["alignment"]);
    p.attr_dict(op, &["alignment"]);
    p.text(" : ");
    let ty = p.ir.value_type(p.ir.result(op, 0));
    super::directives::print_sized_type(p, ty, Some(p.ir.operand(op, 0)));
}

/// Reads ` %a<umin = 0>, %b[<udiv = 2>, <udiv = 3>] : index, i32`.
pub(super) fn parse_assume(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let (mut operands, mut assumptions) = (Vec::new(), Vec::new());
    p.list(Delimiter::None, |p| {
        operands.push(p.operand()?);
        let mut alternatives = Vec::new();
        let mut one = |p: &mut OpParser<'_>| {
            let params = super::attrs::parse_assumption(p)?;
            alternatives.push(p.ir.ext_attr("util.int.assumption", &params));
            Ok(())
        };
        if p.at("[") {
            p.list(Delimiter::Square, one)?;
        } else {
            one(p)?;
        }
        assumptions.push(p.ir.array_attr(&alternatives));
        Ok(())
    })?;
    let list = p.ir.array_attr(&assumptions);
    spec.set_attr(p.ir, "assumptions", list);
    p.attr_dict(spec)?;
    let types = p.colon_type_list()?;
    p.resolve_into(&operands, &types, spec)?;
    spec.results.extend(types);
    Ok(())
}

/// Prints what [`parse_assume`] reads; of several operands each stands on a line of its own.
pub(super) fn print_assume(p: &mut OpPrinter<'_>, op: Op) {
    let lists =
        p.ir.attr(op, "assumptions")
            .and_then(|list| p.ir.array_items(list))
            .unwrap_or_default()
            .to_vec();
    let operands = p.ir.operand_vec(op);
    let several = operands.len() > 1;
    p.indent();
    p.indent();
    for (i, (&value, list)) in operands.iter().zip(lists).enumerate() {
        if i > 0 {
            p.text(",");
        }
        match several {
            true => p.newline(),
            false => p.text(" "),
        }
        p.operand(value);
        let items = p.ir.array_items(list).unwrap_or_default().to_vec();
        let one = |p: &mut OpPrinter<'_>, item: Attr| {
            let params =
                p.ir.ext_attr_parts(item)
                    .map_or(&[][..], |(_, x)| x)
                    .to_vec();
            super::attrs::print_assumption(p, &params);
        };
        match items[..] {
            [item] => one(p, item),
            _ => {
                p.text("[");
                p.separated(items, one);
                p.text("]");
            }
        }
    }
    p.dedent();
    if several {
        p.newline();
    }
    p.dedent();
    p.attr_dict(op, &["assumptions"]);
    p.text(if several { ": " } else { " : " });
    p.types_of(operands);
}

/// Reads ` %list[%i] : !util.list<i32>`, or `: !util.list<?> -> i32`.
pub(super) fn parse_list_get(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let (list, at) = parse_element(p)?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let result = match element_type(p.ir, ty) {
        Some(element) if !p.at("->") => element,
        _ => {
            p.expect("->")?;
            p.ty()?
        }
    };
    let index = p.ir.index_type();
    let values = [p.resolve(list, ty)?, p.resolve(at, index)?];
    spec.operands.extend(values);
    spec.results.push(result);
    Ok(())
}

/// Prints what [`parse_list_get`] reads.
pub(super) fn print_list_get(p: &mut OpPrinter<'_>, op: Op) {
    print_element(p, op);
    p.attr_dict(op, &[]);
    p.text(" : ");
    let list = p.ir.value_type(p.ir.operand(op, 0));
    p.ty(list);
    let result = p.ir.value_type(p.ir.result(op, 0));
    if element_type(p.ir, list) != Some(result) {
        p.text(" -> ");
        p.ty(result);
    }
}

/// Reads ` %list[%i], %value : !util.list<i32>`, or `: i32 -> !util.list<?>`.
pub(super) fn parse_list_set(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let (list, at) = parse_element(p)?;
    p.expect(",")?;
    let value = p.operand()?;
    p.attr_dict(spec)?;
    let first = p.colon_type()?;
    let (list_type, value_type) = if p.eat("->") {
        (p.ty()?, first)
    } else {
        match element_type(p.ir, first) {
            Some(element) => (first, element),
            None => return p.error("expected `->` and a list type"),
        }
    };
    let index = p.ir.index_type();
    let values = [
        p.resolve(list, list_type)?,
        p.resolve(at, index)?,
        p.resolve(value, value_type)?,
    ];
    spec.operands.extend(values);
    Ok(())
}

/// Prints what [`parse_list_set`] reads.
pub(super) fn print_list_set(p: &mut OpPrinter<'_>, op: Op) {
    print_element(p, op);
    p.text(", ");
    let value = p.ir.operand(op, 2);
    p.operand(value);
    p.attr_dict(op, &[]);
    p.text(" : ");
    let list = p.ir.value_type(p.ir.operand(op, 0));
    let value = p.ir.value_type(value);
    if element_type(p.ir, list) != Some(value) {
        p.ty(value);
        p.text(" -> ");
    }
    p.ty(list);
}

fn parse_element(
    p: &mut OpParser<'_>,
) -> ParseResult<(crate::syntax::Unresolved, crate::syntax::Unresolved)> {
    let list = p.operand()?;
    p.expect("[")?;
    let at = p.operand()?;
    p.expect("]")?;
    Ok((list, at))
}

fn print_element(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    p.operand(p.ir.operand(op, 0));
    p.text("[");
    p.operand(p.ir.operand(op, 1));
    p.text("]");
}

/// The element type of a list of one type.
fn element_type(ir: &Ir, list: Type) -> Option<Type> {
    let (_, params) = ir.ext_type_parts(list)?;
    ir.type_value(*params.first()?)
}

/// Reads ` i32 from [%a, %b] at %i else %d : i32`.
pub(super) fn parse_switch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let ty = p.ty()?;
    p.expect_keyword("from")?;
    let values = p.operand_list(Delimiter::Square)?;
    p.expect_keyword("at")?;
    let at = p.operand()?;
    p.expect_keyword("else")?;
    let default = p.operand()?;
    p.attr_dict(spec)?;
    let result = p.colon_type()?;
    let index = p.ir.index_type();
    let at = p.resolve(at, index)?;
    spec.operands.push(at);
    for name in std::iter::once(default).chain(values) {
        let value = p.resolve(name, ty)?;
        spec.operands.push(value);
    }
    spec.results.push(result);
    Ok(())
}

/// Prints what [`parse_switch`] reads.
pub(super) fn print_switch(p: &mut OpPrinter<'_>, op: Op) {
    let operands = p.ir.operand_vec(op);
    p.text(" ");
    p.ty(p.ir.value_type(operands[1]));
    p.text(" from [");
    p.operands(operands[2..].iter().copied());
    p.text("] at ");
    p.operand(operands[0]);
    p.text(" else ");
    p.operand(operands[1]);
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
}
