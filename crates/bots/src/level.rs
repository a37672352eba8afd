//! The levels that games share, and how a level thinks about a game: the figures for that are in the game's kit. Page, terminal
//! and help have their words from here: a level's Fluent key is `level-NAME`, with an attribute `.help`.
//!
//! Budgets are in iterations, so that a level decides the same on every machine; its time is only a ceiling, for the slow
//! and the busy ones.

use std::time::Duration;

use crate::search::{Budget, Search};

/// How strong a bot is.
#[derive(Debug, Clone, Copy)]
pub struct Strength {
    /// Its name.
    pub name: &'static str,
    /// Nobody waits longer than this for one of its decisions.
    pub seconds: u8,
}

/// How one game is thought about.
#[derive(Debug, Clone, Copy)]
pub struct Thinking {
    /// Rollouts for one decision.
    pub iterations: u64,
    /// Rolls or turns each of them has.
    pub ahead: u32,
    /// The most decisions that are compared.
    pub width: usize,
    /// Noise in points on the value of each of these.
    pub noise: f64,
}

/// Forgiving: means well, sees little.
pub const DREAMER: Strength = Strength { name: "dreamer", seconds: 1 };

/// Knows what it is doing, and is often wrong.
pub const APPRENTICE: Strength = Strength { name: "apprentice", seconds: 1 };

/// Sound, with a slip now and then.
pub const ENGINEER: Strength = Strength { name: "engineer", seconds: 2 };

/// As well as we can.
pub const MASTER: Strength = Strength { name: "master", seconds: 3 };

/// All of them, from the weakest to the strongest.
pub const STRENGTHS: [Strength; 4] = [DREAMER, APPRENTICE, ENGINEER, MASTER];

impl Strength {
    /// The longest it takes for a decision.
    pub const fn time(&self) -> Duration {
        Duration::from_secs(self.seconds as u64)
    }

    /// A search that thinks like this and never takes longer than a bot as strong as that may.
    pub const fn search(&self, thinking: Thinking) -> Search<()> {
        thinking.search(self.time())
    }
}

impl Thinking {
    /// A search within this budget that never takes longer than `time`.
    pub const fn search(&self, time: Duration) -> Search<()> {
        let mut search = Search::new((), Budget::iterations(self.iterations).within(time));
        search.width = self.width;
        search.noise = self.noise;
        search
    }
}
