//! The `func` dialect: functions, calls and returns.

mod ops;
pub mod signature;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "func",
    id: 3,
    ops: OPS,
    ..Dialect::EMPTY
};
