//! Why something was not done: a code for the program that asked, a sentence for the person who wrote it.

use reverie_game::{Broken, Illegal, Phrase};
use reverie_text::Voice;

use crate::complaint::Complaint;
use crate::limits::LINE_BYTES;

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Fault {
    /// The line is not UTF-8 from this byte on.
    NotUtf8 { at: usize },
    /// The line is not JSON.
    BadJson { reason: String },
    /// The line is JSON, but not a request.
    BadRequest(Phrase),
    /// The line was passed over.
    LineTooLong,
    /// There is no table yet.
    NoGame,
    /// The operating system has no random seed to give.
    NoRandomness,
    /// The rules say no.
    Refused(Illegal),
    /// A record that does not hold.
    Broken(Broken),
    /// A fault of ours.
    Bug,
}

impl Fault {
    /// Its name for programs. A refusal of the rules has the key of its reason.
    pub(super) fn code(&self) -> &str {
        match self {
            Self::NotUtf8 { .. } | Self::BadJson { .. } => "bad-json",
            Self::BadRequest(_) => "bad-request",
            Self::LineTooLong => "line-too-long",
            Self::NoGame => "no-game",
            Self::NoRandomness => "no-randomness",
            Self::Refused(illegal) => illegal.key(),
            Self::Broken(broken) => broken.reason.key(),
            Self::Bug => "bug",
        }
    }

    /// What is answered.
    pub(super) fn complaint(&self, voice: &Voice) -> Complaint {
        match self {
            Self::Broken(broken) => Complaint::of_broken(broken, voice),
            _ => Complaint::new(self.code(), &self.phrase(), voice),
        }
    }

    /// What is said to a person.
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            Self::NotUtf8 { at } => Phrase::new("referee-not-utf8").with("byte", at + 1),
            Self::BadJson { reason } => Phrase::new("referee-bad-json").with("reason", reason.as_str()),
            Self::BadRequest(phrase) => phrase.clone(),
            Self::LineTooLong => Phrase::new("referee-line-too-long").with("most", LINE_BYTES),
            Self::NoGame => Phrase::new("referee-no-game"),
            Self::NoRandomness => Phrase::new("referee-no-randomness"),
            Self::Refused(illegal) => illegal.phrase.clone(),
            Self::Broken(broken) => broken.reason.phrase.clone(),
            Self::Bug => Phrase::new("referee-bug"),
        }
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Self {
        Self::Refused(illegal)
    }
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}
