//! Learning what the signs weigh. Games are played by the weights so far; at some turns several ways to go on are each
//! played to the end with the same luck, and the weights are moved to what made the difference.
//!
//! Only differences teach them: rich factories have many Forks, so a plain fit to how games end takes Forks for riches.

use rayon::prelude::*;
use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};

use super::signs::sign::{ALWAYS, LEFT, LEFT_SQUARED, SIGNS};
use super::signs::{Sight, Signs, look};
use super::turn::{Care, Line, Thinker};
use super::value::{Weights, weigh};
use crate::search::Fate;

/// How turns are thought through while learning: quickly, for there are many.
const CARE: Care = Care { sites: 1, width: 2, ..Care::FULL };
/// How often, in percent, one of the first few lines is played rather than the best: so that more is seen.
const CURIOUS: usize = 25;
const FIRST_FEW: usize = 8;
/// In each game so many turns are played on in so many ways, chosen among so many.
const TURNS: u64 = 3;
const WAYS: usize = 5;
const AMONG: usize = 16;
/// How far weights hold on to what they were, in shares of the evidence, and how much evidence it takes to move one.
const HOLD: f64 = 0.03;
const DOUBT: f64 = 20.0;
/// How many rounds are played, alone and together.
const ROUNDS: u64 = 6;
/// How many of the last of them count: each has its own luck, their mean has less of it.
const COUNTED: u8 = 3;
/// The signs that say how much there is to come at all: ways to go on hardly differ in them.
const LEVEL: [usize; 3] = [ALWAYS, LEFT, LEFT_SQUARED];

/// What was seen at the end of a turn, and what came of it.
#[derive(Debug, Clone)]
struct Lesson {
    signs: Signs,
    more: f64,
}

/// What one game taught.
struct Taught {
    points: f64,
    /// By how much the ways to go on differed.
    differences: Vec<Lesson>,
    /// What came of the turns that were played.
    turns: Vec<Lesson>,
}

/// What a round of training came to.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    /// Points on average; when alone, beyond ARMAND-0's.
    pub points: f64,
    /// How far the weights misjudged a difference, on average.
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
        let taught: Option<Vec<Taught>> =
            (0..games).into_par_iter().map(|n| teach(&game, &self.weights, seed.wrapping_add(n))).collect();
        let taught = taught?;
        let points = taught.iter().map(|game| game.points).sum::<f64>() / games.max(1) as f64;
        let before = *self.weights.of(self.seats);
        let differences: Vec<&Lesson> = taught.iter().flat_map(|game| &game.differences).collect();
        let off = |lesson: &&Lesson| (lesson.more - weigh(&before, &lesson.signs)).abs();
        let error = differences.iter().map(off).sum::<f64>() / differences.len().max(1) as f64;
        let mut after = fit(&before, differences, HOLD);
        // What all ways have in common is told by how games end.
        for sign in LEVEL {
            after[sign] = 0.0;
        }
        let rest: Vec<Lesson> = taught
            .iter()
            .flat_map(|game| &game.turns)
            .map(|lesson| {
                let mut signs = [0.0; SIGNS];
                for sign in LEVEL {
                    signs[sign] = lesson.signs[sign];
                }
                Lesson { signs, more: lesson.more - weigh(&after, &lesson.signs) }
            })
            .collect();
        let level = fit(&[0.0; SIGNS], &rest, 0.0);
        for sign in LEVEL {
            after[sign] = level[sign];
        }
        self.weights = self.weights.with(self.seats, &after);
        Some(Round { points, error })
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

/// What is noted while a game is played.
struct Notes {
    luck: Luck,
    /// Turns that could be played on in other ways.
    turns: Vec<(Seat, State)>,
    /// What was seen at the end of those that were played.
    seen: Vec<(Seat, Sight)>,
}

