//! Pieces of custom forms that `util`, `stream` and their neighbours share.

use crate::ir::def::Directive;
use crate::ir::{AttrData, Op, Type, Value};
use crate::syntax::{
    Delimiter, FormatArg, FormatState, OpParser, OpPrinter, ParseResult, Unresolved,
};

/// The directives.
pub(super) static DIRECTIVES: &[Directive] = &[
    Directive {
        name: "SizeAwareType",
        parse: parse_size_aware_type,
        print: print_size_aware_type,
    },
    Directive {
        name: "ShapedTiedResult",
        parse: parse_shaped_tied_result,
        print: print_shaped_tied_result,
    },
    Directive {
        name: "ShapedTypeList",
        parse: parse_shaped_type_list,
        print: print_shaped_type_list,
    },
    Directive {
        name: "DispatchEntryPoints",
        parse: parse_entry_points,
        print: print_entry_points,
    },
    Directive {
        name: "RangeList",
        parse: parse_range_list,
        print: print_range_list,
    },
    Directive {
        name: "TypeAlias",
        parse: parse_type_alias,
        print: print_type_alias,
    },
];

// --- state --------------------------------------------------------------------------------------------------

fn put<T>(list: &mut Vec<Option<T>>, at: usize, item: T) {
    if list.len() <= at {
        list.resize_with(at + 1, || None);
    }
    list[at] = Some(item);
}

fn set_operands(state: &mut FormatState, arg: FormatArg, names: Vec<Unresolved>) {
    if let FormatArg::Operand(group) = arg {
        put(&mut state.operands, group, names);
    }
}

fn set_types(state: &mut FormatState, arg: FormatArg, types: Vec<Type>) {
    match arg {
        FormatArg::OperandType(group) => put(&mut state.operand_types, group, types),
        FormatArg::ResultType(group) => put(&mut state.result_types, group, types),
        _ => {}
    }
}

fn values(p: &OpPrinter<'_>, op: Op, arg: FormatArg) -> Vec<Value> {
    match arg {
        FormatArg::Operand(g) | FormatArg::OperandType(g) => p.ir.operand_group(op, g),
        FormatArg::Result(g) | FormatArg::ResultType(g) => p.ir.result_group(op, g),
        _ => Vec::new(),
    }
}

fn first(p: &OpPrinter<'_>, op: Op, arg: FormatArg) -> Option<Value> {
    values(p, op, arg).first().copied()
}

// --- sized types --------------------------------------------------------------------------------------------

/// Reads `{%size}`.
pub(crate) fn parse_size(p: &mut OpParser<'_>) -> ParseResult<Unresolved> {
    p.expect("{")?;
    let size = p.operand()?;
    p.expect("}")?;
    Ok(size)
}

/// Prints `type{%size}`.
pub(crate) fn print_sized_type(p: &mut OpPrinter<'_>, ty: Type, size: Option<Value>) {
    p.ty(ty);
    if let Some(size) = size {
        p.text("{");
        p.operand(size);
        p.text("}");
    }
}

/// `SizeAwareType(type($x), $size)`: `type{%size}`. A size that stands elsewhere in the form already is read
/// again here and must be the same.
fn parse_size_aware_type(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    args: &[FormatArg],
) -> ParseResult<()> {
    let ty = p.ty()?;
    let offset = p.offset();
    let size = parse_size(p)?;
    set_types(state, args[0], vec![ty]);
    if let FormatArg::Operand(group) = args[1] {
        match state.operands.get(group).cloned().flatten() {
            Some(before) if before.first().is_some_and(|b| b.name != size.name) => {
                return p.error_at(offset, "the size differs from the one given before");
            }
            Some(_) => {}
            None => set_operands(state, args[1], vec![size]),
        }
    }
    Ok(())
}

fn print_size_aware_type(p: &mut OpPrinter<'_>, op: Op, args: &[FormatArg]) {
    if let Some(value) = first(p, op, args[0]) {
        let size = first(p, op, args[1]);
        print_sized_type(p, p.ir.value_type(value), size);
    }
}

/// `ShapedTiedResult(type($target), $target_size)`: `%target as type{%size}`, where the result is the target
/// written in place.
fn parse_shaped_tied_result(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    args: &[FormatArg],
) -> ParseResult<()> {
    let offset = p.offset();
    if let Some(name) = p.optional_operand()? {
        p.expect_keyword("as")?;
        if let FormatArg::OperandType(group) = args[0]
            && let Some(Some(target)) = state.operands.get(group)
            && target.first().is_some_and(|t| t.name != name.name)
        {
            return p.error_at(offset, "a result can be tied to the target alone");
        }
    }
    let ty = p.ty()?;
    let size = parse_size(p)?;
    set_types(state, args[0], vec![ty]);
    set_operands(state, args[1], vec![size]);
    Ok(())
}

fn print_shaped_tied_result(p: &mut OpPrinter<'_>, op: Op, args: &[FormatArg]) {
    if let Some(target) = first(p, op, args[0]) {
        p.operand(target);
        p.text(" as ");
        let size = first(p, op, args[1]);
        print_sized_type(p, p.ir.value_type(target), size);
    }
}

