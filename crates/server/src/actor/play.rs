//! Decisions: commit, then answer, then tell.

use std::sync::Arc;
use std::time::{Duration, Instant};

use reverie_game::table::{Act, Done as Played, Hold};
use reverie_game::{Entry, Illegal, Note, Seat, SeatSet, Step, Table, Turn};
use reverie_store::{Append, Appended, Failure, GuestId, Millis, NewEntry, Phase, Seating};

use super::load::awaited;
use super::manners::Motion;
use super::thinking::{Considered, Thinker};
use super::{Actor, Command, Happened, Heard, REMEMBERED};
use crate::campaign;
use crate::clock::Clocks;
use crate::faults::fault;
use crate::wire::{Ask, Done, MOST_WEIGHED};

/// How long a bot takes at least whose last move was refused: a store that is full is not asked without end.
const NOT_AT_ONCE: Duration = Duration::from_millis(200);

impl Actor {
    /// Somebody asks something.
    pub(super) async fn ask(
        &mut self,
        guest: Option<GuestId>,
        person: Option<u64>,
        id: String,
        ask: Ask,
    ) -> Result<Done, Illegal> {
        // Whoever is connected was let in; who only posts is looked at each time.
        if person.is_none() {
            self.may_look(guest, false)?;
        }
        if let Ask::Sync { have, hash } = ask {
            self.sync(person, have, hash.as_deref());
            return Ok(self.number.into());
        }
        let guest = guest.ok_or_else(|| Illegal::not_allowed("spectators-watch"))?;
        if let Ask::Try { seat, mv } = ask {
            let preview = Some(self.in_play(guest, seat)?.ahead(seat, &mv)?);
            return Ok(Done { preview, ..self.number.into() });
        }
        if let Ask::Weigh { seat, texts } = ask {
            if texts.len() > MOST_WEIGHED {
                return Err(Illegal::new("too-many-answers").with("most", MOST_WEIGHED));
            }
            let texts: Vec<Option<&str>> = texts.iter().map(Option::as_deref).collect();
            let weighed = Some(self.in_play(guest, seat)?.weigh(seat, &texts)?);
            return Ok(Done { weighed, ..self.number.into() });
        }
        let acted = self.act(guest, id, ask).await;
        if let Err(reason) = &acted {
            tracing::debug!(table = %self.id, person, reason = reason.key(), "refused");
        }
        acted.map(Done::from)
    }

    /// Somebody we know does something; the answer is the table's number when it was done.
    async fn act(&mut self, guest: GuestId, id: String, ask: Ask) -> Result<u32, Illegal> {
        match ask {
            Ask::Move { seat, mv } => self.decide(guest, id, seat, &[Act::Play(seat, &mv)]).await,
            Ask::Say { seat, text } => self.decide(guest, id, seat, &[Act::Say(seat, &text)]).await,
            Ask::Undo { seat } => self.decide(guest, id, seat, &[Act::Undo(seat)]).await,
            Ask::Restart { seat } => {
                let undoable = self.in_play(guest, seat).map(|table| undoable(table, seat));
                let acts = vec![Act::Undo(seat); undoable.unwrap_or(1)];
                self.decide(guest, id, seat, &acts).await
            }
            Ask::Hold { seat, on } => {
                self.in_play(guest, seat)?.hold(seat, if on { Hold::On } else { Hold::Off })?;
                self.let_go().await
            }
            Ask::Confirm { seat } => {
                self.in_play(guest, seat)?.hold(seat, Hold::Confirm)?;
                self.let_go().await
            }
            Ask::Chat { text } => self.chat(guest, id, &text).await,
            Ask::Sync { .. } | Ask::Try { .. } | Ask::Weigh { .. } | Ask::Hint { .. } => Ok(self.number),
            Ask::Standin { seat, agree } => self.vote(guest, seat, Motion::StandIn, agree).await,
            Ask::Out { seat, agree } => self.vote(guest, seat, Motion::TurnOut, agree).await,
            Ask::Back { seat } => self.back(guest, seat).await,
            Ask::Off { seat, days } => self.take_off(guest, seat, days).await,
        }
    }

    /// The game under way, for the owner of a seat.
    pub(super) fn in_play(&mut self, guest: GuestId, seat: Seat) -> Result<&mut dyn Table, Illegal> {
        self.owns(guest, seat)?;
        if self.row.phase != Phase::Play {
            return Err(Illegal::not_now("not-in-play"));
        }
        match (&mut self.table, &self.stuck) {
            (Some(table), _) => Ok(&mut **table),
            (None, Some(reason)) => Err(reason.clone()),
            (None, None) => Err(Illegal::not_now("not-in-play")),
        }
    }

