#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_targets::act::<wealth_of_nations::WealthOfNations>(data));
