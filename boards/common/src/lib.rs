//! What every Halcyon firmware image shares, whatever its board.
//!
//! A board package owns its vector table, its memory map and its static memory, and hands them to `start`.
//! This package must not know a board, a register or an address.
#![no_std]
#![allow(
    clippy::result_large_err,
    reason = "without a heap there is no box for an error, which is large with the feature `messages`"
)]

pub mod args;
pub mod bare;
#[cfg(all(target_os = "none", feature = "console"))]
pub mod check;
#[cfg(all(target_os = "none", feature = "console"))]
pub mod console;
mod load;
#[cfg(target_os = "none")]
mod panic;
#[cfg(all(target_os = "none", feature = "console"))]
mod print;
pub mod stack;
#[cfg(all(target_os = "none", feature = "console"))]
mod start;

pub use halcyon_runtime_core::text;
pub use halcyon_runtime_core::vm::{Slot, Storage};
#[cfg(all(target_os = "none", feature = "console"))]
pub use start::{Image, Memory, start};

/// Bytes at an address that is as aligned as any constant of a module wants to be.
#[repr(C, align(64))]
pub struct Aligned<T: ?Sized>(pub T);
