//! The Shop turns.

use reverie_mechanica::Options;
use reverie_mechanica::events::Event;
use reverie_mechanica::moves::Move;
use reverie_mechanica::rules::Roll;
use reverie_mechanica::state::Phase;

use crate::table::{improvement, model, scene, seat};

#[test]
fn the_shop_turns_by_one_place_and_everything_gets_cheaper() {
    let mut table = scene(2).shop("Upgrader Downgrader Repurposer -").set().by_hand();
    table.make();
    assert_eq!(
        (table.shop(), table.chance()),
        ("- Upgrader Downgrader Repurposer".to_owned(), Some("improvements"))
    );
}

#[test]
fn a_new_improvement_is_drawn_into_the_place_at_seven() {
    let mut table = scene(2).shop("Upgrader Downgrader - -").piles(10, 6).set().by_hand();
    table.make().draw("Repurposer");
    assert_eq!((table.shop(), table.state().stack), ("Repurposer Upgrader Downgrader -".to_owned(), 9));
}

#[test]
fn any_improvement_that_nobody_has_seen_may_be_drawn() {
    let mut table =
        scene(4).shop("- - Upgrader Upgrader").factory(0, "b2 Upgrader, c2 Repurposer").set().by_hand();
    table.make();
    let weight = |name| {
        let wanted = Roll::Improvement { improvement: improvement(name) };
        table.rolls().into_iter().find(|(roll, _)| *roll == wanted).map(|(_, weight)| weight)
    };
    assert_eq!((weight("Upgrader"), weight("Repurposer"), weight("GiftWrapper")), (None, Some(2), Some(3)));
}

#[test]
fn what_falls_into_the_recycler_is_recycled_at_once_by_the_active_player() {
    let mut table = scene(2).shop("- Upgrader - FlightTester").set();
    table.make();
    let fell = Event::Fell { improvement: improvement("FlightTester"), seat: Some(seat(0)) };
    assert!(table.told().contains(&fell));
    assert_eq!((table.state().phase, table.waiting()), (Phase::Falling, vec![0]));
    table.put('P', "a0").put('B', "c0");
    assert_eq!((table.bots(), table.waiting()), ("a0 P, b0 B, c0 B".to_owned(), vec![1]));
}

#[test]
fn what_falls_costs_nothing() {
    let mut table = scene(2).money(0, 0, 0).shop("- Upgrader - Downgrader").set();
    table.make().put('D', "a0");
    assert_eq!((table.bots(), table.money()), ("a0 D, b0 B".to_owned(), (0, 0)));
}

#[test]
fn what_falls_comes_after_bots_are_made_so_the_centre_holes_are_full() {
    let mut table = scene(2).shop("- Upgrader - Downgrader").set();
    table.make();
    assert_eq!(table.bots(), "b0 B");
    table.put('D', "b0");
    assert_eq!(table.bots(), "b0 D", "and nothing more is made");
}

#[test]
fn what_falls_is_placed_replaces_or_with_every_hole_taken_is_declined_bot_by_bot() {
    let mut table = scene(2).shop("- Upgrader - FlightTester").factory(0, "a0 B, c0 D").set();
    table.make();
    assert_eq!(table.bots(), "a0 B, b0 B, c0 D");
    table.put('P', "a0");
    table.play(Move::Discard { model: model('B') });
    assert_eq!((table.bots(), table.waiting()), ("a0 P, b0 B, c0 D".to_owned(), vec![1]));
    let mut table = scene(2).shop("- Upgrader - FlightTester").factory(0, "a0 B").set();
    assert_eq!(table.make().refusal(Move::Discard { model: model('B') }), "mechanica-room-left");
}

#[test]
fn the_next_tile_is_drawn_before_what_fell_is_placed() {
    let mut table = scene(2).shop("- Upgrader - FlightTester").set().by_hand();
    table.make();
    assert_eq!(table.chance(), Some("improvements"));
    table.draw("Repurposer");
    assert_eq!((table.shop(), table.state().phase), ("Repurposer - Upgrader -".to_owned(), Phase::Falling));
}