/// `ShapedTypeList(type($operands), type($results)?, $sizes)`: `type{%size}, ...`; the results have the types of
/// the operands.
fn parse_shaped_type_list(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    args: &[FormatArg],
) -> ParseResult<()> {
    let (mut types, mut sizes) = (Vec::new(), Vec::new());
    p.list(Delimiter::None, |p| {
        types.push(p.ty()?);
        sizes.push(parse_size(p)?);
        Ok(())
    })?;
    for &arg in args {
        set_types(state, arg, types.clone());
        set_operands(state, arg, sizes.clone());
    }
    Ok(())
}

fn print_shaped_type_list(p: &mut OpPrinter<'_>, op: Op, args: &[FormatArg]) {
    let (Some(&operands), Some(&sizes)) = (args.first(), args.last()) else {
        return;
    };
    let pairs: Vec<_> = values(p, op, operands)
        .into_iter()
        .zip(values(p, op, sizes))
        .collect();
    p.separated(pairs, |p, (value, size)| {
        print_sized_type(p, p.ir.value_type(value), Some(size));
    });
}

// --- entry points -------------------------------------------------------------------------------------------

/// Reads `@a::@b` or `{@a::@b, @c::@d}` as an array of symbol references.
pub(crate) fn entry_points(p: &mut OpParser<'_>) -> ParseResult<crate::ir::Attr> {
    let mut items = Vec::new();
    if p.at("{") {
        p.list(Delimiter::Brace, |p| {
            items.push(p.symbol_ref()?);
            Ok(())
        })?;
    } else {
        items.push(p.symbol_ref()?);
    }
    Ok(p.ir.array_attr(&items))
}

/// Prints what [`entry_points`] reads.
pub(crate) fn print_entry_point_list(p: &mut OpPrinter<'_>, list: crate::ir::Attr) {
    let items = p.ir.array_items(list).unwrap_or_default().to_vec();
    match items[..] {
        [one] => p.attr(one),
        _ => {
            p.text("{");
            p.separated(items, OpPrinter::attr);
            p.text("}");
        }
    }
}

fn parse_entry_points(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    _args: &[FormatArg],
) -> ParseResult<()> {
    let list = entry_points(p)?;
    let name = p.ir.ident("entry_points");
    state.attrs.push((name, list));
    Ok(())
}

fn print_entry_points(p: &mut OpPrinter<'_>, op: Op, _args: &[FormatArg]) {
    if let Some(list) = p.ir.attr(op, "entry_points") {
        print_entry_point_list(p, list);
    }
}

// --- ranges -------------------------------------------------------------------------------------------------

/// `RangeList($offsets, $lengths)`: `[%offset for %length], ...`.
fn parse_range_list(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    args: &[FormatArg],
) -> ParseResult<()> {
    let (mut offsets, mut lengths) = (Vec::new(), Vec::new());
    p.list(Delimiter::None, |p| {
        p.expect("[")?;
        offsets.push(p.operand()?);
        p.expect_keyword("for")?;
        lengths.push(p.operand()?);
        p.expect("]")
    })?;
    set_operands(state, args[0], offsets);
    set_operands(state, args[1], lengths);
    Ok(())
}

fn print_range_list(p: &mut OpPrinter<'_>, op: Op, args: &[FormatArg]) {
    let pairs: Vec<_> = values(p, op, args[0])
        .into_iter()
        .zip(values(p, op, args[1]))
        .collect();
    p.separated(pairs, |p, (offset, length)| {
        p.text("[");
        p.operand(offset);
        p.text(" for ");
        p.operand(length);
        p.text("]");
    });
}

/// `TypeAlias($encoding, type($value))`: `encoding as type`, or one type that is both.
fn parse_type_alias(
    p: &mut OpParser<'_>,
    state: &mut FormatState,
    args: &[FormatArg],
) -> ParseResult<()> {
    let encoding = p.ty()?;
    let ty = if p.eat_keyword("as") {
        p.ty()?
    } else {
        encoding
    };
    let name = encoding_name(args);
    let name = p.ir.ident(name);
    let encoding = p.ir.type_attr(encoding);
    state.attrs.push((name, encoding));
    set_types(state, args[1], vec![ty]);
    Ok(())
}

/// The attribute is the source's on an export (operand type) and the target's on an import (result type).
fn encoding_name(args: &[FormatArg]) -> &'static str {
    match args[1] {
        FormatArg::ResultType(_) => "target_encoding",
        _ => "source_encoding",
    }
}

fn print_type_alias(p: &mut OpPrinter<'_>, op: Op, args: &[FormatArg]) {
    let Some(value) = first(p, op, args[1]) else {
        return;
    };
    let ty = p.ir.value_type(value);
    let encoding = p.ir.attr(op, encoding_name(args));
    match encoding.map(|attr| (attr, p.ir.attr_data(attr))) {
        Some((_, AttrData::Type(e))) if *e == ty => p.ty(ty),
        Some((attr, _)) => {
            p.attr(attr);
            p.text(" as ");
            p.ty(ty);
        }
        None => p.ty(ty),
    }
}
