//! Bytes against [`Door::Components`].

#![no_main]

use libfuzzer_sys::fuzz_target;
use reverie_doors::Door;

fuzz_target!(|bytes: &[u8]| {
    let _answer = Door::Components.knock(bytes);
});
