//! What strangers send as a request, all in one place: for fuzzing, and for the test that knocks with what that found.

use axum::Json as Body;
use reverie_game::Illegal;
use reverie_text::{Lang, Voice};
use serde::de::DeserializeOwned;

use super::guests::{Introduction, Redemption, read};
use super::push::{PushAddress, PushBrowser};
use super::tables::{LinkAsk, Opening};
use super::teams::Founding;
use crate::actor::HostAsk;
use crate::wire::Request;

/// Reads this as a message at a table and as each body that some request takes. Why it is no message, where it is none.
///
/// # Panics
/// Where a refusal cannot be said in words, or a message has an id that it may not have: that is a bug.
pub fn knock(bytes: &[u8]) -> Result<(), Illegal> {
    let bodies = [
        read_as::<Introduction>(bytes),
        read_as::<Redemption>(bytes),
        read_as::<PushBrowser>(bytes),
        read_as::<PushAddress>(bytes),
        read_as::<Opening>(bytes),
        read_as::<HostAsk>(bytes),
        read_as::<LinkAsk>(bytes),
        read_as::<Founding>(bytes),
    ];
    let message = str::from_utf8(bytes)
        .map_err(|error| Illegal::new("bad-message").with("reason", error.to_string()))
        .and_then(|text| Request::read(text).map_err(|(_, reason)| reason));
    let message = message.map(|Request { id, .. }| {
        // It is echoed in the answer.
        assert!((1..=64).contains(&id.len()), "an id of {} bytes", id.len());
    });
    for refused in bodies.iter().chain([&message]).filter_map(|read| read.as_ref().err()) {
        for lang in Lang::all() {
            assert!(Voice::of(lang).knows(refused.key()), "no words in {lang}: {refused}");
        }
    }
    message
}

fn read_as<T: DeserializeOwned>(bytes: &[u8]) -> Result<(), Illegal> {
    read::<T>(Body::from_bytes(bytes)).map(drop).map_err(|problem| problem.reason)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::knock;

    /// What `fuzz/` found worth keeping.
    const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus/request");

    #[test]
    fn whatever_was_sent_is_read_or_refused_in_words() {
        let mut answers = BTreeSet::new();
        for file in fs::read_dir(CORPUS).unwrap() {
            let answer = knock(&fs::read(file.unwrap().path()).unwrap());
            answers.insert(answer.err().map(|reason| reason.key().to_owned()));
        }
        // A corpus that is read as a whole, or refused for one reason, tries nothing.
        assert!(answers.contains(&None) && answers.len() > 2, "{answers:?}");
    }
}
