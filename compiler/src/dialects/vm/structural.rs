//! Modules, functions, exports, imports and initializers.

use super::rows::vm_ops;
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY};
use crate::ir::{Attr, Ir, Op, OpSpec, Traits, Type, Value};
use crate::syntax::{Argument, OpParser, OpPrinter, ParseResult, RegionStyle};

const BODY: &[RegionRow] = &[RegionRow {
    name: "body",
    blocks: RegionShape::Any,
}];
/// Where the members of a module stand.
pub(super) const IN_MODULE: &[&str] = &["vm.module"];
const ONE_BLOCK: &[RegionRow] = &[RegionRow {
    name: "bodyRegion",
    blocks: RegionShape::One,
}];

vm_ops! { from 0;
    /// A module of the VM.
    Module "module" {
        attrs: &[
            AttrRow::optional(SYM_VISIBILITY, AttrRule::String),
            AttrRow::required(SYM_NAME, AttrRule::SymbolName),
            AttrRow::optional("ordinal_counts", AttrRule::Ext("vm.ordinal_counts")),
            AttrRow::optional("version", AttrRule::Int(32)),
        ],
        regions: ONE_BLOCK,
        traits: Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SYMBOL_TABLE).and(Traits::GRAPH_REGION),
        implicit_terminator: Some("vm.module_terminator"),
        parse: Some(parse_module),
        print: Some(print_module),
    };
    /// Ends a module.
    ModuleTerminator "module_terminator" {
        parents: IN_MODULE,
        traits: Traits::TERMINATOR,
        format: "attr-dict",
    };
    /// A function, or the declaration of one.
    Func "func" {
        parents: IN_MODULE,
        attrs: &[
            AttrRow::optional(SYM_VISIBILITY, AttrRule::String),
            AttrRow::required(SYM_NAME, AttrRule::SymbolName),
            AttrRow::required("function_type", AttrRule::Type),
            AttrRow::optional("ordinal", AttrRule::Int(32)),
            AttrRow::optional("inlining_policy", AttrRule::Any),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
        ],
        regions: BODY,
        traits: Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::FUNCTION),
        parse: Some(parse_func),
        print: Some(print_func),
    };
    /// Makes a function callable from outside, under its own or another name.
    Export "export" {
        attrs: &[
            AttrRow::required("function_ref", AttrRule::SymbolRef),
            AttrRow::required("export_name", AttrRule::String),
            AttrRow::optional("ordinal", AttrRule::Int(32)),
        ],
        parse: Some(parse_export),
        print: Some(print_export),
        verify: Some(super::verify::export),
    };
    /// A function of another module.
    Import "import" {
        attrs: &[
            AttrRow::optional(SYM_VISIBILITY, AttrRule::String),
            AttrRow::required(SYM_NAME, AttrRule::SymbolName),
            AttrRow::required("function_type", AttrRule::Type),
            AttrRow::optional("is_optional", AttrRule::Unit),
            AttrRow::optional("ordinal", AttrRule::Int(32)),
            AttrRow::optional("minimum_version", AttrRule::Int(32)),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
        ],
        regions: BODY,
        traits: Traits::ISOLATED.and(Traits::SYMBOL),
        parse: Some(parse_import),
        print: Some(print_import),
    };
    /// Runs when the module is loaded.
    Initializer "initializer" {
        parents: IN_MODULE,
        canonicalize: &[super::canonicalize::structural::drop_empty_initializer, super::canonicalize::structural::constant_stores],
        attrs: &[AttrRow::optional("function_type", AttrRule::Type)],
        regions: BODY,
        traits: Traits::ISOLATED.and(Traits::FUNCTION),
        parse: Some(parse_initializer),
        print: Some(print_initializer),
    };
}

// --- pieces that declarations share ---------------------------------------------------------------------------

pub(super) fn parse_visibility(p: &mut OpParser<'_>, spec: &mut OpSpec) {
    if let Some(visibility) = p.optional_visibility() {
        let text = p.ir.str(visibility).to_owned();
        let attr = p.ir.string_attr(&text);
        spec.set_attr(p.ir, SYM_VISIBILITY, attr);
    }
}

/// A declaration without a visibility is public, and prints so.
pub(super) fn print_visibility(p: &mut OpPrinter<'_>, op: Op) {
    let visibility =
        p.ir.string_attr_of(op, SYM_VISIBILITY)
            .unwrap_or("public")
            .to_owned();
    p.text(" ");
    p.text(&visibility);
}

pub(super) fn parse_name(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let name = p.symbol_name()?;
    let text = p.ir.str(name).to_owned();
    let attr = p.ir.string_attr(&text);
    spec.set_attr(p.ir, SYM_NAME, attr);
    Ok(())
}

pub(super) fn print_name(p: &mut OpPrinter<'_>, op: Op) {
    let name =
        p.ir.string_attr_of(op, SYM_NAME)
            .unwrap_or_default()
            .to_owned();
    p.text(" ");
    p.symbol_name(&name);
}

