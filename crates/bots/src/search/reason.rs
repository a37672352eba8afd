//! What a search found, for a person.

use reverie_game::Phrase;

/// Why a decision was taken.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason<M> {
    /// The points it expects its seat to end with; with a rival, beyond theirs.
    pub value: f64,
    /// Whom its points are counted from.
    pub rival: Option<Phrase>,
    /// What it would have done otherwise.
    pub next: Option<Alternative<M>>,
    /// The decision and how its seat would go on, until chance or somebody else has a say. Empty where the game has no
    /// words for it.
    pub line: Vec<Phrase>,
    /// How many decisions it thought about.
    pub candidates: usize,
    /// Rollouts it is based on.
    pub iterations: u64,
}

/// Another decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alternative<M> {
    /// Which.
    pub mv: M,
    /// The points expected of it.
    pub value: f64,
}

impl<M> Reason<M> {
    /// In a sentence, for the log.
    pub fn phrase(&self) -> Phrase {
        let worth = match &self.rival {
            None => Phrase::new("bot-points").with("points", self.value),
            Some(rival) => {
                let key = if self.value < 0.0 { "bot-points-behind" } else { "bot-points-ahead" };
                Phrase::new(key).with("points", self.value.abs()).with("rival", rival.clone())
            }
        };
        match &self.next {
            None => Phrase::new("bot-search-only").with("worth", worth),
            Some(next) => Phrase::new("bot-search")
                .with("worth", worth)
                .with("next", next.value)
                .with("moves", self.candidates)
                .with("games", i64::try_from(self.iterations).unwrap_or(i64::MAX)),
        }
    }
}
