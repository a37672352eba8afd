//! What evokes: a Thought on a card, or any word the lexicon knows.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::content::CONTENT;
use crate::names::NAMES;
use crate::spelling::{singular, spelled, words};
use crate::vectors::LEXICON;
use crate::{Language, Thought};

/// Something that evokes dreams.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// A Thought on a card.
    Thought(Thought),
    /// A common word that is on no card, by its place in the list and its vector.
    Common(usize, Vec<f32>),
    /// Another word, by its vector.
    Word(Vec<f32>),
}

static THOUGHTS: LazyLock<[HashMap<String, Thought>; 2]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        Thought::all().map(|thought| (singular(thought.word(language), language), thought)).collect()
    })
});

static COMMON: LazyLock<[HashMap<String, usize>; 2]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let words = CONTENT.common.iter().map(|word| singular(word[language.index()], language));
        words.zip(0..).collect()
    })
});

impl Cue {
    /// What a word evokes dreams by: as a Thought if it is on a card (in any number or spelling), else as a common word
    /// or by the lexicon; nothing if that does not know it either.
    pub fn read(text: &str, language: Language) -> Option<Self> {
        let thought = |word: &str| THOUGHTS[language.index()].get(&singular(word, language)).copied();
        let others = || {
            let group = NAMES.group(text, language)?;
            CONTENT.synonyms[language.index()][group].iter().find_map(|word| thought(word))
        };
        if let Some(thought) = thought(text).or_else(others) {
            return Some(Self::Thought(thought));
        }
        if let Some(&place) = COMMON[language.index()].get(&singular(text, language)) {
            return Some(Self::Common(place, english(CONTENT.common[place][0])?));
        }
        match language {
            Language::En => english(text),
            // There are no French vectors worth having: a French word goes through the lists.
            Language::Fr => NAMES.all(text, language).find_map(|dream| english(dream.name(Language::En))),
        }
        .map(Self::Word)
    }
}

/// The mean of the vectors of a text's words.
fn english(text: &str) -> Option<Vec<f32>> {
    if let Some(vector) = LEXICON.vector(&spelled(text, Language::En)) {
        return Some(vector);
    }
    let words = words(text, Language::En);
    let mut vectors = words.iter().filter_map(|word| LEXICON.vector(word));
    let mut sum = vectors.next()?;
    for vector in vectors {
        for (sum, more) in sum.iter_mut().zip(vector) {
            *sum += more;
        }
    }
    Some(sum)
}
