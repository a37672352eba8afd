//! Bots move through a factory: belts, faces, edges, flights, loops and collisions.

use reverie_mechanica::events::Event;
use reverie_mechanica::moves::Move;
use reverie_mechanica::route::{End, Leg};

use crate::table::{bots, run, scene, square};

/// Where everything stands after a run that asks nothing.
fn after(list: &str) -> String {
    run(list).bots()
}

// Who moves.

#[test]
fn every_bot_in_the_start_zone_and_in_an_output_hole_moves() {
    assert_eq!(after("a0 Advanced BP, b0 B, c0 D, c2 Upgrader P, a5 Huge"), "a5 BP, b5 B, c2 D, c5 P");
}

#[test]
fn bots_in_trucks_stay() {
    assert_eq!(after("a5 P, b5 Big D"), "a5 P, b5 D");
}

#[test]
fn a_bot_that_waits_alone_in_a_repurposer_stays() {
    assert_eq!(after("b2 Repurposer . (P)"), "b2 .(P)");
}

#[test]
fn all_bots_are_lifted_first_so_the_holes_they_leave_are_empty() {
    assert_eq!(after("a0 B, a2 Upgrader P"), "a2 P, a5 P");
    assert_eq!(after("b0 P, b2 Duplicator BB"), "a5 B, b2 PP, b5 B");
}

#[test]
fn bots_never_block_each_other_on_belts() {
    assert_eq!(after("a0 Advanced BB, a2 Upgrader P, a3 Upgrader D, a5 Huge"), {
        // Two come to the Upgrader on a2, where one survives; its Plus goes on to a3, and the Deluxe to the truck.
        "a2 P, a3 D, a5 D"
    });
    assert_eq!(after("a0 Advanced BB, a5 Big"), "a5 BB");
}

// Where they begin.

#[test]
fn a_start_zone_bot_enters_its_row_from_the_west() {
    assert_eq!(after("a0 P, c0 B, a1 Upgrader, c1 Upgrader"), "a1 D, c1 P");
    assert_eq!(after("a0 B, a1 Duplicator north"), "", "an exit is in its way");
}

#[test]
fn an_output_bot_leaves_by_the_exit_of_its_hole() {
    assert_eq!(after("b2 Downgrader BPD"), "a5 B, b5 P, c5 D");
    assert_eq!(after("b2 Duplicator BP"), "a5 B, b5 P");
    assert_eq!(after("b2 Duplicator back BP"), "b5 P, c5 B");
    assert_eq!(after("b2 Upgrader north P"), "a5 P");
    assert_eq!(after("b2 StaticCharger BB, b5 Big"), "b5 BB");
}

// Where they come to.

#[test]
fn each_row_leads_to_its_own_truck() {
    assert_eq!(after("a0 B, b0 P, c0 D"), "a5 B, b5 P, c5 D");
}

#[test]
fn a_bot_that_leaves_by_the_top_or_the_bottom_is_destroyed() {
    assert_eq!(after("a1 Duplicator PP"), "a5 P");
    assert_eq!(after("c1 Duplicator back PP"), "c5 P");
}

#[test]
fn a_bot_that_is_carried_into_the_start_zone_is_destroyed() {
    assert_eq!(after("a1 Upgrader west P"), "");
}

#[test]
fn an_empty_square_carries_bots_east_whether_they_come_from_the_west_the_north_or_the_south() {
    assert_eq!(after("b0 B"), "b5 B");
    assert_eq!(after("a2 Upgrader south P"), "b5 P");
    assert_eq!(after("c2 Upgrader north P"), "b5 P");
}

#[test]
fn a_bot_against_the_belt_is_destroyed() {
    // Beside an answer, so that the run is told: it comes to the next square and no further.
    let mut table = run("b3 Upgrader west P, a0 B, a2 Fork");
    table.send("a5");
    assert_eq!(table.bots(), "a5 B");
    let way = table.told().iter().find_map(|event| match event {
        Event::Rode { ride, way, .. } if ride.end == End::Lost => Some(way),
        _ => None,
    });
    assert_eq!(way.unwrap(), &[Leg { square: square("b2"), flew: false }]);
}

#[test]
fn a_bot_carried_into_an_exit_is_destroyed() {
    assert_eq!(after("a0 B, a2 Upgrader west"), "");
    assert_eq!(after("a0 B, a3 Duplicator west"), "", "the Duplicator's way to its next belt is an exit too");
}

