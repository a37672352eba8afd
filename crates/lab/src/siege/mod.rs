//! A well-behaved table while its server is attacked in every way we know: how long it waits for its answers, alone and
//! meanwhile, whether anybody who sits is turned away, and what the server's memory does. Against a server on this machine
//! only; it stops by itself.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the course of a siege, and what came of it |
//! | `attack` | what is done to the server |
//! | `horde` | the process that does it |
//! | `returning` | somebody who sits and comes back again and again |

mod attack;
mod horde;
mod returning;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use reverie_game::{Illegal, Phrase};
use serde::Serialize;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::load::party::{Party, Played};
use crate::load::witness::{self, Witness};
use crate::load::{Quantiles, hundredths, trouble};

use horde::Horde;
use returning::Returning;

pub use horde::attack;

/// One move of the well-behaved table in this time.
const PACE: Duration = Duration::from_millis(100);
/// A table that could not go on is tried again after this long.
const AGAIN: Duration = Duration::from_millis(500);
/// How often the server is weighed meanwhile.
const WEIGHED: Duration = Duration::from_secs(1);

/// A siege: a sixth of its time is quiet, four sixths are not, and a sixth is what comes after.
#[derive(Debug, Clone)]
pub struct Siege {
    /// The game of the well-behaved table: four must be able to play it.
    pub game: &'static str,
    /// Where the server is.
    pub server: SocketAddr,
    /// For how long, in all.
    pub time: Duration,
    /// The server's process, where it is not to be found by its port.
    pub pid: Option<u32>,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// How long it took.
    pub seconds: f64,
    /// How the table was answered before.
    pub alone: Answers,
    /// How it was answered meanwhile.
    pub besieged: Answers,
    /// How it was answered afterwards.
    pub after: Answers,
    /// The slowest in a hundred meanwhile, in those before.
    pub p99_ratio: f64,
    /// How often somebody who sits played on or came back.
    pub sat: u64,
    /// How often somebody who sits was turned away: by rights never.
    pub turned_away: u64,
    /// Why, the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Phrase>,
    /// The server's memory in kB, where its process was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<Memory>,
    /// How often each attack was made, by its name.
    pub attacks: BTreeMap<String, u64>,
}

/// How a table was answered.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Answers {
    /// Moves played.
    pub moves: u64,
    /// Moves refused: by rights none.
    pub refused: u64,
    /// From sending a move to its answer, in milliseconds.
    pub answer_ms: Quantiles,
}

/// The server's memory, in kB.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Memory {
    /// When the quiet time was over.
    pub before: u64,
    /// The most meanwhile.
    pub most: u64,
    /// At the end.
    pub after: u64,
    /// The end in what was before.
    pub ratio: f64,
}

/// People who sit, and how often that was denied them.
#[derive(Debug, Default)]
struct Seated {
    sat: u64,
    turned_away: u64,
    reason: Option<Phrase>,
}

impl Seated {
    fn count(&mut self, outcome: Result<(), Illegal>) {
        self.sat += 1;
        if let Err(reason) = outcome {
            self.turned_away += 1;
            self.reason.get_or_insert(reason.phrase);
        }
    }

    fn add(&mut self, other: Self) {
        self.sat += other.sat;
        self.turned_away += other.turned_away;
        self.reason = self.reason.take().or(other.reason);
    }
}

impl Siege {
    /// Besieges the server; this command starts a process that does nothing but [`attack`]. The bar counts seconds.
    pub fn run(&self, attackers: &mut Command, bar: &ProgressBar) -> Result<Report, Illegal> {
        let playing = runtime()?;
        let report = playing.block_on(self.course(attackers, bar));
        playing.shutdown_timeout(Duration::from_secs(1));
        report
    }

    async fn course(&self, attackers: &mut Command, bar: &ProgressBar) -> Result<Report, Illegal> {
        let began = Instant::now();
        let sixth = self.time / 6;
        let witness = self.pid.or_else(|| witness::listener(self.server)).and_then(Witness::new);
        let weigh = || witness.as_ref().and_then(Witness::kilobytes);
        let (gallery, mut shown) = watch::channel(String::new());
        let mut table = Table { siege: self, gallery, party: None };
        let mut seated = Seated::default();
        let ticking = tokio::spawn(tick(bar.clone()));
        let alone = table.play(began + sixth, &mut seated).await;
        let before = weigh();
        let over = began + 5 * sixth;
        let mut horde = Horde::loose(attackers)?;
        let leading = tokio::spawn(async move {
            horde.may_watch(&shown.borrow_and_update());
            while let Ok(Ok(())) = tokio::time::timeout_at(over.into(), shown.changed()).await {
                horde.may_watch(&shown.borrow_and_update());
            }
            tokio::task::spawn_blocking(move || horde.call_off()).await
        });
        let returning = tokio::spawn(Returning::new(self.server, self.game).await?.until(over));
        let scales = async {
            let mut most = 0;
            while Instant::now() < over {
                most = most.max(weigh().unwrap_or(0));
                tokio::time::sleep(WEIGHED).await;
            }
            most
        };
        let (besieged, most) = tokio::join!(table.play(over, &mut seated), scales);
        let called_off = leading.await.and_then(|called_off| called_off);
        let attacks = called_off.map_err(|error| trouble("attack", error))??;
        seated.add(returning.await.map_err(|error| trouble("return", error))?);
        let after = table.play(began + self.time, &mut seated).await;
        let memory = before.zip(weigh()).map(|(before, after)| Memory {
            before,
            most,
            after,
            ratio: ratio(kilobytes(after), kilobytes(before)),
        });
        ticking.abort();
        bar.finish_and_clear();
        Ok(Report {
            seconds: hundredths(began.elapsed().as_secs_f64()),
            p99_ratio: ratio(besieged.answer_ms.p99, alone.answer_ms.p99),
            alone,
            besieged,
            after,
            sat: seated.sat,
            turned_away: seated.turned_away,
            reason: seated.reason,
            memory,
            attacks,
        })
    }
}

fn runtime() -> Result<Runtime, Illegal> {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.map_err(|error| trouble("begin", error))
}

fn ratio(now: f64, before: f64) -> f64 {
    if before > 0.0 { hundredths(now / before) } else { 0.0 }
}

#[allow(clippy::cast_precision_loss)] // kilobytes of one process
const fn kilobytes(kilobytes: u64) -> f64 {
    kilobytes as f64
}

async fn tick(bar: ProgressBar) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
}

/// The well-behaved table. Where it cannot go on, that is counted, and four others sit down.
struct Table<'a> {
    siege: &'a Siege,
    gallery: watch::Sender<String>,
    party: Option<Party>,
}

impl Table<'_> {
    async fn play(&mut self, until: Instant, seated: &mut Seated) -> Answers {
        let mut all = Played::default();
        while Instant::now() < until {
            let played = match self.party().await {
                Ok(party) => party.play(until, Some(PACE), Duration::ZERO).await,
                Err(reason) => Err(reason),
            };
            match played {
                Ok((played, party)) => {
                    seated.sat += played.moves;
                    all.add(played);
                    self.party = Some(party);
                }
                Err(reason) => {
                    seated.count(Err(reason));
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
        Answers { moves: all.moves, refused: all.refused, answer_ms: Quantiles::of(&mut all.answers) }
    }

    async fn party(&mut self) -> Result<Party, Illegal> {
        if let Some(party) = self.party.take() {
            return Ok(party);
        }
        let mut party = Party::gather(self.siege.server, self.siege.game, 0).await?;
        party.opens_gallery(self.gallery.clone());
        party.moves_on().await?;
        Ok(party)
    }
}
