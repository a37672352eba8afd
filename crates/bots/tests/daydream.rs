//! Bots at a Daydream table.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::daydream::Sheets;
use reverie_bots::greedy::Greedy;
use reverie_bots::random::Random;
use reverie_bots::{Choice, Player};
use reverie_daydream::folding::Folding;
use reverie_daydream::moves::Move;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Chance, Dealer, Eyes, Game, Luck, Seat, Seed, Session, Turn};

fn table(seats: u8, view: Folding, seed: &str) -> Session<Daydream> {
    let chance = Chance::Dealt(Dealer::new(Seed::named(seed)));
    let mut session = Session::new(seats, Options { view, components: None }, chance).unwrap();
    session.settle();
    session
}

fn choose(
    player: &dyn Player<Daydream>,
    table: &Session<Daydream>,
    seat: Seat,
    luck: &mut Luck,
) -> Choice<Move> {
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    player.choose(table.game(), &view, seat, luck).unwrap()
}

/// Plays to the end, each seat by its player, and gives the points by seat.
fn play(players: &[&dyn Player<Daydream>], view: Folding, seed: u64) -> Vec<i32> {
    let mut table = table(u8::try_from(players.len()).unwrap(), view, &seed.to_string());
    let mut luck = Luck::seeded(seed);
    loop {
        match table.turn() {
            Turn::Over { over } => return over.seats.iter().map(|seat| seat.points).collect(),
            Turn::Waiting { waiting, .. } => {
                let seat = waiting.iter().next().unwrap();
                let choice = choose(players[seat.index()], &table, seat, &mut luck);
                table.play(seat, choice.mv).unwrap();
            }
            Turn::Chance { .. } => panic!("the dealer deals"),
        }
    }
}

#[test]
fn greedy_beats_random_on_the_same_dice_in_every_view() {
    for view in Folding::ALL {
        let won = (0..20).filter(|&seed| {
            let points = play(&[&Greedy(Sheets), &Random], view, seed);
            points[0] > points[1]
        });
        assert!(won.count() >= 18, "{}", view.name());
    }
}

#[test]
fn greedy_alone_reaches_the_second_band_or_better_nearly_always() {
    for view in Folding::ALL {
        let lowest = (0..20).filter(|&seed| {
            let points = play(&[&Greedy(Sheets)], view, seed)[0];
            let game = table(1, view, "bands").game().clone();
            game.band(points).index == 0
        });
        assert!(lowest.count() <= 2, "{}", view.name());
    }
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    let table = table(2, Folding::ABC, "same");
    let seat = Seat::new(1).unwrap();
    for player in [&Random as &dyn Player<Daydream>, &Greedy(Sheets)] {
        let choice = || choose(player, &table, seat, &mut Luck::seeded(7));
        assert_eq!(choice(), choice());
    }
}
