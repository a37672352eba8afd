//! The forms of a word by which it is compared with others, as numbers: worked out once for words that are compared often.

use crate::Language;
use crate::spelling::{folded, singular, stem};

/// The forms of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forms {
    folded: u64,
    singular: u64,
    stem: u64,
}

impl Forms {
    /// Those of this text.
    pub fn of(text: &str, language: Language) -> Self {
        let [folded, singular, stem] = [folded, singular, stem].map(|form| hash(&form(text, language)));
        Self { folded, singular, stem }
    }

    /// Whether both are one word, after case, accents, articles and plurals.
    pub const fn are_one_word(self, other: Self) -> bool {
        self.folded == other.folded || self.singular == other.singular
    }

    /// Whether both are one word, or have the same stem: see [`resembles`](crate::resembles()).
    pub const fn resemble(self, other: Self) -> bool {
        self.are_one_word(other) || self.stem == other.stem
    }
}

/// FNV-1a: short, fixed, the same everywhere.
fn hash(form: &str) -> u64 {
    form.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Thought, resembles};

    #[test]
    fn one_word_is_one_word_whatever_its_case_accents_article_and_number() {
        let forms = |text| Forms::of(text, Language::Fr);
        assert!(forms("Les forêts").are_one_word(forms("foret")));
        assert!(forms("chevaux").are_one_word(forms("un cheval")));
        assert!(!forms("danser").are_one_word(forms("danse")));
        assert!(forms("danser").resemble(forms("danse")));
        assert!(!forms("voiture").resemble(forms("automobile")), "a synonym is another word");
    }

    #[test]
    fn forms_resemble_each_other_where_the_texts_do() {
        for language in Language::ALL {
            for text in ["fires", "Swimming", "the happiness", "les chevaux", "danser", "moon"] {
                for thought in Thought::all().map(|thought| thought.word(language)) {
                    let resemble = Forms::of(text, language).resemble(Forms::of(thought, language));
                    assert_eq!(resemble, resembles(text, thought, language), "{text}, {thought}");
                }
            }
        }
    }
}
