//! Completed lines: what becomes of them, and in which order.

use reverie_daydream::board::Outcome;
use reverie_daydream::moves::Move;
use reverie_daydream::state::Ink;

use crate::table::{Table, by_column, line, paper, writing};

/// Completes the line a2-a4 of view A with these digits.
fn top_row(digits: [u8; 3]) -> Table {
    let [left, middle, right] = digits;
    let mut table = Table::new(1, "A");
    let other = if right == 1 { 2 } else { 1 };
    table.roll(left, middle).write(left, "a2").write(middle, "a3").roll(right, other).write(right, "a4");
    table
}

fn outcome(digits: [u8; 3]) -> Outcome {
    let completed = top_row(digits).completed();
    assert_eq!(completed.len(), 1);
    assert_eq!(completed[0].0, "a2-a4");
    completed[0].1
}

#[test]
fn a_line_with_a_repeated_digit_is_struck_and_wins_nothing() {
    for digits in [[2, 2, 5], [2, 5, 2], [5, 2, 2], [4, 4, 4]] {
        assert_eq!(outcome(digits), Outcome::Struck, "{digits:?}");
        assert_eq!(top_row(digits).drawing(), (0, 0));
    }
}

#[test]
fn a_line_of_different_digits_wins_dots() {
    for digits in [[2, 5, 1], [1, 3, 5], [1, 2, 4], [2, 1, 3], [3, 5, 4]] {
        assert_eq!(outcome(digits), Outcome::Dot, "{digits:?}");
    }
}

#[test]
fn a_line_that_goes_up_or_down_one_by_one_wins_suns() {
    for digits in [[2, 3, 4], [4, 3, 2], [1, 2, 3], [6, 5, 4]] {
        assert_eq!(outcome(digits), Outcome::Sun, "{digits:?}");
    }
}

#[test]
fn a_column_is_read_from_top_to_bottom() {
    for (digits, expected) in [
        ("a4=4 b4=3 c4=2", (1, Outcome::Sun)),
        ("a4=2 b4=3 c4=4", (5, Outcome::Sun)),
        ("a4=2 b4=3 c4=4", (1, Outcome::Dot)),
        ("a4=2 b4=3 c4=4", (3, Outcome::Struck)),
    ] {
        let mut table = Table::alone("A", paper(digits).thorns(1));
        table.roll(expected.0, 6).write(expected.0, "d4");
        assert_eq!(table.completed(), [("a4-d4".to_owned(), expected.1)]);
    }
}

#[test]
fn zero_and_nine_do_not_follow_each_other() {
    let mut table = Table::alone("A", paper("a2=8 a3=9 b3=9").leaves(1, 1).thorns(1));
    table.roll(1, 3).change(1, 0, "a4");
    assert_eq!(table.completed(), [("a2-a4".to_owned(), Outcome::Dot)]);
}

#[test]
fn a_perfect_line_must_take_the_sun() {
    let mut table = Table::new(1, "A");
    table.roll(2, 3).write(2, "a2").write(3, "a3").roll(4, 6).write(4, "a4");
    assert_eq!(table.strokes().len(), 3);
    assert!(table.strokes().iter().all(|&(ink, ..)| ink == Ink::Sun));
    assert!(table.may(writing(6, 6, "b4")), "nothing is asked in between");
}

#[test]
fn a_line_is_resolved_before_the_next_die() {
    let mut table = top_row([2, 5, 1]);
    assert_eq!(table.drawing(), (0, 3));
    table.write(2, "b4");
    assert_eq!(table.completed(), []);
}

#[test]
fn a_line_draws_as_many_strokes_as_it_has_clouds() {
    for (digits, die, place, name) in [
        ("a5=4", 1, "a6", "a5-a6"),
        ("a1=4 a2=1", 6, "a3", "a1-a3"),
        ("b1=4 b2=1 b3=5", 2, "b4", "b1-b4"),
        ("c2=4 c3=1 c4=5 c5=2", 6, "c6", "c2-c6"),
    ] {
        let clouds = digits.split(' ').count() + 1;
        let odd = u8::from(clouds % 2 == 0);
        let mut table = Table::alone("BC", paper(digits).write("d3=1 d4=1").thorns(odd));
        table.roll(die, 3).write(die, place);
        assert_eq!(table.completed(), [(name.to_owned(), Outcome::Dot)]);
        assert_eq!(table.strokes().len(), clouds, "{name}");
    }
}

