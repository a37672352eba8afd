//! kill -9 at random moments while people play: is anything lost that was answered, is anything played twice, is what was
//! shown the same afterwards?
//!
//! | room | what it is for |
//! |---|---|
//! | here | the rounds, and what came of them |
//! | `server` | a server in a process of its own, to be killed |
//! | `player` | somebody who plays on at one table after the other |
//!
//! What they remember is held against what is stored by the [`checker`](crate::checker).

mod player;
mod server;

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use reverie_game::{Illegal, Luck};
use reverie_store::{Store, TableId};
use serde::Serialize;
use tokio::sync::watch;

pub use server::Server;
#[cfg(unix)]
pub(crate) use server::address_in;

use crate::checker::{Checker, Kind};
use crate::guest::Houses;

/// A server hears fewer moves than this before it is killed.
const MOST: usize = 300;
/// In this time it hears the next: else something is wrong with it.
const PATIENCE: Duration = Duration::from_secs(60);
/// So much of what is wrong is told in words.
const TOLD: usize = 10;

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
        let at = |server: &Server, closes| Houses { addresses: vec![server.address()], closes, over: false };
        let (moved, house) = watch::channel(at(&server, false));
        let (send, mut sent) = watch::channel(0);
        let players: Vec<_> = (0..self.players)
            .map(|who| tokio::spawn(player::play(self.game, who, self.seed, house.clone(), send.clone())))
            .collect();
        drop(send);
        let mut luck = Luck::seeded(self.seed);
        for _ in 0..self.rounds {
            // Not by the clock: however slow the machine is, moves are on their way when it falls.
            let last = *sent.borrow() + luck.below(MOST);
            let heard = tokio::time::timeout(PATIENCE, sent.wait_for(|sent| *sent >= last)).await;
            heard.map_err(trouble)?.map_err(trouble)?;
            server.kill().map_err(trouble)?;
            server = start().map_err(trouble)?;
            // Nobody listens only if all players have failed, which is found out below.
            let _ = moved.send(at(&server, false));
            bar.inc(1);
        }
        // What was sent again is answered before it is killed for good.
        let _ = moved.send(at(&server, true));
        let mut seen = Vec::new();
        for player in players {
            seen.push(tokio::time::timeout(PATIENCE, player).await.map_err(trouble)?.map_err(trouble)?);
        }
        server.kill().map_err(trouble)?;
        bar.finish_and_clear();
        let mut checker = Checker::default();
        let store = Store::open(data).map_err(trouble)?;
        for (table, seen) in seen.into_iter().flatten() {
            let row = store.table(TableId(table.clone())).await.map_err(trouble)?;
            let entries = store.entries(TableId(table), 0).await.map_err(trouble)?;
            checker.table(&row, &entries, &[seen]);
        }
        let seconds = (began.elapsed().as_secs_f64() * 10.0).round() / 10.0;
        Ok(Report { game: self.game.to_owned(), rounds: self.rounds, seconds, ..Report::of(&checker) })
    }
}

impl Report {
    fn of(Checker { counts, findings }: &Checker) -> Self {
        let found =
            |kinds: &[Kind]| findings.iter().filter(|finding| kinds.contains(&finding.kind)).count() as u64;
        let (lost, doubled) = (found(&[Kind::Lost, Kind::Vanished, Kind::Stuck]), found(&[Kind::Doubled]));
        let refused = found(&[Kind::Refused]);
        Self {
            tables: counts.tables,
            answered: counts.answered,
            resent: counts.resent,
            shown: counts.shown,
            refused,
            lost,
            doubled,
            different: findings.len() as u64 - lost - doubled - refused,
            wrong: findings.iter().take(TOLD).map(ToString::to_string).collect(),
            ..Self::default()
        }
    }
}

/// It could not be tried any further.
#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn trouble(reason: impl std::fmt::Display) -> Illegal {
    Illegal::new("lab-kills-trouble").with("reason", reason.to_string())
}
