//! Games between bots: deals that are the same for everybody, each game played from the first roll to the last.

use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use rayon::prelude::*;
use reverie_game::table::Telling;
use reverie_game::{Chance, Dealer, Illegal, Luck, Seat, Seed, Standings, Table, Turn, scrambled};
use reverie_kit::{Kit, Mind};
use reverie_visitors::Bot;

use crate::studied::OptionSet;

/// What is played: a game with its options, for so many.
#[derive(Debug, Clone)]
pub struct Setting {
    /// The game.
    pub kit: &'static Kit,
    /// Its options.
    pub set: OptionSet,
    /// How many play.
    pub seats: u8,
    /// What all deals and all luck follow from.
    pub seed: u64,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub struct Played {
    /// How it ended, or stood when somebody failed.
    pub standings: Standings,
    /// Decisions of each seat.
    pub decisions: Vec<u32>,
    /// How long each seat thought in all.
    pub thought: Vec<Duration>,
    /// The longest that any seat thought about one decision.
    pub longest: Vec<Duration>,
    /// Who could not go on, and why. The game is lost for them.
    pub failed: Option<(Seat, Illegal)>,
}

/// Somebody who looks on: shown the table with what just happened.
pub type Watcher<'a> = dyn FnMut(&dyn Table, &[Telling]) + 'a;

impl Setting {
    /// A table of deal number `n`: the same rolls whoever plays.
    fn table(&self, n: u64) -> Result<Box<dyn Table>, Illegal> {
        let dealer = Dealer::new(Seed::named(&format!("lab {} {n}", self.seed)));
        (self.kit.entry.open)(self.seats, &self.set.options, Chance::Dealt(dealer))
    }

    /// Whether such a game can be played at all.
    pub fn check(&self) -> Result<(), Illegal> {
        self.table(0).map(drop)
    }

    /// Whether the table itself says how good a result is, in a row of the rulebook's: then there are no rivals.
    pub fn is_judged(&self) -> Result<bool, Illegal> {
        Ok(self.seats == 1 || self.table(0)?.standings().band.is_some())
    }

    /// Plays deal number `n` with these bots on the seats. `turn` tells apart games of the same deal, so that bots who
    /// play by luck don't repeat themselves.
    pub fn play(&self, n: u64, turn: u64, bots: &[&Bot], watch: &mut Watcher<'_>) -> Result<Played, Illegal> {
        let mut table = self.table(n)?;
        let seats = bots.len();
        let mut luck: Vec<Luck> =
            (0..seats as u64).map(|seat| Luck::seeded(mixed(&[self.seed, n, turn, seat]))).collect();
        let mut played = Played {
            standings: table.standings(),
            decisions: vec![0; seats],
            thought: vec![Duration::ZERO; seats],
            longest: vec![Duration::ZERO; seats],
            failed: None,
        };
        let told = table.settle();
        watch(&*table, &told);
        loop {
            let seat = match table.turn() {
                Turn::Over { over } => {
                    played.standings = over;
                    return Ok(played);
                }
                Turn::Waiting { waiting, .. } => waiting.iter().next(),
                Turn::Chance { .. } => None,
            };
            // The dealer deals, nobody holds: somebody is awaited until the end.
            let seat = seat.ok_or_else(|| Illegal::new("lab-game-stuck"))?;
            let began = Instant::now();
            let thought = bots[seat.index()].think(&*table, seat, &mut luck[seat.index()]);
            let took = began.elapsed();
            played.decisions[seat.index()] += 1;
            played.thought[seat.index()] += took;
            played.longest[seat.index()] = played.longest[seat.index()].max(took);
            let done = thought.and_then(|thought| table.act(thought.act(seat)));
            match (done, bots[seat.index()]) {
                (Ok(done), _) => {
                    let mut told = done.told;
                    told.extend(table.settle());
                    watch(&*table, &told);
                }
                // A bot of ours that cannot decide is a bug, not a loss.
                (Err(reason), Bot::House(_)) => return Err(reason),
                (Err(reason), Bot::Visitor(_)) => {
                    played.standings = table.standings();
                    played.failed = Some((seat, reason));
                    return Ok(played);
                }
            }
        }
    }
}

/// Does this for every number below `count` on so many threads (0: all cores), in whatever order; what comes of it is in
/// order.
pub fn on_all_cores<T: Send>(
    count: u64,
    threads: usize,
    bar: &ProgressBar,
    each: impl Fn(u64) -> Result<T, Illegal> + Sync + Send,
) -> Result<Vec<T>, Illegal> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Illegal::new("lab-no-threads").with("reason", error.to_string()))?;
    let done = pool.install(|| {
        let one = |n: usize| each(n as u64).inspect(|_| bar.inc(1));
        // One game at a time for each thread: some are long.
        (0..usize::try_from(count).unwrap_or(usize::MAX)).into_par_iter().with_max_len(1).map(one).collect()
    });
    bar.finish_and_clear();
    done
}

/// One number out of several, so that no two lists of numbers give the same luck (splitmix64).
fn mixed(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |mixed, number| {
        scrambled((mixed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15))
    })
}
