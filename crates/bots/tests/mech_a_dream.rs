//! Bots at a Mech a Dream table.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::greedy::Greedy;
use reverie_bots::mech_a_dream::Workshops;
use reverie_bots::random::Random;
use reverie_bots::{Choice, Player};
use reverie_game::{Chance, Dealer, Eyes, Game, Luck, Seat, Seed, Session, Turn};
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::{MechADream, Options};

const PLAIN: Options = Options { robots: false, specialists: false, components: None };

fn table(seats: u8, options: Options, seed: &str) -> Session<MechADream> {
    let chance = Chance::Dealt(Dealer::new(Seed::named(seed)));
    let mut session = Session::new(seats, options, chance).unwrap();
    session.settle();
    session
}

fn choose(
    player: &dyn Player<MechADream>,
    table: &Session<MechADream>,
    seat: Seat,
    luck: &mut Luck,
) -> Choice<Move> {
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    player.choose(table.game(), &view, seat, luck).unwrap()
}

/// Plays to the end, each seat by its player, and gives the points by seat.
fn play(players: &[&dyn Player<MechADream>], options: Options, seed: u64) -> Vec<i32> {
    let mut table = table(u8::try_from(players.len()).unwrap(), options, &seed.to_string());
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
    let table = table(2, PLAIN, "same");
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("the first day begins") };
    let seat = waiting.iter().next().unwrap();
    for player in [&Random as &dyn Player<MechADream>, &Greedy(Workshops)] {
        let choice = || choose(player, &table, seat, &mut Luck::seeded(7));
        assert_eq!(choice(), choice());
    }
}
