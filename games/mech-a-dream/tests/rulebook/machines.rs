//! Completed machines, green powers and boosts.

use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::state::Time;

use crate::table::{Scene, boosting, building, buying, lot, scene, seat, tile, using};

/// The last player of the morning sends an assistant to the stock room: time passes after seat 0's decision.
fn morning(scene: &Scene, decide: impl FnOnce(&mut crate::table::Table)) -> crate::table::Table {
    let mut table = scene.set();
    decide(&mut table);
    table.player(1).stock("2F").player(0);
    table
}

#[test]
fn a_yellow_machine_pays_its_dream_points_once() {
    let table = morning(&scene(2).belt(0, "C4@1"), |table| {
        table.build("C4");
    });
    assert_eq!(table.purse(0), "3F 4I 0R 9D");
    let mut table = table;
    table.idle_until(Time::Night);
    table.player(0);
    assert_eq!(table.usable(), [using("robot", 0)]);
}

#[test]
fn a_green_machine_pays_its_rainbows_once() {
    for (green, rainbows) in [("E1", 2), ("E3", 2), ("E5", 1), ("E7", 1)] {
        let table = morning(&scene(2).belt(0, &format!("{green}@1")), |table| {
            table.build(green);
        });
        assert_eq!(table.me().rainbows, rainbows, "{green}");
    }
}

#[test]
fn a_purple_machine_pays_nothing_on_completion() {
    let table = morning(&scene(2).belt(0, "B1@1"), |table| {
        table.build("B1");
    });
    assert_eq!(table.purse(0), "3F 4I 0R 0D");
}

#[test]
fn machines_are_placed_along_the_cable_in_the_order_of_completion() {
    let table = morning(&scene(2).workshop(0, "P2 B4").belt(0, "B1@1"), |table| {
        table.build("B1");
    });
    assert_eq!(table.workshop(0), "P2 B4 B1");
}

#[test]
fn the_seventh_eighth_and_ninth_machine_pay_dream_points_and_so_does_each_beyond() {
    let row = "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12";
    for (before, dreams) in [(0, 0), (5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 3), (11, 3)] {
        let names: Vec<_> = row.split(' ').take(before).collect();
        let busy = scene(2).time(Time::Afternoon).workshop(0, &names.join(" ")).belt(0, "B1@1");
        let table = morning(&busy, |table| {
            table.build("B1");
        });
        assert_eq!(table.me().dreams, dreams, "after {before}");
    }
}

#[test]
fn a_yellow_machine_in_the_ninth_place_pays_for_both() {
    let eight = "B2 B3 B4 B5 B6 B7 B8 B9";
    let table = morning(&scene(2).time(Time::Afternoon).workshop(0, eight).belt(0, "C1@1"), |table| {
        table.build("C1");
    });
    assert_eq!(table.me().dreams, 5 + 3);
}

#[test]
fn several_machines_completing_at_once_do_so_in_the_order_of_the_belt() {
    let busy = scene(2).time(Time::Evening).belt(0, "B1@2 P1@1 B3@3").assistants(0, ["B1", "P1", "-"]);
    let table = morning(&busy, |table| {
        table.build("B1");
    });
    // P1 was ahead of B1.
    assert_eq!((table.workshop(0), table.belt(0)), ("P1 B1".to_owned(), "B3@3".to_owned()));
}

#[test]
fn one_ink_less_for_blue_red_and_green() {
    let table = scene(2).workshop(0, "E1").has(0, "0F 2I 0R").sale("E3 E5 B7 P2 P1 C1").set();
    for (name, price) in [("B7", 2), ("P2", 2), ("P1", 1), ("E5", 1), ("E3", 3)] {
        let terms = table.game().terms(table.state(), seat(0), tile(name), 0);
        assert_eq!(terms.price, lot(&format!("{price}I")), "{name}");
    }
    // Yellow ones cost rainbows all the same.
    assert_eq!(table.game().terms(table.state(), seat(0), tile("C1"), 0).price, lot("2R"));
    assert_eq!(table.refusal(buying("E3")), "mech-short-ink");
    assert!(table.may(buying("B7")));
}

