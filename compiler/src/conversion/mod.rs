//! Conversions: each file turns the ops of one dialect into those of another.
//!
//! A conversion file `<from>_to_<to>` imports exactly its two dialects and the frame that drives it
//! ([`to_vm`] for those into `vm`). It knows no pass and no other conversion.

pub mod arith_to_vm;
pub mod cf_to_vm;
pub mod func_to_vm;
pub mod hal_inline_to_vm;
pub mod math_to_vm;
pub mod to_vm;
pub mod util_to_vm;
