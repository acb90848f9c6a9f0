//! The types `!vm.ref<T>`, `!vm.buffer`, `!vm.list<T>`, `!vm.opaque` and the attribute `#vm.ordinal_counts`.
//!
//! A ref to any type (`!vm.ref<?>`) and a list of anything (`!vm.list<?>`) have no parameter.

use crate::ir::def::ExtRow;
use crate::ir::{Attr, Ir, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

pub(super) static TYPES: &[ExtRow] = &[
    ExtRow {
        name: "vm.buffer",
        doc: "A ref to a byte buffer.",
        parse: None,
        print: None,
    },
    ExtRow {
        name: "vm.list",
        doc: "A ref to a list of an element type, or of anything.",
        parse: Some(parse_element),
        print: Some(print_element),
    },
    ExtRow {
        name: "vm.opaque",
        doc: "An unknown type, as an element only.",
        parse: None,
        print: None,
    },
    ExtRow {
        name: "vm.ref",
        doc: "A ref to an object of a type, or of any type.",
        parse: Some(parse_element),
        print: Some(print_element),
    },
];

/// `<T>` or `<?>`.
fn parse_element(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let params = if p.eat("?") {
        Vec::new()
    } else {
        let ty = p.ty()?;
        vec![p.ir.type_attr(ty)]
    };
    p.expect(">")?;
    Ok(params)
}

fn print_element(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    match params.first().and_then(|&a| p.ir.type_value(a)) {
        Some(ty) => p.ty(ty),
        None => p.text("?"),
    }
    p.text(">");
}

pub(super) static ATTRS: &[ExtRow] = &[ExtRow {
    name: "vm.ordinal_counts",
    doc: "How many ordinals of each kind a module uses; parameters in the order of `COUNT_NAMES`.",
    parse: Some(parse_counts),
    print: Some(print_counts),
}];

/// The fields of `#vm.ordinal_counts`, in order.
pub const COUNT_NAMES: [&str; 7] = [
    "import_funcs",
    "export_funcs",
    "internal_funcs",
    "global_bytes",
    "global_refs",
    "rodatas",
    "rwdatas",
];

fn parse_counts(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let mut counts = Vec::with_capacity(COUNT_NAMES.len());
    for (i, name) in COUNT_NAMES.into_iter().enumerate() {
        if i > 0 {
            p.expect(",")?;
        }
        p.expect_keyword(name)?;
        p.expect("=")?;
        let value = p.integer()?;
        let i32 = p.ir.int_type(32);
        counts.push(p.ir.int_attr(value.into(), i32));
    }
    p.expect(">")?;
    Ok(counts)
}

fn print_counts(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    for (i, (name, &count)) in COUNT_NAMES.into_iter().zip(params).enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let value = p.ir.int_value(count).unwrap_or(0);
        p.text(&format!("{comma}{name} = {value}"));
    }
    p.text(">");
}

/// Whether values of the type live in the ref bank.
pub fn is_ref_type(ir: &Ir, ty: Type) -> bool {
    matches!(
        ir.ext_type_parts(ty),
        Some(("vm.ref" | "vm.buffer" | "vm.list", _))
    )
}

/// `!vm.buffer`.
pub fn buffer_type(ir: &mut Ir) -> Type {
    ir.ext_type("vm.buffer", &[])
}

/// `!vm.ref<object>`; `!vm.ref<?>` without an object.
pub fn ref_type(ir: &mut Ir, object: Option<Type>) -> Type {
    let params: Vec<Attr> = object.map(|ty| ir.type_attr(ty)).into_iter().collect();
    ir.ext_type("vm.ref", &params)
}

/// `!vm.list<element>`; `!vm.list<?>` without an element.
pub fn list_type(ir: &mut Ir, element: Option<Type>) -> Type {
    let params: Vec<Attr> = element.map(|ty| ir.type_attr(ty)).into_iter().collect();
    ir.ext_type("vm.list", &params)
}

/// The element of a list or the object of a ref; `None` for anything.
pub fn element_of(ir: &Ir, ty: Type) -> Option<Type> {
    let (_, params) = ir.ext_type_parts(ty)?;
    ir.type_value(*params.first()?)
}
