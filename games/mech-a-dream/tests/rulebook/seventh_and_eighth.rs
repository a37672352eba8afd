//! Robot 7, who buys, and robot 8, who copies.

use reverie_game::Eyes;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Post, State, Time};

use crate::table::{Scene, Table, boosting, buying, copying, delivery, lot, scene, seat, tile, using};

/// Robot 7 at night, with enough ink and P1 (time 3) on sale.
fn seven() -> Scene {
    scene(2).robots(&[7, 1]).time(Time::Night).has(0, "0F 9I 9R").sale("B3 B2 B1 P2 P1 C1")
}

/// Robot 8 and an opponent, at night.
fn eight(other: u8) -> Scene {
    scene(2).robots(&[8, other]).time(Time::Night)
}

#[test]
fn robot_seven_gives_a_boost() {
    let mut table = seven().belt(0, "B9@4").set();
    table.uses_robot(0);
    assert_eq!(table.belt(0), "B9@3");
    assert!(table.me().robot_used);
}

#[test]
fn robot_seven_buys_a_machine_of_time_three_onto_slot_one_without_an_assistant() {
    // The rulebook's example.
    let mut table = seven().set();
    table.uses_robot(1).buy("P1");
    assert_eq!((table.belt(0).as_str(), table.purse(0).as_str()), ("P1@1", "0F 7I 9R 0D"));
    assert_eq!(table.state().players[0].assistants, [Post::Locker; 3]);
    let bought = Event::Bought { seat: seat(0), tile: tile("P1"), paid: Lot::ink(2), slot: 1, robot: true };
    assert!(table.told().contains(&bought), "{:?}", table.told());
}

#[test]
fn while_robot_seven_buys_the_offers_tell_where_it_would_place_each_machine() {
    let mut table = seven().set();
    let slot = |table: &Table| table.view(Eyes::Seat(seat(0))).players[0].offers[4].unwrap().slot;
    assert_eq!(slot(&table), 3);
    table.uses_robot(1);
    assert_eq!(slot(&table), 1);
}

#[test]
fn with_a_green_hourglass_machine_it_is_completed_at_once() {
    // The rulebook's example: 3 - 2 - 1.
    let mut table = seven().workshop(0, "E3").set();
    table.uses_robot(1).buy("P1");
    assert_eq!((table.belt(0).as_str(), table.workshop(0).as_str()), ("", "E3 P1"));
    // And it may be used tonight.
    table.uses("P1");
    assert_eq!(table.purse(0), "0F 7I 9R 1D");
}

#[test]
fn robot_seven_completes_a_machine_of_time_two_at_once() {
    let mut table = seven().set();
    table.uses_robot(1).buy("B2");
    assert_eq!(table.workshop(0), "B2");
}

#[test]
fn robot_seven_pays_the_price_less_the_buyers_own_savings() {
    let mut table = seven().workshop(0, "E1").workshop(1, "E2").set();
    table.uses_robot(1).buy("P1");
    assert_eq!(table.purse(0), "0F 8I 9R 0D");
    let mut table = seven().workshop(0, "E5").set();
    table.uses_robot(1).buy("C1");
    assert_eq!((table.purse(0).as_str(), table.belt(0).as_str()), ("0F 9I 8R 0D", "C1@1"));
}

#[test]
fn robot_seven_cannot_buy_what_it_cannot_pay() {
    let table = seven().has(0, "9F 0I 1R").belt(0, "B9@4").set();
    assert_eq!(table.usable(), [using("robot", 0)]);
    assert_eq!(table.refusal(using("robot", 1)), "mech-brings-nothing");
    let mut table = seven().has(0, "0F 1I").set();
    table.uses_robot(1);
    assert_eq!(table.moves(), ["B1", "B3"].map(buying));
    assert_eq!(table.refusal(buying("P1")), "mech-short-ink");
    // Begun is begun: an activation is declined whole or not at all.
    assert_eq!(table.refusal(Move::Decline), "mech-buy-first");
}

