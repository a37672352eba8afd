//! Working at the delivery dock.

use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::{Part, Post, Time};

use crate::table::{boosting, lot, scene, using};

#[test]
fn a_morning_at_the_dock_for_three_flowers() {
    // The rulebook's example: 3 dream points, 2 ink, then a resource machine is activated for 2 flowers.
    let mut table = scene(2).has(0, "3F 0I").workshop(0, "B1").delivery(1).set();
    table.dock();
    assert_eq!(table.purse(0), "0F 2I 0R 3D");
    assert_eq!(table.usable(), [using("robot", 0), using("B1", 0)]);
    table.uses("B1");
    assert_eq!(table.purse(0), "2F 2I 0R 3D");
    assert_eq!(table.me().assistants[0], Post::Dock);
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn the_gate_is_paid_in_flowers() {
    let table = scene(2).has(0, "2F 9I 9R").delivery(1).set();
    assert_eq!(table.refusal(Move::Dock), "mech-short-flowers");
    assert!(scene(2).has(0, "3F").delivery(1).set().may(Move::Dock));
}

#[test]
fn everybody_may_go_to_the_dock() {
    let mut table = scene(3).delivery(8).set();
    for player in 0..3 {
        table.player(player).dock();
    }
    for player in 0..3 {
        assert_eq!(table.purse(player), "2F 7I 1R 1D");
    }
}

#[test]
fn packages_come_one_after_the_other_from_the_gate_outwards() {
    let mut table = scene(2).delivery(10).set();
    table.dock();
    let packages: Vec<_> = table
        .told()
        .iter()
        .filter_map(|event| match *event {
            Event::Gained { gain, from: Cause::Package { part: Part::Morning, index }, .. } => {
                Some((index, gain))
            }
            _ => None,
        })
        .collect();
    assert_eq!(packages, [(0, lot("2R")), (1, lot("4I")), (2, lot("1D"))]);
}

#[test]
fn each_part_of_the_day_has_its_own_packages() {
    for (time, purse) in
        [(Time::Morning, "0F 4I 2R 1D"), (Time::Afternoon, "0F 4I 2R 0D"), (Time::Evening, "0F 0I 2R 0D")]
    {
        let mut table = scene(2).has(0, "3F").delivery(10).time(time).set();
        table.dock();
        assert_eq!(table.purse(0), purse, "{time:?}");
    }
}

#[test]
fn the_gate_is_paid_before_packages_are_taken_so_the_cap_counts_after_paying() {
    let edits = [("morning: [(dreams: 3), (ink: 2)", "morning: [(dreams: 3), (flowers: 2, ink: 2)")];
    let mut table = scene(2).with_box(&edits).has(0, "9F 9I").delivery(1).set();
    table.dock();
    assert_eq!(table.purse(0), "8F 9I 0R 3D");
}

#[test]
fn an_activation_uses_the_robot_or_one_purple_machine() {
    let at_work = scene(2).has(0, "3F 0I").workshop(0, "B1 P1 E1 C1").delivery(1);
    let mut table = at_work.set();
    table.dock();
    // Green and yellow machines are never activated.
    assert_eq!(table.usable(), [using("robot", 0), using("B1", 0), using("P1", 0)]);
    assert_eq!(table.refusal(using("E1", 0)), "mech-not-yours-to-use");
    assert_eq!(table.refusal(using("C1", 0)), "mech-not-yours-to-use");
    table.uses("robot");
    assert_eq!(table.purse(0), "0F 3I 0R 3D");
}

#[test]
fn an_activation_reaches_only_ones_own_machines() {
    let mut table = scene(2).workshop(0, "B1").workshop(1, "P1").delivery(1).set();
    table.dock();
    assert_eq!(table.refusal(using("P1", 0)), "mech-not-yours-to-use");
}

#[test]
fn an_activation_may_be_declined() {
    let mut table = scene(2).workshop(0, "B1").delivery(1).set();
    table.dock().decline();
    assert_eq!(table.purse(0), "0F 6I 0R 3D");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn a_conversion_needs_its_whole_input() {
    let mut table = scene(2).has(0, "3F 0I").workshop(0, "P12 P9").delivery(1).set();
    // After the gate there are no flowers left: neither 2 for P12 nor 1 with 1 ink for P9.
    table.dock();
    assert_eq!(table.refusal(using("P12", 0)), "mech-cannot-pay");
    assert_eq!(table.refusal(using("P9", 0)), "mech-cannot-pay");
    let mut table = scene(2).has(0, "4F 0I").workshop(0, "P12 P9").delivery(1).set();
    table.dock();
    assert_eq!(table.refusal(using("P12", 0)), "mech-cannot-pay");
    table.uses("P9");
    assert_eq!(table.purse(0), "0F 1I 1R 4D");
}

#[test]
fn one_activation_converts_one_lot() {
    let mut table = scene(2).has(0, "9F 0I").workshop(0, "P10").delivery(1).set();
    table.dock().uses("P10");
    assert_eq!(table.purse(0), "5F 2I 0R 5D");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn two_activations_may_go_to_the_same_machine() {
    let mut table = scene(2).has(0, "2F 0I").workshop(0, "P1").delivery(7).set();
    table.dock().uses("P1").uses("P1");
    assert_eq!(table.purse(0), "0F 0I 0R 4D");
}

#[test]
fn of_two_activations_one_may_be_declined() {
    let mut table = scene(2).has(0, "2F 0I").workshop(0, "P1").delivery(7).set();
    table.dock().decline().uses("robot");
    assert_eq!(table.purse(0), "0F 1I 0R 2D");
}

#[test]
fn a_machine_completed_by_an_earlier_package_may_be_activated_by_a_later_one() {
    // D3: 3 ink, a boost, an activation.
    let mut table = scene(2).has(0, "1F 0I").belt(0, "P1@1").delivery(3).set();
    table.dock();
    assert_eq!(table.workshop(0), "P1");
    table.uses("P1");
    assert_eq!(table.purse(0), "0F 3I 0R 1D");
}

#[test]
fn a_machine_completed_by_a_later_package_is_too_late_for_an_earlier_activation() {
    let edits = [(
        "morning: [(ink: 3), (boosts: 1), (activations: 1)]",
        "morning: [(activations: 1), (boosts: 1), (ink: 3)]",
    )];
    let mut table = scene(2).with_box(&edits).has(0, "1F").belt(0, "P1@1").delivery(3).set();
    table.dock();
    assert_eq!(table.usable(), [using("robot", 0)]);
}

#[test]
fn each_package_resolves_with_completions_and_slot_bonuses_before_the_next() {
    // D6: 3 boosts, an activation, 1 dream point. The seventh machine pays 1, C1 pays 5.
    let six = "B1 B2 B3 B4 B5 B6";
    let mut table = scene(2).has(0, "3F").workshop(0, six).belt(0, "C1@3").delivery(6).set();
    table.dock();
    assert_eq!(table.gains(0), [lot("3H"), lot("5D"), lot("1D"), lot("1A")]);
    assert_eq!(table.purse(0), "0F 0I 0R 6D");
    table.decline();
    assert_eq!(table.gains(0), [lot("1D")]);
}

#[test]
fn a_green_machine_completed_at_the_dock_counts_for_the_rest_of_the_visit() {
    // D6 completes E3 (one hourglass less); the activation goes to robot 7, who buys P1 (time 3): 3 - 2 - 1 = 0.
    let table = scene(2).robots(&[7, 1]).has(0, "3F 2I").belt(0, "E3@3").delivery(6);
    let mut table = table.sale("B3 B2 B1 P2 P1 C1").set();
    table.dock().uses_robot(1).buy("P1");
    assert_eq!(table.workshop(0), "E3 P1");
}

#[test]
fn an_activation_with_nothing_to_use_passes_by() {
    // Ink is at nine, so the robot's drop would be lost whole, and there is nothing else.
    let mut table = scene(2).has(0, "3F 9I").delivery(1).set();
    table.dock();
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn activations_at_the_dock_do_not_use_up_the_night() {
    let mut table = scene(2).time(Time::Evening).has(0, "9F 0I").workshop(0, "P1").delivery(1);
    table = table.with_box(&[("evening: [(dreams: 3)]", "evening: [(activations: 2)]")]);
    let mut table = table.set();
    table.dock().uses("P1").uses("robot").player(1).stock("2F");
    assert_eq!(table.state().time, Time::Night);
    table.player(0);
    assert_eq!(table.usable(), [using("robot", 0), using("P1", 0)]);
}

#[test]
fn boosts_of_a_package_must_be_used() {
    let mut table = scene(2).belt(0, "B1@3 P1@3").delivery(4).set();
    table.dock();
    assert_eq!(table.moves(), [boosting("B1"), boosting("P1")]);
    assert_eq!(table.refusal(Move::Decline), "mech-boost-first");
    table.boost("P1").boost("P1");
    assert_eq!(table.belt(0), "B1@3 P1@1");
    assert_eq!(table.purse(0), "1F 4I 1R 1D");
}

#[test]
fn the_flower_machines_make_the_gate_cheaper_and_never_cheaper_than_nothing() {
    for (green, purse) in [("E7", "1F 7I 1R 1D"), ("E7 E8", "1F 7I 1R 1D")] {
        let mut table = scene(2).has(0, "1F 4I").workshop(0, green).delivery(8).set();
        assert_eq!(table.game().gate(table.state(), crate::table::seat(0)), Some(0));
        table.dock();
        assert_eq!(table.purse(0), purse);
    }
    let mut table = scene(2).has(0, "1F 0I").workshop(0, "E7 E8").delivery(1).set();
    table.dock();
    assert_eq!(table.purse(0), "0F 2I 0R 3D");
    let paid = table.told().iter().find_map(|event| match *event {
        Event::Dock { paid, .. } => Some(paid),
        _ => None,
    });
    assert_eq!((paid, Lot::flowers(1)), (Some(1), lot("1F")));
}
