//! Learning by self-play: after every turn the sheet before it is told how much better or worse it has become.

use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Game, Luck};
use reverie_kit::{self as kit, Trainer};

use super::chart::Chart;
use super::page::Page;
use super::turn::{Dice, Planner};
use super::value::{MOST_LOOKED_UP, Value};
use super::weights::{self, File, Weights};

/// First steps of a turn that are followed while learning, and leaves that may go into one die.
const BEAM: usize = 4;
const LEAVES: u8 = 3;

/// A value that learns, each weight at its own pace: the more its lessons agree, the faster.
struct Pupil {
    value: Value,
    sum: Vec<f32>,
    size: Vec<f32>,
}

impl Pupil {
    fn learn(&mut self, chart: &Chart, page: &Page, target: f32, rate: f32) {
        let mut looked_up = [0_u32; MOST_LOOKED_UP];
        let mut many = 0;
        self.value.look_up(chart, page, |weight| {
            #[allow(clippy::cast_possible_truncation)] // a few thousand weights
            {
                looked_up[many] = weight as u32;
            }
            many += 1;
        });
        let off = target - self.value.of(chart, page);
        #[allow(clippy::cast_precision_loss)] // a few dozen
        let step = rate * off / many as f32;
        for &weight in &looked_up[..many] {
            let weight = weight as usize;
            let (sum, size) = (&mut self.sum[weight], &mut self.size[weight]);
            let trust = if *size == 0.0 { 1.0 } else { sum.abs() / *size };
            self.value.weights[weight] += trust * step;
            *sum += off;
            *size += off.abs();
        }
    }
}

/// Plays a game by what the pupil knows and lets it learn; the points of each seat.
fn lesson(
    chart: &Chart,
    pupil: &mut Pupil,
    planner: &mut Planner,
    blank: &[Page],
    luck: &mut Luck,
    rate: f32,
) -> Vec<f32> {
    let mut pages = blank.to_vec();
    let mut before: Vec<Option<Page>> = vec![None; pages.len()];
    let mut starting = true;
    while !pages.iter().any(|page| page.over(chart)) {
        let [one, other] = [0; 2].map(|_: u8| u8::try_from(luck.below(6) + 1).unwrap_or(1));
        let dice = Dice::rolled(one, other, starting);
        let wander = starting && luck.one_in(8);
        for page in &mut pages {
            if wander {
                // Somewhere else for once.
                for die in dice.left {
                    let blank: Vec<u8> = super::page::bits(chart.all & !page.written).collect();
                    if let Some(&cell) = luck.pick(&blank) {
                        page.write(chart, &pupil.value, cell, die, 0);
                    }
                }
            } else {
                planner.play(chart, &pupil.value, page, dice);
            }
        }
        starting = false;
        tell_others(chart, &mut pages);
        let over = pages.iter().any(|page| page.over(chart));
        for (page, before) in pages.iter().zip(&mut before) {
            let target = if over { page.points(chart) } else { pupil.value.of(chart, page) };
            if let Some(before) = before {
                pupil.learn(chart, before, target, rate);
            }
            *before = Some(*page);
        }
    }
    pages.iter().map(|page| page.points(chart)).collect()
}

/// Each page knows how close the others are to the end.
pub(crate) fn tell_others(chart: &Chart, pages: &mut [Page]) {
    if pages.len() < 2 {
        return;
    }
    for nth in 0..pages.len() {
        let others = pages.iter().enumerate().filter(|&(other, _)| other != nth);
        let least = others.map(|(_, page)| page.blanks(chart)).min().unwrap_or(u32::MAX);
        pages[nth].others = u8::try_from(least).unwrap_or(u8::MAX);
    }
}

/// What was learned.
#[derive(Debug, Clone)]
pub struct Learned {
    /// What differs from a guess.
    pub weights: Weights,
    /// The average points of each tenth of the games.
    pub course: Vec<f32>,
}

/// Plays so many games of this view with itself and learns from them: the same weights for the same seed.
#[allow(clippy::cast_precision_loss)] // games are counted in millions
pub fn learn(game: &Daydream, seed: u64, games: u64, mut progress: impl FnMut(u64)) -> Learned {
    let chart = Chart::new(game);
    let value = Value::guessed(&chart);
    let guess = value.weights.clone();
    let weights = guess.len();
    let mut pupil = Pupil { value, sum: vec![0.0; weights], size: vec![0.0; weights] };
    let mut planner = Planner::new(BEAM, LEAVES);
    let mut luck = Luck::seeded(seed);
    let state = game.start();
    let mut blank: Vec<Page> = state.sheets.iter().map(|sheet| Page::read(&chart, sheet, 0)).collect();
    tell_others(&chart, &mut blank);
    let mut course = Vec::new();
    let (mut sum, mut seats) = (0.0, 0.0);
    for nth in 0..games {
        // Slower towards the end, so that the last games don't weigh more than the first.
        let rate = 1.0 - 0.9 * (nth as f32 / games as f32);
        let points = lesson(&chart, &mut pupil, &mut planner, &blank, &mut luck, rate);
        sum += points.iter().sum::<f32>();
        seats += points.len() as f32;
        if (nth + 1) % (games / 10).max(1) == 0 {
            course.push(sum / seats);
            (sum, seats) = (0.0, 0.0);
        }
        progress(nth + 1);
    }
    Learned { weights: Weights::between(&guess, &pupil.value.weights), course }
}

/// The games the files of weights that are shipped are learned on, by the names of the files.
fn lessons() -> impl Iterator<Item = (String, Daydream)> {
    Folding::ALL.into_iter().flat_map(|view| [true, false].map(|alone| (view, alone))).filter_map(
        |(view, alone)| {
            let game = Daydream::open(if alone { 1 } else { 2 }, &Options { view, components: None }).ok()?;
            Some((weights::file_name(view, alone), game))
        },
    )
}

/// Learns the files of weights.
#[derive(Debug)]
pub struct Training;

impl Trainer for Training {
    fn files(&self) -> Vec<String> {
        lessons().map(|(name, _)| name).collect()
    }

    fn learn(
        &self,
        file: &str,
        seed: u64,
        games: u64,
        played: &(dyn Fn(u64) + Sync),
    ) -> Option<kit::Learned> {
        let (_, game) = lessons().find(|(name, _)| name == file)?;
        let Learned { weights, course } = learn(&game, seed, games, |_| played(1));
        let points = |course: Option<&f32>| course.copied().map_or(0.0, f64::from);
        let points = (points(course.first()), points(course.last()));
        let command = format!("reverie lab train daydream --seed {seed} --games {games}");
        let text = serde_json::to_string(&File { command, course, weights }).unwrap_or_default() + "\n";
        Some(kit::Learned { text, points })
    }
}
