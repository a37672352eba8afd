//! Bots play with a box that has one line more of everything.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::Player;
use reverie_bots::greedy::Greedy;
use reverie_bots::search::{Budget, Search};
use reverie_bots::trial::last;
use reverie_game::Game;
use reverie_mech_a_dream::cards::MOST;
use reverie_mech_a_dream::components::Components;
use reverie_mech_a_dream::tile::Family;
use reverie_mech_a_dream::{MechADream, Options};
use reverie_mech_a_dream_kit::bots::Workshops;
use reverie_mech_a_dream_kit::bots::levels::DREAMER;

/// As many of everything as there is room for. The new pieces are as good as our last ones.
fn largest() -> Components {
    fn fill<T: Clone>(list: &mut Vec<T>, like: usize, most: u8) {
        let one = list[like].clone();
        list.resize(usize::from(most), one);
    }
    let mut all = Components::own();
    fill(&mut all.resource, 16, Family::Resource.most());
    fill(&mut all.economical, 7, Family::Economical.most());
    fill(&mut all.power, 15, Family::Power.most());
    fill(&mut all.crystal, 7, Family::Crystal.most());
    fill(&mut all.deliveries, 9, MOST);
    // Only one robot may buy, and only one may copy.
    fill(&mut all.robots, 5, MOST);
    fill(&mut all.specialists, 5, MOST);
    all
}

#[test]
fn bots_play_with_as_much_as_a_box_can_hold() {
    let quick = Search { budget: Budget { iterations: 4, ..DREAMER.budget }, ..DREAMER };
    let players: [&dyn Player<MechADream>; 3] = [&quick, &Greedy(Workshops), &quick];
    for (seed, (robots, specialists)) in (0..).zip([(false, false), (true, true)]) {
        let options = Options { robots, specialists, components: Some(Box::new(largest())) };
        let table = last(&players, options, seed);
        assert!(table.game().standings(table.state()).seats.iter().all(|seat| seat.points > 0));
    }
}
