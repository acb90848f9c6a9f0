//! What both tools let the user say about the virtual machine that runs a module.

use clap::{ArgAction, Args};

use crate::options::VmTarget;

/// Flags about the virtual machine.
#[derive(Args, Debug)]
pub(super) struct VmArgs {
    /// Width of `index` in VM code
    #[arg(long = "vm-target-index-bits", alias = "iree-vm-target-index-bits", default_value_t = 64, value_parser = index_bits, value_name = "BITS")]
    index_bits: u32,
    /// Use the VM's instructions for f32
    #[arg(long = "vm-target-extension-f32", alias = "iree-vm-target-extension-f32", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = ArgAction::Set)]
    f32_extension: bool,
    /// Use the VM's instructions for f64
    #[arg(long = "vm-target-extension-f64", alias = "iree-vm-target-extension-f64", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = ArgAction::Set)]
    f64_extension: bool,
    /// Compute in f32 what is f64 in the program, if the VM has no f64
    #[arg(long = "vm-target-truncate-unsupported-floats", alias = "iree-vm-target-truncate-unsupported-floats", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = ArgAction::Set)]
    truncate_unsupported_floats: bool,
    /// Prefer less stack to more speed
    #[arg(long = "vm-target-optimize-for-stack-size", alias = "iree-vm-target-optimize-for-stack-size", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = ArgAction::Set)]
    optimize_for_stack_size: bool,
}

impl VmArgs {
    /// What the flags say.
    pub(super) fn target(&self) -> VmTarget {
        VmTarget {
            index_bits: self.index_bits,
            f32_extension: self.f32_extension,
            f64_extension: self.f64_extension,
            truncate_unsupported_floats: self.truncate_unsupported_floats,
            optimize_for_stack_size: self.optimize_for_stack_size,
        }
    }
}

/// A width that `index` can have.
fn index_bits(text: &str) -> Result<u32, String> {
    match text {
        "32" => Ok(32),
        "64" => Ok(64),
        _ => Err(format!("expected 32 or 64, found `{text}`")),
    }
}
