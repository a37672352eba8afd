//! Plays Mechanica with the search.

use std::time::Duration;

use reverie_game::{Luck, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::moves::Move;
use reverie_mechanica::view::View;

use super::insight::Works;
use super::value::Weights;
use crate::search::{Judgement, Search};
use crate::{Choice, Player};

/// A player of Mechanica who imagines the coming days.
#[derive(Debug, Clone, Copy)]
pub struct Mechanic {
    /// How it thinks.
    pub search: Search<()>,
    /// How many days it imagines.
    pub days: u32,
}

impl Mechanic {
    /// Its search, with what was learned.
    pub fn thinking(&self) -> Search<Works> {
        self.search.with(Works { weights: Weights::own(), days: self.days })
    }
}

impl Player<Mechanica> for Mechanic {
    fn choose(&self, game: &Mechanica, view: &View, seat: Seat, luck: &mut Luck) -> Option<Choice<Move>> {
        self.thinking().choose(game, view, seat, luck)
    }

    fn judges(&self) -> bool {
        true
    }

    fn judge(
        &self,
        game: &Mechanica,
        view: &View,
        seat: Seat,
        played: Move,
        seed: u64,
        within: Duration,
    ) -> Option<Judgement<Move>> {
        self.thinking().judge(game, view, seat, played, seed, within)
    }
}
