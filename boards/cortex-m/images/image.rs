//! The embedded module and the sizes of the memory that it needs, as the build script found them.
#![allow(dead_code, reason = "with a heap only some sizes are used")]

use halcyon_board_common::Aligned;

include!(concat!(env!("OUT_DIR"), "/image.rs"));
