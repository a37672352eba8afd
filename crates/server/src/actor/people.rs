//! Who is here, and what each pair of eyes is told.

use std::marker::PhantomData;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use reverie_game::table::Glance;
use reverie_game::{Commitment, Eyes, Illegal, Kind, Own, Phrase, Seat, SeatSet, Seed, Standings, Table};
use reverie_splice::Plain;
use reverie_store::{GuestId, Millis, Phase, Said, TableId, TeamId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use super::outbox::Outbox;
use super::telling::{Draft, Form, Round, Seen};
use super::{Actor, Happened, Heard, Motion, News, Person};
use crate::clock::Clock;
use crate::limit::Limit;
use crate::names::clean;
use crate::time::later;
use crate::wire::{Again, Bye, Line, Message, People, SeatFace, Update};

/// Things said that a newcomer is shown. They must all find room in the outbox of somebody who has not begun to read.
pub(super) const CHAT_SHOWN: u32 = 40;

/// Connections one guest may have to a table: a few devices, a few tabs. One more, and the oldest goes.
const CONNECTIONS: usize = 8;

/// Somebody comes to sit or watch.
#[derive(Debug, Clone)]
pub(crate) struct Arrival {
    /// Who, if we know them.
    pub(crate) guest: Option<GuestId>,
    /// Whether they were let in to watch.
    pub(crate) watches: bool,
    /// Through which of their seats they look; else their first, else as a spectator.
    pub(crate) seat: Option<Seat>,
    /// The number they had when they were here last.
    pub(crate) have: Option<u32>,
    /// In which form they are told what changes.
    pub(crate) form: Form,
    /// Where they are told what happens.
    pub(crate) out: Outbox,
}

/// A table as its lobby shows it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub(crate) struct Lobby {
    /// Its name in its address.
    id: String,
    /// Which game is played.
    game: String,
    /// By which version of its rules.
    rules: u16,
    /// With which options.
    #[ts(type = "unknown")]
    options: Json,
    /// How time is kept.
    clock: Clock,
    /// Where it stands.
    phase: Phase,
    /// What the game is played on; only where one table is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Own>,
    /// The promise of the dealer's seed, once the game has begun: the seed in the record must match it.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    /// Who sits where.
    seats: Vec<SeatFace>,
    /// Whether the asker opened it.
    hosting: bool,
    /// The number of the table: how many entries are stored.
    n: u32,
    /// Whether one of the asker's seats is awaited.
    pub(crate) your_turn: bool,
    /// Who is awaited.
    waiting: SeatSet,
    /// When something last changed.
    changed: Millis,
    /// How many watch.
    watching: usize,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Standings>,
    /// Why the game cannot go on here. What was kept of it can be looked at, and whoever sits there can close it.
    #[serde(skip_serializing_if = "Option::is_none")]
    stuck: Option<Phrase>,
    /// The table of its rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<TableId>,
    /// Whether hints may be asked for.
    hints: bool,
    /// Whether it is a lesson.
    lesson: bool,
    /// The team that plays its campaign here; for those who have a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<TeamId>,
}

impl Actor {
    pub(super) fn join(&mut self, arrival: Arrival) -> Result<u64, Illegal> {
        self.may_look(arrival.guest, arrival.watches)?;
        let eyes = match (arrival.seat, arrival.guest) {
            (Some(seat), Some(guest)) => {
                self.owns(guest, seat)?;
                Eyes::Seat(seat)
            }
            (Some(seat), None) => {
                return Err(Illegal::not_allowed("not-your-seat").with("seat", seat.number()));
            }
            (None, guest) => guest.and_then(|guest| self.seats_of(guest).iter().next()).into(),
        };
        self.make_room(arrival.guest, eyes)?;
        // Whoever is back is no longer voted away.
        if let Some(guest) = arrival.guest {
            let own = self.seats_of(guest);
            self.votes.retain(|(seat, motion), _| *motion != Motion::StandIn || !own.contains(*seat));
        }
        let number = self.next_person;
        self.next_person += 1;
        let was_here = arrival.guest.is_some_and(|guest| self.is_here(guest));
        let Arrival { guest, form, out, .. } = arrival;
        self.people.insert(number, Person { guest, eyes, out, form, told: None });
        self.empty_since = None;
        tracing::debug!(table = %self.id, person = number, seat = eyes.seat().map(Seat::number), "joined");
        self.greet(number, arrival.have);
        if eyes != Eyes::Spectator && !was_here {
            self.tell_people();
        } else {
            self.tell_people_soon();
        }
        Ok(number)
    }

