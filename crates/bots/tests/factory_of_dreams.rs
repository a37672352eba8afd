//! Team-mates in Factory of Dreams.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use common::last;
use reverie_bots::Player;
use reverie_bots::factory_of_dreams::{DROWSY, Dreamer, GREEDY, LUCID};
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options};
use reverie_game::{Eyes, Game};

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
#[ignore = "a minute, and only in release"]
fn figures() {
    let times: u64 = std::env::var("TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(4);
    for (name, player) in [("drowsy", DROWSY), ("greedy", GREEDY), ("lucid", LUCID)] {
        for seats in 2..=5 {
            let mut all = Figures::default();
            for (night, themes) in LEVELS {
                for seed in 0..themes * times {
                    all.night(&vec![&player; seats], tonight(night), seed);
                }
            }
            println!(
                "{name} {seats}: agreed {:.1}% points {:.1} cards {:.2}",
                all.agreed(),
                all.points(),
                all.cards()
            );
        }
        for night in TRIALS {
            let mut all = Figures::default();
            for seed in 0..8 * times {
                all.night(&[&player, &player], tonight(night), seed);
            }
            println!(
                "{name} {}: passed {:.0}% agreed {:.1}% points {:.1} cards {:.2}",
                night.name(),
                all.passed(),
                all.agreed(),
                all.points(),
                all.cards()
            );
        }
    }
}
