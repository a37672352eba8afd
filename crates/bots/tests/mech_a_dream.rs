//! Bots at a Mech a Dream table.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use common::{decides_by_luck_alone, play, table};
use reverie_bots::Player;
use reverie_bots::greedy::Greedy;
use reverie_bots::mech_a_dream::Workshops;
use reverie_bots::random::Random;
use reverie_mech_a_dream::{MechADream, Options};

const PLAIN: Options = Options { robots: false, specialists: false, components: None };

/// What greedy players make against their like, on average.
fn mean(seats: usize, options: &Options, games: u64) -> f64 {
    let players: Vec<&dyn Player<MechADream>> = vec![&Greedy(Workshops); seats];
    let points: Vec<i32> = (0..games).flat_map(|seed| play(&players, options.clone(), seed)).collect();
    f64::from(points.iter().sum::<i32>()) / f64::from(u32::try_from(points.len()).unwrap())
}

#[test]
fn greedy_makes_52_points_against_its_like() {
    for seats in 2..=4 {
        let mean = mean(seats, &PLAIN, 120);
        assert!(mean >= 52.0, "{seats} players: {mean:.1}");
    }
}

#[test]
fn greedy_makes_more_with_each_variation() {
    for (robots, specialists) in [(true, false), (false, true), (true, true)] {
        for seats in 2..=4 {
            let mean = mean(seats, &Options { robots, specialists, components: None }, 40);
            assert!(mean >= 56.0, "{seats} players, robots {robots}, specialists {specialists}: {mean:.1}");
        }
    }
}

#[test]
fn greedy_beats_random_with_and_without_the_variations() {
    for (robots, specialists) in [(false, false), (true, false), (false, true), (true, true)] {
        let won = (0..20).filter(|&seed| {
            let options = Options { robots, specialists, components: None };
            let points = play(&[&Greedy(Workshops), &Random], options, seed);
            points[0] > points[1]
        });
        assert!(won.count() >= 19, "robots {robots}, specialists {specialists}");
    }
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    decides_by_luck_alone(&[&Random, &Greedy(Workshops)], &table::<MechADream>(2, PLAIN, "same"));
}
