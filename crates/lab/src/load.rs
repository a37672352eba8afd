//! How much a server carries: tables of four, four sockets each, played as fast as they are answered or at a pace.
//! Against a server on this machine only.
//!
//! | room | what it is for |
//! |---|---|
//! | here | what is to be driven, and what came of it |
//! | `errand` | plain requests: a name, a table, links |
//! | `party` | four guests, their table and their sockets |
//! | `witness` | the server's process: processor time and memory |

pub(crate) mod errand;
pub(crate) mod party;
pub(crate) mod witness;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use reverie_game::Illegal;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use party::{Party, Played};
use witness::Witness;

/// How many sit at each table.
pub const SEATS: u8 = 4;
/// Parties that come in at the same time: a crowd at the door would measure the door.
const DOORS: usize = 16;

/// What is to be driven.
#[derive(Debug, Clone)]
pub struct Load {
    /// The game, by the name the server knows it by: four must be able to play it.
    pub game: &'static str,
    /// Where the server is.
    pub server: SocketAddr,
    /// How many tables.
    pub tables: u32,
    /// For how long, once all of them sit.
    pub time: Duration,
    /// One move a table in this time; else as fast as they are answered.
    pub pace: Option<Duration>,
    /// The server's process, where it is not to be found by its port.
    pub pid: Option<u32>,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// Tables that played.
    pub tables: u32,
    /// How long they did.
    pub seconds: f64,
    /// Milliseconds between two moves of a table, where they were paced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paced_ms: Option<u64>,
    /// Moves played.
    pub moves: u64,
    /// Moves refused: by rights there are none.
    pub refused: u64,
    /// Games that came to their end; another was begun.
    pub games: u64,
    /// Moves a second.
    pub moves_per_second: f64,
    /// Processor time the server used, where its process was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_cpu_seconds: Option<f64>,
    /// Moves for each second of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_per_cpu_second: Option<f64>,
    /// From sending a move to the mover's answer.
    pub answer_ms: Quantiles,
    /// From sending a move until the last of the four seats has its new view.
    pub last_seat_ms: Quantiles,
    /// Bytes that the four seats received for a move.
    pub bytes_per_move: f64,
    /// How much the server grew for each table, in kB, where its process was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kb_per_table: Option<f64>,
}

/// Half are below the first, all but one in a hundred below the second.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Quantiles {
    /// The median.
    pub p50: f64,
    /// The slowest in a hundred.
    pub p99: f64,
}

impl Quantiles {
    /// In milliseconds, to the hundredth.
    pub(crate) fn of(times: &mut [Duration]) -> Self {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| hundredths(time.as_secs_f64() * 1000.0))
        };
        Self { p50: at(50), p99: at(99) }
    }
}

pub(crate) fn hundredths(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

/// The address in a URL, if it is one of this machine's own.
pub fn loopback(url: &str) -> Result<SocketAddr, Illegal> {
    let elsewhere = || Illegal::new("lab-load-elsewhere").with("url", url);
    let host = url.strip_prefix("http://").ok_or_else(elsewhere)?.trim_end_matches('/');
    let address = match host.strip_prefix("localhost:") {
        Some(port) => port.parse().ok().map(|port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port)),
        None => host.parse().ok(),
    };
    address.filter(|address| address.ip().is_loopback()).ok_or_else(elsewhere)
}

