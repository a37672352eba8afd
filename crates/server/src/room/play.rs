//! Decisions: commit, then answer, then tell.

use std::sync::Arc;
use std::time::Duration;

use reverie_game::table::Written;
use reverie_game::{Illegal, Seat, SeatSet, Table, Turn};
use reverie_store::{Appended, Failure, GuestId, Millis, NewEntry, Phase};
use serde_json::{Value as Json, json};
use tokio::time::Instant;

use super::load::{awaited, back, decided_by, mover};
use super::thinking::{Considered, Thinker};
use super::{Command, Happened, REMEMBERED, Room};
use crate::app::{now, store_failed};
use crate::campaign;
use crate::clock::Clocks;
use crate::wire::{Ask, Done};

/// The most answers that are weighed at once; no game asks as many questions in a row.
const MOST_WEIGHED: usize = 16;

impl Room {
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
        let guest = guest.ok_or_else(|| Illegal::new("spectators-watch"))?;
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
        self.act(guest, id, ask).await.map(Done::from)
    }

    /// Somebody we know does something; the answer is the table's number when it was done.
    async fn act(&mut self, guest: GuestId, id: String, ask: Ask) -> Result<u32, Illegal> {
        match ask {
            Ask::Move { seat, mv } => {
                let step = self.in_play(guest, seat).and_then(|table| Ok(vec![table.decide(seat, &mv)?]));
                self.decided(guest, id, step).await
            }
            Ask::Say { seat, text } => {
                let step = self.in_play(guest, seat).and_then(|table| Ok(vec![table.answer(seat, &text)?]));
                self.decided(guest, id, step).await
            }
            Ask::Undo { seat } => {
                let step = self.in_play(guest, seat).map(|_| vec![undo(seat)]);
                self.decided(guest, id, step).await
            }
            Ask::Restart { seat } => {
                let steps = self.in_play(guest, seat).and_then(|table| start_over(table, seat));
                self.decided(guest, id, steps).await
            }
            Ask::Hold { seat, on } => {
                self.in_play(guest, seat)?.hold(seat, on)?;
                self.let_go().await
            }
            Ask::Confirm { seat } => {
                self.in_play(guest, seat)?.confirm(seat)?;
                self.let_go().await
            }
            Ask::Chat { text } => self.chat(guest, id, &text).await,
            Ask::Sync { .. } | Ask::Try { .. } | Ask::Weigh { .. } | Ask::Hint { .. } => Ok(self.number),
            Ask::Standin { seat, agree } => self.vote(guest, seat, agree).await,
            Ask::Back { seat } => self.back(guest, seat).await,
        }
    }

    /// The game under way, for the owner of a seat.
    pub(super) fn in_play(&mut self, guest: GuestId, seat: Seat) -> Result<&mut dyn Table, Illegal> {
        self.owns(guest, seat)?;
        if self.row.phase != Phase::Play {
            return Err(Illegal::new("not-in-play"));
        }
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(Illegal::new("not-in-play")),
        }
    }

    /// A seat has decided something, if it may. What may not be done is looked for among what was: a resend may ask for
    /// what is long done and no longer legal, even after the end.
    async fn decided(
        &mut self,
        guest: GuestId,
        id: String,
        steps: Result<Vec<Json>, Illegal>,
    ) -> Result<u32, Illegal> {
        // Ids are their senders' own: two guests may both count from 1.
        let client = format!("{}/{id}", guest.0);
        let done = match steps {
            Ok(steps) => self.commit(steps, Some(client.clone())).await,
            Err(reason) => Err(reason),
        };
        match done {
            Ok(number) => Ok(number),
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

    /// Stores these steps, the last under its sender's id, and whatever the dealer deals on them, all or nothing; then the
    /// table is what was stored, then those who look are told. Nothing changes if it cannot be stored.
    pub(super) async fn commit(
        &mut self,
        steps: Vec<Json>,
        mut client: Option<String>,
    ) -> Result<u32, Illegal> {
        let Some(table) = &self.table else { return Err(Illegal::new("not-in-play")) };
        let mut next = table.fork();
        let mut clocks = self.clocks.clone();
        let (mut entries, mut told, mut undone) = (Vec::new(), Vec::new(), None);
        let at = now();
        let count = steps.len();
        for (n, step) in (1..).zip(steps) {
            undone = step.get("undo").and(mover(&step));
            let mover = decided_by(&step);
            if let Some(seat) = undone {
                clocks.undo(seat, at);
            }
            told.extend(next.take_written(&step)?);
            clocks.step(mover, awaited(&*next), at);
            entries.push(NewEntry { body: step, client: if n == count { client.take() } else { None } });
        }
        while let Some(roll) = next.due() {
            told.extend(next.take_written(&roll)?);
            clocks.step(None, awaited(&*next), at);
            entries.push(NewEntry { body: roll, client: None });
        }
        if entries.is_empty() {
            return Ok(self.number);
        }
        let count = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let deadline = clocks.deadline(awaited(&*next)).map(|(at, _)| at);
        let began = Instant::now();
        let appended = self.app.store.append(self.id.clone(), self.number, entries, deadline, at).await;
        metrics::histogram!("reverie_commit_seconds").record(began.elapsed().as_secs_f64());
        match appended {
            Ok(Appended::Stored) => {}
            Ok(Appended::Already { number }) => return Ok(number + 1),
            Err(Failure::Taken) => {
                // Another machine was faster: what is stored is the truth.
                self.replay().await?;
                self.tell_fresh();
                return Err(Illegal::new("try-again"));
            }
            Err(failure) => return Err(store_failed(failure)),
        }
        metrics::counter!("reverie_entries_total").increment(u64::from(count));
        self.table = Some(next);
        self.clocks = clocks;
        self.row.changed = at;
        self.remember(count, told, undone);
        self.start_holding();
        self.end_if_over().await;
        self.tell_update();
        Ok(self.number)
    }

    /// The owner of a seat is back: stored, so that a restart does not take the time away again.
    pub(super) async fn restart_clock(&mut self, seat: Seat) -> Result<u32, Illegal> {
        let at = now();
        let mut clocks = self.clocks.clone();
        clocks.back(seat, at);
        self.note(back(seat), clocks, at).await
    }

    /// Stores something that is nothing to the game, but to its clocks.
    pub(super) async fn note(&mut self, body: Json, clocks: Clocks, at: Millis) -> Result<u32, Illegal> {
        let awaited = self.table.as_ref().map(|table| awaited(&**table)).unwrap_or_default();
        let deadline = clocks.deadline(awaited).map(|(at, _)| at);
        let entry = NewEntry { body, client: None };
        self.app
            .store
            .append(self.id.clone(), self.number, vec![entry], deadline, at)
            .await
            .map_err(store_failed)?;
        self.clocks = clocks;
        self.row.changed = at;
        self.remember(1, Vec::new(), None);
        self.tell_update();
        Ok(self.number)
    }

    /// So many entries were stored, and this came of them.
    fn remember(&mut self, entries: u32, told: Vec<Written>, undone: Option<Seat>) {
        let from = self.number;
        self.number += entries;
        if self.happened.len() == REMEMBERED {
            self.happened.pop_front();
        }
        self.happened.push_back(Happened { from, to: self.number, told, undone });
    }

    async fn end_if_over(&mut self) {
        let Some(over) = self.table.as_ref().and_then(|table| table.over()) else { return };
        if self.row.phase == Phase::Play {
            metrics::counter!("reverie_games_over_total").increment(1);
            let passed = campaign::passed(&self.row.game, &self.row.options, &over);
            match self.app.store.end(self.id.clone(), passed, now()).await {
                Ok(()) => {
                    self.row.phase = Phase::Over;
                    self.tell_people();
                }
                Err(failure) => drop(store_failed(failure)),
            }
        }
    }

    /// What can go on without anybody: the dealer deals, bots begin to think.
    pub(super) async fn go_on(&mut self) {
        if self.row.phase != Phase::Play || self.table.is_none() {
            return;
        }
        let due = self.table.as_ref().is_some_and(|table| table.due().is_some());
        if due && let Err(reason) = self.commit(Vec::new(), None).await {
            tracing::warn!(table = %self.id, %reason, "the dealer could not deal");
        }
        self.end_if_over().await;
        self.wake_bots();
    }

    /// The dealer waits a while for who may still take something back.
    fn start_holding(&mut self) {
        let held = match self.table.as_ref().map(|table| table.turn()) {
            Some(Turn::Waiting { held, .. }) => held,
            _ => SeatSet::NONE,
        };
        let until = Instant::now() + self.app.config.limits.hold;
        self.held_until.retain(|seat, _| held.contains(*seat));
        for seat in held.iter() {
            self.held_until.entry(seat).or_insert(until);
        }
    }

    fn held(&self) -> SeatSet {
        self.held_until.keys().copied().collect()
    }

    fn bot_of(&self, seat: Seat) -> Option<String> {
        self.row.seats.iter().find(|row| row.seat == seat.number())?.sitter.bot.clone()
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
            tokio::spawn(async move {
                let (thought, ()) =
                    tokio::join!(thinker.decide(&app.thinkers, table, seat), tokio::time::sleep(pause));
                let _ = own.send(Command::Thought { seat, number, thought }).await;
            });
        }
    }

    /// A bot's decision stands if the table still takes it; otherwise it thinks again about the table as it is.
    pub(super) async fn bot_decided(&mut self, seat: Seat, number: u32, thought: Option<Considered>) {
        self.thinking = self.thinking.without(seat);
        if let Some(level) = thought.as_ref().and_then(|considered| considered.instead) {
            self.given_up.insert(seat, level);
            self.tell_people();
        }
        if self.row.phase != Phase::Play || self.bot_of(seat).is_none() || !self.held().is_empty() {
            return;
        }
        let Some(table) = &self.table else { return };
        let step = thought
            .ok_or_else(|| Illegal::new("not-awaited"))
            .and_then(|considered| considered.thought.step(&**table, seat));
        let played = match step {
            Ok(step) => self.commit(vec![step], None).await,
            Err(reason) => Err(reason),
        };
        if let Err(reason) = played
            && number == self.number
        {
            tracing::warn!(table = %self.id, %seat, %reason, "a bot's move was refused");
            // Not at once: a store that is full would be asked without end.
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// When the next person runs out of time; bots have none to lose.
    pub(super) fn deadline(&self) -> Option<(Millis, Seat)> {
        if self.row.phase != Phase::Play {
            return None;
        }
        let table = self.table.as_ref()?;
        let people: SeatSet = awaited(&**table).iter().filter(|&seat| self.bot_of(seat).is_none()).collect();
        self.clocks.deadline(people)
    }

    pub(super) fn time_is_up(&self) -> bool {
        self.deadline().is_some_and(|(at, _)| at <= now())
    }

    /// Those who held long enough are taken to have confirmed; those out of time are played for by a bot until they are
    /// back.
    pub(super) async fn look_at_the_time(&mut self) {
        let over: Vec<Seat> = self
            .held_until
            .iter()
            .filter(|(_, until)| **until <= Instant::now())
            .map(|(seat, _)| *seat)
            .collect();
        if !over.is_empty() {
            for seat in over {
                if let Some(table) = &mut self.table {
                    let _ = table.confirm(seat);
                }
            }
            let _ = self.let_go().await;
        }
        while let Some((at, seat)) = self.deadline()
            && at <= now()
        {
            tracing::info!(table = %self.id, %seat, "time ran out");
            if self.stand_in(seat).await.is_err() {
                break;
            }
        }
        self.go_on().await;
    }
}

/// The step that takes a seat's last decision back.
fn undo(seat: Seat) -> Json {
    json!({ "undo": seat })
}

/// The steps that take back everything a seat decided that can be taken back, or why there is nothing.
fn start_over(table: &dyn Table, seat: Seat) -> Result<Vec<Json>, Illegal> {
    let mut before = table.fork();
    before.undo(seat)?;
    let mut steps = vec![undo(seat)];
    while before.undo(seat).is_ok() {
        steps.push(undo(seat));
    }
    Ok(steps)
}
