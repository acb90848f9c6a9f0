//! The `hal_loader` dialect: executables that a program loads at run time and calls without devices or queues.

mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "hal_loader",
    id: 15,
    ops: OPS,
    ..Dialect::EMPTY
};