// --- modules ----------------------------------------------------------------------------------------------------

fn parse_module(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_visibility(p, spec);
    parse_name(p, spec)?;
    p.optional_property_dict(spec)?;
    p.attr_dict_with_keyword(spec)?;
    let region = p.region(spec, &[])?;
    p.ensure_terminator(region, "vm.module_terminator");
    spec.regions.push(region);
    Ok(())
}

fn print_module(p: &mut OpPrinter<'_>, op: Op) {
    print_visibility(p, op);
    print_name(p, op);
    p.attr_dict_behind(op, " attributes ", &[SYM_NAME, SYM_VISIBILITY]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::NO_TERMINATOR);
}

// --- functions ----------------------------------------------------------------------------------------------------

fn parse_func(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_visibility(p, spec);
    parse_name(p, spec)?;
    let mut arguments: Vec<Argument> = Vec::new();
    let mut inputs = Vec::new();
    let mut input_attrs = Vec::new();
    p.list(crate::syntax::Delimiter::Paren, |p| {
        // A declaration may give types alone.
        match p.optional_operand()? {
            Some(name) => {
                p.expect(":")?;
                let ty = p.ty()?;
                let mut argument = p.argument_of(name, ty);
                argument.attrs = p.optional_dict()?;
                if let Some(loc) = p.optional_loc()? {
                    argument.loc = loc;
                }
                inputs.push(ty);
                input_attrs.push(argument.attrs);
                arguments.push(argument);
            }
            None => {
                inputs.push(p.ty()?);
                input_attrs.push(p.optional_dict()?);
            }
        }
        Ok(())
    })?;
    let (results, result_attrs) = parse_results(p)?;
    set_signature(p.ir, spec, &inputs, &results);
    set_attr_list(p.ir, spec, "arg_attrs", &input_attrs);
    set_attr_list(p.ir, spec, "res_attrs", &result_attrs);
    p.attr_dict_with_keyword(spec)?;
    let region = match p.optional_region(spec, &arguments)? {
        Some(region) => region,
        None => p.ir.new_region(),
    };
    spec.regions.push(region);
    Ok(())
}

/// `-> type`, `-> (type {attrs}, ...)`, or nothing.
fn parse_results(p: &mut OpParser<'_>) -> ParseResult<(Vec<Type>, Vec<Attr>)> {
    let mut types = Vec::new();
    let mut attrs = Vec::new();
    if p.eat("->") {
        if p.at("(") {
            p.list(crate::syntax::Delimiter::Paren, |p| {
                types.push(p.ty()?);
                attrs.push(p.optional_dict()?);
                Ok(())
            })?;
        } else {
            types.push(p.ty()?);
            attrs.push(Ir::EMPTY_DICT);
        }
    }
    Ok((types, attrs))
}

fn set_signature(ir: &mut Ir, spec: &mut OpSpec, inputs: &[Type], results: &[Type]) {
    let ty = ir.function_type(inputs, results);
    let attr = ir.type_attr(ty);
    spec.set_attr(ir, "function_type", attr);
}

/// Sets a list of dictionaries, unless all are empty.
fn set_attr_list(ir: &mut Ir, spec: &mut OpSpec, name: &str, dicts: &[Attr]) {
    if dicts.iter().any(|&d| d != Ir::EMPTY_DICT) {
        let attr = ir.array_attr(dicts);
        spec.set_attr(ir, name, attr);
    }
}

fn dict_at(ir: &Ir, op: Op, list: &str, i: usize) -> Attr {
    ir.attr(op, list)
        .and_then(|a| ir.array_items(a))
        .and_then(|items| items.get(i).copied())
        .unwrap_or(Ir::EMPTY_DICT)
}

fn print_func(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    if ir.has_attr(op, SYM_VISIBILITY) {
        print_visibility(p, op);
    }
    print_name(p, op);
    let (inputs, results) = signature(ir, op);
    let body = ir.region(op, 0);
    let arguments: Option<Vec<Value>> = ir.first_block(body).map(|b| ir.block_args(b).to_vec());
    p.text("(");
    p.separated(inputs.iter().enumerate(), |p, (i, &ty)| {
        match arguments.as_ref().and_then(|a| a.get(i)) {
            Some(&argument) => {
                p.operand(argument);
                p.text(": ");
                p.ty(ty);
            }
            None => p.ty(ty),
        }
        let dict = dict_at(p.ir, op, "arg_attrs", i);
        p.dict(dict);
    });
    p.text(")");
    print_results(p, op, &results);
    p.attr_dict_with_keyword(
        op,
        &[
            SYM_NAME,
            SYM_VISIBILITY,
            "function_type",
            "arg_attrs",
            "res_attrs",
        ],
    );
    if arguments.is_some() {
        p.text(" ");
        p.region(body, RegionStyle::NO_ARGUMENTS);
    }
}

