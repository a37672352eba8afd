//! Working in the stock room.

use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::{Part, Post, Time};

use crate::table::{lot, scene, seat};

#[test]
fn the_morning_brings_two_flowers_two_ink_and_two_more_of_one() {
    // The rulebook's example: the last two are ink.
    let mut table = scene(2).has(0, "0F 0I").set();
    table.stock("2I");
    assert_eq!(table.purse(0), "2F 4I 0R 0D");
    let mut table = scene(2).has(0, "0F 0I").set();
    table.stock("2F");
    assert_eq!(table.purse(0), "4F 2I 0R 0D");
}

#[test]
fn the_afternoon_brings_a_flower_an_ink_and_two_more_of_one() {
    for (last, purse) in [("2F", "3F 1I 0R 0D"), ("2I", "1F 3I 0R 0D")] {
        let mut table = scene(2).time(Time::Afternoon).has(0, "0F 0I").set();
        table.stock(last);
        assert_eq!(table.purse(0), purse);
    }
}

#[test]
fn the_evening_brings_only_two_of_one() {
    for (last, purse) in [("2F", "2F 0I 0R 0D"), ("2I", "0F 2I 0R 0D")] {
        let mut table = scene(2).time(Time::Evening).has(0, "0F 0I").set();
        table.stock(last);
        assert_eq!(table.purse(0), purse);
    }
}

#[test]
fn one_has_to_choose_between_the_last_two() {
    let table = scene(2).set();
    let choices: Vec<_> = table.moves().into_iter().filter(|mv| matches!(mv, Move::Stock { .. })).collect();
    assert_eq!(choices, [Move::Stock { choice: 0 }, Move::Stock { choice: 1 }]);
    assert_eq!(table.refusal(Move::Stock { choice: 2 }), "mech-no-such-choice");
}

#[test]
fn flowers_and_ink_beyond_nine_are_lost() {
    let mut table = scene(2).has(0, "8F 9I").set();
    table.stock("2F");
    assert_eq!(table.purse(0), "9F 9I 0R 0D");
    let lost = table.told().iter().find_map(|event| match *event {
        Event::Gained { gain, lost, from: Cause::Stock, .. } => Some((gain, lost)),
        _ => None,
    });
    assert_eq!(lost, Some((lot("4F 2I"), lot("3F 2I"))));
}

#[test]
fn nobody_can_pass_and_the_stock_room_is_open_to_all() {
    let mut table = scene(4).has(0, "0F 0I").set();
    assert_eq!(table.refusal(Move::Done), "mech-work-first");
    assert_eq!(table.moves(), [Move::Stock { choice: 0 }, Move::Stock { choice: 1 }]);
    for player in 0..4 {
        table.player(player).stock("2I");
        if player < 3 {
            assert_eq!(table.state().players[usize::from(player)].assistants[0], Post::Stock);
        }
    }
    assert_eq!(table.state().time, Time::Afternoon);
}

#[test]
fn players_take_turns_clockwise_from_the_first_one() {
    let mut table = scene(3).first(1).set();
    for player in [1, 2, 0] {
        assert_eq!(table.waiting(), [player]);
        table.player(player).stock("2F");
    }
    assert_eq!((table.state().time, table.waiting()), (Time::Afternoon, vec![1]));
}

#[test]
fn nobody_plays_out_of_turn() {
    let mut table = scene(2).set();
    table.player(1);
    assert_eq!(table.refusal(Move::Stock { choice: 0 }), "not-awaited");
    assert_eq!(table.moves(), []);
}

#[test]
fn each_part_of_the_day_has_its_own_assistant() {
    let mut table = scene(2).set();
    table.stock("2F").player(1).stock("2F");
    table.player(0).stock("2F");
    assert_eq!(table.me().assistants, [Post::Stock, Post::Stock, Post::Locker]);
    let told = Event::Stock { seat: seat(0), part: Part::Afternoon };
    assert!(table.told().contains(&told), "{:?}", table.told());
}

#[test]
fn the_day_goes_from_morning_to_afternoon_to_evening_to_night() {
    let mut table = scene(2).set();
    let mut times = vec![table.state().time];
    for _ in 0..3 {
        table.player(0).stock("2F").player(1).stock("2F");
        times.push(table.state().time);
    }
    assert_eq!(times, [Time::Morning, Time::Afternoon, Time::Evening, Time::Night]);
}
