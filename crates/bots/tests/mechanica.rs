//! Bots in the factories of Mechanica.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use common::{decides_by_luck_alone, finish, play, table};
use reverie_bots::mechanica::FOREMAN;
use reverie_bots::random::Random;
use reverie_mechanica::{Mechanica, Options};

/// How many of so many games the foreman wins against ARMAND-0, and what he has at the end on average.
fn alone(games: u32) -> (u32, f64) {
    let (mut won, mut points) = (0, 0);
    for seed in 0..games {
        let end = finish::<Mechanica>(&[&FOREMAN], Options::default(), seed.into());
        won += u32::from(end.band.is_some_and(|band| band.index == 1));
        points += end.seats[0].points;
    }
    (won, f64::from(points) / f64::from(games))
}

#[test]
fn the_foreman_builds_a_factory_that_earns() {
    let (_, mean) = alone(5);
    assert!(mean >= 85.0, "{mean:.1}");
}

/// The figure in the README of the laboratory, from more games than a test run has time for.
#[test]
#[ignore = "some minutes, and only in release"]
fn the_foreman_beats_armand_0_in_more_than_a_third_of_games() {
    let games = 120;
    let (won, mean) = alone(games);
    println!("{won} of {games} games won, {mean:.1} points on average");
    assert!(3 * won > games);
}

#[test]
fn the_foreman_beats_random() {
    for seed in 0..3 {
        let points = play::<Mechanica>(&[&FOREMAN, &Random], Options::default(), seed);
        assert!(points[0] > points[1] + 20, "{points:?}");
    }
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    decides_by_luck_alone(&[&Random, &FOREMAN], &table::<Mechanica>(1, Options::default(), "same"));
    decides_by_luck_alone(&[&Random, &FOREMAN], &table::<Mechanica>(3, Options::default(), "same"));
}
