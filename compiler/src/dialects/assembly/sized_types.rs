//! Types with the extents that they leave open: `tensor<4x?xf32>{%d}`, and the signatures built of them:
//! `(tensor<?xf32>{%n}, index) -> (%arg0, tensor<?xf32>{%n})`, in which a result may be tied to an operand.

use crate::ir::{Attr, DYNAMIC, Ir, Op, Type, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};

/// The property that names, for each result, the operand that it is tied to; -1 for none.
pub const TIED_OPERANDS: &str = "tied_operands";

/// How many values the braces after `ty` hold.
pub fn open_extents(ir: &Ir, ty: Type) -> usize {
    if let Some((name, params)) = ir.ext_type_parts(ty) {
        return match name {
            "stream.resource" => 1,
            "iree_tensor_ext.dispatch.tensor" => params
                .get(1)
                .and_then(|&a| ir.type_value(a))
                .map_or(0, |inner| open_extents(ir, inner)),
            _ => 0,
        };
    }
    match ir.is_ranked_tensor(ty) {
        true => ir
            .shape(ty)
            .map_or(0, |s| s.iter().filter(|&&d| d == DYNAMIC).count()),
        false => 0,
    }
}

/// Reads `{%a, %b}` if it comes next.
pub fn parse_extents(p: &mut OpParser<'_>) -> ParseResult<Vec<Unresolved>> {
    match p.at("{") {
        true => p.operand_list(Delimiter::Brace),
        false => Ok(Vec::new()),
    }
}

/// Reads `type{%a, %b}`.
pub fn parse_type(p: &mut OpParser<'_>) -> ParseResult<(Type, Vec<Unresolved>)> {
    let ty = p.ty()?;
    let offset = p.offset();
    let wanted = open_extents(p.ir, ty);
    // A type without open extents may stand before a region.
    let extents = match wanted {
        0 => Vec::new(),
        _ => parse_extents(p)?,
    };
    if extents.len() != wanted {
        return p.error_at(
            offset,
            format!("expected {wanted} extents, found {}", extents.len()),
        );
    }
    Ok((ty, extents))
}

/// Prints `type{%a, %b}`.
pub fn print_type(p: &mut OpPrinter<'_>, ty: Type, extents: &[Value]) {
    p.ty(ty);
    print_braces(p, extents);
}

fn print_braces(p: &mut OpPrinter<'_>, extents: &[Value]) {
    if !extents.is_empty() {
        p.text("{");
        p.operands(extents.iter().copied());
        p.text("}");
    }
}

/// Takes the extents of `ty` from the front of `extents`.
pub fn take_extents<'v>(ir: &Ir, ty: Type, extents: &mut &'v [Value]) -> &'v [Value] {
    let count = open_extents(ir, ty).min(extents.len());
    let (head, tail) = extents.split_at(count);
    *extents = tail;
    head
}

/// The operand types of a signature, with their extents one after the other.
#[derive(Default)]
pub struct SizedTypes {
    /// The types.
    pub types: Vec<Type>,
    /// The extents of each.
    pub extents: Vec<Vec<Unresolved>>,
}

impl SizedTypes {
    /// All extents in order.
    pub fn all_extents(&self) -> Vec<Unresolved> {
        self.extents.iter().flatten().copied().collect()
    }
}

/// Reads `(type{%d}, type)`.
pub fn parse_types(p: &mut OpParser<'_>) -> ParseResult<SizedTypes> {
    let mut sized = SizedTypes::default();
    p.list(Delimiter::Paren, |p| {
        let (ty, extents) = parse_type(p)?;
        sized.types.push(ty);
        sized.extents.push(extents);
        Ok(())
    })?;
    Ok(sized)
}

/// Prints `(type{%d}, type)`.
pub fn print_types(p: &mut OpPrinter<'_>, values: &[Value], extents: &[Value]) {
    let mut rest = extents;
    p.text("(");
    p.separated(values.iter(), |p, &value| {
        let ty = p.ir.value_type(value);
        let own = take_extents(p.ir, ty, &mut rest);
        print_type(p, ty, own);
    });
    p.text(")");
}

