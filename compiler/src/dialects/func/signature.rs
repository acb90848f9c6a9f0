//! The signature syntax and checks that all function-like ops share: `visibility? @name(args) -> results
//! attributes {...} body?`, with attributes on arguments and results.

use crate::ir::{Attr, Ir, Op, OpKind, OpSpec, Traits, Type, symbols};
use crate::syntax::{
    Argument, Delimiter, OpParser, OpPrinter, ParseResult, RegionStyle, type_text,
};

/// The arguments of a signature: named, with a body to follow, or types alone.
struct Arguments {
    types: Vec<Type>,
    attrs: Vec<Attr>,
    named: Vec<Argument>,
}

/// Reads everything after the op's name.
pub fn parse_function(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, symbols::SYM_VISIBILITY, attr);
    }
    let name = p.symbol_name()?;
    let text = p.ir.str(name).to_owned();
    let attr = p.ir.string_attr(&text);
    spec.set_attr(p.ir, symbols::SYM_NAME, attr);
    let arguments = parse_arguments(p)?;
    let (results, result_attrs) = parse_results(p)?;
    let ty = p.ir.function_type(&arguments.types, &results);
    let attr = p.ir.type_attr(ty);
    spec.set_attr(p.ir, "function_type", attr);
    set_dicts(p.ir, spec, "arg_attrs", &arguments.attrs);
    set_dicts(p.ir, spec, "res_attrs", &result_attrs);
    p.attr_dict_with_keyword(spec)?;
    let region = match p.optional_region(spec, &arguments.named)? {
        Some(region) => region,
        None => p.ir.new_region(),
    };
    spec.regions.push(region);
    Ok(())
}

/// Keeps one dictionary an argument or result, if any of them holds something.
pub fn set_dicts(ir: &mut Ir, spec: &mut OpSpec, name: &str, dicts: &[Attr]) {
    if dicts.iter().any(|&dict| dict != Ir::EMPTY_DICT) {
        let attr = ir.array_attr(dicts);
        spec.set_attr(ir, name, attr);
    }
}

fn parse_arguments(p: &mut OpParser<'_>) -> ParseResult<Arguments> {
    let mut arguments = Arguments {
        types: Vec::new(),
        attrs: Vec::new(),
        named: Vec::new(),
    };
    p.list(Delimiter::Paren, |p| {
        if p.at("%") {
            let argument = p.argument()?;
            arguments.types.push(argument.ty);
            arguments.attrs.push(argument.attrs);
            arguments.named.push(argument);
        } else if arguments.named.is_empty() {
            let ty = p.ty()?;
            arguments.types.push(ty);
            arguments.attrs.push(p.optional_dict()?);
            p.optional_loc()?;
        } else {
            return p.error("expected an argument name: some arguments before it have one");
        }
        Ok(())
    })?;
    Ok(arguments)
}

/// `-> type`, `-> (type {attrs}, ...)`, or nothing.
pub fn parse_results(p: &mut OpParser<'_>) -> ParseResult<(Vec<Type>, Vec<Attr>)> {
    let (mut types, mut attrs) = (Vec::new(), Vec::new());
    if !p.eat("->") {
        return Ok((types, attrs));
    }
    if !p.at("(") {
        let ty = p.ty()?;
        return Ok((vec![ty], vec![Ir::EMPTY_DICT]));
    }
    p.list(Delimiter::Paren, |p| {
        types.push(p.ty()?);
        attrs.push(p.optional_dict()?);
        Ok(())
    })?;
    Ok((types, attrs))
}

/// The dictionary of argument or result `i`; empty if none was written.
pub fn dict_at(ir: &Ir, op: Op, name: &str, i: usize) -> Attr {
    ir.attr(op, name)
        .and_then(|a| ir.array_items(a))
        .and_then(|items| items.get(i).copied())
        .unwrap_or(Ir::EMPTY_DICT)
}

/// Prints what [`parse_function`] reads.
pub fn print_function(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    if let Some(visibility) = ir.string_attr_of(op, symbols::SYM_VISIBILITY) {
        p.text(" ");
        p.text(visibility);
    }
    p.text(" ");
    p.symbol_name(symbols::symbol_name(ir, op).unwrap_or_default());
    print_signature(p, op);
    p.attr_dict_with_keyword(
        op,
        &[
            symbols::SYM_NAME,
            symbols::SYM_VISIBILITY,
            "function_type",
            "arg_attrs",
            "res_attrs",
        ],
    );
    let body = ir.region(op, 0);
    if ir.first_block(body).is_some() {
        p.text(" ");
        p.region(body, RegionStyle::NO_ARGUMENTS);
    }
}

