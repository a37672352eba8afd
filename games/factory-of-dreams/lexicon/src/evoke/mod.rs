//! What evokes what: which dreams people are likely to write for one to three Thoughts.
//!
//! | room | what it is for |
//! |---|---|
//! | here | a night's dreams, and how likely each is |
//! | [`cue`](Cue) | what evokes: a Thought, or any word |
//! | `authored` | what people wrote down: first answers, and what evokes each dream |
//! | `table` | the links of the Thoughts to the dreams of a theme |
//!
//! The authored answers are the strongest signal; the packed vectors fill in the rest. The figures were measured on
//! `tests/prompts.txt`, where the likeliest dream is the first listed answer three times out of four.

mod authored;
mod cue;
mod table;

use crate::{Dream, Theme, night};

pub use cue::Cue;

/// A dream must be evoked by every Thought: how much the weakest link counts beside the mean.
const WEAKEST: f32 = 0.45;

/// People say common things: how much a dream loses on its way down the list, which begins with the commonest.
const COMMONNESS: f32 = 0.4;

/// The more Thoughts agree, the surer people are: how sharply likelihoods follow links, for one, two and three.
const SHARPNESS: [f32; 3] = [0.6, 0.9, 1.25];

/// The dreams of a night and what evokes them.
#[derive(Clone, Debug)]
pub struct Night {
    themes: Vec<Theme>,
    dreams: Vec<Dream>,
    /// For each dream, the table it stands in and its place there.
    places: Vec<(Option<Theme>, usize)>,
    commonness: Vec<f32>,
}

impl Night {
    /// A night with these themes; with none, the night of all dreams.
    pub fn of(themes: &[Theme]) -> Self {
        let dreams = night::dreams(themes);
        let place = |dream: &Dream| match themes {
            [] => (None, crate::sunday().iter().position(|known| known == dream).unwrap_or(0)),
            _ => (Some(dream.theme()), dream.index() - dream.theme().text().dreams.start as usize),
        };
        let places: Vec<_> = dreams.iter().map(place).collect();
        #[expect(clippy::cast_precision_loss, reason = "a theme has some hundred dreams")]
        let commonness = places
            .iter()
            .map(|&(theme, at)| {
                theme.map_or(0.0, |theme| {
                    -COMMONNESS * (1.0 + 4.0 * at as f32 / theme.dreams().len() as f32).ln()
                })
            })
            .collect();
        Self { themes: themes.to_vec(), dreams, places, commonness }
    }

    /// Its dreams, in the order in which links and likelihoods are told.
    pub fn dreams(&self) -> &[Dream] {
        &self.dreams
    }

    /// How strongly something evokes each dream: about 0 where nothing comes to mind, 5 and more where most people
    /// would see the link.
    pub fn links(&self, cue: &Cue) -> Vec<f32> {
        let tables: Vec<(Option<Theme>, Vec<f32>)> = match &self.themes[..] {
            [] => vec![(None, table::of(None).links(cue))],
            themes => themes.iter().map(|&theme| (Some(theme), table::of(Some(theme)).links(cue))).collect(),
        };
        let link = |&(theme, at): &(Option<Theme>, usize)| {
            tables.iter().find(|(table, _)| *table == theme).map_or(0.0, |(_, links)| links[at])
        };
        self.places.iter().map(link).collect()
    }

    /// How well each dream fits all of some Thoughts together, given the [`links`](Self::links) of each.
    pub fn fits(&self, links: &[&[f32]]) -> Vec<f32> {
        #[expect(clippy::cast_precision_loss, reason = "three Thoughts at most")]
        let count = links.len().max(1) as f32;
        self.commonness
            .iter()
            .enumerate()
            .map(|(at, commonness)| {
                let own = links.iter().map(|links| links[at]);
                let weakest = own.clone().fold(f32::INFINITY, f32::min);
                let mean = own.sum::<f32>() / count;
                if links.is_empty() {
                    *commonness
                } else {
                    (1.0 - WEAKEST) * mean + WEAKEST * weakest + commonness
                }
            })
            .collect()
    }

    /// How likely people are to write each dream for some Thoughts, given the links of each; they sum to 1.
    pub fn likelihoods(&self, links: &[&[f32]]) -> Vec<f32> {
        let sharpness = SHARPNESS[links.len().clamp(1, 3) - 1];
        let mut likely = self.fits(links);
        let best = likely.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for fit in &mut likely {
            *fit = ((*fit - best) * sharpness).exp();
        }
        let sum: f32 = likely.iter().sum();
        likely.iter().map(|fit| fit / sum).collect()
    }

    /// The same from the Thoughts themselves, likeliest first.
    ///
    /// ```
    /// use reverie_lexicon::evoke::{Cue, Night};
    /// use reverie_lexicon::{Language, Theme, Thought};
    /// let night = Night::of(&[Theme::by_id("vehicles").unwrap()]);
    /// let cues = ["fire", "ladder"].map(|word| Cue::Thought(Thought::by_word(word).unwrap()));
    /// let (dream, likelihood) = night.likeliest(&cues)[0];
    /// assert_eq!(dream.name(Language::En), "fire truck");
    /// assert!(likelihood > 0.5);
    /// ```
    pub fn likeliest(&self, cues: &[Cue]) -> Vec<(Dream, f32)> {
        let links: Vec<Vec<f32>> = cues.iter().map(|cue| self.links(cue)).collect();
        let links: Vec<&[f32]> = links.iter().map(Vec::as_slice).collect();
        let mut likeliest: Vec<(Dream, f32)> =
            self.dreams.iter().copied().zip(self.likelihoods(&links)).collect();
        likeliest.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        likeliest
    }
}

/// Whether the packed knowledge covers every dream of the content: otherwise `cargo xtask words` is due.
pub fn is_complete() -> bool {
    crate::vectors::ASSOC.is_complete() && crate::vectors::LEXICON.is_complete()
}
