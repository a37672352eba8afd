//! The search, on games small enough to know what is right.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod again;
mod judging;
mod pennies;

use again::{Again, Open, Planning, Steady};
use pennies::{Coin, Peeking, Pennies};
use reverie_bots::search::{Budget, Evaluator, Found, Search, Shape};
use reverie_game::{Audience, Eyes, Game, Happening, Log, Seat};
use serde::{Deserialize, Serialize};

/// Neither options nor events.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Nothing {}

impl Happening for Nothing {
    fn audience(&self) -> Audience {
        Audience::All
    }
    fn reveals(&self) -> bool {
        false
    }
}

const TREE: Shape = Shape::Tree { trees: 3, explore: 1.0 };
const SHAPES: [Shape; 2] = [Shape::Halving, TREE];

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn think<G: Game, K: Evaluator<G>>(
    evaluator: K,
    shape: Shape,
    budget: Budget,
    game: &G,
    state: &G::State,
    who: Seat,
    seed: u64,
) -> Found<G::Move> {
    let search = Search { shape, ..Search::new(evaluator, budget) };
    search.think(game, &game.view(state, Eyes::Seat(who)), who, seed).unwrap()
}

#[test]
fn two_tables_that_look_the_same_get_the_same_answer() {
    let game = Pennies;
    for shape in SHAPES {
        for seed in 0..20 {
            let answers = [Coin::Heads, Coin::Tails].map(|hidden| {
                let mut state = game.start();
                game.play(&mut state, seat(0), hidden, &mut Log::off());
                let answer =
                    think(Peeking(seat(1)), shape, Budget::iterations(60), &game, &state, seat(1), seed);
                (answer.mv, answer.reason)
            });
            assert_eq!(answers[0], answers[1]);
        }
    }
}

#[test]
fn nobody_sees_what_is_chosen_at_the_same_time() {
    let game = Pennies;
    for shape in SHAPES {
        for me in Seat::all(2) {
            // Somebody who peeks wins both coins: the other none, itself two. Honest coins are worth one.
            for who in Seat::all(2) {
                let budget = Budget::iterations(4000);
                let answer = think(Peeking(who), shape, budget, &game, &game.start(), me, 3);
                let value = answer.reason.value;
                assert!((0.9..=1.1).contains(&value), "{shape:?}, seat {me}, peeking {who}: {value}");
            }
        }
    }
}

fn regret(evaluator: &(impl Evaluator<Again> + Copy), shape: Shape, iterations: u64) -> f64 {
    let mut regret = 0.0;
    for again in 1..=2 {
        for pips in 1..=6 {
            let state = again::State { pips, again, kept: false };
            for seed in 0..30 {
                let budget = Budget::iterations(iterations);
                let answer = think(*evaluator, shape, budget, &Again, &state, seat(0), seed);
                regret += state.regret(answer.mv);
            }
        }
    }
    regret / 360.0
}

#[test]
fn the_best_decision_is_found_everywhere_in_a_game_that_is_solved() {
    assert!(regret(&Steady, Shape::Halving, 8000).abs() < 1e-9);
    // With two chances and a 4 a roll is worth 4.25: close, and found all the same.
    assert!(regret(&Open, Shape::Tree { trees: 1, explore: 0.3 }, 20_000) < 0.002);
}

#[test]
fn more_iterations_are_never_worse_beyond_noise() {
    let tree = Shape::Tree { trees: 1, explore: 0.3 };
    let flat: Vec<f64> =
        [8, 64, 512, 4096].map(|iterations| regret(&Steady, Shape::Halving, iterations)).into();
    let deep: Vec<f64> = [8, 64, 512, 4096].map(|iterations| regret(&Open, tree, iterations)).into();
    for regrets in [flat, deep] {
        assert!(regrets.windows(2).all(|pair| pair[1] <= pair[0] + 0.01), "{regrets:?}");
        assert!(regrets[0] > regrets[3], "{regrets:?}");
    }
}

#[test]
fn plans_that_begin_with_the_same_decision_are_told_apart() {
    let state = again::State { pips: 1, again: 2, kept: false };
    let answer = think(Planning, Shape::Halving, Budget::iterations(12_000), &Again, &state, seat(0), 1);
    assert_eq!(answer.mv, again::Move::Again);
    // Keeping whatever comes would make 3.5.
    let best = again::State::before(1);
    assert!((answer.reason.value - best).abs() < 0.1, "{} of {best}", answer.reason.value);
    assert_eq!(answer.reason.next.unwrap().mv, again::Move::Keep, "what else could be decided");
}

#[test]
fn the_next_best_is_compared_by_games_that_both_have_seen() {
    // Where both plans that roll again begin luckily, keeping is dropped before the last rollouts.
    let state = again::State { pips: 4, again: 2, kept: false };
    for seed in 0..2000 {
        let reason =
            think(Planning, Shape::Halving, Budget::iterations(24), &Again, &state, seat(0), seed).reason;
        let next = reason.next.unwrap();
        assert!(
            next.value <= reason.value + 1e-9,
            "{seed}: {} is no better than {}",
            reason.value,
            next.value
        );
    }
}
