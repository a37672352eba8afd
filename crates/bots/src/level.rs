//! The one table of levels: how long each thinks about each game, and how far it misjudges what it sees. Page, terminal
//! and help have their words from here: a level's Fluent key is `level-NAME`, with an attribute `.help`.
//!
//! Budgets are in iterations, so that a level decides the same on every machine; its time is only a ceiling, for the slow
//! and the busy ones.

use std::time::Duration;

use crate::daydream::Daydreamer;
use crate::mech_a_dream::Dreams;
use crate::mechanica::Mechanic;
use crate::search::{Budget, Search};

/// How strong a bot is.
#[derive(Debug, Clone, Copy)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Nobody waits longer than this for one of its decisions.
    pub seconds: u8,
    /// How it plays Daydream.
    pub daydream: Thinking,
    /// How it plays Mech a Dream.
    pub mech_a_dream: Thinking,
    /// How it plays Mechanica.
    pub mechanica: Thinking,
}

/// How one game is thought about.
#[derive(Debug, Clone, Copy)]
pub struct Thinking {
    /// Imagined games for one decision.
    pub iterations: u64,
    /// Rolls or turns each of them has.
    pub ahead: u32,
    /// The most decisions that are compared.
    pub width: usize,
    /// How far, in points, each of these is misjudged.
    pub noise: f64,
}

/// Forgiving: means well, sees little.
pub const DREAMER: Level = Level {
    name: "dreamer",
    seconds: 1,
    daydream: Thinking { iterations: 120, ahead: 0, width: 24, noise: 1.6 },
    mech_a_dream: Thinking { iterations: 48, ahead: 1, width: 12, noise: 4.0 },
    mechanica: Thinking { iterations: 40, ahead: 0, width: 8, noise: 40.0 },
};

/// Knows what it is doing, and is often wrong.
pub const APPRENTICE: Level = Level {
    name: "apprentice",
    seconds: 1,
    daydream: Thinking { iterations: 120, ahead: 0, width: 24, noise: 0.7 },
    mech_a_dream: Thinking { iterations: 48, ahead: 1, width: 12, noise: 1.5 },
    mechanica: Thinking { iterations: 40, ahead: 0, width: 8, noise: 4.0 },
};

/// Sound, with a slip now and then.
pub const ENGINEER: Level = Level {
    name: "engineer",
    seconds: 2,
    daydream: Thinking { iterations: 120, ahead: 0, width: 24, noise: 0.25 },
    mech_a_dream: Thinking { iterations: 48, ahead: 1, width: 12, noise: 0.0 },
    mechanica: Thinking { iterations: 40, ahead: 0, width: 8, noise: 1.5 },
};

/// As well as we can.
pub const MASTER: Level = Level {
    name: "master",
    seconds: 3,
    daydream: Thinking { iterations: 300, ahead: 1, width: 12, noise: 0.0 },
    mech_a_dream: Thinking { iterations: 1000, ahead: u32::MAX, width: 16, noise: 0.0 },
    mechanica: Thinking { iterations: 100, ahead: 1, width: 12, noise: 0.0 },
};

/// All of them, from the weakest to the strongest.
pub const LEVELS: [Level; 4] = [DREAMER, APPRENTICE, ENGINEER, MASTER];

impl Level {
    /// The longest it takes for a decision.
    pub const fn time(&self) -> Duration {
        Duration::from_secs(self.seconds as u64)
    }

    /// Its player for Daydream.
    pub const fn daydreamer(&self) -> Daydreamer {
        let thinking = self.daydream;
        Daydreamer { search: thinking.search(self.time()), rolls: thinking.ahead }
    }

    /// Its player for Mech a Dream.
    pub const fn mech_a_dreamer(&self) -> Search<Dreams> {
        let thinking = self.mech_a_dream;
        thinking.search(self.time()).with(Dreams { decisions: thinking.ahead, ..Dreams::LEARNED })
    }

    /// Its player for Mechanica.
    pub const fn mechanic(&self) -> Mechanic {
        let thinking = self.mechanica;
        Mechanic { search: thinking.search(self.time()), days: thinking.ahead }
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
