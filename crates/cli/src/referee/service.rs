//! The referee: one table at a time, and what each request does to it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use reverie_game::table::{Act, Hold, Telling};
use reverie_game::{Chance, Dealer, Eyes, GameEntry, Illegal, Luck, Seat, Seed, Table};
use reverie_kit::{Asked, Kit, Level, Mind};
use reverie_text::Voice;

use super::fault::Fault;
use super::protocol::{Elsewhere, Fields, NewTable, Request, SeatNumber, Wanted};
use super::reply::{Payload, Reply};
use crate::games;

/// One table at a time.
pub(super) struct Referee {
    voice: &'static Voice,
    /// The bot that decides where a request names none.
    level: Option<String>,
    table: Option<Box<dyn Table>>,
}

impl Referee {
    /// Nothing on the table yet.
    pub(super) const fn new(voice: &'static Voice, level: Option<String>) -> Self {
        Self { voice, level, table: None }
    }

    /// Obeys a line, or says why not; then the table is as it was.
    pub(super) fn answer(&mut self, line: &[u8]) -> Reply {
        let mut fields = match Fields::read(line) {
            Ok(fields) => fields,
            Err(fault) => return Reply::new(None, Err(fault), self.voice),
        };
        let id = fields.id();
        // Rules that panic are a bug of ours, but no reason to take a driver's evening away: whatever changes a table
        // changes a copy of it, so the one there is whole.
        let outcome = catch_unwind(AssertUnwindSafe(|| self.obey(Request::read(fields)?)));
        Reply::new(id, outcome.unwrap_or(Err(Fault::Bug)), self.voice)
    }

    /// For a line that was passed over.
    pub(super) fn too_long(&self) -> Reply {
        Reply::new(None, Err(Fault::LineTooLong), self.voice)
    }

    fn obey(&mut self, request: Request) -> Result<Payload, Fault> {
        match request {
            Request::Games => Ok(Payload::Games(games::list(self.voice))),
            Request::New { seats, table } => {
                let (entry, chance) = prepare(&table)?;
                Ok(self.put_on((entry.open)(seat_count(entry, seats)?, &table.options, chance)?))
            }
            Request::Load { seats, table, state } => {
                let (entry, chance) = prepare(&table)?;
                let load = |seats| (entry.load)(seats, &table.options, chance, &state);
                let loaded = match seats {
                    Some(seats) => load(seat_count(entry, seats)?),
                    None => fitting(entry, load),
                };
                Ok(self.put_on(loaded?))
            }
            Request::Replay { record } => {
                let (record, entry) = reverie_catalog::recorded(&record.to_string())?;
                Ok(self.put_on((entry.replay)(&record)?))
            }
            Request::Turn => Ok(Payload::Turn { turn: self.table()?.turn() }),
            Request::Standings => Ok(Payload::Standings { standings: self.table()?.standings() }),
            Request::Legal { seat } => Ok(Payload::Legal(self.table()?.legal(self.seat(seat)?)?)),
            Request::View { eyes } => {
                let eyes = Eyes::from(eyes.map(|seat| self.seat(seat)).transpose()?);
                Ok(Payload::View { view: self.table()?.view(eyes)? })
            }
            Request::State => {
                let table = self.table()?;
                Ok(Payload::Position {
                    game: table.setting().game,
                    seats: table.setting().seats,
                    options: table.options(),
                    state: table.state(),
                })
            }
            Request::Record { seed } => Ok(Payload::Record { record: Box::new(self.table()?.record(seed)) }),
            Request::Bot { seat, level, seed } => self.think(seat, level.as_deref(), seed),
            Request::Choose { elsewhere, level, seed } => self.choose(&elsewhere, level.as_deref(), seed),
            Request::Play { seat, mv } => self.change(seat, |table, seat| then(table, Act::Play(seat, &mv))),
            Request::Say { seat, text } => {
                self.change(seat, |table, seat| then(table, Act::Say(seat, &text)))
            }
            Request::Hold { seat, on } => self.change(seat, |table, seat| {
                table.hold(seat, if on { Hold::On } else { Hold::Off })?;
                // Nobody may be left to wait for.
                Ok(table.settle())
            }),
            Request::Confirm { seat } => self.change(seat, |table, seat| {
                table.hold(seat, Hold::Confirm)?;
                Ok(table.settle())
            }),
            Request::Roll { roll } => self.change_table(|table| Ok(table.act(Act::Roll(&roll))?.told)),
            Request::Undo { seat } => {
                self.change(seat, |table, seat| Ok(table.act(Act::Undo(seat))?.told))?;
                Ok(Payload::Turn { turn: self.table()?.turn() })
            }
        }
    }

    fn table(&self) -> Result<&dyn Table, Fault> {
        self.table.as_deref().ok_or(Fault::NoGame)
    }

    fn seat(&self, number: SeatNumber) -> Result<Seat, Fault> {
        let seats = self.table()?.setting().seats;
        let seat = u8::try_from(number.0).ok().filter(|&seat| seat < seats).and_then(Seat::new);
        seat.ok_or_else(|| Illegal::no_such_seat(number.0, seats).into())
    }

