//! The two dice of a turn: placed, changed, forgone.

use reverie_daydream::events::Event;
use reverie_daydream::moves::Bonus;
use reverie_game::Seat;

use crate::table::{Table, all_equal, die, forgoing, options, paper, writing};

/// 2 in the middle of A, 5 in a corner: nothing completed.
fn begun() -> Table {
    let mut table = Table::new(1, "A");
    table.roll(2, 5).write(2, "c2").write(5, "a4");
    table
}

#[test]
fn the_dice_are_placed_in_either_order() {
    for [one, other] in [[1, 6], [6, 1]] {
        let mut table = begun();
        table.roll(1, 6).write(one, "c1").write(other, "c3");
        assert!(table.awaits_roll());
    }
}

#[test]
fn a_die_goes_next_to_a_written_cloud_above_below_left_or_right() {
    let mut table = begun();
    table.roll(1, 6);
    assert_eq!(table.open_to(1), ["a3", "b2", "b4", "c1", "c3", "d2"]);
    assert_eq!(table.refusal(writing(1, 1, "b1")), "daydream-not-adjacent");
    assert_eq!(table.refusal(writing(1, 1, "c2")), "daydream-cloud-written");
    assert_eq!(table.refusal(writing(1, 1, "a1")), "daydream-no-such-cloud");
}

#[test]
fn the_second_die_may_go_next_to_the_first() {
    let mut table = begun();
    table.roll(1, 6);
    assert!(!table.may(writing(6, 6, "e2")));
    table.write(1, "d2");
    assert!(table.may(writing(6, 6, "e2")));
}

#[test]
fn neighbours_lie_across_every_fold() {
    for (view, left, right) in [
        ("AD", "b4", "b5"),
        ("DA", "b4", "b5"),
        ("ABC", "b4", "b5"),
        ("DEF", "c4", "c5"),
        ("BC", "b3", "b4"),
        ("EF", "a3", "a4"),
    ] {
        for (from, to) in [(left, right), (right, left)] {
            let mut table = Table::new(1, view);
            table.roll(1, 2).write(1, from).write(2, if view == "EF" { "e3" } else { "e1" }).roll(4, 4);
            assert!(table.may(writing(4, 4, to)), "{view}: {from} {to}");
        }
    }
}

#[test]
fn a_die_is_used_once() {
    let mut table = begun();
    table.roll(1, 6).write(1, "c1");
    assert_eq!(table.refusal(writing(1, 1, "c3")), "daydream-no-such-die");
    assert_eq!(table.refusal(writing(4, 4, "c3")), "daydream-no-such-die");
}

#[test]
fn two_equal_dice_are_two_dice() {
    let mut table = begun();
    table.roll(4, 4).write(4, "c1");
    assert!(!table.awaits_roll());
    table.write(4, "c3");
    assert!(table.awaits_roll());
}

#[test]
fn everyone_plays_the_same_roll_in_any_order() {
    let mut table = Table::new(2, "A");
    table.roll(2, 5).write(2, "c2").write(5, "a4").seat(1).write(5, "c2").write(2, "a4").roll(1, 6);
    table.seat(1).write(1, "c1").seat(0).write(6, "c1").seat(1).write(6, "c3").seat(0);
    assert!(!table.awaits_roll());
    table.write(1, "c3");
    assert!(table.awaits_roll());
}

#[test]
fn forgoing_a_die_circles_a_leaf() {
    let mut table = begun();
    table.roll(1, 6).forgo(6);
    assert_eq!(table.leaves(), (3, 0));
    assert_eq!(table.sheet().grid.written().len(), 2);
}

#[test]
fn either_die_may_be_forgone_before_or_after_the_other_is_placed() {
    for forgone in [1, 6] {
        let placed = 7 - forgone;
        let mut before = begun();
        before.roll(1, 6).forgo(forgone).write(placed, "c1");
        let mut after = begun();
        after.roll(1, 6).write(placed, "c1").forgo(forgone);
        assert_eq!(before.sheet(), after.sheet());
        assert!(before.awaits_roll() && after.awaits_roll());
    }
}

#[test]
fn only_one_die_a_turn_may_be_forgone() {
    let mut table = begun();
    table.roll(1, 6).forgo(1);
    assert_eq!(table.refusal(forgoing(6)), "daydream-forgone-already");
    table.write(6, "c1").roll(1, 6);
    assert!(table.may(forgoing(6)));
}

#[test]
fn forgoing_with_no_blank_leaf_is_allowed_for_no_gain() {
    let crowded = || paper("c1=1 c2=1 c3=1 c4=1 b1=1 b2=1 b3=1 b4=1").leaves(1, 5).thorns(6);
    let mut table = Table::alone("A", crowded());
    table.roll(2, 3).forgo(3);
    assert_eq!(table.leaves(), (1, 5));
    assert_eq!(table.sheet().thorns, 7);
    let seat = Seat::new(0).unwrap();
    assert_eq!(table.told(), [Event::Forwent { seat, die: die(3), leaf: false, thorn: true }]);
}

