//! How many instructions Daydream's calls take, counted by callgrind: the same on a busy machine as on an idle one.
//! Needs valgrind and `cargo install gungraun-runner`; then `cargo bench -p reverie-lab --bench counts`.

#![allow(missing_docs)] // the macros make public items, and take no doc comments

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use reverie_daydream::folding::Folding;
use reverie_daydream::moves::Move;
use reverie_daydream::state::State;
use reverie_daydream::{Daydream, Options};
use reverie_game::playout::{Playout, Tally};
use reverie_game::{Game, Log, Luck, Pending, Seat};

const SEED: u64 = 1;

fn alone(view: Folding) -> Daydream {
    Daydream::open(1, &Options { view, components: None }).expect("every view can be opened")
}

/// Positions of one game in which the seat has to decide, with what it decided.
fn decisions(view: Folding) -> (Daydream, Vec<(State, Move)>) {
    let game = alone(view);
    let mut luck = Luck::seeded(SEED);
    let (mut state, mut made) = (game.start(), Vec::new());
    let (mut moves, mut rolls) = (Vec::new(), Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over => return (game, made),
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                let roll = *luck.weighted(&rolls).expect("dice can be rolled");
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(_) => {
                game.moves(&state, seat(), &mut moves);
                let mv = *luck.pick(&moves).expect("an awaited seat has a move");
                made.push((state, mv));
                game.play(&mut state, seat(), mv, &mut Log::off());
            }
        }
    }
}

fn seat() -> Seat {
    Seat::new(0).expect("every table has a first seat")
}

// A hundred random games.
#[library_benchmark(setup = alone)]
#[bench::a(Folding::A)]
#[bench::d(Folding::D)]
#[bench::bc(Folding::BC)]
#[bench::ef(Folding::EF)]
#[bench::ad(Folding::AD)]
#[bench::da(Folding::DA)]
#[bench::abc(Folding::ABC)]
#[bench::def(Folding::DEF)]
fn hundred_games(game: Daydream) -> Tally {
    let mut playout = Playout::new(&game, Luck::seeded(SEED));
    let mut tally = Tally::default();
    for _ in 0..100 {
        playout.finish(black_box(&mut game.start()), &mut tally);
    }
    tally
}

// The moves of every position of one game.
#[library_benchmark(setup = decisions)]
#[bench::a(Folding::A)]
#[bench::def(Folding::DEF)]
fn listing((game, made): (Daydream, Vec<(State, Move)>)) -> Vec<Move> {
    let mut moves = Vec::with_capacity(512);
    for (state, _) in &made {
        game.moves(black_box(state), seat(), &mut moves);
    }
    moves
}

// The decisions of one game, each from a copy of its position.
#[library_benchmark(setup = decisions)]
#[bench::a(Folding::A)]
#[bench::def(Folding::DEF)]
fn playing((game, made): (Daydream, Vec<(State, Move)>)) -> Option<State> {
    let mut last = None;
    for (state, mv) in &made {
        let mut after = *black_box(state);
        game.play(&mut after, seat(), *mv, &mut Log::off());
        last = Some(black_box(after));
    }
    last
}

library_benchmark_group!(name = counts, benchmarks = [hundred_games, listing, playing]);
main!(library_benchmark_groups = counts);
