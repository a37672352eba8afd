//! Clocks, by the server's time only. What a clock shows follows from when the entries were stored, so a restart changes
//! nothing.

use reverie_game::{Note, Seat, SeatSet, StandIn, Step, Why};
use reverie_store::Millis;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How time is kept at a table. Whoever runs out of it is played for by a bot until they are back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "server.ts")]
pub enum Clock {
    /// Nobody is in a hurry.
    #[default]
    None,
    /// So many seconds for each decision.
    Move {
        /// Seconds.
        #[schemars(range(min = 5, max = LONGEST))]
        seconds: u32,
    },
    /// So many seconds in all, and some more back whenever a seat has finished what it owed: for play over days.
    Bank {
        /// Seconds at the start.
        #[schemars(range(min = 10, max = LONGEST))]
        seconds: u32,
        /// Seconds given back, never to more than at the start.
        increment: u32,
    },
}

/// Ninety days: beyond that a clock is no clock.
const LONGEST: u32 = 90 * 24 * 3600;

/// The least a bank has when its owner is back, in milliseconds.
const WELCOME_BACK: i64 = 60_000;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Deadlines missed in a row after which the others may turn somebody out without a vote of all.
pub(crate) const VERDICT: u32 = 3;

/// The days off that a player may take in one game.
pub(crate) const DAYS_OFF: u32 = 30;

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

    /// Whether the game is played over days: then there is grace, and there are days off.
    pub fn over_days(self) -> bool {
        self.at_first() >= DAY
    }

    /// How long a first missed deadline of a game over days is looked over: a quarter of the limit, six hours at least
    /// and a day at most.
    fn grace(self) -> i64 {
        if self.over_days() { (self.at_first() / 4).clamp(6 * HOUR, DAY) } else { 0 }
    }

    /// What whoever ran out of time has to begin with again.
    fn least(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Move { .. } => self.at_first(),
            Self::Bank { increment, .. } => {
                self.at_first().min(WELCOME_BACK.max(i64::from(increment) * 1000))
            }
        }
    }
}

/// What a seat's clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct ClockFace {
    /// Whose.
    pub seat: u8,
    /// Milliseconds left when this was sent.
    pub left: i64,
    /// Whether it is running.
    pub running: bool,
    /// Milliseconds of grace after that, before a bot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grace: Option<i64>,
    /// Milliseconds of time off that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off: Option<i64>,
    /// Whole days that may still be taken off, in a game that is played over days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u8>,
    /// Deadlines missed in a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missed: Option<u32>,
}

#[derive(Debug, Clone, Copy)]
struct SeatClock {
    left: i64,
    /// From when on it runs; that may be in the future, for who takes time off.
    since: Option<Millis>,
    /// What was left at its last decision: taking that back gives no new time.
    before: i64,
    /// Deadlines missed in a row.
    missed: u32,
    /// Whether a deadline was ever missed.
    late: bool,
    /// A bot makes the next decision.
    stood_in: bool,
    off_until: Option<Millis>,
    /// Milliseconds taken off so far.
    off: i64,
}

impl SeatClock {
    fn off_left(&self) -> i64 {
        (i64::from(DAYS_OFF) * DAY - self.off).max(0)
    }
}

