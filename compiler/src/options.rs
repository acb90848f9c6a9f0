//! What the user asked the compiler for. Command lines fill it; passes read it.

/// How device code is called from the host program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExecutionModel {
    /// No device code at all.
    HostOnly,
    /// Queues and fences inside the module.
    #[default]
    AsyncInternal,
    /// Queues and fences across the ABI.
    AsyncExternal,
    /// Device code is part of the module's own bytecode.
    InlineStatic,
    /// Device code is loaded by the module and called synchronously.
    InlineDynamic,
}

impl ExecutionModel {
    /// Every model with its command-line name.
    pub const ALL: &'static [(&'static str, Self)] = &[
        ("host-only", Self::HostOnly),
        ("async-internal", Self::AsyncInternal),
        ("async-external", Self::AsyncExternal),
        ("inline-static", Self::InlineStatic),
        ("inline-dynamic", Self::InlineDynamic),
    ];
}

/// What the virtual machine that runs a module offers, and what to prefer for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VmTarget {
    /// Width of `index` in VM code: 32 or 64.
    pub index_bits: u32,
    /// Whether it has the instructions for `f32`.
    pub f32_extension: bool,
    /// Whether it has the instructions for `f64`.
    pub f64_extension: bool,
    /// Whether `f64` becomes `f32` where there are no instructions for it, instead of being refused.
    pub truncate_unsupported_floats: bool,
    /// Whether to prefer less stack to more speed.
    pub optimize_for_stack_size: bool,
}

impl Default for VmTarget {
    fn default() -> Self {
        Self {
            index_bits: 64,
            f32_extension: true,
            f64_extension: true,
            truncate_unsupported_floats: true,
            optimize_for_stack_size: false,
        }
    }
}

/// What the user asked for.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How device code is called.
    pub execution_model: ExecutionModel,
    /// `--iree-hal-target-device=`, in order.
    pub target_devices: Vec<String>,
    /// `--iree-hal-local-target-device-backends=`, in order.
    pub local_backends: Vec<String>,
    /// The virtual machine that runs the module.
    pub vm: VmTarget,
    /// Leave the debug section (names, source locations) out of the module.
    pub strip_debug: bool,
}