/// Prints `(args) -> results`.
pub fn print_signature(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let (inputs, results) = function_types(ir, op);
    p.text("(");
    let entry = ir.first_block(ir.region(op, 0));
    for (i, &ty) in inputs.iter().enumerate() {
        if i > 0 {
            p.text(", ");
        }
        let attrs = dict_at(ir, op, "arg_attrs", i);
        match entry {
            Some(block) => p.argument_with_attrs(ir.block_arg(block, i), attrs),
            None => {
                p.ty(ty);
                p.dict(attrs);
            }
        }
    }
    p.text(")");
    let plain = (0..results.len()).all(|i| dict_at(ir, op, "res_attrs", i) == Ir::EMPTY_DICT);
    if plain {
        p.optional_arrow_types(results);
        return;
    }
    p.text(" -> (");
    for (i, &ty) in results.iter().enumerate() {
        if i > 0 {
            p.text(", ");
        }
        p.ty(ty);
        p.dict(dict_at(ir, op, "res_attrs", i));
    }
    p.text(")");
}

/// The argument and result types of a function-like op.
pub fn function_types(ir: &Ir, op: Op) -> (&[Type], &[Type]) {
    ir.attr(op, "function_type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
        .unwrap_or((&[], &[]))
}

/// The entry block takes what the type says; there is an entry for each argument dictionary.
pub fn verify_function(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some(ty) = ir.attr(op, "function_type").and_then(|a| ir.type_value(a)) else {
        return;
    };
    let Some((inputs, results)) = ir.function_parts(ty) else {
        faults.push(format!(
            "attribute `function_type`: expected a function type, found `{}`",
            type_text(ir, ty)
        ));
        return;
    };
    for (name, count) in [("arg_attrs", inputs.len()), ("res_attrs", results.len())] {
        if let Some(items) = ir.attr(op, name).and_then(|a| ir.array_items(a))
            && items.len() != count
        {
            faults.push(format!(
                "attribute `{name}` has {} entries for {count} values",
                items.len()
            ));
        }
    }
    if let Some(entry) = ir.first_block(ir.region(op, 0)) {
        let types: Vec<Type> = ir
            .block_args(entry)
            .iter()
            .map(|&v| ir.value_type(v))
            .collect();
        if types != inputs {
            faults.push("entry block arguments differ from the function type".into());
        }
    }
}

/// The function that encloses an op.
pub fn enclosing_function(ir: &Ir, op: Op) -> Option<Op> {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .find(|&o| ir.has_trait(o, Traits::FUNCTION))
}

/// A return passes what the function's type says.
pub fn verify_return(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some(parent) = ir
        .parent_op(op)
        .filter(|&parent| ir.has_trait(parent, Traits::FUNCTION))
    else {
        if ir
            .parent_op(op)
            .is_some_and(|parent| ir.def(parent).is_some())
        {
            faults.push("expects a function as its parent op".into());
        }
        return;
    };
    let (_, wanted) = function_types(ir, parent);
    let found: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    if found.len() != wanted.len() {
        let name = symbols::symbol_name(ir, parent).unwrap_or_default();
        faults.push(format!(
            "has {} operands, but enclosing function (@{name}) returns {}",
            found.len(),
            wanted.len()
        ));
        return;
    }
    for (i, (f, w)) in found.iter().zip(wanted).enumerate() {
        if f != w {
            faults.push(format!(
                "type of return operand {i} (`{}`) doesn't match function result type (`{}`)",
                type_text(ir, *f),
                type_text(ir, *w)
            ));
        }
    }
}

/// The callee of a call is an op of one of `kinds` whose type is that of the call.
pub fn verify_callee(ir: &Ir, op: Op, kinds: &[OpKind], faults: &mut Vec<String>) {
    let Some(reference) = ir.attr(op, "callee") else {
        return;
    };
    let name = ir.symbol_name(reference).unwrap_or_default();
    let Some(callee) = symbols::resolve(ir, op, reference).filter(|&c| kinds.contains(&ir.kind(c)))
    else {
        faults.push(format!("'{name}' does not reference a valid function"));
        return;
    };
    let (inputs, results) = function_types(ir, callee);
    let passed: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    let taken: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    for (what, found, wanted) in [
        ("operand", &passed[..], inputs),
        ("result", &taken[..], results),
    ] {
        if found.len() != wanted.len() {
            faults.push(format!(
                "has {} {what}s, but @{name} has {}",
                found.len(),
                wanted.len()
            ));
        } else if let Some(i) = (0..found.len()).find(|&i| found[i] != wanted[i]) {
            faults.push(format!(
                "{what} type mismatch: expected {what} type `{}`, but provided `{}` for {what} number {i}",
                type_text(ir, wanted[i]),
                type_text(ir, found[i])
            ));
        }
    }
}
