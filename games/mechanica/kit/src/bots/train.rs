//! Learning what the signs weigh. Games are played by the weights so far; at some turns several ways to go on are each
//! played to the end with the same luck, and the weights are moved to what made the difference.
//!
//! Only differences teach them: rich factories have many Forks, so a plain fit to how games end takes Forks for riches. How
//! many points there are to hope for at all is then told by how games of players who search end.

use std::time::Duration;

use rayon::prelude::*;
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};
use reverie_kit::{Learned, Trainer};
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};

use super::insight::Works;
use super::signs::sign::{ALWAYS, LEFT, RIVAL_TILES};
use super::signs::{Sight, look};
use super::turn::{Care, Line, Thinker};
use super::value::{EARLY, FLOOR, WEIGHTS, Weighing, Weights, read, weigh, written};
use reverie_bots::level::Thinking;
use reverie_bots::search::Fate;

/// How turns are thought through while learning: quickly, for there are many; more thoroughly where ways are compared.
const CARE: Care = Care { width: 2, depth: 9, sites: 1, demolishes: false };
const COMPARING: Care = Care { width: 4, sites: 2, ..CARE };
/// How often, in percent, one of the first few lines is played rather than the best: so that more is seen.
const CURIOUS: usize = 25;
const FIRST_FEW: usize = 8;
/// In each game so many turns are played on in so many ways, chosen among so many.
const TURNS: u64 = 3;
const WAYS: usize = 5;
const AMONG: usize = 16;
/// How much evidence it takes to move a weight from where it was before anything was learned. Most marks are seldom seen, and
/// luck would tell what they weigh.
const DOUBT: f64 = 6.0;
const DOUBT_OF_MARKS: f64 = 100.0;
/// How much of the evidence of earlier rounds, from weaker players, still counts.
const FADE: f64 = 0.85;
/// How many rounds are played. Each is longer than the one before: the first ones teach little.
const ROUNDS: u64 = 8;
/// What says how much there is to come at all: ways to go on hardly differ in it, so differences cannot tell what it weighs.
const LEVEL: [usize; 6] = [ALWAYS, LEFT, RIVAL_TILES, EARLY + ALWAYS, EARLY + LEFT, EARLY + RIVAL_TILES];
/// Who shows it, and in how many games.
const SHOWING: Thinking = Thinking { iterations: 40, ahead: 0, width: 8, noise: 0.0 };
const SHOWN: u64 = 200;

/// What was seen at the end of a turn, and what came of it.
#[derive(Debug, Clone)]
struct Lesson {
    sight: Sight,
    more: f64,
}

/// What one game taught: points, and some turns, each with several ways to go on.
struct Taught {
    points: f64,
    choices: Vec<Vec<Lesson>>,
}

/// Somebody who learns by playing, alone or with others.
pub struct Pupil {
    /// What was learned so far.
    pub weights: Weights,
    seats: u8,
    /// What it held before anything was learned.
    first: Weighing,
    evidence: Evidence,
}

impl Pupil {
    /// Begins with these weights.
    pub fn new(weights: Weights, seats: u8) -> Self {
        let first = weights.of(seats).clone();
        Self { weights, seats, first, evidence: Evidence::none() }
    }

    /// Plays so many games and moves the weights to what came of them. The points on average; when alone, beyond ARMAND-0's.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    pub fn round(&mut self, games: u64, seed: u64) -> Option<f64> {
        let game = Mechanica::open(self.seats, &Options::default()).ok()?;
        let taught: Option<Vec<Taught>> =
            (0..games).into_par_iter().map(|n| teach(&game, &self.weights, seed.wrapping_add(n))).collect();
        let taught = taught?;
        let points = taught.iter().map(|game| game.points).sum::<f64>() / games.max(1) as f64;
        self.evidence.fade();
        for choice in taught.iter().flat_map(|game| &game.choices) {
            for (signs, more) in apart(choice) {
                self.evidence.add(&signs, more);
            }
        }
        let weighing = self.evidence.weights(&self.first);
        self.weights = std::mem::take(&mut self.weights).with(self.seats, weighing);
        Some(points)
    }

    /// Finds out how many points there are to hope for at all, with all other weights as they will be read.
    fn find_level(&mut self, seed: u64) -> Option<()> {
        let game = Mechanica::open(self.seats, &Options::default()).ok()?;
        let mut weighing = read(&written(self.weights.of(self.seats)))?;
        for at in LEVEL {
            weighing[at] = 0.0;
        }
        let weights = std::mem::take(&mut self.weights).with(self.seats, weighing.clone());
        let shown: Option<Vec<Vec<Lesson>>> =
            (0..SHOWN).into_par_iter().map(|n| show(&game, &weights, seed.wrapping_add(n))).collect();
        let mut evidence = Evidence::none();
        for lesson in shown?.iter().flatten() {
            let all = spread(&lesson.sight);
            let mut signs = vec![0.0; WEIGHTS];
            for at in LEVEL {
                signs[at] = all[at];
            }
            evidence.add(&signs, lesson.more - weigh(&weighing, &lesson.sight));
        }
        let level = evidence.weights(&vec![0.0; WEIGHTS]);
        for at in LEVEL {
            weighing[at] = level[at];
        }
        self.weights = weights.with(self.seats, weighing);
        Some(())
    }
}