#[test]
fn one_hourglass_less_for_any_tile() {
    let table = scene(2).workshop(0, "E3").has(0, "0F 9I 9R").sale("E1 B2 B1 P3 P1 C1").set();
    for (name, slot) in [("E1", 2), ("B2", 1), ("P3", 4), ("C1", 2)] {
        let mut table = table.clone();
        table.buy(name);
        assert_eq!(table.belt(0), format!("{name}@{slot}"));
    }
}

#[test]
fn one_rainbow_less_for_yellow() {
    let mut table = scene(2).workshop(0, "E5").has(0, "0F 4I 1R").sale("B3 B2 B1 P2 P1 C1").set();
    assert_eq!(table.game().terms(table.state(), seat(0), tile("P1"), 0).price, lot("2I"));
    table.buy("C1");
    assert_eq!(table.purse(0), "0F 4I 0R 0D");
}

#[test]
fn two_green_machines_of_the_same_kind_add_up() {
    let rich = |green| scene(2).workshop(0, green).has(0, "2F 9I 9R").sale("B9 B2 B3 P3 P1 C3");
    for (green, name, purse, belt) in [
        ("E1 E2", "B9", "2F 7I 9R 0D", "B9@4"),
        ("E3 E4", "B9", "2F 5I 9R 0D", "B9@2"),
        ("E5 E6", "C3", "2F 9I 8R 0D", "C3@4"),
    ] {
        let mut table = rich(green).set();
        table.buy(name);
        assert_eq!((table.purse(0), table.belt(0)), (purse.to_owned(), belt.to_owned()), "{green}");
    }
}

#[test]
fn prices_never_fall_below_nothing() {
    let mut table = scene(2).workshop(0, "E1 E2").has(0, "0F 0I").sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("B1");
    assert_eq!(table.purse(0), "0F 0I 0R 0D");
    let table = scene(2).workshop(0, "E5 E6").has(0, "").sale("B3 B2 B1 P2 P1 C1").set();
    assert_eq!(table.game().terms(table.state(), seat(0), tile("C1"), 0).price, lot(""));
}

#[test]
fn a_machine_that_would_begin_past_slot_one_is_completed_at_once_its_assistant_on_it() {
    let mut table = scene(2).workshop(0, "E3 E4").sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("B2");
    assert_eq!((table.belt(0), table.workshop(0)), (String::new(), "E3 E4 B2".to_owned()));
    assert_eq!(table.state().assistants_on(seat(0), tile("B2")), 1);
    let slot = table.told().iter().find_map(|event| match *event {
        Event::Bought { slot, .. } => Some(slot),
        _ => None,
    });
    assert_eq!(slot, Some(0));
}

#[test]
fn a_machine_completed_at_once_pays_its_reward_and_its_slot() {
    let edits = [("(price: 2, time: 3, dreams: 5)", "(price: 2, time: 2, dreams: 5)")];
    let six = "E3 E4 B1 B2 B3 B4";
    let table = scene(2).with_box(&edits).workshop(0, six).has(0, "0F 0I 2R");
    let mut table = table.sale("B7 B6 B5 P2 P1 C1").set();
    table.buy("C1");
    assert_eq!(table.purse(0), "0F 0I 0R 6D");
}

#[test]
fn green_powers_are_their_owners_alone() {
    let table = scene(2).workshop(1, "E1 E2 E3 E4").sale("B3 B2 B1 P2 P1 C1").set();
    let terms = table.game().terms(table.state(), seat(0), tile("P1"), 0);
    assert_eq!((terms.price, terms.slot), (lot("2I"), 3));
}

#[test]
fn a_green_machine_under_construction_saves_nothing_yet() {
    let table = scene(2).belt(0, "E1@1").sale("B3 B2 B1 P2 P1 C1").set();
    assert_eq!(table.game().savings(table.state(), seat(0)).ink, 0);
}

