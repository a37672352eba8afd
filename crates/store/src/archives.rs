//! How games went, told and packed: what is in an archive is its writer's affair, the store keeps it.

use crate::db::values;
use crate::{Failure, Millis, Store, TableId};

/// An archive as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Archived {
    /// How many entries it tells of.
    pub number: u32,
    /// What it tells.
    pub body: Vec<u8>,
}

impl Store {
    /// Keeps the archive of a table in the place of an earlier one. The table is up to date in it if nothing was stored since.
    pub async fn archive(&self, id: TableId, archived: Archived) -> Result<(), Failure> {
        self.write((id, archived), |db, (id, archived)| {
            Box::pin(async move {
                db.execute(
                    "INSERT INTO archives (table_id, number, body) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body",
                    values![&id, archived.number, &archived.body],
                )
                .await?;
                let number = archived.number;
                db.execute("UPDATE tables SET stale = 0 WHERE id = $1 AND length = $2", values![&id, number])
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// The archive of a table, if it has one.
    pub async fn archived(&self, id: TableId) -> Result<Option<Archived>, Failure> {
        self.read((id,), |db, (id,)| {
            Box::pin(async move {
                let kept =
                    db.find("SELECT number, body FROM archives WHERE table_id = $1", values![&id]).await?;
                kept.map(|mut row| Ok(Archived { number: row.get(0)?, body: row.get(1)? })).transpose()
            })
        })
        .await
    }

    /// Tables with something to tell that no archive tells yet: those that are over, and those at which nothing has
    /// happened since `quiet`.
    pub async fn stale(&self, quiet: Millis, most: u32) -> Result<Vec<TableId>, Failure> {
        self.read((quiet, most), |db, (quiet, most)| {
            Box::pin(async move {
                db.list(
                    "SELECT id FROM tables WHERE stale = 1
                     AND (phase = 'over' OR (phase IN ('play', 'closed') AND changed <= $1)) LIMIT $2",
                    values![quiet, most],
                    |mut row| row.get(0),
                )
                .await
            })
        })
        .await
    }

    /// There is nothing to tell of this table that could be told.
    pub async fn leave_untold(&self, id: TableId) -> Result<(), Failure> {
        self.write((id,), |db, (id,)| {
            Box::pin(async move {
                db.execute("UPDATE tables SET stale = 0 WHERE id = $1", values![&id]).await?;
                Ok(())
            })
        })
        .await
    }
}
