//! Calls of functions and imports.

use super::rows::{ANY, I32, values, vm_ops};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Attr, AttrData, Ir, Op, OpSpec, Traits, Type, TypeData, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved, type_text};

const CALLEE: AttrRow = AttrRow::required("callee", AttrRule::SymbolRef);
const SEGMENT_SIZES: AttrRow = AttrRow::required("segment_sizes", AttrRule::Typed);
const SEGMENT_TYPES: AttrRow = AttrRow::required("segment_types", AttrRule::Array);
const RESULT_TYPES: AttrRow = AttrRow::required("result_types", AttrRule::Array);
const ARG_ATTRS: AttrRow = AttrRow::optional("arg_attrs", AttrRule::Array);
const RES_ATTRS: AttrRow = AttrRow::optional("res_attrs", AttrRule::Array);

/// The size in `segment_sizes` of an argument that is one value.
pub const SINGLE: i64 = -1;

vm_ops! { from super::control::END;
    /// Calls a function or an import without variadic arguments.
    Call "call" {
        operands: values!(operands * ANY),
        results: values!(results * ANY),
        attrs: &[CALLEE, ARG_ATTRS, RES_ATTRS],
        traits: Traits::CALL,
        verify: Some(super::verify::call),
        format: "$callee `(` operands `)` attr-dict `:` functional-type(operands, results)",
        result_name: Some(super::names::call_name),
    };
    /// Calls an import with variadic arguments.
    CallVariadic "call.variadic" {
        canonicalize: &[super::canonicalize::calls::without_spans],
        operands: values!(operands * ANY),
        results: values!(results * ANY),
        attrs: &[CALLEE, SEGMENT_SIZES, SEGMENT_TYPES, ARG_ATTRS, RES_ATTRS],
        parse: Some(parse_call_variadic),
        print: Some(print_call_variadic),
        verify: Some(verify_segments),
        result_name: Some(super::names::call_name),
    };
    /// Calls what may suspend; the results go to the successor's arguments.
    CallYieldable "call.yieldable" {
        operands: values!(arguments * ANY),
        attrs: &[CALLEE, RESULT_TYPES, ARG_ATTRS, RES_ATTRS],
        successors: &["dest"],
        traits: Traits::TERMINATOR,
        parse: Some(parse_call_yieldable),
        verify: Some(verify_result_types),
        print: Some(print_call_yieldable),
    };
    /// Calls an import with variadic arguments that may suspend.
    CallVariadicYieldable "call.variadic.yieldable" {
        operands: values!(operands * ANY),
        attrs: &[CALLEE, SEGMENT_SIZES, SEGMENT_TYPES, RESULT_TYPES, ARG_ATTRS, RES_ATTRS],
        verify: Some(verify_yieldable_segments),
        successors: &["dest"],
        traits: Traits::TERMINATOR,
        parse: Some(parse_call_yieldable),
        print: Some(print_call_yieldable),
    };
           /// 1 if an optional import is bound.
    ImportResolved "import.resolved" {
        canonicalize: &[super::canonicalize::calls::required_import],
        results: values!(result: I32),
        attrs: &[AttrRow::required("import", AttrRule::SymbolRef)],
        traits: Traits::PURE,
        format: "$import attr-dict `:` type($result)",
        result_name: Some(super::names::resolved_name),
    };
}

/// `dense<[-1, 2]> : vector<2xi16>`: the form of `segment_sizes`.
pub fn segment_sizes_attr(ir: &mut Ir, sizes: &[i64]) -> Attr {
    let i16 = ir.int_type(16);
    let ty = ir.ty(TypeData::Vector {
        shape: Box::new([i64::try_from(sizes.len()).unwrap_or(i64::MAX)]),
        scalable: Box::new([]),
        element: i16,
    });
    let splat = !sizes.is_empty() && sizes.iter().all(|&n| n == sizes[0]);
    let kept = if splat { &sizes[..1] } else { sizes };
    let bytes: Vec<u8> = kept
        .iter()
        .flat_map(|&n| i16::try_from(n).unwrap_or(i16::MAX).to_le_bytes())
        .collect();
    let data = ir.blob(&bytes);
    ir.attr_of(AttrData::Dense { ty, data, splat })
}

