//! The `arith` dialect: arithmetic on integers, indices and floats.

mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "arith",
    id: 1,
    ops: OPS,
    ..Dialect::EMPTY
};
