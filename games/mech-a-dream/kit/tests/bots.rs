//! Bots at a Mech a Dream table.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::Player;
use reverie_bots::greedy::Greedy;
use reverie_bots::random::Random;
use reverie_bots::search::Budget;
use reverie_bots::trial::{choose, decides_by_luck_alone, play, table};
use reverie_game::{Eyes, Game, Luck, Turn};
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::{MechADream, Options};
use reverie_mech_a_dream_kit::bots::levels::{ENGINEER, MASTER};
use reverie_mech_a_dream_kit::bots::value::from_file;
use reverie_mech_a_dream_kit::bots::{Workshops, train};

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
    let players: [&dyn Player<MechADream>; 3] = [&Random, &Greedy(Workshops), &ENGINEER];
    decides_by_luck_alone(&players, &table::<MechADream>(2, PLAIN, "same"));
}

#[test]
fn what_was_learned_beats_the_rule_of_thumb_at_a_glance() {
    let points: Vec<Vec<i32>> =
        (0..12).map(|seed| play(&[&ENGINEER, &Greedy(Workshops)], PLAIN, seed)).collect();
    let sum = |seat: usize| points.iter().map(|points| points[seat]).sum::<i32>();
    assert!(sum(0) > sum(1) + 24, "{points:?}");
}

#[test]
fn the_search_plays_every_variation_to_the_end() {
    for (robots, specialists) in [(true, false), (false, true), (true, true)] {
        let options = Options { robots, specialists, components: None };
        let mut search = MASTER;
        search.budget = Budget::iterations(64);
        let points = play(&[&search, &search], options, 3);
        assert!(points.iter().sum::<i32>() >= 100, "robots {robots}, specialists {specialists}: {points:?}");
    }
}

#[test]
fn at_night_what_just_gives_something_is_taken_without_a_thought() {
    let mut search = MASTER;
    search.budget = Budget::iterations(32);
    let mut table = table::<MechADream>(2, PLAIN, "night");
    let mut luck = Luck::seeded(1);
    let mut nights = 0;
    while let Turn::Waiting { waiting, .. } = table.turn() {
        let seat = waiting.iter().next().unwrap();
        let mut moves = Vec::new();
        table.game().moves(table.state(), seat, &mut moves);
        let choice = choose(&search, &table, seat, &mut luck);
        if moves.contains(&Move::Everything) {
            nights += 1;
            assert_eq!(choice.mv, Move::Everything);
            assert_eq!(choice.reason.unwrap().candidates, 1);
        }
        table.play(seat, choice.mv).unwrap();
    }
    assert!(nights > 0);
}

#[test]
fn the_main_line_is_told_in_the_words_of_the_game() {
    let table = table::<MechADream>(2, PLAIN, "words");
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("nobody begins") };
    let choice = choose(&ENGINEER, &table, waiting.iter().next().unwrap(), &mut Luck::seeded(1));
    let reason = choice.reason.unwrap();
    assert!(reason.line[0].key.starts_with("mech-do-"), "{:?}", reason.line);
}

#[test]
fn learning_from_the_same_seed_comes_to_the_same_figures_and_they_can_be_read_again() {
    let learned = |seed| train::learn(seed, 3, "made by hand", &|_| {}).unwrap();
    let one = learned(5);
    assert_eq!(one, learned(5));
    assert_ne!(one.value, learned(6).value);
    assert_eq!(from_file(&one.text), Ok(one.value));
}

/// Iterations a second at the first decision of a game for two, one thread.
#[test]
#[ignore = "only in release does it tell anything"]
fn figures_speed() {
    let table = table::<MechADream>(2, PLAIN, "speed");
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("nobody begins") };
    let seat = waiting.iter().next().unwrap();
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    let mut search = MASTER;
    search.budget = Budget::iterations(40_000);
    let answer = search.think(table.game(), &view, seat, 1).unwrap();
    #[allow(clippy::cast_precision_loss)] // forty thousand
    let rate = answer.reason.iterations as f64 / answer.took.as_secs_f64();
    println!("{} candidates: {rate:.0} iterations a second", answer.reason.candidates);
}
