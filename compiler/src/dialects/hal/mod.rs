//! The `hal` dialect: the objects of the hardware abstraction layer, as host programs name them.
//!
//! Only what programs need before their device code is chosen is here: devices and executable targets as
//! attributes, tensors at the edge of a program, buffers and buffer views.

mod attrs;
mod element;
mod ops;

pub use attrs::{device_affinity, device_target, executable_target, executable_targets};
pub use element::{DENSE_ROW_MAJOR, element_type_value};
pub use ops::*;

use crate::ir::def::{Dialect, ExtRow};

const fn object(name: &'static str, doc: &'static str) -> ExtRow {
    ExtRow {
        name,
        doc,
        parse: None,
        print: None,
    }
}

static TYPES: &[ExtRow] = &[
    object("hal.allocator", "Allocates buffers of a device."),
    object("hal.buffer", "Memory that a device can use."),
    object(
        "hal.buffer_view",
        "A buffer with a shape, an element type and an encoding.",
    ),
    object("hal.channel", "A channel of collective operations."),
    object("hal.command_buffer", "Recorded commands."),
    object("hal.device", "A device."),
    object("hal.event", "An event inside command buffers."),
    object("hal.executable", "Device code, loaded."),
    object("hal.fence", "A set of timeline points."),
    object("hal.file", "A file that a device can read and write."),
];

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "hal",
    id: 13,
    ops: OPS,
    types: TYPES,
    attrs: attrs::ATTRS,
    attr_alias: Some(attrs::alias),
    ..Dialect::EMPTY
};
