//! libFuzzer on [`halcyon_fuzz::module`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halcyon_fuzz::module(data));
