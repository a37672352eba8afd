//! Installing improvements, what fits, and demolishing.

use reverie_mechanica::floor::Machine;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::{Fabricator, Size};

use crate::table::{Table, demolishing, installing, lie, scene};

/// A turn with this tile in hand and these things in the factory.
fn holding(tile: &str, list: &str) -> Table {
    let mut table = scene(2).shop(&format!("- - - {tile}")).factory(0, list).set();
    table.buy(3);
    table
}

const fn set(row: u8) -> Move {
    Move::Set { row, side: false }
}

// Where things go.

#[test]
fn improvements_go_on_any_square_of_the_factory_floor() {
    let table = holding("Upgrader", "");
    for square in ["a1", "a4", "b1", "b3", "c1", "c4"] {
        assert!(table.may(installing(square, "east")), "{square}");
    }
    assert_eq!(table.refusal(set(0)), "mechanica-belongs-to-the-floor");
}

#[test]
fn fabricators_go_into_the_start_zone() {
    for (name, fabricator) in
        [("AdvancedFabricator", Fabricator::Advanced), ("OveractiveFabricator", Fabricator::Overactive)]
    {
        let mut table = holding(name, "");
        assert_eq!(table.refusal(installing("a1", "east")), "mechanica-belongs-to-the-start");
        assert_eq!(table.refusal(set(1)), "mechanica-slot-taken", "the Basic Fabricator is there");
        assert_eq!(table.refusal(set(3)), "mechanica-no-such-row");
        table.play(set(2));
        assert_eq!(table.slot(2).fabricator, Some(fabricator));
    }
}

#[test]
fn a_square_holds_one_tile() {
    assert_eq!(holding("Upgrader", "b2 Fork").refusal(installing("b2", "east")), "mechanica-square-taken");
    let two = holding("AdvancedFabricator", "a0 Overactive");
    assert_eq!(two.refusal(set(0)), "mechanica-slot-taken");
}

#[test]
fn improvements_need_not_snap_together_with_anything() {
    assert!(holding("Upgrader", "a1 Upgrader").may(installing("c4", "east")));
}

#[test]
fn improvements_need_not_face_forward() {
    for way in ["east", "south", "west", "north"] {
        let mut table = holding("GiftWrapper", "");
        table.install("b2", way);
        assert_eq!(table.lies("b2"), Some((Machine::GiftWrapper, lie(way))));
    }
}

#[test]
fn improvements_may_be_installed_backward_and_forks_lead_bots_into_them() {
    // Up by the Fork on c4, into the Upgrader on b4 from below, and out to the west, against the belt.
    let mut table = crate::table::run("c0 B, c4 Fork, b4 Upgrader west");
    assert_eq!(table.rides(), ["c5", "b4"]);
    assert_eq!(table.send("b4").bots(), "b4 P");
    assert_eq!(crate::table::run("b4 Upgrader west P").bots(), "");
    assert_eq!(crate::table::run("b4 Upgrader west P, b3 Fork north").send("lost").bots(), "");
    assert_eq!(crate::table::run("b4 Upgrader west P, b3 Fork north").send("a5").bots(), "a5 P");
}

#[test]
fn only_a_duplicator_is_flipped_to_its_back() {
    let mut table = holding("Duplicator", "");
    table.install("b2", "east back");
    assert_eq!(table.lies("b2"), Some((Machine::Duplicator, lie("east back"))));
    assert_eq!(holding("Upgrader", "").refusal(installing("b2", "east back")), "mechanica-no-such-lie");
}

#[test]
fn the_back_of_a_duplicator_takes_the_four_rotations_too() {
    for way in ["east back", "south back", "west back", "north back"] {
        assert!(holding("Duplicator", "").may(installing("c3", way)), "{way}");
    }
    // Facing west on its back: the copies leave to the west and, mirrored and turned, to the north.
    let mut table = crate::table::run("c4 Duplicator west back PP, b4 Upgrader");
    assert_eq!(table.player(0).bots(), "b4 D");
}

#[test]
fn an_installed_tile_never_moves() {
    let mut table = holding("Upgrader", "");
    table.install("b2", "east");
    assert_eq!(table.refusal(installing("b3", "east")), "mechanica-trade-first");
}

// What fits.

#[test]
fn an_exit_may_face_an_entrance_an_empty_square_a_truck_or_the_edge() {
    assert!(holding("Upgrader", "b3 Upgrader").may(installing("b2", "east")), "an entrance");
    assert!(holding("Upgrader", "").may(installing("b2", "east")), "an empty square");
    assert!(holding("Upgrader", "").may(installing("b4", "east")), "a truck");
    assert!(holding("Downgrader", "").may(installing("a2", "east")), "the top");
    assert!(holding("Downgrader", "").may(installing("c2", "east")), "the bottom");
}

#[test]
fn an_exit_never_faces_an_exit() {
    let table = holding("Upgrader", "b3 Upgrader west");
    assert_eq!(table.refusal(installing("b2", "east")), "mechanica-exit-blocked");
    assert!(table.may(installing("b2", "north")));
}

#[test]
fn an_exit_never_faces_a_flat_side() {
    let table = holding("Upgrader", "b3 FlightTester west");
    assert_eq!(table.refusal(installing("b2", "east")), "mechanica-exit-blocked");
    let table = holding("Upgrader", "a2 Duplicator");
    assert_eq!(table.refusal(installing("b2", "north")), "mechanica-exit-blocked");
}

#[test]
fn a_flat_side_never_comes_before_an_exit() {
    let table = holding("FlightTester", "b2 Upgrader");
    assert_eq!(table.refusal(installing("b3", "west")), "mechanica-blocks-exit");
    assert!(table.may(installing("b3", "east")));
}

