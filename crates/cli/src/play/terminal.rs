//! Where a person sits: lines in, text out. Line based, without escape tricks, so that a script can sit there too.

use std::io::{self, BufRead, IsTerminal, Write};

use reverie_game::Phrase;
use reverie_terminal::{NARROW, paint};
use reverie_text::{Names, Voice};

/// Wider rows than this are hard to read.
const WIDE: usize = 118;

/// Standard input and output, and the language spoken there.
pub(crate) struct Terminal {
    /// The language spoken.
    pub(crate) voice: &'static Voice,
    /// How many columns there are.
    pub(crate) width: usize,
    /// Whether a person sits there, rather than a script.
    pub(crate) person: bool,
}

impl Terminal {
    /// This process's own.
    pub(crate) fn own(voice: &'static Voice) -> Self {
        let width = terminal_size::terminal_size().map_or(NARROW, |(width, _)| usize::from(width.0));
        Self { voice, width: width.clamp(NARROW, WIDE), person: io::stdin().is_terminal() }
    }

    /// The next line typed, trimmed; none at the end of the input.
    pub(crate) fn ask(&self, prompt: &str) -> Option<String> {
        self.print(&format!("{prompt} "));
        let mut line = Vec::new();
        let got = io::stdin().lock().read_until(b'\n', &mut line);
        if !self.person {
            // What a script types is not echoed: keep its transcript readable.
            self.say_line("");
        }
        match got {
            Ok(0) | Err(_) => None,
            // Whatever was typed, even where it is not text, gets an answer rather than an end.
            Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
        }
    }

    /// Takes what was said off a person's screen, as far back as it goes: the next one may not read it.
    pub(crate) fn wipe(&self) {
        if self.person {
            self.print("\u{1b}[2J\u{1b}[3J\u{1b}[H");
        }
    }

    /// Prints as it is. Nobody can be told when the output is gone.
    #[allow(clippy::unused_self)] // whoever prints has the terminal
    pub(crate) fn print(&self, text: &str) {
        let mut out = anstream::stdout();
        let _ = write!(out, "{text}").and_then(|()| out.flush());
    }

    /// Prints a line, wrapped.
    pub(crate) fn say_line(&self, text: &str) {
        self.print(&format!("{}\n", paint::fold(text, self.width - 1, 0)));
    }

    /// Says a phrase on lines of its own.
    pub(crate) fn say(&self, phrase: &Phrase) {
        self.say_line(&self.voice.say(phrase));
    }

    /// Says a phrase to somebody at a table.
    pub(crate) fn tell(&self, names: &Names, phrase: &Phrase) {
        self.say_line(&self.voice.say_to(names, phrase));
    }

    /// Says a message without arguments.
    pub(crate) fn word(&self, key: &'static str) {
        self.say_line(&self.voice.word(key));
    }
}
