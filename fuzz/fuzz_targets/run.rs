//! libFuzzer on [`halcyon_fuzz::run`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halcyon_fuzz::run(data));
