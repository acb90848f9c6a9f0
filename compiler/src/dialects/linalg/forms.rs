//! Custom forms of `linalg.generic`, `transpose` and `broadcast`, and the checks of every structured op.

use super::maps::{self, IteratorType};
use super::named::{self, parse_operands, print_operands};
use crate::ir::affine::{AffineExpr, AffineOp};
use crate::ir::{Attr, DYNAMIC, Ir, Loc, Op, OpSpec, Type, TypeData};
use crate::syntax::{OpParser, OpPrinter, ParseResult, RegionStyle};

/// The attributes inside the braces after `linalg.generic`, in MLIR's order.
const GENERIC_ATTRS: &[&str] = &["doc", "indexing_maps", "iterator_types", "library_call"];

pub(super) fn parse_generic(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let offset = p.offset();
    let head = p.optional_dict()?;
    for (name, attr) in p.ir.dict_entries(head).to_vec() {
        let name = p.ir.str(name).to_owned();
        let attr = match name.as_str() {
            "iterator_types" => match iterator_list(p.ir, attr) {
                Some(list) => list,
                None => {
                    return p.error_at(
                        offset,
                        "expected `iterator_types` to list `\"parallel\"` and `\"reduction\"`",
                    );
                }
            },
            _ => attr,
        };
        spec.set_attr(p.ir, &name, attr);
    }
    let (inputs, input_types) = parse_operands(p, "ins")?;
    let (outputs, output_types) = parse_operands(p, "outs")?;
    if p.eat_keyword("attrs") {
        p.expect("=")?;
        p.attr_dict(spec)?;
    }
    let body = p.region(spec, &[])?;
    spec.regions.push(body);
    p.resolve_into(&inputs, &input_types, spec)?;
    p.resolve_into(&outputs, &output_types, spec)?;
    p.set_operand_segments(spec, &[inputs.len(), outputs.len()]);
    let results = p.optional_arrow_types()?;
    spec.results.extend(results);
    Ok(())
}

/// The text form lists iterators as strings; the attribute holds `#linalg.iterator_type`.
fn iterator_list(ir: &mut Ir, attr: Attr) -> Option<Attr> {
    let items = ir.array_items(attr)?.to_vec();
    let mut list = Vec::with_capacity(items.len());
    for item in items {
        let iterator = match ir.string_value(item) {
            Some("parallel") => IteratorType::Parallel,
            Some("reduction") => IteratorType::Reduction,
            Some(_) => return None,
            None => {
                list.push(item);
                continue;
            }
        };
        list.push(maps::iterator_attr(ir, iterator));
    }
    Some(ir.array_attr(&list))
}

pub(super) fn print_generic(p: &mut OpPrinter<'_>, op: Op) {
    let stated: Vec<&str> = GENERIC_ATTRS
        .iter()
        .copied()
        .filter(|name| p.ir.has_attr(op, name))
        .collect();
    p.text(" {");
    p.separated(stated, |p, name| {
        p.text(name);
        p.text(" = ");
        match (name, maps::iterators(p.ir, op)) {
            ("iterator_types", Some(iterators)) => {
                p.text("[");
                p.separated(iterators, |p, i| p.quoted(i.keyword()));
                p.text("]");
            }
            _ => {
                if let Some(attr) = p.ir.attr(op, name) {
                    p.attr(attr);
                }
            }
        }
    });
    p.text("}");
    print_operands(p, "ins", &maps::inputs(p.ir, op));
    print_operands(p, "outs", &maps::outputs(p.ir, op));
    if !p.ir.dict_entries(p.ir.attrs(op)).is_empty() {
        p.text(" attrs = ");
        p.dict(p.ir.attrs(op));
    }
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::FULL);
    let results: Vec<Type> = p.ir.results(op).map(|v| p.ir.value_type(v)).collect();
    p.optional_arrow_types(&results);
}

pub(super) fn verify_generic(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    if maps::iterators(ir, op).is_none() {
        faults.push("expected `iterator_types` to list `parallel` and `reduction`".into());
        return;
    }
    verify_structure(ir, op, faults);
}

/// What every structured op obeys: one map an operand, of the loops' count and the operand's rank; shapes that
/// agree on every loop; a body with one argument an operand; results of the outputs' types.
pub(super) fn verify_structure(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let (Some(maps), Some(iterators)) = (maps::indexing_maps(ir, op), maps::iterators(ir, op))
    else {
        faults.push("expected `indexing_maps` to list affine maps".into());
        return;
    };
    let operands = ir.operand_vec(op);
    if maps.len() != operands.len() {
        faults.push(format!(
            "expected {} indexing maps, found {}",
            operands.len(),
            maps.len()
        ));
        return;
    }
    for (i, (map, &value)) in maps.iter().zip(&operands).enumerate() {
        let rank = ir.shape(ir.value_type(value)).map_or(0, <[i64]>::len);
        if map.dims as usize != iterators.len() || map.results.len() != rank || map.symbols != 0 {
            faults.push(format!(
                "expected indexing map {i} to take {} loops to {rank} dimensions",
                iterators.len()
            ));
            return;
        }
    }
    verify_extents(ir, op, &maps, faults);
    verify_body(ir, op, faults);
    verify_results(ir, op, faults);
}

