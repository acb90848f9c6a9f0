//! The names that results of `vm` ops ask for when printed.

use crate::ir::{Ir, Op};

/// `buffer`, `list` or `ref` for a ref result.
pub(super) fn result_name(ir: &Ir, op: Op, i: usize) -> Option<String> {
    let ty = ir.value_type(ir.result(op, i));
    let name = match ir.ext_type_parts(ty)?.0 {
        "vm.buffer" => "buffer",
        "vm.list" => "list",
        "vm.ref" => "ref",
        _ => return None,
    };
    Some(name.into())
}

/// `ref` for a ref result of a call whose first result is a ref; a call names all of its results alike.
pub(super) fn call_name(ir: &Ir, op: Op, i: usize) -> Option<String> {
    (i == 0).then(|| result_name(ir, op, 0)).flatten()
}

/// `c42` for an integer constant, and `zero` for 0.
pub(super) fn constant_name(ir: &Ir, op: Op, i: usize) -> Option<String> {
    match ir.attr(op, "value").and_then(|a| ir.int_value(a))? {
        0 => zero_name(ir, op, i),
        value => Some(format!("c{value}")),
    }
}

/// `zero`.
pub(super) fn zero_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("zero".into())
}

/// `null`.
pub(super) fn null_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("null".into())
}

/// The symbol that an op refers to.
pub(super) fn symbol_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    ["rodata", "global"]
        .iter()
        .find_map(|name| ir.symbol_name(ir.attr(op, name)?).map(str::to_owned))
}

/// `table_result` and `data_result`.
pub(super) fn table_names(_: &Ir, _: Op, i: usize) -> Option<String> {
    ["table_result", "data_result"]
        .get(i)
        .map(|&name| name.into())
}

/// `has_` and the import, for the op that asks whether it is bound.
pub(super) fn resolved_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let import = ir.symbol_name(ir.attr(op, "import")?)?;
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    Some(format!(
        "has_{}",
        import.chars().map(plain).collect::<String>()
    ))
}

/// The name of a result of an op that is one of many alike: what it compares, or the kind of ref that it gives.
pub(super) fn shaped_name(ir: &Ir, op: Op, i: usize) -> Option<String> {
    if i >= ir.result_count(op) {
        return None;
    }
    let mut words = ir.op_name(op).split('.').skip(1);
    if words.next() != Some("cmp") {
        return result_name(ir, op, i);
    }
    let (relation, ty, sign) = (words.next()?, words.next()?, words.next());
    match (ty, sign) {
        ("i32" | "i64", Some(sign)) => Some(format!("{sign}{relation}")),
        ("i32" | "i64", None) => Some(relation.into()),
        ("ref", _) => Some(format!("r{relation}")),
        _ => None,
    }
}
