//! Texts and lists that are put together: how the ops read, print and verify.

use crate::ir::{Ir, Op, OpSpec, Type};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

/// `[%a : i32, %b : i64] : !util.list<?>`.
pub(super) fn parse_list_construct(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let mut elements = Vec::new();
    p.list(Delimiter::Square, |p| {
        let operand = p.operand()?;
        elements.push((operand, p.colon_type()?));
        Ok(())
    })?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    for (operand, ty) in elements {
        p.resolve_into(&[operand], &[ty], spec)?;
    }
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_list_construct(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" [");
    p.separated(ir.operand_vec(op), |p, value| {
        p.operand(value);
        p.text(" : ");
        p.ty(ir.value_type(value));
    });
    p.text("]");
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.ty(ir.value_type(ir.result(op, 0)));
}

/// A piece of a text with arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Characters as they are.
    Text(String),
    /// The next argument.
    Argument,
}

/// The pieces of a format; a brace that is neither doubled nor part of `{}` is a fault.
///
/// # Errors
/// What is wrong with the format.
pub fn format_pieces(format: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut chars = format.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('{', Some('}')) => {
                chars.next();
                if !text.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut text)));
                }
                pieces.push(Piece::Argument);
            }
            ('{', Some('{')) | ('}', Some('}')) => {
                chars.next();
                text.push(c);
            }
            ('{' | '}', _) => {
                return Err(format!(
                    "expected `{{}}`, `{{{{` or `}}}}`, found a single `{c}`"
                ));
            }
            _ => text.push(c),
        }
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    Ok(pieces)
}

pub(super) fn verify_format(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let format = ir.string_attr_of(op, "format").unwrap_or_default();
    match format_pieces(format) {
        Err(fault) => faults.push(format!("has a malformed format: {fault}")),
        Ok(pieces) => {
            let wanted = pieces.iter().filter(|p| **p == Piece::Argument).count();
            let found = ir.operand_count(op);
            if wanted != found {
                faults.push(format!(
                    "expected {wanted} arguments for the format, found {found}"
                ));
            }
        }
    }
    for value in ir.operand_vec(op) {
        let ty: Type = ir.value_type(value);
        if ir.int_width(ty).is_some_and(|width| width > 64) {
            faults.push("expected integers of at most 64 bits".into());
        }
    }
}

pub(super) fn itoa_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("itoa".into())
}

/// The letters and digits of the format, `N` for each argument.
pub(super) fn format_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let pieces = format_pieces(ir.string_attr_of(op, "format")?).ok()?;
    let name = pieces
        .iter()
        .map(|piece| match piece {
            Piece::Argument => "N".to_owned(),
            Piece::Text(text) => text
                .chars()
                .filter_map(|c| match c {
                    '.' | '_' => Some('_'),
                    c => c.is_ascii_alphanumeric().then_some(c),
                })
                .collect(),
        })
        .collect();
    Some(name)
}
