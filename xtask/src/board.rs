//! The boards that firmware exists for. It must not know how firmware is built or run.

use crate::apt::Packages;
use crate::workspace;
use anyhow::{Result, bail};
use std::path::PathBuf;

/// A board: a package of the same name below `boards`, and the emulated machine that stands in for it.
pub(crate) struct Board {
    /// Name of the package, its folder and its binary.
    pub(crate) name: &'static str,
    /// Rust target of the core.
    pub(crate) target: &'static str,
    /// The emulator program.
    pub(crate) emulator: &'static str,
    /// The Debian packages that hold the emulator.
    pub(crate) emulator_packages: Packages,
    /// The emulator's name of the machine.
    pub(crate) machine: &'static str,
    /// Ticks a second of the core's timer there.
    pub(crate) clock_hz: u64,
}

const QEMU_ARM: Packages = Packages {
    names: &["qemu-system-arm"],
    companion: Some("qemu-utils"),
};

/// Every board.
pub(crate) const BOARDS: &[Board] = &[
    Board {
        name: "mps2-an386",
        target: "thumbv7em-none-eabihf",
        emulator: "qemu-system-arm",
        emulator_packages: QEMU_ARM,
        machine: "mps2-an386",
        clock_hz: 25_000_000,
    },
    Board {
        name: "microbit",
        target: "thumbv6m-none-eabi",
        emulator: "qemu-system-arm",
        emulator_packages: QEMU_ARM,
        machine: "microbit",
        clock_hz: 16_000_000,
    },
];

/// The board that `demo` and `size` use.
pub(crate) const DEFAULT: &Board = &BOARDS[0];

/// The board called `name`.
pub(crate) fn find(name: &str) -> Result<&'static Board> {
    if let Some(board) = BOARDS.iter().find(|board| board.name == name) {
        return Ok(board);
    }
    let names: Vec<&str> = BOARDS.iter().map(|board| board.name).collect();
    bail!(
        "unknown board `{name}`; expected one of: {}",
        names.join(", ")
    )
}

impl Board {
    /// The folder of the board's package.
    pub(crate) fn dir(&self) -> PathBuf {
        workspace::root().join("boards").join(self.name)
    }
}
