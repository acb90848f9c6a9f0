//! The part of the vector table that is the machine's: its interrupts, of which none is ever enabled. It must not know
//! the processor's own exceptions.
#![allow(
    unsafe_code,
    reason = "start-up code finds the table by section and name"
)]

/// One entry, so that the table ends where start-up code expects it to; a full one is a kilobyte of flash.
#[unsafe(link_section = ".vector_table.interrupts")]
#[unsafe(no_mangle)]
#[used]
static __INTERRUPTS: [unsafe extern "C" fn(); 1] = [{
    unsafe extern "C" {
        fn DefaultHandler();
    }

    DefaultHandler
}; 1];
