//! The night.

use reverie_game::Seat;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Post, State, Time};

use crate::table::{Table, delivery, lot, scene, seat, using};

#[test]
fn assistants_go_home_first() {
    let mut table = scene(2).time(Time::Evening).belt(0, "P5@7").assistants(0, ["P5", "dock", "-"]).set();
    table.build("P5").player(1).stock("2F");
    assert_eq!(table.state().time, Time::Night);
    assert!(table.state().players.iter().all(|player| player.assistants == [Post::Locker; 3]));
}

#[test]
fn everybody_plays_the_night_at_the_same_time() {
    let table = scene(4).time(Time::Night).set();
    assert_eq!(table.waiting(), [0, 1, 2, 3]);
}

#[test]
fn a_night_with_flowers_dream_points_the_robots_ink_and_three_boosts_for_a_rainbow() {
    // The rulebook's example: 2 flowers, 2 dream points, the robot, then a rainbow for 3 boosts.
    let table = scene(2).time(Time::Night).has(0, "0F 0I 1R").workshop(0, "B1 P3 B15");
    let mut table = table.belt(0, "P5@7 C4@2").set();
    table.uses("B1");
    assert_eq!(table.purse(0), "2F 0I 1R 0D");
    table.uses("P3");
    assert_eq!(table.purse(0), "2F 0I 1R 2D");
    table.uses("robot");
    assert_eq!(table.purse(0), "2F 1I 1R 2D");
    table.uses("B15");
    assert_eq!(table.purse(0), "2F 1I 0R 2D");
    table.boost("C4").boost("P5").boost("P5");
    assert_eq!(table.belt(0), "P5@5 C4@1");
}

#[test]
fn three_boosts_complete_a_yellow_and_a_blue_machine_which_is_used_at_once() {
    // The rulebook's example: two boosts for the yellow one (9 dream points), one for the blue one, whose own boost goes
    // to the red one.
    let table = scene(2).time(Time::Night).has(0, "0F 9I 1R").workshop(0, "B15");
    let mut table = table.belt(0, "C4@2 B10@1 P1@3").set();
    table.uses("B15").boost("C4").boost("C4");
    assert_eq!(table.purse(0), "0F 9I 0R 9D");
    table.boost("B10");
    assert_eq!(table.workshop(0), "B15 C4 B10");
    // Only P1 is left on the belt, so the boost needs no question.
    table.uses("B10");
    assert_eq!(table.belt(0), "P1@2");
}

#[test]
fn effects_are_used_in_any_order_each_once() {
    let mut table = scene(2).time(Time::Night).has(0, "0F 0I").workshop(0, "B1 P10").set();
    assert_eq!(table.usable(), [using("robot", 0), using("B1", 0)]);
    table.uses("B1");
    assert_eq!(table.usable(), [using("robot", 0), using("P10", 0)]);
    table.uses("P10");
    assert_eq!(table.refusal(using("P10", 0)), "mech-used-tonight");
    assert_eq!(table.refusal(using("B1", 0)), "mech-used-tonight");
    table.uses("robot");
    assert_eq!(table.purse(0), "1F 1I 0R 2D");
}

#[test]
fn the_robot_brings_one_ink_a_night() {
    let mut table = scene(2).time(Time::Night).has(0, "0F 0I").workshop(0, "B1").set();
    table.uses("robot");
    assert_eq!(table.purse(0), "0F 1I 0R 0D");
    assert_eq!(table.refusal(using("robot", 0)), "mech-used-tonight");
}

#[test]
fn nobody_has_to_use_anything() {
    let mut table = scene(2).time(Time::Night).workshop(0, "B1 P1").set();
    table.done();
    assert_eq!((table.purse(0).as_str(), table.waiting()), ("3F 4I 0R 0D", vec![1]));
}

#[test]
fn whoever_is_done_is_done() {
    let mut table = scene(2).time(Time::Night).workshop(0, "B1 P1").set();
    table.done();
    assert_eq!(table.refusal(using("B1", 0)), "not-awaited");
}

