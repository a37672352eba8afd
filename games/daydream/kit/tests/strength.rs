//! How well Daydream is played where that can be known: on a sheet small enough to be solved. And how fast it is thought
//! about:
//!
//! ```sh
//! cargo test --release -p reverie-daydream-kit --test strength -- --ignored --nocapture figures_speed
//! ```

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise
#![allow(clippy::cast_precision_loss)] // games and iterations are counted in millions

use std::collections::HashMap;

use reverie_bots::Player;
use reverie_daydream::folding::Folding;
use reverie_daydream::grid::Digit;
use reverie_daydream::moves::Move;
use reverie_daydream::state::State;
use reverie_daydream::{Daydream, Options};
use reverie_daydream_kit::bots::levels::{APPRENTICE, MASTER};
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};

fn alone() -> Seat {
    Seat::new(0).unwrap()
}

fn folded(view: Folding, seats: u8) -> Daydream {
    Daydream::open(seats, &Options { view, components: None }).unwrap()
}

/// What is written, drawn and owed, as a key.
fn key(game: &Daydream, state: &State) -> Vec<u8> {
    let sheet = &state.sheets[0];
    let mut key: Vec<u8> =
        game.board().clouds.iter().map(|cloud| sheet.grid.digit(cloud).map_or(10, Digit::value)).collect();
    key.extend([sheet.leaves.ready, sheet.leaves.coloured, sheet.thorns]);
    key.extend([sheet.drawing.objects, sheet.drawing.segments, sheet.owes.forgone.into()]);
    key.extend([sheet.owes.bonus.into(), u8::try_from(sheet.owes.lines.len()).unwrap()]);
    key.push(sheet.owes.strokes.map_or(0, |strokes| strokes.left));
    key.extend(sheet.owes.dice.iter().map(|die| die.value()));
    key
}

/// The points expected from here if every decision is taken by `choose` among all with their values.
fn expected(
    game: &Daydream,
    state: &State,
    known: &mut HashMap<Vec<u8>, f64>,
    choose: &mut dyn FnMut(&State) -> Option<Move>,
) -> f64 {
    let found = key(game, state);
    if let Some(&value) = known.get(&found) {
        return value;
    }
    let value = match game.pending(state) {
        Pending::Over => f64::from(game.standings(state).seats[0].points),
        Pending::Chance(_) => {
            let mut rolls = Vec::new();
            game.rolls(state, &mut rolls);
            let sum: f64 = rolls
                .iter()
                .map(|&(roll, weight)| {
                    let mut after = *state;
                    game.roll(&mut after, roll, &mut Log::off());
                    f64::from(weight) * expected(game, &after, known, choose)
                })
                .sum();
            sum / 36.0
        }
        Pending::Seats(_) => {
            let mut moves = Vec::new();
            match choose(state) {
                Some(mv) => moves.push(mv),
                None => game.moves(state, alone(), &mut moves),
            }
            moves
                .iter()
                .map(|&mv| {
                    let mut after = *state;
                    game.play(&mut after, alone(), mv, &mut Log::off());
                    expected(game, &after, known, choose)
                })
                .fold(f64::NEG_INFINITY, f64::max)
        }
    };
    known.insert(found, value);
    value
}

/// A game played by an Apprentice until so many clouds are blank.
fn nearly_full(game: &Daydream, seed: u64, blanks: usize) -> State {
    let mut luck = Luck::seeded(seed);
    let mut state = game.start();
    let mut rolls = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Chance(_) => {
                if game.board().clouds.len() - state.sheets[0].grid.written().len() <= blanks {
                    return state;
                }
                game.rolls(&state, &mut rolls);
                game.roll(&mut state, *luck.weighted(&rolls).unwrap(), &mut Log::off());
            }
            Pending::Seats(_) => {
                let view = game.view(&state, Eyes::Seat(alone()));
                let choice = APPRENTICE.choose(game, &view, alone(), &mut luck).unwrap();
                game.play(&mut state, alone(), choice.mv, &mut Log::off());
            }
            Pending::Over => panic!("it ended early"),
        }
    }
}

#[test]
fn on_a_sheet_that_can_be_solved_the_master_comes_within_a_hundredth_of_the_best() {
    let game = folded(Folding::A, 1);
    let (mut best, mut masters) = (0.0, 0.0);
    for seed in 0..4 {
        let state = nearly_full(&game, seed, 3);
        best += expected(&game, &state, &mut HashMap::new(), &mut |_| None);
        let mut luck = Luck::seeded(seed);
        masters += expected(&game, &state, &mut HashMap::new(), &mut |state| {
            let view = game.view(state, Eyes::Seat(alone()));
            MASTER.choose(&game, &view, alone(), &mut luck).map(|choice| choice.mv)
        });
    }
    println!("best {:.3}, Master {:.3}", best / 4.0, masters / 4.0);
    assert!(masters >= 0.99 * best && masters <= best + 1e-9, "{masters} of {best}");
}

/// Seconds this thread has had a core for: what others do on this machine does not count.
fn core_seconds() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    told.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

#[test]
#[ignore = "prints figures: iterations a second on one core, early in the game"]
fn figures_speed() {
    for view in Folding::ALL {
        for seats in [1, 2] {
            let game = folded(view, seats);
            let (mut iterations, mut seconds) = (0, 0.0);
            for seed in 0..20 {
                let (mut dice, mut luck) = (Luck::seeded(seed), Luck::seeded(!seed));
                let mut state = game.start();
                let mut rolls = Vec::new();
                // Two turns after the starting digits.
                while state.turn < 4 {
                    match game.pending(&state) {
                        Pending::Over => break,
                        Pending::Chance(_) => {
                            game.rolls(&state, &mut rolls);
                            game.roll(&mut state, *dice.weighted(&rolls).unwrap(), &mut Log::off());
                        }
                        Pending::Seats(awaited) => {
                            let seat = awaited.iter().next().unwrap();
                            let view = game.view(&state, Eyes::Seat(seat));
                            let began = core_seconds();
                            let choice = MASTER.choose(&game, &view, seat, &mut luck).unwrap();
                            seconds += core_seconds() - began;
                            iterations += choice.reason.map_or(0, |reason| reason.iterations);
                            game.play(&mut state, seat, choice.mv, &mut Log::off());
                        }
                    }
                }
            }
            println!("{:4} {seats} seats: {:.0} iterations/s", view.name(), iterations as f64 / seconds);
        }
    }
}
