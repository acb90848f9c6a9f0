//! Halcyon: compiler.
