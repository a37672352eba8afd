//! A whole training by self-play: games are played by what is known so far, and the weights move to what they teach.

use rayon::prelude::*;
use reverie_game::{Luck, scrambled};

use super::descent::Descent;
use super::features::Features;
use super::file;
use super::lesson::Lesson;
use super::value::Value;

/// What a game tells of its training.
pub trait Course<const UNITS: usize>: Sync {
    /// The features there are.
    fn features(&self) -> &Features;

    /// What the weights come on top of when they are read.
    fn guess(&self) -> Value<UNITS>;

    /// What is known before the first game: the guess, but where units have to differ.
    fn beginning(&self, _luck: &mut Luck) -> Value<UNITS> {
        self.guess()
    }

    /// Plays a game by what is known after this share of the training, 0 to 1. None if there is no such game.
    fn play(&self, value: &Value<UNITS>, share: f32, luck: &mut Luck) -> Option<Played>;
}

/// A game, and what it teaches.
#[derive(Debug, Clone)]
pub struct Played {
    /// What it teaches.
    pub lessons: Vec<Lesson>,
    /// The points of each player whose points tell how well was played.
    pub points: Vec<f32>,
}

/// How a game is learned.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Schedule {
    /// Games that are played by the same weights, on all cores.
    pub games: u64,
    /// Lessons that weights are moved by in one step: at most so many.
    pub lessons: usize,
    /// Further steps after those games, by lessons drawn from the latest so many.
    pub replays: usize,
    /// How many lessons are remembered for that.
    pub remembered: usize,
    /// How far a weight moves in a step, at the beginning and at the end.
    pub rate: (f32, f32),
}

/// What came of a training.
#[derive(Debug, Clone, PartialEq)]
pub struct Learned<const UNITS: usize> {
    /// As it will be read.
    pub value: Value<UNITS>,
    /// The file, below words about it.
    pub text: String,
    /// The average points of each tenth of the games.
    pub points: Vec<f32>,
}

impl<const UNITS: usize> Learned<UNITS> {
    /// The points of the first tenth and of the last.
    pub fn progress(&self) -> (f64, f64) {
        let points = |some: Option<&f32>| some.copied().map_or(0.0, f64::from);
        (points(self.points.first()), points(self.points.last()))
    }
}

/// Learns from so many games, the same from the same seed; `played` hears of them. None if they cannot be played.
#[allow(clippy::cast_precision_loss)] // games are counted in millions
pub fn learn<const UNITS: usize>(
    course: &impl Course<UNITS>,
    schedule: &Schedule,
    seed: u64,
    games: u64,
    about: &str,
    played: &(dyn Fn(u64) + Sync),
) -> Option<Learned<UNITS>> {
    let guess = course.guess();
    let mut luck = Luck::seeded(seed);
    let mut value = course.beginning(&mut luck);
    let mut descent = Descent::new(&value);
    let mut memory: Vec<Lesson> = Vec::new();
    let (mut points, mut tenth) = (Vec::new(), Vec::new());
    let mut done = 0;
    while done < games {
        let share = done as f32 / games as f32;
        let rate = schedule.rate.0 * (schedule.rate.1 / schedule.rate.0).powf(share);
        let some = schedule.games.clamp(1, games - done);
        let play = |nth: u64| course.play(&value, share, &mut Luck::seeded(scrambled(seed) ^ scrambled(nth)));
        let latest: Vec<Played> = if some == 1 {
            vec![play(done)?]
        } else {
            (done..done + some).into_par_iter().map(play).collect::<Option<_>>()?
        };
        let from = memory.len();
        for game in latest {
            tenth.extend(game.points);
            memory.extend(game.lessons);
        }
        for some in memory[from..].chunks(schedule.lessons.max(1)) {
            descent.step(&mut value, some.iter(), rate);
        }
        for _ in 0..schedule.replays.min(memory.len()) {
            let drawn: Vec<&Lesson> = (0..schedule.lessons).filter_map(|_| luck.pick(&memory)).collect();
            descent.step(&mut value, drawn.into_iter(), rate);
        }
        memory.drain(..memory.len().saturating_sub(schedule.remembered));
        done += some;
        played(some);
        if done * 10 / games > points.len() as u64 && !tenth.is_empty() {
            points.push(tenth.iter().sum::<f32>() / tenth.len() as f32);
            tenth.clear();
        }
    }
    let text = file::write(about, course.features(), &guess, &value);
    let value = file::read(&text, course.features(), guess).ok()?;
    Some(Learned { value, text, points })
}
