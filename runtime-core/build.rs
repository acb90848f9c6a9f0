//! Says whether the threaded engine may rely on calls in tail position becoming jumps (`cfg(tail_calls)`).
//!
//! An optimizing LLVM makes jumps of them where all arguments of a handler travel in machine registers: on these
//! architectures six integers and two floats do (not so on Windows, which passes four). Without it the engine works all
//! the same, by a loop.

use std::env::var;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(tail_calls)");
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| var(name).unwrap_or_default();
    let optimized = matches!(variable("OPT_LEVEL").as_str(), "2" | "3" | "s");
    let in_registers = matches!(
        variable("CARGO_CFG_TARGET_ARCH").as_str(),
        "x86_64" | "aarch64"
    ) && variable("CARGO_CFG_TARGET_OS") != "windows";
    if optimized && in_registers {
        println!("cargo::rustc-cfg=tail_calls");
    }
}