#[test]
fn flat_sides_and_entrances_may_face_each_other_and_their_like() {
    assert!(holding("FlightTester", "b3 FlightTester west").may(installing("b2", "east")));
    assert!(holding("FlightTester", "b3 Upgrader").may(installing("b2", "east")));
    assert!(holding("Upgrader", "b3 Upgrader").may(installing("b2", "north")));
}

#[test]
fn a_tile_next_to_a_fabricator_needs_a_west_entrance() {
    for list in ["", "a0 Advanced, c0 Overactive"] {
        let table = holding("Upgrader", list);
        assert_eq!(table.refusal(installing("b1", "west")), "mechanica-exit-blocked");
        assert!(table.may(installing("b1", "north")));
        assert_eq!(table.may(installing("a1", "west")), list.is_empty());
        assert_eq!(table.may(installing("c1", "west")), list.is_empty());
    }
    assert_eq!(holding("FlightTester", "").refusal(installing("b1", "west")), "mechanica-blocks-exit");
}

#[test]
fn an_exit_may_face_an_empty_start_slot_and_bots_sent_there_are_destroyed() {
    let mut table = holding("Upgrader", "");
    table.install("a1", "west");
    assert_eq!(crate::table::run("a1 Upgrader west P").bots(), "");
}

#[test]
fn no_fabricator_fits_behind_an_exit_or_a_flat_side() {
    for list in ["a1 Upgrader west", "a1 FlightTester west"] {
        let table = holding("AdvancedFabricator", list);
        assert_eq!(table.refusal(set(0)), "mechanica-blocks-exit", "{list}");
        assert!(table.may(set(2)));
    }
}

#[test]
fn a_tile_that_does_not_fit_is_recycled_or_something_makes_room() {
    let mut table = holding("Upgrader", "b3 Upgrader west");
    assert!(table.may(Move::Recycle));
    table.demolish("b3").install("b2", "east");
    assert_eq!(table.lies("b2"), Some((Machine::Upgrader, lie("east"))));
}

#[test]
fn a_tile_may_take_the_place_of_one_demolished_for_it() {
    let mut table = holding("Repurposer", "b2 Upgrader P");
    table.demolish("b2").install("b2", "east");
    assert_eq!((table.lies("b2"), table.bots()), (Some((Machine::Repurposer, lie("east"))), String::new()));
}

// Demolishing.

#[test]
fn demolishing_gives_no_bots_and_destroys_those_in_any_hole() {
    let mut table = scene(2).factory(0, "b2 Repurposer D (B), c2 Downgrader PPP").set();
    table.demolish("b2").demolish("c2");
    assert_eq!((table.bots(), table.lies("b2"), table.lies("c2")), (String::new(), None, None));
    assert_eq!(table.money(), (8, 0));
    assert!(table.may(Move::Make), "no bots to place");
}

#[test]
fn a_demolished_tile_is_worth_nothing() {
    let mut table = scene(2).factory(0, "b2 Repurposer").set();
    assert_eq!(table.standings().seats[0].points, 8 + 4);
    table.demolish("b2");
    assert_eq!(table.standings().seats[0].points, 8);
}

#[test]
fn a_demolished_fabricator_leaves_an_empty_slot_with_a_parking_hole() {
    let mut table = scene(2).factory(0, "a0 Advanced PB").set();
    table.demolish("a0");
    assert_eq!(
        (table.bots(), table.slot(0).fabricator, table.slot(0).has_side()),
        (String::new(), None, false)
    );
}

#[test]
fn the_basic_fabricator_stays() {
    assert_eq!(scene(2).set().refusal(demolishing("b0")), "mechanica-basic-stays");
}

#[test]
fn a_demolished_truck_leaves_the_small_one_and_its_bots_are_destroyed() {
    let mut table = scene(2).factory(0, "a5 Big PP, b5 Huge B").set();
    table.demolish("a5").demolish("b5");
    assert_eq!(table.bots(), "");
    assert_eq!(table.me().trucks.map(|truck| truck.size), [Size::Small; 3]);
    assert_eq!(
        table.refusal(demolishing("c5")),
        "mechanica-nothing-there",
        "a Small Truck is part of the board"
    );
}

#[test]
fn what_is_not_there_is_not_demolished() {
    let table = scene(2).set();
    for nothing in ["a1", "a0", "c0", "b5"] {
        assert_eq!(table.refusal(demolishing(nothing)), "mechanica-nothing-there");
    }
}

#[test]
fn a_demolished_fork_is_bought_again() {
    let mut table = scene(2).factory(0, "b2 Fork").set();
    table.demolish("b2").play(Move::Fork).install("b2", "south");
    assert_eq!(table.money(), (7, 0));
}

#[test]
fn demolishing_is_free_at_any_time_of_ones_own_turn_before_bots_are_made() {
    let mut table = scene(2).shop("- - - GiftWrapper").factory(0, "a2 Fork, b2 Fork, c2 Fork").set();
    table.demolish("a2").buy(3).demolish("b2").install("b2", "east").demolish("c2");
    assert_eq!(table.money(), (7, 0));
    assert_eq!(table.player(1).refusal(demolishing("a2")), "not-awaited");
}

#[test]
fn a_demolished_tile_does_not_come_back_into_the_piles() {
    let mut table = scene(2).factory(0, "b2 Repurposer").set();
    let before = (table.state().unseen, table.state().stack, table.state().extras);
    table.demolish("b2");
    assert_eq!((table.state().unseen, table.state().stack, table.state().extras), before);
}
