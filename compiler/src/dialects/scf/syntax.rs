//! Custom forms of `scf` ops, and the checks that tie regions to operands and results.

use super::{Condition, Yield};
use crate::ir::{Ir, Op, OpSpec, Region, Type, Value};
use crate::syntax::{
    Argument, Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle, Show, Unresolved, type_text,
};

const YIELD: &str = "scf.yield";

/// `(%a = %init, ...)`: names and what they start as.
fn assignments(p: &mut OpParser<'_>) -> ParseResult<Vec<(Unresolved, Unresolved)>> {
    let mut pairs = Vec::new();
    p.list(Delimiter::Paren, |p| {
        let name = p.operand()?;
        p.expect("=")?;
        pairs.push((name, p.operand()?));
        Ok(())
    })?;
    Ok(pairs)
}

fn print_assignments(p: &mut OpPrinter<'_>, names: &[Value], inits: &[Value]) {
    p.text("(");
    p.separated(names.iter().zip(inits), |p, (&name, &init)| {
        p.operand(name);
        p.text(" = ");
        p.operand(init);
    });
    p.text(")");
}

/// Reads a region that ends in a yield, which may be left out if it hands on nothing.
fn yielding_region(
    p: &mut OpParser<'_>,
    spec: &OpSpec,
    arguments: &[Argument],
) -> ParseResult<Region> {
    let region = p.region(spec, arguments)?;
    p.ensure_terminator(region, YIELD);
    Ok(region)
}

/// Shows the yield only if it hands something on.
fn style(op_has_results: bool, entry_arguments: Show) -> RegionStyle {
    RegionStyle {
        entry_arguments,
        terminator: if op_has_results { Show::Yes } else { Show::No },
    }
}

fn body_types(ir: &Ir, block_types: &[Value]) -> Vec<Type> {
    block_types.iter().map(|&v| ir.value_type(v)).collect()
}

// --- for ----------------------------------------------------------------------------------------------------

/// `%i = %lb to %ub step %s iter_args(...) -> (types) : type { ... }`.
pub(super) fn parse_for(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if p.eat_keyword("unsigned") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "unsignedCmp", unit);
    }
    let induction = p.operand()?;
    p.expect("=")?;
    let lower = p.operand()?;
    p.expect_keyword("to")?;
    let upper = p.operand()?;
    p.expect_keyword("step")?;
    let step = p.operand()?;
    let mut carried = Vec::new();
    let mut types = Vec::new();
    if p.eat_keyword("iter_args") {
        carried = assignments(p)?;
        let offset = p.offset();
        types = p.arrow_types()?;
        if types.len() != carried.len() {
            let message = format!(
                "{} iteration arguments but {} types",
                carried.len(),
                types.len()
            );
            return p.error_at(offset, message);
        }
    }
    let bound_type = if p.eat(":") {
        p.ty()?
    } else {
        p.ir.index_type()
    };
    p.resolve_into(&[lower, upper, step], &[bound_type; 3], spec)?;
    let inits: Vec<Unresolved> = carried.iter().map(|(_, init)| *init).collect();
    p.resolve_into(&inits, &types, spec)?;
    let mut arguments = vec![p.argument_of(induction, bound_type)];
    for ((name, _), &ty) in carried.iter().zip(&types) {
        arguments.push(p.argument_of(*name, ty));
    }
    spec.results = types.into();
    let region = yielding_region(p, spec, &arguments)?;
    spec.regions.push(region);
    p.attr_dict(spec)
}

pub(super) fn print_for(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let operands = ir.operand_vec(op);
    let region = ir.region(op, 0);
    let args = ir
        .first_block(region)
        .map(|b| ir.block_args(b).to_vec())
        .unwrap_or_default();
    p.text(if ir.has_attr(op, "unsignedCmp") {
        " unsigned "
    } else {
        " "
    });
    p.operand(args[0]);
    p.text(" = ");
    p.operand(operands[0]);
    p.text(" to ");
    p.operand(operands[1]);
    p.text(" step ");
    p.operand(operands[2]);
    if operands.len() > 3 {
        p.text(" iter_args");
        print_assignments(p, &args[1..], &operands[3..]);
        p.text(" -> (");
        p.types_of(ir.results(op));
        p.text(")");
    }
    let bound_type = ir.value_type(operands[0]);
    if !ir.is_index(bound_type) {
        p.text(" : ");
        p.ty(bound_type);
    }
    p.text(" ");
    p.region(region, style(ir.result_count(op) > 0, Show::No));
    p.attr_dict(op, &["unsignedCmp"]);
}

