//! The links of the Thoughts, and of any other word, to the dreams of a theme.

use std::sync::{LazyLock, OnceLock};

use super::{Cue, authored};
use crate::packing::{COMPANY, LEAST, STEP, WIDTH};
use crate::vectors::{ASSOC, LEXICON};
use crate::{Dream, Language, Theme, Thought, sunday};

/// What an authored link weighs against the vectors.
const AUTHORED: f32 = 5.0;

/// The same for a common word on no card: it has first answers only, and no dream names it among what evokes it.
const COMMONLY: f32 = 8.0;

/// A word that is on no card borrows from the Thoughts it is near to: how many, how near they must be, how much.
const NEIGHBOURS: usize = 40;
const NEAR: f32 = 0.7;
const BORROWED: f32 = 0.42;

/// What meaning weighs against company, and how much of what a dream has in common with all is taken off.
const MEANING: f32 = 1.5;
const COMMON: f32 = 0.5;

/// The strongest link the vectors alone can make, as in the packed file.
const MOST: f32 = LEAST + 15.0 * STEP;

static THOUGHTS: LazyLock<Vec<Vec<f32>>> = LazyLock::new(|| {
    let vector = |thought: Thought| LEXICON.vector(thought.word(Language::En));
    Thought::all().map(|thought| vector(thought).unwrap_or_else(|| vec![0.0; WIDTH])).collect()
});

/// A theme's dreams, or those of the night without a theme, and what links them to words.
pub(super) struct Table {
    theme: Option<Theme>,
    authored: Vec<Vec<f32>>,
    thoughts: Vec<Vec<f32>>,
    /// Asked for only by words that are on no card.
    vectors: OnceLock<DreamVectors>,
}

struct DreamVectors {
    dreams: Vec<Vec<f32>>,
    /// What each dream has in common with all Thoughts, by company and by meaning.
    common: [Vec<f32>; 2],
}

/// The table of a theme, or of the night without one; made when first asked for.
pub(super) fn of(theme: Option<Theme>) -> &'static Table {
    static TABLES: LazyLock<Vec<OnceLock<Table>>> =
        LazyLock::new(|| (0..=Theme::count()).map(|_| OnceLock::new()).collect());
    let number = theme.map_or(usize::from(Theme::count()), Theme::index);
    TABLES[number].get_or_init(|| Table::make(theme))
}

impl Table {
    fn make(theme: Option<Theme>) -> Self {
        let authored = authored::links(theme);
        let thoughts = Thought::all()
            .zip(&authored)
            .map(|(thought, authored)| {
                let vectors = ASSOC.links(theme, thought);
                vectors.iter().zip(authored).map(|(vector, authored)| vector + AUTHORED * authored).collect()
            })
            .collect();
        Self { theme, authored, thoughts, vectors: OnceLock::new() }
    }

    /// How strongly something evokes each dream.
    pub(super) fn links(&self, cue: &Cue) -> Vec<f32> {
        match cue {
            Cue::Thought(thought) => match self.thoughts.get(thought.index()) {
                Some(links) => links.clone(),
                // Nobody wrote down what evokes what on a card of somebody's own.
                None => vec![0.0; self.thoughts.first().map_or(0, Vec::len)],
            },
            Cue::Common(place, word) => {
                let authored = &self.authored[usize::from(Thought::COUNT) + place];
                let own = self.borrowed(word).into_iter().zip(authored);
                own.map(|(link, authored)| link + COMMONLY * authored).collect()
            }
            Cue::Word(word) => self.borrowed(word),
        }
    }

    fn borrowed(&self, word: &[f32]) -> Vec<f32> {
        let DreamVectors { dreams, common } = self.vectors.get_or_init(|| DreamVectors::of(self.theme));
        let [company, meaning] = nearness(word, dreams);
        let mut links: Vec<f32> = (0..dreams.len())
            .map(|at| company[at] - common[0][at] + MEANING * (meaning[at] - common[1][at]))
            .collect();
        standardise(&mut links);
        for link in &mut links {
            *link = link.clamp(LEAST, MOST);
        }
        let [company, meaning] = nearness(word, &THOUGHTS);
        let mut near: Vec<(f32, usize)> = company
            .iter()
            .zip(&meaning)
            .map(|(company, meaning)| (company + meaning) / 2.0)
            .zip(0..)
            .collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (near, thought) in near.into_iter().take(NEIGHBOURS).filter(|(near, _)| *near > NEAR) {
            for (link, authored) in links.iter_mut().zip(&self.authored[thought]) {
                *link += BORROWED * (near - NEAR) * authored;
            }
        }
        links
    }
}

impl DreamVectors {
    fn of(theme: Option<Theme>) -> Self {
        let vector = |dream: Dream| LEXICON.dream(dream).unwrap_or_else(|| vec![0.0; WIDTH]);
        let dreams: Vec<Vec<f32>> = match theme {
            Some(theme) => theme.dreams().map(vector).collect(),
            None => sunday().iter().copied().map(vector).collect(),
        };
        let mut common = [vec![0.0; dreams.len()], vec![0.0; dreams.len()]];
        for thought in THOUGHTS.iter() {
            for (common, near) in common.iter_mut().zip(nearness(thought, &dreams)) {
                for (common, near) in common.iter_mut().zip(near) {
                    *common += near * COMMON / f32::from(Thought::COUNT);
                }
            }
        }
        Self { dreams, common }
    }
}

/// How near a vector is to each of others, by company and by meaning, told with mean 0 and spread 1.
fn nearness(vector: &[f32], others: &[Vec<f32>]) -> [Vec<f32>; 2] {
    [0..COMPANY, COMPANY..WIDTH].map(|part| {
        let mut near: Vec<f32> =
            others.iter().map(|other| cosine(&vector[part.clone()], &other[part.clone()])).collect();
        standardise(&mut near);
        near
    })
}

fn cosine(a: &[f32], b: &[f32]) -> f32 {
    let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
    let lengths = (dot(a, a) * dot(b, b)).sqrt();
    if lengths > f32::EPSILON { dot(a, b) / lengths } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "some hundred dreams")]
fn standardise(numbers: &mut [f32]) {
    let count = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let spread = (numbers.iter().map(|v| (v - mean).powi(2)).sum::<f32>() / count).sqrt().max(1e-6);
    for number in numbers {
        *number = (*number - mean) / spread;
    }
}
