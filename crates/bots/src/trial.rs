//! Tables that bots sit at, of any game: for the tests of every game's players.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_game::{Chance, Dealer, Eyes, Game, Luck, Seat, Seed, Session, Standings, Turn};

use crate::{Choice, Player};

/// A table dealt from the seed with this name, at the first decision.
pub fn table<G: Game>(seats: u8, options: G::Options, seed: &str) -> Session<G> {
    let chance = Chance::Dealt(Dealer::new(Seed::named(seed)));
    let mut session = Session::new(seats, options, chance).unwrap();
    session.settle();
    session
}

/// What the player decides on this seat, by what can be seen from there.
pub fn choose<G: Game>(
    player: &dyn Player<G>,
    table: &Session<G>,
    seat: Seat,
    luck: &mut Luck,
) -> Choice<G::Move> {
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    player.choose(table.game(), &view, seat, luck).unwrap()
}

/// Plays to the end, each seat by its player, and gives the points by seat.
pub fn play<G: Game>(players: &[&dyn Player<G>], options: G::Options, seed: u64) -> Vec<i32> {
    finish(players, options, seed).seats.iter().map(|seat| seat.points).collect()
}

/// Plays to the end, each seat by its player.
pub fn finish<G: Game>(players: &[&dyn Player<G>], options: G::Options, seed: u64) -> Standings {
    let table = last(players, options, seed);
    table.game().standings(table.state())
}

/// The table at the end, each seat played by its player.
pub fn last<G: Game>(players: &[&dyn Player<G>], options: G::Options, seed: u64) -> Session<G> {
    let mut table = table::<G>(u8::try_from(players.len()).unwrap(), options, &seed.to_string());
    let mut luck = Luck::seeded(seed);
    loop {
        match table.turn() {
            Turn::Over { .. } => return table,
            Turn::Waiting { waiting, .. } => {
                let seat = waiting.iter().next().unwrap();
                let choice = choose(players[seat.index()], &table, seat, &mut luck);
                table.play(seat, choice.mv).unwrap();
            }
            Turn::Chance { .. } => panic!("the dealer deals"),
        }
    }
}

/// The same luck makes each of these players decide the same, on every seat that is awaited.
pub fn decides_by_luck_alone<G: Game>(players: &[&dyn Player<G>], table: &Session<G>) {
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("nobody begins") };
    for seat in waiting.iter() {
        for &player in players {
            let choice = || choose(player, table, seat, &mut Luck::seeded(7));
            assert_eq!(choice(), choice());
        }
    }
}

/// The deal of this number, as `reverie lab match` deals it.
pub fn deal(n: u64) -> Dealer {
    Dealer::new(Seed::named(&format!("lab 0 {n}")))
}

/// How much of something a study asks for: what the environment says under this name, else as usual.
pub fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}
