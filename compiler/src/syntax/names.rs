//! Names of SSA values and blocks while IR is printed.

/// The names given.
#[derive(Default)]
pub(super) struct Names {}
