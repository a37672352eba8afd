//! What could be made of a deal by somebody who knows every roll in it: bounds for the figures of the players.
//!
//! ```sh
//! cargo test --release -p reverie-daydream-kit --test clairvoyant -- --ignored --nocapture
//! ```
//!
//! `GAMES` in the environment changes how many deals are played, `TRIES` how often each candidate is tried, `VIEWS` in which views.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise
#![allow(clippy::cast_precision_loss)] // a few thousand games

use rayon::prelude::*;
use reverie_bots::search::clairvoyant;
use reverie_bots::trial::{asked, deal};
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_daydream_kit::bots::Planning;
use reverie_game::Game;

fn folded(view: Folding) -> Daydream {
    Daydream::open(1, &Options { view, components: None }).unwrap()
}

fn drawn(game: &Daydream, n: u64, width: usize, tries: u64) -> i32 {
    let end = clairvoyant(game, &Planning::new(game, 0), deal(n), width, tries).unwrap();
    game.standings(&end).seats[0].points
}

#[test]
fn who_knows_the_dice_does_not_do_worse_for_thinking_more() {
    let game = folded(Folding::A);
    for n in 0..3 {
        assert!(drawn(&game, n, 6, 2) >= drawn(&game, n, 1, 1));
    }
}

#[test]
#[ignore = "prints figures: the dice known"]
fn figures() {
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