    /// A seat decides something, if it may. What may not be done is looked for among what was: a resend may ask for what is
    /// long done and no longer legal, even after the end.
    async fn decide(
        &mut self,
        guest: GuestId,
        id: String,
        seat: Seat,
        acts: &[Act<'_>],
    ) -> Result<u32, Illegal> {
        // Ids are their senders' own: two guests may both count from 1.
        let client = format!("{}/{id}", guest.0);
        let done = match self.in_play(guest, seat).map(drop) {
            // Whoever decides late, at a table that waited, is back and has time again.
            Ok(()) if self.is_overdue(seat) => {
                let back = Note::Back(seat);
                let acts: Vec<Act<'_>> =
                    std::iter::once(Act::Note(&back)).chain(acts.iter().copied()).collect();
                self.commit(&acts, Some(client.clone()), None).await
            }
            Ok(()) => self.commit(acts, Some(client.clone()), None).await,
            Err(reason) => Err(reason),
        };
        match done {
            Ok(number) => {
                // What its owner decides, no bot decides any more.
                if self.standing_in.remove(&seat).is_some() {
                    self.tell_people();
                }
                Ok(number)
            }
            Err(reason) => match self.app.store.entry_of_client(self.id.clone(), client).await {
                Ok(number) => Ok(number + 1),
                Err(_) => Err(reason),
            },
        }
    }

    /// Who holds has changed: the dealer deals what waited for it. Where nothing did, the others still see who holds.
    async fn let_go(&mut self) -> Result<u32, Illegal> {
        self.start_holding();
        let before = self.number;
        self.go_on().await;
        if self.number == before {
            self.tell_unchanged();
        }
        Ok(self.number)
    }

    /// Does these things on a copy of the table, stores them, the last under its sender's id, with whatever the dealer deals
    /// on them, all or nothing; then the copy is the table, then those who look are told. Nothing changes if it cannot be
    /// stored.
    pub(super) async fn commit(
        &mut self,
        acts: &[Act<'_>],
        mut client: Option<String>,
        seating: Option<Seating>,
    ) -> Result<u32, Illegal> {
        let Some(table) = &self.table else { return Err(Illegal::not_now("not-in-play")) };
        let at = self.app.now();
        let mut new = Committing {
            table: table.fork(),
            clocks: self.clocks.clone(),
            at,
            entries: Vec::new(),
            happened: Happened::new(self.number),
        };
        for (n, act) in (1..).zip(acts) {
            new.act(*act, if n == acts.len() { client.take() } else { None })?;
        }
        new.deal();
        let Committing { table: next, clocks, entries, mut happened, .. } = new;
        if entries.is_empty() {
            return Ok(self.number);
        }
        let count = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        happened.to = happened.from + count;
        let deadline = self.deadline_of(&*next, &clocks).map(|(at, _)| at);
        let (tenure, number) = (self.tenure(), self.number);
        let began = Instant::now();
        let appended = self.app.store.append(Append { tenure, number, entries, deadline, seating, at }).await;
        metrics::histogram!("reverie_commit_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Ok(Appended::Stored) => {}
            Ok(Appended::Already { number }) => return Ok(number + 1),
            Err(Failure::Taken) => {
                // Another machine was faster: what is stored is the truth.
                self.replay().await?;
                self.tell_fresh();
                return Err(Illegal::not_now("try-again"));
            }
            Err(failure) => return Err(self.failed(failure)),
        }
        tracing::debug!(table = %self.id, from = happened.from, to = happened.to, "stored");
        metrics::counter!("reverie_entries_total").increment(u64::from(count));
        self.lie(Some(next));
        self.clocks = clocks;
        self.row.changed = at;
        self.number = happened.to;
        if self.happened.len() == REMEMBERED {
            self.happened.pop_front();
        }
        self.happened.push_back(happened);
        self.start_holding();
        self.end_if_over().await;
        self.tell_update();
        Ok(self.number)
    }

    /// Stores something that is nothing to the rules, with a seat that changes hands for it.
    pub(super) async fn note(&mut self, note: Note, seating: Option<Seating>) -> Result<u32, Illegal> {
        self.commit(&[Act::Note(&note)], None, seating).await
    }

    /// The dealer deals what is due; the number of the table then.
    pub(super) async fn go_on_dealing(&mut self) -> Result<u32, Illegal> {
        self.commit(&[], None, None).await
    }

    async fn end_if_over(&mut self) {
        let Some(over) = self.table.as_ref().and_then(|table| table.over()) else { return };
        if self.row.phase == Phase::Play {
            metrics::counter!("reverie_games_over_total").increment(1);
            let passed = campaign::passed(self.app.config.games, &self.row.game, &self.row.options, &over);
            match self.app.store.end(self.tenure(), passed, self.app.now()).await {
                Ok(()) => {
                    self.row.phase = Phase::Over;
                    self.tell_people();
                }
                Err(failure) => drop(self.failed(failure)),
            }
        }
    }

    /// What can go on without anybody: the dealer deals, bots begin to think.
    pub(super) async fn go_on(&mut self) {
        if self.row.phase != Phase::Play {
            return;
        }
        self.come_to_the_newest_rules().await;
        if self.table.is_some() {
            self.let_go_who_left().await;
        }
        let Some(table) = &self.table else { return };
        // Somebody is awaited or held at every table but one whose dealer has something to deal.
        let due =
            matches!(table.turn(), Turn::Waiting { waiting, held } if waiting.is_empty() && held.is_empty());
        if due && let Err(reason) = self.go_on_dealing().await {
            fault("the dealer could not deal", &reason, Some(&self.id));
        }
        self.end_if_over().await;
        self.wake_bots();
    }

    /// A game whose rules have changed is brought to the newest, if it is one that wants to be and can be.
    async fn come_to_the_newest_rules(&mut self) {
        let Some(table) = &self.table else { return };
        let Ok(kit) = self.kit() else { return };
        let rules = table.setting().rules;
        let newest = kit.entry.rules.goes_on_by(rules);
        if newest == rules || self.keeps_its_rules {
            return;
        }
        match self.note(Note::Rules(newest), None).await {
            Ok(_) => tracing::info!(table = %self.id, rules, newest, "brought to newer rules"),
            Err(reason) => {
                tracing::warn!(table = %self.id, %reason, "goes on by its own rules");
                self.keeps_its_rules = true;
            }
        }
    }

    /// The dealer waits a while for who may still take something back.
    fn start_holding(&mut self) {
        let held = match self.table.as_ref().map(|table| table.turn()) {
            Some(Turn::Waiting { held, .. }) => held,
            _ => SeatSet::NONE,
        };
        let until = self.app.config.time.after(self.app.config.limits.hold);
        self.held_until.retain(|seat, _| held.contains(*seat));
        for seat in held.iter() {
            self.held_until.entry(seat).or_insert(until);
        }
    }

    fn held(&self) -> SeatSet {
        self.held_until.keys().copied().collect()
    }

    /// Bots that are awaited think on threads of their own, while nobody holds.
    fn wake_bots(&mut self) {
        let Some(table) = &self.table else { return };
        if !self.held().is_empty() {
            return;
        }
        for seat in awaited(&**table).minus(self.thinking).iter() {
            let Some(name) = self.bot_of(seat) else { continue };
            let Some(own) = self.own.upgrade() else { return };
            let Some(thinker) = Thinker::new(&self.app, &self.row.game, &name, self.given_up.get(&seat))
            else {
                continue;
            };
            self.thinking = self.thinking.with(seat);
            let (table, number) = (table.fork(), self.number);
            let app = Arc::clone(&self.app);
            let pause = if self.people.is_empty() { Duration::ZERO } else { app.config.limits.bot_pause };
            let pause = if self.refused.contains(seat) { pause.max(NOT_AT_ONCE) } else { pause };
            let id = self.id.clone();
            tokio::spawn(async move {
                let deciding = async {
                    let began = Instant::now();
                    let thought = thinker.decide(&app.thinkers, table, seat).await;
                    let ms = began.elapsed().as_millis();
                    tracing::debug!(table = %id, %seat, bot = name, ms, "a bot has thought");
                    thought
                };
                let (thought, ()) = tokio::join!(deciding, app.config.time.pass(pause));
                let thought = thought.map(Box::new);
                let _ = own.send(Command::Thought { seat, number, thought }).await;
            });
        }
    }

    /// A bot's decision stands if the table still takes it; otherwise it thinks again about the table as it is.
    pub(super) async fn bot_decided(&mut self, seat: Seat, number: u32, thought: Option<Box<Considered>>) {
        self.thinking = self.thinking.without(seat);
        if let Some(level) = thought.as_ref().and_then(|considered| considered.instead) {
            self.given_up.insert(seat, level);
            self.tell_people();
        }
        if self.row.phase != Phase::Play || self.bot_of(seat).is_none() || !self.held().is_empty() {
            return;
        }
        self.refused = self.refused.without(seat);
        let noted = self.noted(seat);
        let played = match &thought {
            None => Err(Illegal::not_now("not-awaited")),
            Some(considered) => {
                let note = noted.iter().map(Act::Note);
                let acts: Vec<Act<'_>> = note.chain([considered.thought.act(seat)]).collect();
                self.commit(&acts, None, None).await
            }
        };
        match played {
            Ok(_) if noted.is_some() => {
                let dealt = self.happened.back().is_some_and(|happened| happened.dealt);
                self.stood_in(seat, dealt);
            }
            Err(reason) if number == self.number => {
                fault("a bot's move was refused", &reason, Some(&self.id));
                self.refused = self.refused.with(seat);
            }
            Ok(_) | Err(_) => {}
        }
    }

    /// When the next person runs out of time; bots have none to lose, and who keeps nobody waiting is not hurried.
    pub(super) fn deadline(&self) -> Option<(Millis, Seat)> {
        if self.row.phase != Phase::Play {
            return None;
        }
        self.deadline_of(self.table.as_deref()?, &self.clocks)
    }

    fn deadline_of(&self, table: &dyn Table, clocks: &Clocks) -> Option<(Millis, Seat)> {
        let people: SeatSet = awaited(table).iter().filter(|&seat| self.bot_of(seat).is_none()).collect();
        if self.rests(clocks) { None } else { clocks.deadline(people) }
    }

    pub(super) fn time_is_up(&self) -> bool {
        self.deadline().is_some_and(|(at, _)| at <= self.app.now())
    }

    /// Those who held long enough are taken to have confirmed; for those out of time a bot decides, once.
    pub(super) async fn look_at_the_time(&mut self) {
        let now = self.app.now();
        let held = self.held_until.iter().filter(|(_, until)| **until <= now);
        let over: Vec<Seat> = held.map(|(seat, _)| *seat).collect();
        if !over.is_empty() {
            for seat in over {
                if let Some(table) = &mut self.table {
                    let _ = table.hold(seat, Hold::Confirm);
                }
            }
            let _ = self.let_go().await;
        }
        while let Some((at, seat)) = self.deadline()
            && at <= self.app.now()
        {
            tracing::info!(table = %self.id, %seat, "time ran out");
            if self.stand_in_once(seat).is_err() {
                break;
            }
        }
        self.go_on().await;
    }
}

/// Steps on their way to the store: a copy of the table, and what came of them.
struct Committing {
    table: Box<dyn Table>,
    clocks: Clocks,
    at: Millis,
    entries: Vec<NewEntry>,
    happened: Happened,
}

impl Committing {
    fn act(&mut self, act: Act<'_>, client: Option<String>) -> Result<(), Illegal> {
        let before = self.table.setting().steps;
        let done = self.table.act(act)?;
        if let Step::Undo { undo } = done.step {
            // What stands as it was is all before the first decision that was taken back.
            let kept = done.kept.min(self.happened.undone.map_or(before, |(_, kept)| kept));
            self.happened.undone = Some((undo, kept));
        }
        self.take(done, client);
        Ok(())
    }

    fn deal(&mut self) {
        while let Some(done) = self.table.deal() {
            self.take(done, None);
        }
    }

    fn take(&mut self, done: Played, client: Option<String>) {
        self.clocks.take(&done.step, awaited(&*self.table), self.at);
        match &done.step {
            Step::Note(note) => self.happened.notes.push(note.clone()),
            Step::Entry(Entry::Roll { .. }) => self.happened.dealt = true,
            _ => {}
        }
        self.happened.told.extend(done.told.iter().map(Heard::of));
        self.entries.push(NewEntry { step: done.step, client });
    }
}

/// How many decisions a seat could take back, one after the other.
fn undoable(table: &dyn Table, seat: Seat) -> usize {
    let mut before = table.fork();
    let mut count = 0;
    while before.act(Act::Undo(seat)).is_ok() {
        count += 1;
    }
    // Where there is nothing, the one that is tried says why.
    count.max(1)
}
