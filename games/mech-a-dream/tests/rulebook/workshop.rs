//! Working in the workshop: buying, building, and time that passes.

use reverie_game::Eyes;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::{Post, Time};

use crate::table::{building, buying, lot, scene, seat, tile};

#[test]
fn a_red_machine_for_two_ink_goes_on_slot_three_with_its_assistant() {
    // The rulebook's example.
    let mut table = scene(2).sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("P1");
    assert_eq!(table.purse(0), "3F 2I 0R 0D");
    assert_eq!(table.belt(0), "P1@3");
    assert_eq!(table.me().assistants[0], Post::Machine { tile: tile("P1") });
}

#[test]
fn any_of_the_six_tiles_can_be_bought_if_it_can_be_paid() {
    let table = scene(2).has(0, "0F 3I 2R").sale("B9 B7 B1 P4 P2 C1").set();
    let bought: Vec<Move> = table.moves().into_iter().filter(|mv| matches!(mv, Move::Buy { .. })).collect();
    assert_eq!(bought, ["B1", "B7", "P2", "C1"].map(buying));
    assert_eq!(table.refusal(buying("B9")), "mech-short-ink");
    assert_eq!(table.refusal(buying("B2")), "mech-not-on-sale");
}

#[test]
fn yellow_machines_cost_rainbows() {
    let table = scene(2).has(0, "9F 9I 1R").sale("B3 B2 B1 P2 P1 C1").set();
    assert_eq!(table.refusal(buying("C1")), "mech-short-rainbows");
    let mut table = scene(2).has(0, "0F 0I 2R").sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("C1");
    assert_eq!((table.purse(0), table.belt(0)), ("0F 0I 0R 0D".to_owned(), "C1@3".to_owned()));
}

#[test]
fn several_machines_may_lie_on_one_slot() {
    let mut table = scene(2).has(0, "0F 9I").belt(0, "P1@3 B3@3").sale("B5 B2 B1 P3 P2 C1").set();
    table.buy("B1");
    assert_eq!(table.belt(0), "B1@3 B3@3 P1@3");
}

#[test]
fn an_assistant_is_put_on_a_machine_on_the_belt() {
    // The rulebook's example: in the evening, the red machine.
    let mut table = scene(2).time(Time::Evening).belt(0, "P3@5 B1@3").set();
    table.build("P3");
    assert_eq!(table.me().assistants[2], Post::Machine { tile: tile("P3") });
    assert_eq!(table.purse(0), "3F 4I 0R 0D");
}

#[test]
fn an_assistant_joins_another_on_the_same_machine() {
    let mut table = scene(2).time(Time::Afternoon).belt(0, "P3@5").assistants(0, ["P3", "-", "-"]).set();
    table.build("P3");
    assert_eq!(table.state().assistants_on(seat(0), tile("P3")), 2);
}

#[test]
fn building_needs_a_machine_on_ones_own_belt() {
    let table = scene(2).workshop(0, "B1").belt(1, "B2@2").set();
    for name in ["B1", "B2", "B3"] {
        assert_eq!(table.refusal(building(name)), "mech-not-on-your-belt");
    }
}

#[test]
fn every_machine_moves_by_as_many_slots_as_assistants_stand_on_it() {
    // The rulebook's example: two on the red one, one on the blue one.
    let table = scene(2).time(Time::Evening).belt(0, "P3@5 B9@4 B1@3");
    let mut table = table.assistants(0, ["P3", "B9", "-"]).set();
    table.build("P3").player(1).stock("2F");
    assert_eq!(table.belt(0), "B1@3 B9@3 P3@3");
    let moved: Vec<_> =
        table.told().iter().filter(|event| matches!(event, Event::Moved { .. })).copied().collect();
    assert_eq!(
        moved,
        [
            Event::Moved { seat: seat(0), tile: tile("B9"), from: 4, to: 3 },
            Event::Moved { seat: seat(0), tile: tile("P3"), from: 5, to: 3 },
        ]
    );
}

