//! Types of `util`: how each reads and prints.

use crate::ir::def::ExtRow;
use crate::ir::{Attr, Ir, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

const fn plain(name: &'static str, doc: &'static str) -> ExtRow {
    ExtRow {
        name,
        doc,
        parse: None,
        print: None,
    }
}

/// The types.
pub(super) static TYPES: &[ExtRow] = &[
    plain("util.buffer", "A range of host memory."),
    plain("util.object", "Any reference-counted object."),
    plain("util.variant", "A value of any type, as lists hold them."),
    ExtRow {
        name: "util.list",
        doc: "A list that grows; `?` for elements of any type.",
        parse: Some(parse_list),
        print: Some(print_list),
    },
    ExtRow {
        name: "util.ptr",
        doc: "The address of a global of some type.",
        parse: Some(parse_pointer),
        print: Some(print_pointer),
    },
];

/// `!util.buffer`.
pub fn buffer_type(ir: &mut Ir) -> Type {
    ir.ext_type("util.buffer", &[])
}

/// `!util.ptr<target>`.
pub fn pointer_type(ir: &mut Ir, target: Type) -> Type {
    let target = ir.type_attr(target);
    ir.ext_type("util.ptr", &[target])
}

/// `!util.list<?>` holds no parameter for its element type; any other list holds the type.
fn parse_list(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
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

fn print_list(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    match params.first() {
        Some(&ty) => p.attr(ty),
        None => p.text("?"),
    }
    p.text(">");
}

fn parse_pointer(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let ty = p.ty()?;
    p.expect(">")?;
    Ok(vec![p.ir.type_attr(ty)])
}

fn print_pointer(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<");
    params.iter().for_each(|&ty| p.attr(ty));
    p.text(">");
}
