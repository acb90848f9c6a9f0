//! Ordinals: what the names of a `vm.module` are called in its bytes.

use halcyon_runtime_core::format::{FunctionDef, ModuleBuilder, Presence};
use halcyon_runtime_core::imports::Effects;
use halcyon_runtime_core::isa::TypeCode;
use rustc_hash::{FxHashMap, FxHashSet};

use super::select::{ANY, type_name};
use crate::dialects::util::serialized;
use crate::dialects::vm::consts::{Rodata, rodata_alignment};
use crate::dialects::vm::{calls, globals, is_ref_type, structural};
use crate::ir::symbols::symbol_name;
use crate::ir::{FloatKind, Ident, Ir, Op, Type};

/// The ordinals of a module under construction.
pub(super) struct Symbols<'m> {
    pub(super) builder: &'m mut ModuleBuilder,
    functions: FxHashMap<Ident, FunctionDef>,
    imports: FxHashMap<Ident, u16>,
    globals: FxHashMap<Ident, u32>,
    ref_globals: FxHashSet<Ident>,
    rodata: FxHashMap<Ident, u16>,
}

/// The names that yieldable calls name.
fn waited_for(ir: &Ir, module: Op) -> FxHashSet<Ident> {
    [
        calls::CallYieldable::KIND,
        calls::CallVariadicYieldable::KIND,
    ]
    .into_iter()
    .flat_map(|kind| ir.walk_kind(module, kind))
    .filter_map(|op| ir.find_ident(ir.symbol_name(ir.attr(op, "callee")?)?))
    .collect()
}

/// A version as the module format holds it; without one it is 0.
fn fitting_version(version: Option<i64>) -> Result<u16, String> {
    let version = version.unwrap_or(0);
    u16::try_from(version).map_err(|_| format!("expected a version of 0 to 65535, found {version}"))
}

/// A fault with the op that it is of.
pub(super) type Fault = (Op, String);

impl<'m> Symbols<'m> {
    /// Declares the members of a module in order.
    pub(super) fn declare(
        ir: &Ir,
        module: Op,
        builder: &'m mut ModuleBuilder,
    ) -> Result<Self, Fault> {
        let version = ir.attr(module, "version").and_then(|a| ir.int_value(a));
        let version = fitting_version(version).map_err(|why| (module, why))?;
        builder.set_version(version);
        let waited_for = waited_for(ir, module);
        let mut this = Self {
            builder,
            functions: FxHashMap::default(),
            imports: FxHashMap::default(),
            globals: FxHashMap::default(),
            ref_globals: FxHashSet::default(),
            rodata: FxHashMap::default(),
        };
        for op in ir.body_ops(module) {
            let Some(name) = symbol_name(ir, op).and_then(|n| ir.find_ident(n)) else {
                continue;
            };
            let kind = ir.kind(op);
            if kind == structural::Func::KIND {
                let cconv = function_cconv(ir, op).map_err(|why| (op, why))?;
                let function = this.builder.declare_function(ir.str(name), &cconv);
                this.functions.insert(name, function);
            } else if kind == structural::Import::KIND {
                let waits = waited_for.contains(&name);
                let ordinal = this
                    .declare_import(ir, op, waits)
                    .map_err(|why| (op, why))?;
                this.imports.insert(name, ordinal);
            } else if kind == Rodata::KIND {
                let ordinal = this.declare_rodata(ir, op).map_err(|why| (op, why))?;
                this.rodata.insert(name, ordinal);
            }
        }
        this.declare_globals(ir, module);
        Ok(this)
    }

    fn declare_globals(&mut self, ir: &Ir, module: Op) {
        let layout = globals::layout(ir, module);
        // One reservation holds them all, at the offsets of the layout.
        let base = self.builder.global(layout.bytes.div_ceil(4));
        for (op, offset) in layout.values {
            if let Some(name) = symbol_name(ir, op).and_then(|n| ir.find_ident(n)) {
                self.globals.insert(name, base + offset / 4);
            }
        }
        for (op, _) in layout.refs {
            let ordinal = u32::from(self.builder.global_ref());
            if let Some(name) = symbol_name(ir, op).and_then(|n| ir.find_ident(n)) {
                self.globals.insert(name, ordinal);
                self.ref_globals.insert(name);
            }
        }
    }

