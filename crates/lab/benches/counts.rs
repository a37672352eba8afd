//! How many instructions the games' calls take, counted by callgrind: the same on a busy machine as on an idle one.
//! Needs valgrind and `cargo install gungraun-runner`; then `cargo bench -p reverie-lab --bench counts`.

#![allow(missing_docs)] // the macros make public items, and take no doc comments

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use reverie_daydream::Daydream;
use reverie_daydream::folding::Folding;
use reverie_game::playout::{Playout, Tally};
use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_mech_a_dream::{MechADream, Options};

const SEED: u64 = 1;

fn alone(view: Folding) -> Daydream {
    let options = reverie_daydream::Options { view, components: None };
    Daydream::open(1, &options).expect("every view can be opened")
}

fn two(robots: bool, specialists: bool) -> MechADream {
    let options = Options { robots, specialists, components: None };
    MechADream::open(2, &options).expect("every variation can be opened")
}

/// Positions in which a seat has to decide, with what it decided.
type Made<G> = Vec<(<G as Game>::State, Seat, <G as Game>::Move)>;

/// Those of one game.
fn decisions<G: Game>(game: G) -> (G, Made<G>) {
    let mut luck = Luck::seeded(SEED);
    let (mut state, mut made) = (game.start(), Vec::new());
    let (mut moves, mut rolls) = (Vec::new(), Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over => return (game, made),
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                let roll = *luck.weighted(&rolls).expect("what chance owes can be rolled");
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                game.moves(&state, seat, &mut moves);
                let mv = *luck.pick(&moves).expect("an awaited seat has a move");
                made.push((state, seat, mv));
                game.play(&mut state, seat, mv, &mut Log::off());
            }
        }
    }
}

fn alone_decisions(view: Folding) -> (Daydream, Made<Daydream>) {
    decisions(alone(view))
}

fn two_decisions(robots: bool, specialists: bool) -> (MechADream, Made<MechADream>) {
    decisions(two(robots, specialists))
}

fn play_hundred<G: Game>(game: &G) -> Tally {
    let mut playout = Playout::new(game, Luck::seeded(SEED));
    let mut tally = Tally::default();
    for _ in 0..100 {
        playout.finish(black_box(&mut game.start()), &mut tally);
    }
    tally
}

fn list_all<G: Game>(game: &G, made: &Made<G>) -> Vec<G::Move> {
    let mut moves = Vec::with_capacity(512);
    for (state, seat, _) in made {
        game.moves(black_box(state), *seat, &mut moves);
    }
    moves
}

fn play_all<G: Game>(game: &G, made: &Made<G>) -> Option<G::State> {
    let mut last = None;
    for (state, seat, mv) in made {
        let mut after = *black_box(state);
        game.play(&mut after, *seat, *mv, &mut Log::off());
        last = Some(black_box(after));
    }
    last
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
    play_hundred(&game)
}

#[library_benchmark(setup = two)]
#[bench::plain(false, false)]
#[bench::robots(true, false)]
#[bench::specialists(false, true)]
#[bench::both(true, true)]
fn hundred_weeks(game: MechADream) -> Tally {
    play_hundred(&game)
}

// The moves of every position of one game.
#[library_benchmark(setup = alone_decisions)]
#[bench::a(Folding::A)]
#[bench::def(Folding::DEF)]
fn listing((game, made): (Daydream, Made<Daydream>)) -> usize {
    list_all(&game, &made).len()
}

#[library_benchmark(setup = two_decisions)]
#[bench::plain(false, false)]
#[bench::both(true, true)]
fn listing_a_week((game, made): (MechADream, Made<MechADream>)) -> usize {
    list_all(&game, &made).len()
}

// The decisions of one game, each from a copy of its position.
#[library_benchmark(setup = alone_decisions)]
#[bench::a(Folding::A)]
#[bench::def(Folding::DEF)]
fn playing((game, made): (Daydream, Made<Daydream>)) -> bool {
    play_all(&game, &made).is_some()
}

#[library_benchmark(setup = two_decisions)]
#[bench::plain(false, false)]
#[bench::both(true, true)]
fn playing_a_week((game, made): (MechADream, Made<MechADream>)) -> bool {
    play_all(&game, &made).is_some()
}

library_benchmark_group!(
    name = counts,
    benchmarks = [hundred_games, hundred_weeks, listing, listing_a_week, playing, playing_a_week]
);
main!(library_benchmark_groups = counts);