#[test]
fn alone_a_thorn_grows_each_time_a_die_is_forgone() {
    let mut table = begun();
    table.roll(1, 6).forgo(6).write(1, "c1").roll(1, 6).forgo(1).write(6, "c3");
    assert_eq!(table.sheet().thorns, 2);
}

#[test]
fn with_others_no_thorn_grows() {
    let mut table = Table::new(2, "A");
    table.roll(2, 5).write(2, "c2").write(5, "a4").seat(1).write(2, "c2").write(5, "a4");
    table.roll(1, 6).forgo(6);
    assert_eq!(table.leaves(), (3, 0));
    assert_eq!(table.sheet().thorns, 0);
}

#[test]
fn a_leaf_circled_for_the_first_die_may_change_the_second_at_once() {
    let mut table = Table::alone("A", paper("c1=1 c2=4 d1=1 d2=5").leaves(0, 2));
    table.roll(3, 6);
    assert_eq!(table.refusal(writing(3, 4, "c3")), "daydream-too-few-leaves");
    table.forgo(6).change(3, 4, "c3");
    assert_eq!(table.leaves(), (0, 3));
}

#[test]
fn a_coloured_leaf_changes_a_die_by_one_up_or_down() {
    let mut table = begun();
    table.roll(3, 6).change(3, 4, "c1").change(6, 5, "c3");
    assert_eq!(table.leaves(), (0, 2));
    assert_eq!(table.sheet().grid.digit("c1".parse().unwrap()).unwrap().value(), 4);
    assert_eq!(table.sheet().grid.digit("c3".parse().unwrap()).unwrap().value(), 5);
}

#[test]
fn several_leaves_may_change_one_die() {
    let mut table = begun();
    table.roll(3, 6);
    assert_eq!(table.digits_for(3), [1, 2, 3, 4, 5]);
    table.change(3, 1, "c1");
    assert_eq!(table.leaves(), (0, 2));
    assert_eq!(table.digits_for(6), [6]);
}

#[test]
fn only_circled_leaves_can_be_coloured() {
    let mut table = begun();
    table.roll(3, 6);
    assert_eq!(table.refusal(writing(3, 6, "c1")), "daydream-too-few-leaves");
}

#[test]
fn a_changed_die_stays_between_0_and_9_and_never_wraps() {
    let mut table = Table::alone("A", all_equal("A", 1).blank("a2 e3").leaves(4, 0).thorns(2));
    table.roll(1, 6);
    assert_eq!(table.digits_for(1), [0, 1, 2, 3, 4, 5]);
    assert_eq!(table.digits_for(6), [2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn a_leaf_won_with_the_first_die_may_be_coloured_for_the_second() {
    // Two segments of the candle are drawn; three dot strokes finish it, and it has a bonus mark.
    let sheet = paper("b1=1 b2=2 b3=3 b4=4 c1=2 c2=3 c3=4 c4=5 a2=6 a3=1").drawn(2, 2).leaves(0, 2);
    let mut table = Table::alone("A", sheet);
    table.roll(3, 5).write(3, "a4");
    assert_eq!(table.refusal(writing(5, 6, "d1")), "daydream-bonus-first");
    table.bonus(Bonus::Leaf).change(5, 6, "d1");
    assert_eq!(table.leaves(), (0, 3));
}

#[test]
fn a_digit_that_repeats_in_its_line_may_be_written() {
    let mut table = begun();
    table.roll(2, 2);
    assert!(table.may(writing(2, 2, "c1")));
    table.write(2, "c1").write(2, "c3");
    assert!(table.awaits_roll());
}

#[test]
fn the_die_left_when_the_grid_is_full_is_lost_without_leaf_or_thorn() {
    let mut table = Table::alone("A", all_equal("A", 1).blank("a2").thorns(1));
    table.roll(3, 6).write(3, "a2");
    let seat = Seat::new(0).unwrap();
    assert!(table.told().contains(&Event::Lost { seat, die: die(6) }));
    assert_eq!((table.leaves(), table.sheet().thorns), ((2, 0), 1));
    assert!(table.is_over());
}

#[test]
fn with_one_cloud_left_a_die_may_be_forgone_first_and_its_leaf_used_on_the_other() {
    let mut table = Table::alone("A", all_equal("A", 1).blank("a2").thorns(1).leaves(0, 2));
    table.roll(3, 6).forgo(6).change(3, 4, "a2");
    assert_eq!((table.leaves(), table.sheet().thorns), ((0, 3), 2));
    assert!(table.is_over());
}

#[test]
fn a_die_is_lost_for_the_one_whose_grid_is_full_only() {
    let mut table =
        Table::with(options("A"), [all_equal("A", 1).blank("a2"), all_equal("A", 1).blank("a2 e3")]);
    table.roll(3, 6).write(3, "a2").seat(1).write(3, "a2");
    assert!(table.may(writing(6, 6, "e3")) && table.may(forgoing(6)));
    table.forgo(6);
    assert!(table.is_over());
}
