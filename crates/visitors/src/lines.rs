//! Lines of bounded length out of a stream of bytes.

use std::io::{BufRead, ErrorKind, Result};

/// Reads lines, holding no more than one of bounded length.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    most: usize,
    line: Vec<u8>,
}

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// A line, without its end; the last one need not have any.
    Whole(&'a [u8]),
    /// A line that was too long to be kept, and has been passed over.
    TooLong,
    /// No more lines.
    End,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most so many bytes.
    pub const fn new(input: R, most: usize) -> Self {
        Self { input, most, line: Vec::new() }
    }

    /// The next line.
    pub fn read(&mut self) -> Result<Line<'_>> {
        self.line.clear();
        // One long line must not keep its room for the rest of the session.
        self.line.shrink_to(1 << 16);
        let mut too_long = false;
        loop {
            let piece = match self.input.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = piece.iter().position(|&byte| byte == b'\n');
            let (kept, used) = match end {
                Some(end) => (&piece[..end], end + 1),
                None => (piece, piece.len()),
            };
            too_long |= self.line.len() + kept.len() > self.most;
            if !too_long {
                self.line.extend_from_slice(kept);
            }
            self.input.consume(used);
            if end.is_some() || used == 0 {
                return Ok(match (too_long, end) {
                    (true, _) => Line::TooLong,
                    (false, None) if self.line.is_empty() => Line::End,
                    (false, _) => Line::Whole(&self.line),
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn a_line_may_be_as_long_as_the_limit_and_what_is_longer_is_passed_over() {
        // A reader that hands out three bytes at a time: no line comes in one piece.
        let input = BufReader::with_capacity(3, &b"12345678\n123456789\n\nlast"[..]);
        let mut lines = Lines::new(input, 8);
        assert_eq!(lines.read().unwrap(), Line::Whole(b"12345678"));
        assert_eq!(lines.read().unwrap(), Line::TooLong);
        assert_eq!(lines.read().unwrap(), Line::Whole(b""));
        assert_eq!(lines.read().unwrap(), Line::Whole(b"last"));
        assert_eq!(lines.read().unwrap(), Line::End);
        assert_eq!(lines.read().unwrap(), Line::End);
    }

    #[test]
    fn a_long_line_without_an_end_is_too_long_once() {
        let mut lines = Lines::new(&b"123456789"[..], 8);
        assert_eq!(lines.read().unwrap(), Line::TooLong);
        assert_eq!(lines.read().unwrap(), Line::End);
    }
}
