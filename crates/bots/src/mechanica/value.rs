//! What the signs weigh.

use std::hash::Hasher;
use std::sync::LazyLock;

use reverie_game::Seat;
use reverie_mechanica::Mechanica;
use reverie_mechanica::state::State;
use rustc_hash::FxHasher;

use super::signs::{Signs, look, sign};

/// What `reverie lab train mechanica` wrote.
const OWN: &str = include_str!("../../data/mechanica.txt");

/// How much each sign weighs, in points.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// Against ARMAND-0.
    pub(super) alone: Signs,
    /// Against others.
    pub(super) together: Signs,
    /// A number that tells these weights from others.
    pub(super) mark: u64,
}

impl Default for Weights {
    /// Before anything was learned: what comes in counts, and can be spent.
    fn default() -> Self {
        let mut alone = [0.0; sign::SIGNS];
        alone[sign::SPEND] = 0.9;
        alone[sign::SPEND_EARLY] = 0.9;
        alone[sign::KEEP] = 0.9;
        alone[sign::PREMIUM_NEXT] = 0.8;
        alone[sign::PREMIUM] = 0.6;
        alone[sign::WALLET] = 0.3;
        alone[sign::FIRST_COINS] = 0.7;
        let together = alone;
        alone[sign::OVERACTIVE] = -12.0;
        alone[sign::RIVAL_CHEAPEST] = -0.5;
        alone[sign::RIVAL_DEAREST] = -0.5;
        alone[sign::RIVAL_LATER] = -0.2;
        Self::new(&alone, &together)
    }
}

impl Weights {
    pub(super) fn new(alone: &Signs, together: &Signs) -> Self {
        let mut hasher = FxHasher::default();
        for weight in alone.iter().chain(together) {
            hasher.write_u64(weight.to_bits());
        }
        Self { alone: *alone, together: *together, mark: hasher.finish() }
    }

    /// The same with these for so many seats.
    pub(super) fn with(&self, seats: u8, signs: &Signs) -> Self {
        if seats == 1 { Self::new(signs, &self.together) } else { Self::new(&self.alone, signs) }
    }

    /// Those for so many seats.
    pub(super) const fn of(&self, seats: u8) -> &Signs {
        if seats == 1 { &self.alone } else { &self.together }
    }

    /// The points a seat may hope for; when alone, beyond ARMAND-0's.
    pub(super) fn worth(&self, game: &Mechanica, state: &State, seat: Seat) -> f64 {
        let sight = look(game, state, seat);
        sight.sure + weigh(self.of(state_seats(state)), &sight.signs)
    }

    /// Those that were learned.
    pub fn own() -> &'static Self {
        static OWN_WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::read(OWN).expect("our own weights are checked by the tests"));
        &OWN_WEIGHTS
    }

    /// Two lines of numbers, for playing alone and together; what begins with # tells how they came to be.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut row = || -> Option<Signs> {
            let numbers: Option<Vec<f64>> =
                lines.next()?.split_whitespace().map(|one| one.parse().ok()).collect();
            numbers?.try_into().ok()
        };
        Some(Self::new(&row()?, &row()?))
    }

    /// As they are read.
    pub fn written(&self) -> String {
        let row = |signs: &Signs| signs.map(|weight| format!("{weight:.3}")).join(" ");
        format!("{}\n{}\n", row(&self.alone), row(&self.together))
    }
}

fn state_seats(state: &State) -> u8 {
    u8::try_from(state.factories.len()).unwrap_or(u8::MAX)
}

pub(super) fn weigh(weights: &Signs, signs: &Signs) -> f64 {
    weights.iter().zip(signs).map(|(weight, sign)| weight * sign).sum()
}
