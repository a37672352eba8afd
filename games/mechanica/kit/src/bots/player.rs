//! Plays Mechanica with the search.

use reverie_mechanica::Mechanica;

use super::insight::Works;
use super::value::Weights;
use reverie_bots::search::{Search, Searcher};

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
    pub fn thinking(&self) -> Search<Works<'static>> {
        self.search.with(Works { weights: Weights::own(), days: self.days })
    }
}

impl Searcher for Mechanic {
    type Game = Mechanica;
    type Insight = Works<'static>;

    fn search_for(&self, _game: &Mechanica) -> Search<Works<'static>> {
        self.thinking()
    }

    fn search(&mut self) -> &mut Search<()> {
        &mut self.search
    }
}
