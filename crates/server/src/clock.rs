//! Clocks, by the server's time only. What a clock shows follows from when the entries were stored, so a restart changes
//! nothing.

use reverie_game::{Seat, SeatSet};
use reverie_store::Millis;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How time is kept at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "server.ts")]
pub enum Clock {
    /// Nobody is in a hurry.
    #[default]
    None,
    /// So many seconds for each decision.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds in all, and some more back whenever a seat has finished what it owed: for play over days.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds given back, never to more than at the start.
        increment: u32,
    },
}

/// Ninety days: beyond that a clock is no clock.
const LONGEST: u32 = 90 * 24 * 3600;

/// The least a bank has when its owner is back, in milliseconds.
const WELCOME_BACK: i64 = 60_000;

impl Clock {
    /// Whether such a clock makes sense.
    pub fn sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::Move { seconds } => (5..=LONGEST).contains(&seconds),
            Self::Bank { seconds, increment } => (10..=LONGEST).contains(&seconds) && increment <= seconds,
        }
    }

    fn at_first(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Move { seconds } | Self::Bank { seconds, .. } => i64::from(seconds) * 1000,
        }
    }
}

/// What a seat's clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "server.ts")]
pub struct ClockFace {
    /// Whose.
    pub seat: u8,
    /// Milliseconds left when this was sent.
    pub left: i64,
    /// Whether it is running.
    pub running: bool,
}

#[derive(Debug, Clone, Copy)]
struct SeatClock {
    left: i64,
    since: Option<Millis>,
    /// What was left at its last decision: taking that back gives no new time.
    before: i64,
}

/// The clocks of a table.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    kind: Clock,
    seats: Vec<SeatClock>,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, seats: u8) -> Self {
        Self {
            kind,
            seats: vec![
                SeatClock { left: kind.at_first(), since: None, before: kind.at_first() };
                usize::from(seats)
            ],
        }
    }

    /// Something was stored at this time: by `mover`, if a seat decided; `awaited` owe a decision now.
    pub(crate) fn step(&mut self, mover: Option<Seat>, awaited: SeatSet, at: Millis) {
        if self.kind == Clock::None {
            return;
        }
        for (seat, clock) in Seat::all(u8::try_from(self.seats.len()).unwrap_or(0)).zip(&mut self.seats) {
            let running = awaited.contains(seat);
            if let Some(since) = clock.since
                && (mover == Some(seat) || !running)
            {
                let used = (at.0 - since.0).max(0);
                clock.before = (clock.left - used).max(0);
                clock.left = match self.kind {
                    Clock::None => 0,
                    Clock::Move { .. } => self.kind.at_first(),
                    Clock::Bank { increment, .. } => {
                        let back = if running { 0 } else { i64::from(increment) * 1000 };
                        (clock.left - used + back).clamp(0, self.kind.at_first())
                    }
                };
                clock.since = None;
            }
            clock.since = if running { clock.since.or(Some(at)) } else { None };
        }
    }

    /// A seat takes its last decision back: its clock goes on where it was.
    pub(crate) fn undo(&mut self, seat: Seat, at: Millis) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = clock.before;
            clock.since = Some(at);
        }
    }

    /// The owner of a seat is back from being away: whoever ran out of time gets enough to begin with.
    pub(crate) fn back(&mut self, seat: Seat, at: Millis) {
        let least = match self.kind {
            Clock::None => 0,
            Clock::Move { .. } => self.kind.at_first(),
            Clock::Bank { increment, .. } => {
                self.kind.at_first().min(WELCOME_BACK.max(i64::from(increment) * 1000))
            }
        };
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            let used = clock.since.map_or(0, |since| (at.0 - since.0).max(0));
            clock.left = (clock.left - used).max(least);
            clock.since = clock.since.map(|_| at);
        }
    }

    /// When the next of these seats runs out of time.
    pub(crate) fn deadline(&self, of: SeatSet) -> Option<(Millis, Seat)> {
        if self.kind == Clock::None {
            return None;
        }
        of.iter()
            .filter_map(|seat| {
                let clock = self.seats.get(seat.index())?;
                Some((Millis(clock.since?.0 + clock.left), seat))
            })
            .min()
    }

    pub(crate) fn faces(&self, now: Millis) -> Vec<ClockFace> {
        if self.kind == Clock::None {
            return Vec::new();
        }
        (0..)
            .zip(&self.seats)
            .map(|(seat, clock)| {
                let used = clock.since.map_or(0, |since| (now.0 - since.0).max(0));
                ClockFace { seat, left: (clock.left - used).max(0), running: clock.since.is_some() }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn only(number: u8) -> SeatSet {
        SeatSet::NONE.with(seat(number))
    }

    #[test]
    fn a_bank_loses_what_was_used_and_gets_its_increment_when_nothing_more_is_owed() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 }, 2);
        clocks.step(None, only(0), Millis(0));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(60_000), seat(0))));
        // A first decision, and another is owed: no increment yet.
        clocks.step(Some(seat(0)), only(0), Millis(20_000));
        assert_eq!(clocks.faces(Millis(20_000))[0].left, 40_000);
        clocks.step(Some(seat(0)), only(1), Millis(30_000));
        assert_eq!(clocks.faces(Millis(99_000))[0], ClockFace { seat: 0, left: 35_000, running: false });
    }

    #[test]
    fn a_move_clock_starts_anew_with_each_decision() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 30 }, 2);
        clocks.step(None, only(0).with(seat(1)), Millis(0));
        clocks.step(Some(seat(0)), only(0).with(seat(1)), Millis(20_000));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(50_000), seat(0))));
        assert_eq!(clocks.deadline(only(0).with(seat(1))), Some((Millis(30_000), seat(1))));
    }

    #[test]
    fn taking_a_decision_back_gives_no_new_time() {
        for kind in [Clock::Move { seconds: 60 }, Clock::Bank { seconds: 60, increment: 30 }] {
            let mut clocks = Clocks::new(kind, 1);
            clocks.step(None, only(0), Millis(0));
            clocks.step(Some(seat(0)), SeatSet::NONE, Millis(20_000));
            clocks.undo(seat(0), Millis(25_000));
            clocks.step(None, only(0), Millis(25_000));
            assert_eq!(clocks.deadline(only(0)), Some((Millis(65_000), seat(0))), "{kind:?}");
        }
    }

    #[test]
    fn whoever_ran_out_of_time_and_is_back_can_begin_again() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 600, increment: 5 }, 1);
        clocks.step(None, only(0), Millis(0));
        clocks.back(seat(0), Millis(700_000));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(760_000), seat(0))));
    }

    #[test]
    fn others_moving_does_not_touch_a_running_clock() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 }, 2);
        let both = only(0).with(seat(1));
        clocks.step(None, both, Millis(0));
        clocks.step(Some(seat(1)), only(0), Millis(10_000));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(60_000), seat(0))));
    }
}
