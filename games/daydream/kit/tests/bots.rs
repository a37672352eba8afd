//! Bots at a Daydream table.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::greedy::Greedy;
use reverie_bots::random::Random;
use reverie_bots::trial::{choose, decides_by_luck_alone, play, table};
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_daydream_kit::bots::train::learn;
use reverie_daydream_kit::bots::{Sheets, levels};
use reverie_game::{Game, Luck, Turn};

fn folded(view: Folding) -> Options {
    Options { view, components: None }
}

#[test]
fn greedy_beats_random_on_the_same_dice_in_every_view() {
    for view in Folding::ALL {
        let won = (0..20).filter(|&seed| {
            let points = play(&[&Greedy(Sheets), &Random], folded(view), seed);
            points[0] > points[1]
        });
        assert!(won.count() >= 18, "{}", view.name());
    }
}

#[test]
fn greedy_alone_reaches_the_second_band_or_better_nearly_always() {
    for view in Folding::ALL {
        let lowest = (0..20).filter(|&seed| {
            let points = play(&[&Greedy(Sheets)], folded(view), seed)[0];
            let game = Daydream::open(1, &folded(view)).unwrap();
            game.band(points).index == 0
        });
        assert!(lowest.count() <= 2, "{}", view.name());
    }
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    let table = table::<Daydream>(2, folded(Folding::ABC), "same");
    decides_by_luck_alone(&[&Random, &Greedy(Sheets)], &table);
    for level in [levels::DREAMER, levels::APPRENTICE, levels::ENGINEER, levels::MASTER] {
        decides_by_luck_alone(&[&level], &table);
    }
}

/// Turns planned before are remembered: by all they depend on, or this would differ.
#[test]
fn whoever_remembers_other_games_decides_as_somebody_who_never_played() {
    let player = levels::MASTER;
    for view in [Folding::A, Folding::EF, Folding::DA] {
        for seed in 0..2 {
            let mut table = table::<Daydream>(2, folded(view), &seed.to_string());
            let mut nth = 0;
            while let Turn::Waiting { waiting, .. } = table.turn() {
                let seat = waiting.iter().next().unwrap();
                let remembered = choose(&player, &table, seat, &mut Luck::seeded(nth));
                let anew = || choose(&player, &table, seat, &mut Luck::seeded(nth));
                if nth % 5 == 0 {
                    let anew = std::thread::scope(|scope| scope.spawn(anew).join().unwrap());
                    assert_eq!(remembered, anew);
                }
                table.play(seat, remembered.mv).unwrap();
                nth += 1;
            }
            assert!(nth > 20);
        }
    }
}

#[test]
fn self_play_learns_the_same_from_the_same_seed_and_plays_better_for_it() {
    let game = Daydream::open(1, &folded(Folding::A)).unwrap();
    let learned = || learn(&game, 3, 1000, "made by hand", &|_| {}).unwrap();
    let one = learned();
    assert_eq!(one, learned());
    let (first, last) = one.progress();
    assert!(last > first + 0.2, "{:?}", one.points);
    assert!(one.text.starts_with("# made by hand\n"));
}
