//! Drawing the objects on the shelf.

use reverie_daydream::events::Event;
use reverie_daydream::moves::{Bonus, Move};
use reverie_daydream::state::Ink;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Game, Seat};

use crate::table::{Paper, Table, all_equal, forgoing, options, paper, with_box, writing};

#[test]
fn elise_draws_three_strokes_from_point_to_point_for_three_different_digits() {
    let mut table = Table::new(1, "A");
    table.roll(2, 5).write(2, "a2").write(5, "a3").roll(1, 6).write(1, "a4");
    assert_eq!(table.strokes(), [(Ink::Dot, 0, 1), (Ink::Dot, 1, 2), (Ink::Dot, 2, 3)]);
    assert_eq!(table.drawing(), (0, 3));
}

#[test]
fn tomy_draws_three_strokes_from_sun_to_sun_for_three_digits_in_order() {
    let mut table = Table::new(1, "A");
    table.roll(2, 3).write(2, "a2").write(3, "a3").roll(4, 6).write(4, "a4");
    assert_eq!(table.strokes(), [(Ink::Sun, 0, 2), (Ink::Sun, 2, 4), (Ink::Sun, 0, 2)]);
    assert_eq!(table.drawing(), (1, 2));
}

#[test]
fn a_sun_stroke_from_a_plain_point_goes_to_the_next_sun() {
    // The row 2 5 1 left the mug at a plain point; now e1-e3 goes down one by one.
    let sheet = paper("a2=2 a3=5 a4=1 e1=6 e2=5").drawn(0, 3).thorns(1);
    let mut table = Table::alone("A", sheet);
    table.roll(4, 6).write(4, "e3");
    assert_eq!(table.strokes(), [(Ink::Sun, 3, 4), (Ink::Sun, 0, 2), (Ink::Sun, 2, 4)]);
    assert_eq!(table.drawing(), (2, 0));
}

#[test]
fn strokes_left_over_go_on_to_the_next_object() {
    let sheet = paper("a2=2 a3=5 a4=1 e1=6 e2=2").drawn(0, 3).thorns(1);
    let mut table = Table::alone("A", sheet);
    table.roll(4, 6).write(4, "e3");
    assert_eq!(table.strokes(), [(Ink::Dot, 3, 4), (Ink::Dot, 0, 1), (Ink::Dot, 1, 2)]);
    assert_eq!(table.drawing(), (1, 2));
}

