//! Custom forms of the `flow.tensor` ops: types with their open extents in braces.

use crate::dialects::assembly::sized_types::{self, SizedTypes};
use crate::ir::{Op, OpSpec, Type, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

const SEGMENTS: &[&str] = &["operandSegmentSizes"];

fn type_of(p: &OpPrinter<'_>, value: Value) -> Type {
    p.ir.value_type(value)
}

fn print_sized(p: &mut OpPrinter<'_>, value: Value, extents: &[Value]) {
    sized_types::print_type(p, type_of(p, value), extents);
}

fn print_index_brackets(p: &mut OpPrinter<'_>, indices: Vec<Value>) {
    if !indices.is_empty() {
        p.text("[");
        p.operands(indices);
        p.text("]");
    }
}

pub(super) fn parse_constant(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.attr_dict(spec)?;
    let offset = p.offset();
    let value = p.attr()?;
    spec.set_attr(p.ir, "value", value);
    match p.ir.attr_type(value) {
        Some(ty) => spec.results.push(ty),
        None => return p.error_at(offset, "expected a constant with a type"),
    }
    if p.eat("->") {
        let ty = p.ty()?;
        spec.results = [ty].into_iter().collect();
    }
    Ok(())
}

pub(super) fn print_constant(p: &mut OpPrinter<'_>, op: Op) {
    p.attr_dict(op, &["value"]);
    p.text(" ");
    let Some(value) = p.ir.attr(op, "value") else {
        return;
    };
    p.attr(value);
    let ty = type_of(p, p.ir.result(op, 0));
    if p.ir.attr_type(value) != Some(ty) {
        p.text(" -> ");
        p.ty(ty);
    }
}

/// `%x : type{%d} -> type{%e}`.
pub(super) fn parse_cast(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    p.expect(":")?;
    let (source_type, source_dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    let (result, result_dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_into(&[source], &[source_type], spec)?;
    p.resolve_indices(&source_dims, spec)?;
    p.resolve_indices(&result_dims, spec)?;
    p.set_operand_segments(spec, &[1, source_dims.len(), result_dims.len()]);
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_cast(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    p.text(" : ");
    print_sized(p, source, &p.ir.operand_group(op, 1));
    p.text(" -> ");
    print_sized(p, p.ir.result(op, 0), &p.ir.operand_group(op, 2));
    p.attr_dict(op, SEGMENTS);
}

/// `%x[%i] : type{%d}`.
pub(super) fn parse_load(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    let indices = p.operand_list(Delimiter::OptionalSquare)?;
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_into(&[source], &[ty], spec)?;
    p.resolve_indices(&dims, spec)?;
    p.resolve_indices(&indices, spec)?;
    p.set_operand_segments(spec, &[1, dims.len(), indices.len()]);
    let element = p.ir.element_type(ty);
    spec.results.push(element);
    Ok(())
}

pub(super) fn print_load(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    print_index_brackets(p, p.ir.operand_group(op, 2));
    p.text(" : ");
    print_sized(p, source, &p.ir.operand_group(op, 1));
    p.attr_dict(op, SEGMENTS);
}

/// `%v, %x[%i] : type{%d}`.
pub(super) fn parse_store(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let value = p.operand()?;
    p.expect(",")?;
    let target = p.operand()?;
    let indices = p.operand_list(Delimiter::OptionalSquare)?;
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    let element = p.ir.element_type(ty);
    p.resolve_into(&[value, target], &[element, ty], spec)?;
    p.resolve_indices(&dims, spec)?;
    p.resolve_indices(&indices, spec)?;
    p.set_operand_segments(spec, &[1, 1, dims.len(), indices.len()]);
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_store(p: &mut OpPrinter<'_>, op: Op) {
    let (value, target) = (p.ir.operand(op, 0), p.ir.operand(op, 1));
    p.text(" ");
    p.operand(value);
    p.text(", ");
    p.operand(target);
    print_index_brackets(p, p.ir.operand_group(op, 3));
    p.text(" : ");
    print_sized(p, target, &p.ir.operand_group(op, 2));
    p.attr_dict(op, SEGMENTS);
}

/// ` : type{%d}`.
pub(super) fn parse_empty(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_indices(&dims, spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_empty(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" : ");
    print_sized(p, p.ir.result(op, 0), &p.ir.operand_group(op, 0));
    p.attr_dict(op, &[]);
}

/// `%v : type{%d}`.
pub(super) fn parse_splat(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let value = p.operand()?;
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    let element = p.ir.element_type(ty);
    p.resolve_into(&[value], &[element], spec)?;
    p.resolve_indices(&dims, spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_splat(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    p.operand(p.ir.operand(op, 0));
    p.text(" : ");
    print_sized(p, p.ir.result(op, 0), &p.ir.operand_group(op, 1));
    p.attr_dict(op, &[]);
}

/// `%x : type{%d}`, where the operand has the result's type.
pub(super) fn parse_clone(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    p.expect(":")?;
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_into(&[source], &[ty], spec)?;
    p.resolve_indices(&dims, spec)?;
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_clone(p: &mut OpPrinter<'_>, op: Op) {
    print_splat(p, op);
}

/// `%x[%i, %j for %n, %m] : type{%d} -> type{%e}`.
pub(super) fn parse_slice(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let source = p.operand()?;
    let (mut starts, mut lengths) = (Vec::new(), Vec::new());
    p.expect("[")?;
    if !p.eat("]") {
        starts = p.operand_list(Delimiter::None)?;
        p.expect_keyword("for")?;
        lengths = p.operand_list(Delimiter::None)?;
        p.expect("]")?;
    }
    p.expect(":")?;
    let (source_type, source_dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    let (result, result_dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_into(&[source], &[source_type], spec)?;
    let groups = [&source_dims, &starts, &lengths, &result_dims];
    for group in groups {
        p.resolve_indices(group, spec)?;
    }
    let mut sizes = vec![1];
    sizes.extend(groups.map(Vec::len));
    p.set_operand_segments(spec, &sizes);
    spec.results.push(result);
    Ok(())
}

pub(super) fn print_slice(p: &mut OpPrinter<'_>, op: Op) {
    let source = p.ir.operand(op, 0);
    p.text(" ");
    p.operand(source);
    p.text("[");
    let starts = p.ir.operand_group(op, 2);
    if !starts.is_empty() {
        p.operands(starts);
        p.text(" for ");
        p.operands(p.ir.operand_group(op, 3));
    }
    p.text("] : ");
    print_sized(p, source, &p.ir.operand_group(op, 1));
    p.text(" -> ");
    print_sized(p, p.ir.result(op, 0), &p.ir.operand_group(op, 4));
    p.attr_dict(op, SEGMENTS);
}

/// `%u, %x[%i] : type{%d} -> %x as type{%e}`.
pub(super) fn parse_update(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let update = p.operand()?;
    p.expect(",")?;
    let target = p.operand()?;
    let starts = p.operand_list(Delimiter::Square)?;
    p.expect(":")?;
    let (update_type, update_dims) = sized_types::parse_type(p)?;
    p.expect("->")?;
    if let Some(again) = p.optional_operand()? {
        if again.name != target.name || again.index != target.index {
            return p.error_at(again.offset, "expected the target that is updated");
        }
        p.expect_keyword("as")?;
    }
    let (ty, dims) = sized_types::parse_type(p)?;
    p.attr_dict(spec)?;
    p.resolve_into(&[target], &[ty], spec)?;
    p.resolve_indices(&dims, spec)?;
    p.resolve_indices(&starts, spec)?;
    p.resolve_into(&[update], &[update_type], spec)?;
    p.resolve_indices(&update_dims, spec)?;
    p.set_operand_segments(spec, &[1, dims.len(), starts.len(), 1, update_dims.len()]);
    spec.results.push(ty);
    Ok(())
}

pub(super) fn print_update(p: &mut OpPrinter<'_>, op: Op) {
    let target = p.ir.operand(op, 0);
    let Some(&update) = p.ir.operand_group(op, 3).first() else {
        return;
    };
    p.text(" ");
    p.operand(update);
    p.text(", ");
    p.operand(target);
    p.text("[");
    p.operands(p.ir.operand_group(op, 2));
    p.text("] : ");
    print_sized(p, update, &p.ir.operand_group(op, 4));
    p.text(" -> ");
    p.operand(target);
    p.text(" as ");
    print_sized(p, target, &p.ir.operand_group(op, 1));
    p.attr_dict(op, SEGMENTS);
}

/// `"key" = [%x : type{%d}, ...]`.
pub(super) fn parse_trace(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let key = p.string()?;
    let key = p.ir.str(key).to_owned();
    let key = p.ir.string_attr(&key);
    spec.set_attr(p.ir, "key", key);
    p.expect("=")?;
    let mut values = Vec::new();
    let mut sized = SizedTypes::default();
    p.list(Delimiter::Square, |p| {
        values.push(p.operand()?);
        p.expect(":")?;
        let (ty, extents) = sized_types::parse_type(p)?;
        sized.types.push(ty);
        sized.extents.push(extents);
        Ok(())
    })?;
    p.attr_dict(spec)?;
    p.resolve_into(&values, &sized.types, spec)?;
    let dims = sized.all_extents();
    p.resolve_indices(&dims, spec)?;
    p.set_operand_segments(spec, &[values.len(), dims.len()]);
    Ok(())
}

pub(super) fn print_trace(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    let key =
        p.ir.string_attr_of(op, "key")
            .unwrap_or_default()
            .to_owned();
    p.quoted(&key);
    p.text(" = [");
    let dims = p.ir.operand_group(op, 1);
    let mut rest = &dims[..];
    p.separated(p.ir.operand_group(op, 0), |p, value| {
        let ty = type_of(p, value);
        let own = sized_types::take_extents(p.ir, ty, &mut rest);
        p.operand(value);
        p.text(" : ");
        sized_types::print_type(p, ty, own);
    });
    p.text("]");
    p.attr_dict(op, &["operandSegmentSizes", "key"]);
}
