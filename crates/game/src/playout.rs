//! Random games: the yardstick of the benches, the fuel of the laws.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::{Game, Log, Luck, Pending};

/// What was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions of seats.
    pub decisions: u64,
    /// Rolls of chance.
    pub rolls: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rolls += other.rolls;
    }
}

/// Plays random games without allocating between them.
#[derive(Debug)]
pub struct Playout<'a, G: Game> {
    game: &'a G,
    luck: Luck,
    moves: Vec<G::Move>,
    rolls: Vec<(G::Roll, u32)>,
}

impl<'a, G: Game> Playout<'a, G> {
    /// Random games of this game, the same for the same seed.
    pub const fn new(game: &'a G, luck: Luck) -> Self {
        Self { game, luck, moves: Vec::new(), rolls: Vec::new() }
    }

    /// One step: a roll that is due, or a random decision of the first awaited seat. False when the game is over.
    pub fn step(&mut self, state: &mut G::State, tally: &mut Tally) -> bool {
        match self.game.pending(state) {
            Pending::Over => return false,
            Pending::Chance(_) => {
                self.game.rolls(state, &mut self.rolls);
                let Some(&roll) = self.luck.weighted(&self.rolls) else { return false };
                self.game.roll(state, roll, &mut Log::off());
                tally.rolls += 1;
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return false };
                self.game.moves(state, seat, &mut self.moves);
                let Some(&mv) = self.luck.pick(&self.moves) else { return false };
                self.game.play(state, seat, mv, &mut Log::off());
                tally.decisions += 1;
            }
        }
        true
    }

    /// Plays on to the end.
    pub fn finish(&mut self, state: &mut G::State, tally: &mut Tally) {
        while self.step(state, tally) {}
        tally.games += 1;
    }
}

/// How fast a game runs on this core.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Speed {
    /// What was played.
    pub tally: Tally,
    /// In how many seconds.
    pub seconds: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// The size of a state.
    pub state_bytes: usize,
}

/// Plays random games for about this long: legal moves listed and one played, over and over.
#[allow(clippy::cast_precision_loss)] // a clone takes nanoseconds, not centuries
pub fn measure<G: Game>(game: &G, seed: u64, time: Duration) -> Speed {
    let mut playout = Playout::new(game, Luck::seeded(seed));
    let mut tally = Tally::default();
    let mut middle = game.start();
    let began = Instant::now();
    while began.elapsed() < time {
        for _ in 0..16 {
            let mut state = game.start();
            playout.finish(black_box(&mut state), &mut tally);
            middle = state;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let clones = 1 << 16;
    let began = Instant::now();
    for _ in 0..clones {
        black_box(*black_box(&middle));
    }
    let clone_ns = began.elapsed().as_nanos() as f64 / f64::from(clones);
    Speed { tally, seconds, clone_ns, state_bytes: size_of::<G::State>() }
}