#[test]
fn a_machine_without_an_assistant_stays_put() {
    let mut table = scene(2).belt(0, "P3@5 B1@3").set();
    table.build("P3").player(1).stock("2F");
    assert_eq!(table.belt(0), "B1@3 P3@4");
}

#[test]
fn time_passes_only_when_everybody_has_worked() {
    let mut table = scene(3).sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("P1").player(1).stock("2F");
    assert_eq!(table.belt(0), "P1@3");
    table.player(2).stock("2F");
    assert_eq!(table.belt(0), "P1@2");
}

#[test]
fn an_assistant_goes_on_working_until_the_end_of_the_day() {
    let mut table = scene(2).has(0, "0F 9I").sale("B3 B2 B1 P5 P1 C1").set();
    table.buy("P5");
    let mut slots = Vec::new();
    for _ in 0..3 {
        table.player(1).stock("2F");
        slots.push(table.belt(0));
        if table.state().time != Time::Night {
            table.player(0).stock("2F");
        }
    }
    assert_eq!(slots, ["P5@6", "P5@5", "P5@4"]);
    // At night it goes home, and the next morning nobody stands there.
    assert_eq!(table.state().players[0].assistants, [Post::Locker; 3]);
    table.idle_until(Time::Morning).idle_until(Time::Afternoon);
    assert_eq!(table.belt(0), "P5@4");
}

#[test]
fn past_slot_one_a_machine_is_completed_with_its_assistant_on_it() {
    // The rulebook's example: at the end of an afternoon, the blue one.
    let mut table = scene(2).time(Time::Afternoon).belt(0, "B1@1").assistants(0, ["B1", "-", "-"]).set();
    table.stock("2F").player(1).stock("2F");
    assert_eq!((table.belt(0), table.workshop(0)), (String::new(), "B1".to_owned()));
    assert_eq!(table.state().players[0].assistants[0], Post::Machine { tile: tile("B1") });
    assert_eq!(table.view(Eyes::Spectator).players[0].workshop[0].assistants, 1);
}

#[test]
fn assistants_on_a_completed_machine_are_idle_until_the_night() {
    let mut table = scene(2).time(Time::Afternoon).belt(0, "B1@1 B3@3").assistants(0, ["B1", "-", "-"]).set();
    table.stock("2F").player(1).stock("2F");
    table.player(0);
    assert_eq!(table.refusal(building("B1")), "mech-not-on-your-belt");
    table.stock("2F").player(1).stock("2F");
    assert_eq!((table.state().time, table.belt(0)), (Time::Night, "B3@3".to_owned()));
    assert_eq!(table.workshop(0), "B1");
}

#[test]
fn two_assistants_carry_a_machine_past_slot_one_without_losing_a_step() {
    let table = scene(2).time(Time::Afternoon).belt(0, "B1@1").assistants(0, ["B1", "-", "-"]);
    let mut table = table.set();
    table.build("B1").player(1).stock("2F");
    assert_eq!(table.workshop(0), "B1");
}

#[test]
fn machines_of_several_players_move_together() {
    let mut table = scene(2).belt(0, "B1@1").belt(1, "B2@1").set();
    table.build("B1");
    assert_eq!(table.workshop(0), "");
    table.player(1).build("B2");
    assert_eq!((table.workshop(0), table.workshop(1)), ("B1".to_owned(), "B2".to_owned()));
}

#[test]
fn the_price_is_told_as_what_was_paid() {
    let mut table = scene(2).sale("B3 B2 B1 P2 P1 C1").set();
    table.buy("B2");
    let bought = Event::Bought { seat: seat(0), tile: tile("B2"), paid: Lot::ink(2), slot: 2, robot: false };
    assert_eq!((table.told()[0], lot("2I")), (bought, Lot::ink(2)));
}
