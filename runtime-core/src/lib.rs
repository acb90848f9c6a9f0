//! The `no_std` core of Halcyon: every contract that two sides share, and the VM that runs modules.
//!
//! * [`isa`]: the instruction table, with encoder and disassembler behind features.
//! * [`imports`]: the signatures of the native modules that compiled code can import.
//!
//! Depends on nothing of ours, and never on `std`.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(target_endian = "big")]
compile_error!("modules are used in place, so the target must be little-endian");

pub mod format;
pub mod hal_inline;
pub mod imports;
pub mod isa;
pub mod signature;
pub mod text;
pub mod vm;
