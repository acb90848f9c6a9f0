//! A `vm.module` as the bytes of a Halcyon module.
//!
//! ```text
//! expand pseudo ops -> plan fusions -> liveness -> registers -> instructions and moves -> module file
//! ```
//!
//! | file | job |
//! |---|---|
//! | `symbols` | ordinals of functions, imports, globals and rodata |
//! | `expand` | pseudo ops as real ones |
//! | `condition`, `pairs`, `plan` | which ops fuse, and what each reads |
//! | `liveness`, `registers`, `moves` | where values live |
//! | `select`, `function` | instructions |
//!
//! The encoding itself, and the file, belong to `halcyon-runtime-core`.

mod condition;
mod expand;
mod function;
mod liveness;
mod moves;
mod pairs;
mod plan;
mod registers;
mod select;
mod symbols;

use halcyon_runtime_core::format::{DebugNames, ModuleBuilder};

use crate::diagnostic::Diagnostic;
use crate::dialects::vm::structural;
use crate::ir::symbols::{resolve, symbol_name};
use crate::ir::{Ir, Op};
use crate::options::Options;
use function::Fault;
use symbols::Symbols;

/// Encodes a `vm.module` on which the passes of the phase `vm` have run. Expands pseudo ops in place.
///
/// # Errors
/// If an op has no instruction, or the module exceeds a limit of the format.
pub fn emit(ir: &mut Ir, module: Op, options: &Options) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let name = symbol_name(ir, module).unwrap_or("module").to_owned();
    let mut builder = ModuleBuilder::new(&name);
    let mut symbols = match Symbols::declare(ir, module, &mut builder) {
        Ok(symbols) => symbols,
        Err((op, why)) => return Err(vec![Diagnostic::error_on(ir, op, why)]),
    };
    let instructions = select::Instructions::new();
    let mut faults = Vec::new();
    for op in ir.body_ops(module) {
        let kind = ir.kind(op);
        if kind == structural::Func::KIND {
            if ir.first_block(ir.region(op, 0)).is_none() {
                faults.push(Diagnostic::error_on(ir, op, "has no body"));
                continue;
            }
            expand::expand(ir, op, &|ir, op| symbols.global_address(ir, op));
            match function::emit(ir, op, &mut symbols, &instructions) {
                Ok(body) => {
                    let name = symbol_name(ir, op).unwrap_or_default();
                    if let Some(def) = symbols.function_named(ir, name) {
                        symbols.builder.define_function(def, body);
                    }
                }
                Err(Fault::Op(op, why)) => faults.push(Diagnostic::error_on(ir, op, why)),
                Err(Fault::Encode(why)) => faults.push(Diagnostic::error_on(
                    ir,
                    op,
                    format!("cannot be encoded: {why}"),
                )),
            }
        } else if kind == structural::Initializer::KIND {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "is left; `iree-vm-global-initialization` has not run",
            ));
        } else if ir.has_attr(op, "initial_value") {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "has an initial value left; `iree-vm-global-initialization` has not run",
            ));
        }
    }
    for op in ir.body_ops(module) {
        if ir.kind(op) == structural::Export::KIND
            && let Err(fault) = export(ir, op, &mut symbols)
        {
            faults.push(fault);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = if options.strip_debug {
        DebugNames::Strip
    } else {
        DebugNames::Keep
    };
    builder.write(names).map_err(|why| {
        vec![Diagnostic::error_on(
            ir,
            module,
            format!("cannot be written: {why}"),
        )]
    })
}

/// Exports a function with its reflection: the string entries of `iree.reflection`, of the export if it has one,
/// otherwise of the function.
fn export(ir: &Ir, op: Op, symbols: &mut Symbols<'_>) -> Result<(), Diagnostic> {
    let reference = ir.attr(op, "function_ref");
    let function = reference
        .and_then(|a| ir.symbol_name(a))
        .and_then(|name| symbols.function_named(ir, name));
    let Some(function) = function else {
        return Err(Diagnostic::error_on(
            ir,
            op,
            "names no function of the module",
        ));
    };
    let name = ir.string_attr_of(op, "export_name").unwrap_or_default();
    let of_function = || ir.attr(resolve(ir, op, reference?)?, "iree.reflection");
    let reflection: Vec<(String, String)> = ir
        .attr(op, "iree.reflection")
        .or_else(of_function)
        .map(|dict| ir.dict_entries(dict))
        .unwrap_or_default()
        .iter()
        .filter_map(|&(key, value)| {
            Some((ir.str(key).to_owned(), ir.string_value(value)?.to_owned()))
        })
        .collect();
    let attrs: Vec<(&str, &str)> = reflection
        .iter()
        .map(|(k, v)| (k.as_str(), v.as_str()))
        .collect();
    symbols.builder.export(name, function, &attrs);
    Ok(())
}
