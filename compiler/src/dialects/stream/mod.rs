//! The `stream` dialect: the program as work on resources of known size, first by value (`async`), then as
//! commands on memory (`cmd`).

mod attrs;
mod cmd_forms;
mod execute_forms;
mod fold;
mod ops;
mod resource_forms;

pub use attrs::{IMMEDIATE, Lifetime, immediate, resource_lifetime, resource_type, timepoint_type};
pub use cmd_forms::Access;
pub use ops::*;

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "stream",
    id: 12,
    ops: OPS,
    types: attrs::TYPES,
    attrs: attrs::ATTRS,
    ..Dialect::EMPTY
};
