//! Constellation, notes, polaroids and garland.

use reverie_daydream::events::Event;

use crate::table::{Paper, Table, all_equal, paper};

/// Stars circled on the constellation of BC with these digits in the starred clouds a6 b1 c4 d5 e3; all others have a 1.
fn stars(digits: [u8; 5]) -> i32 {
    let [a6, b1, c4, d5, e3] = digits;
    let sheet = all_equal("BC", 1).write(&format!("a6={a6} b1={b1} c4={c4} d5={d5} e3={e3}")).thorns(1);
    // a5-a6 and a1-b1 have two clouds: where the star is no 1 they win two strokes each.
    let won = [a6, b1].into_iter().filter(|&digit| digit != 1).count();
    let sheet = match won {
        0 => sheet,
        1 => sheet.drawn(0, 2),
        _ => sheet.drawn(1, 0),
    };
    Table::alone("BC", sheet).part("stars").unwrap()
}

#[test]
fn stars_of_the_constellation_are_circled_when_reached_or_passed() {
    assert_eq!(stars([4, 4, 0, 0, 0]), 0, "8 strokes");
    assert_eq!(stars([4, 5, 0, 0, 0]), 1, "9 strokes reach the first");
    assert_eq!(stars([5, 9, 0, 0, 0]), 1, "14 strokes pass it");
    assert_eq!(stars([6, 9, 0, 0, 0]), 2, "15");
    assert_eq!(stars([9, 9, 9, 0, 0]), 6, "27");
    assert_eq!(stars([9, 9, 9, 9, 5]), 15, "41");
    assert_eq!(stars([9, 9, 9, 9, 6]), 16, "42 reach the last");
}

#[test]
fn strokes_past_the_end_of_the_constellation_are_lost() {
    assert_eq!(stars([9, 9, 9, 9, 9]), 16);
}

#[test]
fn a_star_draws_as_many_strokes_as_its_digit() {
    let mut table = Table::new(1, "BC");
    table.roll(3, 6).write(6, "c4");
    assert!(
        table
            .told()
            .iter()
            .any(|event| matches!(event, Event::Constellation { from: 0, to: 6, stars: 0, .. }))
    );
    table.write(3, "d5");
    assert!(
        table
            .told()
            .iter()
            .any(|event| matches!(event, Event::Constellation { from: 6, to: 9, stars: 1, .. }))
    );
    assert_eq!(table.part("stars"), Some(1));
}

#[test]
fn a_zero_in_a_star_draws_nothing() {
    let mut table = Table::new(1, "BC");
    table.roll(3, 6).write(6, "c4").write(3, "d6").roll(1, 1).change(1, 0, "d5");
    assert!(!table.told().iter().any(|event| matches!(event, Event::Constellation { .. })));
}

#[test]
fn a_cloud_without_a_star_leaves_the_constellation_alone() {
    let mut table = Table::new(1, "BC");
    table.roll(6, 6).write(6, "c3").write(6, "c5");
    assert!(!table.told().iter().any(|event| matches!(event, Event::Constellation { .. })));
    assert_eq!(table.part("stars"), Some(0));
}

#[test]
fn in_evening_melody_the_stars_of_a_feed_the_constellation_too() {
    let mut table = Table::new(1, "ABC");
    table.roll(5, 4).write(5, "a3").write(4, "a10");
    assert_eq!(table.part("stars"), Some(1));
}

#[test]
fn in_a_ad_and_da_stars_feed_no_constellation_and_moons_no_garland() {
    for view in ["A", "D", "AD", "DA"] {
        let table = Table::new(1, view);
        assert_eq!((table.part("stars"), table.part("garland")), (None, None), "{view}");
    }
}

/// Heads coloured in Evening Melody with these digits.
fn heads(digits: &str) -> i32 {
    let odd = u8::from(digits.split(' ').count() % 2 == 1);
    let sheet = paper(digits).thorns(odd);
    Table::alone("ABC", sheet).part("heads").unwrap()
}

#[test]
fn a_single_note_is_coloured_when_its_two_clouds_are_equal() {
    // C1,2 and C2,1 of the board are a9 and b8 here.
    assert_eq!(heads("a9=3 b8=3 b7=1"), 1);
    assert_eq!(heads("a9=3 b8=4 b7=1"), 0);
    assert_eq!(heads("a9=3 a10=3 b10=3"), 0, "one of its clouds is blank");
}

