//! libFuzzer on [`halcyon_fuzz::mlir`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halcyon_fuzz::mlir(data));
