//! Why something was not done: a code for the program that asked, a sentence for the person who wrote it.

use reverie_game::{Broken, Illegal, Phrase};

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

    /// The entry of a record that is to blame, counted from 1.
    pub(super) fn entry(&self) -> Option<usize> {
        match self {
            Self::Broken(broken) => broken.entry.map(|entry| entry + 1),
            _ => None,
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
            Self::Refused(illegal) => illegal.0.clone(),
            Self::Broken(broken) => broken_words(broken),
            Self::Bug => Phrase::new("referee-bug"),
        }
    }
}

/// Why a record does not hold, with the entry's number as the log counts: from 1.
pub(crate) fn broken_words(broken: &Broken) -> Phrase {
    let reason = broken.reason.0.clone();
    match broken.entry {
        Some(entry) => Phrase::new("replay-entry").with("entry", entry + 1).with("reason", reason),
        None => reason,
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