    /// How many watch.
    fn watching(&self) -> usize {
        self.people.values().filter(|person| person.eyes == Eyes::Spectator).count()
    }

    /// Spectators find a crowded table shut; whoever has a seat never does.
    fn make_room(&mut self, guest: Option<GuestId>, eyes: Eyes) -> Result<(), Illegal> {
        if eyes == Eyes::Spectator {
            let watching = self.watching();
            let most = self.app.config.limits.people_a_table;
            if watching < most {
                return Ok(());
            }
            self.app.bites.bit(Limit::Crowd);
            return Err(Illegal::not_now("table-crowded"));
        }
        let own = self.people.iter().filter(|(_, person)| person.guest == guest).map(|(number, _)| *number);
        let own: Vec<u64> = own.collect();
        if own.len() >= CONNECTIONS
            && let Some(oldest) = own.iter().min()
        {
            self.people.remove(oldest);
        }
        Ok(())
    }

    fn greet(&mut self, person: u64, have: Option<u32>) {
        let own = self.people.get(&person).and_then(|person| person.guest);
        let said: Vec<Utf8Bytes> = self
            .said
            .iter()
            .map(|said| Line { yours: own == Some(said.guest), ..self.line(said.clone()) })
            .map(|line| frame(&Message::Chat(line)))
            .collect();
        for text in said {
            self.send(person, text);
        }
        self.tell_one(person, have);
        if let Some(newcomer) = self.people.get(&person) {
            newcomer.out.show(self.people_text());
        }
    }

    /// Something said, as others read it.
    fn line(&self, said: Said) -> Line {
        let Said { number, guest, text, at } = said;
        let seat = self.seats_of(guest).iter().next().map(Seat::number);
        Line { number, seat, name: self.called(guest), yours: false, text, at: at.0 }
    }

    pub(super) fn leave(&mut self, person: u64) {
        if let Some(gone) = self.people.remove(&person) {
            if let Some(guest) = gone.guest {
                self.left.insert(guest, self.app.now());
            }
            self.has_gone(person, &gone);
        }
    }

    fn has_gone(&mut self, person: u64, gone: &Person) {
        tracing::debug!(table = %self.id, person, seat = gone.eyes.seat().map(Seat::number), "left");
        self.note_if_empty();
        let still_here = gone.guest.is_some_and(|guest| self.is_here(guest));
        if gone.eyes != Eyes::Spectator && !still_here {
            self.tell_people();
        } else {
            self.tell_people_soon();
        }
    }

    /// Whether this guest is connected.
    pub(super) fn is_here(&self, guest: GuestId) -> bool {
        self.people.values().any(|person| person.guest == Some(guest))
    }

    /// Whether this guest may only be reloading the page.
    pub(super) fn left_just_now(&self, guest: GuestId) -> bool {
        self.left.get(&guest).is_some_and(|left| self.app.now() < later(*left, self.app.config.limits.away))
    }

    /// A guest has moved to another device: this one is theirs no longer.
    pub(super) fn moved(&mut self, guest: GuestId) {
        self.show_out("moved-device", |person| person.guest == Some(guest));
    }

    /// The link to watch was issued anew: whoever came by the old one leaves.
    pub(super) fn clear_the_gallery(&mut self) {
        let host = self.row.host;
        self.show_out("link-void", |person| person.eyes == Eyes::Spectator && person.guest != Some(host));
    }

    pub(super) fn show_out(&mut self, why: &'static str, whom: impl Fn(&Person) -> bool) {
        let text = frame(&Message::Bye(Bye { reason: Phrase::new(why), again: false }));
        let out: Vec<u64> =
            self.people.iter().filter(|(_, person)| whom(person)).map(|(number, _)| *number).collect();
        for person in out {
            self.send(person, text.clone());
            self.leave(person);
        }
    }

    fn note_if_empty(&mut self) {
        if self.people.is_empty() && self.empty_since.is_none() {
            self.empty_since = Some(self.app.now());
        }
    }

    /// Whoever does not read loses the connection, not the table its memory: they come back and are told where it stands.
    fn send(&mut self, person: u64, text: Utf8Bytes) {
        let full = self.people.get(&person).is_some_and(|person| person.out.say(text).is_err());
        if full && let Some(gone) = self.people.remove(&person) {
            metrics::counter!("reverie_slow_readers_total").increment(1);
            self.app.bites.bit(Limit::SlowReader);
            self.has_gone(person, &gone);
        }
    }

    /// The table changed: everybody is told what their eyes may see of it.
    pub(super) fn tell_update(&mut self) {
        self.tell_all(self.happened.back().map_or(News::Fresh, |happened| News::Since(happened.from)));
    }

