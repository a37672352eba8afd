//! Standard output, which may close at any time: `reverie games | head -1` is no error.

use std::io::{ErrorKind, Result, Write};

/// Whether there is still somebody reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Yes.
    There,
    /// They closed their end.
    Gone,
}

/// Prints at once, in colour where the terminal has it.
pub(crate) fn print(text: &str) -> Result<Reader> {
    write(&mut anstream::stdout().lock(), text.as_bytes())
}

/// Writes at once.
pub(crate) fn write(out: &mut impl Write, bytes: &[u8]) -> Result<Reader> {
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => Ok(Reader::There),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Reader::Gone),
        Err(error) => Err(error),
    }
}

/// Words from outside, safe to print: a name in a record must not steer the terminal.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
