//! From the store into memory.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use reverie_catalog::Games;
use reverie_game::{Chance, Dealer, Illegal, SeatSet, Seed, Table, Turn};
use reverie_kit::Kit;
use reverie_store::{Fence, GuestId, Millis, Phase, StoredEntry, TableId, TableRow};
use tokio::sync::mpsc;

use super::people::CHAT_SHOWN;
use super::{Actor, Command, hints};
use crate::app::{App, store_failed};
use crate::archive::Archive;
use crate::clock::{Clock, Clocks};
use crate::guard::Bucket;
use crate::names::{NOBODY, told_apart};

impl Actor {
    pub(super) async fn load(
        app: Arc<App>,
        id: TableId,
        fence: Option<Fence>,
        own: mpsc::WeakSender<Command>,
    ) -> Result<Self, Illegal> {
        let row = app.store.table(id.clone()).await.map_err(store_failed)?;
        if row.hidden {
            return Err(Illegal::not_allowed("table-hidden"));
        }
        let spoke = app.store.speakers(id.clone()).await.map_err(store_failed)?;
        let said = app.store.chat(id.clone(), CHAT_SHOWN).await.map_err(store_failed)?;
        let mut room = Self {
            clocks: Clocks::new(clock_of(&row)?, seats_of(&row)),
            empty_since: Some(app.now()),
            hints: Bucket::full(hints::AT_ONCE, app.now()),
            app,
            id,
            fence,
            lost: false,
            row,
            guests: HashMap::new(),
            called: HashMap::new(),
            spoke: spoke.into_iter().collect(),
            said: said.into(),
            table: None,
            seen: Vec::new(),
            stuck: None,
            keeps_its_rules: false,
            archive: None,
            number: 0,
            happened: VecDeque::new(),
            people: HashMap::new(),
            // No two holders call their people the same.
            next_person: fence.map_or(0, |fence| fence.0.unsigned_abs() << 24),
            untold: None,
            thinking: SeatSet::NONE,
            refused: SeatSet::NONE,
            hinting: SeatSet::NONE,
            given_up: HashMap::new(),
            standing_in: HashMap::new(),
            held_until: HashMap::new(),
            left: HashMap::new(),
            votes: HashMap::new(),
            people_told: Millis(0),
            people_due: None,
            own,
        };
        room.meet_guests().await?;
        room.replay().await?;
        Ok(room)
    }

    /// Plays the stored entries: the table as everybody last saw it, with its clocks. A game that cannot be played on is
    /// still here, with the reason and what was kept of it.
    pub(super) async fn replay(&mut self) -> Result<(), Illegal> {
        self.clocks = Clocks::new(clock_of(&self.row)?, seats_of(&self.row));
        if self.row.phase == Phase::Lobby {
            return Ok(());
        }
        let entries = match self.app.store.entries(self.id.clone(), 0).await {
            Ok(entries) => entries,
            Err(failure @ reverie_store::Failure::Unreadable(_)) => {
                return self.get_stuck(store_failed(failure)).await;
            }
            Err(failure) => return Err(store_failed(failure)),
        };
        // Closed before it began: there is no game to show.
        if entries.is_empty() && self.row.phase == Phase::Closed {
            return Ok(());
        }
        match replayed(self.app.config.games, &self.row, &entries) {
            Ok(Replayed { table, clocks, number }) => {
                self.lie(Some(table));
                (self.number, self.clocks) = (number, clocks);
                (self.stuck, self.archive) = (None, None);
                self.happened.clear();
                self.held_until.clear();
                Ok(())
            }
            Err(reason) => {
                tracing::error!(table = %self.id, %reason, "a table cannot be played on");
                self.number = entries.last().map_or(0, |entry| entry.number + 1);
                self.get_stuck(reason).await
            }
        }
    }