/// The files there are to learn, with the seats that they are for.
const FILES: [(&str, u8); 2] = [("alone", 1), ("together", 2)];

/// Learns what the signs weigh, from nothing. Points are those of the first and of the last round; when alone, beyond ARMAND-0's.
#[derive(Debug)]
pub struct Training;

impl Trainer for Training {
    fn files(&self) -> Vec<String> {
        FILES.map(|(name, _)| format!("{name}.txt")).to_vec()
    }

    fn learn(&self, file: &str, seed: u64, games: u64, told: &(dyn Fn(u64) + Sync)) -> Option<Learned> {
        let (name, seats) = FILES.into_iter().find(|(name, _)| file.strip_suffix(".txt") == Some(name))?;
        let mut pupil = Pupil::new(Weights::default(), seats);
        let mut course = (0.0, 0.0);
        let mut played = 0;
        for round in 1..=ROUNDS {
            let until = games.saturating_mul(round * (round + 1)) / (ROUNDS * (ROUNDS + 1));
            let points = pupil.round(until - played, seed.wrapping_mul(1 << 32).wrapping_add(played))?;
            told(until - played);
            played = until;
            course = (if round == 1 { points } else { course.0 }, points);
        }
        pupil.find_level(seed)?;
        let command = format!("reverie lab train mechanica --only {name} --seed {seed} --games {games}");
        let text = format!("# What the signs weigh. Made by: {command}\n{}", pupil.weights.written(seats));
        Some(Learned { text, points: course })
    }
}

/// What is noted while a game is played: turns that could be played on in other ways.
struct Notes {
    luck: Luck,
    turns: Vec<(Seat, State)>,
}

/// Plays a game, then some of its turns in other ways.
fn teach(game: &Mechanica, weights: &Weights, seed: u64) -> Option<Taught> {
    let mut notes = Notes { luck: Luck::seeded(seed), turns: Vec::new() };
    let end = played_on(game, weights, &game.start(), &mut Fate::of(seed, 0), Some(&mut notes))?;
    let mut choices = Vec::new();
    for nth in 1..=TURNS {
        if notes.turns.is_empty() {
            break;
        }
        let (seat, state) = notes.turns.swap_remove(notes.luck.below(notes.turns.len()));
        let mut lines = Thinker { game, weights, seat, care: COMPARING }.lines(&state);
        let mut lessons = Vec::new();
        while lessons.len() < WAYS && !lines.is_empty() {
            // The best of them, and others.
            let which = if lessons.is_empty() { 0 } else { notes.luck.below(lines.len().min(AMONG)) };
            let line = lines.remove(which);
            let sight = look(game, &line.state, seat);
            let end = played_on(game, weights, &turned(game, &line, seat), &mut Fate::of(seed, nth), None)?;
            lessons.push(Lesson { sight, more: final_points(game, &end, seat) - sight.sure });
        }
        choices.push(lessons);
    }
    let points = Seat::new(0).map_or(0.0, |seat| final_points(game, &end, seat));
    Some(Taught { points, choices })
}

/// Plays a game with the search. What every seat saw at the end of each of its turns, and what came of it.
fn show(game: &Mechanica, weights: &Weights, seed: u64) -> Option<Vec<Lesson>> {
    let search = SHOWING.search(Duration::MAX).with(Works { weights, days: SHOWING.ahead });
    let mut luck = Luck::seeded(seed);
    let mut seen = Vec::new();
    let end = to_the_end(game, &game.start(), &mut Fate::of(seed, 0), |state, seat| {
        let view = game.view(state, Eyes::Seat(seat));
        let mv = search.think(game, &view, seat, luck.bits())?.mv;
        if mv == Move::Make {
            seen.push((seat, look(game, state, seat)));
        }
        game.play(state, seat, mv, &mut Log::off());
        Some(())
    })?;
    let lesson =
        |(seat, sight): (Seat, Sight)| Lesson { sight, more: final_points(game, &end, seat) - sight.sure };
    Some(seen.into_iter().map(lesson).collect())
}

