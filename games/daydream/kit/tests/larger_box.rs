//! Bots play with shelves as full as they can be.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::Player;
use reverie_bots::search::{Budget, Search};
use reverie_bots::trial::last;
use reverie_daydream::components::{Components, Object};
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_daydream_kit::bots::Daydreamer;
use reverie_daydream_kit::bots::levels::DREAMER;
use reverie_game::Game;

/// Every plank holds twenty objects.
fn largest() -> Components {
    let mut all = Components::own();
    let panels = &mut all.panels;
    for (letter, panel) in
        ["a", "c", "d", "f"].into_iter().zip([&mut panels.a, &mut panels.c, &mut panels.d, &mut panels.f])
    {
        for (n, plank) in ["one", "two", "three"].into_iter().zip(&mut panel.shelf) {
            for place in 'a'.. {
                if plank.len() == 20 {
                    break;
                }
                plank.push(Object {
                    name: format!("thing-{letter}-{n}-{place}"),
                    segments: 2,
                    bonus: place == 'c',
                });
            }
        }
    }
    all
}

#[test]
fn bots_play_with_as_much_as_a_box_can_hold() {
    let search = Search { budget: Budget { iterations: 4, ..DREAMER.search.budget }, ..DREAMER.search };
    let quick = Daydreamer { search, ..DREAMER };
    for view in [Folding::A, Folding::DEF] {
        let players: [&dyn Player<Daydream>; 2] = [&quick, &quick];
        let table = last(&players, Options { view, components: Some(Box::new(largest())) }, 1);
        assert!(table.game().standings(table.state()).seats.iter().all(|seat| seat.points > 0));
    }
}
