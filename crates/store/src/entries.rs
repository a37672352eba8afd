//! The decisions and rolls of a game, numbered from 0 without a gap. The number is the lock: of two who append the same one,
//! the second fails, re-reads and thinks again.

use reverie_game::AnyStep;
use rusqlite::{Connection, params};

use crate::{Failure, Fence, Millis, SecretHash, Sitter, Store, TableId, Tenure, Unreadable};

/// An entry to be stored.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEntry {
    /// What happened.
    pub step: AnyStep,
    /// The id its sender gave it, so that a resend is played once.
    pub client: Option<String>,
}

/// An entry as stored.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredEntry {
    /// Its number.
    pub number: u32,
    /// What happened.
    pub step: AnyStep,
    /// The id its sender gave it.
    pub client: Option<String>,
    /// When it was stored.
    pub at: Millis,
}

/// Entries to be appended to a table, all or none.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// To which.
    pub tenure: Tenure,
    /// The number of the first: it must be the next.
    pub number: u32,
    /// What happened.
    pub entries: Vec<NewEntry>,
    /// When the next time limit runs out.
    pub deadline: Option<Millis>,
    /// The seat that changes hands with it.
    pub seating: Option<Seating>,
    /// When.
    pub at: Millis,
}

/// A seat that changes hands in a running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    /// Which.
    pub seat: u8,
    /// Whose it is: if it is no longer, nothing is stored.
    pub from: Sitter,
    /// Whose it will be.
    pub to: Sitter,
    /// The link that is spent for it.
    pub spends: Option<SecretHash>,
}

/// What became of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// The entries are stored.
    Stored,
    /// The sender's id is there already, with this number: a resend. Nothing was stored.
    Already {
        /// Where.
        number: u32,
    },
}

impl Store {
    /// Appends entries, all or none, with what comes with them. [`Failure::Taken`] if the number is not the next, or the seat
    /// is no longer whose it was; [`Failure::Missing`] if the link was spent, or the table is gone; [`Failure::Fenced`] if another
    /// server has taken the table over.
    pub async fn append(&self, append: Append) -> Result<Appended, Failure> {
        let Append { tenure, number, entries, deadline, seating, at } = append;
        self.write(move |db| {
            let id = &tenure.table;
            let (fence, next): (i64, u32) = db
                .prepare_cached("SELECT fence, length FROM tables WHERE id = ?")?
                .query_row([&id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
            if tenure.fence.is_some_and(|ours| ours != Fence(fence)) {
                return Err(Failure::Fenced);
            }
            for client in entries.iter().filter_map(|entry| entry.client.as_ref()) {
                let known = db
                    .prepare_cached("SELECT number FROM entries WHERE table_id = ? AND client = ?")?
                    .query_row(params![id.0, client], |row| row.get(0));
                match known {
                    Ok(number) => return Ok(Appended::Already { number }),
                    Err(rusqlite::Error::QueryReturnedNoRows) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            let count = u32::try_from(entries.len()).unwrap_or(u32::MAX);
            if next != number {
                return Err(Failure::Taken);
            }
            if let Some(seating) = &seating {
                seating.change(db, id, at)?;
            }
            let mut insert = db.prepare_cached(
                "INSERT INTO entries (table_id, number, body, client, at) VALUES (?, ?, ?, ?, ?)",
            )?;
            for (number, entry) in (number..).zip(&entries) {
                let body = serde_json::to_string(&entry.step)
                    .map_err(|error| Failure::Database(error.to_string()))?;
                insert.execute(params![id.0, number, body, entry.client, at.0])?;
            }
            db.prepare_cached(
                "UPDATE tables SET changed = ?, deadline = ?, stale = 1, length = length + ? WHERE id = ?",
            )?
            .execute(params![at.0, deadline.map(|deadline| deadline.0), count, id.0])?;
            Ok(Appended::Stored)
        })
        .await
    }

    /// The number of the entry to which its sender gave this id.
    pub async fn entry_of_client(&self, id: TableId, client: String) -> Result<u32, Failure> {
        self.read(move |db| {
            Ok(db
                .prepare_cached("SELECT number FROM entries WHERE table_id = ? AND client = ?")?
                .query_row(params![id.0, client], |row| row.get(0))?)
        })
        .await
    }

    /// The entries from this number on.
    pub async fn entries(&self, id: TableId, from: u32) -> Result<Vec<StoredEntry>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT number, body, client, at FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
            )?;
            let mut rows = statement.query(params![id.0, from])?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next()? {
                let number = row.get(0)?;
                let body: String = row.get(1)?;
                let step = serde_json::from_str(&body).map_err(|error| Unreadable {
                    table: id.clone(),
                    what: format!("entry {number}"),
                    reason: error.to_string(),
                })?;
                entries.push(StoredEntry { number, step, client: row.get(2)?, at: Millis(row.get(3)?) });
            }
            Ok(entries)
        })
        .await
    }
}

impl Seating {
    fn change(&self, db: &Connection, id: &TableId, now: Millis) -> Result<(), Failure> {
        if let Some(link) = &self.spends {
            let spent = db
                .prepare_cached("DELETE FROM links WHERE token = ? AND table_id = ? AND seat = ?")?
                .execute(params![link.0, id.0, self.seat])?;
            if spent == 0 {
                return Err(Failure::Missing);
            }
        }
        crate::tables::reseat(db, id, self.seat, (&self.from, &self.to), now)
    }
}
