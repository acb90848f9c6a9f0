//! Named structured ops: `linalg.matmul ins(...) outs(...) -> ...`, and the bodies that their names imply.

use super::{Copy, Fill, maps};
use crate::ir::{Builder, InsertPoint, Ir, Loc, Op, OpKind, OpSpec, Region, Type, TypeData, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};

const ELIDED: &[&str] = &[
    "operandSegmentSizes",
    "indexing_maps",
    "linalg.memoized_indexing_maps",
];

/// Reads `ins(%a, %b : type, type)`, or nothing; likewise `outs`.
pub(super) fn parse_operands(
    p: &mut OpParser<'_>,
    keyword: &str,
) -> ParseResult<(Vec<Unresolved>, Vec<Type>)> {
    if !p.eat_keyword(keyword) {
        return Ok((Vec::new(), Vec::new()));
    }
    p.expect("(")?;
    if p.eat(")") {
        return Ok((Vec::new(), Vec::new()));
    }
    let operands = p.operand_list(Delimiter::None)?;
    let types = p.colon_type_list()?;
    p.expect(")")?;
    Ok((operands, types))
}

pub(super) fn print_operands(p: &mut OpPrinter<'_>, keyword: &str, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    p.text(" ");
    p.text(keyword);
    p.text("(");
    p.operands(values.iter().copied());
    p.text(" : ");
    p.types_of(values.iter().copied());
    p.text(")");
}

pub(super) fn parse(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if p.eat_keyword("indexing_maps") {
        p.expect("=")?;
        let stated = p.attr()?;
        spec.set_attr(p.ir, "indexing_maps", stated);
    }
    p.attr_dict(spec)?;
    let (inputs, input_types) = parse_operands(p, "ins")?;
    let (outputs, output_types) = parse_operands(p, "outs")?;
    p.resolve_into(&inputs, &input_types, spec)?;
    p.resolve_into(&outputs, &output_types, spec)?;
    p.set_operand_segments(spec, &[inputs.len(), outputs.len()]);
    let results = p.optional_arrow_types()?;
    spec.results.extend(results);
    let types: Vec<Type> = input_types.iter().chain(&output_types).copied().collect();
    // A body that the text does not show has no place in it.
    let region = implied_body(p.ir, spec.kind, &types, input_types.len(), Loc::UNKNOWN);
    match region {
        Some(region) => {
            spec.regions.push(region);
            Ok(())
        }
        None => p.error("expected operands with element types that this op can combine"),
    }
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: Op) {
    if !maps::states_implied_maps(p.ir, op)
        && let Some(stated) = p.ir.attr(op, "indexing_maps")
    {
        p.text(" indexing_maps = ");
        p.attr(stated);
    }
    // Strides and the like stand among the other attributes.
    p.merged_dict(op, " ", ELIDED);
    print_operands(p, "ins", &maps::inputs(p.ir, op));
    print_operands(p, "outs", &maps::outputs(p.ir, op));
    let results: Vec<Type> = p.ir.results(op).map(|v| p.ir.value_type(v)).collect();
    p.optional_arrow_types(&results);
}

pub(super) fn verify(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    super::forms::verify_structure(ir, op, faults);
    if ir.kind(op) == Fill::KIND && faults.is_empty() {
        let elements: Vec<Type> = ir
            .operands(op)
            .map(|v| ir.element_type(ir.value_type(v)))
            .collect();
        if elements.first() != elements.last() {
            faults.push("expected fill value type to match output element type".into());
        }
    }
}

/// The body that a named op's name implies, for operands of the given types of which the first `inputs` are
/// inputs. `None` if the operands are too few or their element types cannot be combined.
pub fn implied_body(
    ir: &mut Ir,
    kind: OpKind,
    types: &[Type],
    inputs: usize,
    loc: Loc,
) -> Option<Region> {
    let elements: Vec<Type> = types.iter().map(|&t| ir.element_type(t)).collect();
    let (region, block) = ir.new_region_with_block(&elements, loc);
    let args = ir.block_args(block).to_vec();
    let mut b = Builder::new(ir, InsertPoint::End(block), loc);
    let result = match kind {
        Fill::KIND | Copy::KIND => cast(&mut b, *args.first()?, *elements.last()?)?,
        super::Transpose::KIND | super::Broadcast::KIND => *args.first()?,
        _ if inputs == 2 && args.len() == 3 => multiply_add(&mut b, &args)?,
        _ => return None,
    };
    b.op(super::Yield::KIND).operands([result]).build();
    Some(region)
}

/// `c + cast(a) * cast(b)`.
fn multiply_add(b: &mut Builder<'_>, args: &[Value]) -> Option<Value> {
    let ty = b.ir.value_type(args[2]);
    let (mul, add) = match b.ir.type_data(ty) {
        TypeData::Float(_) => ("arith.mulf", "arith.addf"),
        TypeData::Integer { width: 1, .. } => ("arith.andi", "arith.ori"),
        TypeData::Integer { .. } | TypeData::Index => ("arith.muli", "arith.addi"),
        _ => return None,
    };
    let (x, y) = (cast(b, args[0], ty)?, cast(b, args[1], ty)?);
    let (mul, add) = (b.ir.kind_of(mul), b.ir.kind_of(add));
    let product = b.op(mul).operands([x, y]).results([ty]).value();
    Some(b.op(add).operands([args[2], product]).results([ty]).value())
}

/// The value converted to `ty`, integers being signed.
fn cast(b: &mut Builder<'_>, value: Value, ty: Type) -> Option<Value> {
    use TypeData::{Float, Integer};
    let from = b.ir.value_type(value);
    if from == ty {
        return Some(value);
    }
    let name = match (b.ir.type_data(from), b.ir.type_data(ty)) {
        (Float(a), Float(b)) if a.width() < b.width() => "arith.extf",
        (Float(a), Float(b)) if a.width() > b.width() => "arith.truncf",
        (Integer { width: a, .. }, Integer { width: b, .. }) if a < b => "arith.extsi",
        (Integer { width: a, .. }, Integer { width: b, .. }) if a > b => "arith.trunci",
        (Integer { .. }, Float(_)) => "arith.sitofp",
        (Float(_), Integer { .. }) => "arith.fptosi",
        _ => return None,
    };
    let kind = b.ir.kind_of(name);
    Some(b.op(kind).operands([value]).results([ty]).value())
}