/// The sizes in `segment_sizes`: [`SINGLE`], or the number of elements of a variadic argument.
pub fn segment_sizes(ir: &Ir, op: Op) -> Vec<i64> {
    let Some(AttrData::Dense { ty, data, splat }) =
        ir.attr(op, "segment_sizes").map(|a| ir.attr_data(a))
    else {
        return Vec::new();
    };
    let sizes: Vec<i64> = ir
        .blob_bytes(*data)
        .chunks_exact(2)
        .map(|b| i64::from(i16::from_le_bytes([b[0], b[1]])))
        .collect();
    match (splat, sizes.first(), ir.element_count(*ty)) {
        (true, Some(&size), Some(n)) => (0..n).map(|_| size).collect(),
        _ => sizes,
    }
}

/// The types in `segment_types`: of the value, or of one element.
pub fn segment_types(ir: &Ir, op: Op) -> Vec<Type> {
    let items = ir.attr(op, "segment_types").and_then(|a| ir.array_items(a));
    items
        .unwrap_or_default()
        .iter()
        .filter_map(|&a| ir.type_value(a))
        .collect()
}

/// The values that one element of a type is passed as: a tuple flattens.
pub fn flattened(ir: &Ir, ty: Type) -> Vec<Type> {
    match ir.type_data(ty) {
        TypeData::Tuple(types) => types.iter().flat_map(|&t| flattened(ir, t)).collect(),
        _ => vec![ty],
    }
}

fn verify_segments(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let sizes = segment_sizes(ir, op);
    let types = segment_types(ir, op);
    if sizes.len() != types.len() {
        faults.push(format!(
            "expected as many segment types as sizes ({}), found {}",
            sizes.len(),
            types.len()
        ));
        return;
    }
    let wanted: usize = sizes
        .iter()
        .zip(&types)
        .map(|(&n, &ty)| usize::try_from(n.abs()).unwrap_or(0) * flattened(ir, ty).len())
        .sum();
    if wanted != ir.operand_count(op) {
        faults.push(format!(
            "segments take {wanted} operands, found {}",
            ir.operand_count(op)
        ));
    }
}

/// The results of a call that may suspend are the arguments of its successor.
fn verify_result_types(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let results = result_types(ir, op);
    let Some(block) = ir.successors(op).next() else {
        return;
    };
    let args: Vec<Type> = ir
        .block_args(block)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    if results.len() != args.len() {
        faults.push(format!(
            "result type count ({}) must match successor block argument count ({})",
            results.len(),
            args.len()
        ));
        return;
    }
    for (i, (&result, &arg)) in results.iter().zip(&args).enumerate() {
        if result != arg {
            let (result, arg) = (type_text(ir, result), type_text(ir, arg));
            faults.push(format!(
                "result type #{i} ({result}) must match successor block argument type ({arg})"
            ));
        }
    }
}

fn verify_yieldable_segments(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    verify_segments(ir, op, faults);
    verify_result_types(ir, op, faults);
}

/// The types in `result_types`.
fn result_types(ir: &Ir, op: Op) -> Vec<Type> {
    ir.attr(op, "result_types")
        .and_then(|a| ir.array_items(a))
        .unwrap_or_default()
        .iter()
        .filter_map(|&a| ir.type_value(a))
        .collect()
}

/// One argument in the text of a variadic call.
enum Segment {
    One(Unresolved),
    Span(Vec<Vec<Unresolved>>),
}

