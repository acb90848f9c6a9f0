//! `cargo xtask demo`: one model on the host and in firmware, from the same module bytes, with equal results.

use crate::firmware::Firmware;
use crate::host_tools::HostTools;
use crate::output;
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
    let built = Firmware::build(board, &toolchain, &tools, &example.model, &[])?;

    let mut peak_stack = None;
    for call in &example.runs {
        process::step(&format!(
            "run {} on the host",
            workspace::shown(&built.module)
        ));
        let host = tools.run(&built.module, call)?;
        output::print(format_args!("{host}"));

        process::step(&format!(
            "run the same bytes in {} ({})",
            board.name, board.emulator
        ));
        let device = emulator::run(board, &built.image, &call.words()?)?;
        output::print(format_args!("{}{}", device.stdout, device.stderr));
        peak_stack = measured(&device.stderr, "peak stack: ").max(peak_stack);
        if !device.status.success() {
            bail!("the firmware failed ({})", device.status);
        }
        if host.trim_end() != device.stdout.trim_end() {
            bail!("the host and {} give different results", board.name);
        }
        if host.trim_end() != example.expected.trim_end() {
            bail!("expected\n{}\nfound\n{host}", example.expected);
        }
    }
    process::step("the results are equal");
    output::line(format_args!("module    {:>8} bytes", built.module_bytes));
    output::line(format_args!(
        "flash     {:>8} bytes, of the whole image",
        built.footprint.flash_bytes()
    ));
    output::line(format_args!(
        "static RAM{:>8} bytes",
        built.footprint.ram_bytes()
    ));
    output::line(format_args!(
        "stack     {:>8} bytes at most, of {} reserved",
        peak_stack.unwrap_or_default(),
        built.footprint.stack_bytes()
    ));
    Ok(())
}

/// The number that a line of `text` starting with `label` gives.
fn measured(text: &str, label: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(label))?;
    rest.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::measured;

    #[test]
    fn a_measurement_is_read() {
        let text = "objects: at most 9\npeak stack: 5228 bytes\n";
        assert_eq!(measured(text, "peak stack: "), Some(5228));
        assert_eq!(measured(text, "static RAM: "), None);
    }
}