#[test]
fn a_bot_carried_into_a_flat_side_is_destroyed() {
    assert_eq!(after("a0 B, a2 FlightTester west"), "");
    assert_eq!(after("a0 B, a2 Duplicator south"), "");
}

#[test]
fn bots_stop_in_the_input_hole_of_an_upgrader_duplicator_downgrader_or_repurposer() {
    assert_eq!(after("a0 P, a2 Upgrader"), "a2 D");
    assert_eq!(after("a0 P, a2 Duplicator"), "a2 PP");
    assert_eq!(after("a0 P, a2 Downgrader"), "a2 BBB");
    assert_eq!(after("a0 P, a2 Repurposer"), "a2 .(P)");
}

#[test]
fn bots_come_into_an_upgrader_by_each_of_its_three_entrances() {
    for from in ["b0 P", "a2 Upgrader south P", "c2 Upgrader north P"] {
        assert_eq!(after(&format!("{from}, b2 Upgrader")), "b2 D", "{from}");
    }
}

#[test]
fn a_gift_wrapper_puts_one_into_the_vault_and_lets_the_bot_pass() {
    let table = run("b0 B, b2 GiftWrapper");
    assert_eq!((table.bots(), table.money()), ("b5 B".to_owned(), (8, 1)));
}

#[test]
fn a_gift_wrapper_facing_up_sends_bots_to_the_belt_above() {
    let table = run("b0 B, b2 GiftWrapper north");
    assert_eq!((table.bots(), table.money()), ("a5 B".to_owned(), (8, 1)));
}

#[test]
fn a_gift_wrapper_pays_for_every_bot() {
    let table = run("a0 Advanced BP, a2 GiftWrapper, a5 Big");
    assert_eq!((table.bots(), table.money()), ("a5 BP".to_owned(), (8, 2)));
}

#[test]
fn a_static_charger_counts_a_pass_and_lets_the_bot_go_on() {
    assert_eq!(after("b0 D, b2 StaticCharger"), "b2 B., b5 D");
}

#[test]
fn a_fork_sends_a_bot_to_either_of_its_exits() {
    let table = run("b0 B, b2 Fork");
    assert_eq!(table.rides(), ["a5", "b5"]);
    for truck in ["a5", "b5"] {
        assert_eq!(table.clone().send(truck).bots(), format!("{truck} B"));
    }
}

#[test]
fn a_fork_is_decided_bot_by_bot() {
    let mut table = run("a0 Advanced BP, a2 Fork south");
    table.send("b5").send("a5");
    assert_eq!(table.bots(), "a5 P, b5 B");
}

#[test]
fn forks_and_other_tiles_send_bots_to_another_belt_which_carries_them_on_to_the_next_hole() {
    assert_eq!(run("b0 B, b2 Fork, a4 Upgrader").send("a4").bots(), "a4 P");
    assert_eq!(after("b2 Duplicator PP, a3 Upgrader"), "a3 D, b5 P");
    assert_eq!(after("b2 Downgrader BBB, c4 Upgrader"), "a5 B, b5 B, c4 P");
}

// Flight Testers.

#[test]
fn a_flight_tester_throws_to_any_tile_of_its_line_with_an_entrance_toward_it_or_into_the_truck() {
    let table = run("b0 B, b1 FlightTester, b2 Upgrader, b3 Repurposer");
    assert_eq!(table.rides(), ["b5 wallet 1", "b2", "b3 wallet 1"]);
    assert_eq!(table.clone().send("b3 wallet 1").money(), (9, 0));
    assert_eq!(table.clone().send("b3 wallet 1").bots(), "b3 .(B)");
    assert_eq!(table.clone().send("b5 wallet 1").bots(), "b5 B");
}

#[test]
fn an_adjacent_landing_is_legal_without_the_bonus() {
    let mut table = run("b0 B, b1 FlightTester, b2 Upgrader");
    assert_eq!(table.rides(), ["b5 wallet 1", "b2"]);
    assert_eq!(table.send("b2").money(), (8, 0));
}

#[test]
fn a_throw_over_empty_belts_pays_nothing() {
    let table = run("b0 B, b1 FlightTester");
    assert_eq!((table.bots(), table.money()), ("b5 B".to_owned(), (8, 0)));
}

