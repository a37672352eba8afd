//! How well Mech a Dream is played: figures to print.
//!
//! ```sh
//! cargo test --release -p reverie-bots --test mech_a_dream_strength -- --ignored --nocapture masters
//! cargo test --release -p reverie-bots --test mech_a_dream_strength -- --ignored --nocapture greedy
//! cargo test --release -p reverie-bots --test mech_a_dream_strength -- --ignored --nocapture ladder
//! cargo test --release -p reverie-bots --test mech_a_dream_strength -- --ignored --nocapture variations
//! cargo test --release -p reverie-bots --test mech_a_dream_strength -- --ignored --nocapture speed
//! ```
//!
//! `GAMES` in the environment changes how many games are played.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

#[allow(dead_code)] // only figures are played for here
mod common;

use std::time::Instant;

use common::{finish, table};
use reverie_bots::Player;
use reverie_bots::greedy::Greedy;
use reverie_bots::level::{LEVELS, Level, MASTER};
use reverie_bots::mech_a_dream::Workshops;
use reverie_bots::search::Budget;
use reverie_game::{Eyes, Game, Turn};
use reverie_mech_a_dream::{MechADream, Options};

const PLAIN: Options = Options { robots: false, specialists: false, components: None };

fn games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Points on average by player and how often the first of them wins, a shared win counting half; everybody sits
/// everywhere on each deal.
#[allow(clippy::cast_precision_loss)] // a few thousand games
fn meet(players: &[&dyn Player<MechADream>], options: &Options, deals: u64) -> (Vec<f64>, f64) {
    let n = players.len();
    let (mut points, mut won) = (vec![0.0; n], 0.0);
    for seed in 0..deals {
        for turn in 0..n {
            let seated: Vec<_> = (0..n).map(|seat| players[(seat + turn) % n]).collect();
            let standings = finish(&seated, options.clone(), seed);
            for standing in &standings.seats {
                points[(standing.seat.index() + turn) % n] += f64::from(standing.points);
            }
            let winners = standings.winners().count() as f64;
            let first = standings.winners().any(|seat| (seat.index() + turn) % n == 0);
            won += if first { 1.0 / winners } else { 0.0 };
        }
    }
    let all = (deals * n as u64) as f64;
    (points.into_iter().map(|points| points / all).collect(), won / all)
}

#[test]
#[ignore = "prints a figure; takes minutes"]
fn masters_make_64_points_among_themselves() {
    let master = MASTER.mech_a_dreamer();
    let mut all = 0.0;
    for seats in 2..=4 {
        let deals = games(100).div_ceil(seats);
        let players: Vec<&dyn Player<MechADream>> = (0..seats).map(|_| &master as _).collect();
        let (points, _) = meet(&players, &PLAIN, deals);
        let mean = points.iter().sum::<f64>() / f64::from(u32::try_from(seats).unwrap());
        println!("{seats} Masters, {} games: {mean:.2} points", deals * seats);
        all += mean / 3.0;
    }
    println!("2 to 4 Masters: {all:.2} points");
    assert!(all >= 64.0);
}

#[test]
#[ignore = "prints a figure; takes minutes"]
fn master_beats_greedy_in_nine_games_of_ten() {
    let (points, won) = meet(&[&MASTER.mech_a_dreamer(), &Greedy(Workshops)], &PLAIN, games(200) / 2);
    println!("Master {:.1}, greedy {:.1} points; Master wins {:.1} %", points[0], points[1], 100.0 * won);
    assert!(won >= 0.9);
}

#[test]
#[ignore = "prints a figure; takes minutes"]
fn on_the_ladder_each_level_beats_the_one_below() {
    for pair in LEVELS.windows(2) {
        let [below, above] = [pair[0], pair[1]].map(|level: Level| level.mech_a_dreamer());
        let (points, won) = meet(&[&above, &below], &PLAIN, games(200) / 2);
        let (above, below) = (pair[1].name, pair[0].name);
        println!("{above} {:.1}, {below} {:.1} points; {:.1} % won", points[0], points[1], 100.0 * won);
        assert!(won >= 0.65);
    }
}

#[test]
#[ignore = "prints a figure; takes minutes"]
fn masters_are_at_home_in_the_variations() {
    let master = MASTER.mech_a_dreamer();
    for (robots, specialists) in [(true, false), (false, true), (true, true)] {
        let options = Options { robots, specialists, components: None };
        let (points, won) = meet(&[&master, &Greedy(Workshops)], &options, games(40) / 2);
        println!(
            "robots {robots}, specialists {specialists}: Master {:.1}, greedy {:.1} points; {:.1} % won",
            points[0],
            points[1],
            100.0 * won
        );
        assert!(won >= 0.9);
    }
}

#[test]
#[ignore = "prints a figure; wants a core for itself"]
fn speed_is_20_000_iterations_a_second() {
    let table = table::<MechADream>(2, PLAIN, "speed");
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("nobody begins") };
    let seat = waiting.iter().next().unwrap();
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    let mut search = MASTER.mech_a_dreamer();
    search.budget = Budget::iterations(40_000);
    let began = Instant::now();
    let answer = search.think(table.game(), &view, seat, 1).unwrap();
    #[allow(clippy::cast_precision_loss)] // forty thousand
    let speed = answer.reason.iterations as f64 / began.elapsed().as_secs_f64();
    println!("{speed:.0} iterations a second");
    assert!(speed >= 20_000.0);
}
