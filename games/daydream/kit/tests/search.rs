//! The search all games share, on a game with many decisions.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use reverie_bots::search::{Budget, Evaluator, Found, Search, Shape};
use reverie_daydream::moves::Move;
use reverie_daydream::state::State;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};

const SHAPES: [Shape; 2] = [Shape::Halving, Shape::Tree { trees: 3, explore: 1.0 }];

/// What somebody thinks who knows nothing of the game.
fn think(shape: Shape, budget: Budget, game: &Daydream, state: &State, who: Seat, seed: u64) -> Found<Move> {
    let search = Search { shape, ..Search::new(Plain, budget) };
    search.think(game, &game.view(state, Eyes::Seat(who)), who, seed).unwrap()
}

/// A game for two after some random moves.
fn under_way() -> (Daydream, State) {
    let game = Daydream::open(2, &Options::default()).unwrap();
    let mut state = game.start();
    let mut luck = Luck::seeded(5);
    let (mut moves, mut rolls) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        match game.pending(&state) {
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                game.roll(&mut state, *luck.weighted(&rolls).unwrap(), &mut Log::off());
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.moves(&state, seat, &mut moves);
                game.play(&mut state, seat, *luck.pick(&moves).unwrap(), &mut Log::off());
            }
            Pending::Over => panic!("too short a game"),
        }
    }
    if let Pending::Chance(_) = game.pending(&state) {
        game.roll(&mut state, rolls[7].0, &mut Log::off());
    }
    (game, state)
}

/// All there is to it without knowing anything of it.
struct Plain;
impl Evaluator<Daydream> for Plain {}

#[test]
fn the_same_view_seed_and_iterations_give_the_same_answer_on_any_number_of_threads() {
    let (game, state) = under_way();
    let Pending::Seats(seats) = game.pending(&state) else { panic!("somebody is to decide") };
    let who = seats.iter().next().unwrap();
    for shape in SHAPES {
        let answers = [1, 2, 3].map(|threads| {
            let budget = Budget::iterations(700).on(NonZeroUsize::new(threads).unwrap());
            let answer = think(shape, budget, &game, &state, who, 11);
            (answer.mv, answer.reason)
        });
        assert_eq!(answers[0], answers[1]);
        assert_eq!(answers[0], answers[2]);
        assert!((650..=700).contains(&answers[0].1.iterations), "{}", answers[0].1.iterations);
        let other = think(shape, Budget::iterations(700), &game, &state, who, 12);
        assert!(other.reason != answers[0].1, "another seed simulates other games");
    }
}

#[test]
fn a_time_is_kept_and_always_brings_an_answer() {
    let (game, state) = under_way();
    let Pending::Seats(seats) = game.pending(&state) else { panic!("somebody is to decide") };
    let who = seats.iter().next().unwrap();
    let time = Duration::from_millis(80);
    for shape in SHAPES {
        for budget in [
            Budget::time(time),
            Budget::iterations(u64::MAX - 1).within(time),
            Budget::time(time).on(NonZeroUsize::new(2).unwrap()),
        ] {
            let began = Instant::now();
            let answer = think(shape, budget, &game, &state, who, 1);
            let took = began.elapsed();
            // Other tests run beside this one.
            assert!(took < 5 * time, "{took:?}");
            assert!(answer.reason.iterations > 0);
        }
        let answer = think(shape, Budget::time(Duration::ZERO), &game, &state, who, 1);
        assert!(game.check(&state, who, answer.mv).is_ok());
    }
}
