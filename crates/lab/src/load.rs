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

use std::collections::BTreeMap;
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
/// Where servers are compared, each is driven for so long at a time.
const SLICE: Duration = Duration::from_secs(1);
/// Parties that come in at the same time: a crowd at the door would measure the door.
const DOORS: usize = 16;

/// What is to be driven.
#[derive(Debug, Clone)]
pub struct Load {
    /// The game, by the name the server knows it by: four must be able to play it.
    pub game: &'static str,
    /// Where the servers are. Several are compared: each is driven in turn, for a second at a time, so that whatever else
    /// the machine does meanwhile is the same for all.
    pub servers: Vec<SocketAddr>,
    /// How many tables.
    pub tables: u32,
    /// For how long each server is driven, once all of them sit.
    pub time: Duration,
    /// One move a table in this time; else as fast as they are answered.
    pub pace: Option<Duration>,
    /// The only server's process, where it is not to be found by its port.
    pub pid: Option<u32>,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// Which server.
    pub server: String,
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
    /// The same by the kind of message.
    pub bytes_by_kind: BTreeMap<String, f64>,
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

/// A server that is driven.
struct Side {
    server: SocketAddr,
    witness: Option<Witness>,
    /// How much memory it held before anybody came.
    empty: Option<u64>,
    parties: Vec<Party>,
    played: Played,
    seconds: f64,
    cpu: Option<f64>,
}

impl Load {
    /// Drives the tables; stops by itself. The bar counts tables that sit. One report for each server.
    pub fn run(&self, bar: &ProgressBar) -> Result<Vec<Report>, Illegal> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| trouble("begin", error))?;
        let report = runtime.block_on(self.drive(bar));
        runtime.shutdown_timeout(Duration::from_secs(1));
        report
    }

    async fn drive(&self, bar: &ProgressBar) -> Result<Vec<Report>, Illegal> {
        let mut sides = Vec::new();
        for &server in &self.servers {
            let named = self.pid.filter(|_| self.servers.len() == 1);
            let witness = named.or_else(|| witness::listener(server)).and_then(Witness::new);
            let empty = witness.as_ref().and_then(Witness::kilobytes);
            let parties = self.gather(server, bar).await?;
            let (played, seconds, cpu) = (Played::default(), 0.0, witness.as_ref().map(|_| 0.0));
            sides.push(Side { server, witness, empty, parties, played, seconds, cpu });
        }
        bar.finish_and_clear();
        let slice = if sides.len() > 1 { SLICE.min(self.time) } else { self.time };
        let mut left = self.time;
        while !left.is_zero() {
            for side in &mut sides {
                self.play(side, slice.min(left)).await?;
            }
            left = left.saturating_sub(slice);
        }
        // Weighed while all sockets are still open.
        Ok(sides.iter_mut().map(|side| self.report(side)).collect())
    }

    /// Everybody at one server plays for so long.
    async fn play(&self, side: &mut Side, time: Duration) -> Result<(), Illegal> {
        let used = |side: &Side| side.witness.as_ref().and_then(Witness::cpu_seconds);
        let (before, began) = (used(side), Instant::now());
        let mut playing = JoinSet::new();
        for (number, party) in (0_u32..).zip(std::mem::take(&mut side.parties)) {
            playing.spawn(party.play(began + time, self.pace, self.offset(number)));
        }
        while let Some(done) = playing.join_next().await {
            let (played, party) = done.map_err(|error| trouble("play", error))??;
            side.played.add(played);
            side.parties.push(party);
        }
        side.seconds += began.elapsed().as_secs_f64();
        let cpu = used(side).zip(before).map(|(after, before)| after - before);
        side.cpu = side.cpu.zip(cpu).map(|(all, more)| all + more);
        Ok(())
    }

    /// Moves at a pace are spread over it.
    fn offset(&self, number: u32) -> Duration {
        self.pace.map_or(Duration::ZERO, |pace| pace * number / self.tables.max(1))
    }

    async fn gather(&self, server: SocketAddr, bar: &ProgressBar) -> Result<Vec<Party>, Illegal> {
        let doors = Arc::new(Semaphore::new(DOORS));
        let mut coming = JoinSet::new();
        for number in 0..self.tables {
            let (doors, game, bar) = (Arc::clone(&doors), self.game, bar.clone());
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
        Ok(parties)
    }

    #[allow(clippy::cast_precision_loss)] // counts of a few minutes
    fn report(&self, side: &mut Side) -> Report {
        let full = side.witness.as_ref().and_then(Witness::kilobytes);
        let grown = full.zip(side.empty).map(|(full, empty)| full.saturating_sub(empty) as f64);
        let (all, seconds) = (&mut side.played, side.seconds);
        let moves = all.moves as f64;
        let a_move = |bytes: u64| (bytes as f64 / moves.max(1.0)).round();
        Report {
            server: side.server.to_string(),
            tables: self.tables,
            seconds: hundredths(seconds),
            paced_ms: self.pace.and_then(|pace| u64::try_from(pace.as_millis()).ok()),
            moves: all.moves,
            refused: all.refused,
            games: all.games,
            moves_per_second: (moves / seconds).round(),
            server_cpu_seconds: side.cpu.map(hundredths),
            moves_per_cpu_second: side.cpu.filter(|cpu| *cpu > 0.0).map(|cpu| (moves / cpu).round()),
            answer_ms: Quantiles::of(&mut all.answers),
            last_seat_ms: Quantiles::of(&mut all.last_seats),
            bytes_per_move: a_move(all.bytes.values().sum()),
            bytes_by_kind: all.bytes.iter().map(|(kind, bytes)| (kind.clone(), a_move(*bytes))).collect(),
            kb_per_table: grown.map(|grown| hundredths(grown / f64::from(self.tables.max(1)))),
        }
    }
}

/// A server beside another: how many times as much.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ratio {
    /// Moves a second.
    pub moves_per_second: f64,
    /// Moves for each second of processor time, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_per_cpu_second: Option<f64>,
    /// Half of the times from a move to its answer.
    pub answer_ms: f64,
    /// Bytes for a move.
    pub bytes_per_move: f64,
    /// Memory for a table, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kb_per_table: Option<f64>,
}

impl Report {
    /// How many times as much as the other.
    pub fn beside(&self, other: &Self) -> Ratio {
        let times = |own: f64, other: f64| hundredths(own / other.max(f64::MIN_POSITIVE));
        let both =
            |own: Option<f64>, other: Option<f64>| own.zip(other).map(|(own, other)| times(own, other));
        Ratio {
            moves_per_second: times(self.moves_per_second, other.moves_per_second),
            moves_per_cpu_second: both(self.moves_per_cpu_second, other.moves_per_cpu_second),
            answer_ms: times(self.answer_ms.p50, other.answer_ms.p50),
            bytes_per_move: times(self.bytes_per_move, other.bytes_per_move),
            kb_per_table: both(self.kb_per_table, other.kb_per_table),
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
