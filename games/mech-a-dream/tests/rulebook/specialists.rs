//! The Specialists.

use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::Time;

use crate::table::{
    Scene, Table, boosting, delivery, lot, options, recruiting, robot, scene, seat, specialist, using,
};

/// A game with Specialists, after these were revealed.
fn revealed(seats: u8, robots: bool, cards: &[u8]) -> Table {
    let mut table = Table::new(seats, options(robots, true));
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    for &card in cards {
        table.roll(Roll::Specialist { specialist: specialist(card) });
    }
    table
}

/// Two players; seat 0 has these Specialists, seat 1 and the middle have what is left of three.
fn with(cards: &[u8]) -> Scene {
    let others = (1..=10).filter(|card| !cards.contains(card)).rev();
    let all: Vec<_> = cards
        .iter()
        .map(|&card| (card, Some(0), 1))
        .chain(others.map(|card| (card, Some(1), 1)))
        .take(3)
        .collect();
    scene(2).specialists(&all)
}

#[test]
fn four_are_revealed_for_four_players_and_three_for_fewer() {
    for (seats, cards) in [(2, 3), (3, 3), (4, 4)] {
        let mut table = revealed(seats, false, &[]);
        for number in 0..cards {
            assert_eq!((table.chance(), table.session().rolls().len()), (Some("specialists"), 10 - number));
            let first = table.session().rolls()[0].0;
            table.roll(first);
        }
        assert_eq!((table.chance(), table.state().specialists.len()), (Some("first"), cards));
    }
}

#[test]
fn they_are_chosen_from_the_last_player_to_the_first() {
    let mut table = revealed(3, false, &[4, 1, 9]);
    table.roll(Roll::First { seat: seat(1) });
    // Seat 1 is first, then 2, then 0.
    assert_eq!(table.waiting(), [0]);
    let hire = |number| Move::Hire { specialist: specialist(number) };
    assert_eq!(table.player(0).moves(), [1, 4, 9].map(hire));
    assert_eq!(table.refusal(hire(2)), "mech-specialist-not-in-play");
    table.hire(4);
    assert_eq!(table.waiting(), [2]);
    assert_eq!(table.player(2).refusal(hire(4)), "mech-specialist-gone");
    table.hire(9);
    assert_eq!(table.waiting(), [1]);
    table.player(1).hire(1);
    assert_eq!(table.state().time, Time::Morning);
}

#[test]
fn each_begins_with_a_price_of_one_rainbow() {
    let mut table = revealed(3, false, &[4, 1, 9]);
    table.roll(Roll::First { seat: seat(0) });
    table.player(2).hire(4).player(1).hire(1).player(0).hire(9);
    assert_eq!([4, 1, 9].map(|card| table.card(card)), [(Some(2), 1), (Some(1), 1), (Some(0), 1)]);
}

#[test]
fn with_two_players_the_one_left_over_lies_in_the_middle_at_one_rainbow() {
    let mut table = revealed(2, false, &[4, 1, 9]);
    table.roll(Roll::First { seat: seat(0) });
    table.player(1).hire(4).player(0).hire(9);
    assert_eq!(table.card(1), (None, 1));
    assert!(table.told().contains(&Event::Middle { specialist: specialist(1) }));
}

#[test]
fn with_both_variations_specialists_are_revealed_then_robots_then_the_first_player_then_specialists() {
    let mut table = revealed(2, true, &[4, 1, 9]);
    assert_eq!(table.chance(), Some("robots"));
    table.roll(Roll::Robots { robots: [robot(1), robot(2)] });
    table.roll(Roll::Robots { robots: [robot(3), robot(4)] });
    assert_eq!(table.waiting(), [0, 1]);
    assert_eq!(table.refusal(Move::Hire { specialist: specialist(4) }), "mech-choose-robot-first");
    table.keep(1).player(1).keep(3);
    assert_eq!(table.chance(), Some("first"));
    table.roll(Roll::First { seat: seat(0) });
    assert_eq!(table.waiting(), [1]);
    assert_eq!(table.refusal(Move::Dock), "mech-choose-specialist-first");
    table.player(1).hire(4).player(0).hire(1);
    assert_eq!(table.state().time, Time::Morning);
}

#[test]
fn a_specialist_is_taken_in_the_stock_room_instead_of_the_last_choice() {
    let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 1), (9, None, 1)]);
    for (time, purse) in [(Time::Morning, "2F 2I 0R 0D"), (Time::Afternoon, "1F 1I 0R 0D")] {
        let mut table = table.clone().time(time).has(0, "0F 0I 1R").set();
        table.recruit(4);
        assert_eq!(table.purse(0), purse);
        assert_eq!(table.card(4), (Some(0), 2));
    }
}

