//! Measuring: which rows there are and what they hold. How fast is never asserted.

use std::time::Duration;

use reverie_daydream::ENTRY;
use reverie_lab::bench;

#[test]
fn every_set_of_options_is_measured_for_the_fewest_and_the_most() {
    let rows = bench::plan(&[&ENTRY], &[]).unwrap();
    assert_eq!(rows.len(), 2 * (ENTRY.option_sets)().len());
}

#[test]
fn a_row_says_what_was_measured() {
    let rows = bench::plan(&[&ENTRY], &[2]).unwrap();
    let row = rows[0].run(Duration::from_millis(5)).unwrap();
    assert_eq!((row.game.as_str(), row.seats), ("daydream", 2));
    assert_eq!(row.state_bytes, size_of::<reverie_daydream::state::State>());
    assert!(row.decisions_per_second > 0.0 && row.games_per_second > 0.0 && row.seconds > 0.0);
    assert!(row.decisions_per_game > 10.0, "two players write a cloud a turn: {}", row.decisions_per_game);
}

#[test]
fn a_number_of_seats_that_no_game_has_is_refused() {
    let refused = bench::plan(&[&ENTRY], &[2, 9]).unwrap_err();
    assert_eq!(refused.key(), "wrong-seats");
}
