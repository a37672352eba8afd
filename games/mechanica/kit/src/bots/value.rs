//! What the features weigh.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use reverie_bots::learner::{self, Unreadable, read};
use reverie_game::Seat;
use reverie_mechanica::Mechanica;
use reverie_mechanica::state::State;

use super::features::{FEATURES, sure, tell};

/// What `reverie lab train mechanica` wrote.
const OWN_ALONE: &str = include_str!("../../data/alone.txt");
const OWN_TOGETHER: &str = include_str!("../../data/together.txt");

/// What every feature weighs, in points.
pub(super) type Value = learner::Value<1>;

/// Tells weights from all others that there were since the program began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Name(u64);

impl Name {
    fn new() -> Self {
        static GIVEN: AtomicU64 = AtomicU64::new(0);
        Self(GIVEN.fetch_add(1, Ordering::Relaxed))
    }
}

/// What is known of games for so many seats.
#[derive(Debug, Clone)]
pub struct Weights {
    value: Value,
    /// What they are remembered by.
    pub(super) name: Name,
}

impl Weights {
    pub(super) fn new(value: Value) -> Self {
        Self { value, name: Name::new() }
    }

    /// The points a seat may hope for; when alone, beyond ARMAND-0's.
    pub(super) fn worth(&self, game: &Mechanica, state: &State, seat: Seat) -> f64 {
        sure(game, state, seat) + f64::from(self.value.of(|sum| tell(game, state, seat, sum)))
    }

    /// Those that were learned, for a game with so many seats.
    pub fn own(seats: u8) -> &'static Self {
        static OWN: LazyLock<[Weights; 2]> = LazyLock::new(|| {
            [(OWN_ALONE, 1), (OWN_TOGETHER, 2)].map(|(text, seats)| {
                Weights::new(from_file(text, seats).expect("our own weights are checked by the tests"))
            })
        });
        &OWN[usize::from(seats > 1)]
    }
}

/// Weights as they are shipped.
pub(super) fn from_file(text: &str, seats: u8) -> Result<Value, Unreadable> {
    read(text, &FEATURES.all, guessed(seats))
}

/// What one may guess before anything was learned: what comes in counts, and can be spent.
pub(super) fn guessed(seats: u8) -> Value {
    let features = LazyLock::force(&FEATURES);
    let mut value = Value::nothing(&features.all);
    let both = [
        (features.spend, 0.9),
        (features.spend_early, 0.9),
        (features.keep, 0.9),
        (features.premium_next, 0.8),
        (features.premium, 0.6),
        (features.wallet, 0.3),
        (features.first_coins, 0.7),
    ];
    let alone = [
        (features.overactive, -12.0),
        (features.rival_cheapest, -0.5),
        (features.rival_dearest, -0.5),
        (features.rival_later, -0.2),
    ];
    let alone = if seats == 1 { &alone[..] } else { &[] };
    for &(feature, weight) in both.iter().chain(alone) {
        value.weight_mut(feature.late)[0] = weight;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_weights_can_be_read() {
        for (text, seats) in [(OWN_ALONE, 1), (OWN_TOGETHER, 2)] {
            assert_eq!(from_file(text, seats).map(|_| ()), Ok(()));
        }
    }
}