#[test]
fn never_in_the_evening() {
    let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 0), (9, None, 1)]);
    let table = table.time(Time::Evening).has(0, "0F 0I 9R").set();
    assert_eq!(table.refusal(recruiting(4)), "mech-no-specialist-here");
}

#[test]
fn not_at_all_without_the_variation() {
    assert_eq!(scene(2).set().refusal(recruiting(4)), "mech-no-specialist-here");
}

#[test]
fn the_price_goes_to_the_opponent_who_cannot_refuse() {
    for price in [1, 2] {
        let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), price), (9, None, 1)]);
        let mut table = table.has(0, "0F 0I 2R").has(1, "0F 0I 0R").set();
        table.recruit(4);
        let (mine, theirs) = (table.me().rainbows, table.state().players[1].rainbows);
        assert_eq!((mine, theirs), (2 - u16::from(price), price.into()));
    }
}

#[test]
fn the_price_of_the_middle_one_goes_to_the_stock() {
    let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 1), (9, None, 1)]);
    let mut table = table.has(0, "0F 0I 1R").has(1, "").set();
    table.recruit(9);
    assert_eq!((table.me().rainbows, table.state().players[1].rainbows), (0, 0));
    assert_eq!(table.card(9), (Some(0), 2));
}

#[test]
fn without_the_rainbows_none_is_taken() {
    let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 2), (9, None, 1)]);
    let table = table.has(0, "9F 9I 1R").set();
    assert_eq!(table.refusal(recruiting(4)), "mech-short-rainbows");
    assert!(table.may(recruiting(9)));
}

#[test]
fn without_a_token_it_is_free_and_comes_with_a_token_on_two() {
    let table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 0), (9, None, 1)]);
    let mut table = table.has(0, "").has(1, "").set();
    table.recruit(4);
    assert_eq!((table.card(4), table.state().players[1].rainbows), ((Some(0), 2), 0));
}

#[test]
fn never_ones_own_and_none_that_is_not_in_play() {
    let table = scene(2).specialists(&[(1, Some(0), 0), (4, Some(1), 1), (9, None, 1)]).has(0, "9R");
    let table = table.set();
    assert_eq!(table.refusal(recruiting(1)), "mech-specialist-is-yours");
    assert_eq!(table.refusal(recruiting(2)), "mech-specialist-not-in-play");
}

#[test]
fn one_player_may_have_them_all() {
    let mut table = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 1), (9, None, 1)]);
    table = table.has(0, "0F 0I 9R");
    let mut table = table.set();
    table.recruit(4).player(1).stock("2F").player(0).recruit(9);
    assert_eq!([1, 4, 9].map(|card| table.card(card).0), [Some(0); 3]);
}

#[test]
fn at_the_nights_end_tokens_fall_from_two_to_one_to_none_but_not_in_the_middle() {
    let table = scene(2).specialists(&[(1, Some(0), 2), (4, Some(1), 1), (9, None, 1)]).time(Time::Night);
    let mut table = table.set();
    table.done();
    assert_eq!(table.card(1), (Some(0), 2));
    table.player(1).done();
    assert_eq!([1, 4, 9].map(|card| table.card(card)), [(Some(0), 1), (Some(1), 0), (None, 1)]);
    table.idle_a_day();
    assert_eq!([1, 4, 9].map(|card| table.card(card)), [(Some(0), 0), (Some(1), 0), (None, 1)]);
}

/// What seat 0 is given by Specialists for an action.
fn bonuses(table: &Table) -> Vec<(u8, reverie_mech_a_dream::lot::Lot)> {
    let bonus = |event: &Event| match *event {
        Event::Gained { gain, from: Cause::Specialist { specialist }, .. } => {
            Some((specialist.number(), gain))
        }
        _ => None,
    };
    table.told().iter().filter_map(bonus).collect()
}

