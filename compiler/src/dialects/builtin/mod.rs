//! The `builtin` dialect: the module, and the cast that stands between two halves of a conversion.

mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "builtin",
    id: 2,
    ops: OPS,
    ..Dialect::EMPTY
};
