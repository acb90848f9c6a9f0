//! Names of SSA values and blocks while text is read.

/// The names in force.
#[derive(Default)]
pub(super) struct Scopes {}
