//! Fuzz targets: functions of bytes that must not panic, whatever the bytes are. Each says what it asserts.
//!
//! libFuzzer calls them from `fuzz_targets`, and `cargo test` calls them on the kept seeds, so that a finding stays
//! found. This package knows nothing of how fuzzing is run.

mod cover;
#[cfg(feature = "compiler")]
mod mlir;
mod module;
mod natives;
mod program;
mod run;
mod tensor;
mod vmasm;

pub use cover::sealed;
#[cfg(feature = "compiler")]
pub use mlir::mlir;
pub use module::module;
pub use run::run;
pub use tensor::tensor;
pub use vmasm::vmasm;

/// A target: its name, which is that of its executable and of its folder of seeds, and the function.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: &[Target] = &[
    #[cfg(feature = "compiler")]
    ("mlir", mlir),
    ("module", module),
    ("run", run),
    ("tensor", tensor),
    ("vmasm", vmasm),
];
