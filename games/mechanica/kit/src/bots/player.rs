//! Plays Mechanica with the search.

use reverie_game::Game;
use reverie_mechanica::Mechanica;

use super::evaluator::Works;
use super::value::Weights;
use reverie_bots::search::{Search, Searcher};

/// A player of Mechanica who simulates the coming days.
#[derive(Debug, Clone, Copy)]
pub struct Mechanic {
    /// How it thinks.
    pub search: Search<()>,
    /// How many days it simulates.
    pub days: u32,
}

impl Mechanic {
    /// Its search, with what was learned of games for so many seats.
    pub fn thinking(&self, seats: u8) -> Search<Works<'static>> {
        self.search.with(Works { weights: Weights::own(seats), days: self.days })
    }
}

impl Searcher for Mechanic {
    type Game = Mechanica;
    type Evaluator = Works<'static>;

    fn search_for(&self, game: &Mechanica) -> Search<Works<'static>> {
        self.thinking(game.seats())
    }

    fn search(&mut self) -> &mut Search<()> {
        &mut self.search
    }
}
