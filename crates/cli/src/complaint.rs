//! What is wrong with something from outside: a code for programs, a sentence for people.

use reverie_game::{Broken, Phrase};
use reverie_text::Voice;
use serde::Serialize;

use crate::limits;
use crate::out;

/// What is wrong.
#[derive(Debug, Serialize)]
pub(crate) struct Complaint {
    pub(crate) code: String,
    pub(crate) message: String,
    /// Where a record is broken, counted from 1 as its log counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) entry: Option<usize>,
}

impl Complaint {
    /// A sentence in this voice, short and safe to print.
    pub(crate) fn new(code: &str, phrase: &Phrase, voice: &Voice) -> Self {
        let message = limits::clip(out::plain(&voice.say(phrase)));
        Self { code: code.to_owned(), message, entry: None }
    }

    /// Why a record does not hold.
    pub(crate) fn of_broken(broken: &Broken, voice: &Voice) -> Self {
        let reason = &broken.reason;
        match broken.entry.map(|entry| entry + 1) {
            None => Self::new(reason.key(), &reason.phrase, voice),
            Some(entry) => {
                let phrase =
                    Phrase::new("replay-entry").with("entry", entry).with("reason", reason.phrase.clone());
                Self { entry: Some(entry), ..Self::new(reason.key(), &phrase, voice) }
            }
        }
    }
}