    /// Declares an import; `waits` says that a call of it can be resumed.
    fn declare_import(&mut self, ir: &Ir, op: Op, waits: bool) -> Result<u16, String> {
        let name = symbol_name(ir, op).unwrap_or_default();
        if !name.contains('.') {
            return Err(format!(
                "is called `{name}`, which is not of the form `module.function` that an import needs"
            ));
        }
        let cconv = import_cconv(ir, op)?;
        let minimum = ir.attr(op, "minimum_version").and_then(|a| ir.int_value(a));
        let minimum = fitting_version(minimum)?;
        let effects = if waits || ir.has_attr(op, "vm.yield") {
            Effects::Yields
        } else if ir.has_attr(op, "nosideeffects") {
            Effects::NoSideEffects
        } else {
            Effects::SideEffects
        };
        let presence = if ir.has_attr(op, "is_optional") {
            Presence::Optional
        } else {
            Presence::Required
        };
        Ok(self
            .builder
            .import_with_effects(name, &cconv, minimum, presence, effects))
    }

    fn declare_rodata(&mut self, ir: &Ir, op: Op) -> Result<u16, String> {
        let value = ir.attr(op, "value").ok_or("has no value")?;
        let bytes = serialized(ir, value).ok_or("has a value that has no bytes")?;
        Ok(self.builder.rodata(&bytes, rodata_alignment(ir, op)))
    }

    /// The function of a name.
    pub(super) fn function_named(&self, ir: &Ir, name: &str) -> Option<FunctionDef> {
        self.functions.get(&ir.find_ident(name)?).copied()
    }

    /// What attribute `key` of an op names.
    fn named(&self, ir: &Ir, op: Op, key: &str) -> Option<Ident> {
        ir.find_ident(ir.symbol_name(ir.attr(op, key)?)?)
    }

    /// The function that a call names.
    pub(super) fn callee(&self, ir: &Ir, op: Op) -> Option<FunctionDef> {
        self.functions.get(&self.named(ir, op, "callee")?).copied()
    }

    /// The import that attribute `key` names.
    pub(super) fn import(&self, ir: &Ir, op: Op, key: &str) -> Option<u16> {
        self.imports.get(&self.named(ir, op, key)?).copied()
    }

    /// The word offset or ref ordinal of the global that an op names.
    pub(super) fn global(&self, ir: &Ir, op: Op) -> Option<u32> {
        self.globals.get(&self.named(ir, op, "global")?).copied()
    }

    /// The address of the global that an op names: a byte offset, or the ordinal of a ref.
    pub(super) fn global_address(&self, ir: &Ir, op: Op) -> Option<i64> {
        let name = self.named(ir, op, "global")?;
        let ordinal = i64::from(*self.globals.get(&name)?);
        Some(if self.ref_globals.contains(&name) {
            ordinal
        } else {
            4 * ordinal
        })
    }

    /// The ordinal of the segment that an op names.
    pub(super) fn rodata(&self, ir: &Ir, op: Op) -> Option<u16> {
        self.rodata.get(&self.named(ir, op, "rodata")?).copied()
    }

    /// The code of a type; without one, of any ref.
    pub(super) fn type_code(&mut self, ir: &Ir, ty: Option<Type>) -> TypeCode {
        match type_name(ir, ty) {
            Some(name) => self.builder.type_code(&name),
            None => ANY,
        }
    }
}

/// The letter of a register type in a calling-convention string.
fn letter(ir: &Ir, ty: Type) -> Result<char, String> {
    Ok(match (ir.int_width(ty), ir.float_kind(ty)) {
        (Some(32), _) => 'i',
        (Some(64), _) => 'I',
        (_, Some(FloatKind::F32)) => 'f',
        (_, Some(FloatKind::F64)) => 'F',
        _ if is_ref_type(ir, ty) => 'r',
        _ => {
            let text = crate::syntax::type_text(ir, ty);
            return Err(format!(
                "has a value of type `{text}`, which no register holds"
            ));
        }
    })
}

fn letters(ir: &Ir, types: &[Type]) -> Result<String, String> {
    if types.is_empty() {
        return Ok("v".into());
    }
    types.iter().map(|&ty| letter(ir, ty)).collect()
}

/// The calling convention of a function.
pub(super) fn function_cconv(ir: &Ir, op: Op) -> Result<String, String> {
    let (inputs, results) = structural::signature(ir, op);
    Ok(format!(
        "0{}_{}",
        letters(ir, &inputs)?,
        letters(ir, &results)?
    ))
}

/// The calling convention of an import, where variadic arguments stand between `C` and `D`.
fn import_cconv(ir: &Ir, op: Op) -> Result<String, String> {
    let (inputs, results) = structural::signature(ir, op);
    let mut args = String::new();
    for (i, &ty) in inputs.iter().enumerate() {
        let element = calls::flattened(ir, ty);
        if structural::is_variadic(ir, op, i) {
            args.push('C');
            args.push_str(&letters(ir, &element)?);
            args.push('D');
        } else {
            args.push_str(&letters(ir, &element)?);
        }
    }
    if args.is_empty() {
        args.push('v');
    }
    Ok(format!("0{args}_{}", letters(ir, &results)?))
}