/// Plays a game, then some of its turns in other ways.
fn teach(game: &Mechanica, weights: &Weights, seed: u64) -> Option<Taught> {
    let mut notes = Notes { luck: Luck::seeded(seed), turns: Vec::new(), seen: Vec::new() };
    let end = played_on(game, weights, game.start(), &mut Fate::of(seed, 0), Some(&mut notes))?;
    let turns = notes
        .seen
        .iter()
        .map(|(seat, sight)| Lesson {
            signs: sight.signs,
            more: final_points(game, &end, *seat) - sight.sure,
        })
        .collect();
    let mut differences = Vec::new();
    for nth in 1..=TURNS {
        if notes.turns.is_empty() {
            break;
        }
        let (seat, state) = notes.turns.swap_remove(notes.luck.below(notes.turns.len()));
        let mut lines = Thinker { game, weights, seat, care: Care::FULL }.lines(&state);
        let mut lessons = Vec::new();
        while lessons.len() < WAYS && !lines.is_empty() {
            // The best of them, and others.
            let which = if lessons.is_empty() { 0 } else { notes.luck.below(lines.len().min(AMONG)) };
            let line = lines.remove(which);
            let sight = look(game, &line.state, seat);
            let end = played_on(game, weights, turned(game, &line, seat), &mut Fate::of(seed, nth), None)?;
            lessons.push(Lesson { signs: sight.signs, more: final_points(game, &end, seat) - sight.sure });
        }
        differences.extend(less_their_mean(lessons));
    }
    let points = Seat::new(0).map_or(0.0, |seat| final_points(game, &end, seat));
    Some(Taught { points, differences, turns })
}

/// What sets each of these apart from all of them.
#[allow(clippy::cast_precision_loss)] // a handful
fn less_their_mean(mut lessons: Vec<Lesson>) -> Vec<Lesson> {
    let all = lessons.len().max(1) as f64;
    let mut mean = [0.0; SIGNS];
    for lesson in &lessons {
        for (mean, sign) in mean.iter_mut().zip(&lesson.signs) {
            *mean += sign / all;
        }
    }
    let more = lessons.iter().map(|lesson| lesson.more).sum::<f64>() / all;
    for lesson in &mut lessons {
        for (sign, mean) in lesson.signs.iter_mut().zip(&mean) {
            *sign -= mean;
        }
        lesson.more -= more;
    }
    lessons
}

/// The table when the turn of this line is over.
fn turned(game: &Mechanica, line: &Line, seat: Seat) -> State {
    let mut state = line.state;
    if game.wants(&state, seat) == Wants::Trade {
        game.play(&mut state, seat, Move::Make, &mut Log::off());
    }
    state
}

/// From here to the end as everyone does best by these weights; whoever takes notes is curious, too.
fn played_on(
    game: &Mechanica,
    weights: &Weights,
    mut state: State,
    fate: &mut Fate,
    mut notes: Option<&mut Notes>,
) -> Option<State> {
    let mut rolls = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return Some(state),
            Pending::Chance(source) => {
                game.rolls(&state, &mut rolls);
                let (_, roll) = fate.roll(source, &rolls)?;
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next()?;
                let thinker = Thinker { game, weights, seat, care: CARE };
                if game.wants(&state, seat) != Wants::Trade {
                    let mv = thinker.best(&state)?;
                    game.play(&mut state, seat, mv, &mut Log::off());
                    continue;
                }
                let lines = thinker.lines(&state);
                let mut nth = 0;
                if let Some(notes) = notes.as_deref_mut() {
                    notes.turns.push((seat, state));
                    if notes.luck.below(100) < CURIOUS {
                        nth = notes.luck.below(lines.len().min(FIRST_FEW));
                    }
                }
                let line = lines.into_iter().nth(nth)?;
                state = turned(game, &line, seat);
                if let Some(notes) = notes.as_deref_mut() {
                    notes.seen.push((seat, look(game, &line.state, seat)));
                }
            }
        }
    }
}

/// Points at the end; when alone, beyond ARMAND-0's.
fn final_points(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// The weights that say best what came, not too far from what they were: least squares with a hold.
fn fit<'a>(before: &Signs, lessons: impl IntoIterator<Item = &'a Lesson>, hold: f64) -> Signs {
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
        line[row] += hold * line[row] + DOUBT;
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
