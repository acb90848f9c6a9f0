//! The `scf` dialect: structured control flow.

mod canonicalize;
mod ops;
mod syntax;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "scf",
    id: 6,
    ops: OPS,
    ..Dialect::EMPTY
};
