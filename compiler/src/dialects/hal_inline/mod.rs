//! The `hal_inline` dialect: buffers and buffer views of programs that run without devices or queues.

mod fold;
mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "hal_inline",
    id: 14,
    ops: OPS,
    ..Dialect::EMPTY
};