#[test]
fn a_bot_never_lands_on_an_empty_belt() {
    let table = run("b0 B, b1 FlightTester north");
    assert_eq!((table.bots(), table.money()), (String::new(), (8, 0)), "no landing: destroyed, no coin");
}

#[test]
fn a_throw_over_several_tiles_pays_one() {
    let mut table = run("b0 B, b1 FlightTester, b2 Upgrader, b3 Upgrader, b4 Upgrader");
    assert_eq!(table.rides(), ["b5 wallet 1", "b2", "b3 wallet 1", "b4 wallet 1"]);
    assert_eq!(table.send("b5 wallet 1").money(), (9, 0));
}

#[test]
fn throwing_over_a_fork_pays_and_landing_on_one_is_fine() {
    let table = run("b0 B, b1 FlightTester, b3 Fork");
    // On the Fork, which sends it up or on; or over it.
    assert_eq!(table.rides(), ["a5", "b5", "b5 wallet 1"]);
}

#[test]
fn a_bot_does_not_land_on_an_exit_or_on_a_flat_side_but_flies_over() {
    for over in ["b3 Upgrader west", "b3 FlightTester west", "b3 Duplicator south"] {
        let table = run(&format!("b0 B, b1 FlightTester, {over}"));
        assert_eq!((table.bots(), table.money()), ("b5 B".to_owned(), (9, 0)), "{over}");
    }
}

#[test]
fn a_bot_is_thrown_toward_the_flat_side_whatever_entrance_it_came_by() {
    for from in ["b0 P", "a2 Upgrader south P", "c2 Upgrader north P"] {
        assert_eq!(after(&format!("{from}, b2 FlightTester, b4 Upgrader west")), "b5 P", "{from}");
    }
}

#[test]
fn a_flight_tester_throws_along_its_column_too() {
    let table = run("c0 B, c1 FlightTester north, b1 GiftWrapper, a1 Upgrader");
    assert_eq!(table.rides(), ["b5 vault 1", "a1 wallet 1"]);
}

#[test]
fn a_flight_tester_thrown_to_the_west_reaches_tiles_and_never_the_start_zone() {
    assert_eq!(after("c4 Upgrader north P, b4 FlightTester west, b2 Upgrader south"), "b2 D");
    assert_eq!(after("c4 Upgrader north P, b4 FlightTester west"), "");
}

#[test]
fn only_a_throw_to_the_east_may_land_in_a_truck() {
    assert_eq!(after("a4 Upgrader south P, b4 FlightTester south"), "");
    assert_eq!(after("a4 Upgrader south P, b4 FlightTester"), "b5 P");
}

#[test]
fn a_chain_of_different_flight_testers_pays_one_coin_a_throw() {
    let mut table = run("b0 B, b1 FlightTester, b2 Upgrader, b3 FlightTester, b4 Upgrader");
    assert_eq!(table.rides(), ["b5 wallet 1", "b5 wallet 2", "b2", "b4 wallet 1"]);
    assert_eq!(table.send("b5 wallet 2").money(), (10, 0));
}

#[test]
fn landings_are_decided_bot_by_bot() {
    let mut table = run("a0 Advanced BP, a1 FlightTester, a3 Upgrader");
    table.send("a3").send("a5 wallet 1");
    assert_eq!((table.bots(), table.money()), ("a3 P, a5 P".to_owned(), (9, 0)));
}

// Once a run.

#[test]
fn a_bot_that_would_pass_the_same_gift_wrapper_twice_is_destroyed_and_pays_once() {
    // Round and round over b2, b3, a3 and a2.
    let table =
        run("b0 B, b2 GiftWrapper, b3 StaticCharger north, a3 StaticCharger west, a2 StaticCharger south");
    assert_eq!((table.bots(), table.money()), ("a2 B., a3 B., b3 B.".to_owned(), (8, 1)));
}

#[test]
fn a_bot_that_would_pass_the_same_static_charger_twice_is_destroyed_and_charges_once() {
    let table =
        run("b0 B, b2 StaticCharger, b3 GiftWrapper north, a3 GiftWrapper west, a2 GiftWrapper south");
    assert_eq!((table.bots(), table.money()), ("b2 B.".to_owned(), (8, 3)));
}

#[test]
fn a_bot_that_would_pass_the_same_flight_tester_twice_is_destroyed() {
    let mut table =
        run("b0 B, b2 FlightTester, b3 GiftWrapper north, a3 GiftWrapper west, a2 GiftWrapper south");
    assert_eq!(table.rides(), ["b5 wallet 1", "lost vault 3"]);
    table.send("lost vault 3");
    assert_eq!((table.bots(), table.money()), (String::new(), (8, 3)));
}

