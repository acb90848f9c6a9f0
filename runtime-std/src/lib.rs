//! Halcyon: runtime-std.
