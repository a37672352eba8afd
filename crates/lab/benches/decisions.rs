//! How long Daydream's calls take on this machine: `cargo bench -p reverie-lab --bench decisions`.

#![allow(missing_docs)] // the macros make public items

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use reverie_daydream::folding::Folding;
use reverie_daydream::state::State;
use reverie_daydream::{Daydream, Options};
use reverie_game::playout::{Playout, Tally};
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};

const SEED: u64 = 1;

fn open(view: Folding, seats: u8) -> Daydream {
    Daydream::open(seats, &Options { view, components: None }).expect("every view can be opened")
}

/// Whole random games. Throughput is in decisions; the games are the same each time.
fn random_games(c: &mut Criterion) {
    const GAMES: u64 = 32;
    let mut group = c.benchmark_group("random games");
    for seats in [1, 5] {
        for view in Folding::ALL {
            let game = open(view, seats);
            let play = || {
                let mut playout = Playout::new(&game, Luck::seeded(SEED));
                let mut tally = Tally::default();
                for _ in 0..GAMES {
                    playout.finish(black_box(&mut game.start()), &mut tally);
                }
                tally
            };
            group.throughput(Throughput::Elements(play().decisions));
            group.bench_function(BenchmarkId::new(view.name(), seats), |b| b.iter(play));
        }
    }
    group.finish();
}

/// A position in the middle of a game, where a seat has much to choose from.
fn middle(game: &Daydream) -> (State, Seat) {
    let mut playout = Playout::new(game, Luck::seeded(SEED));
    let mut state = game.start();
    let mut tally = Tally::default();
    loop {
        if tally.decisions > game.longest() as u64 / 6
            && let Pending::Seats(seats) = game.pending(&state)
            && let Some(seat) = seats.iter().next()
        {
            return (state, seat);
        }
        assert!(playout.step(&mut state, &mut tally), "the game ended before its middle");
    }
}

/// The calls of a search bot, one by one, on the largest board.
fn calls(c: &mut Criterion) {
    let game = open(Folding::DEF, 5);
    let (state, seat) = middle(&game);
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let mv = *moves.last().expect("an awaited seat has a move");
    let mut group = c.benchmark_group("calls");
    group.bench_function("clone", |b| b.iter(|| *black_box(&state)));
    group.bench_function("pending", |b| b.iter(|| game.pending(black_box(&state))));
    group.bench_function("moves", |b| b.iter(|| game.moves(black_box(&state), seat, black_box(&mut moves))));
    group.bench_function("play", |b| {
        b.iter_batched_ref(
            || state,
            |state| game.play(state, seat, mv, &mut Log::off()),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("view", |b| b.iter(|| game.view(black_box(&state), Eyes::Seat(seat))));
    group.bench_function("admit", |b| b.iter(|| game.admit(black_box(&state))));
    group.finish();
}

criterion_group!(benches, random_games, calls);
criterion_main!(benches);
