//! The `math` dialect: functions beyond arithmetic.

mod fold;
mod names;
mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "math",
    id: 4,
    ops: OPS,
    ..Dialect::EMPTY
};
