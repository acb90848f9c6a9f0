//! `iree-vm-conversion`: the program becomes a `vm.module`.
//!
//! Functions of `func` and `util` become `vm.func`, those that callers see get a `vm.export`, globals and
//! initializers become those of `vm`, and bodies are translated by the conversions that this file lists. Every op
//! that has no form in VM code is reported, not just the first.

use super::members::Members;
use crate::dialects::builtin;
use crate::dialects::vm::structural;
use crate::ir::symbols::{self, SYM_NAME, SYM_VISIBILITY};
use crate::ir::{Builder, InsertPoint, Ir, Op};
use crate::options::VmTarget;
use crate::pass::{Anchor, Failed, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-conversion",
    summary: "convert the program into a `vm.module`",
    anchor: Anchor::Named("builtin.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, root: Op) -> PassResult {
    let old = cx.ir.body_ops(root);
    if old
        .iter()
        .any(|&op| cx.ir.kind(op) == structural::Module::KIND)
    {
        return Ok(());
    }
    let target = target_of(cx, root)?;
    let before = cx.diagnostics.len();
    let nested = !old.is_empty()
        && old
            .iter()
            .all(|&op| cx.ir.kind(op) == builtin::Module::KIND);
    if nested {
        convert_nested(cx, target, root);
    } else {
        let at = InsertPoint::End(cx.ir.body_block(root));
        convert_module(cx, target, root, at);
    }
    if cx.diagnostics.len() > before {
        return Err(Failed);
    }
    let unit = cx.ir.unit_attr();
    cx.ir.set_attr(root, TOP_LEVEL, unit);
    Ok(())
}

/// The machine to convert for: what the command line says, and the options of this pass.
fn target_of(cx: &mut PassContext<'_>, root: Op) -> Result<VmTarget, Failed> {
    let mut target = cx.options.vm;
    for (key, value) in cx.arguments {
        let flag = match value.as_str() {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            _ => None,
        };
        match (key.as_str(), value.as_str(), flag) {
            ("index-bits", "32", _) => target.index_bits = 32,
            ("index-bits", "64", _) => target.index_bits = 64,
            ("f32-extension", _, Some(on)) => target.f32_extension = on,
            ("f64-extension", _, Some(on)) => target.f64_extension = on,
            ("truncate-unsupported-floats", _, Some(on)) => {
                target.truncate_unsupported_floats = on;
            }
            ("optimize-for-stack-size", _, Some(on)) => target.optimize_for_stack_size = on,
            _ => {
                let why = format!(
                    "cannot be converted with the pass option `{key}={value}`, which `iree-vm-conversion` does not have"
                );
                return Err(cx.error_on(root, why));
            }
        }
    }
    Ok(target)
}

/// The attribute of a module that stays as it is around what is converted.
const TOP_LEVEL: &str = "vm.toplevel";
/// The attribute that says which version a module is.
const VERSION: &str = "vm.version";

/// Converts the modules in a module that only holds such; those marked as top level are looked into.
fn convert_nested(cx: &mut PassContext<'_>, target: VmTarget, outer: Op) {
    for module in cx.ir.body_ops(outer) {
        if cx.ir.has_attr(module, TOP_LEVEL) {
            convert_nested(cx, target, module);
        } else {
            convert_module(cx, target, module, InsertPoint::Before(module));
            cx.ir.erase(module);
        }
    }
}

/// Makes a `vm.module` of what stands in a module, which is left empty unless something is wrong.
fn convert_module(cx: &mut PassContext<'_>, target: VmTarget, old: Op, at: InsertPoint) {
    let before = cx.diagnostics.len();
    let members = cx.ir.body_ops(old);
    let module = make_module(cx.ir, old, at);
    let mut conversion = Members::new(cx, target, module, &members);
    for &op in &members {
        if conversion.is_module(op) {
            let at = conversion.end();
            convert_module(conversion.context(), target, op, at);
        } else {
            conversion.convert(op);
        }
    }
    if cx.diagnostics.len() > before {
        return;
    }
    // Backwards, so that what refers to a symbol goes before the symbol.
    for &op in members.iter().rev() {
        cx.ir.erase(op);
    }
}

fn make_module(ir: &mut Ir, old: Op, at: InsertPoint) -> Op {
    let name = symbols::symbol_name(ir, old).unwrap_or("module").to_owned();
    let name = ir.string_attr(&name);
    let public = ir.string_attr("public");
    let version = ir.attr(old, VERSION);
    let loc = ir.op_loc(old);
    let (region, body) = ir.new_region_with_block(&[], loc);
    let mut b = Builder::new(ir, at, loc);
    let mut module = b
        .op(structural::Module::KIND)
        .attr(SYM_NAME, name)
        .attr(SYM_VISIBILITY, public)
        .region(region);
    if let Some(version) = version {
        module = module.attr("version", version);
    }
    let module = module.build();
    Builder::at_end(ir, body, loc)
        .op(structural::ModuleTerminator::KIND)
        .build();
    module
}
