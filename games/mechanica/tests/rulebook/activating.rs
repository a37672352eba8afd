//! Improvements do their work, and the rulebook's example of a whole run.

use reverie_mechanica::events::Event;
use reverie_mechanica::floor::Machine;
use reverie_mechanica::moves::Move;
use reverie_mechanica::route::{Mover, Origin};
use reverie_mechanica::state::Bots;

use crate::table::{bots, hole, run, square};

#[test]
fn an_upgrader_turns_a_bot_into_the_next_model_up_and_a_deluxe_stays_one() {
    for (bot, better) in [('B', 'P'), ('P', 'D'), ('D', 'D')] {
        assert_eq!(run(&format!("b0 {bot}, b2 Upgrader")).bots(), format!("b2 {better}"));
    }
}

#[test]
fn a_duplicator_puts_a_copy_into_each_of_its_output_holes() {
    for bot in ['B', 'P', 'D'] {
        assert_eq!(run(&format!("b0 {bot}, b2 Duplicator")).bots(), format!("b2 {bot}{bot}"));
    }
}

#[test]
fn a_duplicator_sends_one_on_and_one_above_and_on_its_back_one_below() {
    assert_eq!(run("b2 Duplicator PP").bots(), "a5 P, b5 P");
    assert_eq!(run("b2 Duplicator back PP").bots(), "b5 P, c5 P");
}

#[test]
fn a_downgrader_turns_a_bot_into_three_of_the_next_model_down() {
    assert_eq!(run("b0 D, b2 Downgrader").bots(), "b2 PPP");
    assert_eq!(run("b0 P, b2 Downgrader").bots(), "b2 BBB");
}

#[test]
fn a_downgraders_bots_leave_above_on_the_same_belt_and_below() {
    assert_eq!(run("b2 Downgrader PPP").bots(), "a5 P, b5 P, c5 P");
}

#[test]
fn a_basic_in_a_downgrader_is_one_basic_in_a_hole_of_the_owners_choice() {
    let table = run("b0 B, b2 Downgrader");
    for (output, there) in (0..).zip(["b2 B..", "b2 .B.", "b2 ..B"]) {
        assert_eq!(table.clone().play(Move::Hole { output }).bots(), there);
    }
    assert_eq!(table.refusal(Move::Hole { output: 3 }), "mechanica-no-such-hole");
}

#[test]
fn a_repurposer_turns_any_two_bots_into_one_of_the_owners_choice() {
    for pair in ["b0 B, b2 Repurposer . (B)", "b0 D, b2 Repurposer . (D)", "b0 B, b2 Repurposer . (D)"] {
        for made in ['B', 'P', 'D'] {
            assert_eq!(run(pair).repurpose(made).bots(), format!("b2 {made}"));
        }
    }
}

#[test]
fn a_repurposer_waits_until_both_its_input_holes_are_filled() {
    assert_eq!(run("b0 P, b2 Repurposer").bots(), "b2 .(P)");
    assert_eq!(run("b0 P, a1 Upgrader south B, b2 Repurposer").repurpose('D').bots(), "b2 D");
}

#[test]
fn a_repurposer_goes_on_waiting_while_its_own_bot_leaves() {
    assert_eq!(run("b2 Repurposer D (P)").bots(), "b2 .(P), b5 D");
}

#[test]
fn a_bot_waits_in_a_repurposer_from_workday_to_workday() {
    let mut table = run("a2 Repurposer . (P)");
    assert_eq!((table.state().day, table.bots()), (3, "a2 .(P)".to_owned()));
    table.make();
    assert_eq!((table.state().day, table.bots()), (4, "a2 .(P), b5 B".to_owned()));
}

#[test]
fn of_two_bots_in_a_downgrader_one_survives_and_only_a_basic_asks_for_its_hole() {
    let table = run("b0 B, a1 Upgrader south D, b3 Downgrader");
    assert_eq!(table.clone().keep("D").bots(), "b3 PPP");
    assert_eq!(table.clone().keep("B").play(Move::Hole { output: 2 }).bots(), "b3 ..B");
}

#[test]
fn of_two_bots_in_a_duplicator_the_survivor_is_copied() {
    let table = run("b0 B, a1 Upgrader south D, b3 Duplicator");
    assert_eq!(table.clone().keep("D").bots(), "b3 DD");
    assert_eq!(table.clone().keep("B").bots(), "b3 BB");
}

#[test]
fn what_was_made_leaves_on_the_next_workday() {
    let mut table = run("b0 B, b2 Upgrader");
    assert_eq!(table.bots(), "b2 P");
    table.make();
    assert_eq!((table.state().day, table.bots()), (4, "b2 P, b5 P".to_owned()));
}

#[test]
fn tiles_work_by_themselves_with_whatever_comes() {
    // Nobody would make three Basics of a Plus.
    assert_eq!(run("b0 P, b2 Downgrader").bots(), "b2 BBB");
}

#[test]
fn the_rulebooks_example() {
    let mut table = run("a0 Advanced B., b0 B, c0 Advanced B., \
        a2 Upgrader P, b2 GiftWrapper, b3 Repurposer D, c1 Fork");
    // E: through the Fork, up to the middle belt, through the Gift Wrapper into the second input hole. Then G.
    table.send("b3 vault 1");
    table.repurpose('D');
    // A to E, each to where it goes.
    let rides: Vec<(Origin, &str, u8)> = vec![
        (Origin::Start { hole: hole("a0") }, "a2", 0),
        (Origin::Start { hole: hole("b0") }, "b3", 1),
        (Origin::Start { hole: hole("c0") }, "b3", 1),
        (Origin::Tile { square: square("a2"), output: 0 }, "a5", 0),
        (Origin::Tile { square: square("b3"), output: 0 }, "b5", 0),
    ];
    let rode = |event: &Event| match event {
        Event::Rode { mover: Mover { from, .. }, ride, .. } => Some((*from, ride.end, ride.vault)),
        _ => None,
    };
    let told: Vec<_> = table.told().iter().filter_map(rode).collect();
    let expected: Vec<_> = rides.into_iter().map(|(from, to, vault)| (from, end(to), vault)).collect();
    assert_eq!(told, expected);
    // F and G.
    let worked = |event: &Event| match event {
        Event::Worked { machine, made, .. } => Some((*machine, *made)),
        _ => None,
    };
    let made: Vec<(Machine, Bots)> = table.told().iter().filter_map(worked).collect();
    assert_eq!(made, [(Machine::Upgrader, bots("P")), (Machine::Repurposer, bots("D"))]);
    assert_eq!(table.bots(), "a2 P, a5 P, b3 D, b5 D");
    assert_eq!(table.money(), (8, 2));
}

fn end(name: &str) -> reverie_mechanica::route::End {
    use reverie_mechanica::route::End;
    match name {
        "a5" => End::Truck { row: 0 },
        "b5" => End::Truck { row: 1 },
        tile => End::Tile { square: square(tile) },
    }
}
