//! The image of the VM and nothing else, for flash measurements: no text, no console, no native module. Every Cortex-M
//! board builds it.
#![no_std]
#![no_main]

mod image;

use halcyon_board_common::{Aligned, Slot, Storage, bare};
use halcyon_board_cortex_m::entry;

#[entry]
fn main() -> ! {
    static mut WORDS: [u32; image::WORDS] = [0; image::WORDS];
    static mut OBJECTS: [Slot; image::OBJECTS] = [Slot::EMPTY; image::OBJECTS];
    static mut ARENA: Aligned<[u8; image::ARENA_BYTES]> = Aligned([0; image::ARENA_BYTES]);

    let memory = Storage {
        words: WORDS,
        objects: OBJECTS,
        arena: &mut ARENA.0,
    };
    // An application would use the result, so that the call cannot go.
    core::hint::black_box(bare::call(&image::MODULES[0].1.0, memory, 1));
    loop {
        core::hint::spin_loop();
    }
}
