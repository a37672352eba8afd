//! Team-mates in Factory of Dreams.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::Player;
use reverie_bots::trial::{decides_by_luck_alone, finish, last, play, table};
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options, Tools};
use reverie_factory_of_dreams_kit::bots::{DROWSY, Dreamer, LUCID, STEADY};
use reverie_game::{Eyes, Game};
use reverie_lexicon::Language;

/// What came out of some nights.
#[derive(Default)]
struct Figures {
    nights: u32,
    flasks: u32,
    agreed: u32,
    cards: u32,
    points: u32,
    passed: u32,
}

impl Figures {
    fn agreed(&self) -> f64 {
        100.0 * f64::from(self.agreed) / f64::from(self.flasks)
    }

    fn points(&self) -> f64 {
        f64::from(self.points) / f64::from(self.nights)
    }

    fn passed(&self) -> f64 {
        100.0 * f64::from(self.passed) / f64::from(self.nights)
    }

    fn cards(&self) -> f64 {
        f64::from(self.cards) / f64::from(self.flasks)
    }

    /// Nights of all levels, each with its share of these times fifty.
    fn of_all_levels(player: Dreamer, seats: usize, times: u64) -> Self {
        let mut all = Self::default();
        for (night, themes) in LEVELS {
            for seed in 0..themes * times {
                all.night(&vec![&player; seats], tonight(night), seed);
            }
        }
        all
    }

    fn night(&mut self, team: &[&Dreamer], options: Options, seed: u64) {
        let players: Vec<&dyn Player<FactoryOfDreams>> =
            team.iter().map(|&player| player as &dyn Player<FactoryOfDreams>).collect();
        let table = last(&players, options, seed);
        let view = table.game().view(table.state(), Eyes::Spectator);
        self.nights += 1;
        for awake in &view.awake {
            self.flasks += 1;
            self.cards += u32::from(awake.score.cards);
            self.agreed += u32::from(usize::from(awake.score.matched) == team.len());
        }
        self.points += u32::from(view.points);
        self.passed += u32::from(table.game().standings(table.state()).band.unwrap().index == 1);
    }
}

fn tonight(night: Night) -> Options {
    Options { night, ..Options::default() }
}

/// The nights of each level, with as many themes.
const LEVELS: [(Night, u64); 4] =
    [(Night::Introductory, 8), (Night::One, 16), (Night::Two, 16), (Night::Three, 10)];

const TRIALS: [Night; 7] = [
    Night::Monday,
    Night::Tuesday,
    Night::Wednesday,
    Night::Thursday,
    Night::Friday,
    Night::Saturday,
    Night::Sunday,
];

#[test]
fn a_team_dreams_alike_on_a_night_of_any_level() {
    for seats in 2..=5 {
        let mut all = Figures::default();
        for (night, _) in LEVELS {
            all.night(&vec![&STEADY; seats], tonight(night), 1);
        }
        assert!(all.agreed() >= 85.0, "{seats} players agree on {:.0} %", all.agreed());
        assert!(all.points() >= 13.0, "{seats} players: {:.1} points", all.points());
    }
}

#[test]
fn two_pass_most_trials() {
    let end = |night| finish::<FactoryOfDreams>(&[&STEADY, &STEADY], tonight(night), 1);
    let passed =
        TRIALS.into_iter().filter(|&night| end(night).band.is_some_and(|band| band.index == 1)).count();
    assert!(passed >= 6, "{passed} of 7");
}

#[test]
fn the_drowsy_stray_and_the_lucid_never_do() {
    let agreed = |player: Dreamer| {
        let mut all = Figures::default();
        for (night, _) in LEVELS {
            all.night(&[&player, &player], tonight(night), 1);
        }
        all.agreed()
    };
    assert!(agreed(DROWSY) < 95.0);
    assert!((agreed(LUCID) - 100.0).abs() < 0.1);
}

#[test]
fn they_play_in_french_and_choose_their_tools() {
    let options =
        Options { words: Language::Fr, night: Night::One, tools: Tools::Chosen, ..Options::default() };
    let points = play::<FactoryOfDreams>(&[&LUCID, &LUCID, &LUCID], options, 1);
    assert!(points[0] >= 10, "{points:?}");
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    let table = table::<FactoryOfDreams>(2, tonight(Night::One), "same");
    decides_by_luck_alone(&[&DROWSY, &STEADY, &LUCID], &table);
}

/// The figures in the README of the laboratory, from more nights than a test run has time for.
#[test]
#[ignore = "a minute or two, and only in release"]
fn the_figures_of_the_team() {
    let times = 4;
    for (name, player) in [("drowsy", DROWSY), ("steady", STEADY), ("lucid", LUCID)] {
        for (seats, least) in [(2, 94.0), (3, 90.0), (4, 89.0), (5, 85.0)] {
            let all = Figures::of_all_levels(player, seats, times);
            println!(
                "{name}, {seats} players: all agree on {:.1} % of flasks, {:.1} points a night, {:.2} cards a flask",
                all.agreed(),
                all.points(),
                all.cards()
            );
            if name != "drowsy" {
                assert!(all.agreed() >= least && all.points() >= 14.0);
            }
        }
        for night in TRIALS {
            let mut all = Figures::default();
            for seed in 0..50 {
                all.night(&[&player, &player], tonight(night), seed);
            }
            println!(
                "{name}, {}: {:.0} % of nights passed, {:.1} points",
                night.name(),
                all.passed(),
                all.points()
            );
            if name != "drowsy" {
                assert!(all.passed() >= 50.0);
            }
        }
    }
    let mut mixed = Figures::default();
    for (night, themes) in LEVELS {
        for seed in 0..themes * times {
            mixed.night(&[&STEADY, &DROWSY], tonight(night), seed);
        }
    }
    println!("steady and drowsy: agree on {:.1} % of flasks, {:.1} points", mixed.agreed(), mixed.points());
}
