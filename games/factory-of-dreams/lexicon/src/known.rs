//! Which words are words: a real word is never taken for a mistyped one.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::content::CONTENT;
use crate::spelling::{folded, plain, singular, singular_word, spelled, words};
use crate::vectors::LEXICON;
use crate::{Dream, Language};

pub(crate) static KNOWN: LazyLock<[Known; 2]> = LazyLock::new(|| Language::ALL.map(Known::collect));

#[derive(Default)]
pub(crate) struct Known {
    /// With accents.
    spelled: HashSet<String>,
    /// Without, and in the singular.
    forms: HashSet<String>,
}

impl Known {
    fn collect(language: Language) -> Self {
        let mut known = Self::default();
        for dream in Dream::all() {
            for name in dream.names(language) {
                known.add(name, language);
            }
        }
        for words in &CONTENT.thoughts {
            known.add(words[language.index()], language);
        }
        for word in CONTENT.synonyms[language.index()].iter().flatten() {
            known.add(word, language);
        }
        // Where it must not be taken for a dream's name, any word of the language counts.
        for word in &LEXICON.guarded[language.index()] {
            known.add_word(word, language);
        }
        if language == Language::En {
            for word in LEXICON.words() {
                known.add_word(word, language);
            }
        }
        known
    }

    /// A single word in lower case: there are tens of thousands of those.
    fn add_word(&mut self, word: &str, language: Language) {
        if !word.is_ascii() {
            self.spelled.insert(word.to_owned());
        }
        let plain = plain(word).replace('-', "");
        self.forms.insert(singular_word(&plain, language));
        self.forms.insert(plain);
    }

    fn add(&mut self, text: &str, language: Language) {
        self.spelled.insert(spelled(text, language));
        self.forms.insert(folded(text, language));
        self.forms.insert(singular(text, language));
        for word in words(text, language) {
            self.forms.insert(folded(&word, language));
            self.forms.insert(singular(&word, language));
        }
    }
}

/// Whether every word of the text is a word of the language, in any number, with or without accents.
pub(crate) fn is_word(text: &str, language: Language) -> bool {
    let known = &KNOWN[language.index()];
    known.forms.contains(&folded(text, language))
        || words(text, language).iter().all(|word| {
            known.forms.contains(&folded(word, language)) || known.forms.contains(&singular(word, language))
        })
}

/// Whether the text, accents included, is a word of the language.
pub(crate) fn is_spelling(spelled: &str, language: Language) -> bool {
    KNOWN[language.index()].spelled.contains(spelled)
}
