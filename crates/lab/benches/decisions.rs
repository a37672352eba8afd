//! How long the games' calls take on this machine: `cargo bench -p reverie-lab --bench decisions`.

#![allow(missing_docs)] // the macros make public items

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::playout::{Playout, Tally};
use reverie_game::{Eyes, Game, Log, Luck, Pending, Seat};
use reverie_mech_a_dream::MechADream;

const SEED: u64 = 1;

fn daydream(view: Folding, seats: u8) -> Daydream {
    Daydream::open(seats, &Options { view, components: None }).expect("every view can be opened")
}

fn mech_a_dream(robots: bool, specialists: bool, seats: u8) -> MechADream {
    let options = reverie_mech_a_dream::Options { robots, specialists, components: None };
    MechADream::open(seats, &options).expect("every variation can be opened")
}

/// Whole random games. Throughput is in decisions; the games are the same each time.
fn random_games(c: &mut Criterion) {
    for seats in [1, 5] {
        for view in Folding::ALL {
            random(c, &daydream(view, seats), view.name());
        }
    }
    for seats in [2, 4] {
        for (robots, specialists, name) in [
            (false, false, "plain"),
            (true, false, "robots"),
            (false, true, "specialists"),
            (true, true, "both"),
        ] {
            random(c, &mech_a_dream(robots, specialists, seats), name);
        }
    }
}

fn random<G: Game>(c: &mut Criterion, game: &G, options: &str) {
    const GAMES: u64 = 32;
    let play = || {
        let mut playout = Playout::new(game, Luck::seeded(SEED));
        let mut tally = Tally::default();
        for _ in 0..GAMES {
            playout.finish(black_box(&mut game.start()), &mut tally);
        }
        tally
    };
    let mut group = c.benchmark_group(format!("random games of {}", G::NAME));
    group.throughput(Throughput::Elements(play().decisions));
    group.bench_function(BenchmarkId::new(options, game.seats()), |b| b.iter(play));
    group.finish();
}

/// A position in the middle of a game: after half of its decisions.
fn middle<G: Game>(game: &G) -> (G::State, Seat) {
    let mut whole = Tally::default();
    Playout::new(game, Luck::seeded(SEED)).finish(&mut game.start(), &mut whole);
    let mut playout = Playout::new(game, Luck::seeded(SEED));
    let mut state = game.start();
    let mut tally = Tally::default();
    loop {
        if tally.decisions > whole.decisions / 2
            && let Pending::Seats(seats) = game.pending(&state)
            && let Some(seat) = seats.iter().next()
        {
            return (state, seat);
        }
        assert!(playout.step(&mut state, &mut tally), "the game ended before its middle");
    }
}

/// The calls of a search bot, one by one, where there is most on the table.
fn calls(c: &mut Criterion) {
    calls_of(c, &daydream(Folding::DEF, 5));
    calls_of(c, &mech_a_dream(true, true, 4));
}

fn calls_of<G: Game>(c: &mut Criterion, game: &G) {
    let (state, seat) = middle(game);
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let mv = *moves.last().expect("an awaited seat has a move");
    let mut group = c.benchmark_group(format!("calls of {}", G::NAME));
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
