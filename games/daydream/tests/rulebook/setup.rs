//! Setup: the starting digits.

use reverie_daydream::Daydream;
use reverie_daydream::board::Outcome;
use reverie_daydream::events::Event;
use reverie_daydream::state::Ink;
use reverie_game::Game;

use crate::table::{Table, forgoing, options, writing};

#[test]
fn one_to_five_can_play() {
    for seats in 1..=5 {
        assert!(Daydream::open(seats, &options("A")).is_ok(), "{seats}");
    }
    for seats in [0, 6] {
        assert_eq!(Daydream::open(seats, &options("A")).unwrap_err().key(), "wrong-seats");
    }
}

#[test]
fn starting_digits_go_anywhere_on_the_grid() {
    let mut table = Table::new(1, "A");
    table.roll(3, 5);
    let every = "a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3";
    assert_eq!(table.open_to(3), every.split(' ').collect::<Vec<_>>());
    table.write(3, "a2");
    let others: Vec<_> = every.split(' ').filter(|&cloud| cloud != "a2").collect();
    assert_eq!(table.open_to(5), others);
}

#[test]
fn starting_digits_go_to_two_different_clouds() {
    let mut table = Table::new(1, "A");
    table.roll(3, 5).write(3, "a2");
    assert_eq!(table.refusal(writing(5, 5, "a2")), "daydream-cloud-written");
}

#[test]
fn starting_digits_are_written_in_either_order() {
    for [one, other] in [[3, 5], [5, 3]] {
        let mut table = Table::new(1, "A");
        table.roll(3, 5).write(one, "b1").write(other, "e3");
        assert!(table.awaits_roll());
    }
}

#[test]
fn everyone_writes_the_same_starting_digits() {
    let mut table = Table::new(2, "A");
    table.roll(3, 5).write(3, "b1").write(5, "e3");
    assert!(!table.awaits_roll());
    table.seat(1).write(5, "b1").write(3, "c1");
    assert!(table.awaits_roll());
}

#[test]
fn no_leaf_is_coloured_for_a_starting_digit() {
    let mut table = Table::new(1, "A");
    table.roll(3, 5);
    assert_eq!(table.leaves(), (2, 0));
    assert_eq!(table.refusal(writing(3, 4, "a2")), "daydream-start-leaf");
    assert_eq!(table.digits_for(3), [3]);
}

#[test]
fn no_starting_digit_is_forgone() {
    let mut table = Table::new(1, "A");
    table.roll(3, 5);
    assert_eq!(table.refusal(forgoing(3)), "daydream-start-forgo");
    table.write(3, "a2");
    assert_eq!(table.refusal(forgoing(5)), "daydream-start-forgo");
}

#[test]
fn a_starting_digit_is_resolved_before_the_next_is_written() {
    let mut table = Table::new(1, "BC");
    table.roll(4, 5).write(4, "a6");
    assert!(table.told().iter().any(|event| matches!(event, Event::Constellation { from: 0, to: 4, .. })));
    table.write(5, "b1");
    assert!(table.told().iter().any(|event| matches!(event, Event::Constellation { from: 4, to: 9, .. })));
}

#[test]
fn starting_digits_in_marked_clouds_and_whole_lines_count() {
    let mut table = Table::new(1, "BC");
    table.roll(3, 4).write(3, "a5").write(4, "a6");
    assert_eq!(table.completed(), [("a5-a6".to_owned(), Outcome::Sun)]);
    assert_eq!(table.strokes(), [(Ink::Sun, 0, 2), (Ink::Sun, 2, 4)]);
    assert_eq!(table.drawing(), (1, 0));
    assert!(table.told().iter().any(|event| matches!(event, Event::Constellation { from: 0, to: 4, .. })));
}

#[test]
fn two_equal_starting_digits_strike_the_line_they_fill() {
    let mut table = Table::new(1, "BC");
    table.roll(3, 3).write(3, "a5").write(3, "a6");
    assert_eq!(table.completed(), [("a5-a6".to_owned(), Outcome::Struck)]);
    assert_eq!(table.drawing(), (0, 0));
}

#[test]
fn the_game_begins_with_the_printed_leaves_circled() {
    for (view, circled) in
        [("A", 2), ("D", 1), ("BC", 3), ("EF", 3), ("AD", 3), ("DA", 3), ("ABC", 5), ("DEF", 4)]
    {
        assert_eq!(Table::new(2, view).leaves(), (circled, 0), "{view}");
    }
}