    /// Something was mended behind everybody's back: a fresh view for all.
    pub(super) fn tell_fresh(&mut self) {
        self.tell_all(News::Fresh);
    }

    /// Nothing was stored, but who waits for whom has changed.
    pub(super) fn tell_unchanged(&mut self) {
        self.tell_all(News::Since(self.number));
    }

    /// Whoever plays is told at once; whoever watches, when those have their answers ([`tell_those_who_watch`]).
    ///
    /// [`tell_those_who_watch`]: Self::tell_those_who_watch
    fn tell_all(&mut self, news: News) {
        self.tell(news, |eyes| eyes != Eyes::Spectator);
        let missed = self.untold.unwrap_or(news);
        self.untold = Some(match (missed, news) {
            (News::Since(missed), News::Since(from)) => News::Since(missed.min(from)),
            _ => News::Fresh,
        });
    }

    /// However many watch, they cost whoever plays no time: what these are told is on its way by now.
    pub(super) async fn tell_those_who_watch(&mut self) {
        let Some(news) = self.untold.take() else { return };
        tokio::task::yield_now().await;
        self.tell(news, |eyes| eyes == Eyes::Spectator);
    }

    fn tell(&mut self, news: News, whom: impl Fn(Eyes) -> bool) {
        let have = match news {
            News::Since(have) => Some(have),
            News::Fresh => None,
        };
        let mut round = Round::default();
        let people = self.people.iter().filter(|(_, person)| whom(person.eyes));
        for person in people.map(|(number, _)| *number).collect::<Vec<_>>() {
            self.tell_in(&mut round, person, have);
        }
    }

    /// What one connection misses, or a fresh view: told from nothing, whatever it was told before.
    fn tell_one(&mut self, person: u64, have: Option<u32>) {
        if let Some(person) = self.people.get_mut(&person) {
            person.told = None;
        }
        self.tell_in(&mut Round::default(), person, have);
    }

    /// One connection is told with others how the table lies.
    fn tell_in(&mut self, round: &mut Round, person: u64, have: Option<u32>) {
        let Some(eyes) = self.people.get(&person).map(|person| person.eyes) else { return };
        let Some(draft) = round.draft(eyes, || self.update(eyes, have)) else { return };
        let Some(listener) = self.people.get_mut(&person) else { return };
        let text = match listener.form {
            Form::Whole => round.whole(eyes, &draft),
            Form::Patches => {
                let (text, told) = round.patch(eyes, listener.told.as_ref(), &draft);
                listener.told = Some(told);
                text
            }
        };
        self.send(person, text);
    }

    /// The table lies like this from now on.
    pub(super) fn lie(&mut self, table: Option<Box<dyn Table>>) {
        self.table = table;
        self.seen.clear();
    }

    /// The table as it lies, through these eyes. It is worked out once for all who look through them; at an open table all
    /// eyes see the same.
    fn seen(&mut self, eyes: Eyes) -> Option<Arc<Seen>> {
        let table = self.table.as_ref()?;
        let eyes = if table.setting().is_open { Eyes::Spectator } else { eyes };
        if let Some((_, seen)) = self.seen.iter().find(|(other, _)| *other == eyes) {
            return Some(Arc::clone(seen));
        }
        let seen = Arc::new(Seen::through(&**table, eyes)?);
        self.seen.push((eyes, Arc::clone(&seen)));
        Some(seen)
    }

    /// Somebody says what they have: nothing is sent where that is all there is.
    pub(super) fn sync(&mut self, person: Option<u64>, have: u32, hash: Option<&str>) {
        let Some(person) = person else { return };
        let Some(eyes) = self.people.get(&person).map(|person| person.eyes) else { return };
        let told = self.people.get(&person).and_then(|person| person.told.clone());
        let astray = hash.is_some_and(|hash| match told {
            Some(told) => told.hash != hash,
            None => self.seen(eyes).is_some_and(|seen| seen.hash() != hash),
        });
        if have != self.number || astray {
            self.tell_one(person, if astray { None } else { Some(have) });
        }
    }

