//! The memory functions that compiled code calls, for size: a word at a time if both sides are aligned, else a byte at a
//! time. Those that come with the compiler unroll, and take three kilobytes of an image.
#![allow(
    unsafe_code,
    reason = "the linker finds these by name, and a compiler would make calls of them out of loops in Rust"
)]

use core::arch::global_asm;

// Armv6-M instructions only. Arguments are in r0 to r2, a result in r0; r3 is free.
global_asm!(
    "
    .syntax unified
    .thumb

    @ r0: to, r1: from, r2: bytes. Returns `to`, which the __aeabi forms may.
    .section .text.memcpy, \"ax\", %progbits
    .global memcpy, __aeabi_memcpy, __aeabi_memcpy4, __aeabi_memcpy8
    .type memcpy, %function
    .thumb_func
    memcpy:
    .thumb_func
    __aeabi_memcpy:
    .thumb_func
    __aeabi_memcpy4:
    .thumb_func
    __aeabi_memcpy8:
        push {{r0, lr}}
        mov r3, r0
        orrs r3, r1
        lsls r3, r3, #30
        bne 2f
    1:  subs r2, #4
        blo 3f
        ldmia r1!, {{r3}}
        stmia r0!, {{r3}}
        b 1b
    3:  adds r2, #4
    2:  subs r2, #1
        blo 4f
        ldrb r3, [r1]
        strb r3, [r0]
        adds r1, #1
        adds r0, #1
        b 2b
    4:  pop {{r0, pc}}
    .size memcpy, . - memcpy

    @ The same, for ranges that overlap: from the end, if the beginning would overwrite what is still to be read.
    .section .text.memmove, \"ax\", %progbits
    .global memmove, __aeabi_memmove, __aeabi_memmove4, __aeabi_memmove8
    .type memmove, %function
    .thumb_func
    memmove:
    .thumb_func
    __aeabi_memmove:
    .thumb_func
    __aeabi_memmove4:
    .thumb_func
    __aeabi_memmove8:
        subs r3, r0, r1
        cmp r3, r2
        blo 1f
        push {{r4, lr}}
        bl memcpy
        pop {{r4, pc}}
    1:  subs r2, #1
        blo 2f
        ldrb r3, [r1, r2]
        strb r3, [r0, r2]
        b 1b
    2:  bx lr
    .size memmove, . - memmove

    @ r0: to, r1: bytes, r2: value, but for memset, where r1 and r2 are the other way round.
    .section .text.memset, \"ax\", %progbits
    .global memset, __aeabi_memset, __aeabi_memset4, __aeabi_memset8
    .global __aeabi_memclr, __aeabi_memclr4, __aeabi_memclr8
    .type memset, %function
    .thumb_func
    memset:
        mov r3, r1
        mov r1, r2
        mov r2, r3
        push {{r0, lr}}
        bl __aeabi_memset
        pop {{r0, pc}}
    .thumb_func
    __aeabi_memclr:
    .thumb_func
    __aeabi_memclr4:
    .thumb_func
    __aeabi_memclr8:
        movs r2, #0
    .thumb_func
    __aeabi_memset:
    .thumb_func
    __aeabi_memset4:
    .thumb_func
    __aeabi_memset8:
        uxtb r2, r2
        lsls r3, r2, #8
        orrs r2, r3
        lsls r3, r2, #16
        orrs r2, r3
        lsls r3, r0, #30
        bne 2f
    1:  subs r1, #4
        blo 3f
        stmia r0!, {{r2}}
        b 1b
    3:  adds r1, #4
    2:  subs r1, #1
        blo 4f
        strb r2, [r0]
        adds r0, #1
        b 2b
    4:  bx lr
    .size memset, . - memset

    @ r0, r1: ranges, r2: bytes. Returns the difference of the first bytes that differ, or 0.
    .section .text.memcmp, \"ax\", %progbits
    .global memcmp, bcmp
    .type memcmp, %function
    .thumb_func
    memcmp:
    .thumb_func
    bcmp:
        push {{r4, lr}}
    1:  subs r2, #1
        blo 2f
        ldrb r3, [r0]
        ldrb r4, [r1]
        adds r0, #1
        adds r1, #1
        subs r3, r3, r4
        beq 1b
        mov r0, r3
        pop {{r4, pc}}
    2:  movs r0, #0
        pop {{r4, pc}}
    .size memcmp, . - memcmp
    "
);
