//! Bytes against [`Door::Record`].

#![no_main]

use libfuzzer_sys::fuzz_target;
use reverie_doors::Door;

fuzz_target!(|bytes: &[u8]| {
    let _answer = Door::Record.knock(bytes);
});