#[test]
fn another_copy_of_the_same_tile_is_fine() {
    let table = run("b0 B, b1 GiftWrapper, b2 GiftWrapper, b3 GiftWrapper");
    assert_eq!((table.bots(), table.money()), ("b5 B".to_owned(), (8, 3)));
    assert_eq!(
        after("b0 B, b1 StaticCharger, b2 StaticCharger, b3 StaticCharger"),
        "b1 B., b2 B., b3 B., b5 B"
    );
}

#[test]
fn another_bot_may_pass_the_same_tile() {
    assert_eq!(run("a0 Advanced BB, a2 GiftWrapper, a5 Big").money(), (8, 2));
}

#[test]
fn leaving_a_static_chargers_own_hole_is_not_passing_through_it() {
    // It comes round to its own charger, which it may pass once, and is destroyed at the next tile.
    let table = run("b2 StaticCharger B., b3 GiftWrapper north, a3 GiftWrapper west, a2 GiftWrapper south");
    assert_eq!((table.bots(), table.money()), ("b2 B.".to_owned(), (8, 3)));
}

#[test]
fn a_bot_that_comes_to_the_same_fork_by_the_same_side_again_is_destroyed() {
    // c2, c3, b3, b2 and c2 again: nothing but the loop destroys a bot here.
    let table = run("c0 B, c3 Fork, b3 Fork north, b2 Fork west, b1 Upgrader south");
    assert_eq!(table.rides(), ["a5", "c5", "b1", "lost"]);
}

#[test]
fn a_bot_may_come_to_the_same_fork_by_another_side() {
    let table = run("b0 B, b3 Fork, b4 GiftWrapper south, c4 GiftWrapper west, c3 GiftWrapper north");
    assert_eq!(table.rides(), ["a5", "a5 vault 3", "lost vault 3"]);
}

#[test]
fn effects_on_the_way_count_though_the_bot_is_destroyed_later() {
    let table = run("a0 B, a1 GiftWrapper, a2 StaticCharger north");
    assert_eq!((table.bots(), table.money()), ("a2 B.".to_owned(), (8, 1)));
    let mut table = run("b0 B, b1 FlightTester, b2 Upgrader, b3 GiftWrapper north, a3 StaticCharger north");
    table.send("lost vault 1 wallet 1 charged a3");
    assert_eq!((table.bots(), table.money()), ("a3 B.".to_owned(), (9, 1)));
}

// Collisions.

#[test]
fn of_two_bots_that_come_to_an_input_hole_the_owner_picks_who_survives() {
    let table = run("b0 B, a2 Upgrader south D, b2 Upgrader");
    let keep = |bot| Move::Keep { bots: bots(bot) };
    assert_eq!(table.moves(), [keep("B"), keep("D"), Move::Planned], "the dearer, the later");
    for (kept, lost, made) in [("B", "D", "b2 P"), ("D", "B", "b2 D")] {
        let mut table = table.clone();
        assert_eq!(table.keep(kept).bots(), made);
        let at = End::Tile { square: square("b2") };
        assert!(table.told().contains(&Event::Collided {
            seat: crate::table::seat(0),
            at,
            lost: bots(lost)
        }));
    }
}

#[test]
fn where_too_many_come_to_a_truck_the_owner_picks_who_survives() {
    let table = run("a0 Advanced BP, a5 Big D");
    let crews: Vec<Move> = ["BP", "BD", "PD"].map(|crew| Move::Keep { bots: bots(crew) }).into();
    let mut listed = table.moves();
    listed.retain(|mv| matches!(mv, Move::Keep { .. }));
    assert_eq!(listed, crews);
    for crew in ["BP", "BD", "PD"] {
        assert_eq!(table.clone().keep(crew).bots(), format!("a5 {crew}"));
    }
}

#[test]
fn who_was_there_before_has_no_privilege() {
    let table = run("a0 B, a5 D");
    assert_eq!(table.clone().keep("B").bots(), "a5 B");
    assert_eq!(table.clone().keep("D").bots(), "a5 D");
}

