//! A game put into words. Rules never hold sentences: they name a phrase, and each reader gets it worded in
//! their own language.

use crate::{Game, Phrase, Seat};

/// A game that can say what may be done and what happened.
pub trait Told: Game {
    /// A decision in words, from the broad choice to the fine one ("write the 4 as a 5", "in b3"), so that a menu can
    /// offer it step by step. Different decisions have different words.
    fn move_words(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Vec<Phrase>;

    /// A line of the log, or none for what only moves a piece.
    fn event_words(&self, event: &Self::Event) -> Option<Phrase>;
}
