//! Lists that mix integers and values: `[0, %i, 4]`. The integers stand in an attribute, with
//! [`DYNAMIC`] where a value comes in.

use crate::ir::{DYNAMIC, Ir, Op, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};

/// A list as text gives it.
#[derive(Default)]
pub struct IndexList {
    /// One entry an item; [`DYNAMIC`] for a value.
    pub fixed: Vec<i64>,
    /// The values in order.
    pub dynamic: Vec<Unresolved>,
}

/// Reads `[0, %i, 4]`.
pub fn parse(p: &mut OpParser<'_>) -> ParseResult<IndexList> {
    let mut list = IndexList::default();
    p.list(Delimiter::Square, |p| {
        if let Some(value) = p.optional_operand()? {
            list.dynamic.push(value);
            list.fixed.push(DYNAMIC);
        } else {
            let value = p.integer()?;
            list.fixed.push(value);
        }
        Ok(())
    })?;
    Ok(list)
}

/// Prints `[0, %i, 4]`.
pub fn print(p: &mut OpPrinter<'_>, fixed: &[i64], dynamic: &[Value]) {
    let mut values = dynamic.iter();
    p.text("[");
    p.separated(fixed.iter(), |p, &item| match item {
        DYNAMIC => {
            if let Some(&value) = values.next() {
                p.operand(value);
            }
        }
        _ => p.text(&item.to_string()),
    });
    p.text("]");
}

/// The integers of attribute `name`, or none.
pub fn fixed_of(ir: &Ir, op: Op, name: &str) -> Vec<i64> {
    ir.attr(op, name)
        .and_then(|attr| ir.int_array(attr))
        .unwrap_or_default()
}

/// Whether every item is an integer and equals its partner in `expected`.
pub fn is_exactly(ir: &Ir, op: Op, name: &str, expected: impl IntoIterator<Item = i64>) -> bool {
    fixed_of(ir, op, name).into_iter().eq(expected)
}

/// Reports a list whose count of values differs from the [`DYNAMIC`] entries of attribute `name`.
pub fn verify(ir: &Ir, op: Op, name: &str, values: usize, faults: &mut Vec<String>) {
    let wanted = fixed_of(ir, op, name)
        .iter()
        .filter(|&&d| d == DYNAMIC)
        .count();
    if wanted != values {
        faults.push(format!(
            "expected {wanted} values for `{name}`, found {values}"
        ));
    }
}
