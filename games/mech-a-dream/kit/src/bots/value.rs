//! A small net from what is seen of a workshop to the points still to come. Its figures are learned by
//! [`train`](super::train) and lie in `data/workshops.txt`, with the command that made them.

use std::fmt::Write as _;
use std::sync::LazyLock;

use reverie_game::Seat;
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::score::points;
use reverie_mech_a_dream::state::{State, Time};

use super::sight::{Sight, WIDTH};

/// How many things the net makes of what it sees.
pub(crate) const HIDDEN: usize = 32;
/// The net counts in tens of points.
pub(crate) const POINTS: f32 = 10.0;
/// Figures are written as so many parts of one.
const PARTS: f32 = 4096.0;

/// The net. Everything but the first hidden thing counts only above 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Value {
    /// By what is seen.
    pub(crate) seen: Vec<[f32; HIDDEN]>,
    pub(crate) made: [f32; HIDDEN],
}

impl Value {
    /// What was learned.
    pub fn learned() -> &'static Self {
        static LEARNED: LazyLock<Value> = LazyLock::new(|| {
            Value::read(include_str!("../../data/workshops.txt")).expect("our own figures are tested")
        });
        &LEARNED
    }

    /// Reads figures as [`write`](Self::write) wrote them; lines that begin with # are for people. None if they don't
    /// fit.
    pub fn read(text: &str) -> Option<Self> {
        let mut rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let mut row = [0.0; HIDDEN];
            let mut figures = line.split_ascii_whitespace();
            for figure in &mut row {
                *figure = figures.next()?.parse::<i16>().ok().map(f32::from)? / PARTS;
            }
            figures.next().is_none().then_some(row)
        });
        let made = rows.next()??;
        let seen: Vec<[f32; HIDDEN]> = rows.collect::<Option<_>>()?;
        (seen.len() == WIDTH).then_some(Self { seen, made })
    }

    /// The figures as a text.
    pub fn write(&self, about: &str) -> String {
        let mut text = String::new();
        for line in about.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for row in std::iter::once(&self.made).chain(&self.seen) {
            #[allow(clippy::cast_possible_truncation)] // clamped
            let figures =
                row.map(|figure| ((figure * PARTS).round().clamp(-32767.0, 32767.0) as i16).to_string());
            let _ = writeln!(text, "{}", figures.join(" "));
        }
        text
    }

    /// What the net makes of what is seen, before it counts.
    pub(crate) fn hidden(&self, sight: &Sight) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        for (at, amount) in sight.iter() {
            for (sum, figure) in hidden.iter_mut().zip(&self.seen[at]) {
                *sum += amount * figure;
            }
        }
        hidden
    }

    /// The tens of points still to come.
    pub(crate) fn count(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let first = hidden[0] * self.made[0];
        hidden.iter().zip(&self.made).skip(1).fold(first, |sum, (&hidden, made)| sum + hidden.max(0.0) * made)
    }

    /// The points `seat` may hope to end with.
    pub fn of(&self, game: &MechADream, state: &State, seat: Seat) -> f64 {
        let Some(player) = state.players.get(seat.index()) else { return 0.0 };
        let now = f64::from(points(player));
        if state.time == Time::Over {
            return now;
        }
        now + f64::from(POINTS * self.count(&self.hidden(&Sight::of(game, state, seat))))
    }
}
