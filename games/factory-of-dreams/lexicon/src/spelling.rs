//! How a word is written, apart from what it means: case, accents, articles, plurals, slips of the finger.

use deunicode::deunicode;
use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;

use crate::Language;

/// The words of a text, in lower case, with their accents and without a leading article.
pub(crate) fn words(text: &str, language: Language) -> Vec<String> {
    let lower: String = text.nfc().flat_map(char::to_lowercase).collect();
    let lower = lower.replace(['’', '‘'], "'");
    // An elided article is a word of its own; any other apostrophe is part of its word.
    let lower = match language {
        Language::Fr => lower.replace('\'', "' "),
        Language::En => lower.replace('\'', ""),
    };
    let kept: String = lower
        .chars()
        .map(|c| match c {
            '-' | '/' | ',' => ' ',
            '.' | '!' | '?' | '%' => '\u{ad}',
            _ => c,
        })
        .filter(|&c| c != '\u{ad}')
        .collect();
    let mut words: Vec<String> = kept.split_whitespace().map(str::to_owned).collect();
    let articles: &[&str] = match language {
        Language::En => &["the", "a", "an"],
        Language::Fr => &["le", "la", "les", "l'", "un", "une", "des", "du", "de", "d'"],
    };
    while words.len() > 1 && articles.contains(&words[0].as_str()) {
        words.remove(0);
    }
    words
}

/// The text with its accents, on one line of words.
pub(crate) fn spelled(text: &str, language: Language) -> String {
    words(text, language).join(" ")
}

/// The text without accents and without anything between its words: `icecream` for `Ice-cream`.
pub(crate) fn folded(text: &str, language: Language) -> String {
    plain(&words(text, language).concat())
}

/// The same with every word in the singular, or in a form that singular and plural share.
pub(crate) fn singular(text: &str, language: Language) -> String {
    words(text, language).iter().map(|word| singular_word(&plain(word), language)).collect()
}

/// The same of a single word in lower case and without accents.
pub(crate) fn singular_word(word: &str, language: Language) -> String {
    match language {
        Language::En => singular_en(word),
        Language::Fr => singular_fr(word),
    }
}

/// The text reduced to the stems of its words.
pub(crate) fn stem(text: &str, language: Language) -> String {
    let stemmer = Stemmer::create(match language {
        Language::En => Algorithm::English,
        Language::Fr => Algorithm::French,
    });
    words(text, language)
        .iter()
        .map(|word| match language {
            Language::En => stemmer.stem(&singular_irregular(word)).into_owned(),
            // The French stemmer knows accents and needs them.
            Language::Fr => plain(&stemmer.stem(word)),
        })
        .collect()
}

/// A word without accents.
pub(crate) fn plain(word: &str) -> String {
    deunicode(word).to_lowercase().replace('\'', "")
}