    fn update(&mut self, eyes: Eyes, have: Option<u32>) -> Option<Draft> {
        let seen = self.seen(eyes)?;
        let table = self.table.as_ref()?;
        let legal = eyes.seat().and_then(|seat| table.legal_text(seat).ok());
        let missed = have.and_then(|have| self.since(have));
        let undone = missed.iter().flatten().find_map(|happened| happened.undone);
        let again = undone.and_then(|(_, kept)| {
            let glance = Glance { eyes, from: kept + 1, views: false, proofs: false };
            Some(Again { from: kept, steps: table.past(glance).ok()? })
        });
        let notes = missed.iter().flatten().flat_map(|happened| happened.notes.iter().cloned()).collect();
        let rests = self.row.phase == Phase::Play && self.rests(&self.clocks);
        let now = self.app.now();
        let events = missed.iter().flatten().flat_map(|happened| audible(&happened.told, eyes)).collect();
        let update = Update {
            n: self.number,
            step: table.setting().steps,
            from: missed.as_ref().and(have),
            events,
            notes,
            undone: undone.map(|(seat, _)| seat),
            again,
            turn: table.turn(),
            view: PhantomData,
            hash: PhantomData,
            legal: legal.as_deref(),
            locked: eyes.seat().and_then(|seat| self.locked(seat)),
            silence: self.silence(),
            rests,
            held_for: self.held_until.values().min().map(|until| (until.0 - now.0).max(0)),
            clocks: self.clocks.faces(now, rests),
        };
        let (happened, rest) = (Plain::of(update.happened()).into(), Plain::of(update.rest()).into());
        Some(Draft { n: update.n, from: update.from, happened, seen, rest })
    }

    /// Why nobody may talk now. Before the game and after it everybody may.
    fn silence(&self) -> Option<Phrase> {
        let table = self.table.as_ref().filter(|_| self.row.phase == Phase::Play);
        table.and_then(|table| table.silence())
    }

    /// Why a seat cannot take anything back.
    fn locked(&self, seat: Seat) -> Option<Phrase> {
        self.table.as_ref().and_then(|table| table.can_undo(seat).err()).map(|reason| reason.phrase)
    }

    /// What happened after this number, if it is all remembered.
    fn since(&self, have: u32) -> Option<Vec<&Happened>> {
        if have == self.number {
            return Some(Vec::new());
        }
        let missed: Vec<&Happened> = self.happened.iter().filter(|happened| happened.to > have).collect();
        // What was taken back among other things cannot be told in order: a fresh view says more.
        let in_order = missed.len() == 1 || missed.iter().all(|happened| happened.undone.is_none());
        (in_order && missed.first().is_some_and(|first| first.from == have)).then_some(missed)
    }

    /// Who is here has changed: whoever plays is told at once.
    pub(super) fn tell_people(&mut self) {
        self.people_told = self.app.now();
        self.people_due = None;
        let text = self.people_text();
        for person in self.people.values() {
            person.out.show(text.clone());
        }
    }

    /// Somebody came or went who does not play, or has another connection: a crowd that storms in or out is told of once for
    /// many.
    fn tell_people_soon(&mut self) {
        let due = later(self.people_told, self.app.config.limits.gather);
        if due <= self.app.now() {
            self.tell_people();
        } else {
            self.people_due = Some(due);
        }
    }

    fn people_text(&self) -> Utf8Bytes {
        frame(&Message::People(People {
            phase: self.row.phase,
            seats: self.seat_faces(),
            watching: self.watching(),
            hints: self.allows_hints(),
            next: self.row.next.clone(),
        }))
    }

    /// The table is held no longer: whoever is here asks for it anew.
    pub(super) fn send_on(&mut self) {
        for (_, person) in self.people.drain() {
            person.out.moved();
        }
    }

    pub(super) fn say_bye(&mut self) {
        // People of other nodes stay: their nodes ask for whoever holds it next.
        for (_, person) in self.people.extract_if(|_, person| person.out.is_far()) {
            person.out.moved();
        }
        let text = frame(&Message::Bye(Bye { reason: Phrase::new("server-leaving"), again: true }));
        for person in self.people.keys().copied().collect::<Vec<_>>() {
            self.send(person, text.clone());
        }
        self.people.clear();
    }

    /// Those who look through the eyes of a seat that is no longer theirs are shown out.
    pub(super) fn show_out_strangers(&mut self) {
        let owners: Vec<(u8, Option<GuestId>)> =
            self.row.seats.iter().map(|row| (row.seat, row.sitter.guest)).collect();
        self.show_out("seat-lost", |person| match person.eyes {
            Eyes::Spectator => false,
            Eyes::Seat(seat) => person.guest.is_none() || !owners.contains(&(seat.number(), person.guest)),
        });
    }

