//! How fast each game runs on one core: random games, the legal moves listed and one played, over and over.

use std::time::Duration;

use reverie_game::playout::Speed;
use reverie_game::{GameEntry, Illegal};
use serde::Serialize;

use crate::studied::{OptionSet, wrong_seats};

/// The seed of every measurement: the same games each time, so that two runs compare.
const SEED: u64 = 1;

/// Something to measure.
#[derive(Debug, Clone)]
pub struct Bench<'a> {
    /// The game.
    pub game: &'a GameEntry,
    /// Its options.
    pub set: OptionSet,
    /// How many play.
    pub seats: u8,
}

/// How fast one game runs with one set of options.
#[derive(Debug, Clone, Serialize)]
pub struct Row {
    /// The game.
    pub game: String,
    /// The name of its options.
    pub options: String,
    /// How many play.
    pub seats: u8,
    /// Random decisions a second, with the rolls in between.
    pub decisions_per_second: f64,
    /// Whole games a second.
    pub games_per_second: f64,
    /// Decisions of all seats in a game.
    pub decisions_per_game: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// For how long it ran.
    pub seconds: f64,
}

/// Every set of options of these games, for the numbers of seats asked for, or else for the fewest and the most. A
/// number of seats may be right for one game and wrong for another; it is an error only where none can have it.
pub fn plan<'a>(games: &[&'a GameEntry], asked: &[u8]) -> Result<Vec<Bench<'a>>, Illegal> {
    let has = |game: &GameEntry, seats: u8| (game.seats.0..=game.seats.1).contains(&seats);
    for &seats in asked {
        if let Some(game) = games.last().filter(|_| !games.iter().any(|game| has(game, seats))) {
            return Err(wrong_seats(game, seats));
        }
    }
    let mut rows = Vec::new();
    for &game in games {
        let mut counts = if asked.is_empty() { vec![game.seats.0, game.seats.1] } else { asked.to_vec() };
        counts.retain(|&seats| has(game, seats));
        counts.dedup();
        for set in OptionSet::all(game) {
            rows.extend(counts.iter().map(|&seats| Bench { game, set: set.clone(), seats }));
        }
    }
    Ok(rows)
}

impl Bench<'_> {
    /// Measures for about this long, on this thread.
    pub fn run(&self, time: Duration) -> Result<Row, Illegal> {
        let speed = (self.game.measure)(self.seats, &self.set.options, SEED, time)?;
        Ok(self.row(&speed))
    }

    #[allow(clippy::cast_precision_loss)] // counts of a few seconds
    fn row(&self, speed: &Speed) -> Row {
        let (games, decisions) = (speed.tally.games as f64, speed.tally.decisions as f64);
        Row {
            game: self.game.name.to_owned(),
            options: self.set.name.clone(),
            seats: self.seats,
            decisions_per_second: (decisions / speed.seconds).round(),
            games_per_second: (games / speed.seconds).round(),
            decisions_per_game: tenths(decisions / games),
            state_bytes: speed.state_bytes,
            clone_ns: tenths(speed.clone_ns),
            seconds: speed.seconds,
        }
    }
}

/// As precise as such a figure is worth reading.
fn tenths(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}
