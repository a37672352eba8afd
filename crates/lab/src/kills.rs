//! kill -9 at random moments while people play: is anything lost that was answered, is anything played twice, is what was
//! shown the same afterwards?
//!
//! | room | what it is for |
//! |---|---|
//! | here | the rounds, and what came of them |
//! | `server` | a server in a process of its own, to be killed |
//! | `player` | somebody who plays on, whatever happens to the server, and remembers |
//! | `ledger` | what was remembered, held against what is stored |

mod ledger;
mod player;
mod server;

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use reverie_game::{Illegal, Luck};
use reverie_store::Store;
use serde::Serialize;
use tokio::sync::watch;

pub use player::Witness;
pub use server::Server;

use ledger::Ledger;

/// A server lives for so long at least, and at most, before it is killed.
const LEAST: Duration = Duration::from_millis(30);
const MOST_MS: usize = 170;
/// And so long before it is killed for good: what was sent again is answered.
const LAST: Duration = Duration::from_millis(500);

/// What is to be tried.
#[derive(Debug, Clone)]
pub struct Kills {
    /// The game, by the name the server knows it by.
    pub game: &'static str,
    /// How often the server is killed and started again.
    pub rounds: u32,
    /// People who play at the same time, each at tables of their own with a bot.
    pub players: u32,
    /// What the moves and the moments follow from, as far as they can.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// How often the server was killed.
    pub rounds: u32,
    /// How long it took.
    pub seconds: f64,
    /// Tables that were played at.
    pub tables: u64,
    /// Moves that were answered.
    pub answered: u64,
    /// Moves that were sent again because no answer had come.
    pub resent: u64,
    /// Views that were shown.
    pub shown: u64,
    /// Moves that were refused: by rights there are none.
    pub refused: u64,
    /// Moves that were answered and are not stored: by rights there are none.
    pub lost: u64,
    /// Moves that are stored twice: by rights there are none.
    pub doubled: u64,
    /// Views that were shown and are others now, rolls that are not the seed's, tables that cannot be played again: by
    /// rights there are none.
    pub different: u64,
    /// What was found wrong, the first of it.
    pub wrong: Vec<String>,
}

impl Report {
    /// Whether all was as it should be.
    pub const fn holds(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.different == 0 && self.refused == 0
    }
}

impl Kills {
    /// Plays, kills and starts again, then holds what people remember against the data. The bar counts rounds.
    pub fn run(
        &self,
        data: &Path,
        start: impl FnMut() -> io::Result<Server>,
        bar: &ProgressBar,
    ) -> Result<Report, Illegal> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(trouble)?;
        let report = runtime.block_on(self.drive(data, start, bar));
        runtime.shutdown_timeout(Duration::from_secs(1));
        report
    }

    /// As [`run`](Self::run), for whoever is within a runtime already.
    pub async fn drive(
        &self,
        data: &Path,
        mut start: impl FnMut() -> io::Result<Server>,
        bar: &ProgressBar,
    ) -> Result<Report, Illegal> {
        let began = Instant::now();
        let mut server = start().map_err(trouble)?;
        let (moved, address) = watch::channel(Some(server.address()));
        let players: Vec<_> = (0..self.players)
            .map(|who| tokio::spawn(player::play(self.game, who, self.seed, address.clone())))
            .collect();
        let mut luck = Luck::seeded(self.seed);
        for _ in 0..self.rounds {
            let more = u64::try_from(luck.below(MOST_MS)).unwrap_or(0);
            tokio::time::sleep(LEAST + Duration::from_millis(more)).await;
            server.kill().map_err(trouble)?;
            server = start().map_err(trouble)?;
            // Nobody listens only if all players have failed, which is found out below.
            let _ = moved.send(Some(server.address()));
            bar.inc(1);
        }
        tokio::time::sleep(LAST).await;
        let _ = moved.send(None);
        server.kill().map_err(trouble)?;
        bar.finish_and_clear();
        let mut ledger = Ledger::default();
        let store = Store::open(data).map_err(trouble)?;
        for player in players {
            for (table, witness) in player.await.map_err(trouble)? {
                ledger.hold(&store, &table, &witness).await.map_err(trouble)?;
            }
        }
        let seconds = (began.elapsed().as_secs_f64() * 10.0).round() / 10.0;
        Ok(Report { game: self.game.to_owned(), rounds: self.rounds, seconds, ..ledger.report })
    }
}

/// It could not be tried any further.
#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn trouble(reason: impl std::fmt::Display) -> Illegal {
    Illegal::new("lab-kills-trouble").with("reason", reason.to_string())
}
