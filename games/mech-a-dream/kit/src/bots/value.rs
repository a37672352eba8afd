//! What a workshop is worth: its points, and what a small net makes of its features. The weights are learned by
//! [`train`](super::train) and lie in `data/workshops.txt`, with the command that made them.

use std::cell::RefCell;
use std::sync::LazyLock;

use reverie_bots::learner::{self, Seen, Unreadable, read};
use reverie_game::Seat;
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::score::points;
use reverie_mech_a_dream::state::{State, Time};

use super::features::{FEATURES, tell};

/// The net: 32 units over the features. It counts in tens of points.
pub type Value = learner::Value<32>;

/// How many points the net counts as one.
pub(crate) const POINTS: f32 = 10.0;

/// What was learned.
pub fn learned() -> &'static Value {
    static LEARNED: LazyLock<Value> = LazyLock::new(|| {
        from_file(include_str!("../../data/workshops.txt")).expect("our own weights are tested")
    });
    &LEARNED
}

/// Weights as they are shipped.
pub fn from_file(text: &str) -> Result<Value, Unreadable> {
    read(text, &FEATURES.all, Value::nothing(&FEATURES.all))
}

thread_local! {
    /// Scratch paper.
    static SEEN: RefCell<Seen> = RefCell::default();
}

/// The points `seat` may hope to end with.
pub fn worth(value: &Value, game: &MechADream, state: &State, seat: Seat) -> f64 {
    let Some(player) = state.players.get(seat.index()) else { return 0.0 };
    let now = f64::from(points(player));
    if state.time == Time::Over {
        return now;
    }
    SEEN.with_borrow_mut(|seen| {
        seen.clear();
        tell(game, state, seat, seen);
        now + f64::from(POINTS * value.of_seen(seen))
    })
}
