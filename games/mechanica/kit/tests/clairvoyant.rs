//! What could be made of a deal by somebody who knows every roll in it: bounds for the figures of the players.
//!
//! ```sh
//! cargo test --release -p reverie-mechanica-kit --test clairvoyant -- --ignored --nocapture
//! ```
//!
//! `GAMES` in the environment changes how many deals are played, `TRIES` how often each candidate is tried.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise
#![allow(clippy::cast_precision_loss)] // a few thousand games

use rayon::prelude::*;
use reverie_bots::search::clairvoyant;
use reverie_bots::trial::{asked, deal};
use reverie_game::Game;
use reverie_mechanica::{Mechanica, Options};
use reverie_mechanica_kit::bots::Works;
use reverie_mechanica_kit::bots::levels::MASTER;

#[test]
#[ignore = "prints figures: alone with the tiles and chips known"]
fn figures() {
    let game = Mechanica::open(1, &Options::default()).unwrap();
    let works: Works = MASTER.thinking(1).evaluator;
    let margins: Vec<i32> = (0..asked("GAMES", 60))
        .into_par_iter()
        .map(|n| {
            let end = clairvoyant(&game, &works, deal(n), 8, asked("TRIES", 20)).unwrap();
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
