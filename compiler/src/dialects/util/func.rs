//! Text forms of `util.func`, `util.initializer` and `util.call`, with results that are tied to operands.

use crate::ir::{Attr, Ir, Op, OpSpec, Type, TypeData, symbols};
use crate::syntax::{
    Argument, OpParser, OpPrinter, ParseResult, RegionStyle, Unresolved, type_text,
};

/// Which argument a result is stored in, or -1; one entry a result. Absent if no result is tied.
const TIED: &str = "tied_operands";

/// The attribute dictionary of each argument of a function; empty if none has any.
pub fn argument_attrs(ir: &Ir, func: Op) -> Vec<Attr> {
    dict_list(ir, func, "arg_attrs")
}

/// The attribute dictionary of each result of a function; empty if none has any.
pub fn result_attrs(ir: &Ir, func: Op) -> Vec<Attr> {
    dict_list(ir, func, "res_attrs")
}

fn dict_list(ir: &Ir, op: Op, name: &str) -> Vec<Attr> {
    ir.attr(op, name)
        .and_then(|list| ir.array_items(list))
        .unwrap_or_default()
        .to_vec()
}

/// The tied argument of each result.
fn tied_indices(ir: &Ir, op: Op, results: usize) -> Vec<Option<usize>> {
    let list = ir.attr(op, TIED).and_then(|list| ir.int_array(list));
    let index = |i: usize| usize::try_from(*list.as_ref()?.get(i)?).ok();
    (0..results).map(index).collect()
}

fn set_tied(p: &mut OpParser<'_>, spec: &mut OpSpec, tied: &[Option<usize>]) {
    if tied.iter().all(Option::is_none) {
        return;
    }
    let items: Vec<Attr> = tied
        .iter()
        .map(|t| t.and_then(|t| i64::try_from(t).ok()).unwrap_or(-1))
        .map(|t| p.ir.index_attr(t))
        .collect();
    let list = p.ir.array_attr(&items);
    spec.set_attr(p.ir, TIED, list);
}

/// Sets a list of dictionaries unless all are empty.
fn set_dicts(p: &mut OpParser<'_>, spec: &mut OpSpec, name: &str, dicts: &[Attr]) {
    if dicts.iter().any(|&d| d != Ir::EMPTY_DICT) {
        let list = p.ir.array_attr(dicts);
        spec.set_attr(p.ir, name, list);
    }
}

/// The results of a function or call as text gives them.
#[derive(Default)]
struct Results {
    types: Vec<Type>,
    attrs: Vec<Attr>,
    tied: Vec<Option<usize>>,
}

/// Reads `type`, `%arg`, `%arg as type`, or a list of them in parentheses, each with attributes in a list.
fn parse_results(
    p: &mut OpParser<'_>,
    names: &[Option<Unresolved>],
    types: &[Type],
) -> ParseResult<Results> {
    let mut results = Results::default();
    if p.eat("(") {
        while !p.at(")") {
            parse_result(p, names, types, &mut results)?;
            let attrs = p.optional_dict()?;
            if let Some(last) = results.attrs.last_mut() {
                *last = attrs;
            }
            if !p.eat(",") {
                break;
            }
        }
        p.expect(")")?;
    } else {
        parse_result(p, names, types, &mut results)?;
    }
    Ok(results)
}

fn parse_result(
    p: &mut OpParser<'_>,
    names: &[Option<Unresolved>],
    types: &[Type],
    results: &mut Results,
) -> ParseResult<()> {
    let offset = p.offset();
    let mut tied = None;
    if let Some(name) = p.optional_operand()? {
        tied = names
            .iter()
            .position(|n| n.is_some_and(|n| n.name == name.name && n.index == name.index));
        if tied.is_none() {
            return p.error_at(offset, "a result can be tied to an operand alone");
        }
    }
    let ty = match tied.and_then(|t| types.get(t)) {
        Some(&ty) if !p.eat_keyword("as") => ty,
        _ => p.ty()?,
    };
    results.types.push(ty);
    results.attrs.push(Ir::EMPTY_DICT);
    results.tied.push(tied);
    Ok(())
}

