//! The decisions and rolls of a game, numbered from 0 without a gap. The number is the lock: of two who append the same one,
//! the second fails, re-reads and thinks again.

use rusqlite::params;
use serde_json::Value as Json;

use crate::tables::unreadable;
use crate::{Failure, Millis, Store, TableId};

/// An entry to be stored.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEntry {
    /// What was decided, rolled or taken back.
    pub body: Json,
    /// The id its sender gave it, so that a resend is played once.
    pub client: Option<String>,
}

/// An entry as stored.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredEntry {
    /// Its number.
    pub number: u32,
    /// What was decided, rolled or taken back.
    pub body: Json,
    /// The id its sender gave it.
    pub client: Option<String>,
    /// When it was stored.
    pub at: Millis,
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
    /// Appends entries, the first of them with this number, all or none, and remembers when the next time limit runs out.
    /// [`Failure::Taken`] if the number is not the next.
    pub async fn append(
        &self,
        id: TableId,
        number: u32,
        entries: Vec<NewEntry>,
        deadline: Option<Millis>,
        now: Millis,
    ) -> Result<Appended, Failure> {
        self.write(move |db| {
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
            let next: u32 = db
                .prepare_cached("SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ?")?
                .query_row([&id.0], |row| row.get(0))?;
            if next != number {
                return Err(Failure::Taken);
            }
            let mut insert = db.prepare_cached(
                "INSERT INTO entries (table_id, number, body, client, at) VALUES (?, ?, ?, ?, ?)",
            )?;
            for (number, entry) in (number..).zip(&entries) {
                insert.execute(params![id.0, number, entry.body.to_string(), entry.client, now.0])?;
            }
            db.prepare_cached("UPDATE tables SET changed = ?, deadline = ? WHERE id = ?")?
                .execute(params![now.0, deadline.map(|deadline| deadline.0), id.0])?;
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
            let rows = statement.query_map(params![id.0, from], |row| {
                let body: String = row.get(1)?;
                Ok(StoredEntry {
                    number: row.get(0)?,
                    body: serde_json::from_str(&body).map_err(|error| unreadable(1, error))?,
                    client: row.get(2)?,
                    at: Millis(row.get(3)?),
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}
