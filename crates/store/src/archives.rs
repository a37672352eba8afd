//! How games went, told and packed: what is in an archive is its writer's affair, the store keeps it.

use rusqlite::{OptionalExtension, params};

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
        self.write(move |db| {
            db.prepare_cached(
                "INSERT INTO archives (table_id, number, body) VALUES (?, ?, ?)
                 ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body",
            )?
            .execute(params![id.0, archived.number, archived.body])?;
            db.prepare_cached("UPDATE tables SET stale = 0 WHERE id = ?1 AND length = ?2")?
                .execute(params![id.0, archived.number])?;
            Ok(())
        })
        .await
    }

    /// The archive of a table, if it has one.
    pub async fn archived(&self, id: TableId) -> Result<Option<Archived>, Failure> {
        self.read(move |db| {
            Ok(db
                .prepare_cached("SELECT number, body FROM archives WHERE table_id = ?")?
                .query_row([&id.0], |row| Ok(Archived { number: row.get(0)?, body: row.get(1)? }))
                .optional()?)
        })
        .await
    }

    /// Tables with something to tell that no archive tells yet: those that are over, and those at which nothing has
    /// happened since `quiet`.
    pub async fn stale(&self, quiet: Millis, most: u32) -> Result<Vec<TableId>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT id FROM tables WHERE stale = 1
                 AND (phase = 'over' OR (phase IN ('play', 'closed') AND changed <= ?)) LIMIT ?",
            )?;
            let ids = statement.query_map(params![quiet.0, most], |row| Ok(TableId(row.get(0)?)))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// There is nothing to tell of this table that could be told.
    pub async fn leave_untold(&self, id: TableId) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("UPDATE tables SET stale = 0 WHERE id = ?")?.execute([&id.0])?;
            Ok(())
        })
        .await
    }
}
