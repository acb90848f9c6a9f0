//! `cargo xtask size`: the flash that the VM takes, by what is built into it, and what an image adds to it.

use crate::board::{self, Board};
use crate::elf::Footprint;
use crate::firmware::{Build, Firmware, Image};
use crate::host_tools::HostTools;
use crate::output;
use crate::toolchain::Toolchain;
use crate::{example, workspace};
use anyhow::Result;
use std::path::PathBuf;

/// Print the flash of the VM alone, by features, and of the image of `examples/simple_mul.mlir`, by package.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long, default_value = board::DEFAULT.name)]
    board: String,
    /// Also list the packages of every image of the first table.
    #[arg(long)]
    packages: bool,
}

/// What the VM is built with, and what the row is called.
const ROWS: &[(&str, &[&str])] = &[
    ("i32, basic i64", &[]),
    ("all integers", &["int64", "collections", "extended"]),
    ("f32, basic i64", &["f32"]),
    (
        "f32, all integers",
        &["f32", "int64", "collections", "extended"],
    ),
    (
        "f32, f64, all integers",
        &["f64", "int64", "collections", "extended"],
    ),
    (
        "everything",
        &["f64", "int64", "collections", "extended", "math", "yield"],
    ),
    (
        "everything, messages",
        &[
            "f64",
            "int64",
            "collections",
            "extended",
            "math",
            "yield",
            "messages",
        ],
    ),
];

/// The packages that are the VM; what it calls in `core` and for soft floats is counted apart.
const VM: &str = "halcyon_runtime_core";
const LIBM: &str = "libm";

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let toolchain = Toolchain::find(board.target)?;
    let tools = HostTools::build()?;
    let core = workspace::root().join("boards/core.mlir");
    let module = workspace::target_dir()
        .join("firmware")
        .join(board.name)
        .join("core.hal");
    let module_bytes = tools.compile(&core, &module)?;

    let mut rows = Vec::new();
    for (name, features) in ROWS {
        let plain = measure(board, &toolchain, features, &module)?;
        let mut verifying = features.to_vec();
        verifying.push("verify");
        let verifying = measure(board, &toolchain, &verifying, &module)?;
        rows.push((*name, plain, verifying));
    }
    output::line(format_args!("toolchain: {}", toolchain.describe()));
    output::line(format_args!(
        "\nthe VM alone: bytes of flash of an image that calls one function of a module"
    ));
    output::line(format_args!(
        "{:<24}{:>8}{:>8}{:>8}{:>10}{:>10}",
        "built in", "VM", "libm", "rest", "total", "+verifier"
    ));
    for (name, plain, verifying) in &rows {
        // The module is the measurement's, not the VM's.
        let total = plain.flash_bytes() - module_bytes;
        let (vm, libm) = (plain.package_bytes(VM), plain.package_bytes(LIBM));
        output::line(format_args!(
            "{name:<24}{vm:>8}{libm:>8}{:>8}{total:>10}{:>+10}",
            total - vm - libm,
            verifying.flash_bytes() as i64 - plain.flash_bytes() as i64
        ));
    }
    output::line(format_args!(
        "rest: start-up, vectors, constants without a symbol, memory and soft float functions"
    ));
    if args.packages {
        for (name, plain, verifying) in &rows {
            print_packages(name, plain);
            print_packages(&format!("{name}, verifier"), verifying);
        }
    }

    let example = example::find("simple_mul")?;
    let built = Firmware::build(board, &toolchain, &tools, &example.model, &[])?;
    output::line(format_args!("\nthe image of examples/simple_mul.mlir"));
    output::print(format_args!("{}", built.report));
    print_packages("flash by package", &built.footprint);
    Ok(())
}

fn measure(
    board: &Board,
    toolchain: &Toolchain,
    features: &[&str],
    module: &PathBuf,
) -> Result<Footprint> {
    let image = module.with_file_name(format!("core-{}.elf", features.join("-")));
    Image {
        board,
        toolchain,
        binary: &format!("{}-core", board.name),
        features,
        build: Build::Silent,
        modules: std::slice::from_ref(module),
        default_call: &[],
    }
    .build(&image)?;
    Footprint::measure(&image)
}

fn print_packages(title: &str, footprint: &Footprint) {
    output::line(format_args!("{title}"));
    for (name, bytes) in footprint.packages() {
        output::line(format_args!("  {name:<36}{bytes:>8}"));
    }
}
