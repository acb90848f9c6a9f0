//! The text form of values, shared by every program that prints results.
//!
//! A firmware image and the desktop tools print a tensor with the same code, so that their outputs can
//! be compared byte for byte. `core::fmt` is used only as a sink (`fmt::Write`): its own number
//! formatting would cost a small image more flash than the virtual machine itself.
//!
//! This module knows element type codes and bytes. It must not know buffers, modules or the VM.

mod decimal;
mod element;
mod float;
mod split;
mod tensor;

pub use self::decimal::{write_i64, write_u64};
pub use self::element::{element_byte_count, write_element, write_element_type};
pub use self::float::{write_f32, write_f64};
pub use self::split::{rsplit_once, split_once};
pub use self::tensor::{write_shape, write_tensor};

/// The text of an error, unless texts are left out (without the feature `messages`).
pub(crate) const fn message(text: &'static str) -> &'static str {
    if cfg!(feature = "messages") { text } else { "" }
}
