//! A running game and those who are late, away or turned out: whose seat it is, and who decides.
//!
//! - **A missed deadline costs a turn, not the game.** A bot decides until the seat owes nothing more or the dealer deals; the
//!   seat stays its owner's, who may decide again at any time.
//! - **Nobody is hurried who keeps nobody waiting.** Where no other person plays, or all of them have missed their last
//!   deadline, the game rests until somebody is back.
//! - **Turning somebody out takes the vote of all others who are here**, two of them at least while they are here
//!   themselves, or the clock's verdict. The seat is a bot's from then on.
//! - **Nobody inherits secrets.** Where the game hides something, a seat that was somebody's, or a bot's, is given to nobody
//!   else while it is under way; only who was turned out may have it back.

use reverie_game::table::Hold;
use reverie_game::{Eyes, Illegal, Note, Seat, SeatSet, StandIn, TimeOff, TurnedOut, Verdict, Why};
use reverie_store::{Guest, GuestId, Phase, SeatRow, Seating, SecretHash, Sitter};

use super::load::awaited;
use super::{Actor, StandsIn};
use crate::clock::{Clocks, VERDICT};
use crate::faults::fault;

/// What is voted on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Motion {
    /// A bot plays the seat until its owner is back.
    StandIn,
    /// A bot plays the seat from now on.
    TurnOut,
}

/// A day, in milliseconds.
const DAY: i64 = 24 * 3_600_000;

impl Actor {
    /// The seats that people play themselves.
    fn people_playing(&self) -> impl Iterator<Item = (Seat, GuestId)> {
        let own = self.row.seats.iter().filter(|row| row.sitter.bot.is_none());
        own.filter_map(|row| Some((Seat::new(row.seat)?, row.sitter.guest?)))
    }

    /// Whether the game waits without a clock: nobody plays but one person, or all have missed their last deadline.
    pub(super) fn rests(&self, clocks: &Clocks) -> bool {
        let mut people = self.people_playing().map(|(_, guest)| guest);
        let first = people.next();
        let alone = !people.any(|other| Some(other) != first);
        alone || self.people_playing().all(|(seat, _)| clocks.missed(seat) > 0)
    }

    /// Whether a seat's own time had run out, though nobody decided for it: the table waited.
    pub(super) fn is_overdue(&self, seat: Seat) -> bool {
        let due = self.clocks.deadline(SeatSet::NONE.with(seat));
        due.is_some_and(|(at, _)| at <= self.app.now())
    }

    /// The bot that suits this table: the weakest that sits here, else one in the middle.
    fn suitable(&self) -> Result<String, Illegal> {
        let kit = self.kit()?;
        let sits = |name: &str| self.row.seats.iter().any(|row| row.sitter.bot.as_deref() == Some(name));
        let level = kit.levels.iter().find(|level| sits(level.name)).or_else(|| kit.middle());
        level.map(|level| level.name.to_owned()).ok_or_else(|| Illegal::new("no-bots"))
    }

