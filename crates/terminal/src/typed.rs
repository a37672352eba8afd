//! Words that somebody types, and what they mean. Each language lists its own in its texts, between commas; those of every
//! language are understood, as nobody should have to remember which one they chose.

use deunicode::deunicode_char;
use reverie_text::{Lang, Voice};

/// Lower case, without accents.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.trim().chars() {
        match deunicode_char(letter).filter(|_| letter.is_alphabetic() || letter == '’') {
            Some(letters) => plain.push_str(letters),
            // Signs that a board draws are typed as they are.
            None => plain.push(letter),
        }
    }
    plain.to_lowercase()
}

/// The words that a language lists under this key, plain.
pub fn words(lang: Lang, key: &str) -> Vec<String> {
    let listed = Voice::of(lang).word(key);
    listed.split(',').map(plain).filter(|word| !word.is_empty()).collect()
}

/// Whether a word, plain, is listed under this key.
pub fn means(key: &str, word: &str) -> bool {
    Lang::all().any(|lang| words(lang, key).iter().any(|known| known == word))
}

/// The one of these whose words hold this one.
pub fn among<T: Copy>(all: &[(T, &str)], word: &str) -> Option<T> {
    all.iter().find(|(_, key)| means(key, word)).map(|(one, _)| *one)
}

/// The one of these topics whose words, at the help on it, hold this one.
pub fn topic<'a>(topics: &[&'a str], help: &str, word: &str) -> Option<&'a str> {
    topics.iter().copied().find(|topic| means(&format!("{help}{topic}.typed"), word))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn accents_capitals_and_typographic_marks_make_no_difference() {
        assert_eq!(plain("  L’Œuvre Été "), "l'oeuvre ete");
        assert_eq!(plain("Mañana"), "manana");
    }

    #[test]
    fn signs_of_a_board_stay_what_they_are() {
        assert_eq!(plain(" ☀✓ "), "☀✓");
    }
}
