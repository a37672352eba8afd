//! What the signs weigh.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use reverie_game::{Game, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::state::State;

use super::marks::MARKS;
use super::signs::sign::SIGNS;
use super::signs::{Sight, look, sign};

/// What `reverie lab train mechanica` wrote.
const OWN_ALONE: &str = include_str!("../../data/alone.txt");
const OWN_TOGETHER: &str = include_str!("../../data/together.txt");

/// How much everything weighs, in points: each sign at the end of a game, how much more at its beginning, and each mark of a
/// floor at the beginning.
pub(super) type Weighing = Vec<f64>;
/// Where what signs weigh more at the beginning has its place, and where marks have theirs.
pub(super) const EARLY: usize = SIGNS;
pub(super) const FLOOR: usize = 2 * SIGNS;
/// How many there are.
pub(super) const WEIGHTS: usize = FLOOR + MARKS;

/// Tells weights from all others that there were since the program began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Name(u64);

impl Name {
    fn new() -> Self {
        static GIVEN: AtomicU64 = AtomicU64::new(0);
        Self(GIVEN.fetch_add(1, Ordering::Relaxed))
    }
}

/// What was learned.
#[derive(Debug, Clone)]
pub struct Weights {
    /// Against ARMAND-0.
    pub(super) alone: Weighing,
    /// Against others.
    pub(super) together: Weighing,
    /// What they are remembered by.
    pub(super) name: Name,
}

/// The same where they weigh the same, whatever their names.
impl PartialEq for Weights {
    fn eq(&self, other: &Self) -> bool {
        self.alone == other.alone && self.together == other.together
    }
}

impl Default for Weights {
    /// Before anything was learned: what comes in counts, and can be spent.
    fn default() -> Self {
        let mut alone = vec![0.0; WEIGHTS];
        alone[sign::SPEND] = 0.9;
        alone[sign::SPEND_EARLY] = 0.9;
        alone[sign::KEEP] = 0.9;
        alone[sign::PREMIUM_NEXT] = 0.8;
        alone[sign::PREMIUM] = 0.6;
        alone[sign::WALLET] = 0.3;
        alone[sign::FIRST_COINS] = 0.7;
        let together = alone.clone();
        alone[sign::OVERACTIVE] = -12.0;
        alone[sign::RIVAL_CHEAPEST] = -0.5;
        alone[sign::RIVAL_DEAREST] = -0.5;
        alone[sign::RIVAL_LATER] = -0.2;
        Self::new(alone, together)
    }
}

impl Weights {
    pub(super) fn new(alone: Weighing, together: Weighing) -> Self {
        Self { alone, together, name: Name::new() }
    }

    /// The same with these for so many seats.
    pub(super) fn with(self, seats: u8, weighing: Weighing) -> Self {
        if seats == 1 { Self::new(weighing, self.together) } else { Self::new(self.alone, weighing) }
    }

    /// Those for so many seats.
    pub(super) const fn of(&self, seats: u8) -> &Weighing {
        if seats == 1 { &self.alone } else { &self.together }
    }

    /// The points a seat may hope for; when alone, beyond ARMAND-0's.
    pub(super) fn worth(&self, game: &Mechanica, state: &State, seat: Seat) -> f64 {
        let sight = look(game, state, seat);
        sight.sure + weigh(self.of(game.seats()), &sight)
    }

    /// Those that were learned.
    pub fn own() -> &'static Self {
        static OWN: LazyLock<Weights> = LazyLock::new(|| {
            let own = Weights::read(OWN_ALONE, OWN_TOGETHER);
            own.expect("our own weights are checked by the tests")
        });
        &OWN
    }

    /// From the files for playing alone and together.
    pub fn read(alone: &str, together: &str) -> Option<Self> {
        Some(Self::new(read(alone)?, read(together)?))
    }

    /// The file for so many seats.
    pub fn written(&self, seats: u8) -> String {
        written(self.of(seats))
    }
}

/// Three lines of numbers: signs at the end, at the beginning, and marks. What begins with # tells how they came to be.
pub(super) fn read(text: &str) -> Option<Weighing> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut all = Weighing::with_capacity(WEIGHTS);
    for end in [EARLY, FLOOR, WEIGHTS] {
        for number in lines.next()?.split_whitespace() {
            all.push(number.parse().ok()?);
        }
        if all.len() != end {
            return None;
        }
    }
    Some(all)
}

/// As they are read.
pub(super) fn written(weighing: &Weighing) -> String {
    let mut text = String::new();
    for row in [&weighing[..EARLY], &weighing[EARLY..FLOOR], &weighing[FLOOR..]] {
        let numbers: Vec<String> = row.iter().map(|&weight| rounded(weight)).collect();
        text.push_str(&numbers.join(" "));
        text.push('\n');
    }
    text
}

/// In thousandths; most weigh nothing.
fn rounded(weight: f64) -> String {
    if weight.abs() < 0.0005 { "0".to_owned() } else { format!("{weight:.3}") }
}

pub(super) fn weigh(weighing: &Weighing, sight: &Sight) -> f64 {
    let (signs, floor) = weighing.split_at(FLOOR);
    let (late, early) = signs.split_at(EARLY);
    let both = late.iter().zip(early).map(|(late, early)| late + early * sight.share);
    let marks: f64 = sight.marks.iter().filter_map(|&mark| floor.get(usize::from(mark))).sum();
    both.zip(&sight.signs).map(|(weight, sign)| weight * sign).sum::<f64>() + sight.share * marks
}