#[test]
fn robot_seven_does_one_or_the_other_once_a_night() {
    let mut table = seven().workshop(0, "B10").belt(0, "B9@4").set();
    table.uses_robot(1).buy("P1");
    assert_eq!(table.refusal(using("robot", 0)), "mech-used-tonight");
}

#[test]
fn by_day_robot_seven_buys_by_an_activation_and_the_tile_is_replaced_at_once() {
    let table = scene(2).robots(&[7, 1]).has(0, "3F 0I").delivery(1).sale("B3 B2 B1 P2 P1 C1");
    let mut table = table.set().by_hand();
    table.dock().uses_robot(1).buy("P1");
    assert_eq!((table.belt(0).as_str(), table.purse(0).as_str()), ("P1@1", "0F 0I 0R 3D"));
    assert_eq!(table.me().assistants[0], Post::Dock);
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 - P2 C1", Some("red")));
    table.turn_up("P9");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn what_robot_seven_bought_at_night_is_replaced_when_everybody_is_done() {
    let mut table = seven().workshop(0, "P6").set().by_hand();
    table.uses_robot(1).buy("P1");
    // The top slides at once, but no tile is turned up while somebody might take a decision back.
    assert_eq!((table.sale().as_str(), table.chance()), ("B3 B2 B1 - P2 C1", None));
    table.uses("P6");
    assert_eq!((table.chance(), table.waiting()), (None, vec![1]));
    table.player(1).done();
    assert_eq!((table.chance(), table.state().time), (Some("red"), Time::Night));
    table.turn_up("P9");
    assert_eq!((table.state().day, table.chance()), (2, Some("delivery")));
    table.roll(Roll::Delivery { delivery: delivery(2) });
    assert_eq!(table.sale(), "B3 B2 B1 P9 P2 C1");
}

#[test]
fn on_the_last_night_too_the_table_is_the_same_whoever_was_faster() {
    // Robot 7 has bought. Robot 8 has a flower for copying or for P10; it takes P10 before or after the other is done.
    let last = scene(2).robots(&[8, 7]).day(7).time(Time::Night).sale("B3 B2 B1 P2 P1 C1");
    let last = last.has(0, "1F 0I").workshop(0, "P10").has(1, "0F 2I").belt(1, "B9@4");
    let ends: Vec<State> = [true, false]
        .into_iter()
        .map(|early| {
            let mut table = last.set();
            if early {
                table.uses("P10");
                assert_eq!(table.waiting(), [1]);
            }
            table.player(1).uses_robot(1).buy("P1");
            if !early {
                table.player(0).uses("P10");
            }
            assert!(table.is_over());
            *table.state()
        })
        .collect();
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0].tiles.on_sale()[3], Some(tile("P3")));
}

#[test]
fn robot_eight_copies_an_opponents_machine_for_a_flower() {
    let mut table = eight(1).has(0, "1F 0I").workshop(1, "B3").set();
    table.player(1).done().player(0).copies(1, "B3", 0);
    assert_eq!(table.purse(0), "0F 2I 0R 0D");
    let copied = Event::Copied {
        seat: seat(0),
        of: seat(1),
        engine: crate::table::engine("B3"),
        way: 0,
        paid: lot("1F"),
    };
    assert!(table.told().contains(&copied), "{:?}", table.told());
}

#[test]
fn robot_eight_copies_an_opponents_robot_for_a_flower() {
    for (other, way, purse) in
        [(1, 0, "2F 4I 0R 1D"), (2, 0, "2F 4I 1R 0D"), (3, 0, "3F 5I 0R 0D"), (5, 1, "5F 3I 0R 0D")]
    {
        let mut table = eight(other).set();
        table.player(1).done().player(0).copies(1, "robot", way);
        assert_eq!(table.purse(0), purse, "robot {other}");
    }
}

#[test]
fn robot_eight_pays_its_flower_and_then_what_the_copied_effect_takes() {
    let mut table = eight(1).has(0, "2F 0I").workshop(1, "P12 P10").set();
    table.player(1).done().player(0);
    // 1 + 2 flowers are too many, 1 + 1 are not.
    assert_eq!(table.refusal(copying(1, "P12", 0)), "mech-cannot-pay");
    table.copies(1, "P10", 0);
    assert_eq!(table.purse(0), "0F 0I 0R 2D");
}

