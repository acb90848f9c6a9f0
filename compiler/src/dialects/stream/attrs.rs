//! Types and attributes of `stream`.

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
    ExtRow {
        name: "stream.resource",
        doc: "Memory of a device, with how long it lives; `*` while that is not known.",
        parse: Some(parse_resource),
        print: Some(print_resource),
    },
    plain("stream.timepoint", "A point in time that work reaches."),
    plain("stream.file", "A file that resources are read from."),
    plain("stream.binding", "A resource as device code sees it."),
    plain("stream.channel", "A channel of collective operations."),
    plain("stream.test.fence", "A fence of tests."),
];

/// The name of the timepoint that is reached from the start.
pub const IMMEDIATE: &str = "immediate";

/// The attributes.
pub(super) static ATTRS: &[ExtRow] = &[ExtRow {
    name: "stream.timepoint",
    doc: "A timepoint as a constant: `<immediate>`.",
    parse: Some(parse_timepoint),
    print: Some(print_timepoint),
}];

/// How long a resource lives, and who uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lifetime {
    /// Not known yet.
    Unknown,
    /// Visible outside the program.
    External,
    /// Used by the host and the device.
    Staging,
    /// Used within an invocation.
    Transient,
    /// Kept and changed between invocations.
    Variable,
    /// Never changed once made.
    Constant,
}

impl Lifetime {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Unknown, "*"),
        (Self::External, "external"),
        (Self::Staging, "staging"),
        (Self::Transient, "transient"),
        (Self::Variable, "variable"),
        (Self::Constant, "constant"),
    ];

    fn text(self) -> &'static str {
        match self {
            Self::Unknown => "*",
            Self::External => "external",
            Self::Staging => "staging",
            Self::Transient => "transient",
            Self::Variable => "variable",
            Self::Constant => "constant",
        }
    }
}

/// `!stream.resource<lifetime>`.
pub fn resource_type(ir: &mut Ir, lifetime: Lifetime) -> Type {
    let word = ir.string_attr(lifetime.text());
    ir.ext_type("stream.resource", &[word])
}

/// The lifetime of a resource type; `None` for any other type.
pub fn resource_lifetime(ir: &Ir, ty: Type) -> Option<Lifetime> {
    let ("stream.resource", [word]) = ir.ext_type_parts(ty)? else {
        return None;
    };
    let word = ir.string_value(*word)?;
    Lifetime::ALL
        .iter()
        .find(|(_, text)| *text == word)
        .map(|(lifetime, _)| *lifetime)
}

/// `!stream.timepoint`.
pub fn timepoint_type(ir: &mut Ir) -> Type {
    ir.ext_type("stream.timepoint", &[])
}

/// `#stream.timepoint<immediate> : !stream.timepoint`.
pub fn immediate(ir: &mut Ir) -> Attr {
    let ty = timepoint_type(ir);
    let params = [ir.string_attr(IMMEDIATE), ir.type_attr(ty)];
    ir.ext_attr("stream.timepoint", &params)
}

fn parse_resource(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    let offset = p.offset();
    let word = match p.eat("*") {
        true => "*".to_owned(),
        false => {
            let word = p.keyword()?;
            p.ir.str(word).to_owned()
        }
    };
    if !Lifetime::ALL.iter().any(|(_, text)| *text == word) {
        return p.error_at(offset, format!("expected a lifetime, found `{word}`"));
    }
    p.expect(">")?;
    Ok(vec![p.ir.string_attr(&word)])
}

fn print_resource(p: &mut OpPrinter<'_>, params: &[Attr]) {
    let word = params
        .first()
        .and_then(|&w| p.ir.string_value(w))
        .unwrap_or("*")
        .to_owned();
    p.text("<");
    p.text(&word);
    p.text(">");
}

fn parse_timepoint(p: &mut OpParser<'_>) -> ParseResult<Vec<Attr>> {
    p.expect("<")?;
    p.expect_keyword(IMMEDIATE)?;
    p.expect(">")?;
    let ty = match p.eat(":") {
        true => p.ty()?,
        false => timepoint_type(p.ir),
    };
    Ok(vec![p.ir.string_attr(IMMEDIATE), p.ir.type_attr(ty)])
}

fn print_timepoint(p: &mut OpPrinter<'_>, params: &[Attr]) {
    p.text("<immediate>");
    if let Some(&ty) = params.get(1) {
        p.text(" : ");
        p.attr(ty);
    }
}