    /// A new table takes the place of the old one, once everything on it is found to be in order.
    fn put_on(&mut self, mut table: Box<dyn Table>) -> Payload {
        let events = table.settle();
        self.commit(table, events)
    }

    fn change(
        &mut self,
        seat: SeatNumber,
        act: impl FnOnce(&mut dyn Table, Seat) -> Result<Vec<Telling>, Illegal>,
    ) -> Result<Payload, Fault> {
        let seat = self.seat(seat)?;
        self.change_table(|table| act(table, seat))
    }

    fn change_table(
        &mut self,
        act: impl FnOnce(&mut dyn Table) -> Result<Vec<Telling>, Illegal>,
    ) -> Result<Payload, Fault> {
        let mut table = self.table()?.fork();
        let events = act(table.as_mut())?;
        Ok(self.commit(table, events))
    }

    fn commit(&mut self, table: Box<dyn Table>, events: Vec<Telling>) -> Payload {
        let turn = table.turn();
        self.table = Some(table);
        Payload::Told { events: events.into_iter().map(Into::into).collect(), turn }
    }

    fn think(&self, seat: SeatNumber, level: Option<&str>, seed: Option<u64>) -> Result<Payload, Fault> {
        let table = self.table()?;
        let seat = self.seat(seat)?;
        let level = self.level(reverie_catalog::find(table.setting().game)?, level)?;
        let thought = level.think(table, seat, &mut luck(seed)?)?;
        Ok(Payload::Bot { mv: thought.mv, why: self.voice.say(&thought.why) })
    }

    /// As [`think`](Self::think), for a table that is not here.
    fn choose(
        &self,
        elsewhere: &Elsewhere,
        level: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Payload, Fault> {
        let Elsewhere { game, seats, options, seat, view } = elsewhere;
        let kit = reverie_catalog::find(game)?;
        let seats = seat_count(kit.entry, *seats)?;
        let seat = u8::try_from(seat.0)
            .ok()
            .and_then(Seat::new)
            .ok_or_else(|| Illegal::no_such_seat(seat.0, seats))?;
        let asked = Asked { seats, options, seat, view };
        let thought = self.level(kit, level)?.choose(&asked, &mut luck(seed)?)?;
        Ok(Payload::Bot { mv: thought.mv, why: self.voice.say(&thought.why) })
    }

    /// The bot of this name; where none is given, the one the referee was started with, or the strongest.
    fn level(&self, kit: &'static Kit, name: Option<&str>) -> Result<&'static Level, Fault> {
        match name.or(self.level.as_deref()) {
            Some(name) => Ok(kit.level(name)?),
            None => kit.levels.last().ok_or_else(|| Illegal::new("no-bots").into()),
        }
    }
}

/// Something is done, and the dealer goes on.
fn then(table: &mut dyn Table, act: Act<'_>) -> Result<Vec<Telling>, Illegal> {
    let mut told = table.act(act)?.told;
    told.extend(table.settle());
    Ok(told)
}

fn luck(seed: Option<u64>) -> Result<Luck, Fault> {
    let seed = match seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|_| Fault::NoRandomness)?,
    };
    Ok(Luck::seeded(seed))
}

/// What it takes to open a table.
fn prepare(table: &NewTable) -> Result<(&'static GameEntry, Chance), Fault> {
    let entry = reverie_catalog::find(&table.game)?.entry;
    let chance = match &table.chance {
        Wanted::Asked => Chance::Asked,
        Wanted::Dealt(None) => Chance::Dealt(Dealer::new(Seed::random().map_err(|_| Fault::NoRandomness)?)),
        // 64 hexadecimal digits are a seed; any other word names one.
        Wanted::Dealt(Some(word)) => {
            Chance::Dealt(Dealer::new(word.parse().unwrap_or_else(|_| Seed::named(word))))
        }
    };
    Ok((entry, chance))
}

fn seat_count(entry: &GameEntry, seats: i64) -> Result<u8, Fault> {
    u8::try_from(seats).map_err(|_| {
        let (fewest, most) = entry.seats;
        Illegal::wrong_seats(seats, fewest, most).into()
    })
}

/// A position as loaded for the number of players it fits; where it fits none, the reason that came closest.
fn fitting<T>(entry: &GameEntry, load: impl Fn(u8) -> Result<T, Illegal>) -> Result<T, Illegal> {
    let (fewest, most) = entry.seats;
    let mut reasons = Vec::new();
    for seats in fewest..=most {
        match load(seats) {
            Ok(table) => return Ok(table),
            Err(reason) => reasons.push(reason),
        }
    }
    // For all counts but one the reason is only that the count is wrong.
    let telling = reasons
        .iter()
        .position(|reason| reasons.iter().filter(|other| other.key() == reason.key()).count() == 1);
    Err(reasons.swap_remove(telling.unwrap_or(0)))
}
