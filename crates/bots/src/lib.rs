//! Players. A bot gets what its seat may see and nothing else, so cheating can't be expressed.
//!
//! | room | what it is for |
//! |---|---|
//! | [`random`] | any legal move |
//! | [`first`] | always the same move |
//! | [`greedy`] | the move after which its own affairs look best |
//! | [`search`] | the search all games share: determinizations, rollouts, budgets, reasons |
//! | [`mod@beam`] | the line of its own moves after which its own affairs look best |
//! | [`learner`] | what positions are worth, by named features, and how that is learned |
//! | [`level`] | how strong bots are, and how one thinks about a game |
//! | [`trial`] | tables that bots sit at in the tests of every game |
//!
//! What there is to know about a game, and how each level thinks about it, is in that game's own kit.

pub mod beam;
pub mod first;
pub mod greedy;
pub mod learner;
pub mod level;
pub mod random;
pub mod search;
pub mod trial;

use std::time::Duration;

use reverie_game::{Game, Luck, Phrase, Seat};
use search::Search;

/// Somebody who can play a seat of `G`.
pub trait Player<G: Game>: Send + Sync {
    /// Its decision for `seat`, which is awaited, from what that seat may see. None only if there is nothing to
    /// decide.
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>>;

    /// Whether it can judge what others played.
    fn judges(&self) -> bool {
        false
    }

    /// What it thinks of a decision of `seat`, from what that seat could see when it was taken; within this time. None
    /// where it cannot tell.
    fn judge(
        &self,
        _game: &G,
        _view: &G::View,
        _seat: Seat,
        _played: G::Move,
        _seed: u64,
        _within: Duration,
    ) -> Option<search::Judgement<G::Move>> {
        None
    }

    /// The same player, going about its search in another way. None for those who don't search.
    fn thinking(&self, _change: &dyn Fn(Search<()>) -> Search<()>) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Whom its points are counted from, as things lie in this view: none where they are a seat's own.
    fn rival(&self, _game: &G, _view: &G::View) -> Option<search::Rival> {
        None
    }
}

/// A decision and the reason for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<M> {
    /// The decision.
    pub mv: M,
    /// Why, for a person.
    pub why: Phrase,
    /// What it expects and what else it thought of, where it searched.
    pub reason: Option<search::Reason<M>>,
}

impl<M> Choice<M> {
    /// A decision taken without a search.
    pub const fn new(mv: M, why: Phrase) -> Self {
        Self { mv, why, reason: None }
    }
}
