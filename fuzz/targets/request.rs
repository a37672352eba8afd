//! Bytes as a message at a table, and as the body of any other request.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _answer = reverie_server::knock(bytes);
});
