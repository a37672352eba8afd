//! From the store into memory.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use reverie_game::{Chance, Dealer, Illegal, Seat, SeatSet, Seed, Table, Turn};
use reverie_store::{Phase, TableId, TableRow};
use serde_json::{Value as Json, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{Command, Room, hints};
use crate::app::{App, store_failed};
use crate::clock::{Clock, Clocks};
use crate::guard::Bucket;

impl Room {
    pub(super) async fn load(
        app: Arc<App>,
        id: TableId,
        own: mpsc::WeakSender<Command>,
    ) -> Result<Self, Illegal> {
        let row = app.store.table(id.clone()).await.map_err(store_failed)?;
        let mut room = Self {
            clocks: Clocks::new(Clock::None, 0),
            app,
            id,
            row,
            guests: HashMap::new(),
            table: None,
            number: 0,
            happened: VecDeque::new(),
            people: HashMap::new(),
            next_person: 0,
            thinking: SeatSet::NONE,
            hinting: SeatSet::NONE,
            hints: Bucket::full(hints::AT_ONCE, std::time::Instant::now()),
            given_up: HashMap::new(),
            held_until: HashMap::new(),
            left: HashMap::new(),
            votes: HashMap::new(),
            lost_somebody: false,
            empty_since: Some(Instant::now()),
            own,
        };
        room.meet_guests().await?;
        room.replay().await?;
        Ok(room)
    }

    /// Plays the stored entries: the table as everybody last saw it, with its clocks.
    pub(super) async fn replay(&mut self) -> Result<(), Illegal> {
        let mut clocks = Clocks::new(self.clock(), seats_of(&self.row));
        if self.row.phase == Phase::Lobby {
            self.clocks = clocks;
            return Ok(());
        }
        let entries = self.app.store.entries(self.id.clone(), 0).await.map_err(store_failed)?;
        // Closed before it began: there is no game to show.
        if entries.is_empty() && self.row.phase == Phase::Closed {
            return Ok(());
        }
        let (mut table, mut number) = (open(&self.row)?, 0);
        for entry in entries {
            number = entry.number + 1;
            if let Some(seat) = came_back(&entry.body) {
                clocks.back(seat, entry.at);
                continue;
            }
            if entry.body == begun() {
                clocks.step(None, awaited(&*table), entry.at);
                continue;
            }
            table.take(&entry.body).map_err(|reason| {
                tracing::error!(table = %self.id, number = entry.number, %reason, "a stored entry does not stand");
                Illegal::new("table-broken")
            })?;
            let mover = decided_by(&entry.body);
            if mover.is_none()
                && let Some(seat) = self::mover(&entry.body)
            {
                clocks.undo(seat, entry.at);
            }
            clocks.step(mover, awaited(&*table), entry.at);
        }
        // All or nothing: a table that cannot be read again stays as it was.
        (self.table, self.number, self.clocks) = (Some(table), number, clocks);
        self.happened.clear();
        self.held_until.clear();
        Ok(())
    }

    /// Who sits where has changed.
    pub(super) async fn reseat(&mut self) {
        match self.app.store.table(self.id.clone()).await {
            Ok(row) => self.row = row,
            Err(failure) => drop(store_failed(failure)),
        }
        let _ = self.meet_guests().await;
        self.show_out_strangers();
        self.tell_people();
    }

    pub(super) async fn meet_guests(&mut self) -> Result<(), Illegal> {
        for guest in self.row.seats.iter().filter_map(|row| row.sitter.guest).chain([self.row.host]) {
            let known = self.app.store.guest(guest).await.map_err(store_failed)?;
            self.guests.insert(guest, known);
        }
        Ok(())
    }
}

/// The game of a table, before its first entry.
pub(super) fn open(row: &TableRow) -> Result<Box<dyn Table>, Illegal> {
    let entry = reverie_catalog::find(&row.game)?.entry;
    if entry.rules != row.rules {
        return Err(Illegal::new("other-rules").with("rules", row.rules).with("known", entry.rules));
    }
    let seed: Seed = row.seed.parse().map_err(|_| Illegal::new("table-broken"))?;
    (entry.open)(seats_of(row), &row.options, Chance::Dealt(Dealer::new(seed)))
}

fn seats_of(row: &TableRow) -> u8 {
    u8::try_from(row.seats.len()).unwrap_or(u8::MAX)
}

/// Who owes a decision.
pub(super) fn awaited(table: &dyn Table) -> SeatSet {
    match table.turn() {
        Turn::Waiting { waiting, .. } => waiting,
        Turn::Chance { .. } | Turn::Over { .. } => SeatSet::NONE,
    }
}

/// The entry that says the owner of a seat was back from then on: nothing to the game, but to its clock.
pub(super) fn back(seat: Seat) -> Json {
    json!({ "back": seat })
}

/// The entry of a game that begins without a roll: from then on its clocks run.
pub(super) fn begun() -> Json {
    json!({ "begun": true })
}

fn came_back(entry: &Json) -> Option<Seat> {
    entry.get("back")?.as_u64().and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new)
}

/// Who decided something, as against taking it back.
pub(super) fn decided_by(step: &Json) -> Option<Seat> {
    step.get("seat").and(mover(step))
}

/// Whose step it is: who decided, or took back.
pub(super) fn mover(step: &Json) -> Option<Seat> {
    let seat = step.get("seat").or_else(|| step.get("undo"))?.as_u64()?;
    u8::try_from(seat).ok().and_then(Seat::new)
}
