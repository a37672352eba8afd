//! Every name of every dream, found by how it is written.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::content::CONTENT;
use crate::spelling::{accents_agree, folded, is_slip, singular, spelled};
use crate::{Concept, Dream, Language, Theme, known};

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

/// The lists of names, for each language.
#[derive(Debug)]
pub(crate) struct Names {
    dreams: [[HashMap<String, Vec<Named>>; 3]; 2],
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
        Self { dreams, groups }
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

    /// The dream whose name was mistyped, if there is exactly one that is nearest.
    pub(crate) fn mend(&self, text: &str, language: Language, scope: Option<&[Theme]>) -> Option<Dream> {
        let typed = [folded(text, language), singular(text, language)];
        let mut best: Option<(usize, Dream, Concept)> = None;
        let mut doubtful = false;
        for (tier, typed) in [Tier::Folded, Tier::Singular].into_iter().zip(&typed) {
            for (name, named) in &self.dreams[language.index()][tier as usize] {
                if !is_slip(typed, name) {
                    continue;
                }
                let slips = strsim::osa_distance(typed, name);
                for named in named {
                    if scope.is_some_and(|themes| !themes.contains(&named.dream.theme())) {
                        continue;
                    }
                    let concept = named.dream.concept();
                    match best {
                        Some((least, _, _)) if slips > least => {}
                        Some((least, dream, known)) if slips == least => {
                            doubtful |= known != concept;
                            best = Some((least, dream.min(named.dream), known));
                        }
                        _ => {
                            doubtful = false;
                            best = Some((slips, named.dream, concept));
                        }
                    }
                }
            }
        }
        best.filter(|_| !doubtful).map(|(_, dream, _)| dream)
    }

    /// The group of general synonyms a text belongs to.
    pub(crate) fn group(&self, text: &str, language: Language) -> Option<usize> {
        self.groups[language.index()].get(&singular(text, language)).copied()
    }
}