/// `@callee(%a, [%b, %c], [(%d, %e)]) : (i32, i64 ..., tuple<i32, i64> ...) -> i32`.
fn parse_call_variadic(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let callee = p.symbol_ref()?;
    spec.set_attr(p.ir, "callee", callee);
    let mut segments = Vec::new();
    p.list(Delimiter::Paren, |p| {
        segments.push(if p.at("[") {
            let mut elements = Vec::new();
            p.list(Delimiter::Square, |p| {
                elements.push(if p.at("(") {
                    p.operand_list(Delimiter::Paren)?
                } else {
                    vec![p.operand()?]
                });
                Ok(())
            })?;
            Segment::Span(elements)
        } else {
            Segment::One(p.operand()?)
        });
        Ok(())
    })?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let at = p.offset();
    let mut types = Vec::new();
    p.list(Delimiter::Paren, |p| {
        types.push(p.ty()?);
        let spans = p.at("...");
        if let Some(segment) = segments.get(types.len() - 1)
            && spans != matches!(segment, Segment::Span(_))
        {
            return p.error(match spans {
                true => "expected the type of one value, found that of a span",
                false => "expected `...` after the type of a span",
            });
        }
        p.eat("...");
        Ok(())
    })?;
    if types.len() != segments.len() {
        return p.error_at(
            at,
            format!("expected {} types, found {}", segments.len(), types.len()),
        );
    }
    let results = p.optional_arrow_types()?;
    spec.results.extend(results);
    let mut sizes = Vec::new();
    for (segment, &ty) in segments.iter().zip(&types) {
        match segment {
            Segment::One(operand) => {
                sizes.push(SINGLE);
                p.resolve_into(&[*operand], &[ty], spec)?;
            }
            Segment::Span(elements) => {
                sizes.push(i64::try_from(elements.len()).unwrap_or(i64::MAX));
                let element = flattened(p.ir, ty);
                for operands in elements {
                    p.resolve_into(operands, &element, spec)?;
                }
            }
        }
    }
    let sizes = segment_sizes_attr(p.ir, &sizes);
    spec.set_attr(p.ir, "segment_sizes", sizes);
    let types: Vec<Attr> = types.iter().map(|&ty| p.ir.type_attr(ty)).collect();
    let types = p.ir.array_attr(&types);
    spec.set_attr(p.ir, "segment_types", types);
    Ok(())
}

fn print_call_variadic(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    if let Some(callee) = ir.attr(op, "callee") {
        p.attr(callee);
    }
    let segments: Vec<(i64, Type)> = segment_sizes(ir, op)
        .into_iter()
        .zip(segment_types(ir, op))
        .collect();
    let mut operands = ir.operand_vec(op).into_iter();
    p.text("(");
    p.separated(&segments, |p, &(size, ty)| {
        if size == SINGLE {
            p.operands(operands.next());
            return;
        }
        let width = flattened(ir, ty).len();
        p.text("[");
        p.separated(0..size, |p, _| {
            let element: Vec<Value> = operands.by_ref().take(width).collect();
            let tuple = matches!(ir.type_data(ty), TypeData::Tuple(_));
            p.text(if tuple { "(" } else { "" });
            p.operands(element);
            p.text(if tuple { ")" } else { "" });
        });
        p.text("]");
    });
    p.text(")");
    p.attr_dict(op, &["callee", "segment_sizes", "segment_types"]);
    p.text(" : (");
    p.separated(&segments, |p, &(size, ty)| {
        p.ty(ty);
        p.text(if size == SINGLE { "" } else { " ..." });
    });
    p.text(")");
    let results: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    p.optional_arrow_types(&results);
}

/// `@callee(%a) : (i32) -> ^bb(i64)`; the segments of a variadic call stand among the attributes.
fn parse_call_yieldable(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let callee = p.symbol_ref()?;
    spec.set_attr(p.ir, "callee", callee);
    let operands = p.operand_list(Delimiter::Paren)?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let mut types = Vec::new();
    p.list(Delimiter::Paren, |p| {
        types.push(p.ty()?);
        Ok(())
    })?;
    p.resolve_into(&operands, &types, spec)?;
    p.expect("->")?;
    let dest = p.successor()?;
    spec.successors.push(dest);
    let mut results = Vec::new();
    p.list(Delimiter::OptionalParen, |p| {
        let ty = p.ty()?;
        results.push(p.ir.type_attr(ty));
        Ok(())
    })?;
    let results = p.ir.array_attr(&results);
    spec.set_attr(p.ir, "result_types", results);
    Ok(())
}

fn print_call_yieldable(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    if let Some(callee) = ir.attr(op, "callee") {
        p.attr(callee);
    }
    p.text("(");
    p.operands(ir.operand_vec(op));
    p.text(")");
    p.attr_dict(op, &["callee", "result_types"]);
    p.text(" : (");
    p.types_of(ir.operand_vec(op));
    p.text(") -> ");
    for block in ir.successors(op) {
        p.block_name(block);
    }
    let results = result_types(ir, op);
    if !results.is_empty() {
        p.text(" (");
        p.types(results);
        p.text(")");
    }
}
