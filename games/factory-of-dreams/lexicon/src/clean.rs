//! What people type, made fit to be shown and compared, or refused with the reason.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use unicode_normalization::UnicodeNormalization;

/// The longest text a dream may have, in bytes of UTF-8.
pub const LONGEST: usize = 40;

/// Beyond this nobody is typing a word: not worth reading through.
const ABSURD: usize = 400;

/// Why a text cannot stand on a dream card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, thiserror::Error)]
#[ts(export_to = "lexicon.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Unclean {
    /// Nothing, or only blanks.
    #[error("the text is empty")]
    Empty,
    /// More than [`LONGEST`] bytes.
    #[error("the text is longer than {LONGEST} bytes")]
    TooLong,
    /// A control character.
    #[error("the text has a control character")]
    Control,
    /// A character that turns the direction of writing, and so hides what is written.
    #[error("the text has a character that turns the direction of writing")]
    Direction,
    /// `<` or `>`.
    #[error("the text has markup")]
    Markup,
    /// A letter of another alphabet than ours: it may look like one of ours and never match.
    #[error("the text has a letter of another alphabet")]
    Alphabet,
    /// An emoji, a drawing, a mathematical sign…
    #[error("the text has something other than letters, digits and plain punctuation")]
    Symbol,
    /// Punctuation alone.
    #[error("the text has no letter")]
    NoLetters,
    /// More than one word, where a single one is wanted.
    #[error("the text is more than one word")]
    SeveralWords,
}

impl Unclean {
    /// Every reason.
    pub const ALL: [Self; 9] = [
        Self::Empty,
        Self::TooLong,
        Self::Control,
        Self::Direction,
        Self::Markup,
        Self::Alphabet,
        Self::Symbol,
        Self::NoLetters,
        Self::SeveralWords,
    ];

    /// The Fluent key of the reason.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Empty => "unclean-empty",
            Self::TooLong => "unclean-too-long",
            Self::Control => "unclean-control",
            Self::Direction => "unclean-direction",
            Self::Markup => "unclean-markup",
            Self::Alphabet => "unclean-alphabet",
            Self::Symbol => "unclean-symbol",
            Self::NoLetters => "unclean-no-letters",
            Self::SeveralWords => "unclean-several-words",
        }
    }
}

/// The text as it may be shown and kept: composed letters, one blank between words, nothing invisible.
pub fn clean(text: &str) -> Result<String, Unclean> {
    if text.len() > ABSURD {
        return Err(Unclean::TooLong);
    }
    let mut cleaned = String::new();
    for c in text.chars().filter(|&c| !is_invisible(c)).map(usual).nfkc().map(usual) {
        if c.is_whitespace() {
            if !cleaned.is_empty() && !cleaned.ends_with(' ') {
                cleaned.push(' ');
            }
            continue;
        }
        allowed(c)?;
        cleaned.push(c);
    }
    cleaned.truncate(cleaned.trim_end().len());
    if cleaned.is_empty() {
        Err(Unclean::Empty)
    } else if !cleaned.chars().any(char::is_alphanumeric) {
        Err(Unclean::NoLetters)
    } else if cleaned.len() > LONGEST {
        Err(Unclean::TooLong)
    } else {
        Ok(cleaned)
    }
}

/// A single word, for the Feather: letters, hyphens and apostrophes.
pub fn clean_word(text: &str) -> Result<String, Unclean> {
    let word = clean(text)?;
    if word.contains(' ') {
        Err(Unclean::SeveralWords)
    } else if word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '’')) {
        if word.chars().any(char::is_alphabetic) { Ok(word) } else { Err(Unclean::NoLetters) }
    } else {
        Err(Unclean::Symbol)
    }
}

/// Keyboards have many apostrophes and hyphens; a dream has one of each.
fn usual(c: char) -> char {
    match c {
        '`' | '´' | '‘' | 'ʼ' | '′' | '‛' | '＇' => '’',
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => '-',
        _ => c,
    }
}

/// Takes no room on the screen: dropped, as nobody means to type it.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

