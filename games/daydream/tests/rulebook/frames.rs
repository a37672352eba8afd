//! The frames of Dream in Colours.

use reverie_daydream::events::Event;
use reverie_daydream::moves::Bonus;

use crate::table::{Paper, Table, all_equal, by_column, options, with_box};

/// Alone: perfect rows, the square and the oval frames won, a1 the last blank cloud of the round ones. So many
/// objects and segments are drawn.
fn almost_round(objects: u8, segments: u8) -> Paper {
    by_column("DEF").blank("a1 a10").drawn(objects, segments).frames([0, 5, 5])
}

/// The reward for the round frames when a1 is written now.
fn reward(paper: Paper) -> u8 {
    let mut table = Table::alone("DEF", paper);
    table.roll(2, 6).write(2, "a1");
    table.sheet().frames[0]
}

#[test]
fn alone_a_family_is_rewarded_the_moment_its_last_cloud_is_written() {
    let mut table = Table::alone("DEF", almost_round(10, 0));
    table.roll(2, 6).write(2, "a1");
    assert_eq!(table.sheet().frames, [5, 5, 5]);
    assert!(!table.awaits_roll(), "the other die is still to be placed");
    assert_eq!(table.part("frames"), Some(15));
}

#[test]
fn a_family_with_a_blank_cloud_is_worth_nothing() {
    let mut table = Table::alone("DEF", almost_round(10, 0));
    table.roll(2, 6).write(2, "a10");
    assert_eq!(table.sheet().frames, [0, 5, 5]);
}

#[test]
fn alone_the_first_stroke_of_the_clover_bars_the_fives() {
    assert_eq!(reward(almost_round(10, 0)), 5, "the clover is next, not begun");
    assert_eq!(reward(almost_round(10, 1)), 2);
    assert_eq!(reward(almost_round(11, 0)), 2);
}

#[test]
fn alone_the_first_stroke_of_the_bow_tie_bars_the_twos() {
    assert_eq!(reward(almost_round(19, 0)), 2, "the bow tie is next, not begun");
    assert_eq!(reward(almost_round(19, 1)), 0);
}

#[test]
fn alone_a_reward_won_is_not_barred_later() {
    let mut table = Table::alone("DEF", almost_round(10, 0));
    // 1 2 3 is a perfect row, its strokes begin the clover.
    table.roll(1, 6).write(1, "a1");
    assert!(table.told().iter().any(|event| matches!(event, Event::Barred { points: 5, .. })));
    assert_eq!(table.drawing(), (11, 2));
    assert_eq!(
        table.sheet().frames,
        [5, 5, 5],
        "the family was claimed before the lines of the same placement"
    );
}

#[test]
fn alone_a_bonus_stroke_begins_the_clover_too() {
    // Here the spool, the last object before the clover, has a bonus mark. 3 4 5 2 in row e draws it.
    let take = |bonus| {
        let sheet = by_column("DEF").blank("a1 e10").drawn(9, 0).frames([0, 5, 5]);
        let mut table = Table::with(with_box("DEF", &[("spool 4", "spool 4 +")]), [sheet]);
        table.roll(1, 2).write(2, "e10").bonus(bonus).write(1, "a1");
        table.sheet().frames[0]
    };
    assert_eq!(take(Bonus::Leaf), 5);
    assert_eq!(take(Bonus::Sun), 2);
}

/// With others: all clouds are equal, square and oval frames shared, five clouds blank.
fn wall() -> Paper {
    all_equal("DEF", 1).blank("a1 e3 e4 a10 e10").frames([0, 5, 5])
}

/// The points of the round frames, by player.
fn round(table: &mut Table) -> [u8; 4] {
    [0, 1, 2, 3].map(|seat| table.seat(seat).sheet().frames[0])
}

#[test]
fn with_others_frames_are_rewarded_at_the_end_of_the_turn() {
    let mut table = Table::with(options("DEF"), [wall(), wall()]);
    table.roll(1, 2).write(1, "a1").forgo(2);
    assert_eq!(table.sheet().frames[0], 0, "the other may still finish it this turn");
    table.seat(1).write(1, "a10").forgo(2).seat(0);
    assert_eq!(table.sheet().frames[0], 5);
}

#[test]
fn all_who_finish_a_family_in_one_turn_take_the_highest_reward_left_which_then_closes() {
    let mut table = Table::with(options("DEF"), [wall(), wall(), wall(), wall()]);
    table.roll(1, 2);
    for (seat, cloud) in [(0, "a1"), (1, "a1"), (2, "a10"), (3, "a10")] {
        table.seat(seat).write(1, cloud).forgo(2);
    }
    assert_eq!(round(&mut table), [5, 5, 0, 0]);
    table.roll(1, 2);
    for (seat, cloud) in [(0, "a10"), (1, "a10"), (2, "a1"), (3, "e10")] {
        table.seat(seat).write(1, cloud).forgo(2);
    }
    assert_eq!(round(&mut table), [5, 5, 2, 0], "after two took 5 together the next takes 2");
    table.roll(1, 2);
    for (seat, cloud) in [(0, "e10"), (1, "e10"), (2, "e10"), (3, "a1")] {
        table.seat(seat).write(1, cloud).forgo(2);
    }
    assert_eq!(round(&mut table), [5, 5, 2, 0], "nothing is left for the last");
}

#[test]
fn two_who_finish_second_together_both_take_two() {
    let mut table = Table::with(options("DEF"), [wall(), wall(), wall(), wall()]);
    table.roll(1, 2);
    for (seat, cloud) in [(0, "a1"), (1, "e10"), (2, "a10"), (3, "a10")] {
        table.seat(seat).write(1, cloud).forgo(2);
    }
    table.roll(1, 2);
    for (seat, cloud) in [(0, "a10"), (1, "a1"), (2, "a1"), (3, "e10")] {
        table.seat(seat).write(1, cloud).forgo(2);
    }
    assert_eq!(round(&mut table), [5, 2, 2, 0]);
}

#[test]
fn with_others_drawing_the_clover_bars_nothing() {
    let sheet = || by_column("DEF").blank("a1 a10").drawn(10, 2).frames([0, 5, 5]);
    let mut table = Table::with(options("DEF"), [sheet(), sheet()]);
    table.roll(2, 6).write(2, "a1").forgo(6).seat(1).write(2, "a10").forgo(6).seat(0);
    assert_eq!(table.sheet().frames[0], 5);
}
