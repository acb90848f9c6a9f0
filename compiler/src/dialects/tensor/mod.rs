//! The `tensor` dialect: making, reading and reshaping tensors as values.

mod forms;
mod ops;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "tensor",
    id: 7,
    ops: OPS,
    ..Dialect::EMPTY
};
