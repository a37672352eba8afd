//! Learning what the signs weigh: games are played, and the weights are moved to what came of them.

use std::collections::VecDeque;

use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_mechanica::moves::Wants;
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};

use super::signs::{SIGNS, Signs, look};
use super::turn::{Care, Line, Thinker};
use super::value::{MOMENTS, Scale, Weights, moments, weigh};

/// How often, in percent, another than the best line is played, to see what comes of it.
const CURIOUS: usize = 8;
/// How far weights hold on to what they were, in shares of a game's evidence.
const HOLD: f64 = 0.01;
/// How far weights move to what fits best: what is fitted was played by other weights.
const STEP: f64 = 0.5;
/// How many rounds are learned from.
const KEPT: usize = 6;

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
    /// The latest rounds.
    rounds: VecDeque<Vec<Lesson>>,
}

impl Pupil {
    /// Begins with these weights.
    pub const fn new(weights: Weights, seats: u8) -> Self {
        Self { weights, seats, rounds: VecDeque::new() }
    }

    /// Plays so many games and moves the weights to what came of the latest ones.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    pub fn round(&mut self, games: u64, seed: u64) -> Option<Round> {
        let game = Mechanica::open(self.seats, &Options::default()).ok()?;
        let mut lessons = Vec::new();
        let mut points = 0.0;
        for n in 0..games {
            points += play(&game, &self.weights, &mut Luck::seeded(seed.wrapping_add(n)), &mut lessons);
        }
        let before = *self.weights.of(self.seats);
        let off = |lesson: &Lesson| (lesson.more - weigh(&before, &lesson.signs)).abs();
        let error = lessons.iter().map(off).sum::<f64>() / lessons.len().max(1) as f64;
        self.rounds.push_back(lessons);
        if self.rounds.len() > KEPT {
            self.rounds.pop_front();
        }
        let after = fit(&before, self.rounds.iter().flatten());
        let Weights { alone, together, .. } = &self.weights;
        self.weights =
            if self.seats == 1 { Weights::new(&after, together) } else { Weights::new(alone, &after) };
        Some(Round { points: points / games.max(1) as f64, error })
    }
}

/// A game from what everyone does best by these weights, now and then something else. Points of the first seat.
fn play(game: &Mechanica, weights: &Weights, luck: &mut Luck, lessons: &mut Vec<Lesson>) -> f64 {
    let mut state = game.start();
    let mut seen: Vec<(Seat, super::signs::Sight)> = Vec::new();
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
    lessons.extend(seen.into_iter().map(|(seat, sight)| Lesson {
        signs: sight.signs,
        more: final_points(game, &state, seat) - sight.sure,
    }));
    Seat::new(0).map_or(0.0, |seat| final_points(game, &state, seat))
}

/// Points at the end; when alone, beyond ARMAND-0's.
pub(super) fn final_points(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// How many weights are learned at once.
const ALL: usize = SIGNS * MOMENTS.len();

/// The weights that say best what came, not too far from what they were: least squares with a hold.
fn fit<'a>(before: &Scale, lessons: impl Iterator<Item = &'a Lesson>) -> Scale {
    let mut normal = vec![[0.0; ALL]; ALL];
    let mut right = [0.0; ALL];
    for lesson in lessons {
        let error = lesson.more - weigh(before, &lesson.signs);
        let mut spread = [0.0; ALL];
        for (moment, part) in moments(&lesson.signs).into_iter().enumerate() {
            for (n, sign) in lesson.signs.iter().enumerate() {
                spread[moment * SIGNS + n] = part * sign;
            }
        }
        for (row, &one) in spread.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            right[row] += one * error;
            for (cell, &other) in normal[row].iter_mut().zip(&spread) {
                *cell += one * other;
            }
        }
    }
    for (row, line) in normal.iter_mut().enumerate() {
        line[row] += HOLD * line[row] + 1.0;
    }
    let change = solved(normal, right);
    let mut after = *before;
    for (weight, change) in after.iter_mut().flatten().zip(change) {
        *weight += STEP * change;
    }
    after
}

/// Solves a system that is symmetric and well held.
fn solved(mut left: Vec<[f64; ALL]>, mut right: [f64; ALL]) -> [f64; ALL] {
    for pivot in 0..ALL {
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
    for pivot in (0..ALL).rev() {
        let known: f64 = (pivot + 1..ALL).map(|column| left[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / left[pivot][pivot];
    }
    right
}
