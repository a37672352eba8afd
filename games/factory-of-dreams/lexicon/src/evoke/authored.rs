//! What people wrote down: the first answers to each Thought, and the Thoughts that evoke each dream.

use std::collections::HashMap;

use crate::content::CONTENT;
use crate::{Concept, Dream, Theme, Thought, sunday};

/// What being the first, second or third answer weighs.
const FIRST: [f32; 3] = [1.0, 0.75, 0.55];

/// Answers to a Thought that brings nothing to mind count by half.
const WEAK: f32 = 0.5;

/// What the first of the Thoughts that evoke a dream weighs; the last weighs half of that.
const EVOKED: f32 = 0.9;

/// On a night without a theme, what a dream's links in further themes add to its best.
const ELSEWHERE: f32 = 0.3;

/// The authored links of every Thought, then of every common word that is on no card, to every dream of a theme, or of the
/// night without one.
pub(super) fn links(theme: Option<Theme>) -> Vec<Vec<f32>> {
    match theme {
        Some(theme) => of_theme(theme),
        None => of_sunday(),
    }
}

/// How many words have authored links.
fn count() -> usize {
    usize::from(Thought::COUNT) + CONTENT.common.len()
}

fn of_theme(theme: Theme) -> Vec<Vec<f32>> {
    let start = theme.text().dreams.start as usize;
    let mut links = vec![vec![0.0; theme.dreams().len()]; count()];
    let firsts = Thought::all().map(|thought| theme.first(thought)).chain(theme.also());
    for (first, links) in firsts.zip(&mut links) {
        for (dream, weight) in first.dreams.iter().zip(FIRST) {
            links[dream.index() - start] += if first.strong { weight } else { weight * WEAK };
        }
    }
    for dream in theme.dreams() {
        #[expect(clippy::cast_precision_loss, reason = "some ten Thoughts")]
        let last = (dream.evoked_by().len() as f32 - 1.0).max(1.0);
        for (at, thought) in (0_u8..).zip(dream.evoked_by()) {
            links[thought.index()][dream.index() - start] += EVOKED * (1.0 - 0.5 * f32::from(at) / last);
        }
    }
    links
}

fn of_sunday() -> Vec<Vec<f32>> {
    let mut places: HashMap<Concept, usize> = HashMap::new();
    for (at, dream) in sunday().iter().enumerate() {
        places.insert(dream.concept(), at);
    }
    let mut links = vec![vec![0.0_f32; sunday().len()]; count()];
    for theme in Theme::all() {
        let here: Vec<(usize, usize)> = theme
            .dreams()
            .map(Dream::concept)
            .enumerate()
            .filter_map(|(at, concept)| Some((at, *places.get(&concept)?)))
            .collect();
        for (links, own) in links.iter_mut().zip(of_theme(theme)) {
            for &(at, place) in &here {
                let (more, less) = (links[place].max(own[at]), links[place].min(own[at]));
                links[place] = more + ELSEWHERE * less;
            }
        }
    }
    links
}