#[test]
fn a_double_note_over_three_clouds_gets_a_head_for_two_equal_and_both_for_three() {
    assert_eq!(heads("a2=4 b1=2 b2=3"), 0);
    assert_eq!(heads("a2=4 b1=4 b2=3"), 1);
    assert_eq!(heads("a2=4 b1=3 b2=4"), 1);
    assert_eq!(heads("a2=3 b1=4 b2=4"), 1);
    assert_eq!(heads("a2=4 b1=4 b2=4"), 2);
    assert_eq!(heads("a2=4 b2=4 c2=1"), 1, "with the third still blank");
}

#[test]
fn a_double_note_over_four_clouds_gets_a_head_for_two_equal_and_both_for_four() {
    assert_eq!(heads("b2=1 b3=2 c2=3 c3=4"), 0);
    assert_eq!(heads("b2=5 b3=2 c2=3 c3=5"), 1);
    assert_eq!(heads("b2=5 b3=5 c2=5 c3=4"), 1);
    assert_eq!(heads("b2=5 b3=5 c2=3 c3=3"), 1, "two pairs are still not all");
    assert_eq!(heads("b2=5 b3=5 c2=5"), 1);
    assert_eq!(heads("b2=5 b3=5 c2=5 c3=5"), 2);
}

#[test]
fn a_double_notes_second_head_is_coloured_when_the_last_cloud_makes_all_equal() {
    let mut table = Table::new(1, "ABC");
    table.roll(4, 4).write(4, "a2").write(4, "b1");
    assert!(table.told().iter().any(|event| matches!(event, Event::Note { heads: 1, .. })));
    table.roll(4, 1).write(4, "b2");
    assert!(table.told().iter().any(|event| matches!(event, Event::Note { heads: 1, .. })));
    assert_eq!(table.part("heads"), Some(2));
}

#[test]
fn notes_sound_in_evening_melody_only() {
    for view in ["A", "BC", "AD", "DA"] {
        assert_eq!(Table::new(1, view).part("heads"), None, "{view}");
    }
}

/// All clouds have this digit but the six under polaroids, from left to right; a dash leaves one blank.
fn pictures(view: &str, clouds: [&str; 6], digits: &str, other: u8) -> Table {
    let mut sheet = all_equal(view, other);
    let mut blank = 0;
    for (cloud, digit) in clouds.into_iter().zip(digits.split(' ')) {
        if digit == "-" {
            sheet = sheet.blank(cloud);
            blank += 1;
        } else {
            sheet = sheet.write(&format!("{cloud}={digit}"));
        }
    }
    Table::alone(view, sheet.thorns((37 - blank) % 2))
}

fn winter(digits: &str) -> i32 {
    pictures("AD", ["d1", "a3", "c4", "c5", "a7", "e8"], digits, 7).part("polaroids").unwrap()
}

fn summer(digits: &str) -> i32 {
    pictures("DA", ["c1", "a3", "e4", "d5", "a7", "c8"], digits, 7).part("polaroids").unwrap()
}

#[test]
fn winter_polaroids_are_the_stars_less_the_moons() {
    assert_eq!(winter("5 6 3 1 2 3"), 8, "the rulebook's example");
    assert_eq!(winter("9 9 9 0 0 0"), 27);
}

#[test]
fn winter_polaroids_may_cost_points() {
    let table = pictures("AD", ["d1", "a3", "c4", "c5", "a7", "e8"], "1 2 3 5 6 3", 7);
    assert_eq!(table.part("polaroids"), Some(-8));
    assert_eq!(table.points(), -8);
}

#[test]
fn an_empty_winter_polaroid_counts_nothing() {
    assert_eq!(winter("- 6 3 1 2 3"), 3);
    assert_eq!(winter("5 6 3 - 2 3"), 9);
}

#[test]
fn summer_polaroids_count_different_digits() {
    assert_eq!(summer("1 2 3 5 6 3"), 5, "the rulebook's example");
    assert_eq!(summer("4 4 4 4 4 4"), 1);
    assert_eq!(summer("0 9 2 5 6 3"), 6);
}

