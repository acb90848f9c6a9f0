//! `cargo xtask count`: the instructions that a core executes for one instruction of the VM.
//!
//! For each, a function that executes it a hundred times is compared with the same function without. The emulator runs
//! with a clock that goes on by the instruction, so that the figures are exact and do not change from run to run.

use crate::board::{self, Board};
use crate::elf::Footprint;
use crate::firmware::Build;
use crate::host_tools::HostTools;
use crate::output;
use crate::toolchain::Toolchain;
use crate::{emulator, vm_tests, workspace};
use anyhow::{Context as _, Result, bail};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Print the instructions that an emulated board executes for one instruction of the VM, by kind of dispatch.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board to build for.
    #[arg(long, default_value = board::DEFAULT.name)]
    board: String,
}

/// The kinds of dispatch that are compared.
const BUILDS: &[(&str, Build)] = &[
    ("compact z", Build::Level("'z'")),
    ("compact s", Build::Level("'s'")),
    ("inlined z", Build::Inlined("'z'")),
    ("inlined s", Build::Inlined("'s'")),
    ("inlined 3", Build::Inlined("3")),
];

/// How often a function executes what it measures.
const TIMES: usize = 100;

/// What is measured: a name, and the text; `{n}`, `{next}` and `{after}` are numbers of blocks.
const CASES: &[(&str, &str)] = &[
    ("add.i32", "  %i2 = vm.add.i32 %i0, %i1\n"),
    ("add.i64", "  %i8:9 = vm.add.i64 %i4:5, %i6:7\n"),
    ("mul.f32", "  %i2 = vm.mul.f32 %i0, %i1\n"),
    ("mov.i32", "  %i2 = vm.mov.i32 %i0\n"),
    ("const.i32", "  %i2 = vm.const.i32 7\n"),
    ("cmp.lt.i32.s", "  %i2 = vm.cmp.lt.i32.s %i0, %i1\n"),
    ("select.i32", "  %i2 = vm.select.i32 %i0, %i0, %i1\n"),
    ("buffer.load.f32", "  %i2 = vm.buffer.load.f32 %r0, %i4:5\n"),
    (
        "buffer.store.f32",
        "  vm.buffer.store.f32 %i0, %r0, %i4:5\n",
    ),
    (
        "buffer.load.i8.u",
        "  %i2 = vm.buffer.load.i8.u %r0, %i4:5\n",
    ),
    (
        "br.lt.i32.s, taken",
        "  vm.br.lt.i32.s %i0, %i1, ^bb{after}(), ^bb{next}()\n^bb{next}:\n  vm.br ^bb{after}()\n^bb{after}:\n",
    ),
    (
        "br.lt.i32.s, not taken",
        "  vm.br.lt.i32.s %i1, %i0, ^bb1(), ^bb{after}()\n^bb{after}:\n",
    ),
    (
        "br",
        "  vm.br ^bb{after}()\n^bb{next}:\n  vm.br ^bb{after}()\n^bb{after}:\n",
    ),
    ("call + return, no arguments", "  vm.call @nothing()\n"),
    ("call + return, i32 to i32", "  %i2 = vm.call @same(%i0)\n"),
    ("ceil.f32", "  %i2 = vm.ceil.f32 %i0\n"),
];

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = board::find(&args.board)?;
    let toolchain = Toolchain::find(board.target)?;
    emulator::ensure(board)?;
    let tools = HostTools::build()?;
    let dir = workspace::target_dir()
        .join("firmware")
        .join(board.name)
        .join("count");
    let text = dir.join("count.vmasm");
    let module = dir.join("count.hal");
    fs::create_dir_all(&dir)?;
    fs::write(&text, source())?;
    tools.assemble(&text, &module)?;
    let mut kinds = Vec::new();
    let features = ["f32", "extended"];
    for (name, build) in BUILDS {
        let image = dir.join(name).with_extension("elf");
        let modules = std::slice::from_ref(&module);
        vm_tests::build(board, &toolchain, &features, *build, modules, &image)?;
        kinds.push((*name, counts(board, &image)?, Footprint::measure(&image)?));
    }
    output::line(format_args!(
        "instructions of the core for one of the VM, on {}",
        board.name
    ));
    output::print(format_args!("{:<32}", ""));
    for (name, ..) in &kinds {
        output::print(format_args!("{name:>11}"));
    }
    output::line(format_args!(""));
    for (index, (case, _)) in CASES.iter().enumerate() {
        output::print(format_args!("{case:<32}"));
        for (_, counts, _) in &kinds {
            output::print(format_args!(
                "{:>11.2}",
                counts.get(index).copied().unwrap_or_default()
            ));
        }
        output::line(format_args!(""));
    }
    output::print(format_args!("{:<32}", "bytes of flash, same image"));
    for (.., footprint) in &kinds {
        output::print(format_args!("{:>11}", footprint.flash_bytes()));
    }
    output::line(format_args!(""));
    Ok(())
}

/// Runs the image; the instructions for each case.
fn counts(board: &Board, image: &Path) -> Result<Vec<f64>> {
    let finished = emulator::run_metered(board, image)?;
    if !finished.status.success() {
        bail!("the image failed: {}{}", finished.stdout, finished.stderr);
    }
    let ticks = |test: &str| -> Result<f64> {
        let start = format!("test count.{test} ... ok (");
        let line = finished
            .stdout
            .lines()
            .find_map(|line| line.strip_prefix(&start));
        let ticks = line.and_then(|line| line.split(' ').next()?.parse().ok());
        let ticks =
            ticks.with_context(|| format!("no ticks of `{test}` in {}", finished.stdout))?;
        Ok(emulator::instructions(board, ticks))
    };
    let base = ticks("base")?;
    let each = |index| Ok((ticks(&format!("case{index}"))? - base) / TIMES as f64);
    (0..CASES.len()).map(each).collect()
}

/// The module that is measured, as VM text.
fn source() -> String {
    let mut text = String::from("vm.module @count version 0\n");
    function(&mut text, "base", "");
    for (index, (_, case)) in CASES.iter().enumerate() {
        let mut body = String::new();
        for at in 0..TIMES {
            let block = |from: usize| (2 * at + 2 + from).to_string();
            body.push_str(
                &case
                    .replace("{next}", &block(0))
                    .replace("{after}", &block(1)),
            );
        }
        function(&mut text, &format!("case{index}"), &body);
    }
    text.push_str("vm.func @nothing() -> () {\n^bb0:\n  vm.return\n}\n");
    text.push_str("vm.func @same(%i0: i32) -> (i32) {\n^bb0:\n  vm.return %i0\n}\n");
    text
}

/// A function that sets up what cases read, executes `body`, and returns.
fn function(text: &mut String, name: &str, body: &str) {
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "vm.export @{name}
vm.func @{name}() -> () {{
^bb0:
  %i0 = vm.const.i32 2
  %i1 = vm.const.i32 3
  %i4:5 = vm.const.i64 2
  %i6:7 = vm.const.i64 64
  %r0 = vm.buffer.alloc %i6:7, %i1
{body}  vm.br ^bb1()
^bb1:
  vm.return
}}
"
    );
}