pub(super) fn verify_for(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let block = ir.body_block(op);
    let carried: Vec<Type> = ir.operands(op).skip(3).map(|v| ir.value_type(v)).collect();
    let results: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let args = body_types(ir, ir.block_args(block));
    let bound = ir.value_type(ir.operand(op, 0));
    if args.first() != Some(&bound) {
        faults.push("expected the induction variable to have the type of the bounds".into());
    }
    check_types(
        ir,
        "region arguments",
        args.get(1..).unwrap_or_default(),
        "initial values",
        &carried,
        faults,
    );
    check_types(ir, "results", &results, "initial values", &carried, faults);
    check_yield(ir, ir.terminator(block), &results, faults);
}

fn check_types(
    ir: &Ir,
    what: &str,
    found: &[Type],
    other: &str,
    wanted: &[Type],
    faults: &mut Vec<String>,
) {
    if found == wanted {
        return;
    }
    let list = |types: &[Type]| {
        types
            .iter()
            .map(|&t| type_text(ir, t))
            .collect::<Vec<_>>()
            .join(", ")
    };
    faults.push(format!(
        "types of {what} ({}) differ from those of {other} ({})",
        list(found),
        list(wanted)
    ));
}

fn check_yield(ir: &Ir, terminator: Op, wanted: &[Type], faults: &mut Vec<String>) {
    if Yield::of(ir, terminator).is_none() {
        faults.push(format!(
            "expected regions to end with `{YIELD}`, found `{}`",
            ir.op_name(terminator)
        ));
        return;
    }
    let found: Vec<Type> = ir.operands(terminator).map(|v| ir.value_type(v)).collect();
    check_types(ir, "yielded values", &found, "results", wanted, faults);
}

// --- if -----------------------------------------------------------------------------------------------------

/// `%c -> (types) { ... } else { ... }`.
pub(super) fn parse_if(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let condition = p.operand()?;
    let i1 = p.ir.int_type(1);
    p.resolve_into(&[condition], &[i1], spec)?;
    spec.results = p.optional_arrow_types()?.into();
    let then = yielding_region(p, spec, &[])?;
    spec.regions.push(then);
    let otherwise = if p.eat_keyword("else") {
        yielding_region(p, spec, &[])?
    } else {
        p.ir.new_region()
    };
    spec.regions.push(otherwise);
    p.attr_dict(spec)
}

pub(super) fn print_if(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    p.operand(ir.operand(op, 0));
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    if !types.is_empty() {
        p.text(" -> (");
        p.types(types.iter().copied());
        p.text(")");
    }
    p.text(" ");
    let style = style(!types.is_empty(), Show::Yes);
    p.region(ir.region(op, 0), style);
    if ir.first_block(ir.region(op, 1)).is_some() {
        p.text(" else ");
        p.region(ir.region(op, 1), style);
    }
    p.attr_dict(op, &[]);
}

pub(super) fn verify_if(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let results: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    if !results.is_empty() && ir.first_block(ir.region(op, 1)).is_none() {
        faults.push("must have an else block if defining values".into());
    }
    for &region in ir.regions(op) {
        if let Some(block) = ir.first_block(region) {
            check_yield(ir, ir.terminator(block), &results, faults);
        }
    }
}

// --- while --------------------------------------------------------------------------------------------------

/// `(%a = %init, ...) : (types) -> types { ... } do { ... } attributes {...}`.
pub(super) fn parse_while(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let carried = if p.at("(") {
        assignments(p)?
    } else {
        Vec::new()
    };
    p.expect(":")?;
    let offset = p.offset();
    let (inputs, results) = p.function_type()?;
    if inputs.len() != carried.len() {
        return p.error_at(
            offset,
            format!(
                "{} initial values but {} types",
                carried.len(),
                inputs.len()
            ),
        );
    }
    let inits: Vec<Unresolved> = carried.iter().map(|(_, init)| *init).collect();
    p.resolve_into(&inits, &inputs, spec)?;
    let arguments: Vec<Argument> = carried
        .iter()
        .zip(&inputs)
        .map(|((name, _), &ty)| p.argument_of(*name, ty))
        .collect();
    spec.results = results.into();
    let before = p.region(spec, &arguments)?;
    spec.regions.push(before);
    p.expect_keyword("do")?;
    let after = yielding_region(p, spec, &[])?;
    spec.regions.push(after);
    p.attr_dict_with_keyword(spec)
}

