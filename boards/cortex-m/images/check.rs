//! The image that runs the tests of modules, which `cargo xtask check` assembles. Every Cortex-M board builds it.
#![no_std]
#![no_main]

mod image;

use halcyon_board_common::check::{Check, check};
use halcyon_board_common::{Aligned, Slot, Storage};
use halcyon_board_cortex_m::{clock, entry};

#[entry]
fn main() -> ! {
    static mut WORDS: [u32; image::WORDS] = [0; image::WORDS];
    static mut OBJECTS: [Slot; image::OBJECTS] = [Slot::EMPTY; image::OBJECTS];
    static mut ARENA: Aligned<[u8; image::ARENA_BYTES]> = Aligned([0; image::ARENA_BYTES]);

    clock::start();
    check(Check {
        modules: &image::MODULES,
        memory: Storage {
            words: WORDS,
            objects: OBJECTS,
            arena: &mut ARENA.0,
        },
        clock: clock::now,
    })
}
