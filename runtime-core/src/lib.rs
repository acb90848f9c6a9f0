//! The `no_std` core of Halcyon: every contract that two sides share, and the VM that runs modules.
//!
//! * [`isa`]: the instruction table, with encoder and disassembler behind features.
//! * [`format`]: the module file, read in place.
//! * [`imports`] and [`signature`]: the native modules that compiled code can import, and calling conventions.
//! * [`vm`]: verifies, links and runs modules. [`vm::DeclaredModule`] shows a native module of an embedder's own.
//! * [`hal_inline`]: the native module of buffers and buffer views.
//! * [`text`]: values as text.
//!
//! What a build leaves out is chosen by Cargo features, which `Cargo.toml` explains; a module that needs what is left
//! out is refused at load.
//!
//! Depends on nothing of ours, and never on `std`.
//!
//! # Small images
//!
//! Each feature but the defaults' sum is a choice of what is built in; a module that needs what is not is refused at
//! load, by name. `cargo xtask size` prints the flash of each. Without `messages` an error is a status and a place.
//!
//! The feature `compact` calls what is longer inlined: instructions on pairs, and accesses to buffers. Boards use it, and
//! compile this package with `opt-level = "s"`. On a Cortex-M4 (`cargo xtask count`) an `add.i32` then takes 17
//! instructions of the core, an `add.i64` 46, a `buffer.load.f32` 93, a call with its return 360. Everything inlined is
//! 16, 23, 35 and 324, for 2.6 KB more: the choice of an image that computes on i64 or loads in its inner loops, and has
//! the flash. `opt-level = "z"` saves 0.3 KB and takes 51, 75, 122 and 448, because it calls what loads and decodes.
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