#[test]
fn robot_eight_has_no_effect_of_its_own() {
    let mut table = eight(1).set();
    table.player(1).done().player(0);
    assert_eq!(table.refusal(using("robot", 0)), "mech-say-what-to-copy");
    assert_eq!(table.usable(), [copying(1, "robot", 0)]);
}

#[test]
fn robot_eight_copies_neither_green_nor_yellow_machines_nor_its_own() {
    let mut table = eight(1).workshop(0, "P1").workshop(1, "E1 C2").sale("B3 B2 B1 P3 P2 C1").set();
    table.player(1).done().player(0);
    for (of, name) in [(1, "E1"), (1, "C2"), (0, "P1"), (1, "P1"), (1, "P4")] {
        assert_eq!(table.refusal(copying(of, name, 0)), "mech-nothing-to-copy", "{name} of {of}");
    }
}

#[test]
fn only_robot_eight_copies() {
    let table = scene(2).robots(&[1, 2]).time(Time::Night).workshop(1, "P1").set();
    assert_eq!(table.refusal(copying(1, "P1", 0)), "mech-cannot-copy");
}

#[test]
fn at_night_robot_eight_waits_until_every_opponent_is_done() {
    let table = scene(3).robots(&[8, 1, 2]).time(Time::Night).workshop(0, "P1 B1").workshop(1, "P6");
    let mut table = table.set();
    assert_eq!(table.refusal(copying(1, "P6", 0)), "mech-copy-waits");
    table.player(1).done().player(0);
    assert_eq!(table.refusal(copying(1, "P6", 0)), "mech-copy-waits");
    table.player(2).done().player(0);
    assert!(table.may(copying(1, "P6", 0)));
}

#[test]
fn the_rest_of_its_owners_night_is_not_held_up() {
    let mut table = eight(1).workshop(0, "P1 B1").set();
    assert_eq!(table.usable(), [using("B1", 0), using("P1", 0)]);
    table.uses("P1").uses("B1");
    assert_eq!((table.waiting(), table.me().done), (vec![1], false));
    table.player(1).done();
    assert_eq!(table.waiting(), [0]);
}

#[test]
fn robot_eight_may_then_let_it_be() {
    let mut table = eight(1).set();
    assert_eq!(table.waiting(), [1]);
    table.player(1).done().player(0).done();
    assert_eq!((table.state().day, table.purse(0).as_str()), (2, "3F 4I 0R 0D"));
}

#[test]
fn without_a_flower_robot_eight_waits_for_nobody() {
    let mut table = eight(1).has(0, "0F 0I").workshop(0, "P1").set();
    table.uses("P1");
    assert!(table.me().done);
}

#[test]
fn a_flower_earned_tonight_is_enough_to_wait_for() {
    let mut table = eight(1).has(0, "0F 0I").workshop(0, "B1").set();
    table.uses("B1");
    assert!(!table.me().done);
    table.player(1).done().player(0).copies(1, "robot", 0);
    assert_eq!(table.purse(0), "1F 0I 0R 1D");
}

#[test]
fn with_nothing_worth_copying_robot_eight_is_done_with_the_others() {
    // Robot 6 trades ink or a rainbow: there is neither.
    let mut table = eight(6).has(0, "3F 0I").has(1, "0F 0I 1R").set();
    table.player(1).done();
    assert_eq!(table.state().day, 2);
}

#[test]
fn robot_eight_copies_machines_that_were_completed_tonight() {
    let mut table = eight(7).belt(1, "P1@1").sale("B3 B2 B1 P3 P2 C1").set();
    table.player(1).uses_robot(0).done().player(0).copies(1, "P1", 0);
    assert_eq!(table.purse(0), "2F 4I 0R 1D");
}

