//! A dream may not be one of tonight's Thoughts in another coat.

use crate::Language;
use crate::spelling::{folded, singular, stem};

/// Whether a text is the same as a Thought, or has the same stem: such a dream is banned.
///
/// A compound is a dream of its own: with the Thought `fire` on the table, `fires` is banned, `fire truck` is not.
pub fn resembles(text: &str, thought: &str, language: Language) -> bool {
    [folded, singular, stem].iter().any(|form| form(text, language) == form(thought, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thought_itself_and_its_forms_are_banned() {
        for (text, thought) in [
            ("Fire", "fire"),
            ("the fires", "fire"),
            ("swimming", "swim"),
            ("wolves", "wolf"),
            ("happiness", "happy"),
        ] {
            assert!(resembles(text, thought, Language::En), "{text}");
        }
        for (text, thought) in [("les forets", "forêt"), ("chevaux", "cheval"), ("danser", "danse")] {
            assert!(resembles(text, thought, Language::Fr), "{text}");
        }
    }

    #[test]
    fn a_compound_or_another_word_is_a_dream_of_its_own() {
        for (text, thought) in [("fire truck", "fire"), ("wave", "water"), ("star", "start"), ("king", "kin")]
        {
            assert!(!resembles(text, thought, Language::En), "{text}");
        }
    }
}