#[test]
fn whoever_can_use_nothing_more_is_done_without_saying_so() {
    let mut table = scene(2).time(Time::Night).has(0, "0F 0I").set();
    table.uses("robot");
    assert!(table.told().contains(&Event::Done { seat: seat(0) }), "{:?}", table.told());
    assert_eq!(table.waiting(), [1]);
    // With ink at nine even the robot has nothing to give, so the night of seat 1 is over before it began.
    let mut table = scene(2).time(Time::Evening).has(1, "0F 9I").set();
    table.stock("2F").player(1).stock("2F");
    assert_eq!((table.state().time, table.waiting()), (Time::Night, vec![0]));
}

#[test]
fn what_would_be_lost_whole_is_not_offered() {
    let table = scene(2).time(Time::Night).has(0, "9F 9I 1R").workshop(0, "B1 B3 B10 B15 P1").set();
    // No room for flowers or ink, nothing on the belt.
    assert_eq!(table.usable(), [using("P1", 0)]);
    for name in ["robot", "B1", "B3", "B10", "B15"] {
        assert_eq!(table.refusal(using(name, 0)), "mech-brings-nothing", "{name}");
    }
}

#[test]
fn a_conversion_makes_room_before_it_gives() {
    let mut table = scene(2).time(Time::Night).has(0, "9F 8I").workshop(0, "B18").set();
    table.uses("B18");
    assert_eq!(table.purse(0), "8F 9I 0R 0D");
}

#[test]
fn everything_uses_all_that_needs_no_choice() {
    let table = scene(2).time(Time::Night).has(0, "0F 0I 1R").workshop(0, "B1 B5 P1 P6 B10 P15");
    let mut table = table.belt(0, "P5@7").set();
    table.everything();
    // Neither the boost nor the trade of a rainbow.
    assert_eq!(table.purse(0), "3F 2I 2R 1D");
    assert_eq!(table.usable(), [using("B10", 0), using("P15", 0)]);
}

#[test]
fn everything_is_offered_from_two_things_on() {
    let table = scene(2).time(Time::Night).workshop(0, "B10").belt(0, "P5@7").set();
    assert_eq!(table.refusal(Move::Everything), "mech-nothing-at-once");
    let table = scene(2).time(Time::Night).workshop(0, "B1").set();
    assert!(table.may(Move::Everything));
}

#[test]
fn everything_leaves_what_the_cap_would_swallow_while_a_trade_can_make_room() {
    let nearly_full = scene(2).time(Time::Night).has(0, "8F 4I");
    let mut table = nearly_full.clone().workshop(0, "B1 P1 P10").set();
    table.everything();
    // The robot and P1, but not B1: P10 can still pay a flower.
    assert_eq!(table.purse(0), "8F 5I 0R 1D");
    table.uses("P10").uses("B1");
    assert_eq!(table.purse(0), "9F 5I 0R 3D");
    // Without a trade in flowers nothing is gained by waiting.
    let mut table = nearly_full.workshop(0, "B1 P1 P11").set();
    table.everything();
    assert_eq!(table.purse(0), "9F 5I 0R 1D");
}

#[test]
fn everything_sees_a_trade_that_its_own_gains_make_possible() {
    // P14 takes 2 flowers and an ink. There is no ink yet, but the robot brings some: so B1 waits.
    let mut table = scene(2).time(Time::Night).has(0, "8F 0I").workshop(0, "B1 B3 P14").set();
    table.everything();
    assert_eq!(table.purse(0), "8F 3I 0R 0D");
    table.uses("P14").uses("B1");
    assert_eq!(table.purse(0), "8F 2I 0R 4D");
}

#[test]
fn everything_leaves_ink_for_which_a_purchase_by_robot_seven_makes_room() {
    let table = scene(2).robots(&[7, 1]).time(Time::Night).has(0, "0F 8I").workshop(0, "B3 B1 P1");
    let mut table = table.sale("B4 B5 B2 P3 P2 C1").set();
    table.everything();
    assert_eq!(table.purse(0), "2F 8I 0R 1D");
    table.uses_robot(1).buy("B2").uses("B3");
    assert_eq!(table.purse(0), "2F 8I 0R 1D");
}

#[test]
fn everything_leaves_flowers_for_which_robot_eight_makes_room() {
    let table = scene(2).robots(&[8, 1]).time(Time::Night).has(0, "8F 0I").workshop(0, "B1 B3 P1");
    let mut table = table.set();
    table.everything();
    assert_eq!(table.purse(0), "8F 2I 0R 1D");
    table.player(1).done().player(0).copies(1, "robot", 0).uses("B1");
    assert_eq!(table.purse(0), "9F 2I 0R 2D");
}

