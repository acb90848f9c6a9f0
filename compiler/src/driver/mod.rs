//! What the command-line tools do, as a library: read, compile, transform, report.

mod cli;
pub mod compile;
pub mod opt;
mod report;
mod verify_diagnostics;
mod vm_args;

pub use cli::{CompileCli, opt_command, run_compile, run_opt, tell, with_deep_stack};
pub use report::Report;
