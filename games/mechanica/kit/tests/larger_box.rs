//! Bots play with a box that has as many tiles as there is room for.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::Player;
use reverie_bots::search::{Budget, Search};
use reverie_bots::trial::last;
use reverie_game::Game;
use reverie_mechanica::components::{Components, Kind, MoreFigures};
use reverie_mechanica::floor::MOST_DESIGNS;
use reverie_mechanica::state::MOST_BLUEPRINTS;
use reverie_mechanica::{Mechanica, Options};
use reverie_mechanica_kit::bots::Mechanic;
use reverie_mechanica_kit::bots::levels::DREAMER;

/// Every design there is room for, each but once, and as many blueprints.
fn largest() -> Components {
    let mut all = Components::own();
    for kind in Kind::ALL.into_iter().filter(|kind| kind.machine().is_some()) {
        let own = all.improvements.get(kind).clone();
        let (faces, out, value, recycles) = (own.faces, own.out, own.value, own.recycles);
        let more = MoreFigures { kind, faces, out, value, recycles, copies: 1 };
        all.more.extend(std::iter::repeat_n(more, usize::from(MOST_DESIGNS) - 1));
    }
    all.blueprints = all.blueprints.iter().cycle().take(2 * MOST_BLUEPRINTS).copied().collect();
    all
}

#[test]
fn bots_play_with_as_much_as_a_box_can_hold() {
    let search = Search { budget: Budget { iterations: 2, ..DREAMER.search.budget }, ..DREAMER.search };
    let quick = Mechanic { search, ..DREAMER };
    for seats in [1, 3] {
        let players: Vec<&dyn Player<Mechanica>> = vec![&quick; seats];
        let options = Options { components: Some(Box::new(largest())), ..Options::default() };
        let table = last(&players, options, 1);
        assert!(table.game().standings(table.state()).seats.iter().all(|seat| seat.points > 0));
    }
}
