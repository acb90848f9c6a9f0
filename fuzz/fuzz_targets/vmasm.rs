//! libFuzzer on [`halcyon_fuzz::vmasm`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halcyon_fuzz::vmasm(data));