    /// This table cannot go on, for this reason: its people see it all the same, and what was kept of it.
    async fn get_stuck(&mut self, reason: Illegal) -> Result<(), Illegal> {
        let kept = self.app.store.archived(self.id.clone()).await.map_err(store_failed)?;
        self.archive = match kept.map(|kept| Archive::unpack(&kept.body)).transpose() {
            Ok(archive) => archive.map(Arc::new),
            Err(why) => {
                tracing::error!(table = %self.id, reason = %why, "an archive cannot be read");
                None
            }
        };
        self.lie(None);
        self.stuck = Some(reason);
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

    /// Learns how those are called who opened the table, sit here or have spoken here. Of two who look alike, whoever came
    /// later has a number after the name.
    pub(super) async fn meet_guests(&mut self) -> Result<(), Illegal> {
        let mut came: Vec<(Millis, GuestId)> = vec![(self.row.created, self.row.host)];
        came.extend(
            self.row
                .seats
                .iter()
                .filter_map(|row| Some((row.since, row.sitter.guest.or(row.sitter.former)?))),
        );
        came.extend(self.spoke.iter().map(|(guest, at)| (*at, *guest)));
        // Whoever came at the same time stands in the order of their seats, the host before them.
        came.sort_by_key(|(at, _)| *at);
        let mut order: Vec<GuestId> = Vec::new();
        for (_, guest) in came {
            if !order.contains(&guest) {
                order.push(guest);
            }
        }
        for &guest in &order {
            let known = self.app.store.guest(guest).await.map_err(store_failed)?;
            self.guests.insert(guest, known);
        }
        let known = order.iter().filter_map(|guest| self.guests.get(guest));
        let names = known.map(|guest| if guest.has_left() { NOBODY } else { &guest.name });
        let shown = told_apart(names);
        self.called = order.into_iter().zip(shown).collect();
        Ok(())
    }

    /// The game that is played here.
    pub(super) fn kit(&self) -> Result<&'static Kit, Illegal> {
        self.app.config.games.find(&self.row.game)
    }

    /// How somebody is called here.
    pub(super) fn called(&self, guest: GuestId) -> String {
        self.called.get(&guest).cloned().unwrap_or_default()
    }

    /// The table was changed beside us.
    pub(super) async fn reload(&mut self) -> Still {
        match self.app.store.table(self.id.clone()).await {
            Ok(row) if row.hidden => {
                self.show_out("table-hidden", |_| true);
                return Still::Gone;
            }
            Ok(row) => self.row = row,
            Err(reverie_store::Failure::Missing) => {
                self.show_out("not-found", |_| true);
                return Still::Gone;
            }
            Err(failure) => {
                drop(store_failed(failure));
                return Still::Here;
            }
        }
        let _ = self.meet_guests().await;
        self.show_out_strangers();
        self.tell_people();
        self.tell_unchanged();
        self.go_on().await;
        Still::Here
    }
}

/// Whether there is still a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Still {
    Here,
    Gone,
}

/// A game as it is after its stored entries.
pub(crate) struct Replayed {
    /// The game.
    pub(crate) table: Box<dyn Table>,
    /// Its clocks.
    pub(crate) clocks: Clocks,
    /// How many entries there are.
    pub(crate) number: u32,
}

/// Plays the stored entries of a table.
pub(crate) fn replayed(games: Games, row: &TableRow, entries: &[StoredEntry]) -> Result<Replayed, Illegal> {
    let mut clocks = Clocks::new(clock_of(row)?, seats_of(row));
    let mut table = open(games, row)?;
    let mut number = 0;
    for entry in entries {
        number = entry.number + 1;
        table.take(&entry.step).map_err(|reason| {
            Illegal::ours("table-broken").with("entry", entry.number).with("reason", reason.phrase)
        })?;
        clocks.take(&entry.step, awaited(&*table), entry.at);
    }
    Ok(Replayed { table, clocks, number })
}

/// The game of a table, before its first entry, by the rules it began with; by the newest where it has not begun.
pub(super) fn open(games: Games, row: &TableRow) -> Result<Box<dyn Table>, Illegal> {
    let entry = games.find(&row.game)?.entry;
    let seed: Seed = row.seed.parse().map_err(|_| {
        tracing::error!(table = %row.id, "its seed cannot be read");
        Illegal::ours("table-unreadable")
            .with("table", row.id.0.as_str())
            .with("what", "seed")
            .with("reason", "")
    })?;
    let chance = Chance::Dealt(Dealer::new(seed));
    match row.phase {
        Phase::Lobby => (entry.open)(seats_of(row), &row.options, chance),
        Phase::Play | Phase::Over | Phase::Closed => {
            (entry.under)(row.rules, seats_of(row), &row.options, chance)
        }
    }
}

/// Whether a table that has not begun could.
pub(crate) fn openable(games: Games, row: &TableRow) -> Result<(), Illegal> {
    clock_of(row)?;
    open(games, row).map(drop)
}

/// How time is kept at a table.
fn clock_of(row: &TableRow) -> Result<Clock, Illegal> {
    serde_json::from_value(row.clock.clone()).map_err(|error| {
        tracing::error!(table = %row.id, %error, "its clock cannot be read");
        Illegal::ours("table-unreadable")
            .with("table", row.id.0.as_str())
            .with("what", "clock")
            .with("reason", error.to_string())
    })
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