/// The clocks of a table.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    kind: Clock,
    seats: Vec<SeatClock>,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, seats: u8) -> Self {
        let fresh = SeatClock {
            left: kind.at_first(),
            since: None,
            before: kind.at_first(),
            missed: 0,
            late: false,
            stood_in: false,
            off_until: None,
            off: 0,
        };
        Self { kind, seats: vec![fresh; usize::from(seats)] }
    }

    /// How time is kept.
    pub(crate) const fn kind(&self) -> Clock {
        self.kind
    }

    /// A step was stored at this time; `awaited` owe a decision now.
    pub(crate) fn take<M, R>(&mut self, step: &Step<M, R>, awaited: SeatSet, at: Millis) {
        match step {
            Step::Undo { undo } => self.undo(*undo, at),
            Step::Note(note) => self.note(note, at),
            Step::Entry(_) => {}
        }
        self.step(step.decided_by(), awaited, at);
        if let Some(here) = self.shows(step) {
            self.rest_is_over(here, at);
        }
    }

    /// Who is here, as this step shows: whoever decides without a bot, or says so.
    fn shows<M, R>(&self, step: &Step<M, R>) -> Option<Seat> {
        match step {
            Step::Note(Note::Back(seat) | Note::Sat(seat)) | Step::Undo { undo: seat } => Some(*seat),
            _ => step.decided_by().filter(|&seat| self.missed(seat) == 0),
        }
    }

    /// Somebody is here. Whose time ran out and for whom no bot decided has been waited for: they have time again, and are
    /// not late because the others are back first.
    fn rest_is_over(&mut self, here: Seat, at: Millis) {
        for (seat, clock) in Seat::all(u8::try_from(self.seats.len()).unwrap_or(0)).zip(&mut self.seats) {
            let grace = if clock.late { 0 } else { self.kind.grace() };
            let is_up = clock.since.is_some_and(|since| since.0 + clock.left + grace <= at.0);
            if seat != here && is_up && !clock.stood_in {
                clock.left = self.kind.least();
                clock.since = Some(at);
            }
        }
    }

    /// By `mover`, if a seat decided; `awaited` owe a decision now.
    fn step(&mut self, mover: Option<Seat>, awaited: SeatSet, at: Millis) {
        if self.kind == Clock::None {
            return;
        }
        for (seat, clock) in Seat::all(u8::try_from(self.seats.len()).unwrap_or(0)).zip(&mut self.seats) {
            let running = awaited.contains(seat);
            if mover == Some(seat) && !std::mem::take(&mut clock.stood_in) {
                // Whoever decides is here.
                (clock.missed, clock.off_until) = (0, None);
            }
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
            let from = clock.off_until.map_or(at, |until| until.max(at));
            clock.since = if running { clock.since.or(Some(from)) } else { None };
        }
    }

    /// A seat takes its last decision back: its clock goes on where it was.
    fn undo(&mut self, seat: Seat, at: Millis) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = clock.before;
            clock.since = Some(at);
        }
    }

    fn note(&mut self, note: &Note, at: Millis) {
        let Some(clock) = note.seat().and_then(|seat| self.seats.get_mut(seat.index())) else { return };
        match note {
            // Whoever ran out of time gets enough to begin with.
            Note::Back(_) | Note::Sat(_) => {
                let used = clock.since.map_or(0, |since| (at.0 - since.0).max(0));
                clock.left = (clock.left - used).max(self.kind.least());
                clock.since = clock.since.map(|_| at);
                (clock.missed, clock.off_until) = (0, None);
            }
            Note::Standin(StandIn { why, .. }) => {
                clock.stood_in = true;
                if *why == Why::Late {
                    clock.missed += 1;
                    clock.late = true;
                    clock.left = self.kind.least();
                    clock.since = clock.since.map(|_| at);
                }
            }
            Note::Off(off) => {
                clock.off += (off.until - at.0).max(0);
                clock.off_until = Some(Millis(off.until));
                if let Some(since) = clock.since {
                    // What was used before counts.
                    clock.left -= (at.0 - since.0).max(0);
                    clock.since = Some(Millis(off.until));
                }
            }
            Note::Out(_) | Note::Begun(_) | Note::Rules(_) => {}
        }
    }

    /// How many deadlines a seat has missed in a row.
    pub(crate) fn missed(&self, seat: Seat) -> u32 {
        self.seats.get(seat.index()).map_or(0, |clock| clock.missed)
    }

    /// Milliseconds that a seat may still take off.
    pub(crate) fn off_left(&self, seat: Seat) -> i64 {
        self.seats.get(seat.index()).map_or(0, SeatClock::off_left)
    }

    /// When the next of these seats runs out of time, and of grace.
    pub(crate) fn deadline(&self, of: SeatSet) -> Option<(Millis, Seat)> {
        if self.kind == Clock::None {
            return None;
        }
        of.iter()
            .filter_map(|seat| {
                let clock = self.seats.get(seat.index())?;
                let grace = if clock.late { 0 } else { self.kind.grace() };
                Some((Millis(clock.since?.0 + clock.left + grace), seat))
            })
            .min()
    }

    /// What the clocks show, those of a table that rests standing still.
    pub(crate) fn faces(&self, now: Millis, rests: bool) -> Vec<ClockFace> {
        if self.kind == Clock::None {
            return Vec::new();
        }
        (0..)
            .zip(&self.seats)
            .map(|(seat, clock)| {
                let used = clock.since.filter(|_| !rests).map_or(0, |since| (now.0 - since.0).max(0));
                let grace = if clock.late { 0 } else { self.kind.grace() };
                let left = clock.left - used;
                ClockFace {
                    seat,
                    left: left.max(0),
                    running: clock.since.is_some() && !rests,
                    grace: (grace > 0).then(|| (grace + left.min(0)).max(0)),
                    off: clock.off_until.map(|until| until.0 - now.0).filter(|&left| left > 0),
                    days: self.kind.over_days().then(|| u8::try_from(clock.off_left() / DAY).unwrap_or(0)),
                    missed: (clock.missed > 0).then_some(clock.missed),
                }
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
        assert_eq!(clocks.faces(Millis(20_000), false)[0].left, 40_000);
        clocks.step(Some(seat(0)), only(1), Millis(30_000));
        let face = clocks.faces(Millis(99_000), false)[0];
        assert_eq!((face.left, face.running), (35_000, false));
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
        clocks.take(&Step::<(), ()>::Note(Note::Back(seat(0))), only(0), Millis(700_000));
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

    fn late(number: u8) -> Step<(), ()> {
        Step::Note(Note::Standin(StandIn { seat: seat(number), bot: "engineer".to_owned(), why: Why::Late }))
    }

    fn decides(number: u8) -> Step<(), ()> {
        Step::Entry(reverie_game::Entry::Move { seat: seat(number), mv: () })
    }

    #[test]
    fn whoever_missed_a_deadline_has_time_for_the_next_decision() {
        for kind in [Clock::Move { seconds: 600 }, Clock::Bank { seconds: 600, increment: 5 }] {
            let mut clocks = Clocks::new(kind, 2);
            clocks.step(None, only(0), Millis(0));
            clocks.take(&late(0), only(0), Millis(600_000));
            clocks.take(&decides(0), only(0), Millis(600_000));
            assert_eq!(clocks.missed(seat(0)), 1);
            let (next, _) = clocks.deadline(only(0)).unwrap();
            assert!(next.0 >= 660_000, "{kind:?}: {next:?}");
            // What they decide themselves shows that they are here.
            clocks.take(&decides(0), only(1), Millis(610_000));
            assert_eq!(clocks.missed(seat(0)), 0);
        }
    }

    #[test]
    fn whoever_was_waited_for_has_time_when_the_first_is_back() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 60 }, 2);
        let both = only(0).with(seat(1));
        clocks.step(None, both, Millis(0));
        for number in [0, 1] {
            clocks.take(&late(number), both, Millis(60_000));
            clocks.take(&decides(number), both, Millis(60_000));
        }
        // Both have missed one: the table rests, for a night.
        let morning = Millis(8 * HOUR);
        clocks.take(&Step::<(), ()>::Note(Note::Back(seat(0))), both, morning);
        assert_eq!(clocks.deadline(only(1)), Some((Millis(8 * HOUR + 60_000), seat(1))));
        // Nobody waits for somebody without end: when this is missed, too, they are late.
        clocks.take(&decides(0), both, Millis(8 * HOUR + 30_000));
        assert_eq!(clocks.deadline(only(1)), Some((Millis(8 * HOUR + 60_000), seat(1))));
    }

    #[test]
    fn over_days_the_first_deadline_missed_is_looked_over_for_a_while() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 3 * 24 * 3600 }, 2);
        clocks.step(None, only(0), Millis(0));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(3 * DAY + 18 * HOUR), seat(0))));
        clocks.take(&late(0), only(0), Millis(4 * DAY));
        clocks.take(&decides(0), only(0), Millis(4 * DAY));
        assert_eq!(clocks.deadline(only(0)), Some((Millis(7 * DAY), seat(0))), "once");
    }

    #[test]
    fn days_off_stop_the_clock_and_are_counted() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 5 * 24 * 3600, increment: 3600 }, 1);
        clocks.step(None, only(0), Millis(0));
        let off = Note::Off(reverie_game::TimeOff { seat: seat(0), until: 11 * DAY });
        clocks.take(&Step::<(), ()>::Note(off), only(0), Millis(DAY));
        assert_eq!(clocks.off_left(seat(0)), 20 * DAY);
        let face = clocks.faces(Millis(2 * DAY), false)[0];
        assert_eq!((face.left, face.off, face.days), (4 * DAY, Some(9 * DAY), Some(20)));
        // Four days are left when they are over, and the first delay is looked over.
        assert_eq!(clocks.deadline(only(0)), Some((Millis(15 * DAY + DAY), seat(0))));
    }
}
