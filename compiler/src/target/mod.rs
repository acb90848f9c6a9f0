//! Targets: from IR to bytes. One folder a target; none knows a pass or another target.

pub mod vm;
