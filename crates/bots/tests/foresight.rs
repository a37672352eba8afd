//! What could be made of a deal by somebody who knows every roll in it: bounds for the figures of the players.
//!
//! ```sh
//! cargo test --release -p reverie-bots --test foresight -- --ignored --nocapture
//! ```
//!
//! `GAMES` in the environment changes how many deals are played, `TRIES` how often each candidate is tried, `VIEWS` in which views of Daydream.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise
#![allow(clippy::cast_precision_loss)] // a few thousand games

use rayon::prelude::*;
use reverie_bots::daydream::Planning;
use reverie_bots::level::MASTER;
use reverie_bots::mechanica::Works;
use reverie_bots::search::foreseen;
use reverie_daydream::Daydream;
use reverie_daydream::folding::Folding;
use reverie_game::{Dealer, Game, Seed};
use reverie_mechanica::{Mechanica, Options};

/// Deal number `n`, as `reverie lab match` deals it.
fn deal(n: u64) -> Dealer {
    Dealer::new(Seed::named(&format!("lab 0 {n}")))
}

fn folded(view: Folding) -> Daydream {
    Daydream::open(1, &reverie_daydream::Options { view, components: None }).unwrap()
}

fn drawn(game: &Daydream, n: u64, width: usize, tries: u64) -> i32 {
    let end = foreseen(game, &Planning::new(game, 0), deal(n), width, tries).unwrap();
    game.standings(&end).seats[0].points
}

fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn who_knows_the_dice_does_not_do_worse_for_thinking_more() {
    let game = folded(Folding::A);
    for n in 0..3 {
        assert!(drawn(&game, n, 6, 2) >= drawn(&game, n, 1, 1));
    }
}

#[test]
#[ignore = "prints figures: Daydream with the dice known"]
fn figures_daydream() {
    let wanted = std::env::var("VIEWS").unwrap_or_else(|_| "A,D,BC,EF,AD,DA,ABC,DEF".into());
    let deals = asked("GAMES", 100);
    for view in Folding::ALL.into_iter().filter(|view| wanted.split(',').any(|name| name == view.name())) {
        let game = folded(view);
        let mut points: Vec<i32> =
            (0..deals).into_par_iter().map(|n| drawn(&game, n, 24, asked("TRIES", 8))).collect();
        points.sort_unstable();
        let mean = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
        let median = points[points.len() / 2];
        println!(
            "{:4} mean {mean:5.1}, median {median}, the top band begins at {}",
            view.name(),
            game.board().bands[2]
        );
    }
}

#[test]
#[ignore = "prints figures: Mechanica alone with the tiles and chips known"]
fn figures_mechanica() {
    let game = Mechanica::open(1, &Options::default()).unwrap();
    let works: Works = MASTER.mechanic().thinking().insight;
    let margins: Vec<i32> = (0..asked("GAMES", 60))
        .into_par_iter()
        .map(|n| {
            let end = foreseen(&game, &works, deal(n), 8, asked("TRIES", 20)).unwrap();
            game.points(&end.factories[0]) - game.armand_points(&end.armand.unwrap())
        })
        .collect();
    let all = margins.len() as f64;
    let mean = f64::from(margins.iter().sum::<i32>()) / all;
    let won = |head: i32| 100.0 * margins.iter().filter(|&&margin| margin > head).count() as f64 / all;
    println!(
        "margin {mean:.1}; won against Normal {:.0} %, with a head start of 20, 40, 60: {:.0} %, {:.0} %, {:.0} %",
        won(0),
        won(20),
        won(40),
        won(60)
    );
}