/// The results of a signature.
#[derive(Default)]
pub struct SizedResults {
    /// The types and extents.
    pub sized: SizedTypes,
    /// For each result the operand that it is tied to, or -1.
    pub tied: Vec<i64>,
}

/// Reads the results after the arrow: `type{%d}`, `%operand{%d}`, `%operand as type{%d}`, or a list of these in
/// parentheses. `operands` are the names that a result may be tied to, with their types.
pub fn parse_results(
    p: &mut OpParser<'_>,
    operands: &[Unresolved],
    operand_types: &SizedTypes,
) -> ParseResult<SizedResults> {
    let mut results = SizedResults::default();
    let mut item = |p: &mut OpParser<'_>| {
        let (ty, extents, tied) = parse_result(p, operands, operand_types)?;
        results.sized.types.push(ty);
        results.sized.extents.push(extents);
        results.tied.push(tied);
        Ok(())
    };
    match p.at("(") {
        true => p.list(Delimiter::Paren, item)?,
        false => item(p)?,
    }
    Ok(results)
}

fn parse_result(
    p: &mut OpParser<'_>,
    operands: &[Unresolved],
    operand_types: &SizedTypes,
) -> ParseResult<(Type, Vec<Unresolved>, i64)> {
    let offset = p.offset();
    let Some(name) = p.optional_operand()? else {
        let (ty, extents) = parse_type(p)?;
        return Ok((ty, extents, -1));
    };
    let found = operands
        .iter()
        .position(|o| o.name == name.name && o.index == name.index)
        .and_then(|i| Some((i, i64::try_from(i).ok()?)));
    let Some((i, tied)) = found else {
        return p.error_at(
            offset,
            "expected an operand of this op to tie the result to",
        );
    };
    if p.eat_keyword("as") {
        let (ty, extents) = parse_type(p)?;
        return Ok((ty, extents, tied));
    }
    let ty = operand_types.types.get(i).copied();
    let mut extents = operand_types.extents.get(i).cloned().unwrap_or_default();
    match ty {
        Some(ty) => {
            if open_extents(p.ir, ty) > 0 && p.at("{") {
                extents = parse_extents(p)?;
            }
            Ok((ty, extents, tied))
        }
        None => p.error_at(offset, "expected a type for every operand"),
    }
}

/// Prints what [`parse_results`] reads.
pub fn print_results(
    p: &mut OpPrinter<'_>,
    results: &[Value],
    extents: &[Value],
    operands: &[Value],
    tied: &[i64],
) {
    let mut rest = extents;
    let parens = results.len() != 1;
    if parens {
        p.text("(");
    }
    p.separated(results.iter().enumerate(), |p, (i, &result)| {
        let ty = p.ir.value_type(result);
        let own = take_extents(p.ir, ty, &mut rest);
        let operand = tied
            .get(i)
            .and_then(|&t| usize::try_from(t).ok())
            .and_then(|t| operands.get(t).copied());
        if let Some(operand) = operand {
            p.operand(operand);
            if p.ir.value_type(operand) == ty {
                print_braces(p, own);
                return;
            }
            p.text(" as ");
        }
        print_type(p, ty, own);
    });
    if parens {
        p.text(")");
    }
}

/// The tied operand of each result; empty if none is tied.
pub fn tied_operands(ir: &Ir, op: Op) -> Vec<i64> {
    ir.attr(op, TIED_OPERANDS)
        .and_then(|attr| ir.int_array(attr))
        .unwrap_or_default()
}

/// The attribute that [`TIED_OPERANDS`] holds.
pub fn tied_attr(ir: &mut Ir, tied: &[i64]) -> Attr {
    let items: Vec<Attr> = tied.iter().map(|&t| ir.index_attr(t)).collect();
    ir.array_attr(&items)
}