#[test]
fn a_boost_moves_a_machine_one_slot_with_or_without_assistants() {
    let ready = scene(2).belt(0, "B1@3 P1@3").delivery(2).time(Time::Afternoon);
    for name in ["B1", "P1"] {
        let mut table = ready.clone().assistants(0, ["B1", "-", "-"]).set();
        table.dock().boost(name);
        let belt = if name == "B1" { "B1@2 P1@3" } else { "B1@3 P1@2" };
        assert_eq!(table.belt(0), belt);
    }
}

#[test]
fn two_boosts_move_one_machine_twice_or_two_machines_once() {
    // The rulebook's example.
    for (second, belt) in [("B1", "B1@1 P1@3"), ("P1", "B1@2 P1@2")] {
        let mut table = scene(2).belt(0, "B1@3 P1@3").delivery(4).set();
        table.dock().boost("B1").boost(second);
        assert_eq!(table.belt(0), belt);
    }
}

#[test]
fn boosts_are_placed_one_by_one_and_may_complete_a_machine_in_between() {
    // Two machines: the first boost completes E3, the second goes to what is left.
    let mut table = scene(2).belt(0, "E3@1 P1@3").delivery(4).set();
    table.dock().boost("E3");
    assert_eq!((table.workshop(0), table.belt(0)), ("E3".to_owned(), "P1@2".to_owned()));
    assert_eq!(table.purse(0), "1F 4I 3R 1D");
}

#[test]
fn boosts_are_lost_with_nothing_on_the_belt() {
    let mut table = scene(2).delivery(4).set();
    table.dock();
    assert!(table.told().contains(&Event::Wasted { seat: seat(0), boosts: 2 }), "{:?}", table.told());
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn what_is_left_of_boosts_when_the_belt_empties_is_lost() {
    let mut table = scene(2).has(0, "3F").belt(0, "B1@1").delivery(6).set();
    table.dock();
    assert!(table.told().contains(&Event::Wasted { seat: seat(0), boosts: 2 }), "{:?}", table.told());
    assert_eq!(table.workshop(0), "B1");
}

#[test]
fn a_boost_with_one_machine_on_the_belt_is_placed_without_asking() {
    let mut table = scene(2).belt(0, "P1@3").delivery(4).set();
    table.dock();
    assert_eq!((table.belt(0), table.waiting()), ("P1@1".to_owned(), vec![1]));
}

#[test]
fn a_boost_reaches_only_ones_own_belt() {
    let mut table = scene(2).belt(0, "B1@3 P1@3").belt(1, "B2@2").delivery(4).set();
    table.dock();
    assert_eq!(table.refusal(boosting("B2")), "mech-not-on-your-belt");
    assert_eq!(table.refusal(building("B1")), "mech-boost-first");
}

#[test]
fn dream_points_and_rainbows_have_no_cap() {
    let mut table = scene(2).has(0, "9F 9I 60R 120D").delivery(10).set();
    table.dock();
    assert_eq!(table.purse(0), "6F 9I 62R 121D");
}

#[test]
fn costs_are_paid_before_gains_so_the_cap_counts_after_paying() {
    // B18 turns a flower into 3 ink; P13 pays 2 ink for rainbows. Robot 5 pays an ink for 3 flowers.
    let mut table = scene(2).robots(&[5, 1]).time(Time::Night).has(0, "7F 9I").set();
    table.uses_robot(1);
    assert_eq!(table.purse(0), "9F 8I 0R 0D");
    let edits = [("pay: (ink: 1), gain: (flowers: 3)", "pay: (ink: 1), gain: (flowers: 1, ink: 1)")];
    let table = scene(2).with_box(&edits).robots(&[5, 1]).time(Time::Night).has(0, "1F 9I");
    let mut table = table.set();
    table.uses_robot(1);
    assert_eq!(table.purse(0), "2F 9I 0R 0D");
}
