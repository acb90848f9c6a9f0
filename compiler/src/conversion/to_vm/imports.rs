//! Calls of imports, which are declared from the one table of signatures when first called.

use halcyon_runtime_core::imports::{self, Effects, ImportSignature};

use super::{Converted, Lowering};
use crate::dialects::vm::calls::{self, SINGLE};
use crate::dialects::vm::{buffer_type, ref_type, structural};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY, lookup_in};
use crate::ir::{Attr, Builder, InsertPoint, Ir, Op, Type, TypeData, Value};

/// An argument of an import.
pub enum Arg {
    /// One value.
    One(Value),
    /// The elements of a variadic argument.
    Span(Vec<Value>),
}

impl Lowering<'_> {
    /// Calls the import of a full name, such as `hal_inline.buffer.length`. Returns the results.
    ///
    /// # Errors
    /// If the table has no such import.
    pub fn call_import(&mut self, op: Op, name: &str, args: &[Arg]) -> Converted<Vec<Value>> {
        let Some(row) = imports::find(name) else {
            return self.fail(
                op,
                format!("needs `{name}`, which no runtime module offers"),
            );
        };
        let import = declare(self.ir, self.module, name, row);
        let (inputs, results) = structural::signature(self.ir, import);
        let callee = self.ir.symbol_attr(name);
        let operands: Vec<Value> = args
            .iter()
            .flat_map(|arg| match arg {
                Arg::One(value) => std::slice::from_ref(value),
                Arg::Span(values) => values,
            })
            .copied()
            .collect();
        let variadic = args.iter().any(|arg| matches!(arg, Arg::Span(_)));
        let sizes: Vec<i64> = args
            .iter()
            .zip(&inputs)
            .map(|(arg, &ty)| match arg {
                Arg::One(_) => SINGLE,
                Arg::Span(values) => {
                    let width = calls::flattened(self.ir, ty).len().max(1);
                    i64::try_from(values.len() / width).unwrap_or(i64::MAX)
                }
            })
            .collect();
        let sizes = calls::segment_sizes_attr(self.ir, &sizes);
        let types: Vec<Attr> = inputs.iter().map(|&ty| self.ir.type_attr(ty)).collect();
        let types = self.ir.array_attr(&types);
        let unit = self.ir.unit_attr();
        let mut b = self.builder();
        let mut call = if variadic {
            b.op(calls::CallVariadic::KIND)
                .attr("segment_sizes", sizes)
                .attr("segment_types", types)
        } else {
            b.op(calls::Call::KIND)
        };
        if row.effects == Effects::NoSideEffects {
            call = call.attr("nosideeffects", unit);
        }
        let call = call
            .attr("callee", callee)
            .operands(operands)
            .results(results)
            .build();
        Ok(self.ir.results(call).collect())
    }
}

/// The `vm.import` of a row, made at the start of the module if it is not there yet.
fn declare(ir: &mut Ir, module: Op, name: &str, row: &ImportSignature) -> Op {
    let ident = ir.ident(name);
    if let Some(import) = lookup_in(ir, module, ident) {
        return import;
    }
    let (params, results) = declaration(ir, row.declaration);
    let inputs: Vec<Type> = params.iter().map(|p| p.ty).collect();
    let unit = ir.unit_attr();
    let mut dicts = Vec::new();
    for param in &params {
        let text = ir.string_attr(&param.name);
        let mut entries = vec![(ir.ident("vm.name"), text)];
        if param.variadic {
            entries.push((ir.ident("vm.variadic"), unit));
        }
        dicts.push(ir.dict_attr(&entries));
    }
    let arg_attrs = ir.array_attr(&dicts);
    let ty = ir.function_type(&inputs, &results);
    let ty = ir.type_attr(ty);
    let sym_name = ir.string_attr(name);
    let private = ir.string_attr("private");
    let version = ir.i32_attr(row.minimum_version.into());
    let body = ir.body_block(module);
    let loc = ir.op_loc(module);
    let region = ir.new_region();
    let mut b = Builder::new(ir, InsertPoint::Start(body), loc);
    let mut import = b
        .op(structural::Import::KIND)
        .attr(SYM_NAME, sym_name)
        .attr(SYM_VISIBILITY, private)
        .attr("function_type", ty)
        .attr("arg_attrs", arg_attrs)
        .region(region);
    if row.optional {
        import = import.attr("is_optional", unit);
    }
    if row.minimum_version > 0 {
        import = import.attr("minimum_version", version);
    }
    match row.effects {
        Effects::NoSideEffects => import = import.attr("nosideeffects", unit),
        Effects::Yields => import = import.attr("vm.yield", unit),
        Effects::SideEffects => {}
    }
    import.build()
}

struct Param {
    name: String,
    ty: Type,
    variadic: bool,
}

/// Reads `(%name : type, %name : type ...) -> (type, type)`, the form of the table's rows.
fn declaration(ir: &mut Ir, text: &str) -> (Vec<Param>, Vec<Type>) {
    let (params, results) = text
        .split_once(')')
        .expect("a row of the table is well formed");
    let params = split_top_level(params.trim_start_matches('('))
        .into_iter()
        .map(|param| {
            let (name, ty) = param
                .split_once(':')
                .expect("a parameter of the table has a type");
            let ty = ty.trim();
            let element = ty.strip_suffix("...");
            Param {
                name: name.trim().trim_start_matches('%').to_owned(),
                ty: named_type(ir, element.unwrap_or(ty).trim()),
                variadic: element.is_some(),
            }
        })
        .collect();
    let results = results
        .trim()
        .trim_start_matches("->")
        .trim()
        .trim_matches(['(', ')']);
    let results = split_top_level(results)
        .iter()
        .map(|ty| named_type(ir, ty.trim()))
        .collect();
    (params, results)
}

/// Parts between commas that stand in no angle brackets.
fn split_top_level(text: &str) -> Vec<&str> {
    let mut depth = 0i32;
    text.split(|c| {
        depth += match c {
            '<' => 1,
            '>' => -1,
            _ => 0,
        };
        c == ',' && depth == 0
    })
    .filter(|part| !part.trim().is_empty())
    .collect()
}

fn named_type(ir: &mut Ir, text: &str) -> Type {
    match text {
        "i32" => ir.int_type(32),
        "i64" => ir.int_type(64),
        "f32" => ir.float_type(crate::ir::FloatKind::F32),
        "f64" => ir.float_type(crate::ir::FloatKind::F64),
        "!vm.buffer" => buffer_type(ir),
        _ => {
            if let Some(inner) = text
                .strip_prefix("tuple<")
                .and_then(|t| t.strip_suffix('>'))
            {
                let types = split_top_level(inner)
                    .iter()
                    .map(|t| named_type(ir, t.trim()))
                    .collect();
                return ir.ty(TypeData::Tuple(types));
            }
            let object = text
                .strip_prefix("!vm.ref<!")
                .and_then(|t| t.strip_suffix('>'))
                .map(|name| ir.ext_type(name, &[]));
            ref_type(ir, object)
        }
    }
}
