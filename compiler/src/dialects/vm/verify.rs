//! What a `vm` op must obey beyond the constraints of its row: the symbols that it names, and what they take.

use super::globals::{GlobalF32, GlobalF64, GlobalI32, GlobalI64, GlobalRef};
use super::structural::{Func, Import, is_variadic, signature};
use super::{consts, is_ref_type};
use crate::ir::{Attr, AttrData, Ir, Op, OpKind, Type, symbols};
use crate::syntax::type_text;

/// Declarations of globals, and the types that they take; a ref global takes any ref.
const GLOBALS: &[(OpKind, &str)] = &[
    (GlobalI32::KIND, "`i32`"),
    (GlobalI64::KIND, "`i64`"),
    (GlobalF32::KIND, "`f32`"),
    (GlobalF64::KIND, "`f64`"),
    (GlobalRef::KIND, "a ref type"),
];

/// The op that the attribute `key` names, and the name.
fn named<'a>(ir: &'a Ir, op: Op, key: &str) -> Option<(Option<Op>, &'a str)> {
    let name: Attr = ir.attr(op, key)?;
    Some((symbols::resolve(ir, op, name), ir.symbol_name(name)?))
}

/// An export names a function.
pub(super) fn export(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    if let Some((found, name)) = named(ir, op, "function_ref")
        && found.is_none_or(|f| ir.kind(f) != Func::KIND)
    {
        faults.push(format!("vm.func op named '{name}' not found for export"));
    }
}

/// A reference to read-only data names a segment.
pub(super) fn rodata_ref(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    if let Some((found, name)) = named(ir, op, "rodata")
        && found.is_none_or(|r| ir.kind(r) != consts::Rodata::KIND)
    {
        faults.push(format!("undefined rodata section: '{name}'"));
    }
}

/// A segment holds something that has bytes.
pub(super) fn rodata(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let has_bytes = ir.attr(op, "value").is_some_and(|value| {
        matches!(
            ir.attr_data(value),
            AttrData::Dense { .. }
                | AttrData::DenseArray { .. }
                | AttrData::Resource { .. }
                | AttrData::String { .. }
                | AttrData::Ext { .. }
        )
    });
    if !has_bytes {
        faults.push("`value` has no bytes: expected elements or a string".into());
    }
}

/// A global has the type that its op says, and so has its initial value.
pub(super) fn global(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some(ty) = ir.attr(op, "type").and_then(|a| ir.type_value(a)) else {
        return;
    };
    let Some(&(kind, wanted)) = GLOBALS.iter().find(|(k, _)| *k == ir.kind(op)) else {
        return;
    };
    let found = type_text(ir, ty);
    let fits = if kind == GlobalRef::KIND {
        is_ref_type(ir, ty)
    } else {
        wanted == format!("`{found}`")
    };
    if !fits {
        faults.push(format!("expected type {wanted}, found `{found}`"));
        return;
    }
    let value = ir.attr(op, "initial_value").and_then(|v| ir.attr_type(v));
    if let Some(value) = value.filter(|&value| value != ty) {
        let value = type_text(ir, value);
        faults.push(format!(
            "expected an initial value of type `{found}`, found `{value}`"
        ));
    }
}

/// A load, store or address names a global, and a load or store one of its type.
pub(super) fn global_access(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some((found, name)) = named(ir, op, "global") else {
        return;
    };
    let Some(global) = found.filter(|&g| GLOBALS.iter().any(|(k, _)| *k == ir.kind(g))) else {
        faults.push(format!("undefined global: @{name}"));
        return;
    };
    if ir.has_attr(op, "is_immutable") && ir.has_attr(global, "is_mutable") {
        faults.push("is marked as immutable but the global is mutable".into());
    }
    let action = match ir.op_name(op).split('.').nth(2) {
        Some(action @ ("load" | "store")) => action,
        _ => return,
    };
    let value = match action {
        "load" => ir.result(op, 0),
        _ => ir.operand(op, 0),
    };
    let accessed = ir.value_type(value);
    let Some(declared) = ir.attr(global, "type").and_then(|a| ir.type_value(a)) else {
        return;
    };
    // Which refs a ref may hold is known when it is loaded.
    let both_refs = is_ref_type(ir, declared) && is_ref_type(ir, accessed);
    if declared != accessed && !both_refs {
        let (declared, accessed) = (type_text(ir, declared), type_text(ir, accessed));
        faults.push(format!(
            "global type mismatch; global \"{name}\" is '{declared}' but {action} is '{accessed}'"
        ));
    }
}

/// A call passes what the function of this module, or the import, takes, and has the results that it gives.
pub(super) fn call(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let Some((Some(callee), name)) = named(ir, op, "callee") else {
        return;
    };
    if ![Func::KIND, Import::KIND].contains(&ir.kind(callee)) {
        faults.push(format!("expected a function, found `@{name}`"));
        return;
    }
    let (inputs, results) = signature(ir, callee);
    if (0..inputs.len()).any(|i| is_variadic(ir, callee, i)) {
        return;
    }
    let passed: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    let given: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let list = |types: &[Type]| {
        let texts: Vec<String> = types.iter().map(|&ty| type_text(ir, ty)).collect();
        texts.join(", ")
    };
    if passed != inputs || given != results {
        faults.push(format!(
            "expected ({}) -> ({}) as `@{name}`, found ({}) -> ({})",
            list(&inputs),
            list(&results),
            list(&passed),
            list(&given)
        ));
    }
}
