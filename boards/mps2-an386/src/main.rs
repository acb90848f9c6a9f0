//! Halcyon firmware for the Arm MPS2+ AN386 machine (Cortex-M4F): the memory that a run gets, and the
//! module that it runs. It must not know how.
#![no_std]
#![no_main]

#[path = "../../cortex-m/images/image.rs"]
mod image;

#[cfg(not(feature = "alloc"))]
use halcyon_board_common::{Aligned, Memory, Slot};
use halcyon_board_common::{Image, start};
#[cfg(feature = "alloc")]
use halcyon_board_cortex_m::heap;
use halcyon_board_cortex_m::{entry, memory};

#[entry]
fn main() -> ! {
    static mut COMMAND_LINE: [u8; 1024] = [0; 1024];
    static mut INPUTS: [u8; image::INPUT_BYTES] = [0; image::INPUT_BYTES];
    #[cfg(not(feature = "alloc"))]
    static mut WORDS: [u32; image::WORDS] = [0; image::WORDS];
    #[cfg(not(feature = "alloc"))]
    static mut OBJECTS: [Slot; image::OBJECTS] = [Slot::EMPTY; image::OBJECTS];
    #[cfg(not(feature = "alloc"))]
    static mut ARENA: Aligned<[u8; image::ARENA_BYTES]> = Aligned([0; image::ARENA_BYTES]);

    #[cfg(feature = "alloc")]
    static mut HEAP: [u64; 32 * 1024 / 8] = [0; 32 * 1024 / 8];

    #[cfg(feature = "alloc")]
    heap::init(HEAP);
    start(Image {
        module: &image::MODULES[0].1.0,
        default_call: image::DEFAULT_CALL,
        command_line: COMMAND_LINE,
        inputs: INPUTS,
        #[cfg(not(feature = "alloc"))]
        memory: Memory {
            words: WORDS,
            objects: OBJECTS,
            arena: &mut ARENA.0,
        },
        #[cfg(feature = "alloc")]
        memory: image::STACK_WORDS,
        peak_stack: memory::peak_stack,
        static_bytes: memory::static_bytes(),
    })
}
