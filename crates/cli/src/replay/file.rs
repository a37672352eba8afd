//! The record out of a file.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use reverie_game::{AnyRecord, Arg, Broken, Phrase};
use reverie_text::Voice;

use crate::complaint::Complaint;
use crate::limits::RECORD_BYTES;

/// Whether this name stands for standard input.
pub(super) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What the file says, if it looks like a record at all.
pub(super) fn read(path: &Path, voice: &Voice) -> Result<AnyRecord, Complaint> {
    let file = path.display().to_string();
    let complain = |code: &str, key: &'static str, reason: String| {
        Complaint::new(code, &Phrase::new(key).with("file", file.as_str()).with("reason", reason), voice)
    };
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that is too large from one that just fits.
    let most = RECORD_BYTES + 1;
    let done = if is_stdin(path) {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    let length = done.map_err(|error| complain("bad-file", "replay-unreadable", error.to_string()))?;
    if length as u64 == most {
        return Err(complain("bad-file", "replay-too-large", RECORD_BYTES.to_string()));
    }
    let text = std::str::from_utf8(&bytes)
        .map_err(|error| complain("bad-json", "replay-bad-json", error.to_string()))?;
    let text = text.trim_start_matches('\u{feff}');
    // JSON that is no record is told apart here, with the line, before its game is asked to read it.
    serde_json::from_str::<serde::de::IgnoredAny>(text)
        .map_err(|error| complain("bad-json", "replay-bad-json", error.to_string()))?;
    match reverie_catalog::recorded(text) {
        Ok((record, _)) => Ok(record),
        Err(Broken { entry: None, reason }) if reason.key() == "bad-record" => {
            let why = match reason.phrase.args.get("reason") {
                Some(Arg::Word(why)) => why.clone(),
                _ => voice.say(&reason.phrase),
            };
            Err(complain("bad-record", "replay-bad-record", why))
        }
        Err(broken) => Err(Complaint::of_broken(&broken, voice)),
    }
}