    /// Who decides for this seat, if a bot does: its own, or one that stands in.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<String> {
        let sitter = self.sitter(seat).ok()?;
        sitter.bot.or_else(|| self.standing_in.get(&seat).map(|stands| stands.bot.clone()))
    }

    /// What is noted of a bot's decision on a seat that is somebody's.
    pub(super) fn noted(&self, seat: Seat) -> Option<Note> {
        let sitter = self.sitter(seat).ok().filter(|sitter| sitter.guest.is_some())?;
        let stands = self.standing_in.get(&seat).cloned();
        let StandsIn { bot, why } = stands.or(sitter.bot.map(|bot| StandsIn { bot, why: Why::Agreed }))?;
        Some(Note::Standin(StandIn { seat, bot, why }))
    }

    /// The deadline of this seat has passed: a bot decides what is owed now.
    pub(super) fn stand_in_once(&mut self, seat: Seat) -> Result<(), Illegal> {
        let bot = self.suitable()?;
        // A bot takes nothing back: nobody waits for it to.
        if let Some(table) = &mut self.table {
            let _ = table.hold(seat, Hold::Off);
        }
        self.standing_in.insert(seat, StandsIn { bot, why: Why::Late });
        self.tell_people();
        Ok(())
    }

    /// A bot has decided for this seat; it goes on if more is owed and nothing came in between.
    pub(super) fn stood_in(&mut self, seat: Seat, dealt: bool) {
        let owes = self.table.as_ref().is_some_and(|table| awaited(&**table).contains(seat));
        let for_good = self.sitter(seat).is_ok_and(|sitter| sitter.bot.is_some());
        if let Some(stands) = self.standing_in.get_mut(&seat) {
            // One deadline was missed, however much was owed.
            stands.why = Why::Still;
            if !for_good && (dealt || !owes) {
                self.standing_in.remove(&seat);
                self.tell_people();
            }
        }
    }

    /// Somebody agrees to a motion about a seat, or no longer does.
    pub(super) async fn vote(
        &mut self,
        guest: GuestId,
        seat: Seat,
        motion: Motion,
        agree: bool,
    ) -> Result<u32, Illegal> {
        if self.row.phase != Phase::Play {
            return Err(Illegal::not_now("not-in-play"));
        }
        let sitter = self.sitter(seat)?;
        let bot_plays = motion == Motion::StandIn && sitter.bot.is_some();
        let Some(owner) = sitter.guest.filter(|_| !bot_plays) else {
            return Err(Illegal::not_now("bot-already"));
        };
        let own = self.seats_of(guest);
        if own.is_empty() || owner == guest {
            return Err(Illegal::not_allowed("others-decide"));
        }
        let verdict = motion == Motion::TurnOut && self.clocks.missed(seat) >= VERDICT;
        let here = self.is_here(owner) || self.left_just_now(owner);
        let others: SeatSet = self
            .people_playing()
            .filter(|(_, other)| *other != owner && self.is_here(*other))
            .map(|(seat, _)| seat)
            .collect();
        if here && motion == Motion::StandIn {
            return Err(Illegal::not_now("owner-is-here"));
        }
        if here && !verdict && self.guests_on(others) < 2 {
            return Err(Illegal::not_now("out-takes-two"));
        }
        let mut votes = self.votes.get(&(seat, motion)).copied().unwrap_or_default();
        for own in own.iter() {
            votes = if agree { votes.with(own) } else { votes.without(own) };
        }
        self.votes.insert((seat, motion), votes);
        if !agree || !(verdict || others.minus(votes).is_empty()) {
            self.tell_people();
            return Ok(self.number);
        }
        match motion {
            Motion::StandIn => {
                self.votes.remove(&(seat, motion));
                if let Some(table) = &mut self.table {
                    let _ = table.hold(seat, Hold::Off);
                }
                let bot = self.suitable()?;
                self.give(seat, Sitter { bot: Some(bot.clone()), ..sitter }).await?;
                self.standing_in.insert(seat, StandsIn { bot, why: Why::Agreed });
                Ok(self.number)
            }
            Motion::TurnOut => {
                self.turn_out(seat, if verdict { Verdict::Clock } else { Verdict::Vote }).await
            }
        }
    }

    /// How many guests sit on these seats.
    fn guests_on(&self, seats: SeatSet) -> usize {
        let mut guests: Vec<GuestId> =
            self.people_playing().filter(|(seat, _)| seats.contains(*seat)).map(|(_, guest)| guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests.len()
    }

    /// Seats of those who have left the server for good are bots' from now on.
    pub(super) async fn let_go_who_left(&mut self) {
        let left: Vec<Seat> = self
            .row
            .seats
            .iter()
            .filter(|row| {
                row.sitter.guest.and_then(|guest| self.guests.get(&guest)).is_some_and(Guest::has_left)
            })
            .filter_map(|row| Seat::new(row.seat))
            .collect();
        for seat in left {
            if let Err(reason) = self.turn_out(seat, Verdict::Left).await {
                fault("a seat could not be given to a bot", &reason, Some(&self.id));
            }
        }
    }

    /// The owner of a seat is turned out: it stands in the log and the record, and the seat is a bot's.
    async fn turn_out(&mut self, seat: Seat, by: Verdict) -> Result<u32, Illegal> {
        let from = self.sitter(seat)?;
        let bot = self.suitable()?;
        // Whoever left for good never wants it back.
        let former = from.guest.filter(|_| by != Verdict::Left);
        let to = Sitter { guest: None, bot: Some(bot.clone()), former };
        let seating = Seating { seat: seat.number(), from, to, spends: None };
        if let Some(table) = &mut self.table {
            let _ = table.hold(seat, Hold::Off);
        }
        let number = self.note(Note::Out(TurnedOut { seat, bot, by }), Some(seating)).await?;
        self.votes.retain(|(of, _), _| *of != seat);
        self.standing_in.remove(&seat);
        self.show_out("voted-out", |person| person.eyes == Eyes::Seat(seat));
        self.reseat().await;
        Ok(number)
    }

    /// The host asks for somebody to be turned out: only the clock can have said so already.
    pub(super) async fn kick_from_play(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.clocks.missed(seat) < VERDICT {
            return Err(Illegal::not_allowed("kick-takes-a-vote").with("missed", VERDICT));
        }
        self.turn_out(seat, Verdict::Clock).await.map(drop)
    }

    /// The owner of a seat is here again: takes it back from a bot that stands in, and has time to begin with.
    pub(super) async fn back(&mut self, guest: GuestId, seat: Seat) -> Result<u32, Illegal> {
        self.owns(guest, seat)?;
        if self.row.phase != Phase::Play {
            return Err(Illegal::not_now("not-in-play"));
        }
        let sitter = self.sitter(seat)?;
        let stood_in = self.standing_in.remove(&seat).is_some();
        if sitter.bot.is_some() {
            self.give(seat, Sitter { bot: None, ..sitter }).await?;
        } else if !stood_in && self.clocks.missed(seat) == 0 && !self.is_overdue(seat) && !self.is_off(seat) {
            return Err(Illegal::not_now("no-bot-here"));
        }
        let number = self.note(Note::Back(seat), None).await?;
        self.tell_people();
        Ok(number)
    }

    fn is_off(&self, seat: Seat) -> bool {
        let faces = self.clocks.faces(self.app.now(), false);
        faces.get(seat.index()).is_some_and(|face| face.off.is_some())
    }

    /// The owner of a seat takes some days off.
    pub(super) async fn take_off(&mut self, guest: GuestId, seat: Seat, days: u8) -> Result<u32, Illegal> {
        self.in_play(guest, seat)?;
        if !self.clocks.kind().over_days() {
            return Err(Illegal::not_now("no-days-off"));
        }
        let time = i64::from(days) * DAY;
        let left = self.clocks.off_left(seat);
        if days == 0 || time > left {
            return Err(Illegal::new("too-many-days-off").with("left", left / DAY));
        }
        let until = self.app.now().0 + time;
        self.note(Note::Off(TimeOff { seat, until }), None).await
    }

    /// Whether somebody may sit down on a seat of a running game: where nothing is hidden, anybody who has no seat here;
    /// else only who was turned out of it.
    pub(super) fn may_take(&self, guest: GuestId, row: &SeatRow) -> Result<(), Illegal> {
        let seat = row.seat + 1;
        if row.sitter.guest.is_some() {
            return Err(Illegal::not_now("seat-taken").with("seat", seat));
        }
        if row.sitter.former == Some(guest) {
            return Ok(());
        }
        if !self.seats_of(guest).is_empty() {
            return Err(Illegal::not_allowed("one-seat-each"));
        }
        let open = self.table.as_ref().is_some_and(|table| table.setting().is_open);
        if open { Ok(()) } else { Err(Illegal::not_allowed("seat-has-secrets").with("seat", seat)) }
    }

    /// Somebody sits down by a link.
    pub(super) async fn sit_down(
        &mut self,
        guest: GuestId,
        seat: Seat,
        link: SecretHash,
    ) -> Result<(), Illegal> {
        match self.row.phase {
            Phase::Lobby => {
                let used = self.app.store.use_link(self.tenure(), link, guest, self.app.now()).await;
                used.map_err(|failure| match failure {
                    reverie_store::Failure::Missing => Illegal::not_there("link-void"),
                    other => self.failed(other),
                })?;
            }
            Phase::Play => {
                let row = self.row.seats.iter().find(|row| row.seat == seat.number());
                let row = row.ok_or_else(|| Illegal::no_such_seat(seat.number(), self.row.seats.len()))?;
                self.may_take(guest, row)?;
                let from = row.sitter.clone();
                let seating =
                    Seating { seat: seat.number(), from, to: Sitter::guest(guest), spends: Some(link) };
                self.note(Note::Sat(seat), Some(seating)).await?;
            }
            Phase::Over | Phase::Closed => return Err(Illegal::not_now("not-in-play")),
        }
        self.reseat().await;
        Ok(())
    }
}
