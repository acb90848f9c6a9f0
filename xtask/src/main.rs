//! Workspace tasks of Halcyon.

fn main() {}