/// Four workshops with something to decide each.
fn busy_night() -> Table {
    scene(4)
        .time(Time::Night)
        .workshop(0, "B1 P10")
        .workshop(1, "B14 P1")
        .belt(1, "C1@2 P5@7")
        .workshop(2, "B3 B5")
        .workshop(3, "B16")
        .belt(3, "E1@1 P3@2")
        .set()
}

#[test]
fn the_answers_of_four_seats_in_any_order_lead_to_the_same_table() {
    let answers: [&[Move]; 4] = [
        &[using("P10", 0), Move::Everything],
        &[using("B14", 0), crate::table::boosting("C1"), crate::table::boosting("C1"), Move::Done],
        &[Move::Everything],
        &[using("B16", 0), crate::table::boosting("E1"), using("robot", 0)],
    ];
    let mut ends: Vec<State> = Vec::new();
    // Every order of the seats, then all answers in turns.
    for order in orders(4) {
        let mut table = busy_night().by_hand();
        for &player in &order {
            table.player(player);
            for &mv in answers[usize::from(player)] {
                table.play(mv);
            }
        }
        ends.push(*table.state());
        let mut table = busy_night().by_hand();
        for round in 0..4 {
            for &player in &order {
                if let Some(&mv) = answers[usize::from(player)].get(round) {
                    table.player(player).play(mv);
                }
            }
        }
        ends.push(*table.state());
    }
    assert_eq!(ends.len(), 48);
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert_eq!((ends[0].day, ends[0].time), (2, Time::Morning));
}

fn orders(seats: u8) -> Vec<Vec<u8>> {
    if seats == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(seats - 1);
    let insert = |order: &Vec<u8>, at: usize| {
        let mut order = order.clone();
        order.insert(at, seats - 1);
        order
    };
    shorter.iter().flat_map(|order| (0..=order.len()).map(move |at| insert(order, at))).collect()
}

#[test]
fn the_next_day_begins_with_the_next_player_and_a_new_delivery_card() {
    let mut table = scene(3).time(Time::Night).first(2).delivery(3).set().by_hand();
    for player in 0..3 {
        table.player(player).done();
    }
    assert_eq!((table.state().day, table.state().time), (2, Time::Morning));
    assert_eq!(table.state().first, Seat::new(0));
    assert_eq!(table.chance(), Some("delivery"));
    let rolls = table.session().rolls();
    assert_eq!(rolls.len(), 9);
    assert!(!rolls.contains(&(Roll::Delivery { delivery: delivery(3) }, 1)));
    table.roll(Roll::Delivery { delivery: delivery(7) });
    assert_eq!((table.state().delivery, table.waiting()), (Some(delivery(7)), vec![0]));
}

#[test]
fn the_phase_pawn_goes_to_the_left_every_night() {
    let mut table = scene(3).set();
    let mut firsts = Vec::new();
    for _ in 0..4 {
        firsts.push(table.state().first.unwrap().number());
        table.idle_a_day();
    }
    assert_eq!(firsts, [0, 1, 2, 0]);
}

#[test]
fn every_machine_and_robot_may_be_used_again_the_next_night() {
    let mut table = scene(2).time(Time::Night).has(0, "0F 0I").workshop(0, "B1 P1").set();
    table.everything().player(1).done();
    table.idle_until(Time::Night).player(0);
    assert!(table.may(using("P1", 0)));
    assert!(!table.me().done && !table.me().robot_used);
}

#[test]
fn a_slot_bonus_is_paid_at_night_too() {
    let six = "B10 B2 B3 B4 B5 B6";
    let mut table = scene(2).time(Time::Night).has(0, "9F 9I").workshop(0, six).belt(0, "C1@1").set();
    table.uses("B10");
    assert_eq!(table.gains(0), [lot("1H"), lot("5D"), lot("1D")]);
}

#[test]
fn by_night_nobody_works() {
    let table = scene(2).time(Time::Night).belt(0, "B1@3").set();
    for mv in
        [Move::Dock, Move::Stock { choice: 0 }, crate::table::building("B1"), crate::table::buying("B2")]
    {
        assert_eq!(table.refusal(mv), "mech-it-is-night");
    }
}
