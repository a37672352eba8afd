//! Answers that may mean the same: the table is asked, and decides.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::NAMES;
use crate::spelling::{folded, is_slip, spelled, stem, words};
use crate::vectors::LEXICON;
use crate::{Language, Thought, known};

/// Why two answers may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(rename_all = "lowercase")]
pub enum Likeness {
    /// Some list names them together.
    Listed,
    /// A dictionary gives them a meaning in common.
    Meaning,
    /// They come from the same stem.
    Stem,
    /// They are written nearly alike.
    Spelling,
    /// The one is part of the other.
    Part,
}

impl Likeness {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::Listed, Self::Meaning, Self::Stem, Self::Spelling, Self::Part];

    /// The Fluent key of the reason.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Listed => "likeness-listed",
            Self::Meaning => "likeness-meaning",
            Self::Stem => "likeness-stem",
            Self::Spelling => "likeness-spelling",
            Self::Part => "likeness-part",
        }
    }
}

/// Why two answers that do not match by themselves may be the same, if there is a reason to ask.
pub fn suggestion(a: &str, b: &str, language: Language) -> Option<Likeness> {
    let group = |text| NAMES.group(text, language);
    if NAMES.all(a, language).any(|dream| NAMES.all(b, language).any(|other| other == dream))
        || group(a).is_some_and(|known| group(b) == Some(known))
    {
        return Some(Likeness::Listed);
    }
    if stem(a, language) == stem(b, language) {
        return Some(Likeness::Stem);
    }
    let (left, right) = (english(a, language), english(b, language));
    if left.iter().any(|a| right.iter().any(|b| LEXICON.share_meaning(a, b))) {
        return Some(Likeness::Meaning);
    }
    let (left, right) = (words(a, language), words(b, language));
    let (short, long) = if left.len() < right.len() { (&left, &right) } else { (&right, &left) };
    if short.len() < long.len() && short.iter().all(|word| long.contains(word)) {
        return Some(Likeness::Part);
    }
    let real = known::is_word(a, language) && known::is_word(b, language);
    let (a, b) = (folded(a, language), folded(b, language));
    (!real && (is_slip(&a, &b) || is_slip(&b, &a))).then_some(Likeness::Spelling)
}

/// The English words a text may stand for: itself, or through the lists.
fn english(text: &str, language: Language) -> Vec<String> {
    match language {
        Language::En => vec![spelled(text, language)],
        Language::Fr => {
            let named = NAMES.all(text, language).map(|dream| dream.name(Language::En).to_owned());
            let thought = Thought::all().find(|thought| spelled(text, language) == thought.word(language));
            named.chain(thought.map(|thought| thought.word(Language::En).to_owned())).collect()
        }
    }
}