#[test]
fn each_of_the_ten_pays_after_its_own_actions_and_no_other() {
    // Stock room, dock, buy, build.
    let pays = [
        (1, [false, false, true, true], "1D"),
        (2, [false, false, true, true], "1H"),
        (3, [false, false, true, true], "1F 1I"),
        (4, [false, true, false, false], "2D"),
        (5, [false, true, false, false], "2H"),
        (6, [false, true, false, false], "1A"),
        (7, [true, false, false, false], "1R"),
        (9, [false, false, true, false], "1R"),
        (10, [false, false, true, false], "2D"),
    ];
    for (card, after, gain) in pays {
        for (action, &paid) in after.iter().enumerate() {
            // Ink at nine and an idle machine on the belt: nothing is asked but where a boost goes.
            let table = with(&[card]).has(0, "9F 9I").belt(0, "P5@7").delivery(8);
            let mut table = table.sale("B3 B2 B1 P2 P1 C1").set();
            match action {
                0 => table.stock("2F"),
                1 => table.dock(),
                2 => table.buy("P1"),
                _ => table.build("P5"),
            };
            if card == 2 && action == 2 {
                assert_eq!(table.moves(), ["P1", "P5"].map(boosting), "also the machine just bought");
                assert_eq!(bonuses(&table), [(2, lot("1H"))]);
                continue;
            }
            let expected = if paid { vec![(card, lot(gain))] } else { Vec::new() };
            assert_eq!(bonuses(&table), expected, "Specialist {card}, action {action}");
        }
    }
}

