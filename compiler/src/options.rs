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

/// What the user asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// How device code is called.
    pub execution_model: ExecutionModel,
    /// `--iree-hal-target-device=`, in order.
    pub target_devices: Vec<String>,
    /// `--iree-hal-local-target-device-backends=`, in order.
    pub local_backends: Vec<String>,
    /// Width of `index` in VM code: 32 or 64.
    pub index_bits: u32,
    /// Leave the debug section (names, source locations) out of the module.
    pub strip_debug: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            execution_model: ExecutionModel::default(),
            target_devices: Vec::new(),
            local_backends: Vec::new(),
            index_bits: 64,
            strip_debug: false,
        }
    }
}
