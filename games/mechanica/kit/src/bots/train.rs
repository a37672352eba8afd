//! Learning by differences of rollouts. Games are played by the weights so far; at some turns several ways to go on are each
//! played to the end with common random numbers, and the weights move to what made the difference.
//!
//! Only differences teach them: rich factories have many Forks, so a plain fit to how games end takes Forks for riches. How
//! many points there are to expect at all (the level) is told by how games end, and towards the end of a training by games of
//! players who search.

use std::time::Duration;

use reverie_bots::learner::{self, Course, Features, Lesson, Played, Schedule, Seen, apart};
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};
use reverie_kit::{Learned, Trainer};
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};

use super::evaluator::Works;
use super::features::{FEATURES, sure, tell};
use super::turn::{Care, Line, Thinker};
use super::value::{Value, Weights, guessed};
use reverie_bots::level::Thinking;
use reverie_bots::search::RandomNumbers;

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
/// From this share of the training on, games are shown by players who search, and only the level is learned.
const SHOWING_FROM: f32 = 0.98;
const SHOWING: Thinking = Thinking { iterations: 40, ahead: 0, width: 8, noise: 0.0 };

const SCHEDULE: Schedule =
    Schedule { games: 64, lessons: 128, replays: 24, remembered: 50_000, rate: (0.05, 0.002) };

/// The files there are to learn, with the seats that they are for.
const FILES: [(&str, u8); 2] = [("alone", 1), ("together", 2)];

/// Learns what the features weigh, from a guess. When alone, points are those beyond ARMAND-0's.
#[derive(Debug)]
pub struct Training;

impl Trainer for Training {
    fn files(&self) -> Vec<String> {
        FILES.map(|(name, _)| format!("{name}.txt")).to_vec()
    }

    fn learn(&self, file: &str, seed: u64, games: u64, played: &(dyn Fn(u64) + Sync)) -> Option<Learned> {
        let (name, seats) = FILES.into_iter().find(|(name, _)| file.strip_suffix(".txt") == Some(name))?;
        let about =
            format!("Made by: reverie lab train mechanica --only {name} --seed {seed} --games {games}");
        let learned = learn(seats, seed, games, &about, played)?;
        Some(Learned { points: learned.progress(), text: learned.text })
    }
}

/// Learns from so many games for so many seats, the same from the same seed.
pub fn learn(
    seats: u8,
    seed: u64,
    games: u64,
    about: &str,
    played: &(dyn Fn(u64) + Sync),
) -> Option<learner::Learned<1>> {
    let game = Mechanica::open(seats, &Options::default()).ok()?;
    learner::learn(&Lessons(game), &SCHEDULE, seed, games, about, played)
}

/// What is learned at tables of this game.
struct Lessons(Mechanica);

impl Course<1> for Lessons {
    fn features(&self) -> &Features {
        &FEATURES.all
    }

    fn guess(&self) -> Value {
        guessed(self.0.seats())
    }

    fn play(&self, value: &Value, share: f32, luck: &mut Luck) -> Option<Played> {
        let weights = Weights::new(value.clone());
        if share < SHOWING_FROM {
            teach(&self.0, value, &weights, luck)
        } else {
            show(&self.0, value, &weights, luck)
        }
    }
}

/// What is noted while a game is played: turns that could be played on in other ways.
struct Notes<'a> {
    luck: &'a mut Luck,
    turns: Vec<(Seat, State)>,
}

/// What a table teaches that came to these points in the end.
#[allow(clippy::cast_possible_truncation)] // a few hundred
fn lesson(game: &Mechanica, state: &State, seat: Seat, end: &State) -> Lesson {
    let mut seen = Seen::new();
    tell(game, state, seat, &mut seen);
    Lesson { seen, target: (sure(game, end, seat) - sure(game, state, seat)) as f32 }
}

/// What it says of the level: what is left of it beside all that other features are worth.
fn of_the_level(value: &Value, lesson: Lesson) -> Lesson {
    let level = FEATURES.level();
    let (seen, rest): (Seen, Seen) =
        lesson.seen.into_iter().partition(|(feature, _)| level.contains(feature));
    Lesson { target: lesson.target - value.of_seen(&rest), seen }
}

/// Plays a game, then some of its turns in other ways.
fn teach(game: &Mechanica, value: &Value, weights: &Weights, luck: &mut Luck) -> Option<Played> {
    let seed = luck.bits();
    let mut notes = Notes { luck, turns: Vec::new() };
    let end = played_on(game, weights, &game.start(), &mut RandomNumbers::of(seed, 0), Some(&mut notes))?;
    let mut lessons = Vec::new();
    for nth in 1..=TURNS {
        if notes.turns.is_empty() {
            break;
        }
        let (seat, state) = notes.turns.swap_remove(notes.luck.below(notes.turns.len()));
        let mut lines = Thinker { game, weights, seat, care: COMPARING }.lines(&state);
        let mut ways = Vec::new();
        while ways.len() < WAYS && !lines.is_empty() {
            // The best of them, and others.
            let which = if ways.is_empty() { 0 } else { notes.luck.below(lines.len().min(AMONG)) };
            let line = lines.remove(which);
            let mut numbers = RandomNumbers::of(seed, nth);
            let end = played_on(game, weights, &turned(game, &line, seat), &mut numbers, None)?;
            ways.push(lesson(game, &line.state, seat, &end));
        }
        lessons.extend(apart(&ways));
        lessons.extend(ways.into_iter().next().map(|best| of_the_level(value, best)));
    }
    Some(Played { lessons, points: points(game, &end) })
}

/// Plays a game with the search: what every seat saw at the end of each of its turns says how much there is to come at all.
fn show(game: &Mechanica, value: &Value, weights: &Weights, luck: &mut Luck) -> Option<Played> {
    let search = SHOWING.search(Duration::MAX).with(Works { weights, days: SHOWING.ahead });
    let mut seen = Vec::new();
    let mut numbers = RandomNumbers::of(luck.bits(), 0);
    let end = to_the_end(game, &game.start(), &mut numbers, |state, seat| {
        let view = game.view(state, Eyes::Seat(seat));
        let mv = search.think(game, &view, seat, luck.bits())?.mv;
        if mv == Move::Make {
            seen.push((seat, *state));
        }
        game.play(state, seat, mv, &mut Log::off());
        Some(())
    })?;
    let lessons = seen.iter().map(|(seat, state)| of_the_level(value, lesson(game, state, *seat, &end)));
    Some(Played { lessons: lessons.collect(), points: points(game, &end) })
}

/// Points at the end; when alone, beyond ARMAND-0's.
#[allow(clippy::cast_possible_truncation)] // a few hundred
fn points(game: &Mechanica, end: &State) -> Vec<f32> {
    Seat::all(game.seats()).map(|seat| sure(game, end, seat) as f32).collect()
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
    numbers: &mut RandomNumbers,
    mut notes: Option<&mut Notes<'_>>,
) -> Option<State> {
    to_the_end(game, state, numbers, |state, seat| {
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
    numbers: &mut RandomNumbers,
    mut go_on: impl FnMut(&mut State, Seat) -> Option<()>,
) -> Option<State> {
    let (mut state, mut rolls) = (*state, Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over => return Some(state),
            Pending::Chance(source) => {
                game.rolls(&state, &mut rolls);
                let (_, roll) = numbers.roll(source, &rolls)?;
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => go_on(&mut state, seats.iter().next()?)?,
        }
    }
}