#[test]
fn while_there_is_room_nothing_is_destroyed() {
    assert_eq!(after("a0 Advanced BP, a5 Huge D"), "a5 BPD");
    let table = run("a0 Advanced BP, a5 Big D");
    assert_eq!(table.refusal(Move::Keep { bots: bots("D") }), "mechanica-no-such-crew");
}

#[test]
fn a_repurposer_with_one_waiting_and_two_arriving_destroys_one_of_the_three() {
    let mut table = run("b0 B, a2 Upgrader south P, b2 Repurposer . (D)");
    // Whichever it is, two are left and become one of any model: only that is asked.
    let models: Vec<Move> = table.moves();
    assert!(models.iter().all(|mv| matches!(mv, Move::Repurpose { .. } | Move::Planned)), "{models:?}");
    table.repurpose('P');
    assert_eq!(table.bots(), "b2 P");
    let lost = |event: &Event| match event {
        Event::Collided { lost, .. } => Some(lost.len()),
        _ => None,
    };
    assert_eq!(table.told().iter().filter_map(lost).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_repurposer_takes_one_arrival_beside_the_one_that_waits() {
    assert_eq!(run("b0 B, b2 Repurposer . (D)").repurpose('D').bots(), "b2 D");
}

// Static Chargers.

#[test]
fn a_static_charger_makes_a_basic_for_each_pass_and_two_at_most() {
    assert_eq!(after("b0 B, b3 StaticCharger"), "b3 B., b5 B");
    assert_eq!(after("b0 B, a2 Upgrader south P, b3 StaticCharger, b5 Huge"), "b3 BB, b5 BP");
    let three = "b0 B, a2 Upgrader south P, c2 Upgrader north D, b3 StaticCharger, b5 Huge";
    assert_eq!(after(three), "b3 BB, b5 BPD");
}

#[test]
fn yesterdays_basics_leave_a_static_charger_before_anyone_passes_and_are_no_passes() {
    assert_eq!(after("b0 B, b3 StaticCharger BB, b5 Huge"), "b3 B., b5 BBB");
    assert_eq!(after("b3 StaticCharger BB, b5 Huge"), "b5 BB");
}

// What is asked.

#[test]
fn a_run_asks_nothing_where_there_is_nothing_to_choose() {
    let table = run("b0 B, b1 GiftWrapper north, a1 Fork north");
    // Both exits of the Fork destroy the bot.
    assert_eq!((table.bots(), table.money()), (String::new(), (8, 1)));
}

#[test]
fn survivors_that_come_to_the_same_are_not_asked_for() {
    assert_eq!(after("b0 P, a2 Upgrader south D, b2 Upgrader"), "b2 D");
    assert_eq!(after("a0 B, a5 B"), "a5 B");
}

#[test]
fn planned_answers_the_rest_of_the_run() {
    let list = "a0 Advanced BP, c0 Advanced BP, a2 Fork south, c2 Fork";
    let mut table = run(list);
    table.planned();
    assert_eq!(table.state().phase, reverie_mechanica::state::Phase::Trading);
    // Three trucks and four bots: the plan saves three, and no Plus is among the lost.
    assert_eq!(table.me().aboard(), bots("BPP"));
    let mut table = run(list);
    table.send("b5").planned();
    assert_eq!(table.me().aboard(), bots("BPP"));
}

#[test]
fn planned_keeps_what_was_answered() {
    // No plan would throw a bot off the factory.
    let table = run("a0 Advanced BD, a2 Fork, a5 Big");
    assert_eq!(table.clone().planned().bots(), "a5 BD");
    assert_eq!(table.clone().send("lost").planned().bots(), "a5 D");
}

#[test]
fn all_factories_run_at_the_same_time_whoever_answers_first() {
    let list = "b0 B, b2 Fork";
    let table = scene(3).factory(0, list).factory(2, list).workday();
    assert_eq!(table.waiting(), [0, 2], "whose run asks nothing has run");
    let mut one = table.clone();
    one.player(0).send("a5").player(2).send("b5");
    let mut other = table;
    other.player(2).send("b5").player(0).send("a5");
    assert_eq!(one.state(), other.state());
    assert_eq!(one.waiting(), [0], "then the first player begins");
}

#[test]
fn nobody_begins_before_every_factory_has_run() {
    let mut table = scene(2).factory(1, "b0 B, b2 Fork").factory(0, "a5 B").workday();
    assert_eq!(table.waiting(), [1]);
    assert_eq!(table.player(0).refusal(crate::table::selling(0, 'B')), "not-awaited");
}