fn print_results(p: &mut OpPrinter<'_>, op: Op, results: &[Type]) {
    match results {
        [] => {}
        &[ty] if dict_at(p.ir, op, "res_attrs", 0) == Ir::EMPTY_DICT => {
            p.text(" -> ");
            p.ty(ty);
        }
        _ => {
            p.text(" -> (");
            p.separated(results.iter().enumerate(), |p, (i, &ty)| {
                p.ty(ty);
                let dict = dict_at(p.ir, op, "res_attrs", i);
                p.dict(dict);
            });
            p.text(")");
        }
    }
}

/// The inputs and results of a function or import.
pub fn signature(ir: &Ir, op: Op) -> (Vec<Type>, Vec<Type>) {
    ir.attr(op, "function_type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
        .map(|(inputs, results)| (inputs.to_vec(), results.to_vec()))
        .unwrap_or_default()
}

// --- exports ------------------------------------------------------------------------------------------------------

fn parse_export(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let function = p.symbol_ref()?;
    spec.set_attr(p.ir, "function_ref", function);
    let name = if p.eat_keyword("as") {
        p.expect("(")?;
        let name = p.string()?;
        p.expect(")")?;
        p.ir.str(name).to_owned()
    } else {
        p.ir.symbol_name(function).unwrap_or_default().to_owned()
    };
    let name = p.ir.string_attr(&name);
    spec.set_attr(p.ir, "export_name", name);
    p.attr_dict_with_keyword(spec)
}

fn print_export(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let function = ir
        .attr(op, "function_ref")
        .and_then(|a| ir.symbol_name(a))
        .unwrap_or_default();
    let name = ir.string_attr_of(op, "export_name").unwrap_or_default();
    p.text(" ");
    p.symbol_name(function);
    if name != function {
        p.text(" as(");
        p.quoted(name);
        p.text(")");
    }
    p.attr_dict_with_keyword(op, &["function_ref", "export_name"]);
}

// --- imports ------------------------------------------------------------------------------------------------------

fn parse_import(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    parse_visibility(p, spec);
    if p.eat_keyword("optional") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "is_optional", unit);
    }
    parse_name(p, spec)?;
    let mut inputs = Vec::new();
    let mut attrs = Vec::new();
    p.list(crate::syntax::Delimiter::Paren, |p| {
        let mut entries = Vec::new();
        if let Some(name) = p.optional_operand()? {
            p.expect(":")?;
            let text = p.ir.str(name.name).to_owned();
            let name = p.ir.string_attr(&text);
            entries.push((p.ir.ident("vm.name"), name));
        }
        inputs.push(p.ty()?);
        if p.eat("...") {
            let unit = p.ir.unit_attr();
            entries.push((p.ir.ident("vm.variadic"), unit));
        }
        attrs.push(p.ir.dict_attr(&entries));
        Ok(())
    })?;
    let (results, result_attrs) = parse_results(p)?;
    set_signature(p.ir, spec, &inputs, &results);
    set_attr_list(p.ir, spec, "arg_attrs", &attrs);
    set_attr_list(p.ir, spec, "res_attrs", &result_attrs);
    p.attr_dict_with_keyword(spec)?;
    let region = p.ir.new_region();
    spec.regions.push(region);
    Ok(())
}

fn print_import(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    print_visibility(p, op);
    if ir.has_attr(op, "is_optional") {
        p.text(" optional");
    }
    print_name(p, op);
    let (inputs, results) = signature(ir, op);
    p.text("(");
    p.separated(inputs.iter().enumerate(), |p, (i, &ty)| {
        let dict = dict_at(ir, op, "arg_attrs", i);
        if let Some(name) = ir
            .dict_entry(dict, "vm.name")
            .and_then(|a| ir.string_value(a))
        {
            p.text("%");
            p.text(name);
            p.text(" : ");
        }
        p.ty(ty);
        if is_variadic(ir, op, i) {
            p.text(" ...");
        }
    });
    p.text(")");
    print_results(p, op, &results);
    p.attr_dict_with_keyword(
        op,
        &[
            SYM_NAME,
            SYM_VISIBILITY,
            "function_type",
            "arg_attrs",
            "res_attrs",
            "is_optional",
        ],
    );
}

/// Whether argument `i` of an import takes any number of values.
pub fn is_variadic(ir: &Ir, import: Op, i: usize) -> bool {
    ir.dict_entry(dict_at(ir, import, "arg_attrs", i), "vm.variadic")
        .is_some()
}

// --- initializers -------------------------------------------------------------------------------------------------

fn parse_initializer(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.attr_dict_with_keyword(spec)?;
    set_signature(p.ir, spec, &[], &[]);
    let region = p.region(spec, &[])?;
    spec.regions.push(region);
    Ok(())
}

fn print_initializer(p: &mut OpPrinter<'_>, op: Op) {
    p.attr_dict_with_keyword(op, &["function_type"]);
    p.text(" ");
    p.region(p.ir.region(op, 0), RegionStyle::FULL);
}