#[test]
fn copying_neither_needs_nor_uses_up_the_opponents_activation() {
    // By night the opponent has used it already.
    let mut table = eight(1).workshop(1, "P1").sale("B3 B2 B1 P3 P2 C1").set();
    table.player(1).uses("P1").uses("robot").player(0).copies(1, "P1", 0);
    assert_eq!(table.purse(0), "2F 4I 0R 1D");
    // By day the opponent uses it afterwards.
    let day = scene(2).robots(&[8, 1]).time(Time::Evening).workshop(1, "P3").has(0, "9F 0I");
    let mut table = day.with_box(&[("evening: [(dreams: 3)]", "evening: [(activations: 1)]")]).set();
    table.dock().copies(1, "P3", 0);
    table.player(1).stock("2F").uses("P3");
    assert_eq!(table.state().players[1].dreams, 2);
}

#[test]
fn by_day_robot_eight_copies_at_once() {
    let mut table = scene(2).robots(&[8, 2]).has(0, "4F 0I").delivery(1).workshop(1, "P3").set();
    table.dock();
    assert_eq!(table.usable(), [copying(1, "robot", 0), copying(1, "P3", 0)]);
    table.copies(1, "robot", 0);
    assert_eq!((table.purse(0).as_str(), table.waiting()), ("0F 2I 1R 3D", vec![1]));
}

#[test]
fn by_day_robot_eight_may_copy_robot_seven_before_its_owner() {
    let day = scene(2).robots(&[8, 7]).has(0, "4F 0I").delivery(1).sale("B3 B2 B1 P2 P1 C1");
    let mut table = day.set();
    table.dock().copies(1, "robot", 1).buy("P1");
    assert_eq!((table.belt(0).as_str(), table.purse(0).as_str()), ("P1@1", "0F 0I 0R 3D"));
}

#[test]
fn at_night_robot_seven_is_copied_after_its_owner_has_bought() {
    // The purchase was all that seat 1 could do.
    let mut table = eight(7).has(1, "0F 1I").sale("B9 B8 B1 P4 P3 C1").set().by_hand();
    table.player(1).uses_robot(1).buy("B1");
    assert!(table.state().players[1].done);
    assert_eq!(table.chance(), Some("blue-green"));
    table.turn_up("B2").player(0).copies(1, "robot", 1).buy("B2");
    assert_eq!(table.workshop(0), "B2");
}

#[test]
fn the_copier_sees_the_new_tile_before_deciding() {
    // Seat 1 has a boost machine too, so its night goes on after the purchase.
    let night = eight(7).has(1, "0F 2I").workshop(1, "B10").belt(1, "B9@4");
    let mut table = night.set().by_hand();
    table.player(1).uses_robot(1).buy("P1");
    assert_eq!(table.chance(), None);
    table.done();
    assert_eq!(table.chance(), Some("red"));
    table.turn_up("P9").player(0);
    table.copies(1, "robot", 1).buy("P9");
    assert_eq!((table.belt(0).as_str(), table.purse(0).as_str()), ("P9@1", "2F 2I 0R 0D"));
    // What the copier took is replaced while its owner's night goes on or as it ends.
    assert_eq!(table.chance(), Some("red"));
}

#[test]
fn the_copiers_own_green_machines_count() {
    let night = eight(7).workshop(0, "E1 E3").workshop(1, "E2 E4");
    let mut table = night.set();
    table.player(1).done().player(0).copies(1, "robot", 1).buy("P1");
    // 2 ink less 1; 3 hourglasses less 2 less 1.
    assert_eq!((table.workshop(0).as_str(), table.purse(0).as_str()), ("E1 E3 P1", "2F 3I 0R 0D"));
}

#[test]
fn copied_boosts_go_to_the_copiers_belt() {
    let mut table = eight(1).workshop(1, "B14").belt(0, "B9@4 P3@5").set();
    table.player(1).done().player(0).copies(1, "B14", 0);
    assert_eq!(table.moves(), ["B9", "P3"].map(boosting));
    table.boost("B9").boost("P3");
    assert_eq!(table.belt(0), "B9@3 P3@4");
}
