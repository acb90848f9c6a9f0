//! Passes of the phase `vm`: from `util`, `arith`, `cf` and `hal_inline` to the final `vm` module.

use crate::pass::Pass;

mod iree_vm_conversion;

/// The passes of this stage.
pub static PASSES: &[&Pass] = &[&iree_vm_conversion::PASS];