const IRREGULAR_EN: [(&str, &str); 27] = [
    ("men", "man"),
    ("women", "woman"),
    ("children", "child"),
    ("people", "person"),
    ("mice", "mouse"),
    ("geese", "goose"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("oxen", "ox"),
    ("knives", "knife"),
    ("wives", "wife"),
    ("lives", "life"),
    ("wolves", "wolf"),
    ("leaves", "leaf"),
    ("loaves", "loaf"),
    ("thieves", "thief"),
    ("shelves", "shelf"),
    ("halves", "half"),
    ("calves", "calf"),
    ("elves", "elf"),
    ("scarves", "scarf"),
    ("hooves", "hoof"),
    ("dwarves", "dwarf"),
    ("selves", "self"),
    ("cacti", "cactus"),
    ("octopi", "octopus"),
    ("lice", "louse"),
];

fn singular_irregular(word: &str) -> String {
    if let Some((_, one)) = IRREGULAR_EN.iter().find(|(many, _)| *many == word) {
        return (*one).to_owned();
    }
    // Firemen, policewomen; but no specimen.
    match word.strip_suffix("men") {
        Some(start) if start.len() > 2 && !["speci", "abdo", "regi"].contains(&start) => {
            format!("{start}man")
        }
        _ => word.to_owned(),
    }
}

/// Not always a word, but one form for singular and plural: `hous` for house and houses, `bus` for bus and buses.
fn singular_en(word: &str) -> String {
    let mut form = singular_irregular(word);
    loop {
        let before = form.len();
        if form.len() > 2 {
            if let Some(start) = form.strip_suffix("ies") {
                form = format!("{start}y");
                continue;
            }
            for ending in ["ses", "xes", "zes", "ches", "shes", "oes"] {
                if form.ends_with(ending) {
                    form.truncate(form.len() - 2);
                }
            }
            if form.ends_with('s') && !["ss", "us", "is"].iter().any(|ending| form.ends_with(ending)) {
                form.pop();
            }
            for ending in ["se", "xe", "ze", "che", "she", "oe"] {
                if form.ends_with(ending) {
                    form.pop();
                }
            }
            if let Some(start) = form.strip_suffix("ie") {
                form = format!("{start}y");
            }
        }
        if form.len() == before {
            return form;
        }
    }
}

fn singular_fr(word: &str) -> String {
    match word {
        "yeux" => return "oeil".to_owned(),
        "cieux" => return "ciel".to_owned(),
        "travaux" => return "travail".to_owned(),
        "vitraux" => return "vitrail".to_owned(),
        "coraux" => return "corail".to_owned(),
        "emaux" => return "email".to_owned(),
        "messieurs" => return "monsieur".to_owned(),
        "mesdames" => return "madame".to_owned(),
        _ => {}
    }
    if word.len() <= 3 {
        return word.to_owned();
    }
    if word.ends_with("eaux") || word.ends_with("yaux") {
        return word[..word.len() - 1].to_owned();
    }
    if let Some(start) = word.strip_suffix("aux") {
        return format!("{start}al");
    }
    if ["eux", "oux", "s"].iter().any(|ending| word.ends_with(ending)) {
        return word[..word.len() - 1].to_owned();
    }
    word.to_owned()
}

/// Whether a text has the accents of a name, whatever their numbers (`rosés` and `rosé`).
pub(crate) fn accents_agree(spelled: &str, name: &str) -> bool {
    let accents =
        |text: &str| text.chars().filter(|c| !c.is_ascii() && c.is_alphabetic()).collect::<String>();
    accents(spelled) == accents(name)
}

/// How many slips of the finger are forgiven in a word of so many letters.
pub(crate) const fn slips(letters: usize) -> usize {
    match letters {
        0..5 => 0,
        5..8 => 1,
        _ => 2,
    }
}

/// Whether the one may be the other, mistyped. Whether either is a word of its own is for the caller to know.
pub(crate) fn is_slip(typed: &str, meant: &str) -> bool {
    let (typed_letters, meant_letters) = (typed.chars().count(), meant.chars().count());
    let forgiven = slips(meant_letters);
    typed_letters.abs_diff(meant_letters) <= forgiven
        && (1..=forgiven).contains(&strsim::osa_distance(typed, meant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_plural_has_the_form_of_its_singular() {
        for (many, one) in [
            ("Trains", "train"),
            ("wolves", "wolf"),
            ("mice", "mouse"),
            ("buses", "bus"),
            ("houses", "house"),
            ("boxes", "box"),
            ("axes", "axe"),
            ("witches", "witch"),
            ("potatoes", "potato"),
            ("shoes", "shoe"),
            ("cookies", "cookie"),
            ("cherries", "cherry"),
            ("firemen", "fireman"),
            ("princesses", "princess"),
            ("gases", "gas"),
            ("ice creams", "ice-cream"),
            ("the stars", "a star"),
        ] {
            assert_eq!(singular(many, Language::En), singular(one, Language::En), "{many}");
        }
    }

    #[test]
    fn a_french_plural_has_the_form_of_its_singular() {
        for (many, one) in [
            ("chevaux", "cheval"),
            ("bateaux", "bateau"),
            ("yeux", "œil"),
            ("les bijoux", "un bijou"),
            ("cheveux", "cheveu"),
            ("pommes de terre", "pomme de terre"),
            ("chauves-souris", "chauve souris"),
            ("des tuyaux", "le tuyau"),
        ] {
            assert_eq!(singular(many, Language::Fr), singular(one, Language::Fr), "{many}");
        }
        assert_ne!(singular("mur", Language::Fr), singular("mûre", Language::Fr));
    }

    #[test]
    fn longer_words_forgive_more_slips() {
        assert!(!is_slip("bera", "bear"));
        assert!(is_slip("gutiar", "guitar"));
        assert!(!is_slip("gtiuar", "guitar"));
        assert!(is_slip("elefant", "elephant"));
        assert!(!is_slip("guitar", "guitar"), "no slip at all");
    }
}