#[test]
fn objects_are_drawn_plank_by_plank_across_all_shelves() {
    let names = |view| {
        let game = Daydream::open(1, &options(view)).unwrap();
        game.board().objects.iter().map(|object| object.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("A")[..6], ["mug", "book", "candle", "clock", "cactus", "camera"]);
    assert_eq!(names("AD")[4..7], ["cactus", "espresso", "cookie"]);
    assert_eq!(names("DA")[4..7], ["jam", "mug", "book"]);
    assert_eq!(names("ABC")[4..6], ["cactus", "bell"]);
    assert_eq!(names("ABC")[10..13], ["drum", "camera", "lamp"]);
    assert_eq!(names("DEF")[10..12], ["clover", "muffin"]);
}

/// Two segments of the candle are drawn; writing 3 in a4 completes 6 1 3, three dot strokes. The second finishes the
/// candle, which has a bonus mark.
fn candle() -> Paper {
    paper("b1=1 b2=2 b3=3 b4=4 c1=2 c2=3 c3=4 c4=5 a2=6 a3=1").drawn(2, 2)
}

#[test]
fn finishing_an_object_with_a_bonus_mark_offers_a_sun_stroke_or_a_leaf() {
    let mut table = Table::alone("A", candle());
    table.roll(3, 5).write(3, "a4");
    assert_eq!(table.drawing(), (3, 0));
    assert_eq!(table.strokes(), [(Ink::Dot, 2, 3), (Ink::Dot, 3, 4)], "the third waits for the choice");
    assert_eq!(table.moves(), [Bonus::Sun, Bonus::Leaf].map(|take| Move::Bonus { take }));
}

#[test]
fn the_bonus_stroke_goes_on_the_next_object_before_the_lines_remaining_strokes() {
    let mut table = Table::alone("A", candle());
    table.roll(3, 5).write(3, "a4").bonus(Bonus::Sun);
    assert_eq!(table.strokes(), [(Ink::Sun, 0, 2), (Ink::Dot, 2, 3)]);
    assert_eq!(table.drawing(), (3, 3));
    assert_eq!(table.leaves(), (2, 0));
    assert!(table.may(writing(5, 5, "d1")));
}

#[test]
fn a_bonus_leaf_is_circled_at_once() {
    let mut table = Table::alone("A", candle());
    table.roll(3, 5).write(3, "a4").bonus(Bonus::Leaf);
    assert_eq!(table.leaves(), (3, 0));
    assert_eq!(table.strokes(), [(Ink::Dot, 0, 1)]);
    assert_eq!(table.drawing(), (3, 1));
}

#[test]
fn a_bonus_leaf_may_be_taken_when_none_is_blank_for_no_gain() {
    let mut table = Table::alone("A", candle().leaves(2, 4).thorns(4));
    table.roll(3, 5).write(3, "a4").bonus(Bonus::Leaf);
    assert_eq!(table.leaves(), (2, 4));
    assert_eq!(table.drawing(), (3, 1));
    let seat = Seat::new(0).unwrap();
    assert!(table.told().contains(&Event::Bonus { seat, take: Bonus::Leaf, gained: false }));
}

#[test]
fn an_object_without_a_bonus_mark_gives_none() {
    let sheet = paper("a2=2 a3=5 a4=1 e1=6 e2=2").drawn(0, 3).thorns(1);
    let mut table = Table::alone("A", sheet);
    table.roll(4, 6).write(4, "e3");
    assert_eq!(table.drawing().0, 1);
    assert_eq!(table.refusal(Move::Bonus { take: Bonus::Leaf }), "daydream-no-bonus");
}

#[test]
fn the_second_line_is_drawn_after_the_first_lines_bonus() {
    // Row 6 1 3 (dots) and column 3 4 5 6 (suns) at once, the row first: it finishes the candle.
    let sheet = candle().write("d4=6").thorns(1);
    let mut table = Table::alone("A", sheet);
    table.roll(3, 5).write(3, "a4").first("a2-a4").bonus(Bonus::Sun);
    // Clock: sun stroke to 2, the row's last dot to 3, the column's first sun to 4. Cactus: 2, 4. Camera: 2.
    assert_eq!(
        table.strokes(),
        [
            (Ink::Sun, 0, 2),
            (Ink::Dot, 2, 3),
            (Ink::Sun, 3, 4),
            (Ink::Sun, 0, 2),
            (Ink::Sun, 2, 4),
            (Ink::Sun, 0, 2)
        ]
    );
    assert_eq!(table.drawing(), (5, 2));
}

/// A's shelf with three small objects only: they can run out.
fn short_shelf() -> Options {
    with_box(
        "A",
        &[
            (r#"["mug 4", "book 4", "candle 4 +", "clock 4", "cactus 4"]"#, r#"["mug 4"]"#),
            (r#"["camera 4 +", "lamp 6", "tin 4", "vase 6", "bowl 4 +"]"#, r#"["camera 4"]"#),
            (r#"["radio 6", "album 6", "teapot 6 +", "cat 6", "monstera 6"]"#, r#"["radio 2 +"]"#),
        ],
    )
}

/// A perfect row drew mug and camera; writing 3 in a4 draws the last object.
fn last_object() -> Table {
    let sheet = paper("b1=1 b2=2 b3=3 b4=4 a2=6 a3=1").drawn(2, 0);
    let mut table = Table::with(short_shelf(), [sheet]);
    table.roll(3, 5).write(3, "a4");
    table
}

#[test]
fn strokes_after_the_last_object_are_lost() {
    let mut table = last_object();
    assert_eq!(table.strokes(), [(Ink::Dot, 0, 1), (Ink::Dot, 1, 2)]);
    table.bonus(Bonus::Sun);
    assert_eq!(table.strokes(), []);
    assert_eq!(table.drawing(), (3, 0));
}

#[test]
fn when_the_objects_run_out_on_the_first_die_the_second_is_still_placed_or_forgone() {
    let mut placed = last_object();
    placed.bonus(Bonus::Leaf);
    assert!(!placed.is_over());
    assert!(placed.may(forgoing(5)));
    placed.write(5, "c1");
    assert!(placed.is_over());
    let mut forgone = last_object();
    forgone.bonus(Bonus::Leaf).forgo(5);
    assert!(forgone.is_over());
    assert_eq!(forgone.sheet().thorns, 1);
}

#[test]
fn after_the_last_object_the_order_of_two_lines_is_not_asked() {
    // 3 in a4 draws the last object; 4 in e1 then completes 1 2 3 4 down and 4 1 6 across.
    let sheet = paper("b1=1 b2=2 b3=3 b4=4 a2=6 a3=1 c1=2 d1=3 e2=1 e3=6").drawn(2, 0);
    let mut table = Table::with(short_shelf(), [sheet]);
    table.roll(3, 4).write(3, "a4").bonus(Bonus::Leaf).write(4, "e1");
    assert_eq!(table.completed().len(), 2);
    assert!(table.is_over());
}

#[test]
fn a_struck_grid_draws_nothing() {
    let mut table = Table::alone("A", all_equal("A", 4).blank("a2 a3"));
    table.roll(4, 4).write(4, "a2").write(4, "a3");
    assert!(table.is_over());
    assert_eq!(table.drawing(), (0, 0));
}
