//! Custom forms of `stream.resource.pack` and `stream.resource.constants`.

use super::execute_forms::{parse_affinity, print_affinity};
use crate::dialects::assembly::sized_types;
use crate::ir::{Op, OpSpec};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

/// Reads ` on(...) offset(%o) slices({ [0, 1] = %size, ... }) : index`.
pub(super) fn parse_pack(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_affinity(p, spec)?;
    let mut offset = Vec::new();
    if p.eat_keyword("offset") {
        offset = p.operand_list(Delimiter::Paren)?;
    }
    p.expect_keyword("slices")?;
    p.expect("(")?;
    let (mut intervals, mut sizes) = (Vec::new(), Vec::new());
    p.list(Delimiter::Brace, |p| {
        p.list(Delimiter::Square, |p| {
            let bound = p.integer()?;
            intervals.push(p.ir.index_attr(bound));
            Ok(())
        })?;
        p.expect("=")?;
        sizes.push(p.operand()?);
        Ok(())
    })?;
    if intervals.len() != 2 * sizes.len() {
        return p.error("a slice has an interval of two bounds");
    }
    p.expect(")")?;
    let ty = p.colon_type()?;
    p.attr_dict_with_keyword(spec)?;
    let index = p.ir.index_type();
    for group in [&offset, &sizes] {
        p.resolve_indices(group, spec)?;
    }
    p.set_operand_segments(spec, &[offset.len(), sizes.len()]);
    let list = p.ir.array_attr(&intervals);
    spec.set_attr(p.ir, "lifetime_intervals", list);
    spec.results.push(ty);
    spec.results.extend(std::iter::repeat_n(index, sizes.len()));
    Ok(())
}

/// Prints what [`parse_pack`] reads.
pub(super) fn print_pack(p: &mut OpPrinter<'_>, op: Op) {
    print_affinity(p, op);
    if let Some(&offset) = p.ir.operand_group(op, 0).first() {
        p.text(" offset(");
        p.operand(offset);
        p.text(")");
    }
    p.text(" slices({");
    let intervals =
        p.ir.attr(op, "lifetime_intervals")
            .and_then(|list| p.ir.int_array(list))
            .unwrap_or_default();
    p.indent();
    let sizes = p.ir.operand_group(op, 1);
    for (i, (&size, bounds)) in sizes.iter().zip(intervals.chunks(2)).enumerate() {
        if i > 0 {
            p.text(",");
        }
        p.newline();
        p.text("[");
        p.separated(bounds, |p, bound| p.text(&bound.to_string()));
        p.text("] = ");
        p.operand(size);
    }
    p.dedent();
    p.newline();
    p.text("}) : ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
    p.attr_dict_with_keyword(op, &["affinity", "lifetime_intervals"]);
}

/// Reads ` on(...) : type{%size} = value, ... => !stream.timepoint`.
pub(super) fn parse_constants(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_affinity(p, spec)?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let (mut sizes, mut values) = (Vec::new(), Vec::new());
    p.list(Delimiter::None, |p| {
        let (ty, own) = sized_types::parse_type(p)?;
        spec.results.push(ty);
        sizes.extend(own);
        p.expect("=")?;
        values.push(p.attr()?);
        Ok(())
    })?;
    p.expect("=")?;
    p.expect(">")?;
    let ty = p.ty()?;
    spec.results.push(ty);
    p.resolve_indices(&sizes, spec)?;
    let list = p.ir.array_attr(&values);
    spec.set_attr(p.ir, "values", list);
    Ok(())
}

/// Prints what [`parse_constants`] reads.
pub(super) fn print_constants(p: &mut OpPrinter<'_>, op: Op) {
    print_affinity(p, op);
    p.attr_dict(op, &["affinity", "values"]);
    p.text(" :");
    let values =
        p.ir.attr(op, "values")
            .and_then(|list| p.ir.array_items(list))
            .unwrap_or_default()
            .to_vec();
    let sizes = p.ir.operand_vec(op);
    p.indent();
    for (i, (&size, &value)) in sizes.iter().zip(&values).enumerate() {
        if i > 0 {
            p.text(",");
        }
        p.newline();
        sized_types::print_type(p, p.ir.value_type(p.ir.result(op, i)), &[size]);
        p.text(" = ");
        p.attr(value);
    }
    p.newline();
    p.text("=> ");
    let timepoint = p.ir.result(op, values.len());
    p.ty(p.ir.value_type(timepoint));
    p.dedent();
}