#[test]
fn with_two_or_three_players_the_shop_turns_twice_when_the_newest_tile_is_the_only_one() {
    for seats in [2, 3] {
        let mut table = scene(seats).shop("- - - -").piles(10, 6).set().by_hand();
        table.make().draw("Upgrader");
        assert_eq!((table.shop(), table.chance()), ("- Upgrader - -".to_owned(), Some("extras")), "{seats}");
        table.draw("Repurposer");
        assert_eq!(
            (table.shop(), table.state().stack, table.state().extras),
            ("Repurposer Upgrader - -".to_owned(), 9, 5)
        );
        assert_eq!(table.waiting(), [1]);
    }
}

#[test]
fn the_shop_turns_twice_too_when_the_last_other_tile_falls() {
    let mut table = scene(2).shop("- - - Downgrader").piles(10, 6).set().by_hand();
    table.make().draw("Upgrader").draw("Repurposer");
    assert_eq!((table.shop(), table.state().phase), ("Repurposer Upgrader - -".to_owned(), Phase::Falling));
    table.put('D', "a0");
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn one_other_tile_is_enough_for_the_shop_to_turn_once() {
    for other in ["Downgrader - - -", "- Downgrader - -", "- - Downgrader -"] {
        let mut table = scene(2).shop(other).piles(10, 6).set().by_hand();
        table.make().draw("Upgrader");
        assert_eq!((table.waiting(), table.state().extras), (vec![1], 6));
    }
}

#[test]
fn the_second_turn_is_checked_once() {
    let mut table = scene(2).shop("- - - -").piles(10, 6).set().by_hand();
    table.make().draw("Upgrader").draw("Upgrader");
    let twice = |event: &Event| matches!(event, Event::Turned { .. });
    assert_eq!(
        table.told().iter().filter(|event| twice(event)).count(),
        0,
        "the extra is drawn, and that is all"
    );
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn with_no_extras_left_the_shop_still_turns_twice() {
    let mut table = scene(2).shop("- - - -").piles(10, 0).set().by_hand();
    table.make().draw("Upgrader");
    assert_eq!((table.shop(), table.waiting()), ("- Upgrader - -".to_owned(), vec![1]));
    let mut table =
        scene(3).options(Options { long_shift: true, ..Options::default() }).shop("- - - -").set().by_hand();
    table.make().draw("Upgrader");
    assert_eq!(table.shop(), "- Upgrader - -", "a long shift has none from the start");
}

#[test]
fn alone_and_with_four_players_the_shop_turns_once() {
    for seats in [1, 4] {
        let mut table = scene(seats).shop("- - - -").piles(10, 0).set().by_hand();
        table.make().draw("Upgrader");
        assert_eq!(table.shop(), "Upgrader - - -", "{seats}");
    }
}

#[test]
fn with_an_empty_stack_the_shop_turns_and_nothing_is_drawn() {
    let mut table = scene(2).shop("- Upgrader - Downgrader").piles(0, 6).set();
    table.make().put('D', "a0");
    assert_eq!(
        (table.shop(), table.state().extras, table.waiting()),
        ("- - Upgrader -".to_owned(), 6, vec![1])
    );
}

#[test]
fn four_players_go_on_with_the_extras_when_the_stack_runs_out() {
    // 21 and 6 are one pile for them: 27, all of which are drawn.
    let table = scene(4).shop("- - - -").set();
    assert_eq!((table.state().stack, table.state().extras), (27, 0));
    let mut table = scene(4).shop("- - - -").piles(1, 0).set();
    table.make();
    assert_eq!((table.state().stack, table.shop().starts_with('-')), (0, false));
}

#[test]
fn two_players_use_extras_only_to_turn_twice() {
    let mut table = scene(2).shop("- - - -").piles(1, 6).set().by_hand();
    table.make().draw("Upgrader").draw("Duplicator").player(1).make();
    assert_eq!(
        (table.shop(), table.state().extras),
        ("- Duplicator Upgrader -".to_owned(), 5),
        "nothing is drawn"
    );
}