#[test]
fn an_empty_summer_polaroid_is_no_digit() {
    assert_eq!(summer("- 2 3 5 6 3"), 4);
    assert_eq!(summer("0 2 3 5 6 3"), 5, "a 0 is one");
}

#[test]
fn summer_polaroids_count_double_when_all_six_step_by_one_from_left_to_right() {
    assert_eq!(summer("1 2 3 4 5 6"), 12);
    assert_eq!(summer("6 5 4 3 2 1"), 12);
    assert_eq!(summer("4 5 6 7 8 9"), 12);
    assert_eq!(summer("1 2 3 4 6 5"), 6, "consecutive, but not in order");
    assert_eq!(summer("4 5 6 1 2 3"), 6, "in order on each panel only");
    assert_eq!(summer("1 2 3 4 5 -"), 5, "one is empty");
    assert_eq!(summer("- 1 2 3 4 5"), 5);
}

#[test]
fn writing_under_a_polaroid_copies_the_digit() {
    let mut table = Table::new(1, "AD");
    table.roll(5, 2).write(5, "a3");
    assert!(
        table
            .told()
            .iter()
            .any(|event| matches!(event, Event::Polaroid { polaroid: 1, digit, .. } if digit.value() == 5))
    );
    table.write(2, "a7");
    assert_eq!(table.part("polaroids"), Some(3));
}

#[test]
fn polaroids_hang_in_ad_and_da_only() {
    for view in ["A", "D", "BC", "EF", "ABC", "DEF"] {
        assert_eq!(Table::new(1, view).part("polaroids"), None, "{view}");
    }
}

/// A grid of EF that is all 1 but for its moons, in the order a2 b6 c4 d3 e1 e5.
fn moons(digits: [u8; 6]) -> Paper {
    let [a2, b6, c4, d3, e1, e5] = digits;
    all_equal("EF", 1).write(&format!("a2={a2} b6={b6} c4={c4} d3={d3} e1={e1} e5={e5}")).thorns(1)
}

#[test]
fn equal_moons_one_after_the_other_win_the_reward_between_them() {
    let table = Table::alone("EF", moons([1, 1, 1, 1, 1, 1]));
    assert_eq!(table.part("garland"), Some(1 + 1 + 2 + 2 + 2));
}

#[test]
fn the_garland_goes_by_the_order_of_writing() {
    // d3-e3 has two clouds, so a 4 in d3 wins two strokes.
    let garland = |order: &[u8]| {
        let sheet = moons([4, 4, 4, 4, 1, 1]).drawn(0, 2).garland(order);
        Table::alone("EF", sheet).part("garland").unwrap()
    };
    assert_eq!(garland(&[4, 4, 4, 4, 1, 1]), 1 + 1 + 2 + 2);
    assert_eq!(garland(&[4, 1, 4, 1, 4, 4]), 2);
    assert_eq!(garland(&[4, 4, 1, 4, 1, 4]), 1);
}

#[test]
fn a_moon_is_hung_next_to_the_last_and_linked_if_equal() {
    let mut table = Table::new(1, "EF");
    table.roll(4, 4).write(4, "e1");
    assert!(table.told().iter().any(|event| matches!(event, Event::Moon { moon: 0, reward: 0, .. })));
    table.write(4, "a2");
    assert!(table.told().iter().any(|event| matches!(event, Event::Moon { moon: 1, reward: 1, .. })));
    assert_eq!(table.part("garland"), Some(1));
}

#[test]
fn a_moon_is_linked_to_the_one_before_it_only() {
    let sheet = moons([4, 1, 1, 1, 1, 1]).blank("b6 c4").garland(&[4, 1, 1, 1]);
    let mut table = Table::alone("EF", sheet);
    table.roll(1, 4).write(4, "c4");
    assert!(table.told().iter().any(|event| matches!(event, Event::Moon { moon: 4, reward: 0, .. })));
    table.write(1, "b6");
    assert!(table.told().iter().any(|event| matches!(event, Event::Moon { moon: 5, reward: 0, .. })));
    assert_eq!(table.part("garland"), Some(1 + 2));
}

#[test]
fn in_dream_in_colours_the_moons_of_d_hang_on_the_garland_too() {
    let mut table = Table::new(1, "DEF");
    table.roll(5, 5).write(5, "a3").write(5, "a6");
    assert_eq!(table.part("garland"), Some(1));
}
