//! The attributes of `arith`: flag sets that print as `<a,b>`.

use crate::ir::def::ExtRow;
use crate::ir::{Attr, Ir, Op};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

pub(super) static ATTRS: &[ExtRow] = &[
    ExtRow {
        name: "arith.fastmath",
        doc: "Which IEEE rules a float op may ignore: a set of reassoc, nnan, ninf, nsz, arcp, contract, afn; `none` \
              or `fast` for none or all.",
        parse: Some(|p| {
            flags(
                p,
                &[
                    "none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast",
                ],
            )
        }),
        print: Some(print_flags),
    },
    ExtRow {
        name: "arith.overflow",
        doc: "What an integer op promises: a set of nsw (no signed wrap) and nuw (no unsigned wrap); `none` for nothing.",
        parse: Some(|p| flags(p, &["none", "nsw", "nuw"])),
        print: Some(print_flags),
    },
];

/// `#arith.overflow<nsw>`.
pub fn no_signed_wrap(ir: &mut Ir) -> Attr {
    let flag = ir.string_attr("nsw");
    ir.ext_attr("arith.overflow", &[flag])
}

/// Whether an op promises not to wrap as a signed number.
pub fn has_no_signed_wrap(ir: &Ir, op: Op) -> bool {
    ir.attr(op, "overflowFlags")
        .and_then(|attr| ir.ext_attr_parts(attr))
        .is_some_and(|(_, flags)| {
            flags
                .iter()
                .any(|&flag| ir.string_value(flag) == Some("nsw"))
        })
}

/// Reads `<a,b>`. Each flag is kept as a string parameter, in the order written.
fn flags(p: &mut OpParser<'_>, known: &[&str]) -> ParseResult<Vec<Attr>> {
    let mut found = Vec::new();
    p.list(Delimiter::Angle, |p| {
        let offset = p.offset();
        let word = p.keyword()?;
        let text = p.ir.str(word).to_owned();
        if !known.contains(&text.as_str()) {
            return p.error_at(
                offset,
                format!("expected one of {}, found `{text}`", known.join(", ")),
            );
        }
        found.push(p.ir.string_attr(&text));
        Ok(())
    })?;
    Ok(found)
}

fn print_flags(p: &mut OpPrinter<'_>, flags: &[Attr]) {
    p.text("<");
    for (i, &flag) in flags.iter().enumerate() {
        if i > 0 {
            p.text(",");
        }
        let text = p.ir.string_value(flag).unwrap_or_default().to_owned();
        p.text(&text);
    }
    p.text(">");
}
