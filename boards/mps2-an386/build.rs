//! Hands the linker its scripts, and the sources the module to embed.

use std::env;
use std::path::{Path, PathBuf};
use std::process::exit;

fn main() {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=memory.x");
    println!("cargo:rustc-link-search={}", package.display());
    println!("cargo:rustc-link-arg-bins=-Tlink.x");
    println!("cargo:rustc-link-arg-bins=--nmagic");

    println!("cargo:rerun-if-env-changed=HALCYON_MODULE");
    let Some(module) = env::var_os("HALCYON_MODULE").map(PathBuf::from) else {
        fail("HALCYON_MODULE is not set to the module to embed");
    };
    // A relative path would be looked for beside the source file.
    let Ok(module) = Path::new(&module).canonicalize() else {
        fail(&format!(
            "no module file at HALCYON_MODULE `{}`",
            module.display()
        ));
    };
    println!("cargo:rerun-if-changed={}", module.display());
    println!("cargo:rustc-env=HALCYON_MODULE={}", module.display());
}

fn fail(why: &str) -> ! {
    eprintln!("{why}; `cargo xtask build --board mps2-an386 MODEL` compiles a model and sets it");
    exit(1)
}