/// Writing 1 in a4 completes the row 5 3 1 (different) and the column 1 2 3 4 (perfect).
fn row_and_column() -> Table {
    let mut table = Table::alone("A", paper("a2=5 a3=3 b4=2 c4=3 d4=4").thorns(1));
    table.roll(1, 6).write(1, "a4");
    table
}

#[test]
fn two_lines_completed_at_once_are_drawn_in_the_players_order() {
    let mut table = row_and_column();
    assert_eq!(table.completed(), [("a2-a4".to_owned(), Outcome::Dot), ("a4-d4".to_owned(), Outcome::Sun)]);
    assert_eq!(table.strokes(), [], "the order is asked first");
    assert_eq!(table.refusal(writing(6, 6, "b1")), "daydream-order-first");
    assert_eq!(table.refusal(Move::First { line: line("b1-b4") }), "daydream-order-first");
    assert_eq!(table.moves().len(), 2);

    // Three points of the mug; the first sun stroke only closes it.
    table.first("a2-a4");
    assert_eq!(table.drawing(), (2, 2));
    assert_eq!(table.strokes().iter().filter(|(ink, ..)| *ink == Ink::Dot).count(), 3);
    assert_eq!(table.strokes().iter().filter(|(ink, ..)| *ink == Ink::Sun).count(), 4);

    // Four strokes from sun to sun draw mug and book.
    let mut table = row_and_column();
    table.first("a4-d4");
    assert_eq!(table.drawing(), (2, 3));
    assert!(table.may(writing(6, 6, "d3")), "then the other die");
}

#[test]
fn two_lines_of_the_same_kind_are_drawn_without_asking() {
    let mut table = Table::alone("A", paper("a2=5 a3=3 b4=6 c4=3 d4=4").thorns(1));
    table.roll(1, 6).write(1, "a4");
    assert_eq!(table.strokes().len(), 7);
    assert_eq!(table.drawing(), (1, 3));
}

#[test]
fn a_struck_line_leaves_nothing_to_put_in_order() {
    let mut table = Table::alone("A", paper("a2=1 a3=3 b4=2 c4=3 d4=4").thorns(1));
    table.roll(1, 6).write(1, "a4");
    assert_eq!(
        table.completed(),
        [("a2-a4".to_owned(), Outcome::Struck), ("a4-d4".to_owned(), Outcome::Sun)]
    );
    assert_eq!(table.drawing(), (2, 0));
}

/// The lines of a full grid. Rows are perfect there, so something must be drawn: so many objects.
fn lines_of(view: &str, objects: u8) -> Vec<String> {
    let odd = u8::from(view != "DEF");
    Table::alone(view, by_column(view).drawn(objects, 0).thorns(odd)).complete_lines()
}

#[test]
fn lines_never_cross_from_a_or_d_to_another_panel() {
    for (view, objects, inside, across) in [
        ("AD", 10, ["b1-b4", "b5-b8", "d1-d4", "d5-d8"], ["b1-b8", "d1-d8"]),
        ("DA", 10, ["b1-b4", "b5-b8", "c1-c4", "c5-c8"], ["b1-b8", "c1-c8"]),
        ("ABC", 11, ["b1-b4", "b5-b8", "a2-a4", "a5-a7"], ["b1-b8", "a2-a7"]),
        ("DEF", 10, ["c1-c4", "c5-c6", "d1-d4", "d5-d9"], ["c1-c6", "d1-d9"]),
    ] {
        let lines = lines_of(view, objects);
        assert!(inside.iter().all(|&name| lines.contains(&name.to_owned())), "{view}: {lines:?}");
        assert!(!across.iter().any(|&name| lines.contains(&name.to_owned())), "{view}: {lines:?}");
    }
}

#[test]
fn lines_run_on_from_b_to_c_and_from_e_to_f() {
    for (view, objects, names) in [
        ("BC", 6, ["b1-b4", "c2-c6", "d3-d6", "e1-e5"]),
        ("EF", 6, ["a1-a4", "b2-b6", "d1-d5", "e3-e6"]),
        ("ABC", 11, ["b5-b8", "c6-c10", "d7-d10", "e5-e9"]),
        ("DEF", 10, ["a5-a8", "b6-b10", "d5-d9", "e7-e10"]),
    ] {
        let lines = lines_of(view, objects);
        assert!(names.iter().all(|&name| lines.contains(&name.to_owned())), "{view}: {lines:?}");
    }
}
