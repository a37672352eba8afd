//! Learning what the signs weigh: games are played, and the weights are moved to what came of them.

use rayon::prelude::*;
use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_mechanica::moves::Wants;
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};

use super::signs::{Sight, Signs, look, sign::SIGNS};
use super::turn::{Care, Line, Thinker};
use super::value::{Weights, weigh};

/// How often, in percent, another than the best line is played, to see what comes of it.
const CURIOUS: usize = 12;
/// How far weights hold on to what they were, in shares of a game's evidence.
const HOLD: f64 = 0.03;
/// How many rounds are played, alone and together.
const ROUNDS: u64 = 8;
/// How many of the last of them count: each has its own luck, their mean has less of it.
const COUNTED: u8 = 5;

/// What was seen at the end of a turn, and what came of it.
struct Lesson {
    signs: Signs,
    more: f64,
}

/// What a round of training came to.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    /// Points on average; when alone, beyond ARMAND-0's.
    pub points: f64,
    /// How far the weights misjudged a turn, on average.
    pub error: f64,
}

/// Somebody who learns by playing, alone or with others.
pub struct Pupil {
    /// What was learned so far.
    pub weights: Weights,
    seats: u8,
}

impl Pupil {
    /// Begins with these weights.
    pub const fn new(weights: Weights, seats: u8) -> Self {
        Self { weights, seats }
    }

    /// Plays so many games and moves the weights to what came of them.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    pub fn round(&mut self, games: u64, seed: u64) -> Option<Round> {
        let game = Mechanica::open(self.seats, &Options::default()).ok()?;
        let played: Vec<(f64, Vec<Lesson>)> = (0..games)
            .into_par_iter()
            .map(|n| play(&game, &self.weights, &mut Luck::seeded(seed.wrapping_add(n))))
            .collect();
        let points: f64 = played.iter().map(|(points, _)| points).sum();
        let lessons: Vec<Lesson> = played.into_iter().flat_map(|(_, lessons)| lessons).collect();
        let before = *self.weights.of(self.seats);
        let off = |lesson: &Lesson| (lesson.more - weigh(&before, &lesson.signs)).abs();
        let error = lessons.iter().map(off).sum::<f64>() / lessons.len().max(1) as f64;
        let after = fit(&before, &lessons);
        self.weights = self.weights.with(self.seats, &after);
        Some(Round { points: points / games.max(1) as f64, error })
    }
}

/// What was learned from nothing in so many games, half of them alone and half with another: the data file, and the points
/// of the first and of the last round alone, beyond ARMAND-0's. `told` hears of every round, with its games.
pub fn file(seed: u64, games: u64, mut told: impl FnMut(u64)) -> Option<(String, [f64; 2])> {
    let mut weights = Weights::default();
    let mut course = [0.0; 2];
    let each = (games / 2 / ROUNDS).max(1);
    for seats in [1, 2] {
        let mut pupil = Pupil::new(weights, seats);
        let mut mean = [0.0; SIGNS];
        for round in 0..ROUNDS {
            let first = seed.wrapping_mul(1 << 32).wrapping_add(round * each);
            let came = pupil.round(each, first)?;
            told(each);
            if round >= ROUNDS - u64::from(COUNTED) {
                for (mean, weight) in mean.iter_mut().zip(pupil.weights.of(seats)) {
                    *mean += weight / f64::from(COUNTED);
                }
            }
            if seats == 1 {
                course = [if round == 0 { came.points } else { course[0] }, came.points];
            }
        }
        weights = pupil.weights.with(seats, &mean);
    }
    let command = format!("reverie lab train mechanica --seed {seed} --games {games}");
    Some((
        format!("# What the signs weigh, alone and together. Made by: {command}\n{}", weights.written()),
        course,
    ))
}

/// A game from what everyone does best by these weights, now and then something else. Points of the first seat.
fn play(game: &Mechanica, weights: &Weights, luck: &mut Luck) -> (f64, Vec<Lesson>) {
    let mut state = game.start();
    let mut seen: Vec<(Seat, Sight)> = Vec::new();
    let mut rolls = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                let Some(&roll) = luck.weighted(&rolls) else { break };
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let thinker = Thinker { game, weights, seat, care: Care { width: 2, ..Care::FULL } };
                if game.wants(&state, seat) != Wants::Trade {
                    let Some(mv) = thinker.best(&state) else { break };
                    game.play(&mut state, seat, mv, &mut Log::off());
                    continue;
                }
                let lines = thinker.lines(&state);
                let nth = if luck.below(100) < CURIOUS { luck.below(lines.len().min(6)) } else { 0 };
                let Some(Line { state: end, .. }) = lines.into_iter().nth(nth) else { break };
                state = end;
                seen.push((seat, look(game, &state, seat)));
                if game.pending(&state) != Pending::Over {
                    game.play(&mut state, seat, reverie_mechanica::moves::Move::Make, &mut Log::off());
                }
            }
        }
    }
    let lesson = |(seat, sight): (Seat, Sight)| Lesson {
        signs: sight.signs,
        more: final_points(game, &state, seat) - sight.sure,
    };
    let lessons = seen.into_iter().map(lesson).collect();
    (Seat::new(0).map_or(0.0, |seat| final_points(game, &state, seat)), lessons)
}

/// Points at the end; when alone, beyond ARMAND-0's.
pub(super) fn final_points(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// The weights that say best what came, not too far from what they were: least squares with a hold.
fn fit(before: &Signs, lessons: &[Lesson]) -> Signs {
    let mut normal = vec![[0.0; SIGNS]; SIGNS];
    let mut right = [0.0; SIGNS];
    for lesson in lessons {
        let error = lesson.more - weigh(before, &lesson.signs);
        for (row, &one) in lesson.signs.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            right[row] += one * error;
            for (cell, &other) in normal[row].iter_mut().zip(&lesson.signs) {
                *cell += one * other;
            }
        }
    }
    for (row, line) in normal.iter_mut().enumerate() {
        line[row] += HOLD * line[row] + 1.0;
    }
    let change = solved(normal, right);
    let mut after = *before;
    for (weight, change) in after.iter_mut().zip(change) {
        *weight += change;
    }
    after
}

/// Solves a system that is symmetric and well held.
fn solved(mut left: Vec<Signs>, mut right: Signs) -> Signs {
    for pivot in 0..SIGNS {
        let (above, below) = left.split_at_mut(pivot + 1);
        let line = &above[pivot];
        for (n, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / line[pivot];
            if factor == 0.0 {
                continue;
            }
            for (cell, above) in other.iter_mut().zip(line).skip(pivot) {
                *cell -= factor * above;
            }
            right[pivot + 1 + n] -= factor * right[pivot];
        }
    }
    for pivot in (0..SIGNS).rev() {
        let known: f64 = (pivot + 1..SIGNS).map(|column| left[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / left[pivot][pivot];
    }
    right
}
