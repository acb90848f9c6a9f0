//! The `linalg` dialect: computations on tensors as loop nests with a scalar body.
//!
//! [`maps`] answers questions about any op of the dialect, generic or named, by its indexing maps and
//! iterator types.

pub mod build;
mod forms;
pub mod maps;
mod named;
mod ops;

pub use named::implied_body;
pub use ops::*;

use crate::ir::def::{Dialect, ExtRow};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "linalg",
    id: 8,
    ops: OPS,
    attrs: &[ExtRow {
        name: "linalg.iterator_type",
        doc: "Whether the iterations of a loop may run in any order (`parallel`) or combine (`reduction`).",
        parse: Some(|p| {
            p.expect("<")?;
            let word = p.keyword()?;
            p.expect(">")?;
            let word = p.ir.str(word).to_owned();
            Ok(vec![p.ir.string_attr(&word)])
        }),
        print: Some(|p, params| {
            let word = params
                .first()
                .and_then(|&a| p.ir.string_value(a))
                .unwrap_or_default()
                .to_owned();
            p.text("<");
            p.text(&word);
            p.text(">");
        }),
    }],
    ..Dialect::EMPTY
};
