//! The `flow` dialect: the program as a graph of dispatches over tensors.

mod dispatch_forms;
mod folds;
mod ops;
mod tensor_forms;

pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "flow",
    id: 11,
    ops: OPS,
    ..Dialect::EMPTY
};