/// The largest value that sums and products of loops and constants take; `None` where that is not known.
fn last_index(expr: &AffineExpr, extents: &[i64]) -> Option<i64> {
    match expr {
        AffineExpr::Constant(c) => (*c >= 0).then_some(*c),
        AffineExpr::Dim(l) => match *extents.get(*l as usize)? {
            DYNAMIC | ..=0 => None,
            extent => Some(extent - 1),
        },
        AffineExpr::Binary(op, a, b) => {
            let (a, b) = (last_index(a, extents)?, last_index(b, extents)?);
            match op {
                AffineOp::Add => a.checked_add(b),
                AffineOp::Mul => a.checked_mul(b),
                _ => None,
            }
        }
        AffineExpr::Symbol(_) => None,
    }
}

fn verify_extents(
    ir: &Ir,
    op: Op,
    maps: &[crate::ir::affine::AffineMap],
    faults: &mut Vec<String>,
) {
    let Some(extents) = maps::loop_extents(ir, op) else {
        return;
    };
    for (i, (map, value)) in maps.iter().zip(ir.operand_vec(op)).enumerate() {
        let shape = ir.shape(ir.value_type(value)).unwrap_or(&[]);
        for (d, (expr, &found)) in map.results.iter().zip(shape).enumerate() {
            let AffineExpr::Dim(l) = expr else {
                if let Some(last) = last_index(expr, &extents)
                    && found != DYNAMIC
                    && last >= found
                {
                    faults.push(format!(
                        "expected an extent of at least {} in dimension {d} of operand {i}, found {found}",
                        last + 1
                    ));
                }
                continue;
            };
            let expected = extents[*l as usize];
            if found != DYNAMIC && expected != DYNAMIC && found != expected {
                faults.push(format!(
                    "expected extent {expected} of loop {l} in dimension {d} of operand {i}, found {found}"
                ));
            }
        }
    }
}

fn verify_body(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let block = ir.body_block(op);
    let expected: Vec<Type> = ir
        .operands(op)
        .map(|v| ir.element_type(ir.value_type(v)))
        .collect();
    let found: Vec<Type> = ir
        .block_args(block)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    if expected != found {
        faults.push(
            "expected the body to take one argument an operand, of the operand's element type"
                .into(),
        );
        return;
    }
    let Some(last) = ir
        .last_op(block)
        .filter(|&o| super::Yield::of(ir, o).is_some())
    else {
        faults.push("expected the body to end in `linalg.yield`".into());
        return;
    };
    let outputs = maps::outputs(ir, op);
    let wanted = outputs.iter().map(|&v| ir.element_type(ir.value_type(v)));
    if !ir.operands(last).map(|v| ir.value_type(v)).eq(wanted) {
        faults.push(
            "expected the body to yield one value an output, of the output's element type".into(),
        );
    }
}

fn verify_results(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let tensors: Vec<Type> = maps::outputs(ir, op)
        .iter()
        .map(|&v| ir.value_type(v))
        .filter(|&t| !matches!(ir.type_data(t), TypeData::MemRef { .. }))
        .collect();
    if !ir.results(op).map(|v| ir.value_type(v)).eq(tensors) {
        faults.push("expected one result a tensor output, of its type".into());
    }
}

// --- transpose, broadcast ---------------------------------------------------------------------------------------

pub(super) fn parse_transpose(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_rearrangement(p, spec, "permutation")
}

pub(super) fn print_transpose(p: &mut OpPrinter<'_>, op: Op) {
    print_rearrangement(p, op, "permutation");
}

pub(super) fn parse_broadcast(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_rearrangement(p, spec, "dimensions")
}

pub(super) fn print_broadcast(p: &mut OpPrinter<'_>, op: Op) {
    print_rearrangement(p, op, "dimensions");
}

fn parse_rearrangement(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    attr: &'static str,
) -> ParseResult<()> {
    let (inputs, input_types) = parse_operands(p, "ins")?;
    let (outputs, output_types) = parse_operands(p, "outs")?;
    p.expect_keyword(attr)?;
    p.expect("=")?;
    let list = crate::dialects::assembly::index_list::parse(p)?;
    let value = p.ir.i64_array_attr(&list.fixed);
    spec.set_attr(p.ir, attr, value);
    p.attr_dict(spec)?;
    let (&[input], &[output]) = (&input_types[..], &output_types[..]) else {
        return p.error("expected one input and one output");
    };
    p.resolve_into(&inputs, &input_types, spec)?;
    p.resolve_into(&outputs, &output_types, spec)?;
    if p.ir.is_tensor(output) {
        spec.results.push(output);
    }
    let body = named::implied_body(p.ir, spec.kind, &[input, output], 1, Loc::UNKNOWN);
    spec.regions.extend(body);
    Ok(())
}

fn print_rearrangement(p: &mut OpPrinter<'_>, op: Op, attr: &'static str) {
    print_operands(p, "ins", &maps::inputs(p.ir, op));
    print_operands(p, "outs", &maps::outputs(p.ir, op));
    p.text(" ");
    p.text(attr);
    p.text(" = ");
    let list = crate::dialects::assembly::index_list::fixed_of(p.ir, op, attr);
    crate::dialects::assembly::index_list::print(p, &list, &[]);
    p.attr_dict(op, &[attr]);
    // MLIR ends this form with a space, before any attributes would stand.
    p.text(" ");
}
