//! Throws input at [`fuzz::deck`].
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::deck(data));
