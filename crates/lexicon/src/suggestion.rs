//! Answers that may mean the same: the table is asked, and decides.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Language;
use crate::names::NAMES;
use crate::spelling::{folded, is_slip, stem, words};

/// Why two answers may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Likeness {
    /// Some list names them together.
    Listed,
    /// They come from the same stem.
    Stem,
    /// They are written nearly alike.
    Spelling,
    /// The one is part of the other.
    Part,
}

impl Likeness {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Listed, Self::Stem, Self::Spelling, Self::Part];

    /// The Fluent key of the reason.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Listed => "likeness-listed",
            Self::Stem => "likeness-stem",
            Self::Spelling => "likeness-spelling",
            Self::Part => "likeness-part",
        }
    }
}

/// Why two answers that do not match by themselves may be the same, if there is a reason to ask.
pub fn suggestion(a: &str, b: &str, language: Language) -> Option<Likeness> {
    if NAMES.all(a, language).any(|dream| NAMES.all(b, language).any(|other| other == dream)) {
        return Some(Likeness::Listed);
    }
    if stem(a, language) == stem(b, language) {
        return Some(Likeness::Stem);
    }
    if is_slip(&folded(a, language), &folded(b, language)) {
        return Some(Likeness::Spelling);
    }
    let (a, b) = (words(a, language), words(b, language));
    let (short, long) = if a.len() < b.len() { (&a, &b) } else { (&b, &a) };
    (short.len() < long.len() && short.iter().all(|word| long.contains(word))).then_some(Likeness::Part)
}
