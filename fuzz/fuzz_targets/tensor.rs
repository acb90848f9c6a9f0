//! libFuzzer on [`halcyon_fuzz::tensor`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halcyon_fuzz::tensor(data));
