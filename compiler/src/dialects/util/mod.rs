//! The `util` dialect: functions, globals, buffers and lists of the host program, whatever device it drives.

mod attrs;
mod directives;
mod fold;
mod func;
mod global;
mod ops;
mod serialize;
mod texts;
mod types;

pub(crate) use directives::{entry_points, print_entry_point_list};

pub use attrs::{byte_pattern, initial_value_type};
pub use func::{argument_attrs, result_attrs};
pub use global::initial_value;
pub use ops::*;
pub use serialize::{serialized, storage_size};
pub use texts::{Piece, format_pieces};
pub use types::{buffer_type, pointer_type};

use crate::ir::def::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "util",
    id: 9,
    ops: OPS,
    types: types::TYPES,
    attrs: attrs::ATTRS,
    attr_alias: Some(attrs::alias),
    directives: directives::DIRECTIVES,
    ..Dialect::EMPTY
};