/// What sets each of these apart from all of them: what was seen, and what came of it.
#[allow(clippy::cast_precision_loss)] // a handful
fn apart(lessons: &[Lesson]) -> Vec<(Vec<f64>, f64)> {
    let all = lessons.len().max(1) as f64;
    let mut differences: Vec<(Vec<f64>, f64)> =
        lessons.iter().map(|lesson| (spread(&lesson.sight), lesson.more)).collect();
    let mut mean = vec![0.0; WEIGHTS];
    for (signs, _) in &differences {
        for (mean, sign) in mean.iter_mut().zip(signs) {
            *mean += sign / all;
        }
    }
    let more = differences.iter().map(|(_, more)| more).sum::<f64>() / all;
    for (signs, own) in &mut differences {
        for (sign, mean) in signs.iter_mut().zip(&mean) {
            *sign -= mean;
        }
        *own -= more;
    }
    differences
}

/// How often each weight counts in what was seen.
fn spread(sight: &Sight) -> Vec<f64> {
    let mut all = vec![0.0; WEIGHTS];
    for (at, sign) in sight.signs.iter().enumerate() {
        all[at] = *sign;
        all[EARLY + at] = sign * sight.share;
    }
    for &mark in &sight.marks {
        all[FLOOR + usize::from(mark)] += sight.share;
    }
    all
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
    state: &State,
    fate: &mut Fate,
    mut notes: Option<&mut Notes>,
) -> Option<State> {
    to_the_end(game, state, fate, |state, seat| {
        let thinker = Thinker { game, weights, seat, care: CARE };
        if game.wants(state, seat) != Wants::Trade {
            let mv = thinker.best(state)?;
            game.play(state, seat, mv, &mut Log::off());
            return Some(());
        }
        let lines = thinker.lines(state);
        let mut nth = 0;
        if let Some(notes) = notes.as_deref_mut() {
            notes.turns.push((seat, *state));
            if notes.luck.below(100) < CURIOUS {
                nth = notes.luck.below(lines.len().min(FIRST_FEW));
            }
        }
        *state = turned(game, &lines.into_iter().nth(nth)?, seat);
        Some(())
    })
}

/// The end of a game in which every seat that is awaited goes on like this.
fn to_the_end(
    game: &Mechanica,
    state: &State,
    fate: &mut Fate,
    mut go_on: impl FnMut(&mut State, Seat) -> Option<()>,
) -> Option<State> {
    let (mut state, mut rolls) = (*state, Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over => return Some(state),
            Pending::Chance(source) => {
                game.rolls(&state, &mut rolls);
                let (_, roll) = fate.roll(source, &rolls)?;
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => go_on(&mut state, seats.iter().next()?)?,
        }
    }
}

/// Points at the end; when alone, beyond ARMAND-0's.
fn final_points(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// What was seen and what came of it, added up for least squares.
struct Evidence {
    normal: Vec<Vec<f64>>,
    right: Vec<f64>,
}

impl Evidence {
    fn none() -> Self {
        Self { normal: vec![vec![0.0; WEIGHTS]; WEIGHTS], right: vec![0.0; WEIGHTS] }
    }

    /// What there is counts less from now on.
    fn fade(&mut self) {
        for number in self.normal.iter_mut().flatten().chain(&mut self.right) {
            *number *= FADE;
        }
    }

    fn add(&mut self, signs: &[f64], more: f64) {
        let there: Vec<(usize, f64)> =
            signs.iter().copied().enumerate().filter(|(_, sign)| *sign != 0.0).collect();
        for &(row, one) in &there {
            self.right[row] += one * more;
            for &(column, other) in &there {
                self.normal[row][column] += one * other;
            }
        }
    }

    /// The weights that say best what came, not too far from the first without good evidence.
    fn weights(&self, first: &Weighing) -> Weighing {
        let mut left = self.normal.clone();
        let mut right = self.right.clone();
        for (row, line) in left.iter_mut().enumerate() {
            let doubt = if row < FLOOR { DOUBT } else { DOUBT_OF_MARKS };
            line[row] += doubt;
            right[row] += doubt * first[row];
        }
        solved(left, right)
    }
}

/// Solves a system that is symmetric and well held.
fn solved(mut left: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    for pivot in 0..right.len() {
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
    for pivot in (0..right.len()).rev() {
        let known: f64 = (pivot + 1..right.len()).map(|column| left[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / left[pivot][pivot];
    }
    right
}
