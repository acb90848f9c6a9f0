//! The square root of an f32: one instruction on Arm cores with a float unit, for which the library has a routine of
//! half a kilobyte only. Both round correctly, so all targets give the same bits.
#![allow(unsafe_code, reason = "the instruction has no other name in Rust")]

/// The square root.
#[cfg(all(target_arch = "arm", target_abi = "eabihf"))]
pub(super) fn sqrt(a: f32) -> f32 {
    let root: u32;
    // SAFETY: the hard-float ABI says that there is a float unit. The compiler cannot be told of a float register here,
    // so the one that is used is put back; beside it `root`, `kept` and the float status flags are written.
    unsafe {
        core::arch::asm!(
            "vmov {kept}, s0",
            "vmov s0, {a}",
            "vsqrt.f32 s0, s0",
            "vmov {root}, s0",
            "vmov s0, {kept}",
            a = in(reg) a.to_bits(),
            kept = out(reg) _,
            root = lateout(reg) root,
            options(pure, nomem, nostack),
        );
    }
    f32::from_bits(root)
}

#[cfg(not(all(target_arch = "arm", target_abi = "eabihf")))]
pub(super) use libm::sqrtf as sqrt;
