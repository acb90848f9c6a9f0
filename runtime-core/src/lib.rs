//! The `no_std` core of Halcyon.
#![no_std]

pub mod text;