pub(super) fn print_while(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let before = ir.region(op, 0);
    let args = ir
        .first_block(before)
        .map(|b| ir.block_args(b).to_vec())
        .unwrap_or_default();
    let inits = ir.operand_vec(op);
    p.text(" ");
    if !inits.is_empty() {
        print_assignments(p, &args, &inits);
        p.text(" ");
    }
    p.text(": ");
    let types = |values: Vec<Value>| {
        values
            .into_iter()
            .map(|v| ir.value_type(v))
            .collect::<Vec<_>>()
    };
    p.function_type(&types(inits), &types(ir.results(op).collect()));
    p.text(" ");
    p.region(before, RegionStyle::NO_ARGUMENTS);
    p.text(" do ");
    p.region(ir.region(op, 1), RegionStyle::FULL);
    p.attr_dict_with_keyword(op, &[]);
}

pub(super) fn verify_while(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let entry = |i: usize| {
        ir.first_block(ir.region(op, i))
            .expect("checked: one block")
    };
    let (before, after) = (entry(0), entry(1));
    let inits: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    let results: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    check_types(
        ir,
        "`before` arguments",
        &body_types(ir, ir.block_args(before)),
        "initial values",
        &inits,
        faults,
    );
    check_types(
        ir,
        "`after` arguments",
        &body_types(ir, ir.block_args(after)),
        "results",
        &results,
        faults,
    );
    let condition = ir.terminator(before);
    match Condition::of(ir, condition) {
        Some(view) => {
            let passed: Vec<Type> = view
                .args(ir)
                .into_iter()
                .map(|v| ir.value_type(v))
                .collect();
            check_types(
                ir,
                "values of `scf.condition`",
                &passed,
                "results",
                &results,
                faults,
            );
        }
        None => faults.push("expects the `before` region to terminate with 'scf.condition'".into()),
    }
    check_yield(ir, ir.terminator(after), &inits, faults);
}

// --- index_switch and execute_region ------------------------------------------------------------------------

/// `%i -> types case 2 { ... } default { ... }`.
pub(super) fn parse_index_switch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let arg = p.operand()?;
    let index = p.ir.index_type();
    p.resolve_into(&[arg], &[index], spec)?;
    p.attr_dict(spec)?;
    // A list without parentheses, whatever its length.
    if p.eat("->") {
        spec.results = p.type_list()?.into();
    }
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.eat_keyword("case") {
        cases.push(p.integer()?);
        regions.push(yielding_region(p, spec, &[])?);
    }
    p.expect_keyword("default")?;
    let default = yielding_region(p, spec, &[])?;
    spec.regions.push(default);
    spec.regions.extend(regions);
    let cases = p.ir.i64_array_attr(&cases);
    spec.set_attr(p.ir, "cases", cases);
    Ok(())
}

pub(super) fn print_index_switch(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    p.operand(ir.operand(op, 0));
    p.attr_dict(op, &["cases"]);
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    if !types.is_empty() {
        p.text(" -> ");
        p.types(types.iter().copied());
    }
    let cases = ir
        .attr(op, "cases")
        .and_then(|a| ir.int_array(a))
        .unwrap_or_default();
    let style = style(!types.is_empty(), Show::Yes);
    for (case, &region) in cases.iter().zip(ir.regions(op).iter().skip(1)) {
        p.newline();
        p.text(&format!("case {case} "));
        // Cases show their terminator even if it hands nothing on.
        p.region(region, self::style(true, Show::Yes));
    }
    p.newline();
    p.text("default ");
    p.region(ir.region(op, 0), style);
}

/// `-> types { ... }`.
pub(super) fn parse_execute_region(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    spec.results = p.optional_arrow_types()?.into();
    if p.eat_keyword("no_inline") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "no_inline", unit);
    }
    let region = p.region(spec, &[])?;
    p.ensure_terminator(region, YIELD);
    spec.regions.push(region);
    p.attr_dict(spec)
}

pub(super) fn print_execute_region(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    p.optional_arrow_types(&types);
    if ir.has_attr(op, "no_inline") {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(ir.region(op, 0), RegionStyle::FULL);
    p.attr_dict(op, &["no_inline"]);
}
