//! The `cf` dialect: branches between the blocks of a region.

mod canonicalize;
mod ops;
pub mod switch;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "cf",
    id: 5,
    ops: OPS,
    ..Dialect::EMPTY
};
