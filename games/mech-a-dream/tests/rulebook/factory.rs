//! The factory's conveyor belts are filled up.

use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::Time;
use reverie_mech_a_dream::tile::{Pile, Spot};

use crate::table::{scene, tile};

fn spot(number: u8) -> Spot {
    Spot::try_from(number).unwrap()
}

#[test]
fn the_top_of_the_pile_slides_into_the_emptied_place_and_the_next_tile_is_turned_up() {
    let mut table = scene(2).has(0, "0F 9I").sale("B3 B2 B1 P2 P1 C1").set().by_hand();
    table.buy("B1");
    assert_eq!(table.sale(), "- B2 B3 P2 P1 C1");
    let slid = Event::Slid { tile: tile("B3"), from: spot(0), to: spot(2) };
    assert!(table.told().contains(&slid), "{:?}", table.told());
    assert_eq!(table.chance(), Some("blue-green"));
    table.turn_up("E8");
    assert_eq!(table.sale(), "E8 B2 B3 P2 P1 C1");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn the_top_of_a_pile_itself_can_be_bought() {
    let mut table = scene(2).has(0, "0F 9I").sale("B3 B2 B1 P2 P1 C1").set().by_hand();
    table.buy("P2");
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 - P1 C1", Some("red")));
    table.turn_up("P16");
    assert_eq!(table.sale(), "B3 B2 B1 P16 P1 C1");
}

#[test]
fn the_only_yellow_place_is_the_pile_itself() {
    let mut table = scene(2).has(0, "0F 0I 2R").sale("B3 B2 B1 P2 P1 C1").set().by_hand();
    table.buy("C1");
    assert_eq!(table.chance(), Some("yellow"));
    table.turn_up("C8");
    assert_eq!(table.sale(), "B3 B2 B1 P2 P1 C8");
}

#[test]
fn any_tile_still_face_down_may_be_turned_up_and_no_other() {
    let mut table = scene(2).has(0, "0F 9I").belt(1, "P3@5 P4@4").workshop(1, "P5").set().by_hand();
    table.buy("P1");
    let rolls: Vec<Roll> = table.session().rolls().into_iter().map(|(roll, _)| roll).collect();
    // P1 is bought, P2 on sale, the others with the opponent.
    let expected: Vec<Roll> =
        (6..=16).map(|number| Roll::Tile { tile: tile(&format!("P{number}")) }).collect();
    assert_eq!(rolls, expected);
}

#[test]
fn the_last_tile_of_a_pile_leaves_the_piles_place_empty() {
    // C1 to C6 are on belts, C7 is the top, C8 the last below it.
    let gone = "C1@3 C2@3 C3@3 C4@3 C5@3 C6@3";
    let mut table = scene(2).has(0, "0F 0I 9R").belt(1, gone).sale("B3 B2 B1 P2 P1 C7").set().by_hand();
    table.buy("C7").turn_up("C8");
    assert_eq!((table.sale().as_str(), table.face_down(Pile::Yellow)), ("B3 B2 B1 P2 P1 C8", 0));
    table.player(1).stock("2F").player(0);
    let mut table = scene(2)
        .time(Time::Afternoon)
        .has(0, "0F 0I 9R")
        .belt(1, &format!("{gone} C7@3"))
        .sale("B3 B2 B1 P2 P1 C8")
        .set()
        .by_hand();
    table.buy("C8");
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 P2 P1 -", None));
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn the_last_tile_of_a_pile_slides_and_an_empty_pile_leaves_gaps() {
    let gone: Vec<_> = (3..=16).map(|number| format!("P{number}@3")).collect();
    let table = scene(2).has(0, "0F 9I").has(1, "0F 9I").belt(1, &gone.join(" "));
    let mut table = table.sale("B3 B2 B1 P2 P1 C1").set().by_hand();
    // Nothing is left below P2: it slides, and its own place stays empty.
    table.buy("P1");
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 - P2 C1", None));
    table.player(1).buy("P2");
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 - - C1", None));
    assert_eq!(table.state().time, Time::Afternoon);
}

#[test]
fn the_next_player_buys_from_the_belt_as_filled_up() {
    let mut table = scene(2).sale("B3 B2 B1 P2 P1 C1").set().by_hand();
    table.buy("B1").turn_up("B5").player(1).buy("B5");
    assert_eq!(table.belt(1), "B5@3");
}
