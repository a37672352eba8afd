//! Learning by self-play: after every turn the sheet before it should have been worth what it has become.

use reverie_bots::learner::{self, Course, Features, Played, Schedule, Seen, Step, returns};
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Game, Luck};
use reverie_kit::{Learned, Trainer};

use super::chart::Chart;
use super::page::{Page, bits};
use super::turn::{Dice, Planner};
use super::value::{Value, guessed, worth};
use super::weights;

/// First steps of a turn that are followed while learning, and leaves that may go into one die.
const BEAM: usize = 4;
const LEAVES: u8 = 3;
/// One game in so many begins anywhere.
const WANDERS: usize = 8;
/// How much the end of a game teaches against the very next turn.
const TRACE: f32 = 0.5;

const SCHEDULE: Schedule =
    Schedule { games: 1, lessons: usize::MAX, replays: 0, remembered: 0, rate: (0.02, 0.0003) };

/// One view, alone or with others.
#[derive(Debug)]
pub struct Lessons {
    chart: Chart,
    blank: Vec<Page>,
}

impl Lessons {
    /// What is learned on this board.
    pub fn new(game: &Daydream) -> Self {
        let chart = Chart::new(game);
        let mut blank: Vec<Page> =
            game.start().sheets.iter().map(|sheet| Page::read(&chart, sheet, 0)).collect();
        tell_others(&chart, &mut blank);
        Self { chart, blank }
    }
}

impl Course<1> for Lessons {
    fn features(&self) -> &Features {
        &self.chart.features.all
    }

    fn guess(&self) -> Value {
        guessed(&self.chart)
    }

    fn play(&self, value: &Value, _share: f32, luck: &mut Luck) -> Option<Played> {
        let chart = &self.chart;
        let mut planner = Planner::new(BEAM, LEAVES);
        let mut pages = self.blank.clone();
        let mut steps: Vec<Vec<Step>> = vec![Vec::new(); pages.len()];
        let mut starting = true;
        while !pages.iter().any(|page| page.over(chart)) {
            let [one, other] = [0; 2].map(|_: u8| u8::try_from(luck.below(6) + 1).unwrap_or(1));
            let dice = Dice::rolled(one, other, starting);
            let wander = starting && luck.one_in(WANDERS);
            for page in &mut pages {
                if wander {
                    for die in dice.left {
                        let blank: Vec<u8> = bits(chart.all & !page.written).collect();
                        if let Some(&cell) = luck.pick(&blank) {
                            page.write(chart, value, cell, die, 0);
                        }
                    }
                } else {
                    planner.play(chart, value, page, dice);
                }
            }
            starting = false;
            tell_others(chart, &mut pages);
            for (page, steps) in pages.iter().zip(&mut steps) {
                let mut seen = Seen::new();
                chart.features.tell(chart, page, &mut seen);
                let sure = page.points(chart);
                steps.push(Step { seen, sure, expected: worth(chart, value, page) - sure });
            }
        }
        let points: Vec<f32> = pages.iter().map(|page| page.points(chart)).collect();
        let taught = steps.into_iter().zip(&points).flat_map(|(mut steps, &points)| {
            // When a game is over its points are what it is worth: there is nothing to learn about that.
            steps.pop();
            returns(steps, points, TRACE)
        });
        Some(Played { lessons: taught.collect(), points })
    }
}

/// Each page knows how close the others are to the end.
fn tell_others(chart: &Chart, pages: &mut [Page]) {
    if pages.len() < 2 {
        return;
    }
    for nth in 0..pages.len() {
        let others = pages.iter().enumerate().filter(|&(other, _)| other != nth);
        let least = others.map(|(_, page)| page.blanks(chart)).min().unwrap_or(u32::MAX);
        pages[nth].others = u8::try_from(least).unwrap_or(u8::MAX);
    }
}

/// Learns from so many games of this board, the same from the same seed.
pub fn learn(
    game: &Daydream,
    seed: u64,
    games: u64,
    about: &str,
    played: &(dyn Fn(u64) + Sync),
) -> Option<learner::Learned<1>> {
    learner::learn(&Lessons::new(game), &SCHEDULE, seed, games, about, played)
}

/// The games the files of weights that are shipped are learned on, by the names of the files.
fn games() -> impl Iterator<Item = (String, Daydream)> {
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
        games().map(|(name, _)| name).collect()
    }

    fn learn(&self, file: &str, seed: u64, games: u64, played: &(dyn Fn(u64) + Sync)) -> Option<Learned> {
        let (_, game) = self::games().find(|(name, _)| name == file)?;
        let only = file.trim_end_matches(".txt");
        let about =
            format!("Made by: reverie lab train daydream --only {only} --seed {seed} --games {games}");
        let learned = learn(&game, seed, games, &about, played)?;
        Some(Learned { points: learned.progress(), text: learned.text })
    }
}
