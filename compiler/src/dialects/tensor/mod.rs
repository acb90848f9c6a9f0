//! The `tensor` dialect: making, reading and reshaping tensors as values.

mod checks;
mod forms;
mod ops;
mod slices;

pub use ops::*;
pub use slices::{contiguous_extents, is_slice};

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "tensor",
    id: 7,
    ops: OPS,
    ..Dialect::EMPTY
};
