//! How far along a long run is: a bar on the terminal, nothing where there is none.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for this many games, drawn on standard error while that is a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

/// No bar at all: for tests, and for those who only want the numbers.
pub fn none() -> ProgressBar {
    ProgressBar::hidden()
}
