//! What an answer means: two answers match by themselves when their concepts are equal.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::CONTENT;
use crate::names::NAMES;
use crate::spelling::{folded, singular, spelled};
use crate::{Dream, Language, Theme, known};

/// What an answer means. A thing on the lists has one concept under all its names, in both languages and
/// in every theme; a word on no list is a concept of its own. It depends on words alone, never on the order
/// of the lists, so that an old record still compares well with a new answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
pub struct Concept(pub u32);

impl Concept {
    /// FNV-1a: short, fixed, the same everywhere.
    pub(crate) fn of(words: &[&str]) -> Self {
        let mut hash: u32 = 0x811c_9dc5;
        for byte in words.iter().flat_map(|word| word.bytes().chain([0])) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        Self(hash)
    }
}

/// Why two answers match by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// The same word.
    Same,
    /// The same but for accents, hyphens, an article.
    Spelling,
    /// One and many.
    Plural,
    /// Two names of one thing.
    Alias,
    /// A slip of the finger.
    Typo,
    /// The same thing, named in the other language.
    Language,
}

impl Why {
    /// Every reason.
    pub const ALL: [Self; 6] =
        [Self::Same, Self::Spelling, Self::Plural, Self::Alias, Self::Typo, Self::Language];

    /// The Fluent key of the reason.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Same => "match-same",
            Self::Spelling => "match-spelling",
            Self::Plural => "match-plural",
            Self::Alias => "match-alias",
            Self::Typo => "match-typo",
            Self::Language => "match-language",
        }
    }
}

/// The concept of every dream. Dreams of two themes are one thing when they have a name in common in each
/// language and either calls the other by its usual name; two dreams of one theme never are.
static OF_DREAMS: LazyLock<Vec<Concept>> = LazyLock::new(|| {
    let mut classes: Vec<Vec<Dream>> = Vec::new();
    let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut class_of = Vec::new();
    for dream in Dream::all() {
        let names = dream.names(Language::En);
        let joined = names.iter().filter_map(|name| by_name.get(name)).flatten().copied().find(|&class| {
            classes[class].iter().all(|&known| known.theme() != dream.theme())
                && classes[class].iter().all(|&known| are_one(known, dream))
        });
        let class = joined.unwrap_or_else(|| {
            classes.push(Vec::new());
            classes.len() - 1
        });
        classes[class].push(dream);
        for name in names {
            let known = by_name.entry(name).or_default();
            if !known.contains(&class) {
                known.push(class);
            }
        }
        class_of.push(class);
    }
    let mut used = HashSet::new();
    let concepts: Vec<Concept> = classes
        .iter()
        .map(|class| {
            let first = class[0];
            let named = Concept::of(&["=", first.name(Language::En)]);
            if used.insert(named) {
                named
            } else {
                Concept::of(&["=", first.name(Language::En), first.theme().id()])
            }
        })
        .collect();
    class_of.into_iter().map(|class| concepts[class]).collect()
});

fn are_one(a: Dream, b: Dream) -> bool {
    let shares = |language| a.names(language).iter().any(|name| b.names(language).contains(name));
    let calls = |one: Dream, other: Dream| one.names(Language::En).contains(&other.name(Language::En));
    shares(Language::Fr) && calls(a, b) && calls(b, a)
}

pub(crate) fn of_dream(dream: Dream) -> Concept {
    OF_DREAMS[dream.index()]
}

/// How a text was understood.
struct Reading {
    concept: Concept,
    how: How,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// By its own letters, give or take case, accents and number.
    Read,
    /// As a name in the other language.
    Translated,
    /// As another word, mistyped.
    Mended,
}

/// What a text means at a table with these themes.
///
/// ```
/// use reverie_lexicon::{Language, Theme, concept};
/// let vehicles: Vec<_> = Theme::by_id("vehicles").into_iter().collect();
/// assert_eq!(concept("the Automobile", Language::En, &vehicles), concept("cars", Language::En, &vehicles));
/// assert_ne!(concept("boat", Language::En, &vehicles), concept("ship", Language::En, &vehicles));
/// ```
pub fn concept(text: &str, language: Language, themes: &[Theme]) -> Concept {
    read(text, language, themes).concept
}

fn read(text: &str, language: Language, themes: &[Theme]) -> Reading {
    let reading = |dream: Dream, how| Reading { concept: of_dream(dream), how };
    let tonight = (!themes.is_empty()).then_some(themes);
    // Tonight's lists decide before all the others; a synonym of what is on tonight's lists too.
    for scope in tonight.into_iter().map(Some).chain([None]) {
        if let Some(dream) = NAMES.find(text, language, scope) {
            return reading(dream, How::Read);
        }
        if let Some(dream) = synonyms(text, language).find_map(|word| NAMES.find(word, language, scope)) {
            return reading(dream, How::Read);
        }
    }
    let unlisted = Reading { concept: unlisted(text, language), how: How::Read };
    if known::is_word(text, language) {
        return unlisted;
    }
    for scope in tonight.into_iter().map(Some).chain([None]) {
        if let Some(dream) = NAMES.find(text, language.other(), scope) {
            return reading(dream, How::Translated);
        }
        if let Some(dream) = NAMES.mend(text, language, scope) {
            return reading(dream, How::Mended);
        }
    }
    unlisted
}

/// The other words of the group of general synonyms that a text belongs to.
fn synonyms(text: &str, language: Language) -> impl Iterator<Item = &'static str> {
    let group = NAMES.group(text, language);
    group.into_iter().flat_map(move |group| CONTENT.synonyms[language.index()][group].iter().copied())
}

fn unlisted(text: &str, language: Language) -> Concept {
    if let Some(first) = synonyms(text, language).next() {
        return Concept::of(&["~", first]);
    }
    // Where the accents make another word (rose, rosé), they count.
    let spelled = spelled(text, language);
    if spelled.is_ascii() || !known::is_spelling(&spelled, language) {
        Concept::of(&["-", &singular(text, language)])
    } else {
        Concept::of(&["-", &spelled])
    }
}

/// Why two answers match by themselves at a table with these themes, if they do.
pub fn why(a: &str, b: &str, language: Language, themes: &[Theme]) -> Option<Why> {
    let (left, right) = (read(a, language, themes), read(b, language, themes));
    if left.concept != right.concept {
        return None;
    }
    let same = |form: fn(&str, Language) -> String| form(a, language) == form(b, language);
    Some(if same(spelled) {
        Why::Same
    } else if same(folded) {
        Why::Spelling
    } else if same(singular) {
        Why::Plural
    } else if left.how == How::Mended || right.how == How::Mended {
        Why::Typo
    } else if left.how == How::Translated || right.how == How::Translated {
        Why::Language
    } else {
        Why::Alias
    })
}

/// The dream of tonight's themes that a text names, if it names one.
pub fn dream(text: &str, language: Language, themes: &[Theme]) -> Option<Dream> {
    let concept = concept(text, language, themes);
    themes.iter().flat_map(|theme| theme.dreams()).find(|dream| dream.concept() == concept)
}

/// Whether a word on no list would be taken for the name of a dream, mistyped or without its accents. `cargo xtask
/// words` keeps a list of those that are real words, and they are left alone.
pub fn mistaken(word: &str, language: Language) -> bool {
    NAMES.mistaken(word, language)
}
