//! `cargo xtask demo`: one model on the host and in firmware, from the same module bytes, with equal results.

use crate::commands::{build, run};
use crate::host_tools::HostTools;
use crate::toolchain::Toolchain;
use crate::{board, emulator, example, process, workspace};
use anyhow::{Result, bail};

/// Compile `examples/simple_mul.mlir`, run it on this machine and inside emulated Cortex-M4 firmware.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(Args {}: &Args) -> Result<()> {
    let board = board::DEFAULT;
    let example = example::find("simple_mul")?;
    let toolchain = Toolchain::find(board.target)?;
    emulator::ensure(board)?;
    let tools = HostTools::build()?;
    let built = build::build(board, &toolchain, &tools, &example.model)?;

    let mut differ = Vec::new();
    for call in &example.runs {
        process::step(&format!(
            "run {} on the host",
            workspace::shown(&built.module)
        ));
        let host = tools.run(&built.module, Some(&call.function), &call.inputs)?;
        print!("{host}");

        process::step(&format!(
            "run the same bytes in {} ({})",
            board.name, board.emulator
        ));
        let words = run::words(Some(&call.function), &call.inputs)?;
        let device = emulator::run(board, &built.firmware.image, &words)?;
        print!("{}{}", device.stdout, device.stderr);
        if !device.status.success() {
            bail!("the firmware failed ({})", device.status);
        }
        if host.trim_end() != device.stdout.trim_end() {
            differ.push(&call.function);
        }
        if host.trim_end() != example.expected.trim_end() {
            bail!("expected\n{}\nfound\n{host}", example.expected);
        }
    }
    if let [function, ..] = differ[..] {
        bail!("the results of `{function}` differ between the host and the board");
    }
    process::step("the results are equal");
    println!("module    {:>8} bytes", built.module_bytes);
    println!(
        "flash     {:>8} bytes, of the whole image",
        built.firmware.footprint.flash_bytes()
    );
    println!(
        "static RAM{:>8} bytes",
        built.firmware.footprint.ram_bytes()
    );
    println!(
        "stack     {:>8} bytes reserved; the image printed its peak",
        built.firmware.footprint.stack_bytes()
    );
    Ok(())
}