    pub(super) async fn chat(&mut self, guest: GuestId, id: String, text: &str) -> Result<u32, Illegal> {
        if self.seats_of(guest).is_empty() && guest != self.row.host {
            return Err(Illegal::not_allowed("chat-for-players"));
        }
        if let Some(why) = self.silence() {
            return Err(Illegal { phrase: why, kind: Kind::NotNow });
        }
        let text = clean(text, self.app.config.limits.chat)?;
        let at = self.app.now();
        let number = self.app.store.say(self.tenure(), guest, id, text.clone(), at).await;
        let number = number.map_err(|failure| self.failed(failure))?;
        // A resend was told when it came first.
        let Some(number) = number else { return Ok(self.number) };
        self.spoke.entry(guest).or_insert(at);
        let said = Said { number, guest, text, at };
        if self.said.len() >= CHAT_SHOWN as usize {
            self.said.pop_front();
        }
        self.said.push_back(said.clone());
        let line = self.line(said);
        let own = frame(&Message::Chat(Line { yours: true, ..line.clone() }));
        let others = frame(&Message::Chat(line));
        let people: Vec<(u64, bool)> =
            self.people.iter().map(|(number, person)| (*number, person.guest == Some(guest))).collect();
        for (person, yours) in people {
            self.send(person, if yours { own.clone() } else { others.clone() });
        }
        Ok(self.number)
    }

    /// The table with its board, for somebody who looks at this one only.
    pub(super) fn look(&self, guest: Option<GuestId>, watches: bool) -> Result<Lobby, Illegal> {
        let board = match (&self.table, &self.archive) {
            (Some(table), _) => Some(table.board()),
            (None, Some(archive)) => Some(archive.board.clone()),
            // A game that cannot be opened here has no board to show.
            (None, None) => {
                super::load::open(self.app.config.games, &self.row).ok().map(|table| table.board())
            }
        };
        Ok(Lobby { board, ..self.lobby(guest, watches)? })
    }

    /// How it ended, as it was played or as it was kept.
    fn over(&self) -> Option<Standings> {
        match (&self.table, &self.archive) {
            (Some(table), _) => table.over(),
            (None, Some(archive)) => archive.record.result.clone(),
            (None, None) => None,
        }
    }

    pub(super) fn lobby(&self, guest: Option<GuestId>, watches: bool) -> Result<Lobby, Illegal> {
        self.may_look(guest, watches)?;
        let own = guest.map(|guest| self.seats_of(guest)).unwrap_or_default();
        let table = self.table.as_ref().filter(|_| self.row.phase == Phase::Play);
        let awaited = table.map(|table| super::load::awaited(&**table)).unwrap_or_default();
        let mut seats = self.seat_faces();
        for face in &mut seats {
            face.yours = Seat::new(face.seat).is_some_and(|seat| own.contains(seat));
        }
        let seed = self.row.seed.parse::<Seed>().ok();
        let commitment = seed.map(|seed| seed.commitment());
        Ok(Lobby {
            id: self.id.0.clone(),
            game: self.row.game.clone(),
            rules: self.row.rules,
            options: self.row.options.clone(),
            clock: self.clocks.kind(),
            phase: self.row.phase,
            board: None,
            commitment,
            seats,
            hosting: guest == Some(self.row.host),
            n: self.number,
            your_turn: own.iter().any(|seat| awaited.contains(seat)),
            waiting: awaited,
            changed: self.row.changed,
            watching: self.watching(),
            over: self.over(),
            stuck: self
                .stuck
                .as_ref()
                .filter(|_| self.row.phase != Phase::Over)
                .map(|reason| reason.phrase.clone()),
            next: self.row.next.clone(),
            hints: self.allows_hints(),
            lesson: self.row.lesson,
            team: self.row.team.clone().filter(|_| !own.is_empty() || guest == Some(self.row.host)),
        })
    }
}

/// Of what happened, what these eyes may know.
fn audible(told: &[Heard], eyes: Eyes) -> impl Iterator<Item = &str> {
    told.iter().filter(move |told| told.audience.includes(eyes)).map(|told| &*told.text)
}

fn frame(message: &Message<'_>) -> Utf8Bytes {
    message.text().into()
}

#[cfg(test)]
mod tests {
    use reverie_game::Audience;

    use super::*;

    #[test]
    fn a_secret_is_told_to_its_seat_alone() {
        let written = |text: &str, audience| Heard { text: text.into(), audience };
        let (zero, one) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let told = [written("chosen", Audience::All), written("choice", Audience::Only(zero))];
        let heard = |eyes| audible(&told, eyes).collect::<Vec<_>>();
        assert_eq!(heard(Eyes::Seat(zero)), ["chosen", "choice"]);
        assert_eq!(heard(Eyes::Seat(one)), ["chosen"]);
        assert_eq!(heard(Eyes::Spectator), ["chosen"]);
    }
}