/// Reads ` public @name(%a: type, ...) -> results attributes {...} { body }`.
pub(super) fn parse_func(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, "sym_visibility", attr);
    }
    let name = p.symbol_name()?;
    let name = p.ir.str(name).to_owned();
    let name = p.ir.string_attr(&name);
    spec.set_attr(p.ir, "sym_name", name);

    let mut names = Vec::new();
    let mut arguments: Vec<Argument> = Vec::new();
    let (mut types, mut dicts) = (Vec::new(), Vec::new());
    p.expect("(")?;
    while !p.at(")") {
        let name = p.optional_operand()?;
        if name.is_some() {
            p.expect(":")?;
        }
        let ty = p.ty()?;
        let attrs = p.optional_dict()?;
        let loc = p.optional_loc()?;
        if let Some(name) = name {
            let mut argument = p.argument_of(name, ty);
            argument.loc = loc.unwrap_or(argument.loc);
            arguments.push(argument);
        }
        names.push(name);
        types.push(ty);
        dicts.push(attrs);
        if !p.eat(",") {
            break;
        }
    }
    p.expect(")")?;
    let results = if p.eat("->") {
        parse_results(p, &names, &types)?
    } else {
        Results::default()
    };
    let function = p.ir.function_type(&types, &results.types);
    let function = p.ir.type_attr(function);
    spec.set_attr(p.ir, "function_type", function);
    set_dicts(p, spec, "arg_attrs", &dicts);
    set_dicts(p, spec, "res_attrs", &results.attrs);
    set_tied(p, spec, &results.tied);
    p.attr_dict_with_keyword(spec)?;

    let offset = p.offset();
    let region = p.optional_region(spec, &arguments)?;
    if region.is_some() && arguments.len() != types.len() {
        return p.error_at(offset, "a function with a body names every argument");
    }
    let region = region.unwrap_or_else(|| p.ir.new_region());
    spec.regions.push(region);
    Ok(())
}

/// Prints what [`parse_func`] reads.
pub(super) fn print_func(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    let visibility =
        p.ir.string_attr_of(op, "sym_visibility")
            .unwrap_or("public");
    p.text(visibility);
    p.text(" ");
    let name = p.ir.string_attr_of(op, "sym_name").unwrap_or_default();
    p.symbol_name(name);
    let function =
        p.ir.attr(op, "function_type")
            .and_then(|a| p.ir.type_value(a));
    let (inputs, results) = match function.map(|ty| p.ir.type_data(ty)) {
        Some(TypeData::Function { inputs, results }) => (inputs.to_vec(), results.to_vec()),
        _ => (Vec::new(), Vec::new()),
    };
    let body = p.ir.region(op, 0);
    let entry = p.ir.first_block(body);
    let dicts = argument_attrs(p.ir, op);
    p.text("(");
    p.separated(inputs.iter().enumerate(), |p, (i, &ty)| {
        let attrs = dicts.get(i).copied().unwrap_or(Ir::EMPTY_DICT);
        match entry {
            Some(block) => p.argument_with_attrs(p.ir.block_arg(block, i), attrs),
            None => {
                p.text(&format!("%arg{i}: "));
                p.ty(ty);
                p.dict(attrs);
            }
        }
    });
    p.text(")");
    let tied = tied_indices(p.ir, op, results.len());
    let dicts = result_attrs(p.ir, op);
    print_results(p, &results, &tied, &dicts, &inputs, |p, i| match entry {
        Some(block) => p.operand(p.ir.block_arg(block, i)),
        None => p.text(&format!("%arg{i}")),
    });
    p.attr_dict_with_keyword(
        op,
        &[
            "sym_name",
            "sym_visibility",
            "function_type",
            "arg_attrs",
            "res_attrs",
            TIED,
        ],
    );
    if entry.is_some() {
        p.text(" ");
        p.region(body, RegionStyle::NO_ARGUMENTS);
    }
}

