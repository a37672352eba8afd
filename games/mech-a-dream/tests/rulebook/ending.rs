//! The end of the game and the score.

use std::collections::BTreeSet;

use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::Time;

use crate::table::{Scene, Table, scene, seat};

const NINE: &str = "B2 B3 B4 B5 B6 B7 B8 B9 B10";

/// The last night, over.
fn after_the_last_night(scene: Scene) -> Table {
    let mut table = scene.day(7).time(Time::Night).set();
    while let Some(&next) = table.waiting().first() {
        table.player(next).play(Move::Done);
    }
    assert!(table.is_over());
    table
}

fn places(table: &Table) -> Vec<u8> {
    table.standings().seats.iter().map(|standing| standing.place).collect()
}

#[test]
fn the_game_ends_after_the_seventh_night() {
    let mut table = scene(2).day(7).time(Time::Evening).set();
    table.stock("2F").player(1).stock("2F");
    assert!(!table.is_over());
    table.player(0).done();
    assert!(!table.is_over());
    table.player(1).done();
    assert!(table.is_over());
    assert!(table.told().contains(&Event::Ended { day: 7, seat: None }));
    assert_eq!((table.state().time, table.moves()), (Time::Over, Vec::new()));
}

#[test]
fn the_sixth_night_is_not_the_last() {
    let mut table = scene(2).day(6).time(Time::Night).set();
    table.done().player(1).done();
    assert_eq!((table.is_over(), table.state().day), (false, 7));
}

#[test]
fn a_week_has_seven_different_delivery_cards() {
    let mut table = scene(2).set();
    let mut cards = BTreeSet::new();
    while !table.is_over() {
        cards.insert(table.state().delivery.unwrap());
        table.idle_a_day();
    }
    assert_eq!((cards.len(), table.state().delivered.len(), table.state().day), (7, 7, 7));
}

#[test]
fn nine_machines_end_the_game_but_only_after_the_night() {
    // The ninth is completed in the morning.
    let eight = NINE.split_once(' ').unwrap().1;
    let mut table = scene(2).workshop(0, eight).belt(0, "B1@1").set();
    table.build("B1").player(1).stock("2F");
    assert_eq!(table.state().tiles.completed(seat(0)), 9);
    assert_eq!((table.is_over(), table.state().time), (false, Time::Afternoon));
    table.idle_until(Time::Night);
    assert_eq!((table.is_over(), table.state().day), (false, 1));
    table.player(0).done().player(1).done();
    assert!(table.is_over());
    assert!(table.told().contains(&Event::Ended { day: 1, seat: Some(seat(0)) }), "{:?}", table.told());
}

#[test]
fn a_ninth_machine_completed_at_night_ends_the_game_that_night() {
    let eight = NINE.split_once(' ').unwrap().1;
    let mut table = scene(2).time(Time::Night).workshop(1, eight).belt(1, "B1@1").set();
    table.player(0).done().player(1).uses("B10");
    assert_eq!((table.workshop(1).split(' ').count(), table.is_over()), (9, false));
    table.done();
    assert!(table.is_over());
}

#[test]
fn eight_machines_do_not_end_the_game() {
    let eight = NINE.split_once(' ').unwrap().1;
    let mut table = scene(2).time(Time::Night).workshop(0, eight).set();
    table.done().player(1).done();
    assert_eq!((table.is_over(), table.state().day), (false, 2));
}

#[test]
fn thirty_seven_dream_points_three_rainbows_four_flowers_and_two_ink_make_forty_one() {
    // The rulebook's example.
    let table = after_the_last_night(scene(2).has(0, "4F 2I 3R 37D"));
    let standing = &table.standings().seats[0];
    let parts: Vec<_> = standing.parts.iter().map(|part| (part.name.as_ref(), part.points)).collect();
    assert_eq!(parts, [("dreams", 37), ("rainbows", 3), ("leftovers", 1)]);
    assert_eq!(standing.points, 41);
}

#[test]
fn every_five_flowers_and_ink_together_make_a_point() {
    for (purse, points) in
        [("4F 0I", 0), ("2F 3I", 1), ("0F 9I", 1), ("5F 5I", 2), ("9F 9I", 3), ("0F 5I", 1)]
    {
        let table = after_the_last_night(scene(2).has(0, purse).done(0));
        assert_eq!(table.standings().seats[0].points, points, "{purse}");
    }
}

#[test]
fn points_beyond_a_hundred_are_counted_on() {
    let table = after_the_last_night(scene(2).has(0, "0F 0I 0R 123D").has(1, "0F 0I 30R 49D"));
    let points: Vec<_> = table.standings().seats.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [123, 79]);
}

#[test]
fn the_most_points_win() {
    let table = after_the_last_night(scene(3).has(0, "10D").has(1, "12D").has(2, "11D"));
    assert_eq!(places(&table), [3, 1, 2]);
}

#[test]
fn a_tie_goes_to_more_machines() {
    let tie = scene(2).has(0, "0F 0I 5R 5D").has(1, "0F 0I 0R 10D").workshop(0, "C1").workshop(1, "C2 C3");
    assert_eq!(places(&after_the_last_night(tie)), [2, 1]);
}

#[test]
fn then_to_more_rainbows() {
    let tie = scene(2).has(0, "0F 0I 5R 5D").has(1, "0F 0I 0R 10D").workshop(0, "C1").workshop(1, "C2");
    assert_eq!(places(&after_the_last_night(tie)), [1, 2]);
}

#[test]
fn what_is_then_still_equal_is_shared() {
    let tie = scene(3).has(0, "0F 0I 5R 5D").has(1, "5F 0I 5R 4D").has(2, "");
    assert_eq!(places(&after_the_last_night(tie)), [1, 1, 3]);
}

#[test]
fn machines_on_the_belt_do_not_break_a_tie() {
    let tie = scene(2).has(0, "5D").has(1, "5D").belt(0, "C1@1 C2@1");
    assert_eq!(places(&after_the_last_night(tie)), [1, 1]);
}