fn allowed(c: char) -> Result<(), Unclean> {
    match c {
        'a'..='z'
        | 'A'..='Z'
        | '0'..='9'
        | ' '
        | '\''
        | '’'
        | '-'
        | '.'
        | ','
        | '!'
        | '?'
        | '&'
        | '+'
        | '/'
        | '%' => Ok(()),
        '<' | '>' => Err(Unclean::Markup),
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            Err(Unclean::Direction)
        }
        _ if c.is_control() => Err(Unclean::Control),
        _ if is_latin(c) => Ok(()),
        _ if c.is_alphabetic() => Err(Unclean::Alphabet),
        _ => Err(Unclean::Symbol),
    }
}

/// The accented letters of the languages written in our alphabet.
fn is_latin(c: char) -> bool {
    matches!(c, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ž' | 'Ș'..='ț' | 'Ạ'..='ỹ')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn refused(text: &str) -> Unclean {
        clean(text).expect_err("this text must be refused")
    }

    #[test]
    fn ordinary_answers_stay_as_they_were_typed() {
        for text in
            ["car", "The Moon", "New-York", "œil", "père Noël", "l’avion", "rock 'n' roll", "R&B", "007"]
        {
            assert_eq!(clean(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn blanks_and_invisible_characters_are_tidied_away() {
        assert_eq!(clean("  ice \t\n  cream\u{a0}").as_deref(), Ok("ice cream"));
        assert_eq!(clean("zero\u{200b}wid\u{ad}th\u{feff}").as_deref(), Ok("zerowidth"));
        assert_eq!(clean("e\u{301}toile").as_deref(), Ok("étoile"));
        assert_eq!(clean("ｆｕｌｌ").as_deref(), Ok("full"));
        assert_eq!(clean("l`avion sous‑marin").as_deref(), Ok("l’avion sous-marin"));
    }

    #[test]
    fn hostile_text_is_refused_with_its_own_reason() {
        assert_eq!(refused(""), Unclean::Empty);
        assert_eq!(refused(" \u{200b}\u{3000} "), Unclean::Empty);
        assert_eq!(refused(&"a".repeat(10_000)), Unclean::TooLong);
        assert_eq!(refused(&"é".repeat(21)), Unclean::TooLong);
        assert_eq!(refused("🚗"), Unclean::Symbol);
        assert_eq!(refused("👩\u{200d}🚀"), Unclean::Symbol);
        assert_eq!(refused("\u{202e}rac"), Unclean::Direction);
        assert_eq!(refused("car\u{2067}"), Unclean::Direction);
        assert_eq!(refused("<b>car</b>"), Unclean::Markup);
        assert_eq!(refused("＜script＞"), Unclean::Markup);
        assert_eq!(refused("ca\u{7}r"), Unclean::Control);
        assert_eq!(refused("ca\0r"), Unclean::Control);
        assert_eq!(refused("c\u{430}r"), Unclean::Alphabet, "a Cyrillic а in a Latin word");
        assert_eq!(refused("ɑpple"), Unclean::Alphabet, "a Latin alpha");
        assert_eq!(refused("машина"), Unclean::Alphabet);
        assert_eq!(refused("c\u{336}a\u{336}r"), Unclean::Symbol, "letters struck through with marks");
        assert_eq!(refused("?!"), Unclean::NoLetters);
    }

    #[test]
    fn the_feather_takes_one_word() {
        assert_eq!(clean_word(" rendez-vous ").as_deref(), Ok("rendez-vous"));
        assert_eq!(clean_word("ice cream"), Err(Unclean::SeveralWords));
        assert_eq!(clean_word("h2o"), Err(Unclean::Symbol));
        assert_eq!(clean_word("-"), Err(Unclean::NoLetters));
    }

    proptest! {
        #[test]
        fn cleaning_never_panics_and_cleaning_again_changes_nothing(text in any::<String>()) {
            if let Ok(once) = clean(&text) {
                prop_assert!(once.len() <= LONGEST);
                prop_assert_eq!(clean(&once), Ok(once));
            }
        }

        #[test]
        fn cleaning_what_is_nearly_a_word_changes_nothing_the_second_time(text in "[a-zé '’`\u{300}-\u{303}\u{200b}-]{0,45}") {
            if let Ok(once) = clean(&text) {
                prop_assert_eq!(clean(&once), Ok(once));
            }
        }
    }
}
