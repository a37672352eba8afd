//! Every name of every dream, found by how it is written.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::content::CONTENT;
use crate::spelling::{accents_agree, folded, is_slip, singular, spelled};
use crate::{Dream, Language, Theme, known};

pub(crate) static NAMES: LazyLock<Names> = LazyLock::new(Names::index);

/// How closely a text must be written like a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tier {
    /// With its accents.
    Spelled,
    /// Without accents and blanks.
    Folded,
    /// One or many.
    Singular,
}

/// From the letter to the liberal.
const TIERS: [Tier; 3] = [Tier::Spelled, Tier::Folded, Tier::Singular];

impl Tier {
    fn form(self, text: &str, language: Language) -> String {
        match self {
            Self::Spelled => spelled(text, language),
            Self::Folded => folded(text, language),
            Self::Singular => singular(text, language),
        }
    }
}

/// A dream under one of its names.
#[derive(Clone, Copy, Debug)]
struct Named {
    dream: Dream,
    name: &'static str,
    /// By its usual name rather than an alias.
    usual: bool,
}

/// A word, its length and which letters it has: enough to see at once that most words are not each other.
#[derive(Debug)]
struct Shape {
    word: String,
    letters: u32,
}

impl Shape {
    fn of(word: &str) -> Self {
        let letters = word.bytes().fold(0, |letters, byte| letters | 1 << (byte & 31));
        Self { word: word.to_owned(), letters }
    }

    /// Each slip adds, drops or changes one letter, and two are the most.
    fn may_be(&self, other: &Self) -> bool {
        self.word.len().abs_diff(other.word.len()) <= 2 && (self.letters ^ other.letters).count_ones() <= 4
    }
}

/// The lists of names, for each language.
#[derive(Debug)]
pub(crate) struct Names {
    dreams: [[HashMap<String, Vec<Named>>; 3]; 2],
    /// The same names as shapes, to be compared with what was mistyped.
    shapes: [Vec<(Tier, Shape, Named)>; 2],
    /// Groups of general synonyms by the singular of their words.
    groups: [HashMap<String, usize>; 2],
}

impl Names {
    fn index() -> Self {
        let dreams = Language::ALL.map(|language| {
            TIERS.map(|tier| {
                let mut index: HashMap<String, Vec<Named>> = HashMap::new();
                for dream in Dream::all() {
                    for (at, &name) in dream.names(language).iter().enumerate() {
                        let named = index.entry(tier.form(name, language)).or_default();
                        if named.iter().all(|known| known.dream != dream) {
                            named.push(Named { dream, name, usual: at == 0 });
                        }
                    }
                }
                index
            })
        });
        let groups = Language::ALL.map(|language| {
            let groups = CONTENT.synonyms[language.index()].iter().enumerate();
            groups
                .flat_map(|(number, group)| group.iter().map(move |word| (singular(word, language), number)))
                .collect()
        });
        let shapes = Language::ALL.map(|language| {
            let mut shapes = Vec::new();
            for (tier, index) in TIERS.iter().zip(&dreams[language.index()]).skip(1) {
                for (name, named) in index {
                    shapes.extend(named.iter().map(|&named| (*tier, Shape::of(name), named)));
                }
            }
            shapes
        });
        Self { dreams, shapes, groups }
    }

    /// The dream a text names: among the dreams of these themes, or of all.
    pub(crate) fn find(&self, text: &str, language: Language, scope: Option<&[Theme]>) -> Option<Dream> {
        let in_scope = |named: &&Named| scope.is_none_or(|themes| themes.contains(&named.dream.theme()));
        let rank = |named: &&Named| {
            let theme = named.dream.theme();
            let turn = scope.and_then(|themes| themes.iter().position(|&tonight| tonight == theme));
            (!named.usual, turn, named.dream)
        };
        // A word whose accents make it another one (rosé) is not read without them.
        let spelled = spelled(text, language);
        let accents_count = !spelled.is_ascii() && known::is_spelling(&spelled, language);
        let readable = |named: &&Named| !accents_count || accents_agree(&spelled, named.name);
        TIERS.iter().zip(&self.dreams[language.index()]).find_map(|(tier, index)| {
            let found = index.get(&tier.form(text, language))?.iter();
            found.filter(in_scope).filter(readable).min_by_key(rank).map(|named| named.dream)
        })
    }

    /// Every dream that has this name, in any theme.
    pub(crate) fn all(&self, text: &str, language: Language) -> impl Iterator<Item = Dream> {
        let found = self.dreams[language.index()][2].get(&singular(text, language));
        found.into_iter().flatten().map(|named| named.dream)
    }

    /// The dreams whose name a text may be, mistyped, with the number of slips.
    fn near(&self, text: &str, language: Language) -> impl Iterator<Item = (usize, Named)> {
        let typed = Shape::of(&folded(text, language));
        let single = Shape::of(&singular(text, language));
        let names = self.shapes[language.index()].iter().filter(move |(tier, name, _)| match tier {
            Tier::Singular => name.may_be(&single) && is_slip(&single.word, &name.word),
            _ => name.may_be(&typed) && is_slip(&typed.word, &name.word),
        });
        let (typed, single) = (folded(text, language), singular(text, language));
        names.map(move |(tier, name, named)| {
            let typed = if *tier == Tier::Singular { &single } else { &typed };
            (strsim::osa_distance(typed, &name.word), *named)
        })
    }

    /// The dream whose name was mistyped, if there is exactly one name that is nearest.
    pub(crate) fn mend(&self, text: &str, language: Language, scope: Option<&[Theme]>) -> Option<Dream> {
        let mut near: Vec<(usize, Named)> = self
            .near(text, language)
            .filter(|(_, named)| scope.is_none_or(|themes| themes.contains(&named.dream.theme())))
            .collect();
        near.sort_unstable_by_key(|(slips, named)| (*slips, named.dream));
        let (least, first) = *near.first()?;
        let sure = near.iter().take_while(|(slips, _)| *slips == least).all(|(_, other)| {
            other.dream.concept() == first.dream.concept()
                || singular(other.name, language) == singular(first.name, language)
        });
        if sure { self.find(first.name, language, scope) } else { None }
    }

    /// Whether a word would be taken for the name of a dream it is not: such words are kept in a list.
    pub(crate) fn mistaken(&self, word: &str, language: Language) -> bool {
        let [exact, without_accents, _] = &self.dreams[language.index()];
        let spelled = spelled(word, language);
        if exact.contains_key(&spelled) {
            return false;
        }
        let accents = !spelled.is_ascii() && without_accents.contains_key(&folded(word, language));
        accents || self.near(word, language).next().is_some()
    }

    /// The group of general synonyms a text belongs to.
    pub(crate) fn group(&self, text: &str, language: Language) -> Option<usize> {
        self.groups[language.index()].get(&singular(text, language)).copied()
    }
}
