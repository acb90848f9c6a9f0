//! The `iree_tensor_ext` dialect: tensors as a dispatch sees them, and marks around a program's computation.

mod forms;
mod ops;
mod types;

pub use ops::*;
pub use types::{Access, DispatchTensor};

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "iree_tensor_ext",
    id: 10,
    ops: OPS,
    types: types::TYPES,
    ..Dialect::EMPTY
};