impl Load {
    /// Drives the tables; stops by itself. The bar counts tables that sit.
    pub fn run(&self, bar: &ProgressBar) -> Result<Report, Illegal> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| trouble("begin", error))?;
        let report = runtime.block_on(self.drive(bar));
        runtime.shutdown_timeout(Duration::from_secs(1));
        report
    }

    async fn drive(&self, bar: &ProgressBar) -> Result<Report, Illegal> {
        let witness = self.pid.or_else(|| witness::listener(self.server)).and_then(Witness::new);
        let empty = witness.as_ref().and_then(Witness::kilobytes);
        let parties = self.gather(bar).await?;
        let cpu = witness.as_ref().and_then(Witness::cpu_seconds);
        let began = Instant::now();
        let mut playing = JoinSet::new();
        for (number, party) in (0_u32..).zip(parties) {
            playing.spawn(party.play(began + self.time, self.pace, self.offset(number)));
        }
        let (mut all, mut parties) = (Played::default(), Vec::new());
        while let Some(done) = playing.join_next().await {
            let (played, party) = done.map_err(|error| trouble("play", error))??;
            all.add(played);
            // Kept: their sockets stay open until the server has been weighed.
            parties.push(party);
        }
        let seconds = began.elapsed().as_secs_f64();
        let used =
            witness.as_ref().and_then(Witness::cpu_seconds).zip(cpu).map(|(after, before)| after - before);
        let full = witness.as_ref().and_then(Witness::kilobytes);
        drop(parties);
        Ok(self.report(all, seconds, used, full.zip(empty)))
    }

    /// Moves at a pace are spread over it.
    fn offset(&self, number: u32) -> Duration {
        self.pace.map_or(Duration::ZERO, |pace| pace * number / self.tables.max(1))
    }

    async fn gather(&self, bar: &ProgressBar) -> Result<Vec<Party>, Illegal> {
        let doors = Arc::new(Semaphore::new(DOORS));
        let mut coming = JoinSet::new();
        for number in 0..self.tables {
            let (doors, server, game, bar) = (Arc::clone(&doors), self.server, self.game, bar.clone());
            coming.spawn(async move {
                let _door = doors.acquire_owned().await;
                let party = Party::gather(server, game, number).await;
                bar.inc(1);
                party
            });
        }
        let mut parties = Vec::new();
        while let Some(party) = coming.join_next().await {
            parties.push(party.map_err(|error| trouble("gather", error))??);
        }
        bar.finish_and_clear();
        Ok(parties)
    }

    #[allow(clippy::cast_precision_loss)] // counts of a few minutes
    fn report(&self, mut all: Played, seconds: f64, cpu: Option<f64>, memory: Option<(u64, u64)>) -> Report {
        let moves = all.moves as f64;
        let grown = memory.map(|(full, empty)| full.saturating_sub(empty) as f64);
        Report {
            tables: self.tables,
            seconds: hundredths(seconds),
            paced_ms: self.pace.and_then(|pace| u64::try_from(pace.as_millis()).ok()),
            moves: all.moves,
            refused: all.refused,
            games: all.games,
            moves_per_second: (moves / seconds).round(),
            server_cpu_seconds: cpu.map(hundredths),
            moves_per_cpu_second: cpu.filter(|cpu| *cpu > 0.0).map(|cpu| (moves / cpu).round()),
            answer_ms: Quantiles::of(&mut all.answers),
            last_seat_ms: Quantiles::of(&mut all.last_seats),
            bytes_per_move: (all.bytes as f64 / moves.max(1.0)).round(),
            kb_per_table: grown.map(|grown| hundredths(grown / f64::from(self.tables.max(1)))),
        }
    }
}

/// Something went wrong with the server or the way to it.
pub(crate) fn trouble(doing: &'static str, reason: impl std::fmt::Display) -> Illegal {
    Illegal::new("lab-load-trouble").with("doing", doing).with("reason", reason.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_driven() {
        assert!(loopback("http://127.0.0.1:4870").is_ok());
        assert!(loopback("http://localhost:4870/").is_ok());
        assert!(loopback("http://[::1]:4870").is_ok());
        for other in
            ["http://192.0.2.1:4870", "http://example.org", "127.0.0.1:4870", "https://127.0.0.1:1", ""]
        {
            assert!(loopback(other).is_err(), "{other}");
        }
    }

    #[test]
    fn quantiles_are_those_of_sorted_times() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(Quantiles::of(&mut times), Quantiles { p50: 51.0, p99: 100.0 });
        assert_eq!(Quantiles::of(&mut []), Quantiles::default());
    }
}