#[test]
fn the_eighth_pays_two_flowers_or_two_ink_after_the_stock_room() {
    for (way, purse) in [(0, "6F 2I 0R 0D"), (1, "4F 4I 0R 0D")] {
        let mut table = with(&[8]).has(0, "").set();
        table.stock("2F");
        assert_eq!(table.waiting(), [0]);
        table.bonus(8, way);
        assert_eq!(table.purse(0), purse);
    }
    let mut table = with(&[8]).belt(0, "P5@7").set();
    table.build("P5");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn nobody_is_paid_by_somebody_elses_specialist() {
    let mut table = with(&[1]).has(1, "").set();
    // Seat 1 has the tenth, who pays for buying.
    table.buy("P1");
    assert_eq!(table.state().players[1].dreams, 0);
    assert_eq!(table.purse(0), "3F 2I 0R 1D");
}

#[test]
fn the_dock_pays_after_all_packages() {
    let mut table = with(&[4]).has(0, "2F 0I").delivery(10).has(0, "3F").set();
    table.dock();
    assert_eq!(table.gains(0), ["2R", "4I", "1D", "2D"].map(lot));
}

#[test]
fn the_sixth_activates_a_machine_or_the_robot_after_the_dock() {
    let mut table = with(&[6]).has(0, "1F 0I").workshop(0, "P3").delivery(8).set();
    table.dock();
    assert_eq!(table.moves(), [using("robot", 0), using("P3", 0), Move::Decline]);
    table.uses("P3");
    assert_eq!((table.purse(0).as_str(), table.waiting()), ("0F 3I 1R 3D", vec![1]));
}

#[test]
fn several_bonuses_come_in_their_owners_order() {
    // Two boosts and an activation: the boosts complete P3, which is then activated, or the other way round.
    let ready = with(&[5, 6]).has(0, "1F 0I").belt(0, "P3@1 P5@7").delivery(8);
    let mut table = ready.set();
    table.dock();
    let bonus = |number| Move::Bonus { specialist: specialist(number), way: 0 };
    assert_eq!(table.moves(), [5, 6].map(bonus));
    assert_eq!(table.refusal(bonus(4)), "mech-no-such-bonus");
    table.bonus(5, 0).boost("P3");
    // The second boost had only P5 to go to, and the sixth is the only one left.
    assert_eq!(table.belt(0), "P5@6");
    table.uses("P3");
    assert_eq!(table.me().dreams, 1 + 2);
    let mut table = ready.set();
    table.dock().bonus(6, 0);
    assert_eq!(table.refusal(using("P3", 0)), "mech-not-yours-to-use");
    table.uses("robot").boost("P3");
    assert_eq!(table.workshop(0), "P3");
}

#[test]
fn a_bonus_that_an_activation_could_make_room_for_is_asked_for_too() {
    // A box in which the fourth pays two flowers: an activation of P10 first makes room for one of them.
    let edits = [("(after: [Dock], ways: [(dreams: 2)])", "(after: [Dock], ways: [(flowers: 2)])")];
    let ready = with(&[4, 6]).with_box(&edits).workshop(0, "P10").delivery(8);
    let mut table = ready.clone().has(0, "9F 0I").set();
    table.dock().bonus(6, 0).uses("P10");
    assert_eq!(table.purse(0), "9F 3I 1R 3D");
    // With room for all nothing depends on the order, and nothing is asked.
    let mut table = ready.has(0, "8F 0I").set();
    table.dock();
    assert_eq!(table.purse(0), "9F 3I 1R 1D");
    assert!(table.may(using("P10", 0)));
}

#[test]
fn plain_bonuses_together_need_no_question() {
    let mut table = with(&[1, 3, 9]).has(0, "0F 2I").sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("P1");
    assert_eq!((table.purse(0).as_str(), table.waiting()), ("1F 1I 1R 1D", vec![1]));
}

#[test]
fn a_boost_of_the_second_may_go_to_the_machine_just_bought() {
    let mut table = with(&[2]).sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("P1");
    assert_eq!(table.belt(0), "P1@2");
}

#[test]
fn a_boost_of_a_specialist_is_lost_with_nothing_on_the_belt() {
    let mut table = with(&[5]).delivery(8).set();
    table.dock();
    assert!(table.told().contains(&Event::Wasted { seat: seat(0), boosts: 2 }), "{:?}", table.told());
}

#[test]
fn one_taken_now_pays_already_for_this_visit() {
    let cards = [(1, Some(0), 1), (7, Some(1), 1), (8, None, 1)];
    let mut table = scene(2).specialists(&cards).has(0, "0F 0I 1R").set();
    table.recruit(7);
    assert_eq!(table.purse(0), "2F 2I 1R 0D");
    let mut table = scene(2).specialists(&cards).has(0, "0F 0I 1R").set();
    table.recruit(8).bonus(8, 1);
    assert_eq!(table.purse(0), "2F 4I 0R 0D");
}

#[test]
fn even_if_the_cap_swallowed_the_resources() {
    let cards = [(1, Some(0), 1), (7, Some(1), 1), (8, None, 1)];
    let mut table = scene(2).specialists(&cards).has(0, "9F 9I 1R").set();
    table.recruit(7);
    assert_eq!(table.purse(0), "9F 9I 1R 0D");
}

#[test]
fn the_price_is_paid_before_any_bonus() {
    // The seventh would bring the rainbow that its own price takes.
    let cards = [(1, Some(0), 1), (7, Some(1), 1), (8, None, 1)];
    let table = scene(2).specialists(&cards).has(0, "0F 0I 0R").set();
    assert_eq!(table.refusal(recruiting(7)), "mech-short-rainbows");
}

#[test]
fn the_stock_room_pays_also_when_the_last_choice_was_a_specialist() {
    let cards = [(7, Some(0), 1), (1, Some(1), 0), (8, None, 1)];
    let mut table = scene(2).specialists(&cards).has(0, "").set();
    table.recruit(1);
    assert_eq!(table.purse(0), "2F 2I 1R 0D");
}

#[test]
fn but_not_on_a_floor_without_resources_of_its_own() {
    let edits = [(
        "evening: (choice: [(flowers: 2), (ink: 2)])",
        "evening: (choice: [(flowers: 2)], specialist: true)",
    )];
    let cards = [(7, Some(0), 1), (1, Some(1), 0), (8, None, 1)];
    let table = scene(2).specialists(&cards).with_box(&edits).time(Time::Evening).has(0, "");
    let mut taken = table.set();
    taken.recruit(1);
    assert_eq!((taken.purse(0).as_str(), taken.card(1)), ("0F 0I 0R 0D", (Some(0), 2)));
    let mut fetched = table.set();
    fetched.stock("2F");
    assert_eq!(fetched.purse(0), "2F 0I 1R 0D");
}

#[test]
fn robot_sevens_purchase_is_not_the_action_of_buying() {
    // 1, 9 and 10 pay for buying. By day the purchase comes from a package.
    let table = with(&[1, 9, 10]).robots(&[7, 1]).has(0, "3F 0I").delivery(1);
    let mut table = table.sale("B3 B2 B1 P2 P1 C1").set();
    table.dock().uses_robot(1).buy("P1");
    assert_eq!(table.purse(0), "0F 0I 0R 3D");
    let table = with(&[1, 9, 10]).robots(&[7, 1]).has(0, "0F 2I").time(Time::Night);
    let mut table = table.sale("B3 B2 B1 P2 P1 C1").set();
    table.uses_robot(1).buy("P1");
    assert_eq!(table.purse(0), "0F 0I 0R 0D");
}

#[test]
fn robot_fours_package_is_not_a_visit_to_the_dock() {
    let mut table = with(&[4]).robots(&[4, 1]).has(0, "").delivery(1).time(Time::Night).set();
    table.uses("robot");
    assert_eq!(table.purse(0), "0F 0I 0R 3D");
    // By day the visit itself pays, once.
    let mut table = with(&[4]).robots(&[4, 1]).has(0, "3F").delivery(1).set();
    table.dock().uses("robot");
    assert_eq!(table.purse(0), "0F 2I 0R 8D");
}

#[test]
fn machines_completed_at_once_are_bought_all_the_same() {
    let mut table = with(&[10]).workshop(0, "E3 E4").sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("B2");
    assert_eq!((table.workshop(0).as_str(), table.me().dreams), ("E3 E4 B2", 2));
}
