//! How much the program takes from outside before it says "too much".

/// The longest line the referee reads. A record of the longest game, with a box of somebody's own inside, is below
/// a tenth of it.
pub(crate) const LINE_BYTES: usize = 4 << 20;

/// The largest file that is read as a record.
pub(crate) const RECORD_BYTES: u64 = 16 << 20;

/// The longest error message in characters: what was wrong may quote what was sent, but not all of it.
pub(crate) const MESSAGE_CHARS: usize = 400;

/// A message cut to [`MESSAGE_CHARS`].
pub(crate) fn clip(message: String) -> String {
    match message.char_indices().nth(MESSAGE_CHARS) {
        None => message,
        Some((end, _)) => format!("{}…", &message[..end]),
    }
}
