//! The decisions and rolls of a game, numbered from 0 without a gap. The number is the lock: of two who append the same one,
//! the second fails, re-reads and thinks again.

use reverie_game::AnyStep;

use crate::db::{Db, Given, Value, values};
use crate::store::Engine;
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
        match &self.engine {
            Engine::File(threads) => threads.write((append,), |db, (append,)| Box::pin(append.run(db))).await,
            Engine::Server(lines) => lines.append(append).await,
        }
    }

    /// The number of the entry to which its sender gave this id.
    pub async fn entry_of_client(&self, id: TableId, client: String) -> Result<u32, Failure> {
        self.read((id, client), |db, (id, client)| {
            Box::pin(async move { db.row(BY_CLIENT, values![&id, &client]).await?.get(0) })
        })
        .await
    }

    /// The entries from this number on.
    pub async fn entries(&self, id: TableId, from: u32) -> Result<Vec<StoredEntry>, Failure> {
        self.read((id, from), |db, (id, from)| Box::pin(async move { entries(db, id, *from).await })).await
    }
}

const BY_CLIENT: &str = "SELECT number FROM entries WHERE table_id = $1 AND client = $2";

async fn entries(db: &Db, id: &TableId, from: u32) -> Result<Vec<StoredEntry>, Failure> {
    db.list(
        "SELECT number, body, client, at FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number",
        values![id, from],
        |mut row| {
            let (number, body): (u32, String) = (row.get(0)?, row.get(1)?);
            let step = serde_json::from_str(&body).map_err(|error| Unreadable {
                table: id.clone(),
                what: format!("entry {number}"),
                reason: error.to_string(),
            })?;
            Ok(StoredEntry { number, step, client: row.get(2)?, at: row.get(3)? })
        },
    )
    .await
}

impl NewEntry {
    /// What is stored of what happened.
    pub(crate) fn body(&self) -> Result<String, Failure> {
        serde_json::to_string(&self.step).map_err(|error| Failure::Database(error.to_string()))
    }
}

impl Append {
    /// How many entries.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Stores it, whatever else is going on.
    pub(crate) async fn run(&self, db: &Db) -> Result<Appended, Failure> {
        let id = &self.tenure.table;
        let mut row = db.row_alone("SELECT fence, length FROM tables WHERE id = $1", values![id]).await?;
        let (fence, next): (Fence, u32) = (row.get(0)?, row.get(1)?);
        if self.tenure.fence.is_some_and(|ours| ours != fence) {
            return Err(Failure::Fenced);
        }
        for client in self.entries.iter().filter_map(|entry| entry.client.as_ref()) {
            if let Some(mut row) = db.find(BY_CLIENT, values![id, client]).await? {
                return Ok(Appended::Already { number: row.get(0)? });
            }
        }
        if next != self.number {
            return Err(Failure::Taken);
        }
        if let Some(seating) = &self.seating {
            seating.change(db, id, self.at).await?;
        }
        let bodies: Vec<String> = self.entries.iter().map(NewEntry::body).collect::<Result<_, _>>()?;
        let rows = (self.number..).zip(&self.entries).zip(&bodies).map(|((number, entry), body)| {
            let client = entry.client.value();
            vec![id.value(), Value::Int(number.into()), Value::Text(body), client, Value::Int(self.at.0)]
        });
        let insert = "INSERT INTO entries (table_id, number, body, client, at) VALUES ($1, $2, $3, $4, $5)";
        db.execute_each(insert, rows).await?;
        db.execute(
            "UPDATE tables SET changed = $1, deadline = $2, stale = 1, length = $3 WHERE id = $4",
            values![self.at, self.deadline, self.number + self.count(), id],
        )
        .await?;
        Ok(Appended::Stored)
    }

    /// Whether exactly this is what is stored: it was, though nobody heard so.
    pub(crate) async fn is_stored(&self, db: &Db) -> Result<bool, Failure> {
        let stored = entries(db, &self.tenure.table, self.number).await?;
        let same = |(stored, new): (&StoredEntry, &NewEntry)| {
            stored.at == self.at && stored.client == new.client && stored.step == new.step
        };
        Ok(stored.len() >= self.entries.len() && stored.iter().zip(&self.entries).all(same))
    }
}

impl Seating {
    async fn change(&self, db: &Db, id: &TableId, now: Millis) -> Result<(), Failure> {
        if let Some(link) = &self.spends {
            let sql = "DELETE FROM links WHERE token = $1 AND table_id = $2 AND seat = $3";
            if db.execute(sql, values![link, id, self.seat]).await? == 0 {
                return Err(Failure::Missing);
            }
        }
        crate::tables::reseat(db, id, self.seat, (&self.from, &self.to), now).await
    }
}