/// Prints ` -> results`; nothing if there are none.
fn print_results(
    p: &mut OpPrinter<'_>,
    types: &[Type],
    tied: &[Option<usize>],
    dicts: &[Attr],
    inputs: &[Type],
    name: impl Fn(&mut OpPrinter<'_>, usize),
) {
    if types.is_empty() {
        return;
    }
    let has_attrs = dicts.iter().any(|&d| d != Ir::EMPTY_DICT);
    let retyped = |i: usize| tied[i].is_some_and(|t| inputs.get(t) != Some(&types[i]));
    // One plain function type would read as the arrow of this function.
    let bare = types.len() == 1
        && !has_attrs
        && !retyped(0)
        && !matches!(p.ir.type_data(types[0]), TypeData::Function { .. });
    p.text(" -> ");
    if !bare {
        p.text("(");
    }
    p.separated(0..types.len(), |p, i| {
        match tied[i] {
            Some(t) if !retyped(i) => name(p, t),
            Some(t) => {
                name(p, t);
                p.text(" as ");
                p.ty(types[i]);
            }
            None => p.ty(types[i]),
        }
        p.dict(dicts.get(i).copied().unwrap_or(Ir::EMPTY_DICT));
    });
    if !bare {
        p.text(")");
    }
}

/// Reads `attributes {...} { body }`.
pub(super) fn parse_initializer(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.attr_dict_with_keyword(spec)?;
    let function = p.ir.function_type(&[], &[]);
    let function = p.ir.type_attr(function);
    spec.set_attr(p.ir, "function_type", function);
    let region = p.region(spec, &[])?;
    spec.regions.push(region);
    Ok(())
}

/// Prints what [`parse_initializer`] reads.
pub(super) fn print_initializer(p: &mut OpPrinter<'_>, op: Op) {
    p.attr_dict_with_keyword(op, &["function_type"]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::FULL);
}

/// Reads ` @callee(%a, ...) : (types) -> results`.
pub(super) fn parse_call(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let callee = p.symbol_ref()?;
    spec.set_attr(p.ir, "callee", callee);
    let operands = p.operand_list(crate::syntax::Delimiter::Paren)?;
    p.attr_dict(spec)?;
    p.expect(":")?;
    let mut types = Vec::new();
    p.list(crate::syntax::Delimiter::Paren, |p| {
        types.push(p.ty()?);
        Ok(())
    })?;
    p.expect("->")?;
    let names: Vec<_> = operands.iter().copied().map(Some).collect();
    let results = parse_results(p, &names, &types)?;
    p.resolve_into(&operands, &types, spec)?;
    set_dicts(p, spec, "res_attrs", &results.attrs);
    set_tied(p, spec, &results.tied);
    spec.results.extend(results.types);
    Ok(())
}

/// Prints what [`parse_call`] reads.
pub(super) fn print_call(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    if let Some(callee) = p.ir.attr(op, "callee") {
        p.attr(callee);
    }
    p.text("(");
    let operands = p.ir.operand_vec(op);
    p.operands(operands.iter().copied());
    p.text(")");
    p.attr_dict(op, &["callee", TIED, "arg_attrs", "res_attrs"]);
    p.text(" : (");
    p.types_of(operands.iter().copied());
    p.text(")");
    let types: Vec<Type> = p.ir.results(op).map(|v| p.ir.value_type(v)).collect();
    if types.is_empty() {
        p.text(" -> ()");
        return;
    }
    let inputs: Vec<Type> = operands.iter().map(|&v| p.ir.value_type(v)).collect();
    let tied = tied_indices(p.ir, op, types.len());
    let dicts = result_attrs(p.ir, op);
    print_results(p, &types, &tied, &dicts, &inputs, |p, i| {
        p.operand(operands[i]);
    });
}

/// Checks that a body takes what the function type says.
pub(super) fn verify_func(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some((inputs, _)) = ir
        .attr(op, "function_type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
    else {
        faults.push("`function_type` is no function type".into());
        return;
    };
    if let Some(entry) = ir.first_block(ir.region(op, 0)) {
        let arguments: Vec<Type> = ir
            .block_args(entry)
            .iter()
            .map(|&v| ir.value_type(v))
            .collect();
        if arguments != inputs {
            faults.push("the entry block does not take the arguments of the function type".into());
        }
    }
}

/// A return passes what the function's type says; an initializer gives nothing.
pub(super) fn verify_return(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let wanted = ir
        .parent_op(op)
        .and_then(|parent| ir.attr(parent, "function_type"))
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
        .map(|(_, results)| results);
    let Some(wanted) = wanted else { return };
    let found: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    if found.len() != wanted.len() {
        faults.push(format!(
            "has {} operands, but the enclosing function returns {}",
            found.len(),
            wanted.len()
        ));
    } else if let Some(i) = (0..found.len()).find(|&i| found[i] != wanted[i]) {
        faults.push(format!(
            "type of return operand {i} (`{}`) doesn't match function result type (`{}`)",
            type_text(ir, found[i]),
            type_text(ir, wanted[i])
        ));
    }
}

/// A call passes and takes what the type of its callee says.
pub(super) fn verify_call(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some(reference) = ir.attr(op, "callee") else {
        return;
    };
    let callee = symbols::resolve(ir, op, reference);
    let types = callee
        .and_then(|callee| ir.attr(callee, "function_type"))
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty));
    let Some((inputs, results)) = types else {
        let name = ir.symbol_name(reference).unwrap_or_default();
        faults.push(format!("'{name}' does not reference a valid function"));
        return;
    };
    let passed: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    let taken: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    for (what, found, wanted) in [("operand", passed, inputs), ("result", taken, results)] {
        if found.len() != wanted.len() {
            faults.push(format!(
                "has {} {what}s, but the callee has {}",
                found.len(),
                wanted.len()
            ));
        } else if let Some(i) = (0..found.len()).find(|&i| found[i] != wanted[i]) {
            faults.push(format!(
                "{what} {i} is of type `{}`, but the callee has `{}`",
                type_text(ir, found[i]),
                type_text(ir, wanted[i])
            ));
        }
    }
}
